"""The routes of sessions, for the table of all routes."""

from tallystick.api.routes import Route
from tallystick.api.session_requests import (
    Claimed,
    ClaimPerson,
    EnterSession,
    FourWords,
    MayMake,
    PersonEntered,
    SessionKey,
    SessionMade,
    SessionRequests,
)
from tallystick.sessions.plan import Plan


def session_routes(requests: SessionRequests) -> list[Route]:
    session = "/api/sessions/{session}"
    return [
        Route("GET", "/api/sessions/may", "Whether this browser may make a session", requests.may, gives=MayMake),
        Route(
            "POST",
            "/api/sessions",
            "Make a session and lead it",
            requests.make,
            201,
            takes=Plan,
            gives=SessionMade,
            refusals=(400, 403, 404, 413, 429),
        ),
        Route(
            "POST",
            "/api/enter",
            "Come into the session with this code",
            requests.enter,
            201,
            takes=EnterSession,
            gives=PersonEntered,
            refusals=(400, 404, 409, 413, 429),
        ),
        Route(
            "POST",
            "/api/claim",
            "Say who one is, after losing a phone, and wait for a yes",
            requests.claim,
            201,
            takes=ClaimPerson,
            gives=Claimed,
            refusals=(400, 404, 409, 413, 429),
        ),
        Route(
            "POST",
            session + "/key",
            "A key of the lead for another machine, by the four words",
            requests.key,
            takes=FourWords,
            gives=SessionKey,
            refusals=(400, 401, 404, 413, 429),
        ),
        Route(
            "DELETE",
            session,
            "Delete the session and its tables",
            requests.delete,
            204,
            needs_token=True,
            refusals=(401, 404),
        ),
        Route(
            "GET",
            session,
            "What whoever leads the session is told of the people",
            requests.hall,
            needs_token=True,
            refusals=(401, 404),
        ),
    ]
