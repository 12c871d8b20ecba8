"""The section about the promise of a deal: who has added to it, who has still to, who is left out."""

from typing import Literal

from typing_extensions import TypedDict

from chelem.core import SEATS
from chelem.engine import State
from chelem.engine.promise import Promise
from chelem.formats.json_types import SeatCode
from chelem.site.tables.domain import promising
from chelem.site.tables.domain.table import Table

PromiseStage = Literal["pledge", "reveal", "dealt"]


class PledgeShape(TypedDict):
    """The hash of a nonce that a player's page has drawn."""

    player: str
    hash: str


class PromiseShape(TypedDict):
    """What is promised of a deal: the server's hash, and those of the pages of people."""

    deal: int
    attempt: int
    stage: PromiseStage
    """What the deal waits for: `pledge`, hashes of nonces; `reveal`, the nonces; `dealt`, nothing more."""
    hash: str
    """SHA-256 of the server's salt, in hexadecimal."""
    pledges: list[PledgeShape]
    """In their order, which the cards depend on."""
    unrevealed: list[str]
    """The players whose pages add nothing to the deal."""
    waiting: list[SeatCode]
    """The seats of the people whose pages have still to answer."""


def promise_section(table: Table, state: State) -> PromiseShape | None:
    """Return what is promised of the next deal, or of the last one; None in logs of format 1."""
    if state.format == 1:
        return None
    if state.promise is not None and state.verdict is None:
        stage = promising.stage(table)
        waiting = {person.player for person in promising.awaited(table)}
        seats = [str(seat) for seat in SEATS if state.chairs[seat] in waiting]
        return _written(state.promise, "reveal" if stage == "reveal" else "pledge", seats)
    promise = None if state.board is None else state.board.promise
    return None if promise is None else _written(promise, "dealt", [])


def _written(promise: Promise, stage: PromiseStage, waiting: list[str]) -> PromiseShape:
    pledges: list[PledgeShape] = [{"player": player, "hash": digest} for player, digest in promise.pledges]
    return {
        "deal": promise.deal,
        "attempt": promise.attempt,
        "stage": stage,
        "hash": promise.hash,
        "pledges": pledges,
        "unrevealed": list(promise.unrevealed),
        "waiting": waiting,
    }
