"""Object to a card that costs much on average, over layouts that fit what its player knows."""

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
from chelem.bots.occasion import FRIENDLY
from chelem.bots.payoff import Payoff
from chelem.bots.reasons.card_sentences import say_card_reasons
from chelem.bots.sampling.bot import NORMAL
from chelem.bots.sampling.choice import SampledChoice
from chelem.bots.sampling.configured_reading import ConfiguredReading
from chelem.bots.sampling.table import CardTable
from chelem.core.cards import Card
from chelem.engine.audience import View
from chelem.i18n import Fact, say

COSTLY_TRICKS = 0.75
"""The mean loss of tricks from which a card is worth a word."""

COSTLY_SHARE = 0.4
"""The loss of layouts in which the contract makes, or fails, from which a card is worth a word."""

DOUBT = 2.0
"""The standard errors by which the loss must differ from none."""


def compare_cards(view: View, bots: Configuration, seed: int) -> tuple[CardTable, Payoff] | None:
    """Return the tricks of each card in sampled layouts; None if there is nothing to choose."""
    position, state, board = Position.of(view), view.state, view.state.board
    legal = tuple(card for card in state.legal() if isinstance(card, Card))
    if position is None or board is None or len(distinct_cards(position, legal)) < 2:
        return None
    choice = SampledChoice(NORMAL, reading=ConfiguredReading(bots, FRIENDLY))
    rng = Random(f"{seed} {view.version}")  # noqa: S311 - samples layouts, not secret
    return choice.evaluate(position, state, board, rng)


def costs_much(view: View, table: CardTable, payoff: Payoff, card: Card, better: Card) -> bool:
    """Return whether a card certainly loses about a trick, or the contract often, to a better one."""
    if _counts_tricks(payoff):
        tricks, error = table.lead_over(better, card, range(len(payoff.points)))
        if tricks >= COSTLY_TRICKS and tricks > DOUBT * error:
            return True
    share, error = table.lead_over(better, card, _succeeds(view))
    return share >= COSTLY_SHARE and share > DOUBT * error


def card_objection(view: View, card: Card, bots: Configuration, seed: int) -> Objection | None:
    """Return the objection to a legal card, if it costs much more than the one that a hint gives."""
    position, compared = Position.of(view), compare_cards(view, bots, seed)
    if position is None or compared is None:
        return None
    table, payoff = compared
    if not any(costs_much(view, table, payoff, card, other) for other in table.tricks):
        return None
    bot = new_bot(bots, seed)
    if not isinstance(bot, CardDecider):
        return None
    hint = bot.decide_card(view)
    alike = position.lowest_equivalent(card) == position.lowest_equivalent(hint.card)
    if alike or not costs_much(view, table, payoff, card, hint.card):
        return None
    costs = in_every_language(partial(_say_cost, view, table, payoff, card, hint.card))
    return Objection(card, costs, hint.card, in_every_language(partial(say_card_reasons, view, hint)))


def _counts_tricks(payoff: Payoff) -> bool:
    """Return whether tricks that score the same, which are not told apart, do not exist."""
    return len(set(payoff.points)) == len(payoff.points)


def _succeeds(view: View) -> tuple[float, ...]:
    """Return 1 for the numbers of tricks with which the side to play reaches its goal, else 0."""
    position = Position.of(view)
    if position is None:
        return (0.0,) * 14
    needed = position.contract.tricks if position.declaring else 14 - position.contract.tricks
    return tuple(float(tricks >= needed) for tricks in range(14))


def _say_cost(view: View, table: CardTable, payoff: Payoff, card: Card, better: Card, language: str) -> str:
    succeeds, game = _succeeds(view), view.state.game.info.id
    position = Position.of(view)
    facts: dict[str, Fact] = {
        "card": str(card),
        "layouts": len(table.weights),
        "game": game,
        "declaring": int(position is not None and position.declaring),
        "with": round(100 * table.mean(card, succeeds)),
        "best": round(100 * table.mean(better, succeeds)),
    }
    said = []
    if _counts_tricks(payoff):
        tricks, _ = table.lead_over(better, card, range(len(payoff.points)))
        said.append(say("coach.tricks", facts | tricks_to_say(tricks, language), language))
    if not said or int(facts["best"]) - int(facts["with"]) >= 100 * COSTLY_SHARE / 2:
        said.append(say("coach.contract", facts, language))
    said.append(say("coach.layouts", facts, language))
    return " ".join(said)
