"""Boards drawn once for several tables (docs/log.md, Boards of a set)."""

import json
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256

import pytest

from chelem.core.deals import DEAL_COUNT
from chelem.core.errors import Refused
from chelem.core.seats import Seat
from chelem.engine.events import Dealt
from chelem.games.forms import new_match
from chelem.games.options import new_game
from chelem.learning.training.plan import Training
from chelem.site.contests.domain.challenge import (
    challenge_of_match,
    challenge_table,
    join_challenge,
    new_challenge,
)
from chelem.site.contests.domain.set_draw import SetDraw
from chelem.site.tables.domain import dealing, seating
from chelem.site.tables.domain.board_set import BoardSet, SetTerms
from chelem.site.tables.domain.bot_seeds import bot_seed
from chelem.site.tables.domain.people import Guest
from chelem.site.tables.domain.policy import Policy
from chelem.site.tables.domain.policy_changes import change_policy
from tests.support.chance import seeded
from tests.support.tables import events, now, play_deal, proves, table_of

ANNE, BEN = Guest("S", "Anne"), Guest("B", "Ben")
GAME = new_game("contract")
DRAW = SetDraw("code", "secret")
TERMS = SetTerms(GAME, new_match("contract", "duplicate", {"boards": 2}), Policy(undo="free"))


@contextmanager
def refused(code):
    """Expect a refusal with this code."""
    with pytest.raises(Refused) as error:
        yield
    assert code == error.value.code


def finished_match(people="S", **given):
    """Return a match of two boards that South has played."""
    table = table_of(people, "contract", match={"kind": "duplicate", "boards": 2}, **given)
    play_deal(table, seeded(4))
    dealing.deal_next(table, seeded(5))
    play_deal(table, seeded(6))
    return table


def play_all(table):
    """Play the boards of a set at a table; return its deals."""
    for deal in (1, 2):
        dealing.deal_next(table)
        play_deal(table, seeded(deal))
    return events(table, Dealt)


NONCE = "0b" * 32
ALONE = new_challenge(TERMS, DRAW)
TOGETHER = new_challenge(TERMS, SetDraw("code", "secret", (NONCE,)))
EARLIER = replace(ALONE, nonces=None)


@pytest.mark.parametrize(
    ("board_set", "drawn_from"),
    [(ALONE, "secret:{}"), (TOGETHER, f"secret:{NONCE}:{{}}"), (EARLIER, "secret:{}:1")],
)
def test_boards_follow_from_the_salt(board_set, drawn_from):
    """As in docs/log.md: a board's salt from the set's and the nonces, its cards from that salt."""
    table = challenge_table(board_set, ANNE, "tablexyz", "first", now)
    for dealt in play_all(table):
        salt = sha256(drawn_from.format(dealt.setting.deal).encode()).hexdigest()
        assert dealt.alone == (board_set is not TOGETHER)
        number = int.from_bytes(sha256(f"{salt}:".encode()).digest()) % DEAL_COUNT
        assert number == board_set.board(dealt.setting).deal.number
        assert dealt.hands == dict(zip(Seat, board_set.board(dealt.setting).deal.hands, strict=True))
        assert salt == table.commitments[dealt.setting.deal, 1].salt
        assert "challenge" == dealt.origin
    assert sha256(b"secret").hexdigest() == board_set.hash
    proves(table)


def test_tables_of_a_set_have_the_same_cards_and_seeds():
    """Also where somebody else than the server has drawn them too (docs/log.md, Boards of a set)."""
    tables = [challenge_table(TOGETHER, guest, f"table{guest.name}", "first", now) for guest in (ANNE, BEN)]
    first, second = map(play_all, tables)
    assert [event.hands for event in first] == [event.hands for event in second]
    for seat in (Seat.W, Seat.N, Seat.E):
        assert bot_seed(tables[0], tables[0].chairs[seat]) == bot_seed(tables[1], tables[1].chairs[seat])


def test_nonces_are_published_by_their_hashes():
    """A pledge tells nothing of the nonce; the set's own hash is of its salt alone."""
    assert TOGETHER.pledges == (sha256(NONCE.encode()).hexdigest(),)
    assert ALONE.pledges == EARLIER.pledges == ()
    assert ALONE.hash == TOGETHER.hash


def test_a_set_is_read_back():
    """From its JSON, new boards, those of a match, and those of earlier versions."""
    for board_set in (ALONE, TOGETHER, EARLIER, challenge_of_match(finished_match(), ANNE, DRAW)):
        stored = json.loads(json.dumps(board_set.json()))
        assert board_set == BoardSet.from_json("code", board_set.kind, "secret", stored)
    earlier = {name: value for name, value in ALONE.json().items() if name != "nonces"}
    assert EARLIER == BoardSet.from_json("code", "challenge", "secret", earlier)


def test_a_match_says_of_each_board_whether_the_server_drew_it_alone():
    """A friend learns that of the deals of a match in which a page had a part, or had none."""
    for alone in (True, False):
        old = finished_match()
        if not alone:
            old.nonces[2, 1] = {"person-1": NONCE}
        board_set = challenge_of_match(old, ANNE, DRAW)
        table = challenge_table(board_set, BEN, "other", "first", now)
        assert [event.alone for event in play_all(table)] == [True, alone]
    stored = board_set.json()
    stored["given"] = {deal: written[:2] for deal, written in stored["given"].items()}
    earlier = BoardSet.from_json("code", "challenge", "secret", stored)
    table = challenge_table(earlier, BEN, "third", "first", now)
    assert [event.alone for event in play_all(table)] == [False, False]


def test_a_friend_gets_the_boards_the_chair_and_the_robots_of_a_match():
    """The same cards, bots with the same ids and seeds; the commitment opens to the numbers of the deals."""
    old = finished_match()
    board_set = challenge_of_match(old, ANNE, DRAW)
    table = challenge_table(board_set, BEN, "other", "first", now)
    assert (Seat.S, old.bots) == (table.seat(BEN.visitor), table.bots)
    dealt = play_all(table)
    before = events(old, Dealt)
    assert [event.hands for event in before] == [event.hands for event in dealt]
    assert [event.setting for event in before] == [event.setting for event in dealt]
    for seat in (Seat.W, Seat.N, Seat.E):
        assert old.chairs[seat] == table.chairs[seat]
        assert bot_seed(old, old.chairs[seat]) == bot_seed(table, table.chairs[seat])
    numbers = [str(board_set.board(event.setting).deal.number) for event in before]
    assert sha256(":".join(["secret", *numbers]).encode()).hexdigest() == board_set.hash
    proves(table)


def test_what_is_no_challenge():
    """A match with other people, one that goes on, one of chosen cards, one of auctions only."""
    with refused("challenge.alone"):
        challenge_of_match(finished_match("SN"), ANNE, DRAW)
    with refused("match.unfinished"):
        challenge_of_match(table_of("S"), ANNE, DRAW)
    with refused("challenge.known"):
        challenge_of_match(finished_match(deal={"number": "5"}, policy={"watch": "table"}), ANNE, DRAW)
    auctions_only = finished_match()
    auctions_only.training = Training(activity="bid")
    with refused("challenge.unplayed"):
        challenge_of_match(auctions_only, ANNE, DRAW)


def test_all_tables_have_the_same_terms():
    """No undo, no hints and no spectators; the owner changes the pace only."""
    table = challenge_table(new_challenge(TERMS, DRAW), ANNE, "tablexyz", "first", now)
    assert ("off", "off", "nobody") == (table.policy.undo, table.policy.hints, table.policy.watch)
    change_policy(table, ANNE.visitor, {"pace": "brisk"})
    for change in ({"undo": "free"}, {"hints": "alone"}, {"watch": "delayed"}, {"declare": "alone"}):
        with refused("set.policy"):
            change_policy(table, ANNE.visitor, change)


def test_nobody_else_takes_a_chair():
    """Neither a stranger, nor a robot; who had the chair comes back."""
    table = challenge_table(new_challenge(TERMS, DRAW), ANNE, "tablexyz", "first", now)
    dealing.deal_next(table)
    seating.leave_chair(table, ANNE.visitor, Seat.S)
    with refused("set.started"):
        seating.take_chair(table, BEN.visitor, Seat.S, "Ben")
    with refused("set.robot"):
        seating.seat_bot(table, ANNE.visitor, Seat.S)
    seating.take_chair(table, ANNE.visitor, Seat.S, "Anne")
    assert Seat.S == table.seat(ANNE.visitor)


def test_results_are_kept_with_the_score():
    """Of a match that becomes a challenge, all at once."""
    old = finished_match()
    old.take_pending()
    join_challenge(old, challenge_of_match(old, ANNE, DRAW))
    pending = old.take_pending()
    assert ("code", "first") == pending.set_place
    assert [1, 2] == list(pending.set_results)
    rows = old.started_log.state.sheet.rows
    leads = [pending.set_results[deal].get("lead") for deal in (1, 2)]
    assert [row.contract is not None for row in rows] == [lead is not None for lead in leads]
