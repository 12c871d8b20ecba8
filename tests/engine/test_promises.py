"""A log of format 2 is refused if a deal is not as promised, whatever the lie (LOG, Format 2)."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chelem.core.deals import Deal
from chelem.core.draws import hash_of_text
from chelem.core.errors import BadLog, Refused
from chelem.core.seats import SEATS
from chelem.engine.events import (
    Claimed,
    Committed,
    Dealt,
    Pledged,
    Revealed,
    Sealed,
    Seated,
    Started,
    Undone,
    Unrevealed,
)
from chelem.engine.log import Entry, Log
from chelem.engine.moves import AnswerClaim, MakeClaim
from chelem.engine.replay import replay
from chelem.games.forms import sized
from chelem.games.options import new_game
from chelem.matches.dealing import deal_event, promised_deal
from tests.support.chance import seeded
from tests.support.matches.forms import EVERY_FORM
from tests.support.matches.promising import Promised, next_setting_of, proof_of

every_form = pytest.mark.parametrize(("game", "match"), EVERY_FORM, ids=map(":".join, EVERY_FORM))
SALT = "5a17"
SEAL = Sealed("0" * 64, "1" * 128, "2" * 64)


def start(game="contract", match="rubber", bots=""):
    """Return a log of format 2 whose players have sat down; those named in `bots` are robots."""
    rules = new_game(game)
    log = Log(Started(rules, sized(game, match), {seat: str(seat) for seat in rules.info.seats}, 2))
    for seat in rules.info.seats:
        log.add(Seated(seat, str(seat), kind="bot" if str(seat) in bots else "person"))
    return log


def promise(log, silent=""):
    """Promise a deal with a nonce of everybody but the bots and those in `silent`, who are named."""
    made = Promised(log, SALT)
    people = sorted(log.state.persons)
    for player in people:
        if player not in silent:
            made.pledge(player, f"nonce of {player}")
    if named := [player for player in people if player in silent]:
        made.name(*named)
    return made


def play(log, below=None):
    """End the deal: legal calls and cards, then a claim."""
    below = below or seeded(1)
    while not log.state.board.closed:
        board = log.state.board
        turn = log.state.turns[0]
        if board.claim:
            log.act(log.state.chairs[turn.actor], AnswerClaim(accept=True))
        elif board.led and turn.actor is not board.contract.dummy:
            log.act(log.state.chairs[turn.actor], MakeClaim(0))
        else:
            legal = log.state.legal()
            log.act(log.state.player, legal[0 if below(3) else below(len(legal))])
    return log


def refusal(log, event):
    """Return the code of the sentence with which an event is refused."""
    before = log.version
    with pytest.raises(Refused) as error:
        log.add(event)
    assert error.value.say("fr")
    assert error.value.say("en")
    assert log.version == before
    return error.value.code


def honest(game="contract", match="rubber", silent="", bots=""):
    """Return a log with one deal that is promised, dealt, played and revealed."""
    log = start(game, match, bots)
    proof = promise(log, silent).deal()
    play(log).add(proof)
    return log


@every_form
@settings(max_examples=8, deadline=None)
@given(
    silent=st.sets(st.sampled_from("NESW")),
    bots=st.sets(st.sampled_from("NESW")),
    salt=st.text("ab", max_size=9),
)
def test_an_honest_log_is_accepted(game, match, silent, bots, salt):
    """Some people pledge, some stay away, in every game, for several deals (LOG, Format 2)."""
    log, below = start(game, match, "".join(bots)), seeded(len(salt))
    for _ in range(3):
        if log.state.verdict is not None:
            break
        made = Promised(log, salt)
        people = sorted(log.state.persons)
        for player in people:
            if player not in silent or below(2):
                made.pledge(player, f"{player} {below(1000)}")
        late = [player for player in people if player in silent]
        for player in late:
            made.name(player)
        proof = made.deal()
        play(log, below)
        log.add(proof)
        log.add(SEAL)
    assert replay(log.entries).state == log.state


def changed(log, kind, change):
    """Return the entries with the first event of a kind changed, or left out if the change is None."""
    entries = list(log.entries)
    place = next(place for place, entry in enumerate(entries) if isinstance(entry.event, kind))
    new = change(entries[place].event)
    entries[place : place + 1] = [] if new is None else [replace(entries[place], event=new)]
    return [replace(entry, version=version) for version, entry in enumerate(entries)]


def without_nonce(event, player):
    return replace(event, nonces={one: nonce for one, nonce in event.nonces.items() if one != player})


def with_nonce(event, player, nonce):
    return replace(event, nonces={**event.nonces, player: nonce})


LIES = {
    "another salt": (Revealed, lambda event: replace(event, salt="other"), "promise.salt"),
    "another commitment": (Committed, lambda event: replace(event, hash="0" * 64), "promise.salt"),
    "another nonce": (Revealed, lambda event: with_nonce(event, "E", "other"), "promise.nonce"),
    "another pledge": (Pledged, lambda event: replace(event, hash="0" * 64), "promise.nonce"),
    "a nonce kept back": (Revealed, lambda event: without_nonce(event, "S"), "promise.missing"),
    "no nonces": (Revealed, lambda event: replace(event, nonces=None), "promise.missing"),
    "a nonce never pledged": (Revealed, lambda event: with_nonce(event, "W", "new"), "promise.unpledged"),
    "a pledge left out": (Pledged, lambda _: None, "promise.unnamed"),
    "nobody named": (Unrevealed, lambda _: None, "promise.unnamed"),
    "a false name": (Unrevealed, lambda event: Unrevealed((*event.players, "E")), "promise.both"),
    "a stranger named": (Unrevealed, lambda event: Unrevealed((*event.players, "ana")), "promise.stranger"),
    "a name twice": (Unrevealed, lambda event: Unrevealed((*event.players, "W")), "promise.twice"),
    "a pledge of somebody else": (Pledged, lambda event: replace(event, player="ana"), "promise.stranger"),
    "an origin": (Dealt, lambda event: replace(event, origin="number"), "promise.origin"),
    "an event without origin": (Dealt, lambda event: replace(event, event_id="club"), "promise.event"),
    "no commitment": (Committed, lambda _: None, "promise.early"),
    "another number": (Revealed, lambda event: replace(event, number=event.number + 1), "deal.other_number"),
}


@pytest.mark.parametrize("lie", LIES)
@pytest.mark.parametrize(("game", "match"), {game: (game, match) for game, match in EVERY_FORM}.values())
def test_each_lie_is_refused(game, match, lie):
    """With its own code and a sentence in both languages (LOG, Format 2)."""
    kind, change, code = LIES[lie]
    with pytest.raises(BadLog) as error:
        replay(changed(honest(game, match, silent="W"), kind, change))
    assert (error.value.cause.code, bool(error.value.say("fr")), bool(error.value.say("en"))) == (
        code,
        True,
        True,
    )


@every_form
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_other_cards_are_refused(game, match, seed):
    """Cards that anybody chose after the commitment show when they are revealed (LOG, Format 2)."""
    log, below = start(game, match), seeded(seed)
    made = promise(log)
    right, _ = promised_deal(log.state, made.digest)
    cards = log.state.game.prepare(right.setting, below)
    dealt = deal_event(log.state, right.setting, cards)
    log.add(dealt)
    play(log)
    proof = made.proof(dealt)
    assert cards == Deal.of(*map(right.hands.__getitem__, SEATS)) or refusal(log, proof) == "promise.cards"


@pytest.mark.parametrize(
    ("game", "match"),
    [("contract", "rubber"), ("whist", "thirty"), ("whiz", "deals:3"), ("comptoir", "seven")],
)
def test_another_first_dealer_is_refused(game, match):
    """Who deals first is drawn from the same digest (LOG, Format 2)."""
    log = start(game, match)
    made = promise(log)
    right, _ = promised_deal(log.state, made.digest)
    other = next(seat for seat in log.state.sheet.seats if seat is not right.setting.dealer)
    setting = replace(right.setting, dealer=other)
    dealt = deal_event(log.state, setting, log.state.game.prepare(setting, seeded(1)))
    log.add(dealt)
    play(log)
    assert refusal(log, made.proof(dealt)) == "promise.dealer"


def test_two_pledges_exchanged():
    """The order of the pledges counts: in another order the cards do not follow (LOG, Format 2)."""
    log = honest("contract", "duplicate:2")
    entries = list(log.entries)
    first, second = (
        place
        for place, entry in enumerate(entries)
        if isinstance(entry.event, Pledged) and entry.event.player in "EN"
    )
    entries[first], entries[second] = (
        replace(entries[first], event=entries[second].event),
        replace(entries[second], event=entries[first].event),
    )
    with pytest.raises(BadLog) as error:
        replay(entries)
    assert error.value.cause.code == "promise.cards"


def test_cards_have_a_promise_or_an_origin():
    """Chosen cards say where they come from; all others are promised (LOG, Format 2)."""
    log = start("contract", "duplicate")
    dealt, _ = promised_deal(log.state, bytes(32))
    assert refusal(log, dealt) == "promise.none"
    assert refusal(log, replace(dealt, origin="event")) == "promise.event"
    log.add(replace(dealt, origin="replay"))
    play(log)
    proof = proof_of(dealt.setting, dealt.hands, SALT)
    assert refusal(log, replace(proof, nonces={"N": "nonce"})) == "promise.no_nonces"
    log.add(proof)


def test_pledges_come_in_time():
    """After the commitment, once each, by people at the table, before anybody is named (LOG, Format 2)."""
    log = start(bots="W")
    pledge = Pledged("N", hash_of_text("n"))
    assert refusal(log, pledge) == "promise.early"
    assert refusal(log, Unrevealed(("N",))) == "promise.early"
    made = Promised(log, SALT)
    assert refusal(log, Pledged("W", pledge.hash)) == "promise.stranger"
    assert refusal(log, Unrevealed(("W",))) == "promise.stranger"
    assert refusal(log, replace(pledge, hash="n")) == "deal.hash_digits"
    made.pledge("N", "n")
    assert refusal(log, pledge) == "promise.twice"
    made.name("E")
    assert refusal(log, Pledged("S", pledge.hash)) == "promise.closed"
    made.name("S")
    made.deal()
    assert refusal(log, pledge) == "deal.unfinished"
    assert refusal(log, Unrevealed(("N",))) == "deal.unfinished"


def test_a_promise_is_not_undone():
    """Nothing published before a deal is taken back (LOG, undone)."""
    log = start()
    made = Promised(log, SALT)
    committed = log.version
    made.pledge("N", "n")
    assert not log.can_undo(committed)
    pledged = log.version
    made.name("E", "S", "W")
    assert not log.can_undo(pledged)


def test_a_seal_comes_after_all_cards():
    """What it signs would else help to find hidden cards (LOG, Format 2)."""
    log = start()
    log.add(SEAL)
    proof = promise(log).deal()
    assert refusal(log, SEAL) == "seal.early"
    play(log)
    assert refusal(log, SEAL) == "seal.early"
    log.add(proof)
    assert refusal(log, replace(SEAL, signature="1")) == "seal.digits"
    log.add(SEAL)


def led(log_format):
    """Return a log of 1♣ and a lead, with dummy open, and the version of the last call."""
    rules = new_game("contract")
    log = Log(Started(rules, sized("contract", "duplicate"), {seat: str(seat) for seat in SEATS}, log_format))
    dealt = deal_event(log.state, next_setting_of(log), Deal.from_number(2026))
    log.add(replace(dealt, origin="number"))
    for call in ("1C", "P", "P", "P"):
        log.act(log.state.player, call)
    called = log.version
    log.act(log.state.player, log.state.legal()[0])
    return log, called


def test_hands_shown_end_what_may_be_undone():
    """In format 2 nothing is taken back from before a hand was shown (RULES Common, The lead stands)."""
    old, called = led(1)
    assert replay([*old.entries, Entry(old.version + 1, Undone(called))]).state.board.led is False
    new, called = led(2)
    assert not new.can_undo(called)
    with pytest.raises(BadLog) as error:
        replay([*new.entries, Entry(new.version + 1, Undone(called))])
    assert error.value.cause.code == "undo.far"


def test_a_side_claims_once_a_trick():
    """In format 2 a claim right after a refused one is refused in a log too (LOG, claimed)."""
    for log_format in (1, 2):
        log, _ = led(log_format)
        declarer = log.state.board.contract.declarer
        log.act(str(declarer), MakeClaim(13))
        log.act(log.state.chairs[log.state.turns[0].actor], AnswerClaim(accept=False))
        entries = [*log.entries, Entry(log.version + 1, Claimed(declarer, 12))]
        if log_format == 1:
            assert replay(entries).state.board.claim
        else:
            with pytest.raises(BadLog) as error:
                replay(entries)
            assert error.value.cause.code == "claim.again"
