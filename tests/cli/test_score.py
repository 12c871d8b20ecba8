"""`chelem score`: totals, lines, languages, refusals (docs: README; RULES 0.7, 0.8, 1, 2, 3, 4)."""

import json

import pytest


@pytest.mark.parametrize(
    ("words", "total"),
    [
        (("2♠X+1", "--vulnerable"), 870),
        (("2♠+1", "--vulnerable"), 140),
        (("4SX-2",), -300),
        (("2SX-2", "--vulnerable"), -500),
        (("1NT",), 90),
        (("3SA=", "--lang", "fr"), 400),
        (("4Cx-2", "--lang", "fr"), -300),
        (("4Cx-2", "--lang", "en"), -300),
        (("4C", "--lang", "fr"), 420),
        (("4C", "--lang", "en"), 130),
        (("3NT", "--game", "comptoir"), 600),
        (("2SX=", "--game", "comptoir"), 600),
        (("4S-2", "--game", "comptoir"), -200),
        (("4SX-3", "--game", "comptoir"), -800),
        (("7NTX", "--game", "comptoir"), 2400),
        (("4S+1", "--game", "comptoir-traditional"), 650),
        (("4S-1", "--game", "comptoir-traditional"), -100),
        (("1NT", "--tricks", "9"), 150),
    ],
)
def test_a_total_is_signed_from_the_declarers_side_and_is_the_sum_of_its_lines(chelem, words, total):
    """INTERFACES: for contract and comptoir the total is signed and the lines sum to it."""
    result = chelem("score", *words, "--json")
    output = json.loads(result.out)
    assert (0, total, total) == (
        result.status,
        output["total"],
        sum(line["points"] for line in output["lines"]),
    )
    assert all({"points", "below", "code", "args", "reason"} <= set(line) for line in output["lines"])


@pytest.mark.parametrize(
    ("words", "totals"),
    [
        (("9♠+1",), {"declarer": 18, "others": 0}),
        (("9♠", "--down"), {"declarer": 0, "others": 9}),
        (("9♠-1",), {"declarer": 0, "others": 9}),
        (("10♥", "--made"), {"declarer": 70, "others": 0}),
        (("9NT", "--made"), {"declarer": 68, "others": 0}),
        (("12♣", "--made"), {"declarer": 124, "others": 0}),
        (("13NT", "--made"), {"declarer": 426, "others": 0}),
    ],
)
def test_whiz_totals_are_per_player(chelem, words, totals):
    """RULES 4.4: made, the declarer scores; failed, each of the two others does."""
    output = json.loads(chelem("score", *words, "--game", "whiz", "--json").out)
    assert totals == output["total"]


@pytest.mark.parametrize(
    ("words", "totals"),
    [
        (("♥X", "--tricks", "9", "--honours", "4,0,1,0"), {"dealers": 48 + 72, "defenders": 0}),
        (("♠", "--tricks", "4"), {"dealers": 0, "defenders": 6}),
        (("NT", "--tricks", "13", "--honours", "4 0 0 0"), {"dealers": 84 + 100 + 40, "defenders": 0}),
        (("♦", "--honours", "5,0,0,0", "--void", "partner"), {"dealers": 6 + 60 + 12, "defenders": 0}),
        (("♣", "--honours", "0,3,1,1", "--void", "dealer"), {"dealers": 4, "defenders": 16 - 8}),
    ],
)
def test_the_old_bridge_is_scored_by_trumps_tricks_doubles_and_honours(chelem, words, totals):
    """RULES 1.5-1.9."""
    output = json.loads(chelem("score", *words, "--game", "whist", "--json").out)
    assert totals == output["total"]


def test_each_line_of_whiz_names_its_receiver(chelem):
    """RULES 4.4: a contract that fails scores for each of the two others."""
    answer = json.loads(chelem("score", "9♠", "--down", "--game", "whiz", "--json").out)
    assert [("other", 9), ("other", 9)] == [(line["to"], line["points"]) for line in answer["lines"]]


@pytest.mark.parametrize(
    ("words", "total"),
    [
        (("1♠+3",), 170),
        (("4♠",), 420),
        (("3NT+1",), 430),
        (("5♣", "--vulnerable"), 600),
        (("4♠-2", "--vulnerable"), -200),
        (("1♥-1",), -50),
    ],
)
def test_minibridge_scores_a_part_score_or_a_game(chelem, words, total):
    """RULES 5.4: every trick above six, +50 or +300 (500); 50 (100) for each trick missing."""
    answer = json.loads(chelem("score", *words, "--game", "minibridge", "--json").out)
    assert total == answer["total"] == sum(line["points"] for line in answer["lines"])


@pytest.mark.parametrize(
    ("words", "total"),
    [
        (("4♠", "--game", "rubber", "--honours", "4"), 220),
        (("4♠", "--game", "rubber", "--honours", "-5"), -30),
        (("2♠", "--game", "chicago", "--option", "before=40"), 360),
        (("2♠", "--game", "chicago", "--option", "last=1"), 160),
    ],
)
def test_a_method_is_told_what_else_it_asks_for(chelem, words, total):
    """RULES 0.10, 0.11: honours in one hand, the part-score so far, the last deal."""
    assert total == json.loads(chelem("score", *words, "--json").out)["total"]


@pytest.mark.parametrize("game", ["comptoir", "comptoir-traditional"])
@pytest.mark.parametrize(
    ("contract", "lost"), [("4♠X-3", False), ("4♠X-4", True), ("4♠-4", False), ("1♥XX-7", True)]
)
def test_comptoir_doubled_and_four_down_loses_the_match(chelem, game, contract, lost):
    """INTERFACES: `lost` beside the total, to which the lines add up; in text words instead of a number."""
    answer = json.loads(chelem("score", contract, "--game", game, "--json").out)
    assert ("lost" in answer) is lost
    assert answer.get("lost") in (None, True)
    assert answer["total"] == sum(line["points"] for line in answer["lines"])
    text = chelem("score", contract, "--game", game, "--lang", "fr").out
    assert ("Partie perdue" in text) is lost
    assert (str(answer["total"]) in text) is not lost


@pytest.mark.parametrize(
    "words",
    [
        ("4Z",),
        ("8S",),
        ("3SA", "--lang", "en"),
        ("3NT", "--lang", "fr"),
        ("3NT", "--lang", "de"),
        ("3NT", "--nothing"),
        ("3NT", "--tricks", "14"),
        ("3NT", "--tricks", "ten"),
        ("3NT-10",),
        ("4S", "--made", "--tricks", "9"),
        ("4SXXX",),
        ("10♥X", "--game", "whiz"),
        ("♥", "--game", "whist", "--honours", "5,5,5,5"),
        ("♥", "--game", "whist", "--honours", "many"),
        ("♥", "--game", "whist", "--void", "left"),
        ("4♠", "--honours", "4,0,1,0"),
        ("4♠-2", "--tricks", "10"),
        ("♥", "--game", "whist", "--honours", "-4,0,1,0"),
        ("♥", "--game", "whist", "--honours", "9" * 5000 + ",0,0,0"),
        ("♥", "--game", "whist", "--honours", "5,0,0,0", "--void", "dealer"),
        ("♥", "--game", "whist", "--void", "nobody"),
        ("8♥", "--game", "whist"),
        ("3NT", "--game", "tarot"),
        ("2♠", "--game", "minibridge"),
        ("4♠X", "--game", "minibridge"),
        ("2♠", "--game", "chicago", "--option", "before=10"),
        ("2♠", "--game", "rubber", "--option", "before=40"),
        ("2♠", "--option", "nothing"),
        (),
    ],
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_bad_input_gets_one_sentence_and_status_2(chelem, words, language):
    """INTERFACES: 2 for bad input or usage, one sentence on stderr, no traceback."""
    lang = () if "--lang" in words else ("--lang", language)
    result = chelem("score", *words, *lang)
    assert (2, "") == (result.status, result.out)
    assert 1 == len(result.err.strip().splitlines())
    assert "Traceback" not in result.err


def test_the_environment_chooses_the_language(chelem, monkeypatch):
    """RULES Notation: the language comes from --lang, else from the environment."""
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    result = chelem("score", "4C")
    assert "4♥" in result.out
    assert "Points de levées" in result.out


def test_the_text_explains_each_line(chelem):
    """RULES 0.7: 2♠ doubled, one overtrick, vulnerable, is 120 + 500 + 50 + 200."""
    out = chelem("score", "2♠X+1", "--vulnerable").out
    assert ["120", "500", "50", "200", "870"] == [line.split()[0] for line in out.splitlines()[1:]]
