"""What each holding of a suit adds to the features that honours decide."""

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from chelem.bots.systems.features import Feature, FeatureKind
from chelem.core import SUITS, Rank

Integers = npt.NDArray[np.int16]

_K = FeatureKind
_HOLDINGS = np.arange(8192)


def _held(rank: Rank) -> Integers:
    return (_HOLDINGS >> rank & 1).astype(np.int16)


_LENGTH = np.array([int(holding).bit_count() for holding in range(8192)], np.int16)
_ACE, _KING, _QUEEN, _JACK, _TEN = map(_held, (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN))
HOLDING_LENGTHS = _LENGTH
HOLDING_POINTS: Integers = (4 * _ACE + 3 * _KING + 2 * _QUEEN + _JACK).astype(np.int16)
_TOPS = _ACE + _KING + _QUEEN
_FIVE = _TOPS + _JACK + _TEN
_GOOD = (_TOPS >= 2) | (_FIVE >= 3)


def _quick_tricks() -> Integers:
    """Return twice the quick tricks: AK 2, AQ 1½, A 1, KQ 1, Kx ½."""
    with_ace = 2 + 2 * _KING + (1 - _KING) * _QUEEN
    without = _KING * np.where(_QUEEN == 1, 2, (_LENGTH > 1).astype(np.int16))
    return np.where(_ACE == 1, with_ace, without).astype(np.int16)


def _playing_tricks() -> Integers:
    """Return twice the tricks with average breaks: the top honours, and each card beyond the third."""
    honours = np.minimum(
        2 * _ACE
        + np.where(_LENGTH > 1, _KING * np.where(_ACE + _QUEEN > 0, 2, 1), 0)
        + np.where(_LENGTH > 2, _QUEEN * np.where(_ACE + _KING == 2, 2, 1), 0)
        + np.where(_LENGTH > 2, _JACK * (_TOPS == 2), 0),
        2 * np.minimum(_LENGTH, 3),
    )
    tricks: Integers = (honours + 2 * np.maximum(_LENGTH - 3, 0)).astype(np.int16)
    return tricks


def _losers() -> Integers:
    """Return the losers among the first three cards: without the ace, king (of two) and queen (of three)."""
    covered = _ACE + _KING * (_LENGTH >= 2) + _QUEEN * (_LENGTH >= 3)
    losers: Integers = (np.minimum(_LENGTH, 3) - covered).astype(np.int16)
    return losers


def _stops(missing: int) -> npt.NDArray[np.bool_]:
    """Return which holdings stop a suit (A, Kx, Qxx, Jxxx), or would with `missing` more cards."""
    cards = _LENGTH + missing
    stops: npt.NDArray[np.bool_] = (_LENGTH > 0) & (
        (_ACE == 1)
        | ((_KING == 1) & (cards >= 2))
        | ((_QUEEN == 1) & (cards >= 3))
        | ((_JACK == 1) & (cards >= 4))
    )
    return stops


def _self_sufficient() -> npt.NDArray[np.bool_]:
    """Return which suits play opposite a singleton for a loser or so."""
    four = _TOPS + _JACK
    return ((_LENGTH >= 6) & (four >= 3)) | ((_LENGTH >= 7) & (_GOOD)) | ((_LENGTH >= 8) & (_TOPS >= 1))


_SOLID = (_TOPS == 3) & (((_LENGTH >= 6) & (_JACK == 1)) | (_LENGTH >= 7))
_TWO_STOPS = (
    ((_ACE == 1) & (_KING + _QUEEN >= 1))
    | ((_ACE + _JACK + _TEN == 3) & (_LENGTH >= 3))
    | ((_KING + _QUEEN == 2) & (_JACK + _TEN >= 1) & (_LENGTH >= 3))
)
_HOLDING_VALUES: dict[FeatureKind, Integers] = {
    kind: np.asarray(values).astype(np.int16)
    for kind, values in {
        _K.ACES: _ACE,
        _K.KINGS: _KING,
        _K.KEYCARDS: _ACE,
        _K.CONTROLS: 2 * _ACE + _KING,
        _K.LOSERS: _losers(),
        _K.QUICK_TRICKS: _quick_tricks(),
        _K.PLAYING_TRICKS: _playing_tricks(),
        _K.TOPS: _TOPS,
        _K.HONOURS: _FIVE,
        _K.SUIT_POINTS: HOLDING_POINTS,
        _K.GOOD: _GOOD,
        _K.FAIR: _GOOD | ((_TOPS >= 1) & (_FIVE >= 2)) | (_LENGTH >= 6),
        _K.SOLID: _SOLID,
        _K.STRONG: _self_sufficient() | _SOLID,
        _K.STOP: _stops(0),
        _K.HALF_STOP: _stops(1),
        _K.DOUBLE_STOP: _TWO_STOPS,
        _K.ACE: _ACE,
        _K.KING: _KING,
        _K.QUEEN: _QUEEN,
        _K.FIRST_CONTROL: (_ACE == 1) | (_LENGTH == 0),
        _K.CONTROL: (_ACE + _KING > 0) | (_LENGTH <= 1),
    }.items()
}
_EVERY_SUIT = (_K.ACES, _K.KINGS, _K.CONTROLS, _K.LOSERS, _K.QUICK_TRICKS, _K.PLAYING_TRICKS)
_NOTHING = np.zeros(8192, np.int16)


@lru_cache(maxsize=1024)
def holding_values(feature: Feature) -> tuple[Integers, Integers, Integers, Integers]:
    """Return, for ♣ ♦ ♥ ♠, what each of the 8192 holdings of a suit adds to a holding feature."""
    values = _HOLDING_VALUES[feature.kind]
    if feature.kind is _K.KEYCARDS:
        clubs, diamonds, hearts, spades = (
            values + _KING if suit in feature.suits else values for suit in SUITS
        )
    elif feature.kind in _EVERY_SUIT:
        clubs = diamonds = hearts = spades = values
    else:
        clubs, diamonds, hearts, spades = (values if suit in feature.suits else _NOTHING for suit in SUITS)
    return clubs, diamonds, hearts, spades
