"""`chelem replay` of logs of format 2: chain, signature, hidden entries (LOG, Format 2)."""

import json

import pytest

from chelem import ContractBridge, Duplicate, Log, Seat, Started, write_log
from chelem.core.draws import hash_of_text
from chelem.formats.log.acknowledgement import Acknowledgement
from chelem.formats.log.chain import link
from chelem.formats.log.seal import Signer
from chelem.i18n import say
from chelem.site.contests.domain.challenge import challenge_table, new_challenge
from chelem.site.contests.domain.set_draw import SetDraw, received_nonce
from chelem.site.tables.domain import dealing, promising
from chelem.site.tables.domain.board_set import SetTerms
from chelem.site.tables.domain.people import Guest
from chelem.site.tables.domain.policy import Policy
from tests.support.matches.promising import Promised
from tests.support.tables import now, play_deal, table_of

pytestmark = pytest.mark.slow


def sealed_lines():
    """Return a short log of format 2, chained and signed, as lines."""
    players = {seat: str(seat) for seat in Seat}
    log = Log(Started(ContractBridge(), Duplicate(1), players, 2), link=link)
    promise = Promised(log, "salt")
    proof = promise.deal()
    for call in ("P", "P", "P", "P"):
        log.act(log.state.player, call)
    log.add(proof)
    log.add(SIGNER.seal(log.chain))
    return list(write_log(log.entries))


SIGNER = Signer(bytes(32))


def written(path, lines):
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ("The chain is complete.", "Entry 10 has a valid signature by the key ")),
        ("fr", ("La chaîne est complète.", "L’entrée 10 porte une signature valable, avec la clé ")),
    ],
)
def test_replay_checks_chain_and_signature(chelem, tmp_path, lang, sentences):
    """Both are named, with the key, in text and JSON (LOG, Format 2)."""
    path = written(tmp_path / "log.jsonl", sealed_lines())
    result = chelem("replay", path, "--lang", lang)
    assert 0 == result.status
    assert all(sentence in result.out for sentence in (*sentences, SIGNER.key))
    output = json.loads(chelem("replay", path, "--json").out)
    assert {"extent": "whole", "to": 10, "hidden": []} == output["chain"]
    assert {"valid": True, "key": SIGNER.key, "entry": 10} == output["signature"]


def acknowledged_lines(*, used):
    """Return the log of a deal to which North's page contributed, and what proves that the server had it."""
    table = table_of("N")
    play_deal(table)
    dealing.begin_next(table)
    nonce = "0" * 64
    promising.pledge(table, "N", (2, 1), hash_of_text(nonce))
    proof = Acknowledgement.by(SIGNER, promising.reveal_nonce(table, "N", (2, 1), nonce))
    if not used:
        table.nonces.clear()
    promising.go_on(table)
    play_deal(table)
    dealing.seal(table, SIGNER.seal)
    return list(write_log(table.started_log.entries)), proof


@pytest.mark.parametrize(("used", "status", "fate"), [(True, 0, "used"), (False, 1, "left_out")])
def test_replay_with_an_acknowledged_contribution(chelem, tmp_path, used, status, fate):
    """It says whether the contribution is in the cards, and the status is 1 where the server left it out."""
    lines, proof = acknowledged_lines(used=used)
    path, proof_path = written(tmp_path / "log.jsonl", lines), written(tmp_path / "p.json", [str(proof)])
    result = chelem("replay", path, "--acknowledged", proof_path, "--lang", "en")
    assert status == result.status
    facts = {"fate": fate, "player": "N", "deal": 2, "attempt": 1, "key": SIGNER.key}
    assert say("replay.acknowledged", facts, "en") in result.out
    output = chelem("replay", path, "--acknowledged", proof_path, "--json")
    assert (status, facts) == (output.status, json.loads(output.out)["acknowledged"])


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"nonce": "1" * 64}, "The proof is not signed with the key"),
        ({"deal": "2"}, "This is not the proof that the page of a table saves"),
    ],
)
def test_replay_with_a_proof_that_is_none(chelem, tmp_path, change, sentence):
    """One sentence says why, and the status is 2."""
    lines, proof = acknowledged_lines(used=False)
    path = written(tmp_path / "log.jsonl", lines)
    proof_path = written(tmp_path / "p.json", [json.dumps(proof.json() | change)])
    result = chelem("replay", path, "--acknowledged", proof_path, "--lang", "en")
    assert (2, True) == (result.status, sentence in result.err)


def test_replay_with_the_proof_of_another_log(chelem, tmp_path):
    """It is told apart, whether another server has signed it or the deal is another."""
    _, proof = acknowledged_lines(used=False)
    path, proof_path = (
        written(tmp_path / "l.jsonl", sealed_lines()),
        written(tmp_path / "p.json", [str(proof)]),
    )
    result = chelem("replay", path, "--acknowledged", proof_path, "--lang", "en")
    assert (2, True) == (result.status, "The proof is about a deal 2 that is not in this log." in result.err)
    other = Acknowledgement.by(Signer(bytes([1]) * 32), proof.revealed)
    proof_path = written(tmp_path / "other.json", [str(other)])
    result = chelem("replay", path, "--acknowledged", proof_path, "--lang", "en")
    assert (2, True) == (result.status, "which is not the key of the log" in result.err)


SALT, NONCE = "0a" * 16, "0b" * 32


def set_lines(nonces):
    """Return the log of a challenge of one board, which is drawn from `SALT` and nonces."""
    terms = SetTerms(ContractBridge(), Duplicate(1), Policy())
    boards = new_challenge(terms, SetDraw("setabcde", SALT, nonces))
    table = challenge_table(boards, Guest("S", "Anne"), "tablexyz", "first", now)
    dealing.deal_next(table)
    play_deal(table)
    dealing.seal(table, SIGNER.seal)
    return list(write_log(table.started_log.entries))


@pytest.mark.parametrize(
    ("nonces", "opening", "other"),
    [
        ((NONCE,), f"{SALT}:{NONCE}", []),
        ((), SALT, []),
        ((NONCE,), SALT, [1]),
        ((NONCE,), f"{SALT}:{'0c' * 32}", [1]),
        ((NONCE,), f"{'0d' * 16}:{NONCE}", [1]),
        ((), f"{SALT}:{NONCE}", [1]),
    ],
)
def test_replay_with_what_opens_a_set(chelem, tmp_path, nonces, opening, other):
    """It says whether all boards follow from it, and the status is 1 where one does not."""
    path = written(tmp_path / "log.jsonl", set_lines(nonces))
    result = chelem("replay", path, "--set", opening, "--lang", "fr")
    facts = {"boards": 1, "others": len(other), "other": ", ".join(map(str, other))}
    assert (bool(other), True) == (result.status == 1, say("replay.set", facts, "fr") in result.out)
    output = json.loads(chelem("replay", path, "--set", opening, "--json").out)
    assert {"boards": 1, "other": other} == output["set"]


@pytest.mark.parametrize(
    ("opening", "code"), [("secret", "opening.form"), (f"{SALT}:12", "opening.form"), (SALT, "opening.none")]
)
def test_replay_with_what_opens_nothing(chelem, tmp_path, opening, code):
    """One sentence says why, and the status is 2."""
    path = written(tmp_path / "log.jsonl", sealed_lines())
    result = chelem("replay", path, "--set", opening, "--lang", "en")
    assert (2, True) == (result.status, say(code, {}, "en") in " ".join(result.err.split()))


@pytest.mark.parametrize(("nonce", "status", "fate"), [(NONCE, 0, "used"), ("0c" * 32, 1, "left_out")])
def test_replay_with_the_proof_of_an_organiser(chelem, tmp_path, nonce, status, fate):
    """What the server signed before the boards were made is compared with what opens them."""
    path = written(tmp_path / "log.jsonl", set_lines((NONCE,)))
    received = received_nonce(SetDraw("setabcde", SALT, (nonce,)))
    proof_path = written(tmp_path / "p.json", [str(Acknowledgement.by(SIGNER, received))])
    proving = ("--acknowledged", proof_path, "--json")
    output = chelem("replay", path, "--set", f"{SALT}:{NONCE}", *proving)
    assert (status, fate) == (output.status, json.loads(output.out)["acknowledged"]["fate"])
    assert 2 == chelem("replay", path, *proving).status


def test_replay_of_a_log_without_a_chain(chelem, tmp_path):
    """A match of the terminal has none."""
    log = Log(Started(ContractBridge(), Duplicate(1), {seat: str(seat) for seat in Seat}))
    path = written(tmp_path / "log.jsonl", write_log(log.entries))
    assert "The log has no chain." in chelem("replay", path, "--lang", "en").out
    output = json.loads(chelem("replay", path, "--json").out)
    assert ({"extent": "none", "to": -1, "hidden": []}, None) == (output["chain"], output["signature"])


def test_replay_of_a_chain_that_ends_and_of_erased_entries(chelem, tmp_path):
    """How far the chain goes, and how much cannot be checked."""
    entries = list(map(json.loads, sealed_lines()))
    del entries[9]["chain"], entries[10]
    path = written(tmp_path / "short.jsonl", map(json.dumps, entries))
    assert "The chain is correct up to entry 8;" in chelem("replay", path, "--lang", "en").out
    entries = list(map(json.loads, sealed_lines()))
    entries[1] = {"version": 1, "event": "hidden", "chain": entries[1]["chain"]}
    path = written(tmp_path / "hidden.jsonl", map(json.dumps, entries[:2]))
    assert "One entry is hidden and cannot be checked." in chelem("replay", path, "--lang", "en").out


@pytest.mark.parametrize(
    ("change", "entry", "rule", "sentence"),
    [
        ({"id": "other"}, 4, "log.chain", "the log has been changed"),
        ({"signature": "0" * 128}, 10, "seal.signature", "The signature by the key"),
    ],
)
def test_replay_refuses_a_broken_chain_or_signature(chelem, tmp_path, change, entry, rule, sentence):
    """With the entry and a sentence; the exit status is 1 (LOG, Format 2)."""
    lines = sealed_lines()
    lines[entry] = json.dumps(json.loads(lines[entry]) | change)
    path = written(tmp_path / "log.jsonl", lines)
    result = chelem("replay", path, "--lang", "en")
    assert (1, True, True) == (result.status, f"Entry {entry}" in result.err, sentence in result.err)
    output = json.loads(chelem("replay", path, "--json", "--lang", "en").out)
    assert (False, entry, rule) == (output["valid"], output["entry"], output["rule"])


def test_a_match_of_a_live_table_is_not_resumed(chelem, tmp_path):
    """Its deals need promises, which the terminal does not make."""
    path = written(tmp_path / "log.jsonl", sealed_lines()[:1])
    result = chelem("resume", path, "--lang", "en")
    assert (2, True) == (result.status, "format 2" in result.err)


def test_replay_says_whose_signature_it_is(chelem, tmp_path):
    """With the key of a server; another key is refused, and so is a log without a signature."""
    path = written(tmp_path / "log.jsonl", sealed_lines())
    result = chelem("replay", path, "--key", SIGNER.key.upper(), "--lang", "en")
    assert 0 == result.status
    assert "It is the key you gave." in result.out
    for lines, key in ((sealed_lines(), "0" * 64), (sealed_lines()[:-1], SIGNER.key)):
        other = chelem("replay", written(tmp_path / "other.jsonl", lines), "--key", key, "--lang", "en")
        assert 0 != other.status
        assert f"not signed with the key {key}" in other.err
