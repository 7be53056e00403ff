"""What the world calls the things and the predicates of the box: classes, Wikidata's items, and properties elsewhere.

After a thing of the box come its classes and, where it is known for certain, its item in Wikidata; after a predicate,
properties of others that say nearly the same.
"""

from typing import Final

from tallystick.kernel.graph import Thing

ENTITIES: Final = """
    art.mona_lisa schema:Painting wd:Q12418
    art.leonardo schema:Person wd:Q762
    art.louvre schema:Museum wd:Q19675
    art.oil_paint skos:Concept wd:Q296955
    art.last_supper schema:Painting wd:Q128910
    art.milan schema:City wd:Q490
    art.renaissance skos:Concept wd:Q4692
    art.girl_with_pearl schema:Painting wd:Q185372
    art.vermeer schema:Person wd:Q41264
    art.ultramarine skos:Concept
    art.the_hague schema:City wd:Q36600
    art.delft schema:City wd:Q690
    art.camera_obscura skos:Concept
    art.lapis_lazuli skos:Concept
    art.great_wave schema:VisualArtwork wd:Q252485
    art.hokusai schema:Person wd:Q5586
    art.woodcut skos:Concept
    art.van_gogh schema:Person wd:Q5582
    art.starry_night schema:Painting wd:Q45585
    art.guernica schema:Painting wd:Q175036
    art.picasso schema:Person wd:Q5593
    art.war skos:Concept wd:Q198
    art.madrid schema:City wd:Q2807
    art.two_fridas schema:Painting
    art.kahlo schema:Person wd:Q5588
    art.identity skos:Concept
    art.mexico_city schema:City wd:Q1489
    art.cave_paintings schema:VisualArtwork
    art.ochre skos:Concept
    art.florence schema:City wd:Q2044
    music.well_tempered schema:MusicComposition
    music.bach schema:Person wd:Q1339
    music.harpsichord skos:Concept wd:Q81982
    music.leipzig schema:City wd:Q2079
    music.counterpoint skos:Concept
    music.magic_flute schema:MusicComposition wd:Q5064
    music.mozart schema:Person wd:Q254
    music.vienna schema:City wd:Q1741
    music.opera skos:Concept wd:Q1344
    music.moonlight schema:MusicComposition
    music.beethoven schema:Person wd:Q255
    music.piano skos:Concept wd:Q5994
    music.orfeo schema:MusicComposition
    music.monteverdi schema:Person wd:Q53068
    music.orpheus skos:Concept wd:Q174353
    music.lyre skos:Concept
    music.rite_of_spring schema:MusicComposition
    music.stravinsky schema:Person wd:Q7314
    music.paris schema:City wd:Q90
    music.scandal skos:Concept
    music.kind_of_blue schema:MusicAlbum
    music.miles_davis schema:Person wd:Q93341
    music.jazz skos:Concept wd:Q8341
    music.trumpet skos:Concept wd:Q8338
    music.raga skos:Concept
    music.listening skos:Concept
    music.sitar skos:Concept
    music.metronome skos:Concept
    music.tempo skos:Concept
    music.score schema:SheetMusic
    music.music skos:Concept wd:Q638
    music.improvisation skos:Concept
    libraries.alexandria schema:Library wd:Q435
    libraries.papyrus skos:Concept
    libraries.fire skos:Concept
    libraries.callimachus schema:Person
    libraries.pinakes schema:CreativeWork
    libraries.catalogue skos:Concept
    libraries.gutenberg schema:Person wd:Q8958
    libraries.bible_42 schema:Book
    libraries.mainz schema:City wd:Q1720
    libraries.printing_press skos:Concept wd:Q144334
    libraries.copying skos:Concept
    libraries.scriptorium skos:Concept
    libraries.card_catalogue skos:Concept
    libraries.database skos:Concept wd:Q8513
    libraries.dewey schema:Person
    libraries.decimal_classes skos:Concept wd:Q48460
    libraries.shelves skos:Concept
    libraries.ranganathan schema:Person
    libraries.colon_classes skos:Concept
    libraries.five_laws schema:CreativeWork
    libraries.books_are_for_use skos:Concept
    libraries.otlet schema:Person
    libraries.mundaneum schema:Organization
    libraries.mons schema:City
    libraries.web skos:Concept wd:Q466
    libraries.berners_lee schema:Person wd:Q80
    libraries.linked_data skos:Concept wd:Q515701
    libraries.triple skos:Concept
    libraries.librarian skos:Concept wd:Q182436
    libraries.reader skos:Concept
    libraries.marginalia skos:Concept
    libraries.manuscript skos:Concept wd:Q87167
    any.encyclopedia schema:CreativeWork
    any.exhibition schema:CreativeWork
    any.lecture schema:CreativeWork
    any.letter schema:CreativeWork
"""

PREDICATES: Final = """
    art.created_by schema:creator dcterms:creator wd:P170
    art.shown_in wd:P276
    art.painted_with schema:material wd:P186
    art.painted_in schema:locationCreated wd:P1071
    art.lived_in schema:homeLocation wd:P551
    art.belongs_to wd:P135
    art.used wd:P2283
    art.made_from schema:material wd:P186
    art.made_as schema:artform
    art.shows wd:P180
    art.made_with schema:material wd:P186
    music.composed_by schema:composer dcterms:creator wd:P86
    music.written_for wd:P870
    music.lived_in schema:homeLocation wd:P551
    music.first_heard_in wd:P4647
    music.belongs_to schema:genre wd:P136
    music.tells_of schema:about dcterms:subject wd:P921
    music.plays wd:P1303
    music.caused wd:P1542
    music.recorded_by schema:byArtist wd:P175
    music.opposed_to wd:P461
    libraries.worked_in schema:workLocation wd:P937
    libraries.written_by schema:author dcterms:creator wd:P50
    libraries.is_a wd:P31
    libraries.printed_in schema:locationCreated wd:P291
    libraries.replaced dcterms:replaces wd:P1365
    libraries.replaced_by dcterms:isReplacedBy wd:P1366
    libraries.kept_in wd:P276
    libraries.is_part_of schema:isPartOf dcterms:isPartOf wd:P361
    any.reminds_of dcterms:relation
    any.differs_from wd:P1889
    any.cited_in dcterms:isReferencedBy wd:P1343
"""


def rows(written: str) -> list[tuple[str, list[str]]]:
    """Each name of the box with the names that follow it."""
    found: list[tuple[str, list[str]]] = []
    for line in written.strip().splitlines():
        names = line.split()
        found.append((f"@{names[0]}", names[1:]))
    return found


def thing(names: list[str]) -> Thing:
    """An entity: its classes, and its item in Wikidata.

    >>> thing(["schema:City", "wd:Q490"])
    Thing(types=('schema:City',), same=('wd:Q490',), close=())
    """
    types = tuple([name for name in names if not name.startswith("wd:")])
    return Thing(types, tuple([name for name in names if name.startswith("wd:")]))


THINGS: Final[dict[str, Thing]] = {
    **{name: thing(names) for name, names in rows(ENTITIES)},
    **{name: Thing(close=tuple(names)) for name, names in rows(PREDICATES)},
}
