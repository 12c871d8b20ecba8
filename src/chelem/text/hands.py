"""Read and print hands, suit by suit."""

import re
from collections.abc import Mapping
from functools import cache

from chelem.core import HIGH_FIRST, Card, Hand, ParseError, Rank, Suit
from chelem.i18n.catalogue import load_catalogue
from chelem.text.cards import print_suit
from chelem.text.normalising import fold, quote
from chelem.text.spellings import any_of, spelling_of

VOID = "—"
_CUTS = (".", "/", "|", ";", ",", "\n", None)


def read_hand(text: str, language: str = "en") -> Hand:
    """Read a hand of any number of cards.

    Either each suit has its sign, letter, abbreviation or word in front, or four suits follow in the order
    ♠♥♦♣, separated by dots, slashes, bars, commas, lines or spaces. A dash is a void; so is a suit left out.

    >>> read_hand("ARDV 1098 – 765432", "fr")
    Hand.parse('AKQJ.T98..765432')
    >>> read_hand("♠AKQJ ♥10 9 8 ♣765432", "en")
    Hand.parse('AKQJ.T98..765432')
    """
    cards = _labelled(text, language)
    if cards is None:
        cards = _in_order(text, language)
    if cards is None:
        raise ParseError("text.hand", text=quote(text))
    return Hand.of(cards)


def print_hand(hand: Hand, language: str = "en", *, suits: tuple[Suit, ...] = HIGH_FIRST) -> str:
    """Print four lines, one for each suit, high cards first; a dash for a void.

    >>> print(print_hand(Hand.parse("AKQJ.T98..765432"), "fr"))
    ♠ A R D V
    ♥ 10 9 8
    ♦ —
    ♣ 7 6 5 4 3 2
    """
    return "\n".join(
        f"{print_suit(suit, language)} {' '.join(_ranks_of(hand, suit, language)) or VOID}" for suit in suits
    )


def print_hand_line(hand: Hand, language: str = "en") -> str:
    """Print the four suits on one line.

    >>> print(print_hand_line(Hand.parse("AKQJ.T98..765432"), "fr"))
    ♠ARDV ♥1098 ♦— ♣765432
    """
    suits = {suit: "".join(_ranks_of(hand, suit, language)) or VOID for suit in HIGH_FIRST}
    return " ".join(print_suit(suit, language) + ranks for suit, ranks in suits.items())


def _ranks_of(hand: Hand, suit: Suit, language: str) -> list[str]:
    words = load_catalogue(language)
    return [words.named(str(rank), "rank") for rank in hand.ranks(suit)]


def _labelled(text: str, language: str) -> list[Card] | None:
    """Return the cards of labelled suits.

    All labels of a hand are of one kind, so that CAV is ♥AV beside P, K, T.
    """
    written = fold(text)
    for labels in spelling_of(language).labels:
        cards = _split_at(written, labels, language)
        if cards is not None:
            return cards
    return None


def _split_at(written: str, labels: Mapping[str, Suit], language: str) -> list[Card] | None:
    before, *parts = re.split(f"({any_of(labels)})", written)
    suits = [labels[label] for label in parts[::2]]
    if before or not suits or len(suits) != len(set(suits)):
        return None
    return _cards(suits, parts[1::2], language)


def _in_order(text: str, language: str) -> list[Card] | None:
    """Return the cards of four suits in order, split at the first separator that gives readable suits."""
    lines = "\n".join(line for line in text.splitlines() if line.strip())
    for cut in _CUTS:
        groups = lines.split(cut)
        cards = _cards(list(HIGH_FIRST), [fold(group) for group in groups], language)
        if cards is not None:
            return cards
    return None


def _cards(suits: list[Suit], groups: list[str], language: str) -> list[Card] | None:
    """Return the cards of each suit in turn; None if a group is not made of ranks."""
    if len(suits) != len(groups):
        return None
    cards: list[Card] = []
    for suit, group in zip(suits, groups, strict=True):
        ranks = _ranks(group, language)
        if ranks is None:
            return None
        cards += [Card(suit, rank) for rank in ranks]
    return cards


def _ranks(group: str, language: str) -> list[Rank] | None:
    """Return the ranks of one suit; none for a dash or nothing, None for other text."""
    written = group.strip(" :.,;/|")
    if not written.strip("-"):
        return []
    rank, ranks = _patterns(language)
    if not ranks.fullmatch(written):
        return None
    codes = spelling_of(language).rank_codes
    return [codes[name] for name in rank.findall(written)]


@cache
def _patterns(language: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    rank = any_of(spelling_of(language).rank_codes)
    return re.compile(rank), re.compile(f"(?:(?:{rank})[ ,]*)+")
