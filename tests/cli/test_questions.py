"""`chelem bid` and `chelem card`: a line of JSON in, a line of JSON out."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.thorough import first_of

CALL = '{"hand": "AK52.QJ3.T94.K82", "dealer": "S", "vulnerable": "NS", "auction": ["1C", "P"]}'
CARD = json.dumps(
    {
        "seat": "W",
        "hand": "K52.QJ3.T94.K82",
        "dummy": "T94.A2.K32.QJT9",
        "dealer": "N",
        "vulnerable": "NS",
        "auction": ["P", "P", "1S", "P", "2S", "P", "P", "P"],
        "tricks": [{"leader": "W", "cards": ["SA", "S3", "S6", "S7"]}],
    }
)


def test_each_line_gets_one_line(chelem):
    """A bad line, an empty one and one that is not UTF-8 get an error, and the next one its answer."""
    result = chelem("card", "--bot", "instant", typed=f"{CARD}\n\n{CARD[:-1]}\n[]\n{CARD}")
    answers = [json.loads(line) for line in result.out.splitlines()]
    assert (0, 5) == (result.status, len(answers))
    assert answers[0] == answers[4]
    assert ["card", "reason", "scores"] == list(answers[0])
    for answer in answers[1:4]:
        assert ["error"] == list(answer)


def test_a_long_line_is_skipped(chelem):
    """What is left of it is not taken for another question."""
    result = chelem("card", "--bot", "instant", typed=f"{' ' * 250_000}{CARD}\n{CARD}\n")
    first, second = (json.loads(line) for line in result.out.splitlines())
    assert "A line has more than 100,000 bytes." == first["error"]
    assert "card" in second


def test_errors_are_said_in_the_language_asked_for(chelem):
    """The keys are the same in both languages."""
    result = chelem("card", "--bot", "instant", "--lang", "fr", typed="[]\n")
    assert "Une question est un objet JSON" in json.loads(result.out)["error"]


@pytest.mark.parametrize("command", ["bid", "card"])
def test_a_bot_that_does_not_exist_is_refused(chelem, command):
    """The status is 2, before any line is read."""
    for bot in ("weak:sayc", "instant:precision", "instant:sayc:wild", "a:b:c:d"):
        result = chelem(command, "--bot", bot, typed=CALL)
        assert (2, "") == (result.status, result.out)
        assert 1 == result.err.count("\n")


@pytest.mark.slow
def test_a_call_is_explained(chelem):
    """The answer has the call, its meaning in both languages, what it shows, and whether it forces."""
    answer = json.loads(chelem("bid", typed=CALL).out)
    assert ("1S", True) == (answer["call"], answer["forcing"])
    assert ["fr", "en"] == list(answer["meaning"])


@pytest.mark.slow
def test_questions_at_rubber(chelem):
    """INTERFACES: `below` and `games` with "scoring": "rubber"; a bad value changes nothing for the next."""
    asked = json.loads(CALL) | {
        "scoring": "rubber",
        "below": {"NS": 60, "EW": 0},
        "games": {"NS": 1, "EW": 0},
    }
    lines = [json.dumps(asked | change) for change in ({}, {"below": {"NS": 100}}, {})]
    first, refused, last = map(
        json.loads, chelem("bid", "--bot", "instant", typed="\n".join(lines)).out.splitlines()
    )
    assert ("1S", first) == (first["call"], last)
    assert ["error"] == list(refused)
    card = json.dumps(json.loads(CARD) | {"scoring": "rubber", "below": {"EW": 40}})
    assert "card" in json.loads(chelem("card", "--bot", "normal", typed=card).out)


@pytest.mark.slow
@pytest.mark.parametrize(("command", "question"), first_of([("bid", CALL), ("card", CARD)], ("card", CARD)))
def test_an_answer_is_written_at_once(command, question):
    """A program that waits for the answer before it asks again is not kept waiting."""
    words = [sys.executable, "-m", "chelem", command, "--bot", "instant:sayc"]
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, "LANG": "en"}
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for _ in range(3):
            program.stdin.write(f"{question}\n")
            program.stdin.flush()
            assert command.replace("bid", "call") in json.loads(program.stdout.readline())
        program.stdin.close()
        assert 0 == program.wait()


PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "ask-the-bots.md"
BLOCKS = re.compile(r"```json\n(.*?)```\n\n```json\n(.*?)```", re.DOTALL)


@pytest.mark.slow
def test_the_page_shows_what_is_answered(chelem):
    """Every question of the page gets its answer: the same keys, call, card or error."""
    examples = BLOCKS.findall(PAGE.read_text(encoding="utf-8"))
    assert 4 == len(examples)
    for question, written in examples:
        command = "card" if "tricks" in question else "bid"
        answer = json.loads(chelem(command, typed=" ".join(question.split())).out)
        expected = json.loads(written)
        assert list(expected) == list(answer)
        for key in ("call", "card", "error", "forcing"):
            assert expected.get(key) == answer.get(key)
