"""`chelem convention-card`: cards are checked, printed and written."""

import json
import tomllib

import pytest
from jsonschema import Draft202012Validator

from chelem.bots.convention_cards.card import PartnershipCard
from chelem.cli.main import EXIT_OK, EXIT_USAGE, run

CARD = """system = "sayc"
title = "Our card"
players = ["North", "South"]

[slams]
blackwood = "30-41"
"""


@pytest.fixture
def card(tmp_path):
    file = tmp_path / "ours.toml"
    file.write_text(CARD, encoding="utf-8")
    return file


def test_a_card_that_can_be_played_is_sound(card, capsys):
    """One sentence says how many agreements are the card's own."""
    assert EXIT_OK == run(["convention-card", "check", str(card), "--lang", "en"])
    assert "Standard American: every agreement of the card can be played (one is the card’s own)." in (
        capsys.readouterr().out
    )


def test_a_card_is_printed_as_players_read_it(card, capsys):
    """The boxes have every agreement of the system, each as the card plays it."""
    assert EXIT_OK == run(["convention-card", "print", str(card), "--lang", "fr"])
    out = capsys.readouterr().out
    assert out.startswith("Our card\nJoueurs : North, South\n")
    assert "Blackwood : aux clés, 5♣ zéro ou trois (30-41)" in out
    assert "Interventions à saut : faibles" in out


def test_the_card_of_a_system_is_written(capsys):
    """It names every agreement, and is read back."""
    assert EXIT_OK == run(["convention-card", "convert", "sef"])
    written = PartnershipCard.parse(capsys.readouterr().out)
    assert ("sef", "landy") == (written.system, written.choices["defence"]["over-notrump"])


def test_a_fault_is_one_sentence(card, capsys):
    """What cannot be played exits with the status of bad input."""
    card.write_text('system = "sayc"\n[slams]\nblackwood = "kings"\n', encoding="utf-8")
    assert EXIT_USAGE == run(["convention-card", "check", str(card)])
    captured = capsys.readouterr()
    assert ("", 1) == (captured.out, captured.err.count("\n"))


@pytest.mark.slow
def test_a_card_is_printed_under_the_headings_of_a_federation(card, capsys):
    """In the terminal, with lines to write on where nothing is known."""
    assert EXIT_OK == run(["convention-card", "print", str(card), "--layout", "wbf", "--lang", "en"])
    out = capsys.readouterr().out
    assert out.startswith("Our card\nPlayers: North, South\nHeadings of the WBF’s convention card.")
    assert "\n1NT opening\n  1NT  15–17 HCP, balanced.\n" in out
    assert "\nPsychics\n  ____" in out


@pytest.mark.slow
def test_a_card_is_written_as_pdf(card, tmp_path, capsys):
    """With the headings that were asked for; without any, a sentence says that they are missing."""
    target = tmp_path / "card.pdf"
    assert EXIT_USAGE == run(["convention-card", "print", str(card), "--pdf", str(target), "--lang", "en"])
    assert not target.exists()
    assert "--layout ffb, acbl or wbf" in capsys.readouterr().err
    words = ["convention-card", "print", str(card), "--layout", "ffb", "--pdf", str(target), "--lang", "fr"]
    assert EXIT_OK == run(words)
    assert target.read_bytes().startswith(b"%PDF")
    assert "avec les rubriques de la FFB" in capsys.readouterr().err


@pytest.mark.slow
def test_the_schema_of_cards_is_printed(capsys):
    """Without a file; the card of each system fits it."""
    assert EXIT_OK == run(["convention-card", "schema"])
    schema = Draft202012Validator(json.loads(capsys.readouterr().out))
    assert EXIT_OK == run(["convention-card", "convert", "2over1"])
    schema.validate(tomllib.loads(capsys.readouterr().out))


def test_other_actions_need_a_card(capsys):
    """One sentence says what is missing."""
    assert EXIT_USAGE == run(["convention-card", "check", "--lang", "en"])
    assert "Name a card or a system after “check”." in capsys.readouterr().err


@pytest.mark.slow
def test_a_card_is_converted_to_bml(card, capsys):
    """With the title of the card, and its agreements in the bids."""
    assert EXIT_OK == run(["convention-card", "convert", str(card), "--to", "bml", "--lang", "en"])
    out = capsys.readouterr().out
    assert out.startswith("#+TITLE: Our card\n\n#+AUTHOR: North, South\n\n")
    assert "\n1N 15--17 HCP, balanced.\n  2C Stayman" in out


def test_a_card_of_bba_is_converted(tmp_path, capsys):
    """Its agreements are written as a card of ours, and what was not understood is named beside it."""
    file = tmp_path / "theirs.bbsa"
    file.write_text("System type = 1\nBlackwood 0314 = 1\nBergen = 1\n", encoding="utf-8")
    assert EXIT_OK == run(["convention-card", "convert", str(file), "--lang", "en"])
    captured = capsys.readouterr()
    assert {"blackwood": "30-41"} == PartnershipCard.parse(captured.out).choices["slams"]
    assert "One key that is on was not understood, and is in the notes: Bergen." in captured.err
