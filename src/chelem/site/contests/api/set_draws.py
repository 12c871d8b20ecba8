"""How the server and the organiser's device draw new boards together, over HTTP."""

from datetime import date
from typing import cast

from typing_extensions import TypedDict

from chelem.core import hash_of_text
from chelem.engine.promise import RevealedNonce
from chelem.formats.log.acknowledgement import Acknowledgement
from chelem.site.contests.api.board_set_terms import BoardSetRequest
from chelem.site.contests.domain import set_draw
from chelem.site.edge import new_code
from chelem.site.tables import Lobby, NonceReceipt


class BoardPromise(TypedDict):
    """What the server promises of boards that are about to be made, until the next day is over."""

    code: str
    """That of the challenge or match to be made."""
    hash: str
    """SHA-256 of the server's salt, in hexadecimal."""


class MadeSet(TypedDict):
    """The code of a new challenge, at `/defi/CODE`, or match of teams, at `/equipe/CODE`."""

    code: str
    acknowledged: NonceReceipt | None
    """The server's signature that it has the nonce of `drawn`; null without one."""


def new_promise(lobby: Lobby) -> BoardPromise:
    """Return what the server promises of boards that are about to be made; it stores nothing."""
    promised = set_draw.promise_set(lobby.secret, new_code(), _today(lobby))
    return {"code": promised.code, "hash": hash_of_text(promised.salt)}


def read_set_draw(body: BoardSetRequest, lobby: Lobby) -> set_draw.SetDraw:
    """Return what the boards are drawn from; raise `Refused` if that is not as the server promised."""
    if body.drawn is None:
        return set_draw.draw_alone()
    addition = set_draw.SetAddition(body.drawn.code, body.drawn.hash, body.drawn.nonce)
    return set_draw.draw_together(lobby.secret, addition, _today(lobby))


def answer_to_organiser(draw: set_draw.SetDraw, lobby: Lobby) -> MadeSet:
    """Return the answer to the organiser, with the server's signature that it had their nonce."""
    received = set_draw.received_nonce(draw)
    return {"code": draw.code, "acknowledged": None if received is None else receipt_of(received, lobby)}


def receipt_of(received: RevealedNonce, lobby: Lobby) -> NonceReceipt:
    """Return the server's signature that it has stored a nonce."""
    return cast("NonceReceipt", Acknowledgement.by(lobby.signer, received).receipt())


def _today(lobby: Lobby) -> date:
    return date.fromisoformat(lobby.database.now()[:10])
