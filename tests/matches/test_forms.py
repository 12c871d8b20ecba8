"""How forms of match are chosen and written, and how anything else is refused."""

import pytest

from chelem.core.errors import BadOption
from chelem.games.forms import new_match, sized
from chelem.games.registry import GAMES
from chelem.matches.parameters import parameters
from tests.support.matches.playing import refusal

KINDS: dict[str, dict[str, dict[str, int]]] = {
    "contract": {"duplicate": {"boards": 4}, "rubber": {}, "chicago": {}},
    "whist": {"thirty": {"best_of": 1}},
    "comptoir": {"seven": {}},
    "whiz": {"deals": {"deals": 9}, "target": {"points": 300}},
}
"""The forms of each game with their sizes where nothing is chosen (LOG, started; RULES 1.10, 4.5)."""

EACH = [(game, kind, size) for game, kinds in KINDS.items() for kind, size in kinds.items()]
each_form = pytest.mark.parametrize(("game", "kind", "size"), EACH)


def test_these_are_all_the_forms():
    """LOG, started, names them; newer games test their own."""
    assert set(KINDS) <= set(GAMES)
    assert {game: [form.kind for form in GAMES[game].forms] for game in KINDS} == {
        game: list(kinds) for game, kinds in KINDS.items()
    }


@each_form
def test_a_form_by_its_name(game, kind, size):
    """`kind`, with its default size, as a log writes it."""
    for match in (new_match(game, kind), sized(game, kind), new_match(game, kind, size)):
        assert (match.kind, parameters(match)) == (kind, size)


@pytest.mark.parametrize("game", KINDS)
def test_the_first_form_is_the_default(game):
    """The default form of match."""
    assert new_match(game).kind == next(iter(KINDS[game]))


@pytest.mark.parametrize(
    ("game", "text", "size"),
    [
        ("contract", "duplicate:16", {"boards": 16}),
        ("whist", "thirty:3", {"best_of": 3}),
        ("whiz", "deals:1", {"deals": 1}),
        ("whiz", "target:500", {"points": 500}),
    ],
)
def test_a_form_with_its_size(game, text, size):
    """`kind:size` on the command line."""
    assert parameters(sized(game, text)) == size


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("contract", "seven"),
        ("contract", ""),
        ("contract", "Rubber"),
        ("contract", "rubber:2"),
        ("contract", "duplicate:"),
        ("contract", "duplicate:four"),
        ("contract", "duplicate:-4"),
        ("contract", "duplicate:٤"),
        ("contract", "duplicate:4:4"),
        ("contract", "duplicate:" + "9" * 100),
        ("whist", "rubber"),
        ("comptoir", "seven:7"),
        ("whiz", "thirty"),
    ],
)
def test_any_other_form_is_refused_by_name(game, text):
    """The refusal quotes the text and lists the existing forms."""
    with pytest.raises(BadOption) as error:
        sized(game, text)
    code, facts = refusal(error.value)
    assert code == "match.unknown"
    assert facts["kinds"] == ", ".join(KINDS[game])
    assert facts["kind"] in {text, text.partition(":")[0]}


@pytest.mark.parametrize(
    ("game", "text"), [("contract", "duplicate:0"), ("whiz", "deals:0"), ("whiz", "target:0")]
)
def test_a_size_of_nothing_is_refused(game, text):
    """A match has at least one deal, or a point to reach."""
    with pytest.raises(BadOption) as error:
        sized(game, text)
    assert refusal(error.value) == ("match.size", {"kind": text.partition(":")[0], "size": 0})


@pytest.mark.parametrize("value", ["8", 8.0, True, None, [8]])
def test_a_size_is_a_whole_number(value):
    """Anything else is refused with the name of the size."""
    with pytest.raises(BadOption) as error:
        new_match("contract", "duplicate", {"boards": value})
    code, facts = refusal(error.value)
    assert (code, facts["option"], facts["value"]) == ("option.value", "boards", str(value))


@each_form
def test_a_size_that_the_form_does_not_have(game, kind, size):
    """The refusal names the option and lists the existing ones."""
    names = [*size, *(["first"] if kind in ("duplicate", "seven") else [])]
    with pytest.raises(BadOption) as error:
        new_match(game, kind, {"hands": 3})
    assert refusal(error.value) == (
        "option.unknown",
        {"option": "hands", "options": ", ".join(names) or "–"},
    )


def test_a_size_of_five_thousand_digits_is_refused():
    """Whatever is typed, the refusal is a `BadOption`."""
    with pytest.raises(BadOption) as error:
        sized("contract", "duplicate:" + "9" * 5000)
    assert error.value.code == "match.unknown"
