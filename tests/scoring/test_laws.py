"""Laws of all scores: which lines exist, who scores them, and a sentence for each in both languages."""

import re
import subprocess
import sys
from importlib.resources import files

import pytest

from chelem.core.seats import SIDES
from chelem.games.registry import GAMES
from chelem.i18n import LANGUAGES, say
from chelem.i18n.catalogue import fluent_files, load_catalogue

from .every_score import contract_scores, every_score, honours_scores, whist_scores, whiz_scores

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("scores")]  # one worker makes all lines, once

HELPERS = {"mark-vulnerable", "mark-doubled", "comptoir-doubled"}
REFUSALS = {
    f"score-{word}"
    for word in ("range", "doubling", "sum", "honours-held", "honours-void", "boards", "expected")
}
SUM = re.compile(r": \(?(\d+) × (\d+)(?: \+ (\d+))?\)?(?: × (\d+))?$")
SECTION = {"fr": r"^# La marque\.$(.*?)^# ", "en": r"^# The score\.$(.*?)^# "}
"""The part of a game's own file that holds the sentences of its lines."""
BELOW = {"mark.tricks", "whist.tricks"}


@pytest.fixture(scope="module")
def lines():
    """Return every distinct line of any score."""
    found = {}
    for score in every_score():
        for line in score:
            found.setdefault((line.to, line.points, line.code, *line.args.items(), line.below), line)
    return list(found.values())


def test_no_line_is_empty(lines):
    """No line is worth zero points."""
    assert [line for line in lines if line.points == 0] == []


def test_the_facts_of_a_line_are_plain(lines):
    """Numbers and codes only, fit for a log."""
    assert {int, str} == {type(fact) for line in lines for fact in line.args.values()}


def test_lines_go_to_a_side_or_in_whiz_to_a_seat(lines):
    """Both seats of a side; one seat in Whiz."""
    for line in lines:
        assert (
            len(line.to) == 1 if line.code.startswith("whiz.") else line.to in [side.seats for side in SIDES]
        )


def test_only_trick_points_are_below_the_line(lines):
    """Everything else is above, or there is no line at all (RULES 0.10, 1.9)."""
    assert {line.code for line in lines if line.below} == BELOW


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_says_itself(lines, language):
    """A sentence for each code in each language, with all its facts in place."""
    for line in lines:
        assert line.code in load_catalogue(language)
        sentence = say(line.code, line.args, language)
        assert sentence
        assert sentence == sentence.strip()
        assert not re.search(r"[{}$]|  |\n", sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_sentence_shows_a_sum_it_is_right(lines, language):
    """The multiplication that a reader sees gives the points of the line (RULES 0.6)."""
    shown = set()
    for line in lines:
        sentence = re.sub(r"(?<=\d)[,\u202f\xa0](?=\d)", "", say(line.code, line.args, language))
        if found := SUM.search(sentence):
            count, each, extra, stake = (int(number) if number else None for number in found.groups())
            assert abs(line.points) == (count * each + (extra or 0)) * (stake or 1)
            shown.add(line.code)
    assert shown == {
        *("mark.tricks", "mark.overtricks", "mark.undertricks", "comptoir.undertricks", "whist.tricks"),
        *("whist.honours", "whist.chicane.own", "whist.chicane.adverse", "whist.chicane.double"),
        *("whiz.made", "whiz.failed", "minibridge.down"),
    }


def test_a_line_says_itself_to_a_program_that_plays_no_game():
    """A score finds its sentences even if no game was imported."""
    program = (
        "from chelem.scoring import score_chicago, score_comptoir, score_whiz\n"
        "scores = score_whiz('3NT= by E', None, 'ESW'), score_comptoir('4SX= by S'),"
        " score_chicago('2S= by S', vulnerable='none', last=True)\n"
        "print(*(line.say('en') for score in scores for line in score), sep='\\n')"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert [
        "9 tricks bid and made: 2 × 9",
        "Game bonus",
        "Game bid and made, doubled",
        "Trick points for 2♠: 2 × 30",
        "Part-score on the last deal",
    ] == ran.stdout.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_without_its_line(lines, language):
    """Every message of the scores is a line's, a refusal's, or a piece of another."""
    shared = files("chelem.i18n").joinpath(language, "marks.ftl").read_text(encoding="utf-8")
    own = [
        file.read_text("utf-8")
        for package in GAMES.values()
        for file in fluent_files(package.import_name, language)
    ]
    scores = [
        found for text in own for found in re.findall(SECTION[language], text, re.DOTALL | re.MULTILINE)
    ]
    messages = set(re.findall(r"^([a-z-]+) =", "".join([shared, *scores]), re.MULTILINE))
    assert {line.code.replace(".", "-") for line in lines} | HELPERS | REFUSALS == messages


@pytest.mark.parametrize(
    ("language", "expected"),
    [("fr", "9 plis demandés et faits : 2 × 9"), ("en", "9 tricks bid and made: 2 × 9")],
)
def test_the_sentence_of_a_whiz_contract(language, expected):
    """The words of the log's example."""
    assert expected == say("whiz.made", {"tricks": 9}, language)


def test_a_contract_made_gives_the_defenders_nothing():
    """All lines are declarer's side's, and positive (RULES 0.7, 3.4)."""
    for contract, tricks, score in contract_scores():
        if tricks >= contract.tricks:
            assert score
            assert all(line.to == contract.declarer.side.seats and line.points > 0 for line in score)


def test_a_contract_down_gives_declarer_nothing():
    """Positive lines to the defenders, in comptoir minus points to declarer; none below (RULES 0.8, 3.4)."""
    for contract, tricks, score in contract_scores():
        if tricks < contract.tricks:
            assert score
            for line in score:
                declarers = line.to == contract.declarer.side.seats
                assert declarers == (line.points < 0) == line.code.startswith("comptoir.")
                assert not line.below


def test_only_honours_go_to_either_side_whatever_the_result():
    """Made or not, honours are their holders' (RULES 0.10)."""
    for contract, tricks, score in honours_scores():
        side = contract.declarer.side if tricks >= contract.tricks else contract.declarer.side.opponents
        for line in score:
            assert line.to == side.seats or line.code.startswith("honours.")


def test_each_undertrick_is_explained_once():
    """The counts of the lines are the tricks that are missing, each run after the one before (RULES 0.6)."""
    for contract, tricks, score in contract_scores():
        runs = [
            (line.args["after"], line.args["count"]) for line in score if line.code.endswith(".undertricks")
        ]
        assert max(contract.tricks - tricks, 0) == sum(count for _, count in runs)
        assert [sum(count for _, count in runs[:i]) for i in range(len(runs))] == [after for after, _ in runs]


def test_whiz_pays_declarer_or_both_others():
    """Never both (RULES 4.4)."""
    for score in whiz_scores():
        codes = [line.code for line in score]
        assert (
            codes == ["whiz.failed", "whiz.failed"] or codes[0] == "whiz.made" or codes == ["whiz.failed"] * 3
        )


def test_in_bridge_whist_one_side_scores_tricks_and_no_honours_are_negative():
    """One line below the line a deal; what is above is never negative in sum (RULES 1.5, 1.8)."""
    for score in whist_scores():
        assert sum(line.below for line in score) == 1
        for side in SIDES:
            assert sum(line.points for line in score if line.to == side.seats and not line.below) >= 0
