"""Draw a deal of a theme: the deals of its condition are tried until the auction of robots fits."""

from functools import lru_cache
from random import Random

from chelem.bots import Configuration
from chelem.bots.bidders import system_of
from chelem.core import Contract, Deal, Seat, Vulnerability
from chelem.learning.training.plan import ThemeName, Training
from chelem.learning.training.system_auction import CallByRule, auction_of
from chelem.learning.training.themes import Theme, known_themes, turned_from_south
from chelem.learning.training.training_deal import TrainingDeal
from chelem.phases import Auction
from chelem.simulation.dealing import DealGenerator

AUCTIONS = 100
"""The most auctions for one deal: about two seconds of work, usually a tenth of that."""
PROPOSALS = 4000
"""The most deals that are looked at for the best hand before an auction, each a fraction of a millisecond."""
_DRAWS = 100_000
"""The most tries for one deal of a condition."""


def draw_training_deal(
    training: Training, dealer: Seat, vulnerable: Vulnerability, bots: Configuration, seed: int
) -> TrainingDeal | None:
    """Return a deal of the training for robots of that system; None if none of the deals tried fits."""
    theme, rng, system = known_themes()[training.theme], Random(seed), system_of(bots)  # noqa: S311 - a seed of the server's
    makers = theme.makers_in(training)
    auctions = 0
    for _ in range(PROPOSALS):
        proposed, _ = _generator(training.theme).draw(rng, _DRAWS)
        maker = rng.choice(makers)
        deal = Deal.of(*turned_from_south(proposed.hands, maker))
        if training.best_hand and deal[Seat.S].hcp < max(hand.hcp for hand in deal.hands):
            continue
        calls: list[CallByRule] = []
        for made in auction_of(system, deal, dealer, vulnerable):
            calls.append(made)
            if not theme.may_fit(calls, maker):
                break
        else:
            if _fits(training, theme, calls, maker):
                own = tuple(made.call for made in calls) if training.robots_bid else ()
                return TrainingDeal(dealer, vulnerable, deal, own)
        auctions += 1
        if auctions == AUCTIONS:
            break
    return None


def _fits(training: Training, theme: Theme, calls: list[CallByRule], maker: Seat) -> bool:
    """Return whether a finished auction fits the theme, and who declares what the learner does."""
    contract = contract_of(calls)
    if training.robots_bid:
        if contract is None:
            return False
        if training.activity == "declare" and contract.declarer is not Seat.S:
            return False
        if training.activity == "defend" and contract.declarer.side is Seat.S.side:
            return False
    # The theme of a contract is about its declarer, who need not hold the hand that the condition asks for.
    at = contract.declarer if theme.contract and contract is not None else maker
    return (not theme.contract or at in theme.makers_in(training)) and theme.fits(calls, contract, at)


def contract_of(calls: list[CallByRule]) -> Contract | None:
    """Return the contract of a finished auction; None if everybody passed."""
    return Auction(calls[0].seat.clockwise()).call(made.call for made in calls).contract()


@lru_cache
def _generator(theme: ThemeName) -> DealGenerator:
    return DealGenerator(known_themes()[theme].hands)
