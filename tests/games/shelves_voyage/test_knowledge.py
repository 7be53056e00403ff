"""What the events tell of the graph: who made what, what was quarrelled over, owed, mended and merged."""

from tallystick.games.shelves_voyage.knowledge import READ, acts_in
from tallystick.games.shelves_voyage.linked import ENTITIES, PREDICATES, THINGS, rows
from tallystick.games.shelves_voyage.packs import ENTITIES_OF, KNOWN, SOURCES

NOW = 1_000


def told(*entries):
    """Each entry one millisecond after the other."""
    named = ([{"event": f"sv_{event.pop('event')}", **event} for event in entry] for entry in entries)
    return {act.id: act for act in acts_in((NOW + at, events) for at, events in enumerate(named))}


def began(turn):
    return {"event": "turn_began", "turn": turn, "seat": 0, "why": "lowest"}


def stated(node, subject="e1", thing="e2", **more):
    fixed = {"event": "statement_made", "statement": node, "subject": subject, "object": thing}
    return {**fixed, "action": 3, "authors": [0], "why": "turn", **more}


def quarrelled(entity="e1"):
    return {"event": "quarrel_began", "entity": entity, "seat": 0, "opponent": 2}


def decided(entity="e1", **more):
    result = {"winner": 0, "loser": 2, "how": "votes", "votes": 3, "against": 1}
    return {"event": "quarrel_settled", "entity": entity, **result, **more}


def test_a_quarrel_is_an_act_about_an_entity_and_leads_to_what_the_loser_says():
    acts = told([began(4)], [quarrelled()], [decided()], [stated("s1", why="quarrel", authors=[2])])
    quarrel = acts["quarrel-1"]
    assert (quarrel.seats, quarrel.other, quarrel.used, quarrel.turn) == ((0,), 2, ("e1",), 4)
    assert (quarrel.winner, quarrel.how, quarrel.votes) == (0, "votes", (3, 1))
    assert (quarrel.began, quarrel.ended) == (NOW + 1, NOW + 2)
    assert acts["act-s1"].after == ("quarrel-1",)


def test_a_quarrel_that_nobody_decided_has_no_end():
    quarrel = told([quarrelled()])["quarrel-1"]
    assert (quarrel.ended, quarrel.winner, quarrel.votes) == (None, None, None)


def duty(kind="given", **more):
    return {"event": f"duty_{kind}", "by": 1, "seat": 0, "token": 7, "topic": "@art.war", **more}


def test_a_duty_is_fulfilled_by_what_is_done_in_the_same_entry():
    acts = told([duty()], [stated("s1")], [stated("s2"), duty("settled")])
    owed = acts["duty-7"]
    assert (owed.seats, owed.other, owed.text) == ((1,), 0, "@art.war")
    assert (owed.began, owed.ended) == (NOW, NOW + 2)
    assert (acts["act-s1"].after, acts["act-s2"].after) == ((), ("duty-7",))


def test_a_duty_may_be_fulfilled_by_a_quarrel():
    acts = told([duty()], [quarrelled()], [decided(), duty("settled")])
    assert acts["quarrel-1"].after == ("duty-7",)


def test_a_duty_that_was_claimed_is_fulfilled_by_what_it_was_claimed_for():
    """The second version of the rules asks who paid for it, some turns later."""
    acts = told([duty()], [stated("s1"), duty("claimed", node="s1")], [stated("s2")], [stated("s3"), duty("settled")])
    assert [acts[f"act-s{n}"].after for n in (1, 2, 3)] == [("duty-7",), (), ()]
    acts = told([duty()], [quarrelled("e3")], [decided("e3"), duty("claimed", node="e3")], [duty("settled")])
    assert acts["quarrel-1"].after == ("duty-7",)


def test_a_new_entity_comes_by_the_act_of_its_statement():
    new = {"event": "entity_placed", "entity": "e3", "seat": 0, "why": "new", "text": "@art.war"}
    acts = told([new, stated("s1", "e1", "e3")])
    assert (acts["act-s1"].used, acts["act-s1"].made) == (("e1",), ("e3", "s1"))
    assert list(acts) == ["act-s1"]


def test_what_was_mended_merged_and_left_is_told():
    acts = told(
        [{"event": "text_mended", "node": "e1", "seat": 0, "before": "@art.war", "text": "@art.ochre"}],
        [{"event": "entities_merged", "into": "e1", "node": "e2", "seat": 0, "text": "", "into_text": ""}],
        [{"event": "legacy_placed", "entity": "e1", "seat": 1, "text": ""}],
        [{"event": "legacy_altered", "entity": "e1", "how": "moved", "to": "e2", "seat": 2, "owner": 1, "heir": -1}],
    )
    assert (acts["mending-1"].used, acts["mending-1"].text) == (("e1",), "@art.war")
    assert (acts["merging-1"].used, acts["merging-1"].seats) == (("e1", "e2"), (0,))
    assert [(acts[f"legacy-{n}"].how, acts[f"legacy-{n}"].used) for n in (1, 2)] == [
        ("placed", ("e1",)),
        ("moved", ("e1", "e2")),
    ]


def test_other_events_tell_nothing_of_the_graph():
    assert not told([{"event": "coins_changed", "seat": 0}], [])
    assert all(tag.startswith("sv_") for tag in READ)


def test_whatever_is_linked_is_in_the_box_and_only_once():
    """Mutant: a name that was changed in the box and not here."""
    names = [name for name, _ in (*rows(ENTITIES), *rows(PREDICATES))]
    assert len(names) == len(set(names)) == len(THINGS)
    assert set(names) <= KNOWN
    things = {*ENTITIES_OF["free"], *SOURCES}
    assert {name for name, thing in THINGS.items() if thing.types} <= things
    items = [name for thing in THINGS.values() for name in thing.same]
    assert len(items) == len(set(items)) >= 50


def test_every_thing_of_the_box_has_a_class():
    unknown = {name for name in (*ENTITIES_OF["free"], *SOURCES) if name not in THINGS}
    assert not unknown
