"""The HTTP requests about what a class learned: questions, cards, results, the report, and files to take away."""

import asyncio
from functools import partial
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from tallystick.api.patience import Patience
from tallystick.api.refusals import answer
from tallystick.api.requests import token_of
from tallystick.exports.reporting import report_of
from tallystick.exports.session_files import TYPES, Files
from tallystick.exports.taken import ReadTable, Taken
from tallystick.exports.taking import Journal, taken_from
from tallystick.kernel.debrief import Points
from tallystick.kernel.refusals import Refused
from tallystick.kernel.story import Story
from tallystick.sessions import asking, keys
from tallystick.sessions.debrief import Held, own_moment, ready_cards
from tallystick.sessions.learning import gain_of, learned
from tallystick.sessions.live import LiveSession
from tallystick.sessions.questions import AFTER, BEFORE, NOT_SURE, bank_of, ideas_asked, options_for
from tallystick.sessions.service import Sessions
from tallystick.sessions.sitting import AFTER as PHASE_AFTER
from tallystick.sessions.sitting import OVER, Person
from tallystick.tables.credentials import hash_of
from tallystick.tables.service import Tables
from tallystick.tables.telling import story_of_own
from tallystick.words import check_language

LEADING: Final = (keys.LEAD, keys.CO)
LOOKING: Final = (*LEADING, keys.WATCH, keys.WALL)


class LearningRequests:
    """A person sees the own answers and points; the wall and whoever leads see sums."""

    def __init__(self, sessions: Sessions, tables: Tables) -> None:
        self.sessions = sessions
        self.tables = tables
        self.stories: dict[str, tuple[str, Story]] = {}
        """Of every table that is over, with the seal of its end."""
        self.taking = Patience()

    # --- For a person

    async def questions(self, request: Request) -> Response:
        """One's own questions in one's own order, without a word about which answer is right."""
        live, person = await self._person(request)
        phase = live.sitting.quiz
        told = []
        for question in asking.asked_of(live, person.number, phase):
            options = [
                {"option": place, "en": question.options[place].en, "fr": question.options[place].fr}
                for place in options_for(live.stored.id, person.number, question)
            ]
            told.append({"id": question.id, "idea": question.concept, "asks": question.asks, "options": options})
        given = {
            question: one.option
            for (number, at, question), one in live.answers.items()
            if number == person.number and at == phase
        }
        return answer({"phase": phase, "questions": told, "answered": given})

    async def asked(self, request: Request) -> Response:
        """The card that is asked or shown; the points of all, without whose they are, once it is shown."""
        live, _ = await self._person(request)
        shown = live.sitting.card
        card = asking.card_named(live, shown["card"]) if shown else None
        if shown is None or card is None:
            raise Refused("no_such_card")
        found = card.look([held.told for held in await self._held(live)])
        figure = found.figure if found and shown["step"] != "ask" else None
        points = figure.points if isinstance(figure, Points) else None
        args = found.args if found else {}
        return answer({"card": card.id, "options": card.options, "args": args, "points": points})

    async def mine(self, request: Request) -> Response:
        """What only this phone shows: one's own point and moment, and in the end what changed for oneself."""
        live, person = await self._person(request)
        return answer({"card": await self._own_card(live, person), "learned": own_result(live, person)})

    async def _own_card(self, live: LiveSession, person: Person) -> dict[str, Any] | None:
        shown = live.sitting.card
        card = asking.card_named(live, shown["card"]) if shown else None
        number, seat = person.place or (0, None)
        if shown is None or card is None or shown["step"] == "ask" or seat is None:
            return None
        held = await self._held(live, [number])
        if not held or seat >= len(held[0].story.final):
            return None
        story = held[0].story
        moment = own_moment(card.ideas, story, seat)
        return {
            "card": card.id,
            "own": card.own(story, seat),
            "moment": moment,
            "table": held[0].table,
            "seat": seat,
        }

    # --- For the wall and whoever leads

    async def debrief(self, request: Request) -> Response:
        live, _ = await self._led(request, LOOKING)
        held = await self._held(live)
        sitting = live.sitting
        chosen = sitting.card or {}
        cards = ready_cards(
            sitting.plan.game,
            held,
            live.answers.values(),
            sitting.kept,
            order=chosen.get("order", ()),
        )
        tables = [
            {"number": one.number, "sign": one.sign, "table": one.table, "people": len(one.people)} for one in held
        ]
        told = {
            "game": sitting.plan.game,
            "cards": cards,
            "hide": chosen.get("hide", []),
            "tables": tables,
            "running": len(sitting.tables) - len(held),
        }
        return answer(told)

    async def learned(self, request: Request) -> Response:
        live, _ = await self._led(request, LOOKING)
        plan = live.sitting.plan
        bank = bank_of(plan.game)
        if bank is None:
            return answer({"game": plan.game, "ideas": [], "gain": None, "thinks": {}})
        results = learned(bank, ideas_asked(plan.game, plan.ideas), live.answers.values())
        thinks = {one.thinks: bank.thinks[one.thinks] for one in results if one.thinks}
        return answer({"game": plan.game, "ideas": results, "gain": gain_of(results), "thinks": thinks})

    async def report(self, request: Request) -> Response:
        live, _ = await self._led(request, LEADING)
        taken = await self._taken(live, named=False)
        told = await asyncio.to_thread(lambda: report_of(taken, [ReadTable(table) for table in taken.tables]))
        return answer(msgspec.structs.replace(told, title=live.sitting.plan.title))

    async def export(self, request: Request) -> Response:
        """A file of the session as it is now; names only where they are asked for."""
        live, _ = await self._led(request, LEADING)
        name = request.path_params["file"][:40]
        language = check_language(request.query_params.get("lang", "en"))
        named = request.query_params.get("names") == "yes"
        self.taking.check(live.stored.id)
        taken = await self._taken(live, named)
        files = await asyncio.to_thread(Files, taken, language)
        pieces = await asyncio.to_thread(files.file, name)
        headers = {"content-disposition": f'attachment; filename="{live.stored.id}-{name}"'}
        return StreamingResponse(pieces, media_type=TYPES[name.rsplit(".", 1)[-1]], headers=headers)

    async def _taken(self, live: LiveSession, named: bool) -> Taken:
        loaded = await live.store.load_session(live.stored.id)
        if loaded is None:
            raise Refused("no_such_session")
        return await taken_from(loaded, self._journal, named)

    async def _journal(self, table: str) -> Journal | None:
        try:
            found = await self.tables.look(table)
        except Refused:
            return None
        return Journal(found.journal, msgspec.json.encode(found.texts.proofs()))

    async def _held(self, live: LiveSession, numbers: list[int] | None = None) -> list[Held]:
        """The tables that are over, each with its story, which is made once."""
        held = []
        for number, table in live.sitting.tables.items():
            if (numbers is not None and number not in numbers) or not table.begun:
                continue
            try:
                found = await self.tables.look(table.table)
            except Refused:
                continue
            if not found.over or not found.started or table.game != live.sitting.plan.game:
                continue
            story = await self._story(table.table, found.entries[-1].seal, partial(getattr, found, "journal"))
            people = tuple(seat for seat, sitter in enumerate(table.seats) if sitter is not None)
            held.append(Held(number, table.sign, table.table, story, people))
        return held

    async def _story(self, table: str, seal: str, journal: Any) -> Story:
        kept = self.stories.get(table)
        if kept is None or kept[0] != seal:
            kept = self.stories[table] = seal, await asyncio.to_thread(story_of_own, journal())
        return kept[1]

    # --- Who asks

    async def _person(self, request: Request) -> tuple[LiveSession, Person]:
        live = await self.sessions.find(request.path_params["session"][:64])
        person = live.person_of(hash_of(token_of(request)))
        if person is None:
            raise Refused("wrong_key")
        return live, person

    async def _led(self, request: Request, roles: tuple[str, ...]) -> tuple[LiveSession, str]:
        live = await self.sessions.find(request.path_params["session"][:64])
        role = keys.role_of(live.stored, token_of(request))
        if role not in roles:
            raise Refused("wrong_key")
        return live, role


def own_result(live: LiveSession, person: Person) -> list[dict[str, Any]] | None:
    """Idea by idea, right or not before and after, and why; nothing before the second round is answered."""
    if live.sitting.phase not in (PHASE_AFTER, OVER):
        return None
    plan = live.sitting.plan
    bank = bank_of(plan.game)
    after = asking.asked_of(live, person.number, AFTER)
    if bank is None or not all((person.number, AFTER, one.id) in live.answers for one in after):
        return None
    return [
        {
            "idea": question.concept,
            "before": said(live, person.number, BEFORE, question.concept),
            "after": said(live, person.number, AFTER, question.concept),
            "because": question.because,
        }
        for question in after
    ]


def said(live: LiveSession, number: int, phase: str, idea: str) -> str:
    for question in asking.asked_of(live, number, phase):
        given = live.answers.get((number, phase, question.id))
        if question.concept == idea and given is not None:
            return "right" if given.option == 0 else "unsure" if given.option == NOT_SURE else "wrong"
    return "none"
