"""QR codes for the phones around a table, dark on a white card by day and by night."""

import io

import segno
from starlette.requests import Request
from starlette.responses import Response

from tallystick.api.origin import is_ours
from tallystick.api.pages import FOR_EVER
from tallystick.api.requests import seat_of
from tallystick.kernel.refusals import Refused
from tallystick.settings import Settings
from tallystick.tables.credentials import read_code
from tallystick.tables.service import Tables
from tallystick.welcome import local_address, network_address


class QrCodes:
    """The page says in `at` under which origin others find it; only an origin of ours is drawn."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings

    async def invitation(self, request: Request) -> Response:
        code = read_code(request.path_params["code"])
        return drawn(f"{self._origin(request)}/join/{code}", FOR_EVER)

    async def seat_link(self, request: Request) -> Response:
        table = await self.tables.find(request.path_params["table"][:64])
        seat = seat_of(request, table)
        token = request.headers["authorization"].split()[-1]
        return drawn(f"{self._origin(request)}/t/{table.stored.id}#{token}.{seat}", "no-store")

    def _origin(self, request: Request) -> str:
        named = request.query_params.get("at", "")
        network = (network_address(self.settings) or local_address(self.settings)).rstrip("/")
        if not is_ours(named, request.headers, (*self.settings.origins, network)):
            raise Refused("foreign_origin")
        return named


def drawn(address: str, kept: str) -> Response:
    picture = io.BytesIO()
    code = segno.make(address, error="m", micro=False)
    code.save(picture, kind="svg", border=3, dark="#12303a", light="#fff", xmldecl=False, omitsize=True)
    crisp = picture.getvalue().replace(b"<svg ", b'<svg shape-rendering="crispEdges" ', 1)
    return Response(crisp, media_type="image/svg+xml; charset=utf-8", headers={"cache-control": kept})
