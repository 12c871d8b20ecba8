"""Options: their names, defaults and values, and the refusal of everything else (RULES)."""

import pytest

from chelem.core.errors import BadOption
from chelem.games.options import new_game, read_options
from chelem.games.registry import GAMES
from tests.support.matches.playing import refusal

OPTIONS: dict[str, dict[str, tuple[object, ...]]] = {
    "contract": {
        "unfinished_partscore": (100, 50),
        "chicago_vulnerable": ("dealer", "non-dealer"),
        "chicago_honours": (True, False),
        "chicago_partscores": ("carried", "fifty"),
    },
    "whist": {"doubling": ("unlimited", "hundred")},
    "comptoir": {
        "mark": ("simplified", "traditional"),
        "redouble": (False, True),
        "immediate_loss": (True, False),
    },
    "whiz": {"redealer": ("same", "next")},
}
"""The options of the rules, the default first."""

EACH = [(game, name, values) for game, options in OPTIONS.items() for name, values in options.items()]
each_option = pytest.mark.parametrize(("game", "name", "values"), EACH)


def test_these_are_all_the_options():
    """RULES 0.10, 0.11, 1.4, 3.4, 3.5, 4.2 name them; there are no others. Newer games test their own."""
    assert set(OPTIONS) <= set(GAMES)
    assert {game: set(new_game(game).options.allowed()) for game in OPTIONS} == {
        game: set(options) for game, options in OPTIONS.items()
    }


@each_option
def test_the_default_is_what_the_rules_say(game, name, values):
    """Default: what the program does (RULES)."""
    assert getattr(new_game(game).options, name) == values[0]
    assert set(new_game(game).options.allowed()[name]) == set(values)


@each_option
def test_an_option_takes_each_of_its_values(game, name, values):
    """A named setting that a player can choose (RULES); a log keeps only what differs from the default."""
    for value in values:
        made = new_game(game, {name: value})
        assert getattr(made.options, name) == value
        assert made.options.chosen() == ({} if value == values[0] else {name: value})


@each_option
def test_options_typed_as_text(game, name, values):
    """`name=value` on the command line."""
    texts = {value: str(value).lower() for value in values}
    for value, text in texts.items():
        assert read_options(game, {name: text}) == {name: value}


@each_option
@pytest.mark.parametrize("value", ["", "often", 2, 0, 1, None, 1.0, [], "True"])
def test_any_other_value_is_refused_by_name(game, name, values, value):
    """The refusal names the option, what was given and what is possible."""
    with pytest.raises(BadOption) as error:
        new_game(game, {name: value})
    code, facts = refusal(error.value)
    assert (code, facts["option"]) == ("option.value", name)
    assert all(str(possible).lower() in facts["values"] for possible in values)
    assert name in error.value.say("fr")


@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_option_is_refused_by_name(game):
    """The refusal names the option and lists the existing ones."""
    with pytest.raises(BadOption) as error:
        new_game(game, {"vulnerable": True})
    assert refusal(error.value) == (
        "option.unknown",
        {"option": "vulnerable", "options": ", ".join(new_game(game).options.allowed())},
    )


@pytest.mark.parametrize("name", ["", "Contract", "tarot", "bridge"])
def test_an_unknown_game_is_refused_by_name(name):
    """The refusal names the game and lists the existing ones."""
    with pytest.raises(BadOption) as error:
        new_game(name)
    assert refusal(error.value) == ("game.unknown", {"game": name, "games": ", ".join(GAMES)})


def test_texts_that_mean_nothing_are_left_to_be_refused():
    """`read_options` never guesses."""
    assert read_options("whiz", {"redealer": "Same", "x": "1"}) == {"redealer": "Same", "x": "1"}
