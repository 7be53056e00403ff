"""Texts in the box: small packs of entities, predicates and statements about a theme, ours.

A text is named `@pack.name`; what it says in a language is the message `text-pack-name`. People may use them when they
are stuck, and bots have nothing else to write.
"""

from typing import Final

STATEMENTS: Final[dict[str, str]] = {
    "art": """
        mona_lisa created_by leonardo
        mona_lisa shown_in louvre
        mona_lisa painted_with oil_paint
        last_supper created_by leonardo
        last_supper painted_in milan
        leonardo lived_in milan
        leonardo belongs_to renaissance
        girl_with_pearl created_by vermeer
        girl_with_pearl painted_with ultramarine
        girl_with_pearl shown_in the_hague
        vermeer lived_in delft
        vermeer used camera_obscura
        ultramarine made_from lapis_lazuli
        great_wave created_by hokusai
        great_wave made_as woodcut
        great_wave inspired van_gogh
        starry_night created_by van_gogh
        starry_night painted_with oil_paint
        guernica created_by picasso
        guernica shows war
        guernica shown_in madrid
        two_fridas created_by kahlo
        two_fridas shows identity
        kahlo lived_in mexico_city
        cave_paintings made_with ochre
        renaissance began_in florence
    """,
    "music": """
        well_tempered composed_by bach
        well_tempered written_for harpsichord
        bach lived_in leipzig
        bach wrote_in counterpoint
        magic_flute composed_by mozart
        magic_flute first_heard_in vienna
        magic_flute belongs_to opera
        moonlight composed_by beethoven
        moonlight written_for piano
        beethoven lived_in vienna
        orfeo composed_by monteverdi
        orfeo belongs_to opera
        orfeo tells_of orpheus
        orpheus plays lyre
        rite_of_spring composed_by stravinsky
        rite_of_spring first_heard_in paris
        rite_of_spring caused scandal
        kind_of_blue recorded_by miles_davis
        kind_of_blue belongs_to jazz
        miles_davis plays trumpet
        raga taught_by listening
        sitar plays_in raga
        metronome measures tempo
        score records music
        improvisation shapes jazz
        counterpoint opposed_to improvisation
    """,
    "libraries": """
        alexandria kept papyrus
        alexandria lost_in fire
        callimachus worked_in alexandria
        pinakes written_by callimachus
        pinakes is_a catalogue
        gutenberg printed bible_42
        bible_42 printed_in mainz
        printing_press replaced copying
        scriptorium practised copying
        card_catalogue is_a catalogue
        card_catalogue replaced_by database
        dewey devised decimal_classes
        decimal_classes orders shelves
        ranganathan devised colon_classes
        ranganathan wrote five_laws
        five_laws say books_are_for_use
        otlet dreamt_of mundaneum
        mundaneum kept_in mons
        mundaneum foreshadows web
        berners_lee invented web
        linked_data lives_on web
        triple is_part_of linked_data
        librarian cares_for shelves
        reader wanders_along shelves
        marginalia left_by reader
        manuscript holds marginalia
    """,
}


def triples(pack: str) -> list[tuple[str, str, str]]:
    """The statements of a pack, each with the names of its subject, predicate and object (SV.graph).

    >>> triples("art")[0]
    ('@art.mona_lisa', '@art.created_by', '@art.leonardo')
    """
    found: list[tuple[str, str, str]] = []
    for line in STATEMENTS[pack].strip().splitlines():
        subject, predicate, thing = line.split()
        found.append((f"@{pack}.{subject}", f"@{pack}.{predicate}", f"@{pack}.{thing}"))
    return found


def once(names: list[str]) -> list[str]:
    """Each name once, in the order they first come."""
    return list(dict.fromkeys(names))


TRIPLES: Final = {pack: triples(pack) for pack in STATEMENTS}
ENTITIES: Final = {pack: once([name for one in TRIPLES[pack] for name in (one[0], one[2])]) for pack in STATEMENTS}
PREDICATES: Final = {pack: once([one[1] for one in TRIPLES[pack]]) for pack in STATEMENTS}

FREE: Final = "free"
"""The theme that has all packs."""
LINKS: Final = ["@any.reminds_of", "@any.differs_from", "@any.leads_to", "@any.seen_beside"]
"""Predicates that fit between any two elements."""
CITED: Final = "@any.cited_in"
SOURCES: Final = ["@any.encyclopedia", "@any.exhibition", "@any.lecture", "@any.letter"]
"""Where a statement may come from: `cited_in` one of these makes a meta-statement."""

ENTITIES_OF: Final[dict[str, list[str]]] = {**ENTITIES, FREE: [name for pack in ENTITIES.values() for name in pack]}
"""The entities for each theme."""
PREDICATES_OF: Final[dict[str, list[str]]] = {
    **{pack: [*names, *LINKS] for pack, names in PREDICATES.items()},
    FREE: [*(name for pack in PREDICATES.values() for name in pack), *LINKS],
}
TRIPLES_OF: Final[dict[str, list[tuple[str, str, str]]]] = {
    **TRIPLES,
    FREE: [one for pack in TRIPLES.values() for one in pack],
}
KNOWN: Final = frozenset(ENTITIES_OF[FREE] + PREDICATES_OF[FREE] + [CITED] + SOURCES)
