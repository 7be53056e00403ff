"""A whole session as plain data, with hostile names and texts, for the tests of what is taken away."""

from random import Random

from sessions.classes import a_class
from tallystick.exports.taken import Participant, Taken, TakenTable
from tallystick.games import CATALOGUE
from tallystick.sessions.ports import Answered, Happened
from tallystick.sessions.questions import AFTER, BEFORE, ideas_asked, questions_for

HOSTILE = (
    '=HYPERLINK("http://x";"y")',
    "+1;2",
    "@sum\t1",
    'a"b',
    "line\nbreak",
    "-2+3",
    "<script>alert(1)</script>",
    "Ana",
)


def taken(game="market-island", seed=3, named=False, people=24):
    """A class that played, answered twice and thought about every card."""
    chance = Random(seed)
    numbers = iter(range(1, people + 1))
    tables = []
    for number, (journal, played) in enumerate(a_class(game, seed), 1):
        seats = 1 + max(played, default=0)
        sitters = tuple(next(numbers, 0) if seat in played else 0 for seat in range(seats))
        tables.append(TakenTable(number, ("shell", "crab", "palm", "gull")[number - 1], journal, sitters, b"{}"))
    ideas = ideas_asked(game, ())
    answers = []
    for number in range(1, people + 1):
        for phase, luck in ((BEFORE, 0.4), (AFTER, 0.8)):
            for question in questions_for(game, ideas, "class1", number, phase):
                option = 0 if chance.random() < luck else chance.choice((1, 2, 3, -1))
                answers.append(Answered(number, phase, question.id, option, chance.randrange(900, 30_000), 5_000_000))
        for card in CATALOGUE[game].cards:
            answers.append(Answered(number, "card", card.id, chance.randrange(len(card.options)), 0, 6_000_000))
    log = [
        Happened(
            0, 900_000, "server", "made", None, {"plan": {"title": HOSTILE[0], "list": [HOSTILE[1]]}, "seed": "x"}
        ),
        Happened(1, 950_000, "server", "entered", None, {"number": 1, "hash": "ab" * 32, "lang": "en"}),
        Happened(2, 990_000, "lead", "begin", "f" * 32, {"tables": [1]}),
        Happened(3, 995_000, "7", "hand", None, {"number": 7, "up": True}),
        Happened(4, 1_100_000, "lead", "more_time", "e" * 32, {"minutes": 2}),
        Happened(5, 9_000_000, "lead", "end", "d" * 32, {"stopped": []}),
    ]
    parts = ({"part": "arrive", "from": 900_000, "to": 990_000}, {"part": "play", "from": 990_000, "to": 4_000_000})
    crowd = tuple(
        Participant(number, "en", 900_000, False, False, HOSTILE[number % len(HOSTILE)] if named else "")
        for number in range(1, people + 1)
    )
    return Taken(
        session="class1",
        game=game,
        created=900_000,
        phase="over",
        tables=tuple(tables),
        people=crowd,
        answers=tuple(answers),
        log=tuple(log),
        ideas=ideas,
        kept=({"table": 1, "seq": 20, "idea": "luck"},),
        parts=parts,
        plan=b'game = "market-island"\n',
        title=HOSTILE[0] if named else "",
        named=named,
        retention_days=30,
    )
