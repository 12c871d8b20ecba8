"""The chain and the seals of a log: what was changed shows, and hidden cards do not (LOG, Format 2)."""

import json
from dataclasses import replace
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.core.errors import BadLog
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Player, Spectator
from chelem.engine.events import Chatted, Dealt, Revealed, Sealed, Seated, Started
from chelem.engine.log import Log
from chelem.engine.replay import replay
from chelem.formats.log.chain import canonical, erased, link
from chelem.formats.log.read import read_log
from chelem.formats.log.seal import Signer, is_signed
from chelem.formats.log.verify import verify
from chelem.formats.log.write import write_log
from chelem.games.forms import sized
from chelem.games.options import new_game
from tests.support.chance import seeded
from tests.support.matches.forms import EVERY_FORM
from tests.support.matches.promising import Promised
from tests.support.matches.random_match import random_log

SIGNER = Signer(bytes(range(32)))


def started(game="contract", match="duplicate:2"):
    """Return a chained log whose players have sat down, East as a bot."""
    rules = new_game(game)
    log = Log(
        Started(rules, sized(game, match), {seat: str(seat) for seat in rules.info.seats}, 2),
        "12:00",
        link=link,
    )
    for seat in rules.info.seats:
        log.add(Seated(seat, str(seat), kind="bot" if seat is Seat.E else "person"))
    return log


def deal(log):
    """Promise and deal the next cards; return what reveals them."""
    made = Promised(log, f"salt {log.version}")
    for player in sorted(log.state.persons):
        made.pledge(player, f"nonce {player} {log.version}")
    return made.deal()


def play(log):
    """Make legal calls and play legal cards to the end of the deal."""
    while not log.state.board.closed:
        legal = log.state.legal()
        bid = not log.state.board.contract and not log.state.board.phase.said()
        log.act(log.state.player, next(call for call in legal if str(call) == "1C") if bid else legal[0])


def sealed(signer=SIGNER, **form):
    """Return a log with a deal that was played, revealed and signed, and words."""
    log = started(**form)
    proof = deal(log)
    log.add(Chatted("N", "für dich ♠", ("S",), salt="5a17"), "12:01", "id")
    play(log)
    log.add(proof)
    log.add(signer.seal(log.chain))
    return log


LOG = sealed()
LINES = list(write_log(LOG.entries, "fr"))


def objects(lines):
    return list(map(json.loads, lines))


def fault(lines):
    """Return the version and the code of the first entry that breaks the chain."""
    with pytest.raises(BadLog) as error:
        verify(objects(lines))
    assert error.value.say("fr")
    assert error.value.say("en")
    return error.value.entry, error.value.cause.code


def test_the_chain_is_what_the_page_says():
    """SHA-256 of the chain before and of the JSON with sorted keys, written here a second time (LOG)."""
    before = ""
    for entry in objects(LINES):
        chain = entry.pop("chain")
        if entry["event"] != "sealed":
            for line in entry.get("lines", ()):
                line.pop("reason")
            text = json.dumps(entry, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
            before = sha256((before + text).encode()).hexdigest()
        assert chain == before


def test_a_whole_log_is_checked():
    """Every entry has a chain, and the signature is that of the key."""
    report = verify(objects(LINES))
    assert (report.extent, report.end, report.hidden) == ("whole", LOG.version, ())
    assert (report.seal.key, report.sealed_at) == (SIGNER.key, LOG.version)
    assert replay(read_log(LINES)).entries == LOG.entries


def test_reasons_have_any_language():
    """The chain does not depend on the language in which the log was written (LOG)."""
    english = list(write_log(LOG.entries, "en"))
    assert english != LINES
    assert verify(objects(english)) == verify(objects(LINES))


def test_a_seal_has_its_version():
    """What is signed is the chain before it, so that its own version is compared."""
    *others, seal = objects(LINES)
    for wrong in ({**seal, "version": 3}, {name: seal[name] for name in seal if name != "version"}):
        with pytest.raises(BadLog) as error:
            verify([*others, wrong])
        assert error.value.entry == seal["version"]


@given(data=st.data())
def test_a_changed_character_is_found(data):
    """The chain breaks at the changed entry or at the next, unless only a reason was changed."""
    version = data.draw(st.integers(0, len(LINES) - 1))
    line = LINES[version]
    place = data.draw(st.integers(0, len(line) - 1))
    other = line[:place] + data.draw(st.sampled_from('0a1b2S{,"-')) + line[place + 1 :]
    try:
        changed = objects([*LINES[:version], other, *LINES[version + 1 :]])
    except ValueError:
        return  # no JSON
    if not isinstance(changed[version], dict) or same(changed[version], json.loads(line)):
        return
    with pytest.raises(BadLog) as error:
        verify(changed)
    assert error.value.entry in (version, version + 1)


def same(entry, other):
    """Whether two entries have the same content and chain; the names of reasons count as reasons."""
    return canonical(entry) == canonical(other) and entry.get("chain") == other.get("chain")


def test_entries_are_not_left_out_or_moved():
    """Even if they are counted again, the chain shows it."""
    entries = objects(LINES)
    for place in range(1, len(entries) - 1):
        rest = entries[:place] + entries[place + 1 :]
        renumbered = [entry | {"version": version} for version, entry in enumerate(rest)]
        with pytest.raises(BadLog):
            verify(renumbered)


def test_a_chain_made_again_cannot_be_sealed():
    """A changed log can be chained again, but not be signed with the server's key (LOG, sealed)."""
    forged = started()
    forged.add(Chatted("N", "not said", salt="5a17"))
    seal, other = LOG[-1].event, Signer.new()
    forged.add(replace(seal, chain=forged.chain))
    assert fault(write_log(forged.entries)) == (forged.version, "seal.signature")
    forged = started()
    forged.add(other.seal(forged.chain))
    assert verify(objects(write_log(forged.entries))).seal.key == other.key != SIGNER.key


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"signature": "0" * 128}, "seal.signature"),
        ({"signature": "x"}, "seal.signature"),
        ({"key": Signer.new().key}, "seal.signature"),
        ({"key": "00"}, "seal.signature"),
        ({"chain": "0" * 64}, "log.chain"),
    ],
)
def test_a_false_seal_is_found(change, code):
    """Another signature, another key, another chain (LOG, sealed)."""
    lines = [*LINES[:-1], json.dumps(json.loads(LINES[-1]) | change)]
    assert fault(lines) == (LOG.version, code)


def test_a_chain_does_not_begin_late():
    """An entry cannot be chained to one without a chain."""
    entries = objects(LINES)
    del entries[3]["chain"]
    assert fault(map(json.dumps, entries)) == (4, "log.chain_gap")


def without_chain(entry):
    return {name: value for name, value in entry.items() if name != "chain"}


def test_a_log_without_a_chain():
    """A log of format 1, or one whose program makes no chain."""
    report = verify(without_chain(entry) for entry in objects(LINES[:-1]))
    assert (report.extent, report.end, report.seal) == ("none", -1, None)
    people = {seat: str(seat) for seat in SEATS}
    old = Log(Started(new_game("contract"), sized("contract", "rubber"), people), link=link)
    assert old[0].chain is None
    assert old.chain is None


VIEWERS = [Player("N"), Player("W"), Spectator(), Spectator(frozenset(SEATS))]


@pytest.mark.parametrize("viewer", VIEWERS, ids=str)
def test_a_copy_is_checked_after_the_deal(viewer):
    """Its hidden entries keep their chain, its hands come from what was revealed (LOG, Format 2)."""
    lines = list(write_log(LOG.redacted(viewer)))
    report = verify(objects(lines))
    words = tuple(entry.version for entry in LOG if isinstance(entry.event, Chatted))
    assert (report.extent, report.hidden) == ("whole", () if viewer == Player("N") else words)
    assert replay(read_log(lines), partial=True).version == LOG.version


def test_no_chain_is_told_during_a_deal():
    """It would let a reader find hidden cards by trying them all (LOG, Format 2)."""
    log = started()
    proof = deal(log)
    dealt = log.version
    play(log)
    for viewer in VIEWERS:
        chains = [entry.chain for entry in log.redacted(viewer)]
        assert all(chains[:dealt])
        assert not any(chains[dealt:])
        report = verify(objects(write_log(log.redacted(viewer))))
        assert (report.extent, report.end) == ("partial", dealt - 1)
    log.add(proof)
    assert all(entry.chain for entry in log.redacted(Player("N")))


def test_a_deal_never_revealed_stays_secret():
    """Neither later chains nor seals help to find it (LOG, Format 2)."""
    log = started()
    deal(log)
    first = log.version
    play(log)
    proof = deal(log)
    play(log)
    log.add(proof)
    log.add(SIGNER.seal(log.chain))
    copy = list(log.redacted(Player("N")))
    assert not any(entry.chain for entry in copy[first:])
    assert not any(isinstance(entry.event, Sealed) for entry in copy)
    assert verify(objects(write_log(log.entries))).sealed_at == log.version


def test_a_player_who_sat_down_in_mid_deal():
    """Their own copy shows the hand that waited for them, which the chain does not hold."""
    log = started()
    proof = deal(log)
    log.add(Seated(Seat.E, "E", kind="person"))
    play(log)
    log.add(proof)
    lines = objects(write_log(log.redacted(Player("E"))))
    assert any("cards" in entry for entry in lines if entry["event"] == "seated")
    assert verify(lines).extent == "whole"


def test_words_can_be_erased():
    """The rest can still be checked, and the log is still accepted (LOG, Format 2)."""
    entries = [erased(entry) if isinstance(entry.event, Chatted) else entry for entry in LOG]
    lines = list(write_log(entries))
    assert "für dich" not in "".join(lines)
    assert "5a17" not in "".join(lines)
    report = verify(objects(lines))
    assert (report.extent, len(report.hidden)) == ("whole", 1)
    assert replay(read_log(lines)).state == LOG.state
    bare = [without_chain(entry) if entry["event"] == "hidden" else entry for entry in objects(lines)]
    with pytest.raises(BadLog):
        replay(read_log(map(json.dumps, bare)))


def test_a_stored_log_is_continued():
    """Read from JSON, it is chained on as the log that was never stored."""
    log, twin = started(), Log.fold(read_log(write_log(started().entries)), link=link)
    for one in (log, twin):
        proof = deal(one)
        play(one)
        one.add(proof)
        one.add(SIGNER.seal(one.chain))
        one.add(Chatted("N", "merci"))
    assert log.entries == twin.entries
    assert log.copy().add(Chatted("S", "!"))[0].chain == twin.add(Chatted("S", "!"))[0].chain


@pytest.mark.parametrize(("game", "match"), [("whist", "thirty"), ("whiz", "deals:2"), ("comptoir", "seven")])
def test_every_game_has_a_chain(game, match):
    """Exchanged chairs and scores included."""
    log = started(game, match)
    proof = deal(log)
    while not log.state.board.closed:
        log.act(log.state.player, log.state.legal()[0])
    log.add(proof)
    assert {Dealt, Revealed} <= {type(entry.event) for entry in log}
    assert verify(objects(write_log(log.entries, "fr"))).extent == "whole"


@pytest.mark.parametrize(("game", "match"), EVERY_FORM, ids=map(":".join, EVERY_FORM))
def test_every_copy_of_a_random_match_fits_its_chain(game, match):
    """Whatever happens in a match, its log and everybody's copy are checked without a fault."""
    for seed in range(6):
        log = random_log(game, match, seeded(seed), deals=3)
        whole = verify(objects(write_log(log.entries)))
        assert (whole.extent, whole.hidden) == ("none" if log.state.format == 1 else "whole", ())
        for viewer in (Player("N"), Player("ana"), Spectator(), Spectator(frozenset({Seat.S}))):
            copy = verify(objects(write_log(log.redacted(viewer))))
            assert copy.end <= whole.end
            assert copy.seal in (whole.seal, None)


def test_a_signer():
    """A key is 32 secret bytes, which are not shown; signatures are those of Ed25519 (RFC 8032, test 1)."""
    secret = bytes.fromhex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")
    signer = Signer(secret)
    assert signer.key == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"
    assert secret.hex() not in repr(signer)
    assert str(secret) not in repr(signer)
    assert is_signed(signer.seal("00"))
    assert Signer.new().key != Signer.new().key
