"""The next deal of a table: pledged, revealed, drawn from the salt and the nonces (docs/log.md, Format 2)."""

import json
from hashlib import sha256

import pytest

from chelem.core.draws import promise_digest
from chelem.core.errors import BadLog, Refused
from chelem.core.seats import Seat
from chelem.engine.events import Committed, Dealt, Pledged, Revealed, Sealed, Unrevealed
from chelem.engine.replay import replay
from chelem.formats.log.chain import link
from chelem.formats.log.read import read_log
from chelem.formats.log.verify import verify
from chelem.formats.log.write import write_log
from chelem.matches.dealing import promised_deal
from chelem.site.tables.domain import dealing, promising, seating
from tests.support.chance import seeded
from tests.support.tables import EVERY_GAME, SIGNER, events, lines_of, play_deal, proves, table_of

every_game = pytest.mark.parametrize("game", EVERY_GAME)
NONCES = {player: sha256(player.encode()).hexdigest() for player in "NESW"}
SECOND = (2, 1)


def digest(text):
    return sha256(text.encode()).hexdigest()


def dealing_table(people="NESW", game="contract"):
    """Return a table whose second deal is promised and waits for pledges."""
    table = table_of(people, game)
    play_deal(table)
    dealing.begin_next(table, seeded(5))
    return table


def pledge(table, *players, key=SECOND):
    for player in players:
        assert promising.pledge(table, player, key, digest(NONCES[player]), f"p-{player}")


def reveal(table, *players, key=SECOND):
    for player in players:
        promising.reveal_nonce(table, player, key, NONCES[player])


def refused(code, work, *given):
    with pytest.raises(Refused) as caught:
        work(*given)
    assert code == caught.value.code


def end(table):
    """Play the deal to its end, reveal it and sign the log."""
    play_deal(table)
    dealing.seal(table, SIGNER.seal)


@every_game
def test_the_cards_follow_from_the_salt_and_all_nonces(game):
    """In the order of the pledges; the log is valid, and so are its chain and signature."""
    people = "ESW" if game == "whiz" else "NESW"
    table = dealing_table(people, game)
    for player in reversed(people):
        pledge(table, player)
    assert "reveal" == promising.stage(table)
    before = table.started_log.state
    reveal(table, *people)
    assert () == promising.awaited(table)
    salt = table.commitments[SECOND].salt
    promising.go_on(table)
    dealt, _ = promised_deal(before, promise_digest(salt, [NONCES[player] for player in reversed(people)]))
    assert dealt == events(table, Dealt)[-1]
    end(table)
    shown = events(table, Revealed)[-1]
    assert {player: NONCES[player] for player in people} == dict(shown.nonces)
    assert [(tuple(people),)] == [
        (event.players,) for event in events(table, Unrevealed)
    ]  # of the first deal
    assert Sealed is type(table.started_log[-1].event)
    proves(table)
    report = verify(lines_of(table))
    assert ("whole", SIGNER.key) == (report.extent, report.seal.key)


def test_the_first_pledge_counts():
    """It may be sent again; another one is refused, and so is one without a commitment or a chair."""
    table = dealing_table("NS")
    pledge(table, "N")
    assert not promising.pledge(table, "N", SECOND, digest(NONCES["N"]))
    refused("promise.twice", promising.pledge, table, "N", SECOND, digest("another"))
    refused("promise.twice", promising.pledge, table, "N", SECOND, None)
    refused("promise.closed", promising.pledge, table, "S", (3, 1), digest("early"))
    refused("chair.none", promising.pledge, table, "ana", SECOND, digest("stranger"))
    assert 1 == len(events(table, Pledged))
    assert ["S"] == [person.player for person in promising.awaited(table)]


def test_nonces_are_revealed_when_all_have_pledged():
    """Each as it was pledged; until then nobody may, as a later nonce could choose the cards."""
    table = dealing_table("NS")
    pledge(table, "N")
    refused("promise.not_yet", promising.reveal_nonce, table, "N", SECOND, NONCES["N"])
    refused("promise.unpledged", promising.reveal_nonce, table, "S", SECOND, NONCES["S"])
    pledge(table, "S")
    refused("promise.nonce", promising.reveal_nonce, table, "N", SECOND, NONCES["S"])
    reveal(table, "N", "N")
    refused("promise.twice", promising.pledge, table, "N", SECOND, digest("another"))
    assert {"N": NONCES["N"]} == table.nonces[SECOND]


@pytest.mark.parametrize("declines", [True, False], ids=["declined", "late"])
def test_a_page_that_does_not_pledge_is_named(declines):
    """It is left out of the draw, and named before the cards are dealt."""
    table = dealing_table("NES")
    pledge(table, "N", "E")
    if declines:
        assert not promising.pledge(table, "S", SECOND, None)
        assert () == promising.awaited(table)
    promising.go_on(table)
    assert ("S",) == events(table, Unrevealed)[-1].players
    refused("promise.closed", promising.pledge, table, "S", SECOND, digest(NONCES["S"]))
    reveal(table, "N", "E")
    promising.go_on(table)
    assert set("NE") == set(table.nonces[SECOND])
    end(table)
    proves(table)


def test_a_page_that_does_not_reveal_is_named():
    """Its hash stays in the log, its nonce is not used."""
    table = dealing_table("NES")
    pledge(table, *"NES")
    reveal(table, "E")
    promising.go_on(table)
    assert ("N", "S") == events(table, Unrevealed)[-1].players
    refused("promise.closed", promising.reveal_nonce, table, "N", SECOND, NONCES["N"])
    end(table)
    assert {"E": NONCES["E"]} == dict(events(table, Revealed)[-1].nonces)
    proves(table)


def test_a_player_who_leaves_is_not_waited_for():
    """What they have revealed counts; what they have only pledged is left out, under their name."""
    table = dealing_table("NES")
    pledge(table, *"NES")
    reveal(table, "N")
    seating.leave_chair(table, "N", Seat.N)
    seating.leave_chair(table, "E", Seat.E)
    assert ["S"] == [person.player for person in promising.awaited(table)]
    reveal(table, "S")
    for seat in (Seat.N, Seat.E):
        seating.seat_bot(table, "S", seat)
    promising.go_on(table)
    assert ("E",) == events(table, Unrevealed)[-1].players
    end(table)
    assert set("NS") == set(events(table, Revealed)[-1].nonces)
    proves(table)


@pytest.mark.parametrize("late", [True, False])
def test_a_newcomer_may_pledge_only_with_the_others(late):
    """Who sits down once all others have pledged could choose the cards with the server: they are named."""
    table = dealing_table("NSW")
    seating.leave_chair(table, "W", Seat.W)
    pledge(table, *("NS" if late else "N"))
    seating.take_chair(table, "ana", Seat.W, "Ana")
    newcomer = table.person("ana").player
    assert (newcomer in table.started_log.state.promise.unrevealed) is late
    if late:
        refused("promise.closed", promising.pledge, table, "ana", SECOND, digest("late"))
    else:
        pledge(table, "S")
        assert promising.pledge(table, "ana", SECOND, digest("in time"))
    promising.go_on(table)
    end(table)
    proves(table)


def test_bots_alone_wait_for_nobody():
    """A table of bots has a promise of the server's salt alone."""
    table = dealing_table("")
    assert () == promising.awaited(table)
    promising.go_on(table)
    end(table)
    assert [] == events(table, Pledged, Unrevealed)
    proves(table)


def test_a_deal_is_promised_again_after_four_passes():
    """Each attempt has a salt, pledges and nonces of its own."""
    table = table_of("NS", match={"kind": "chicago"})
    while not table.between_deals:
        table.act_now(table.started_log.state.player, table.started_log.state.legal()[0])
    dealing.reveal(table)
    dealing.seal(table, SIGNER.seal)
    again = (1, 2)
    dealing.begin_next(table)
    refused("promise.closed", promising.pledge, table, "N", (1, 1), digest(NONCES["N"]))
    pledge(table, "N", "S", key=again)
    reveal(table, "N", "S", key=again)
    promising.go_on(table)
    assert [(1, 1), (1, 2)] == [(event.deal, event.attempt) for event in events(table, Committed)]
    end(table)
    proves(table)


LIES = {
    "another salt": lambda table: table.commitments.update(
        {SECOND: type(table.commitments[SECOND])("0" * 32)}
    ),
    "a nonce dropped in silence": lambda table: table.nonces[SECOND].pop("E"),
    "nonces exchanged": lambda table: table.nonces[SECOND].update(N=NONCES["E"], E=NONCES["N"]),
    "a nonce too many": lambda table: table.nonces[SECOND].update(W=NONCES["W"]),
}


@pytest.mark.parametrize("lie", LIES.values(), ids=LIES)
def test_a_lie_of_the_server_shows(lie):
    """Whatever it changes after the cards are dealt, its own log is refused (docs/log.md, A promise)."""
    table = dealing_table("NES")
    pledge(table, *"NES")
    reveal(table, *"NES")
    promising.go_on(table)
    lie(table)
    with pytest.raises(Refused):
        end(table)


def test_cards_chosen_by_the_server_show():
    """A log that the server itself has changed, chained and signed anew is refused by those who replay it."""
    table = dealing_table("NES")
    pledge(table, *"NES")
    reveal(table, *"NES")
    promising.go_on(table)
    end(table)
    lines = [json.loads(line) for line in write_log(table.started_log)]
    pledged = [line for line in lines if line["event"] == "pledged"]
    pledged[0]["player"], pledged[1]["player"] = pledged[1]["player"], pledged[0]["player"]
    pledged[0]["hash"], pledged[1]["hash"] = pledged[1]["hash"], pledged[0]["hash"]
    chain = ""
    for line in lines:
        if line["event"] == "sealed":
            line |= {"chain": chain, "signature": SIGNER.seal(chain).signature}
            continue
        line.pop("chain")
        (entry,) = read_log([json.dumps(line)])
        line["chain"] = chain = link(chain, entry)
    verify(lines)  # chain and signature are good
    with pytest.raises(BadLog) as caught:
        replay(read_log(map(json.dumps, lines)))
    assert "promise.cards" == caught.value.cause.code
