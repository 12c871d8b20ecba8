"""What a player's own calls and cards cost in a deal, computed in a worker process."""

from chelem.analysis.review import review_board
from chelem.collections.board_detail import record_from_text
from chelem.core.seats import Seat
from chelem.store.own_deals import DealErrors

COSTLY = 3
"""The IMPs from which a call counts as an error: cheaper ones may be good judgement that met other cards."""


def find_errors(text: str, seat: str) -> DealErrors | None:
    """Return what the player in a seat lost, double dummy; None if the deal cannot be analysed.

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
    hands = {own, contract.dummy} if own is contract.declarer else {own}
    lead = review.cards[0].cost if review.cards[0].seat is own else None
    costs = [card.cost for card in review.cards if card.seat in hands and card.place]
    return DealErrors(lead, sum(costs), sum(cost > 0 for cost in costs), calls)
