"""`chelem system`: faults, explanations and hands of a bidding system."""

import json

import pytest

from chelem.cli.main import EXIT_INVALID, EXIT_OK, EXIT_USAGE, run
from chelem.core.hands import Hand

GOOD = """
system small "Small" / "Petit"
when opening:
  1NT: 15-17 hcp, balanced
  1M: 12+ hcp, 5+ M, M longest
  pass: any
when 1NT -:
  2C: 8+ hcp, 4 H or 4 S; forcing, convention stayman
  pass: any
when 1NT - 2C -:
  2M for M in H S: 4+ M
  2D: any; artificial
when not opening:
  pass: any
"""


@pytest.fixture
def small(tmp_path):
    file = tmp_path / "small.system"
    file.write_text(GOOD, encoding="utf-8")
    return file


@pytest.mark.slow
def test_a_sound_system_has_no_faults(small, capsys):
    """The status is 0, and the summary counts sections and rules."""
    assert EXIT_OK == run(["system", "check", str(small), "--auctions", "40", "--lang", "en"])
    assert "4 sections, 8 rules (0 of judgement)" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize(
    ("written", "instead", "code"),
    [
        ("  pass: any\nwhen 1NT -:", "when 1NT -:", "system.gap"),
        ("  1M:", "  1NT: 16 hcp, balanced\n  1M:", "system.shadowed"),
        ("  1M:", "  2NT: 20 hcp, 4 H, 5+ H\n  1M:", "system.impossible"),
        ("convention stayman", "convention staymann", "system.convention"),
        (
            "when not opening:",
            "when 1NT - 2C - 2C -:\n  pass: any\nwhen not opening:",
            "system.unmatched",
        ),
    ],
)
def test_a_fault_is_found(small, capsys, written, instead, code):
    """A rule taken out, hidden or contradictory, an unknown name, a section for no auction."""
    assert written in GOOD
    small.write_text(GOOD.replace(written, instead), encoding="utf-8")
    status = run(["system", "check", str(small), "--auctions", "40", "--json"])
    findings = json.loads(capsys.readouterr().out)["findings"]
    assert [code] == [each["code"] for each in findings]
    assert status == (EXIT_INVALID if findings[0]["fault"] else EXIT_OK)


@pytest.mark.slow
def test_replacing_a_rule_of_another_file_is_no_fault(small, capsys):
    """A system may say in a rule of its own what a chapter that it includes says otherwise."""
    shared = small.parent / "shared.system"
    shared.write_text("when 1NT -:\n  2NT: 8-9 hcp, balanced\n", encoding="utf-8")
    own = 'when 1NT -:\n  3NT: 8+ hcp, balanced\ninclude "shared.system"\n'
    small.write_text(GOOD.replace("when 1NT -:", f"{own}when 1NT -:"), encoding="utf-8")
    assert EXIT_OK == run(["system", "check", str(small), "--auctions", "40", "--json"])
    findings = json.loads(capsys.readouterr().out)["findings"]
    assert [("system.replaced", False)] == [(each["code"], each["fault"]) for each in findings]


def test_an_auction_is_explained_call_by_call(small, capsys):
    """Each call made has its meaning, and so has each call that may follow; passes too."""
    assert EXIT_OK == run(["system", "explain", str(small), "1NT P 2C P", "--json"])
    answer = json.loads(capsys.readouterr().out)
    assert ["1NT", "P", "2C", "P"] == [each["call"] for each in answer["auction"]]
    opening, _, stayman, _ = answer["auction"]
    assert ([15, 17], True) == (opening["points"], opening["system"])
    assert (["stayman"], 1) == (stayman["conventions"], stayman["forcing"])
    hearts, spades, neither = answer["calls"]
    assert ("2H", [4, 5]) == (hearts["call"], hearts["lengths"]["H"])
    assert ("2S", [2, 3], [4, 5]) == (spades["call"], spades["lengths"]["H"], spades["lengths"]["S"])
    assert ("2D", [2, 3], [2, 3]) == (neither["call"], neither["lengths"]["H"], neither["lengths"]["S"])


def test_an_explanation_speaks_both_languages(small, capsys):
    """In French the calls are read and the meanings said in French."""
    assert EXIT_OK == run(["system", "explain", str(small), "1SA P 2T P", "--lang", "fr"])
    out = capsys.readouterr().out
    assert "15–17 H, main régulière." in out
    assert "Stayman, demande une majeure : 8+ H, une majeure quatrième ; forcing un tour." in out


def test_a_part_score_changes_what_calls_show(capsys):
    """With 60 below two hearts are a game, and nobody invites one with three."""
    assert EXIT_OK == run(["system", "explain", "sayc", "1H P 2H P", "--json", "--part-score", "60:0"])
    to_the_score = {answer["call"] for answer in json.loads(capsys.readouterr().out)["calls"]}
    assert EXIT_OK == run(["system", "explain", "sayc", "1H P 2H P", "--json"])
    usual = {answer["call"] for answer in json.loads(capsys.readouterr().out)["calls"]}
    assert ("3H" in to_the_score, "3H" in usual) == (False, True)


@pytest.mark.slow
def test_hands_are_dealt_that_bid_so(small, capsys):
    """Every hand shown for a player makes that player's calls."""
    assert EXIT_OK == run(["system", "deal", str(small), "1NT P 2C P", "-n", "5", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert ["N", "E", "S", "W"] == list(found)
    for text in found["N"]:
        assert 15 <= Hand.parse(text).hcp <= 17
    for text in found["S"]:
        hand = Hand.parse(text)
        assert hand.hcp >= 8
        assert 4 in hand.lengths[:2]


def test_the_texts_of_a_system_are_listed(small, capsys):
    """Each chapter with its texts, then the deviations; a system without texts says so."""
    assert EXIT_OK == run(["system", "texts", "sayc", "--lang", "fr"])
    out = capsys.readouterr().out
    assert "Tel qu’on le joue" in out
    assert "Les écarts du système" in out
    assert EXIT_OK == run(["system", "texts", "sef", "--json"])
    assert {"system", "title", "texts", "chapters"} == json.loads(capsys.readouterr().out).keys()
    assert EXIT_OK == run(["system", "texts", str(small), "--lang", "en"])
    assert "No text is declared" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["system", "check", "precision"],
        ["system", "check", "missing.system"],
        ["system", "explain", "sayc", "2C 1NT"],
        ["system", "explain", "sayc", "nonsense"],
        ["system", "explain", "sayc", "--style", "wild"],
        ["system", "explain", "sayc", "--part-score", "65:0"],
        ["system", "judge", "sayc"],
    ],
)
def test_bad_input_is_one_sentence(arguments, capsys):
    """The status is 2, and one sentence says what is wrong."""
    assert EXIT_USAGE == run(arguments)
    captured = capsys.readouterr()
    assert not captured.out
    assert 1 == captured.err.strip().count("\n") + 1
