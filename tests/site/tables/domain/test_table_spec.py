"""What a request for a new table may contain (docs/protocol.md, `POST /api/tables`)."""

import pytest
from pydantic import ValidationError

from chelem.core.deals import DEAL_COUNT
from chelem.core.errors import BadOption, ChelemError
from chelem.core.seats import SEATS, Seat
from chelem.core.vulnerability import Vulnerability
from chelem.engine.events import Started
from chelem.engine.log import Log
from chelem.games.registry import GAMES
from chelem.site.edge.refusals import refused_field
from chelem.site.tables.domain.table_request import TableRequest
from chelem.site.tables.domain.table_spec import read_table_spec
from tests.support.matches.playing import refusal
from tests.support.tables import spec_of


@pytest.mark.parametrize("game", GAMES)
def test_a_game_alone_is_enough(game):
    """By default South is the visitor and the others are bots; in Whiz North has no chair."""
    plan = spec_of({"game": game})
    seats = SEATS if plan.game.info.players == 4 else SEATS[1:]
    assert {seat: "me" if seat is Seat.S else "bot" for seat in seats} == dict(plan.chairs)
    assert "free" == plan.policy.undo


@pytest.mark.parametrize(
    ("game", "kind"), [(game, form.kind) for game in GAMES for form in GAMES[game].forms]
)
def test_every_form_of_match(game, kind):
    """Each game has each of its forms of match."""
    assert kind == spec_of({"game": game, "match": {"kind": kind}}).match.kind


def test_the_bots_of_a_table():
    """Usually they play at normal strength by the American system; a table may ask for others that exist."""
    assert "normal:sayc" == str(spec_of({}).bots)
    assert "strong:sef:light" == str(spec_of({"bots": "Strong:SEF:light"}).bots)
    for text in ("", "wild", "normal:precision", "normal:sayc:wild", "a:b:c:d"):
        with pytest.raises(ChelemError):
            spec_of({"bots": text})


def test_an_open_chair_makes_undo_a_matter_of_consent():
    """Undo is by consent if a chair is open."""
    assert "consent" == spec_of({"chairs": {"N": "open"}}).policy.undo
    assert "off" == spec_of({"chairs": {"N": "open"}, "policy": {"undo": "off"}}).policy.undo


def test_one_may_sit_elsewhere():
    """South is a bot if the visitor takes another chair."""
    assert {Seat.N: "me", Seat.E: "bot", Seat.S: "bot", Seat.W: "open"} == dict(
        spec_of({"chairs": {"N": "me", "W": "open"}}).chairs
    )


def test_the_first_cards_may_be_given():
    """The first deal can be given by number, with its dealer; in duplicate it gets a fitting board."""
    plan = spec_of({"deal": {"number": "12345", "dealer": "E", "vulnerable": ["N", "S"]}})
    assert plan.first is not None
    assert (12345, Seat.E) == (plan.first.deal.number, plan.first.dealer)
    assert "duplicate" == plan.match.kind
    board = plan.match.next(plan.game, plan_sheet(plan), Seat.N)
    assert (Seat.E, Vulnerability.NS) == (board.dealer, board.vulnerable)


def test_the_first_deal_may_have_a_later_number():
    """The form of match starts at that number, and refuses one that it does not have."""
    asked = {"game": "comptoir", "deal": {"number": "12345", "deal": 6}}
    plan = spec_of(asked)
    assert 6 == plan.match.next(plan.game, plan_sheet(plan), Seat.N).deal
    with pytest.raises(BadOption) as error:
        spec_of(asked | {"deal": {"number": "12345", "deal": 8}})
    assert ("match.size", {"kind": "seven", "size": 8}) == refusal(error.value)


def plan_sheet(plan):
    return Log(Started(plan.game, plan.match, {seat: str(seat) for seat in plan.chairs})).state.sheet


@pytest.mark.parametrize(
    "given",
    [
        {"game": "tarot"},
        {"game": ""},
        {"game": 7},
        {"colour": "red"},
        {"match": {"kind": "duplicate", "boards": 0}},
        {"match": {"kind": "duplicate", "boards": "4"}},
        {"match": {"kind": "duplicate", "boards": 10**9}},
        {"match": {"kind": "duplicate", "boards": -1}},
        {"match": {"kind": "duplicate", "first": 0}},
        {"match": {"kind": "whiz"}},
        {"match": {"boards": {}}},
        {"match": {"kind": ["duplicate"]}},
        {"match": "duplicate"},
        {"options": {"colour": "red"}},
        {"options": []},
        {"chairs": {"N": "friend"}},
        {"chairs": {"X": "bot"}},
        {"chairs": {"N": "me", "S": "me"}},
        {"chairs": {"N": "me", "S": "me", "E": "open"}},
        {"game": "whiz", "chairs": {"N": "bot"}},
        {"policy": {"undo": "perhaps"}},
        {"policy": 1},
        {"deal": {"number": "-1"}},
        {"deal": {"number": str(DEAL_COUNT)}},
        {"deal": {"number": "9" * 5000}},
        {"deal": {"number": "1e3"}},
        {"deal": {"number": "²"}},
        {"deal": {"number": "5", "dealer": "Z"}},
        {"deal": {"number": "5", "vulnerable": ["Z"]}},
    ],
)
def test_what_is_no_plan_is_refused(given):
    """An impossible request is refused with a reason in both languages."""
    try:
        request = TableRequest.model_validate(given)
    except ValidationError as error:
        refused = refused_field(error.errors()[0])
    else:
        with pytest.raises(ChelemError) as raised:
            read_table_spec(request, "fr")
        refused = raised.value
    for language in ("fr", "en"):
        assert refused.say(language) not in ("", refused.code)
