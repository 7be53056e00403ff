"""The routes about what a class learned, for the table of all routes."""

from tallystick.api.learning_requests import LearningRequests
from tallystick.api.routes import Route
from tallystick.exports.reporting import Report
from tallystick.exports.session_files import FILES


def learning_routes(requests: LearningRequests) -> list[Route]:
    session = "/api/sessions/{session}"
    refusals = (401, 404)
    return [
        Route(
            "GET",
            session + "/questions",
            "One's own questions before or after the game",
            requests.questions,
            needs_token=True,
            refusals=refusals,
        ),
        Route(
            "GET",
            session + "/asked",
            "What the card asks that is on the wall, or shows of everybody",
            requests.asked,
            needs_token=True,
            refusals=refusals,
        ),
        Route(
            "GET",
            session + "/mine",
            "One's own point of the card that is shown, and what changed for oneself",
            requests.mine,
            needs_token=True,
            refusals=refusals,
        ),
        Route(
            "GET",
            session + "/debrief",
            "Every card with what the tables of the class answer",
            requests.debrief,
            needs_token=True,
            refusals=refusals,
        ),
        Route(
            "GET",
            session + "/learned",
            "Idea by idea, how many knew before and know after",
            requests.learned,
            needs_token=True,
            refusals=refusals,
        ),
        Route(
            "GET",
            session + "/report",
            "The lesson on one page",
            requests.report,
            gives=Report,
            needs_token=True,
            refusals=refusals,
        ),
        Route(
            "GET",
            session + "/export/{file}",
            f"A file to take away: {', '.join(FILES)}",
            requests.export,
            media_type="application/octet-stream",
            needs_token=True,
            query=("names", "lang"),
            refusals=(400, 401, 404, 429, 501),
        ),
    ]
