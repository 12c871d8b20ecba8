"""Convention cards: what is printed is read back, a fault is one sentence, and bots play what is agreed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.bots.configuration import Configuration
from chelem.bots.convention_cards.card import PartnershipCard
from chelem.bots.convention_cards.loading import card_of, load_system
from chelem.bots.making import new_bot
from chelem.bots.systems.bidder import setting_for
from chelem.bots.systems.names import known_systems
from chelem.bots.systems.points import point_after
from chelem.bots.systems.syntax import BOXES
from chelem.bots.systems.system import System
from chelem.core.errors import BadOption, ParseError
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.core.vulnerability import Vulnerability
from chelem.i18n import LANGUAGES
from chelem.phases.auction import Auction

WORDS = st.text(st.characters(blacklist_categories=["Cs", "Cc"]), max_size=30)
NAMES = st.sampled_from(["stayman", "blackwood", "two-suiters"])
CHOICES = st.dictionaries(
    st.sampled_from(BOXES), st.dictionaries(NAMES, st.sampled_from(["aces", "12-14"]), min_size=1), max_size=3
)
CARDS = st.builds(
    PartnershipCard,
    st.sampled_from(["sayc", "sef"]),
    st.sampled_from(["usual", "light"]),
    CHOICES,
    WORDS,
    st.lists(WORDS, max_size=2).map(tuple),
    WORDS,
)


@given(CARDS)
def test_what_is_printed_is_read_back(card):
    """Every card that can be printed is read back as it was."""
    assert card == PartnershipCard.parse(str(card))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("system = ", "card-file.toml"),
        ("[slams]\nblackwood = 'aces'\n", "card-file.system"),
        ("system = 'sayc'\nsytle = 'light'\n", "card-file.key"),
        ("system = 'sayc'\nslams = 'aces'\n", "card-file.table"),
        ("system = 'sayc'\n[slams]\nblackwood = 3\n", "card-file.table"),
        ("system = 'sayc'\nplayers = 'A'\n", "card-file.text"),
        ("system = 'sayc'\ntitle = 3\n", "card-file.text"),
        (f"system = 'sayc'\nnotes = '{'x' * 2001}'\n", "card-file.text"),
        ("system = 'precision'\n", "system.unknown"),
        ("system = 'sayc'\nstyle = 'wild'\n", "system.style"),
        ("system = 'sayc'\n[slams]\nblackwod = 'aces'\n", "card-file.agreement"),
        ("system = 'sayc'\n[slams]\nblackwood = 'kings'\n", "card-file.choice"),
        ("system = 'sayc'\n[majors]\nblackwood = 'aces'\n", "card-file.box"),
    ],
)
def test_a_fault_is_one_sentence(text, code):
    """What cannot be read or played is named in both languages."""
    with pytest.raises(ParseError) as caught:
        PartnershipCard.parse(text).bidding_system()
    assert code == caught.value.code
    for language in LANGUAGES:
        assert caught.value.say(language).endswith(".")


@pytest.mark.parametrize("name", known_systems())
def test_the_card_of_a_system_plays_that_system(name):
    """A system's own card names every agreement, and played by it the system is as before."""
    system = System.load(name)
    card = card_of(system)
    assert sorted(system.agreements) == sorted(agreed for box in card.choices.values() for agreed in box)
    assert system.options == card.bidding_system().options


def test_a_choice_changes_what_is_bid(tmp_path):
    """With keycards two aces and the king of trumps are three; by aces they are two."""
    file = tmp_path / "Ours.toml"
    file.write_text('system = "sayc"\n[slams]\nblackwood = "30-41"\n', encoding="utf-8")
    calls = tuple(Auction(SEATS).call("1S P 3S P 4NT P").calls)
    hand = Hand.parse("KJ84.A93.AQ4.J52")
    setting = setting_for(Seat.N, Vulnerability.NONE)
    by_card = point_after(load_system(file), setting, calls[:-2] + calls[-2:])
    usual = point_after(load_system("sayc"), setting, calls)
    assert ("5H", "5C") == (str(usual.choose(hand)), str(by_card.choose(hand)))


def test_bots_bid_by_a_card_of_a_file(tmp_path):
    """A configuration may name a card in place of a system; one that is missing makes no bot."""
    file = tmp_path / "Ours.toml"
    file.write_text('system = "sef"\n[defence]\nover-notrump = "natural"\n', encoding="utf-8")
    configuration = Configuration.parse(f"INSTANT:{file}:Light")
    assert (str(file), "light") == (configuration.system, configuration.style)
    assert configuration == Configuration.parse(str(configuration))
    new_bot(configuration)
    with pytest.raises(OSError, match=r"missing\.toml"):
        new_bot(Configuration.parse(f"instant:{tmp_path / 'missing.toml'}"))
    with pytest.raises(BadOption):
        new_bot(Configuration.parse("instant:missing"))


def test_what_does_not_go_together_is_refused_with_the_reason():
    """A system says which options cannot be on together, and why, in both languages."""
    text = """
option four = on
option transfers = on
agreement transfers in notrump "Transfers" / "Texas":
  on "on" / "oui": transfers = on
  off "off" / "non": transfers = off
forbid "four answers need transfers" / "quatre réponses demandent les Texas": four and not transfers
when opening:
  pass: any
"""
    assert {"transfers": "on"} == System.parse(text).choices
    with pytest.raises(ParseError) as caught:
        System.parse(text, choices={"transfers": "off"})
    assert "These agreements do not go together: four answers need transfers." == caught.value.say("en")
    french = caught.value.say("fr")
    assert "Ces conventions ne vont pas ensemble : quatre réponses demandent les Texas." == french
