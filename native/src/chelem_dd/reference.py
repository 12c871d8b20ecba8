"""A reference implementation: plain minimax, for endings of up to five or six cards a hand.

It shares no code with the kernel, uses nothing but the rules of play, and is slow: the tests compare the
kernel with it. Both functions take the arguments of their namesakes in the package, and expect a valid
position.
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
    """The tricks that the leader's side takes from here, the trick in progress included."""
    hands, first = _hands(deal), _SEATS.index(str(leader))
    return _tricks(hands, str(strain), first, _cards(trick), side=first % 2, left=max(map(len, hands)))


def solve_cards(
    deal: DealLike, strain: StrainLike, leader: SeatLike, trick: CardsLike = ()
) -> dict[str, int]:
    """For each card that the hand to play may play, the tricks of its side from here."""
    hands, first, played = _hands(deal), _SEATS.index(str(leader)), _cards(trick)
    seat, left = (first + len(played)) % 4, max(map(len, hands))
    return {
        _SUITS[card[0]] + _RANKS[card[1]]: _tricks(
            _without(hands, seat, card), str(strain), first, (*played, card), side=seat % 2, left=left
        )
        for card in sorted(_legal(hands[seat], played), reverse=True)
    }


def _tricks(hands: _Hands, strain: str, leader: int, trick: _Trick, *, side: int, left: int) -> int:
    """The tricks that a side takes of those left; side 0 is North and South."""
    reaches = _search(None if strain == "NT" else _SUITS.index(strain))
    north_south = sum(reaches(hands, leader, trick, need) for need in range(1, left + 1))
    return north_south if side == 0 else left - north_south


def _search(trumps: int | None) -> Callable[[_Hands, int, _Trick, int], bool]:
    """Returns whether North and South can take `need` or more of the tricks left, in one strain."""

    @cache
    def from_start(hands: _Hands, leader: int, need: int) -> bool:
        if need <= 0 or need > len(hands[0]):
            return need <= 0
        return reaches(hands, leader, (), need)

    def reaches(hands: _Hands, leader: int, trick: _Trick, need: int) -> bool:
        if len(trick) == 4:
            winner = (leader + _winner(trick, trumps)) % 4
            return from_start(hands, winner, need - (winner % 2 == 0))
        seat = (leader + len(trick)) % 4
        outcomes = (
            reaches(_without(hands, seat, card), leader, (*trick, card), need)
            for card in _legal(hands[seat], trick)
        )
        return any(outcomes) if seat % 2 == 0 else all(outcomes)

    return reaches


def _legal(hand: frozenset[_Card], trick: _Trick) -> frozenset[_Card]:
    """The cards that a hand may play: those of the suit led if it has any, else all."""
    follows = frozenset(card for card in hand if trick and card[0] == trick[0][0])
    return follows or hand


def _winner(trick: _Trick, trumps: int | None) -> int:
    """The place in the trick of its highest trump or, if it has none, of the best card of the suit led."""
    suit = trumps if any(card[0] == trumps for card in trick) else trick[0][0]
    return trick.index(max(card for card in trick if card[0] == suit))


def _without(hands: _Hands, seat: int, card: _Card) -> _Hands:
    return (*hands[:seat], hands[seat] - {card}, *hands[seat + 1 :])


def _hands(deal: DealLike) -> _Hands:
    if isinstance(deal, Sequence) and not isinstance(deal, str):
        return tuple(map(_hand, deal))
    first, hands = str(deal).strip().split(":")
    read = [_hand(hand) for hand in hands.split()]
    turn = _SEATS.index(first.upper())
    return tuple(read[(seat - turn) % 4] for seat in range(4))


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
