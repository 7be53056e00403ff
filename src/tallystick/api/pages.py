"""Answers that carry a web file."""

from starlette.requests import Request
from starlette.responses import Response

from tallystick.api.web_files import WebFile, WebFiles
from tallystick.kernel.refusals import Refused
from tallystick.tables.credentials import is_table_id

FOR_EVER = "public, max-age=31536000, immutable"


class Pages:
    """Every path without a dot is a page of the one-page client; files have the hash of all of them in their path."""

    def __init__(self, files: WebFiles) -> None:
        self.files = files

    async def page(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        is_session = path.startswith("s/") and is_table_id(path[2:])
        if "." in path or (path.startswith(("api/", "s/")) and not is_session) or path in ("api", "ws", "s"):
            raise Refused("no_such_page")
        return sent(request, self.files.page, "no-cache")

    async def file(self, request: Request) -> Response:
        found = self.files.files.get(request.path_params["path"])
        if found is None:
            raise Refused("no_such_page")
        current = request.path_params["hash"] == self.files.hash
        return sent(request, found, FOR_EVER if current else "no-cache")


def sent(request: Request, file: WebFile, kept: str) -> Response:
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.zipped, media_type=file.media_type, headers=headers)
    return Response(file.plain, media_type=file.media_type, headers=headers)
