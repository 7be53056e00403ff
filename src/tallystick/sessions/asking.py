"""What a session asks its people beside the game: questions before and after, and what a card of the debrief asks."""

from typing import TYPE_CHECKING, Any

from tallystick.games import CATALOGUE
from tallystick.kernel.debrief import Card
from tallystick.kernel.refusals import Refused
from tallystick.sessions.debrief import CARD
from tallystick.sessions.questions import Question, ideas_asked, questions_for
from tallystick.sessions.sitting import Person

if TYPE_CHECKING:
    from tallystick.sessions.live import LiveSession


def asked_of(live: "LiveSession", number: int, phase: str) -> list[Question]:
    """A person's questions in this phase; none where there are none."""
    plan = live.sitting.plan
    if not plan.questions or phase == "none":
        return []
    return questions_for(plan.game, ideas_asked(plan.game, plan.ideas), live.stored.id, number, phase)


def check_question(live: "LiveSession", number: int, phase: str, question: str) -> None:
    """Raise Refused for a question that this person is not asked now."""
    if question not in [one.id for one in asked_of(live, number, phase)]:
        raise Refused("no_such_question")


def card_named(live: "LiveSession", card: str) -> Card | None:
    return next((one for one in CATALOGUE[live.sitting.plan.game].cards if one.id == card), None)


def check_option(live: "LiveSession", card: str, option: int) -> None:
    """Raise Refused for what cannot be thought of this card."""
    found = card_named(live, card)
    if found is None or not 0 <= option < len(found.options):
        raise Refused("no_such_card")


def quiz_told(live: "LiveSession", person: Person | None = None) -> dict[str, Any] | None:
    """How far the questions are: of one person, or for the wall how many have answered all of theirs."""
    phase = live.sitting.quiz
    if phase == "none":
        return None
    if person is not None:
        asked = asked_of(live, person.number, phase)
        done = sum((person.number, phase, one.id) in live.answers for one in asked)
        return {"phase": phase, "count": len(asked), "answered": done} if asked else None
    present = live.sitting.present()
    whole = sum(
        all((one.number, phase, question.id) in live.answers for question in asked_of(live, one.number, phase))
        for one in present
    )
    return {"phase": phase, "answered": whole, "of": len(present)}


def is_ready(live: "LiveSession", number: int) -> bool:
    """Whether a person has answered everything that is asked now."""
    plan = live.sitting.plan
    asked = len(ideas_asked(plan.game, plan.ideas)) if plan.questions and live.sitting.quiz != "none" else 0
    return 0 < asked <= live.answered_by(number)


def card_told(live: "LiveSession", person: Person | None = None) -> dict[str, Any] | None:
    """The card that is asked or shown, with how many have answered; what others thought is told once it is shown."""
    card = live.sitting.card
    if card is None:
        return None
    answers = sum(phase == CARD and asked == card["card"] for _, phase, asked in live.answers)
    told = {"card": card["card"], "step": card["step"], "answers": answers, "of": len(live.sitting.present())}
    told |= {"forged": card["forged"]} if "forged" in card else {}
    if person is None:
        return told | {"hide": card.get("hide", []), "order": card.get("order", [])}
    mine = live.answers.get((person.number, CARD, card["card"]))
    return told | {"mine": None if mine is None else mine.option}
