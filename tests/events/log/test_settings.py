"""The settings with which an event is opened: folded into how it is scored, and refused when wrong."""

from fractions import Fraction

import pytest

from chelem.core.errors import ChelemError
from chelem.core.seats import Side
from chelem.events.chosen_settings import ChosenSettings
from chelem.events.log.author import Author
from chelem.events.log.entries.opening import EventOpened
from chelem.events.log.entries.reporting import ResultReported
from chelem.events.log.entries.rounds import RoundStarted
from chelem.events.log.entry_json import event_entry_json, read_entry_content, read_event_entry
from chelem.events.log.event import Event, EventEntry
from chelem.events.settings import PROFILES, ScoringSettings
from chelem.events.table_result import TableResult
from chelem.movements.generators.mitchell import mitchell
from tests.events.log.evenings import opened, write

EVERY = {
    "places": 1,
    "tie_breaks": ["quotient", "tops"],
    "trim": 0,
    "trim_from": 5,
    "exact_five": "even",
    "lift": False,
    "imps_of_average": "5/2",
    "single_ranking": "by-result",
    "match_most": 10,
}
OPENED = {"event": "opened", "title": "", "date": "", "kind": "pairs", "profile": "ffb", "method": "butler"}
OPENED |= {"scale": "continuous", "hidden_rounds": 0, "format": 1}


def settings_of(values: dict[str, object]) -> ScoringSettings:
    event = Event()
    write(event, read_entry_content({**OPENED, "settings": values}))
    return event.results().settings


def test_each_setting_of_the_log_is_that_of_the_event() -> None:
    """All of them, and one alone leaves the rest as the profile has it; without any, so does the log."""
    found = settings_of(EVERY)
    expected = ("quotient", "tops"), 0, 5, "even", False, Fraction(5, 2), "by-result", 10, 1, "butler"
    assert expected == (
        *(found.tie_breaks, found.trim, found.trim_from, found.exact_five, found.lift),
        *(found.imps_of_average, found.single_ranking, found.match_most, found.places, found.method),
    )
    alone = settings_of({"trim": 3})
    assert (3, PROFILES["ffb"].tie_breaks) == (alone.trim, alone.tie_breaks)
    assert () == settings_of({"tie_breaks": []}).tie_breaks
    assert PROFILES["ffb"].tie_breaks == settings_of({}).tie_breaks


def test_settings_are_written_and_read_back_and_an_older_log_is_the_same() -> None:
    """An entry has them only if they were given."""
    entry = EventEntry(0, read_entry_content({**OPENED, "settings": EVERY}), Author("organiser", "1"))
    written = event_entry_json(entry)
    assert EVERY == written["settings"]
    assert entry == read_event_entry(written)
    assert "settings" not in event_entry_json(EventEntry(0, EventOpened("", ""), Author("organiser", "1")))


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"trim": -1}, "“trim” is from 0 to 50"),
        ({"trim_from": 0}, "“trim_from” is from 1 to 100"),
        ({"places": 7}, "“places” is from 0 to 6"),
        ({"imps_of_average": "25"}, "“imps_of_average” is from 0 to 24"),
        ({"tie_breaks": ["tops", "direct", "tops"]}, "“tops” is named twice"),
        ({"tie_breaks": ["age"]}, "“settings.tie_breaks.0” is missing or invalid"),
        ({"exact_five": "up"}, "“settings.exact_five”"),
        ({"match_most": 15}, "“settings.match_most”"),
        ({"lift": 1}, "“settings.lift”"),
        ({"trimm": 1}, "“trimm” is not a setting .* trim, trim_from"),
    ],
)
def test_a_wrong_setting_is_refused_and_opens_nothing(values: dict[str, object], sentence: str) -> None:
    """By a sentence with its name."""
    with pytest.raises(ChelemError, match=sentence):
        settings_of(values)


def played_by(contracts: dict[tuple[int, int], str], tables: int, **terms: object) -> Event:
    """An evening of one board a round: 3NT just made, but for what North-South pairs do otherwise."""
    event = opened(mitchell(tables, tables, 1), **terms)
    for number in range(1, tables + 1):
        write(event, RoundStarted("A", number))
        for cell in event.state.sections["A"].movement.rounds[number - 1]:
            (board,), (pair,) = cell.boards, cell.north_south
            result = TableResult.parse(contracts.get((pair, board), "3NT= by N"))
            write(event, ResultReported("A", number, cell.table, board, result))
    return event


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        (None, [-1, 0, 0, 0, 11]),  # IMPs from 430, the mean of the three in the middle
        (ChosenSettings(trim_from=6), [-4, -3, -3, -3, 10]),  # from 530, the mean of all, which is 534
        (ChosenSettings(trim=0), [-4, -3, -3, -3, 10]),
    ],
)
def test_the_datum_of_a_butler_follows_the_settings(
    chosen: ChosenSettings | None, expected: list[int]
) -> None:
    """Of 400, 430, 430, 430 and 980 to North-South."""
    made = dict.fromkeys(((2, 1), (3, 1), (4, 1)), "3NT+1 by N") | {(5, 1): "6S= by N"}
    board, *_ = played_by(made, 5, method="butler", settings=chosen).results().boards
    won = (board.value(line, Side.NS) for line in board.traveller)
    assert expected == sorted(value for value in won if isinstance(value, Fraction))


@pytest.mark.parametrize(
    ("profile", "chosen", "places"),
    [
        ("ffb", None, [1, 2, 2]),
        ("ffb", ChosenSettings(tie_breaks=()), [1, 1, 1]),
        ("plain", None, [1, 1, 1]),
        ("plain", ChosenSettings(tie_breaks=("tops",)), [1, 2, 2]),
    ],
)
def test_who_is_equal_is_separated_by_the_chosen_tie_breaks(
    profile: str, chosen: ChosenSettings | None, places: list[int]
) -> None:
    """Pair 1 has 4, 0 and 2 matchpoints, the others 1, 3 and 2: only the tops differ."""
    contracts = {(1, 1): "3NT+1 by N", (1, 2): "3NT-1 by N"}
    (north_south, _) = played_by(contracts, 3, profile=profile, settings=chosen).ranking()
    assert places == [one.place for one in north_south]
    assert {50} == {one.result for one in north_south}
