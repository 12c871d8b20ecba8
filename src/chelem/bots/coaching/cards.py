"""Object to a card that costs much on average, over layouts that fit what its player knows."""

from dataclasses import dataclass
from functools import partial
from random import Random

from chelem.bots.card_decision import tricks_to_say
from chelem.bots.cardplay.endgame import distinct_cards
from chelem.bots.cardplay.knowledge import Position
from chelem.bots.coaching.objection import Objection
from chelem.bots.configuration import Configuration
from chelem.bots.hints import CardDecider
from chelem.bots.making import new_bot
from chelem.bots.meaning import in_every_language
from chelem.bots.occasion import FRIENDLY, Occasion
from chelem.bots.payoff import Payoff
from chelem.bots.reasons.card_sentences import say_card_reasons
from chelem.bots.sampling.bot import NORMAL
from chelem.bots.sampling.choice import SampledChoice
from chelem.bots.sampling.configured_reading import ConfiguredReading
from chelem.bots.sampling.table import CardTable
from chelem.core import Card
from chelem.engine import View
from chelem.i18n import Fact, say

COSTLY_TRICKS = 0.75
"""The mean loss of tricks from which a card is worth a word."""

COSTLY_SHARE = 0.4
"""The loss of layouts in which the contract makes, or fails, from which a card is worth a word."""

DOUBT = 2.0
"""The standard errors by which the loss must differ from none."""


@dataclass(frozen=True, slots=True)
class ComparedCards:
    """The tricks of each legal card in sampled layouts, and what numbers of tricks are worth."""

    position: Position
    table: CardTable
    payoff: Payoff

    @classmethod
    def of(
        cls, view: View, bots: Configuration, seed: int, occasion: Occasion = FRIENDLY
    ) -> "ComparedCards | None":
        """Sample layouts for the view's player; None if there is nothing to choose."""
        position, state, board = Position.of(view), view.state, view.state.board
        legal = tuple(card for card in state.legal() if isinstance(card, Card))
        if position is None or board is None or len(distinct_cards(position, legal)) < 2:
            return None
        choice = SampledChoice(NORMAL, reading=ConfiguredReading(bots, occasion))
        rng = Random(f"{seed} {view.version}")  # noqa: S311 - samples layouts, not secret
        return cls(position, *choice.evaluate(position, state, board, rng))

    @property
    def counts_tricks(self) -> bool:
        """Whether layouts were solved for tricks: those that score the same are not told apart."""
        return len(set(self.payoff.points)) == len(self.payoff.points)

    @property
    def succeeds(self) -> tuple[float, ...]:
        """1 for the numbers of tricks with which the side to play makes or defeats the contract, else 0."""
        contract = self.position.contract
        needed = contract.tricks if self.position.declaring else 14 - contract.tricks
        return tuple(float(tricks >= needed) for tricks in range(14))

    def costs_much(self, card: Card, better: Card) -> bool:
        """Return whether a card certainly loses about a trick, or the contract often, to a better one."""
        if self.counts_tricks:
            tricks, error = self.table.lead_over(better, card, range(14))
            if tricks >= COSTLY_TRICKS and tricks > DOUBT * error:
                return True
        share, error = self.table.lead_over(better, card, self.succeeds)
        return share >= COSTLY_SHARE and share > DOUBT * error

    def say_cost(self, card: Card, better: Card, game: str, language: str) -> str:
        """Return what a card loses to a better one, in sentences."""
        mine, best = (times_in_a_hundred(self.table.mean(choice, self.succeeds)) for choice in (card, better))
        facts: dict[str, Fact] = {
            "card": str(card),
            "layouts": len(self.table.weights),
            "game": game,
            "declaring": int(self.position.declaring),
            "with": mine,
            "best": best,
        }
        sentences = []
        if self.counts_tricks:
            tricks, _ = self.table.lead_over(better, card, range(14))
            sentences.append(say("coach.tricks", facts | tricks_to_say(tricks, language), language))
        if not sentences or best - mine >= 50 * COSTLY_SHARE:
            sentences.append(say("coach.contract", facts, language))
        sentences.append(say("coach.layouts", facts, language))
        return " ".join(sentences)


def times_in_a_hundred(share: float) -> int:
    """Return a share as a percentage: 0 is never, 100 is always, and a rare exception counts as one."""
    return min(max(round(100 * share), int(share > 0)), 100 - int(share < 1))


def card_objection(
    view: View, card: Card, bots: Configuration, seed: int, occasion: Occasion = FRIENDLY
) -> Objection | None:
    """Return the objection to a legal card, if it costs much more than the one that a hint gives."""
    compared, bot = ComparedCards.of(view, bots, seed, occasion), new_bot(bots, seed, occasion)
    if compared is None or not isinstance(bot, CardDecider):
        return None
    if not any(compared.costs_much(card, other) for other in compared.table.tricks):
        return None
    hint, position = bot.decide_card(view), compared.position
    alike = position.lowest_equivalent(card) == position.lowest_equivalent(hint.card)
    if alike or not compared.costs_much(card, hint.card):
        return None
    costs = in_every_language(partial(compared.say_cost, card, hint.card, view.state.game.info.id))
    return Objection(card, costs, hint.card, in_every_language(partial(say_card_reasons, view, hint)))
