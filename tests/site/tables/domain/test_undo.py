"""Taking back: at once, by consent, or never (docs/protocol.md, The policy)."""

import pytest

from chelem.core.calls import Bid, parse_action
from chelem.core.errors import Refused
from chelem.core.seats import Seat
from chelem.engine.events import (
    Acted,
    Allowed,
    Asked,
    Undone,
)
from chelem.engine.moves import AnswerClaim, MakeClaim
from chelem.phases.auction import Auction
from chelem.site.tables.domain import chat, seating
from chelem.site.tables.domain import undo as undoing
from chelem.site.tables.live import text_mode
from tests.support.chance import seeded
from tests.support.tables import EVERY_GAME, bots_move, events, play_deal, play_until, proves, step, table_of

N, E, S, W = Seat


def refused(code, action, *args, **named):
    with pytest.raises(Refused) as caught:
        action(*args, **named)
    assert code == caught.value.code
    assert caught.value.say("fr") != caught.value.say("en")


def may_undo(table, visitor):
    return undoing.may_undo(table, table.seat(visitor), undoing.open_request(table))


def call(table, words):
    for word in words.split():
        table.act_now(table.started_log.state.player, parse_action(word))


def card(table, count=1):
    for _ in range(count):
        table.act_now(table.started_log.state.player, table.started_log.state.legal()[0])


def at_play(people="NESW", undo="consent"):
    """A contract of one spade by the dealer, who is North; East leads."""
    table = table_of(people, match={"kind": "duplicate", "boards": 1}, policy={"undo": undo})
    call(table, "1S P P P")
    return table


# In the auction


def test_at_once_until_partner_has_called():
    """North's bid can be undone, with East's pass, until South has called."""
    table = table_of("NESW", policy={"undo": "consent"})
    before = table.started_log.state
    call(table, "1S P")
    undoing.request_undo(table, "N")
    assert before == table.started_log.state
    call(table, "1S P P")
    refused("undo.partner", undoing.request_undo, table, "N")
    assert not may_undo(table, "N")
    undoing.request_undo(table, "E")
    assert N.next is table.started_log.state.turn.actor
    proves(table)


def test_a_call_stands_once_a_card_lies_on_the_table():
    """A call cannot be undone once a card is played, even if partner has not called since."""
    table = at_play()
    card(table)
    refused("undo.played", undoing.request_undo, table, "N")
    refused("undo.played", undoing.request_undo, table, "W")


@pytest.mark.parametrize("undo", ["free", "consent", "off"])
def test_nothing_to_undo(undo):
    """A player who has not called yet, or does not sit, has nothing to undo."""
    table = table_of("NESW", policy={"undo": undo})
    assert not may_undo(table, "S")
    assert not may_undo(table, "ana")
    refused("chair.none", undoing.request_undo, table, "ana")
    refused("chair.none", undoing.request_undo, table, None)
    refused("chair.none", undoing.answer_undo, table, "ana", accept=True)
    refused("undo.off" if undo == "off" else "undo.nothing", undoing.request_undo, table, "S")


# In the play


def test_free_is_at_once_and_takes_back_all_that_followed():
    """A free undo takes back the player's last card and all later ones."""
    table = at_play(undo="free")
    card(table, 2)
    before = table.started_log.state
    card(table, 3)
    undoing.request_undo(table, "W")
    assert before == table.started_log.state
    assert [] == events(table, Asked)
    proves(table)


def test_off_is_never():
    """With `off`, no card can be undone, even against bots."""
    table = at_play("N", undo="off")
    play_until(table, lambda t: t.started_log.state.board.led)
    refused("undo.off", undoing.request_undo, table, "N")
    assert not may_undo(table, "N")


def test_by_consent_of_the_persons_of_the_other_side():
    """When a defender asks, declarer decides; dummy and partner are not asked."""
    table = at_play()
    card(table, 2)
    before = table.started_log.state
    card(table)
    played = events(table, Acted)[-1].action
    undoing.request_undo(table, "W")
    asked = undoing.open_request(table)
    assert (W, played, frozenset({N})) == (asked.by, asked.card, asked.waiting)
    refused("undo.asked", undoing.request_undo, table, "W")
    for visitor in "SWE":
        refused("undo.others", undoing.answer_undo, table, visitor, accept=True)
    undoing.answer_undo(table, "N", accept=True)
    assert before == table.started_log.state
    assert [Asked, Allowed, Undone] == [type(event) for event in events(table)[-3:]]
    assert undoing.open_request(table) is None
    refused("undo.none", undoing.answer_undo, table, "N", accept=True)
    proves(table)


def test_an_answer_may_be_typed():
    """In text mode, yes or no from whoever is asked, and from nobody else, answers an undo request."""
    table = at_play()
    card(table, 3)
    undoing.request_undo(table, "W")
    assert not text_mode.answer_typed_undo(table, "S", "non", "fr")
    assert not text_mode.answer_typed_undo(table, "N", "main", "fr")
    assert text_mode.answer_typed_undo(table, "N", "Non", "fr")
    assert [Allowed(N, accept=False)] == events(table, Allowed)
    assert not text_mode.answer_typed_undo(table, "N", "non", "fr")


def test_declarer_asks_both_defenders():
    """When declarer asks, both defenders must agree; after a refusal declarer may ask again."""
    table = at_play()
    card(table, 2)  # East's lead, dummy's card by North
    undoing.request_undo(table, "N")
    assert {E, W} == undoing.open_request(table).waiting
    undoing.answer_undo(table, "W", accept=True)
    assert {E} == undoing.open_request(table).waiting
    refused("undo.others", undoing.answer_undo, table, "W", accept=True)
    undoing.answer_undo(table, "E", accept=False)
    assert undoing.open_request(table) is None
    assert [] == events(table, Undone)
    assert may_undo(table, "N")
    undoing.request_undo(table, "N")
    undoing.answer_undo(table, "E", accept=True)
    undoing.answer_undo(table, "W", accept=True)
    assert 1 == len(events(table, Undone))
    assert 1 == table.started_log.state.board.play.gone.bit_count()
    proves(table)


def test_bots_always_consent():
    """Only people are asked; against bots alone the undo happens at once."""
    table = at_play("NE")
    card(table, 2)
    undoing.request_undo(table, "N")
    assert {E} == undoing.open_request(table).waiting
    alone = at_play("N")
    card(alone, 2)
    undoing.request_undo(alone, "N")
    assert 1 == len(events(alone, Undone))


def test_a_card_cancels_the_request():
    """The next card cancels an undo request."""
    table = at_play()
    card(table, 2)
    undoing.request_undo(table, "N")
    card(table)
    assert undoing.open_request(table) is None
    refused("undo.none", undoing.answer_undo, table, "E", accept=True)


def test_chat_does_not_cancel_the_request():
    """A chat message does not cancel an undo request."""
    table = at_play()
    card(table, 3)
    undoing.request_undo(table, "W")
    chat.chat(table, "E", "Pardon", "all")
    assert {N} == undoing.open_request(table).waiting


@pytest.mark.parametrize("people", ["NESW", "N"])
@pytest.mark.parametrize("undo", ["free", "consent"])
def test_the_lead_stands_once_dummy_is_faced(people, undo):
    """Whoever asks, also alone against bots: nothing before dummy was faced is taken back (RULES Common)."""
    table = at_play(people, undo=undo)
    card(table)
    log = len(table.started_log)
    for visitor, code in {
        "E": "undo.shown",
        "N": "undo.played" if people == "NESW" else "undo.shown",
    }.items():
        if visitor in people:
            refused(code, undoing.request_undo, table, visitor)
            assert not may_undo(table, visitor)
    assert log == len(table.started_log)
    card(table, 2)
    undoing.request_undo(table, "N")
    if people == "NESW":
        undoing.answer_undo(table, "E", accept=True) if undo == "consent" else None
        undoing.answer_undo(table, "W", accept=True) if undo == "consent" else None
    assert 1 == table.started_log.state.board.play.gone.bit_count()
    proves(table)


def test_in_whiz_the_open_hand_was_faced_before_the_lead():
    """Domy is open before the auction, so the lead shows nothing and may be taken back."""
    table = table_of("ESW", "whiz", policy={"undo": "free"})
    while not table.started_log.state.board.led:
        state = table.started_log.state
        bid = isinstance(state.board.phase, Auction) and not any(
            isinstance(call, Bid) for _, call in state.board.phase.said()
        )
        table.act_now(state.player, next(a for a in state.legal() if isinstance(a, Bid) or not bid))
    leader = table.started_log.state.chairs[events(table, Acted)[-1].by]
    undoing.request_undo(table, leader)
    assert not table.started_log.state.board.led


@pytest.mark.parametrize("answer", [None, False])
def test_nothing_before_a_claim_is_undone(answer):
    """The claimant's hand has been seen: open or refused, a claim bars the way back."""
    table = at_play(undo="free")
    card(table, 5)
    claimant = table.started_log.state.player
    table.act_now(claimant, MakeClaim(0))
    if answer is not None:
        seat = table.started_log.state.board.claim.waiting[0]
        table.act_now(table.started_log.state.chairs[seat], AnswerClaim(accept=answer))
    for visitor in "NEW":
        refused("undo.shown", undoing.request_undo, table, visitor)
        assert not may_undo(table, visitor)
    proves(table)
    if answer is not None:
        table.act_now(table.started_log.state.player, table.started_log.state.legal()[0])
        by = str(events(table, Acted)[-1].by)
        undoing.request_undo(table, by)
        assert 5 == table.started_log.state.board.play.gone.bit_count()
        proves(table)


def test_no_undo_after_the_deal_is_scored():
    """Nothing can be undone once the deal is scored."""
    table = at_play("NESW", undo="free")
    card(table)
    table.act_now("N", MakeClaim(13))
    for visitor in "EW":
        table.act_now(visitor, AnswerClaim(accept=True))
    assert table.started_log.state.board.closed
    for visitor in "NESW":
        assert not may_undo(table, visitor)
        refused("undo.nothing", undoing.request_undo, table, visitor)


# Chairs that changed hands


@pytest.mark.parametrize("undo", ["free", "consent"])
def test_never_over_a_chair_that_changed_hands(undo):
    """An undo never goes back beyond a change of players."""
    table = at_play(undo=undo)
    card(table, 2)
    seating.leave_chair(table, "W", W)
    seating.take_chair(table, "ana", W, "Ana")
    for visitor in "NE":
        refused("undo.nothing", undoing.request_undo, table, visitor)
        assert not may_undo(table, visitor)
    assert "person-1" == table.started_log.state.chairs[W]


def test_a_request_falls_when_somebody_leaves():
    """A change of players cancels an undo request."""
    table = at_play()
    card(table, 2)
    undoing.request_undo(table, "N")
    undoing.answer_undo(table, "W", accept=True)
    seating.leave_chair(table, "S", S)
    assert undoing.open_request(table) is None
    refused("undo.none", undoing.answer_undo, table, "E", accept=True)
    assert table.started_log.state.chairs[S] is None
    seating.seat_bot(table, "E", S)
    refused("undo.none", undoing.answer_undo, table, "E", accept=True)
    proves(table)


# All games


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("undo", ["free", "consent", "off"])
@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_undone_the_log_is_right(game, undo, seed):
    """Undo at any moment gives a valid log, and `may_undo` predicts what `undo` does."""
    below = seeded(seed)
    table = table_of("NESW", game, policy={"undo": undo})
    letters = [str(seat) for seat in table.seats]
    for _ in range(150):
        if table.between_deals or table.status == "over":
            break
        visitor = letters[below(len(letters))]
        match below(5):
            case 0:
                may = may_undo(table, visitor)
                before = len(table.started_log)
                try:
                    undoing.request_undo(table, visitor)
                except Refused:
                    assert not may
                    assert before == len(table.started_log)
                else:
                    assert may
            case 1 if asked := undoing.open_request(table):
                judge = table.occupant(min(asked.waiting)).visitor
                undoing.answer_undo(table, judge, accept=below(2) == 0)
            case _:
                step(table, below)
    proves(table)


def test_bots_play_on_after_an_undo():
    """An undo changes the position, so that earlier requests are stale."""
    table = at_play("N", undo="free")
    play_until(table, lambda t: t.started_log.state.board.led)
    position = table.started_log.position
    table.act_now(*bots_move(table))
    undoing.request_undo(table, "N")
    assert position < table.started_log.position
    play_deal(table)
    assert events(table, Acted)
    proves(table)
