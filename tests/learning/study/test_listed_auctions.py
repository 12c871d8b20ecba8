"""The stored auctions show the rules that the systems bid by (`tools/system_auctions.py`)."""

import os
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random

import pytest

from chelem.bots.systems.exploring import SETTINGS
from chelem.bots.systems.names import known_systems
from chelem.bots.systems.point_rules import PointRule
from chelem.bots.systems.points import point_after
from chelem.bots.systems.syntax import SourcePlace
from chelem.bots.systems.system import System
from chelem.core.cards import DECK
from chelem.core.errors import ParseError
from chelem.core.hands import Hand
from chelem.learning.study.listed_auction import ListedAuction, ListedChapter, stored_chapters
from chelem.learning.study.parts import chapters_of
from chelem.learning.study.system_chapters import studied_system

pytestmark = pytest.mark.xdist_group("listed-auctions")  # one worker finds the rules, once for each system
THOROUGH = "CHELEM_THOROUGH" in os.environ
AUCTIONS = 60 if THOROUGH else 15
"""Auctions drawn for each system."""
each_system = pytest.mark.parametrize("name", known_systems())


@cache
def rules_at(name: str, listed: ListedAuction) -> tuple[PointRule, ...]:
    """Return the rules of a system that apply after a stored auction; three tests ask for them."""
    return tuple(listed.point(studied_system(name)).rules)


def some_chapters(name: str) -> list[ListedChapter]:
    """Return the chapters whose auctions are all bid: every eighth one, as all of them take seconds."""
    return list(stored_chapters(name).values())[:: 1 if THOROUGH else 8]


def places_shown(name: str, listed: ListedAuction) -> set[SourcePlace]:
    """Return the rules whose calls a stored auction shows."""
    rules = (rule for rule in rules_at(name, listed) if rule.call in listed.shows)
    return {rule.rule.place for rule in rules if rule.rule}


@cache
def own_auctions(name: str) -> Mapping[SourcePlace, tuple[ListedAuction, ...]]:
    """Return the stored auctions of the chapter to which each section belongs."""
    chapters, stored = chapters_of(studied_system(name)).items(), stored_chapters(name)
    return {
        section.text.place: stored[chapter.id].auctions
        for chapter, sections in chapters
        for section in sections
        if chapter.id in stored
    }


def auctions_for(name: str, used: PointRule) -> Iterator[ListedAuction]:
    """Yield all stored auctions, the likeliest to show a rule first: those of its chapter, with its call."""
    own = own_auctions(name).get(used.section.text.place, ())
    yield from sorted(own, key=lambda listed: used.call not in listed.shows)
    for chapter in stored_chapters(name).values():
        yield from chapter.auctions


def rules_used(system: System, auctions: int, seed: int) -> Iterator[PointRule]:
    """Yield the rule of each call of auctions that four hands bid."""
    random = Random(seed)  # noqa: S311 - a test repeats itself
    for number in range(auctions):
        cards = random.sample(DECK, 52)
        hands = [Hand.of(cards[13 * place : 13 * place + 13]) for place in range(4)]
        point = point_after(system, SETTINGS[number % len(SETTINGS)], ())
        while not point.auction.over:
            rule = point.rule_for(hands[point.auction.me])
            yield rule
            point = point.after(rule.call)


@each_system
@pytest.mark.slow
def test_every_rule_that_bots_bid_by_is_on_the_page_of_its_chapter(name):
    """Of the rules that four hands use in drawn auctions, a chapter of the system shows each."""
    system = studied_system(name)
    used = {rule.rule.place: rule for rule in rules_used(system, AUCTIONS, seed=11) if rule.rule}
    assert len(used) > 4 * AUCTIONS
    missing = {
        str(place): str(rule.rule.text)
        for place, rule in used.items()
        if not any(place in places_shown(name, listed) for listed in auctions_for(name, rule))
    }
    assert {} == missing, "run `python tools/system_auctions.py`"


@each_system
@pytest.mark.slow
def test_most_rules_of_the_files_are_on_a_page(name):
    """The others are those that an option turns off, that the system replaces, or that no auction reaches."""
    sections = {chapter.id: sections for chapter, sections in chapters_of(studied_system(name)).items()}
    chapters = some_chapters(name)
    written = {
        rule.place for chapter in chapters for section in sections[chapter.id] for rule in section.rules
    }
    shown = {
        place for chapter in chapters for listed in chapter.auctions for place in places_shown(name, listed)
    }
    assert len(shown & written) >= 0.85 * len(written)


@each_system
@pytest.mark.slow
def test_a_chapter_shows_calls_that_its_own_rules_make(name):
    """A stored call is made at its auction by a rule of a section of the chapter."""
    sections = {chapter.id: sections for chapter, sections in chapters_of(studied_system(name)).items()}
    for chapter in some_chapters(name):
        own = {section.text.place for section in sections[chapter.id]}
        for listed in chapter.auctions:
            made = {
                rule.call
                for rule in rules_at(name, listed)
                if rule.section and rule.section.text.place in own
            }
            assert set(listed.shows) <= made, listed


@each_system
def test_chapters_have_titles_in_both_languages(name):
    """A chapter is read in French or English, and its id is an address."""
    for chapter_id, chapter in stored_chapters(name).items():
        assert chapter.titles.en
        assert chapter.titles.fr
        assert chapter_id == chapter_id.lower()
        assert chapter.auctions


@pytest.mark.parametrize(
    "text", ["none imps 1H P 2C P | 2D 2H", "all matchpoints | 1NT P", "dealer rubber 1S X XX | P"]
)
def test_an_auction_is_parsed_from_what_it_prints(text):
    """`parse(str(x)) == x`."""
    assert text == str(ListedAuction.parse(text))
    assert ListedAuction.parse(text) == ListedAuction.parse(str(ListedAuction.parse(text)))


@each_system
def test_a_chapter_is_parsed_from_what_it_prints(name):
    """`parse(str(x)) == x` for all stored chapters."""
    for chapter in stored_chapters(name).values():
        assert chapter == ListedChapter.parse(str(chapter))


def test_a_chapter_without_titles_is_refused():
    """A list of the former kind does not pass for one without chapters."""
    with pytest.raises(ParseError):
        ListedChapter.parse("chapter openings\nnone imps | 1NT")
