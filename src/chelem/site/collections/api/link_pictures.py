"""The pictures of links to reviews: the diagram of a deal, where everybody with the link sees all hands."""

from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

from chelem.core import SEATS, ChelemError, Unknown
from chelem.render import PrintedBoard, draw_link_picture, png
from chelem.site.collections.live.service import CollectionService
from chelem.site.edge import services_of
from chelem.site.tables import Lobby, Table, find_scored_deal
from chelem.site.visitors import (
    CallRouter,
    Language,
    OptionalVisitor,
    VisitorRoute,
    rate_limited,
    requester_of,
)

router = CallRouter(prefix="/api/pictures", tags=["tables"], route_class=VisitorRoute)

CACHED = {"cache-control": "public, max-age=3600"}
"""An hour, because the owner of a table can close it to spectators."""


class PngResponse(Response):
    """A picture as PNG."""

    media_type = "image/png"


@router.get("/{code}/{deal}.png", response_class=PngResponse, dependencies=[rate_limited("analysis")])
async def draw_review(
    code: str, deal: int, caller: OptionalVisitor, request: Request, language: Language
) -> Response:
    """The diagram of a deal as PNG, 1200 × 630, after the match; none for challenges and team matches."""
    services = services_of(request)
    actor = await services.get(Lobby).actor(code)
    board = await actor.ask(lambda table: public_board(table, deal))
    if board is None:
        raise Unknown("page.unknown")
    drawing = draw_link_picture(board, language)
    tag = f'"{sha256(drawing.encode()).hexdigest()[:32]}"'
    headers = {**CACHED, "etag": tag, "vary": "accept-language"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    picture = await services.get(CollectionService).importer.run(requester_of(request, caller), png, drawing)
    return PngResponse(picture, headers=headers)


def public_board(table: Table, deal: int) -> PrintedBoard | None:
    """Return a deal that everybody with the link may see; None if there is none.

    The match must be over and the table open to spectators. The boards of a challenge or of a team match
    are never public: somebody may still have to play them.
    """
    if table.status != "over" or table.board_set is not None or table.policy.watch == "nobody":
        return None
    try:
        _, dealt, _ = find_scored_deal(table.started_log, deal)
    except ChelemError:
        return None
    setting = dealt.setting
    north, east, south, west = (dealt.hands[seat] for seat in SEATS)
    vulnerable = setting.vulnerable if table.game.vulnerability else None
    return PrintedBoard(setting.board or deal, setting.dealer, vulnerable, (north, east, south, west))


def picture_path(code: str, deal: int, language: str) -> str:
    """Return the path of the picture of a deal, without a slash before it."""
    return f"api/pictures/{code}/{deal}.png?language={language}"
