"""Choose a card by the mean worth of its tricks in layouts that fit what is known; maxims break ties."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random

from chelem.analysis.double_dummy import FourHands, score_layouts
from chelem.bots.card_decision import CardDecision, CardReason
from chelem.bots.cardplay.choice import heuristic_card
from chelem.bots.cardplay.endgame import distinct_cards
from chelem.bots.cardplay.knowledge import Position, lowest
from chelem.bots.cardplay.leads import card_to_lead
from chelem.bots.cardplay.signals import SPOTS, SignalTurn
from chelem.bots.payoff import BoardScoring, Payoff, Stake
from chelem.bots.sampling.auction_reading import UNREAD, CallReading, Listener
from chelem.bots.sampling.layouts import Sample, thin
from chelem.bots.sampling.lead_reading import weigh_by_lead
from chelem.bots.sampling.safety import safe_card
from chelem.bots.sampling.signal_reading import weigh_by_signals
from chelem.bots.sampling.spaces import cards_played, fitting_layouts
from chelem.bots.sampling.table import CardTable
from chelem.core import SUITS, Card, Deal, Hand
from chelem.engine import Board, State, View
from chelem.simulation.requirements import Bits


@dataclass(frozen=True, slots=True)
class Effort:
    """How much work a decision may take, in `layouts` solved with all cards to play; later it solves more.

    Work is counted and not timed, so that the same view gives the same card on every processor.
    """

    layouts: int

    def count(self, left: int) -> int:
        """Return the number of layouts to solve with `left` tricks left."""
        return round(self.layouts * LATER[left])


LATER = (12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 8.0, 6.0, 4.0, 2.5, 2.0, 1.5, 1.0)
"""Layouts by the number of tricks left, as a multiple of those with all cards to play: each is quicker."""

LEAD_LAYOUTS = 2
"""How many times the usual number of layouts an opening lead takes."""

DOUBT = 1.0
"""The standard errors by which a card must be better than that of the maxims."""


@dataclass(frozen=True, slots=True)
class SampledChoice:
    """How to choose cards: the work it may take, how boards are compared, how calls are read."""

    effort: Effort
    scoring: BoardScoring = BoardScoring.IMPS
    reading: CallReading = UNREAD

    def decide(self, view: View, rng: Random) -> CardDecision:
        """Return the card to play from the hand whose turn it is, and why."""
        position, state, board = Position.of(view), view.state, view.state.board
        legal = tuple(card for card in state.legal() if isinstance(card, Card))
        if position is None or board is None or len(legal) == 1:
            return CardDecision(legal[0], CardReason.ONLY)
        maxim = heuristic_card(position, board.past_phases)
        cards = distinct_cards(position, legal)
        if len(cards) == 1:
            return CardDecision(maxim, CardReason.EQUAL)
        if not position.played:
            if position.trumps is None or not self.reading.knows_system(state.game):
                return CardDecision(maxim, CardReason.MAXIM)
            effort = Effort(LEAD_LAYOUTS * self.effort.layouts)
            return best_lead(
                position, *replace(self, effort=effort).evaluate(position, state, board, rng), maxim
            )
        table, payoff = self.evaluate(position, state, board, rng)
        return self._best(position, table, payoff, cards, maxim)

    def most_tricks(self, view: View, rng: Random) -> int:
        """Return the most tricks that any sampled layout still offers the side to play, double dummy."""
        position, board = Position.of(view), view.state.board
        if position is None or board is None:
            return 0
        table = solve_sample(position, self._sample(position, board, view.state, rng))
        return max(table.best_tricks()) - position.play.taken(position.side)

    def evaluate(
        self, position: Position, state: State, board: Board, rng: Random
    ) -> tuple[CardTable, Payoff]:
        """Return the tricks of each card in sampled layouts, and the payoff of tricks.

        Tricks that pay the same are not told apart.
        """
        sample = self._sample(position, board, state, rng)
        north, east, south, west = (
            Hand(bits | gone) for bits, gone in zip(sample.layouts[0], cards_played(board), strict=True)
        )
        stake = Stake(state, board.setting, position.contract, Deal.of(north, east, south, west))
        seat = position.contract.declarer if position.declaring else position.seat
        payoff = stake.payoff(seat, self.scoring)
        return solve_sample(position, sample, payoff.points), payoff

    def _sample(self, position: Position, board: Board, state: State, rng: Random) -> Sample:
        space = fitting_layouts(board, state.game)
        count = self.effort.count(position.play.left)
        if not space.hidden:
            return space.sample(count, rng)
        drawn = self.reading.likely_layouts(space, Listener(state, position.side), count, rng)
        for weigh in (weigh_by_lead(position, board.past_phases), weigh_by_signals(position)):
            if weigh is not None:
                drawn = drawn.weighed(space.hidden, weigh, cards_played(board))
        return thin(drawn, count, rng)

    def _best(
        self, position: Position, table: CardTable, payoff: Payoff, cards: tuple[Card, ...], maxim: Card
    ) -> CardDecision:
        """Return the card of the maxims unless another is clearly better, or keeps a sure contract.

        At matchpoints a contract is not kept at the price of overtricks.
        """
        worth = payoff.against(table.best_tricks())
        usual = position.lowest_equivalent(maxim)
        means = {card: table.mean(card, worth) for card in reversed(cards)}
        best = max(means, key=means.__getitem__)
        gain, error = table.lead_over(best, usual, worth)
        chosen = maxim if gain <= DOUBT * error else best
        decided = partial(_decided, table, payoff, means)
        by_mean = CardReason.MEAN if position.lowest_equivalent(chosen) == best else CardReason.CLOSE
        if not position.declaring:
            return decided(signalled(position, table, chosen), by_mean)
        if payoff.comparison is BoardScoring.MATCHPOINTS or not position.needed:
            return decided(chosen, by_mean)
        first = position.lowest_equivalent(chosen)
        ranked = sorted(cards, key=lambda card: (card != first, -means[card]))
        safe = safe_card(position, ranked, table.cards_that_take(position.contract.tricks))
        if safe is None:
            return decided(chosen, by_mean)
        return decided(chosen if safe == first else safe, CardReason.SURE)


def best_lead(position: Position, table: CardTable, payoff: Payoff, maxim: Card) -> CardDecision:
    """Return the opening lead of the maxims, or the usual card of a clearly better suit."""
    worth = payoff.against(table.best_tricks())
    suits = (suit for suit in SUITS if position.hand.length(suit))
    usual_cards = (card_to_lead(position.hand, suit, position.trumps) for suit in suits)
    leads = {position.lowest_equivalent(card): card for card in usual_cards}
    means = {card: table.mean(card, worth) for card in leads}
    best = max(means, key=means.__getitem__)
    gain, error = table.lead_over(best, position.lowest_equivalent(maxim), worth)
    better = gain > DOUBT * error
    reason = CardReason.MEAN if better else CardReason.CLOSE
    return _decided(table, payoff, means, leads[best] if better else maxim, reason)


def _decided(
    table: CardTable, payoff: Payoff, worth: dict[Card, float], card: Card, reason: CardReason
) -> CardDecision:
    """Return a decision, with the mean tricks of its card unless some numbers of tricks score the same."""
    counted = len(set(payoff.points)) == len(payoff.points)
    tricks = table.mean(card, range(len(payoff.points))) if counted else None
    return CardDecision(card, reason, worth, len(table.weights), tricks)


def solve_sample(position: Position, sample: Sample, worth: Sequence[float] | None = None) -> CardTable:
    """Return the tricks of each card in the layouts of a sample, not telling apart tricks of equal worth.

    `worth` is that of 0 … 13 tricks in all.
    """
    play = position.play
    taken = play.taken(position.side)
    values = None if worth is None else worth[taken : taken + play.left + 1]
    layouts = map(_four_hands, sample.layouts)
    scores = score_layouts(layouts, position.strain, play.leader, play.trick, values)
    totals = bytes(taken + tricks for tricks in scores.tricks)
    columns = {card: totals[place :: len(scores.cards)] for place, card in enumerate(scores.cards)}
    return CardTable(columns, sample.weights, sample.layouts, sample.complete)


def signalled(position: Position, table: CardTable, chosen: Card) -> Card:
    """Return the card of the suit that signals, if it takes as many tricks as a spot card in every layout."""
    signal = SignalTurn.of(position.play, position.seat).card(position.hand.bits, chosen.suit)
    if not (signal and chosen.bit & SPOTS):
        return chosen
    card = lowest(signal)
    return card if table.tricks[card] == table.tricks[chosen] else chosen


def _four_hands(layout: Bits) -> FourHands:
    north, east, south, west = map(Hand, layout)
    return north, east, south, west
