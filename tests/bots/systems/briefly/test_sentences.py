"""Short sentences about calls are those that a teacher says: one line for each kind."""

import pytest

from chelem.bots.systems.brief_words import say_call
from chelem.bots.systems.points import point_after
from chelem.bots.systems.public_auction import BiddingSetting
from chelem.learning.study.listed_auction import call_in_log
from chelem.learning.study.system_chapters import studied_system

KINDS = [
    (
        "a core that leaves out what the opening bid has told",
        "sayc",
        "1H P 1S P 2D",
        "12–18 HCP, 4+ diamonds.",
    ),
    (
        "rare points at an end",
        "sayc",
        "1C P 1S P 2S",
        "12–15 HCP (rarely more), 3+ spades.",
    ),
    (
        "a longer suit for fewer points",
        "sayc",
        "1C P 1S P 3C",
        "Invitational: 15–18 HCP (14 with 7+ clubs, rarely more), 6+ clubs.",
    ),
    ("a hand that is nearly balanced", "sayc", "1C P 1S P 1NT", "12–14 HCP, balanced or nearly so."),
    ("most hands balanced", "sef", "1C P 1S P 1NT", "12–14 HCP, usually balanced, at most 3 spades."),
    (
        "one of two suits",
        "sayc",
        "1H 2H",
        "Michaels, a two-suiter: 7+ HCP, 5+ spades, 5+ cards in a minor; forcing.",
    ),
    ("one of two counts", "sayc", "1C P 1S P 4S", "18+ HCP or 21+ support points, 4+ spades."),
    ("support points alone", "sayc", "1C P 1S P 3S", "Invitational: 17–20 support points, 4+ spades."),
    ("a simple raise", "sayc", "1S P 2S", "Usually 6–10 support points (5–9 HCP), 3+ spades."),
    (
        "high cards where a rule names them",
        "sayc",
        "1H P 4C",
        "Splinter: 10–13 HCP, 4+ hearts, at most 1 club; game forcing.",
    ),
    (
        "a game try",
        "sayc",
        "1S P 2S P 3D",
        "Help-suit game try: 17–18 support points for spades, 3+ diamonds; forcing.",
    ),
    (
        "controls",
        "sayc",
        "1S P 2S P 4NT",
        "Blackwood, asks for aces: 23+ support points for spades, controls in the other suits; forcing.",
    ),
    ("no major", "sayc", "1NT P 2C P 2D", "15–17 HCP, balanced, no four-card major."),
    ("a feature", "sayc", "2H P 2NT P 3S", "Feature: 9–11 HCP, the ace or king of spades."),
    ("a suit that has been told", "sayc", "1H P 1S P 3D", "17–21 HCP, 4+ diamonds; game forcing."),
    ("a pass of any hand", "sayc", "1D P 1H P", "Nothing to add."),
    ("a pass with strong hands", "sayc", "1C 1S P", "At most 6 HCP, or more without a suitable bid."),
    ("a transfer", "sayc", "1NT P 2D", "Transfer: 5+ hearts; forcing."),
    ("both stoppers", "sayc", "1S P 2C P 2NT", "stoppers in diamonds and hearts; forcing."),
]
FRENCH = [
    ("1C P 1S P 2S", "sef", "12–15 H (rarement plus), 3+ piques."),
    ("1C P 1S P 1NT", "sayc", "12–14 H, main régulière ou presque."),
    ("1C P 1S P 1NT", "sef", "12–14 H, en général régulière, au plus 3 piques."),
    ("1H 2H", "sayc", "Michaels, bicolore : 7+ H, 5+ piques, une mineure cinquième ; forcing un tour."),
    ("1S P 3S", "sef", "Proposition : 9–11 HLD, 4+ piques."),
    ("1S P 2S P 4NT", "sef", "23+ HLD à pique, contrôle dans les autres couleurs ; forcing un tour."),
    ("1S P 2S P 4H", "sef", "contrôle à cœur, pas de contrôle à trèfle ni à carreau ; forcing de manche."),
    ("1NT P 2C P 2D", "sef", "15–17 H, main régulière, pas de majeure quatrième."),
    ("1D P 1H P", "sef", "Rien à ajouter."),
    ("1S P 3S P 4NT P 5C", "sef", "Réponse au Blackwood : 0 ou 3 clés à pique."),
    ("1S P 3S P 4NT P 5S", "sef", "Réponse au Blackwood : 2 clés à pique, la dame de pique."),
    ("1S P 2C P 2NT", "sef", "arrêts à carreau et à cœur ; forcing un tour."),
]


def sentence(system, auction, language):
    calls = tuple(map(call_in_log, auction.split()))
    point = point_after(studied_system(system), BiddingSetting(), calls[:-1])
    return say_call(point, calls[-1], language)


@pytest.mark.parametrize(
    ("system", "auction", "expected"), [case[1:] for case in KINDS], ids=[case[0] for case in KINDS]
)
def test_what_a_teacher_says(system, auction, expected):
    """Points that are usual, one count of them, and only what is new."""
    assert sentence(system, auction, "en").endswith(expected)


@pytest.mark.parametrize(("auction", "system", "expected"), FRENCH, ids=[case[0] for case in FRENCH])
def test_what_a_french_teacher_says(auction, system, expected):
    """The same in French."""
    assert sentence(system, auction, "fr").endswith(expected)
