"""Object to a call of a game without a bidding system, by what it leads to on simulated deals."""

from math import sqrt

from chelem.bots.baseline import Baseline
from chelem.bots.bidders import ConfiguredBidder
from chelem.bots.configuration import Configuration
from chelem.bots.lookahead.bot import NORMAL_CALLS
from chelem.bots.lookahead.choice import Lookahead
from chelem.bots.reasons.reason import StatedReason
from chelem.core import Action
from chelem.engine import View
from chelem.i18n import Fact

DOUBT = 2.0
"""The standard errors by which the loss must differ from none."""

MOSTLY = 2 / 3
"""The share of deals in which the better call must score more."""


def simulated_fault(
    view: View, call: Action, better: Action, bots: Configuration, seed: int
) -> StatedReason | None:
    """Return that a call scores less than another on most simulated deals; None if it does not."""
    caller = Baseline(seed, ConfiguredBidder(bots)).action
    lookahead = Lookahead(NORMAL_CALLS.layouts, caller, NORMAL_CALLS.doubt)
    results = lookahead.results(view, (better, call), seed)
    losses = [most - mine for most, mine in zip(results[better], results[call], strict=True)]
    worse, mean = sum(loss > 0 for loss in losses), sum(losses) / len(losses)
    error = sqrt(sum((loss - mean) ** 2 for loss in losses)) / len(losses)
    if worse < MOSTLY * len(losses) or mean <= DOUBT * error:
        return None
    facts: dict[str, Fact] = {"call": str(call), "better": str(better)}
    return StatedReason("coach-scores-less", {**facts, "worse": worse, "layouts": len(losses)})
