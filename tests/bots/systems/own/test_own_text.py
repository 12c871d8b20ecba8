"""The text of a system that somebody writes: one file, from which the same chapters are read again."""

import pytest

from chelem.bots.systems.own.given_system import base_of, read_own_system
from chelem.bots.systems.own.own_text import MAIN, MOST_TITLE, OwnText, is_own_text
from chelem.bots.systems.system import System
from chelem.core import ParseError

OPENINGS, LEADS = "sayc-openings.system", "leads.system"


def reworded(*files: str) -> OwnText:
    """Return Standard American with a comment more in some files."""
    own = OwnText.of_program("sayc", "Ours")
    for file in files:
        own = own.reworded(file, f"{own.file(file)}# ours\n")
    return own


@pytest.mark.parametrize("files", [(), (OPENINGS,), (LEADS,), (MAIN, OPENINGS, LEADS)])
def test_one_text_has_all_chapters_and_gives_them_again(files: tuple[str, ...]) -> None:
    """Also of a file that another one includes, which then stands in the text as the program has it."""
    own = reworded(*files)
    text = str(own)
    assert own == OwnText.parse(text)
    assert text == str(OwnText.parse(text))
    assert set(files) - {MAIN} == set(own.files)


def test_all_programs_read_it_as_any_system() -> None:
    """The rules are the same, whether the text is read with its chapters or as one file."""
    text = str(reworded(OPENINGS, LEADS))
    ours, plain = read_own_system(text), System.parse(text)
    rules = [[rule.text for rule in section.rules] for section in ours.sections]
    assert rules == [[rule.text for rule in section.rules] for section in plain.sections]
    assert ours.options == plain.options
    assert {OPENINGS, "natural.system"} <= {section.text.place.file for section in ours.sections}


def test_a_chapter_as_in_the_program_is_not_kept() -> None:
    """Writing back what the program says leaves nothing in the text."""
    own = reworded(OPENINGS)
    assert OwnText.of_program("sayc", "Ours") == own.reworded(
        OPENINGS, own.file(OPENINGS)[: -len("# ours\n")]
    )


def test_a_choice_of_the_card_counts_after_all_files() -> None:
    """The last choice is the one that is played."""
    own = OwnText.of_program("sayc", "Ours")
    for value in ("on", "off", "on"):
        own = own.setting([("keycards", value)])
    assert {"keycards": "on"} == own.settings
    assert 1 == str(own).count("option keycards")
    assert 1 == read_own_system(str(own)).options["keycards"]


def test_a_title_is_a_line_without_quotes() -> None:
    """And of a limited length; an empty one changes nothing."""
    own = OwnText.of_program("sayc", 'The "Tuesday" system')
    assert "The 'Tuesday' system" == own.title
    assert own == own.titled(" ")
    assert MOST_TITLE == len(own.titled("x" * 99).title)


def test_a_system_is_told_from_a_card() -> None:
    """By its first words."""
    assert is_own_text(str(OwnText.of_program("sef", "Ours")))
    assert not is_own_text('system = "sef"\n')


def test_what_a_system_began_with_is_in_its_name() -> None:
    """Another name, of a file from elsewhere, stands for Standard American."""
    assert "sef" == base_of(OwnText.of_program("sef", "Ours"))
    assert "sayc" == base_of(OwnText.parse('system club "Club"\n'))


@pytest.mark.parametrize("text", ["# begin a.system\n", "# end leads.system\n"])
def test_a_chapter_cannot_have_the_marks_of_chapters(text: str) -> None:
    """The text would be read otherwise."""
    with pytest.raises(ParseError) as refused:
        reworded().reworded(OPENINGS, text)
    assert "own-system.marks" == refused.value.code


def test_a_file_that_the_system_does_not_include_is_not_reworded() -> None:
    """Nothing would read it."""
    with pytest.raises(ParseError) as refused:
        reworded().reworded("sef.system", "")
    assert "system.include" == refused.value.code
