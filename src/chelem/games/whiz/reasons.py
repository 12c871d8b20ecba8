"""Why a call of Whiz-Bridge is advised, as facts about the hand and Domy's (RULES 4.6)."""

from collections.abc import Mapping

from chelem.core import Bid, Call, Hand
from chelem.games.whiz.advice import ENOUGH, estimate
from chelem.i18n import Fact


def whiz_reason(hand: Hand, open_hand: Hand, call: Call) -> tuple[str, Mapping[str, Fact]]:
    """Return the message code of why to make an advised call, and its facts."""
    both = hand | open_hand
    if not isinstance(call, Bid):
        return "whiz.why-weak" if both.hcp <= ENOUGH else "whiz.why-pass", {"points": both.hcp}
    tricks = round(estimate(hand, open_hand, call.strain))
    facts: dict[str, Fact] = {"points": both.hcp, "strain": str(call.strain), "tricks": tricks}
    suit = call.strain.suit
    return "whiz.why-bid", facts if suit is None else {**facts, "length": both.length(suit)}
