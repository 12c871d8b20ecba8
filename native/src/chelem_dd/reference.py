"""A reference implementation: plain minimax, for endings of up to five or six cards a hand.

It shares no code with the kernel and applies only the rules of play, so it is slow; the tests compare the
kernel with it. Both functions take the same arguments as in the package, and require a valid position.
"""

from collections.abc import Callable, Sequence
from functools import cache

from chelem_dd.values import CardLike, CardsLike, DealLike, SeatLike, StrainLike, SupportsStr

_SEATS = "NESW"
_SUITS = "CDHS"
_RANKS = "23456789TJQKA"

_Card = tuple[int, int]  # suit and rank
_Hands = tuple[frozenset[_Card], ...]  # of N E S W
_Trick = tuple[_Card, ...]


def solve(deal: DealLike, strain: StrainLike, leader: SeatLike, trick: CardsLike = ()) -> int:
    """Return the tricks that the leader's side takes from here, the trick in progress included."""
    hands, first = _hands(deal), _SEATS.index(str(leader))
    return _tricks(hands, str(strain), first, _cards(trick), side=first % 2, tricks_left=max(map(len, hands)))


def solve_cards(
    deal: DealLike, strain: StrainLike, leader: SeatLike, trick: CardsLike = ()
) -> dict[str, int]:
    """Return the tricks that the side to play takes from here, for each legal card."""
    hands, first, played = _hands(deal), _SEATS.index(str(leader)), _cards(trick)
    seat, tricks_left = (first + len(played)) % 4, max(map(len, hands))
    return {
        _SUITS[card[0]] + _RANKS[card[1]]: _tricks(
            _without(hands, seat, card),
            str(strain),
            first,
            (*played, card),
            side=seat % 2,
            tricks_left=tricks_left,
        )
        for card in sorted(_legal(hands[seat], played), reverse=True)
    }


def _tricks(hands: _Hands, strain: str, leader: int, trick: _Trick, *, side: int, tricks_left: int) -> int:
    """Return how many of the tricks left a side takes; side 0 is North and South."""
    can_take = _search(None if strain == "NT" else _SUITS.index(strain))
    north_south = sum(can_take(hands, leader, trick, target) for target in range(1, tricks_left + 1))
    return north_south if side == 0 else tricks_left - north_south


def _search(trumps: int | None) -> Callable[[_Hands, int, _Trick, int], bool]:
    """Return a function that tests whether North and South can take `target` of the tricks left."""

    @cache
    def can_take_from_start(hands: _Hands, leader: int, target: int) -> bool:
        if target <= 0 or target > len(hands[0]):
            return target <= 0
        return can_take(hands, leader, (), target)

    def can_take(hands: _Hands, leader: int, trick: _Trick, target: int) -> bool:
        if len(trick) == 4:
            winner = (leader + _winning_index(trick, trumps)) % 4
            return can_take_from_start(hands, winner, target - (winner % 2 == 0))
        seat = (leader + len(trick)) % 4
        outcomes = (
            can_take(_without(hands, seat, card), leader, (*trick, card), target)
            for card in _legal(hands[seat], trick)
        )
        return any(outcomes) if seat % 2 == 0 else all(outcomes)

    return can_take


def _legal(hand: frozenset[_Card], trick: _Trick) -> frozenset[_Card]:
    """Return the legal cards of a hand: those of the suit led if it has any, else all."""
    follows = frozenset(card for card in hand if trick and card[0] == trick[0][0])
    return follows or hand


def _winning_index(trick: _Trick, trumps: int | None) -> int:
    """Return the index of the winning card: the highest trump or, without one, the best of the suit led."""
    suit = trumps if any(card[0] == trumps for card in trick) else trick[0][0]
    return trick.index(max(card for card in trick if card[0] == suit))


def _without(hands: _Hands, seat: int, card: _Card) -> _Hands:
    return (*hands[:seat], hands[seat] - {card}, *hands[seat + 1 :])


def _hands(deal: DealLike) -> _Hands:
    if isinstance(deal, Sequence) and not isinstance(deal, str):
        return tuple(map(_hand, deal))
    first, hands = str(deal).strip().split(":")
    parsed = [_hand(hand) for hand in hands.split()]
    first_seat = _SEATS.index(first.upper())
    return tuple(parsed[(seat - first_seat) % 4] for seat in range(4))


def _hand(hand: str | int | SupportsStr) -> frozenset[_Card]:
    if isinstance(hand, int):
        return frozenset(divmod(n, 13) for n in range(52) if hand >> n & 1)
    suits = str(hand).upper().replace("10", "T").replace("-", "").split(".")
    return frozenset(
        (suit, _RANKS.index(rank)) for suit, ranks in zip((3, 2, 1, 0), suits, strict=False) for rank in ranks
    )


def _cards(cards: CardsLike) -> _Trick:
    if isinstance(cards, Sequence) and not isinstance(cards, str):
        return tuple(map(_card, cards))
    return tuple(map(_card, str(cards).split()))


def _card(card: CardLike) -> _Card:
    if type(card) is int:
        return divmod(card, 13)
    text = str(card)
    return _SUITS.index(text[0].upper()), _RANKS.index(text[1:].upper().replace("10", "T"))
