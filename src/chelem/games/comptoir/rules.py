"""Bridge de comptoir: seven deals, six of them prepared so that dealer's side is stronger (RULES 3)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import comb, lcm
from typing import ClassVar, Literal

from chelem.core import DECK, SEATS, Call, Card, Deal, Hand, Line, Rank, Refused, Seat, coerce
from chelem.engine import AuctionGame, Board, GameInfo, Options, PlayedDeal, Setting
from chelem.engine.preparation import Preparation
from chelem.games.comptoir.advice import calls_to_compare
from chelem.i18n import Fact
from chelem.phases import Auction
from chelem.scoring import score_comptoir, score_comptoir_traditional

PACKETS = {1: 9, 2: 9, 3: 11, 4: 11, 5: 14, 6: 14}
"""The number of the eighteen picked cards that go to dealer's side, by deal; the seventh is ordinary."""

PICKED_SMALL = 2
"""The number of random small cards that join the sixteen honours to make eighteen picked cards."""

HONOURS = tuple(card for card in DECK if card.rank >= Rank.JACK)
SMALL = tuple(card for card in DECK if card.rank < Rank.JACK)


@dataclass(frozen=True, slots=True)
class ComptoirOptions(Options):
    """The options of bridge de comptoir.

    `mark` is the scoring; `redouble` allows redoubles in the simplified one; RULES 3.4 defines
    `immediate_loss`.
    """

    mark: Literal["simplified", "traditional"] = "simplified"
    redouble: bool = False
    immediate_loss: bool = True


@dataclass(frozen=True, slots=True)
class Comptoir(AuctionGame):
    """Contract bridge's auction and play, with prepared deals and another score."""

    info: ClassVar[GameInfo] = GameInfo(id="comptoir", order=30, prepared=len(PACKETS) + 1)
    options: ComptoirOptions = field(default_factory=ComptoirOptions)

    def prepare(self, setting: Setting, randbelow: Callable[[int], int]) -> Deal:
        """Deal the packets of that deal, the first to dealer's side (RULES 3.2)."""
        if setting.deal not in PACKETS:
            return Deal.draw(randbelow)
        small = shuffle_cards(SMALL, randbelow)
        picked = shuffle_cards((*HONOURS, *small[:PICKED_SMALL]), randbelow)
        rest = small[PICKED_SMALL:]
        strong = PACKETS[setting.deal]
        packet = shuffle_cards((*picked[:strong], *rest[: 26 - strong]), randbelow)
        other = shuffle_cards((*picked[strong:], *rest[26 - strong :]), randbelow)
        hands = {
            seat: Hand.of(cards)
            for side, pack in ((setting.dealer.side, packet), (setting.dealer.side.opponents, other))
            for seat, cards in zip(side.seats, (pack[:13], pack[13:]), strict=True)
        }
        return Deal.of(*map(hands.__getitem__, SEATS))

    def opening_note(self, setting: Setting) -> tuple[str, Mapping[str, Fact]] | None:
        """Return how many of the picked cards went to dealer's side."""
        strong = PACKETS.get(setting.deal)
        if strong is None:
            return None
        return "deal.prepared.title", {"deal": setting.deal, "strong": strong}

    def preparation(self, setting: Setting) -> Preparation | None:
        """Return how likely each number of honours on dealer's side is, from the packets (RULES 3.2)."""
        if setting.deal not in PACKETS:
            return None
        return Preparation(setting.dealer.side, Hand.of(HONOURS), honour_likelihood(PACKETS[setting.deal]))

    def check_deal(self, setting: Setting, deal: Deal) -> None:
        """Raise `Refused` for a deal whose honours cannot have come from the packets."""
        if strong := PACKETS.get(setting.deal):
            both = deal[setting.dealer] | deal[setting.dealer.partner]
            honours = len(both & Hand.of(HONOURS))
            if not strong - PICKED_SMALL <= honours <= strong:
                raise Refused("deal.prepared", deal=setting.deal, held=honours, strong=strong)

    def auction(self, dealer: Seat | str) -> Auction:
        """Return an auction of all four players, as in contract bridge."""
        return Auction(coerce(Seat, dealer).clockwise(), doubling=self.doublings)

    @property
    def doublings(self) -> int:
        """The number of doublings allowed: simplified scoring has no redouble (RULES 3.4)."""
        return 2 if self.options.redouble or self.options.mark == "traditional" else 1

    def alternatives(self, board: Board, hand: Hand, seats: tuple[Seat, ...]) -> tuple[Call, ...]:
        """Return the calls to compare on a prepared deal, for dealer's side."""
        turn = board.turns[0].actor if board.turns else None
        if turn is None or not isinstance(board.phase, Auction) or board.setting.deal not in PACKETS:
            return ()
        return calls_to_compare(board.phase, turn, hand) if turn.side is board.setting.dealer.side else ()

    def score(self, played: PlayedDeal) -> tuple[Line, ...]:
        """Return the score by the chosen method."""
        score = score_comptoir if self.options.mark == "simplified" else score_comptoir_traditional
        return score(played.contract, played.tricks[played.contract.declarer.side])


def honour_likelihood(strong: int) -> tuple[int, ...]:
    """Return how likely one deal is, by the number of honours in the packet with `strong` picked cards.

    With n honours, `strong` − n of the two small picked cards are in that packet; the packet's small cards
    are then any 26 − n of 36.
    """
    ways = {
        honours: comb(PICKED_SMALL, strong - honours)
        for honours in range(max(0, strong - PICKED_SMALL), min(strong, len(HONOURS)) + 1)
    }
    common = lcm(*(comb(len(SMALL), 26 - honours) for honours in ways))
    return tuple(
        ways.get(honours, 0) * (common // comb(len(SMALL), 26 - honours))
        for honours in range(len(HONOURS) + 1)
    )


def shuffle_cards(cards: tuple[Card, ...], randbelow: Callable[[int], int]) -> tuple[Card, ...]:
    """Return the cards in random order, all orders equally likely (Fisher–Yates)."""
    order = list(cards)
    for i in range(len(order) - 1, 0, -1):
        j = randbelow(i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)
