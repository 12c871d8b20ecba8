"""What messaging programs show of a shared link: title, sentence and picture.

No card is shown of a deal that somebody may still play; a link to a public review has the deal's diagram.
"""

import asyncio
import re
from dataclasses import dataclass, replace
from html import escape

from starlette.requests import Request

from chelem.core import SEATS, ChelemError
from chelem.games import GAMES
from chelem.i18n import Fact, say
from chelem.render import LINK_PICTURE_SIZE
from chelem.site.collections import picture_path, public_board
from chelem.site.database import StoreError
from chelem.site.edge import provided, request_language
from chelem.site.tables import Lobby, Table

IMAGE = "preview.{}.png"
"""A picture of a table in a language, for links without their own: it shows no card of a table or deal."""
PATIENCE = 1.0
"""The seconds that a page waits for what is said of its table."""
_DEAL = re.compile(r"donne/(?P<game>[a-z]+)/\d+")
_TABLE = re.compile(r"table/(?P<code>\w+)(?:/donne/(?P<deal>\d{1,6}))?")
_SHARED = re.compile(r"(?P<kind>defi|equipe)/\w+")
_VULNERABLE = {"": "none", "NS": "NS", "EW": "EW", "NSEW": "both"}
"""The seats of a link in the order N, S, E, W, and the word of the catalogue."""


@dataclass(frozen=True, slots=True)
class Preview:
    """The title and the sentence of a link, in its reader's language, and the path of its picture."""

    title: str
    about: str
    image: str

    def meta(self, base: str) -> str:
        """Return the elements for a page's head; `base` is the URL of the server, with a slash at its end."""
        width, height = map(str, LINK_PICTURE_SIZE)
        image = f"{base}{self.image}"
        named = {"title": self.title, "description": self.about, "type": "website", "image": image}
        named |= {"image:width": width, "image:height": height}
        elements = [f'<meta property="og:{name}" content="{escape(text)}" />' for name, text in named.items()]
        elements.append('<meta name="twitter:card" content="summary_large_image" />')
        return "".join([f'<meta name="description" content="{escape(self.about)}" />', *elements])


async def preview_of(request: Request) -> Preview:
    """Return the preview of the requested page; that of the home page for pages without their own."""
    path, language = request.path_params["path"], request_language(request)
    if (deal := _DEAL.fullmatch(path)) and deal["game"] in GAMES:
        return _preview("deal", "deal-about", _deal_facts(request, deal["game"]), language)
    if found := _TABLE.fullmatch(path):
        reading = asyncio.ensure_future(_of_table(request, found["code"], found["deal"], language))
        # A page must not wait for a database that does not answer; the table is loaded all the same.
        done, _ = await asyncio.wait([reading], timeout=PATIENCE)
        if done and (preview := reading.result()):
            return preview
    if found := _SHARED.fullmatch(path):
        kind = "challenge" if found["kind"] == "defi" else "teams"
        return _preview(kind, f"{kind}-about", {}, language)
    return _preview("home", "home-about", {}, language)


async def _of_table(request: Request, code: str, deal: str | None, language: str) -> Preview | None:
    try:
        lobby = provided(request, Lobby)
        return await lobby.read(code, lambda table: _table_preview(table, deal, language))
    except (ChelemError, StoreError):
        return None  # the page itself says what is wrong


def _deal_facts(request: Request, game: str) -> dict[str, Fact]:
    """Return what a link to a deal says besides the cards; only values that the catalogue has."""
    dealer, vulnerable = request.query_params.get("dealer", ""), request.query_params.get("vulnerable")
    seats = None if vulnerable is None else "".join(seat for seat in "NSEW" if seat in vulnerable)
    return {
        "game": game,
        "dealer": dealer if dealer in map(str, SEATS) else "none",
        "vulnerable": "unknown" if seats is None else _VULNERABLE.get(seats, "unknown"),
    }


def _table_preview(table: Table, deal: str | None, language: str) -> Preview:
    """Return the preview of a table: its game and free seats, which everybody with its link may know.

    That of a review has the diagram of the deal, if everybody with the link may see it.
    """
    game = table.game.name
    if deal is not None:
        number = int(deal)
        preview = _preview("review", "review-about", {"game": game, "deal": number}, language)
        if public_board(table, number) is None:
            return preview
        return replace(preview, image=picture_path(table.code, number, language))
    if table.status != "open":
        return _preview("table", "table-started", {"game": game}, language)
    free = sum(table.occupant(seat) is None for seat in table.seats)
    return _preview("table", "table-open", {"game": game, "free": free}, language)


def _preview(title: str, about: str, facts: dict[str, Fact], language: str) -> Preview:
    title, about = say(f"preview.{title}", {}, language), say(f"preview.{about}", facts, language)
    return Preview(title, about, IMAGE.format(language))
