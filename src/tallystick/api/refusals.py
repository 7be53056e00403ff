"""A refusal as an HTTP answer."""

from typing import Final

import msgspec
from starlette.responses import Response

from tallystick.kernel.refusals import Refused
from tallystick.tables.messages import plain

STATUS: Final = {
    "no_token": 401,
    "wrong_token": 401,
    "only_the_host": 403,
    "foreign_origin": 403,
    "foreign_host": 421,
    "needs_tls": 403,
    "wrong_key": 401,
    "wrong_words": 401,
    "nobody_called_so": 404,
    "not_for_you": 403,
    "sessions_here": 403,
    "sessions_by_key": 403,
    "no_such_session": 404,
    "session_locked": 409,
    "session_full": 409,
    "session_over": 409,
    "too_many_sessions": 429,
    "no_such_table": 404,
    "no_such_code": 404,
    "no_such_page": 404,
    "unknown_game": 404,
    "no_graph": 404,
    "wrong_method": 405,
    "already_started": 409,
    "table_full": 409,
    "table_locked": 409,
    "seat_taken": 409,
    "not_running": 409,
    "name_taken": 409,
    "not_over": 409,
    "not_deleted": 409,
    "game_over": 409,
    "too_large": 413,
    "too_many_tries": 429,
    "too_many_tables": 429,
    "too_many_questions": 429,
    "needs_graph_extra": 501,
    "needs_parquet_extra": 501,
    "no_such_file": 404,
    "no_such_card": 404,
    "needs_print_extra": 501,
    "nothing_to_print": 404,
    "internal": 500,
    "storage_failed": 503,
    "table_damaged": 503,
    "rules_missing": 503,
    "box_changed": 503,
}


def answer(body: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def refusal_answer(refused: Refused) -> Response:
    return answer({"refused": plain(refused)}, STATUS.get(refused.code, 400))
