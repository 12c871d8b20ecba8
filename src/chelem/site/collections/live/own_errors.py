"""What a player's own calls and cards cost in a deal, computed in a worker process."""

from collections.abc import Sequence

from chelem.analysis import review_board
from chelem.analysis.cards import ReviewedCard, review_cards
from chelem.core import Refused, Seat
from chelem.engine import Log
from chelem.formats import read_log
from chelem.site.collections.domain.board_detail import record_from_text
from chelem.site.collections.store.own_deals import DealErrors
from chelem.site.tables import play_of_deal

COSTLY = 3
"""The IMPs from which a call counts as an error: cheaper ones may be good judgement that met other cards."""


def find_errors(text: str, seat: str) -> DealErrors | None:
    """Return what the player in a seat lost in contract bridge, double dummy; None if that cannot be known.

    Declarer also plays dummy's cards. Dummy plays none, and is answerable for the auction alone.
    """
    record, own = record_from_text(text), Seat[seat]
    if record.deal is None or not (record.auction.calls or record.play.cards):
        return None
    review = review_board(record)
    calls = sum(call.seat is own and call.imps >= COSTLY for call in review.calls) if review.calls else None
    contract = review.contract
    if contract is None or not review.cards or own is contract.dummy:
        return DealErrors(None, None, None, calls)
    return _errors_in_play(review.cards, own, declares=own is contract.declarer, calls=calls)


def find_errors_in_log(lines: Sequence[str], deal: int, seat: str, role: str) -> DealErrors | None:
    """Return what the player in a seat lost by cards, in any game; None if the deal was not played.

    Dummy has no part in the play. `lines` are those of the table's log, `role` is the player's part, as in
    `OwnDeal`. What a call costs is known in contract bridge alone, whose scores the double-dummy analysis
    compares.
    """
    if role == "dummy":
        return DealErrors(None, None, None, None)
    try:
        play = play_of_deal(Log.fold(read_log(lines)), deal)
    except Refused:  # it has been annulled since
        return None
    if play is None:
        return None
    hands, strain, leader, cards, _ = play
    reviewed = review_cards(hands, strain, leader, cards)
    return _errors_in_play(reviewed, Seat[seat], declares=role == "declarer") if reviewed else None


def _errors_in_play(
    cards: Sequence[ReviewedCard], own: Seat, *, declares: bool, calls: int | None = None
) -> DealErrors:
    """Return the errors of a player who chose a card of their own, or of dummy's."""
    hands = {own, own.partner} if declares else {own}
    lead = cards[0].cost if cards[0].seat is own else None
    costs = [card.cost for card in cards if card.seat in hands and card.place]
    return DealErrors(lead, sum(costs), sum(cost > 0 for cost in costs), calls)
