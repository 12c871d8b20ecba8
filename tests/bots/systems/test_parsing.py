"""The language of bidding systems: what is read is printed back, and a fault is named with its place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.bots.systems.parsing import parse_system
from chelem.bots.systems.syntax import (
    Agreement,
    AgreementChoice,
    AsPlayed,
    Chapter,
    Citation,
    Cites,
    DeclaredText,
    Definition,
    Deviation,
    Either,
    Every,
    Include,
    Incompatible,
    Opposite,
    OptionText,
    PhraseText,
    RuleText,
    SectionKind,
    SectionText,
    StyleText,
    Symbol,
    SystemName,
    SystemText,
    Titles,
)
from chelem.bots.systems.system import System
from chelem.core.errors import ParseError
from chelem.i18n import LANGUAGES

WORDS = st.sampled_from(
    ["hcp", "balanced", "weak-two", "opening", "partner", "stop", "in", "shows", "I"]
).map(lambda text: Symbol("WORD", text))
SUITS = st.sampled_from("CDHSMWmwxyzv").map(lambda text: Symbol("SUIT", text)) | st.just(Symbol("SUIT", "NT"))
RANGES = st.sampled_from(["6", "12+", "15-17", "2.5+", "[level + 6]+", "[opening-points - 2]-[level]"]).map(
    lambda text: Symbol("RANGE", text)
)
PATTERNS = st.sampled_from(["5-3-3-2", "4=4=4=1"]).map(lambda text: Symbol("PATTERN", text))
BIDS = st.builds(lambda level, strain: Symbol("BID", f"{level}{strain}"), st.integers(1, 7), SUITS)
SPECIALS = st.sampled_from(["X", "XX"]).map(lambda text: Symbol("SPECIAL", text))
FIRST = WORDS | SUITS | RANGES | PATTERNS
SYMBOLS = st.builds(lambda first, rest: (first, *rest), FIRST, st.lists(FIRST | BIDS | SPECIALS, max_size=3))


def composite(parts):
    several = st.lists(parts, min_size=2, max_size=3).map(tuple)
    either = several.filter(lambda each: not any(isinstance(part, Either) for part in each)).map(Either)
    every = several.filter(lambda each: not any(isinstance(part, Every) for part in each)).map(Every)
    asked = st.builds(PhraseText, SYMBOLS, parts)
    return either | every | parts.map(Opposite) | asked


EXPRESSIONS = st.recursive(st.builds(PhraseText, SYMBOLS), composite, max_leaves=6)
PHRASES = st.builds(PhraseText, SYMBOLS)
CALLS = st.builds(PhraseText, (SYMBOLS | BIDS.map(lambda bid: (bid,)) | SPECIALS.map(lambda call: (call,))))
TITLES = st.builds(Titles, st.just("Openings"), st.sampled_from(["", "Ouvertures"]))
OURS = st.sampled_from(["1NT", "2C|2D", "1M", "*x", "?", "P", "X", "1x|1NT|X"])
THEIRS = st.sampled_from(["-", "(X)", "(1y|2y)", "(?)", "(P|X)", "(*x)"])
SEQUENCES = st.lists(OURS | THEIRS | st.just("..."), min_size=1, max_size=5).map(tuple)
RULES = st.builds(RuleText, CALLS, EXPRESSIONS, st.lists(PHRASES, max_size=2).map(tuple))
HEADERS = st.tuples(st.lists(SEQUENCES, max_size=2).map(tuple), st.none() | EXPRESSIONS).filter(any)
SECTIONS = st.builds(
    lambda header, rules, kind: SectionText(header[0], header[1], rules, kind),
    HEADERS,
    st.lists(RULES, min_size=1, max_size=3).map(tuple),
    st.sampled_from(SectionKind),
)
NAMES = st.sampled_from(["sayc", "weak-two", "opening-points"])
VALUES = st.sampled_from(["on", "off", "12"])
SETTINGS = st.lists(st.tuples(NAMES, VALUES), min_size=1, max_size=2).map(tuple)
CHOICES = st.lists(
    st.builds(
        AgreementChoice,
        NAMES | st.just("12-14"),
        TITLES,
        st.lists(st.builds(OptionText, NAMES, VALUES), min_size=1, max_size=2).map(tuple),
    ),
    min_size=1,
    max_size=3,
).map(tuple)
CITATIONS = st.builds(Citation, NAMES, st.none() | TITLES)
STATEMENTS = (
    SECTIONS
    | st.builds(SystemName, NAMES | st.just("2over1"), TITLES)
    | st.builds(Include, st.just("competitive.system"))
    | st.builds(OptionText, NAMES, VALUES)
    | st.builds(StyleText, NAMES, TITLES, SETTINGS)
    | st.builds(Definition, PHRASES, EXPRESSIONS)
    | st.builds(Chapter, TITLES)
    | st.builds(Agreement, NAMES, st.just("notrump"), TITLES, CHOICES)
    | st.builds(Incompatible, TITLES, EXPRESSIONS)
    | st.builds(DeclaredText, NAMES, TITLES, TITLES)
    | st.builds(Cites, st.lists(CITATIONS, min_size=1, max_size=3).map(tuple))
    | st.builds(AsPlayed)
    | st.builds(Deviation, NAMES, TITLES, st.just("") | NAMES)
)


@given(st.lists(STATEMENTS, max_size=5).map(lambda found: SystemText(tuple(found))))
def test_what_is_printed_is_read_back(system):
    """Every file that can be printed is read back as it was."""
    assert system == parse_system(str(system))


def test_a_rule_may_continue_on_the_next_line():
    """A comma, `or`, `and` or a semicolon continues a rule; comments and blank lines do not count."""
    text = """
    # openings
    when opening:   # nobody has bid
      1M: 12+ hcp,  # or so
          5+ M
          or 6+ M and
          10+ hcp;
          forcing
    """
    assert "when opening:\n  1M: 12+ hcp, 5+ M or 6+ M and 10+ hcp; forcing\n" == str(parse_system(text))


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ("when opening:\n  1NT 15-17 hcp\n", "system.unfinished", 2, 16),
        ("when opening:\n  1NT: 15-17 hcp;; forcing\n", "system.syntax", 2, 18),
        ("when opening:\n  1NT: 15-17 hpc\n", "system.phrase-near", 2, 8),
        ("when opening:\n  1NT: nice hand today\n", "system.phrase", 2, 8),
        ("when opening:\n  raise x: any\n", "system.call", 2, 3),
        ("when opening:\n  2C: any; forceful\n", "system.attribute", 2, 12),
        ("when opening:\n  2C: [strong]+ hcp\n", "system.option", 2, 7),
        ("when opening:\n  2C: [3 +]+ hcp\n", "system.number", 2, 7),
        ("when opening:\n  2C: 4+ NT\n", "system.suit", 2, 7),
        ("option strong = much\n", "system.value", 1, 8),
        ("option balanced = 12\n", "system.taken", 1, 8),
        ("define balanced: 4-3-3-3\n", "system.taken", 1, 8),
        ("define good hand: 4+ x\n", "system.letter", 1, 8),
        ('include "nowhere.system"\n', "system.include", 1, 9),
        ('text book "Book": "all"\ndeviation book, strong: "No"\n', "system.option", 2, 11),
        ("cites\n", "system.unfinished", 1, 6),
        ("when 1NT 2C -:\n  pass: any\n", "system.sides", 1, 1),
        ("when 1NT - 2C:\n  pass: any\n", "system.sides", 1, 1),
    ],
)
def test_a_fault_is_named_with_its_place(text, code, line, column):
    """A fault gives one sentence in each language with the line and the column."""
    with pytest.raises(ParseError) as caught:
        System.parse(text)
    assert (code, f"–:{line}:{column}") == (caught.value.code, caught.value.facts["at"])
    for language in LANGUAGES:
        sentence = caught.value.say(language)
        assert sentence.endswith(".")
        assert code not in sentence


def test_a_file_that_stops_early_is_refused():
    """A header without rules is a fault."""
    with pytest.raises(ParseError) as caught:
        System.parse("when opening:\n")
    assert "system.end" == caught.value.code


def test_an_unknown_system_or_style_names_those_known():
    """The sentence lists what there is to choose from."""
    with pytest.raises(ParseError, match="sayc"):
        System.load("precision")
    with pytest.raises(ParseError, match="light"):
        System.load("sayc", "wild")
