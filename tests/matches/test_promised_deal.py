"""A promised deal follows from its digest alone: the first dealer, packets, cards (LOG, Format 2)."""

import json
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest

from chelem.core.deals import DEAL_COUNT, Deal
from chelem.core.draws import hash_of_text, promise_digest
from chelem.core.seats import SEATS, Seat
from chelem.engine.first_dealer import drawn_dealer
from chelem.games.comptoir import PACKETS
from chelem.games.comptoir.rules import HONOURS
from chelem.matches.dealing import promised_deal
from tests.support.matches.forms import EVERY_FORM
from tests.support.matches.playing import Table

DIGESTS = [sha256(bytes([number])).digest() for number in range(40)]
CLIENT_VECTORS = Path(__file__).parents[2] / "web" / "src" / "testing" / "promises.json"
every_form = pytest.mark.parametrize(("game", "match"), EVERY_FORM, ids=map(":".join, EVERY_FORM))


@every_form
def test_the_same_digest_deals_the_same(game, match):
    """Nothing else decides about dealer and cards, and the game accepts what it deals."""
    table = Table(game, match)
    dealt, rounds = promised_deal(table.state, DIGESTS[0])
    assert (dealt, rounds) == promised_deal(table.state, DIGESTS[0])
    assert dealt.hands != promised_deal(table.state, DIGESTS[1])[0].hands
    table.log.add(dealt)


def test_an_ordinary_deal_has_the_number_of_the_digest():
    """The digest as a number, modulo the number of deals (LOG, Format 2)."""
    dealt, _ = promised_deal(Table().state, DIGESTS[0])
    deal = Deal.of(*(dealt.hands[seat] for seat in SEATS))
    assert deal.number == int(DIGESTS[0].hex(), 16) % DEAL_COUNT


def test_packets_come_from_the_digest():
    """Dealer's side has its picked cards, and the six prepared deals differ (RULES 3.2)."""
    state = Table("comptoir", "seven").state
    for digest in DIGESTS:
        dealt, _ = promised_deal(state, digest)
        side = dealt.setting.dealer.side
        held = sum(card in HONOURS for seat in side.seats for card in dealt.hands[seat])
        assert PACKETS[1] - 2 <= held <= PACKETS[1]


def test_any_player_deals_first():
    """The first dealer is drawn from the digest too, without Domy (RULES Common, First dealer)."""
    for table, seats in ((Table(match="rubber"), 4), (Table("whiz", "deals:3", domy=Seat.E), 3)):
        dealers = Counter(promised_deal(table.state, digest)[0].setting.dealer for digest in DIGESTS)
        assert len(dealers) == seats


def test_a_shown_draw_names_the_dealer():
    """The highest card deals, and the cards drawn follow from the digest (RULES Common, First dealer)."""
    for digest in DIGESTS:
        state = Table("whist", "thirty").state
        dealt, drawn = promised_deal(state, digest)
        assert dealt.setting.dealer is drawn_dealer(drawn, state.game.info.suits)
    table = Table("whist", "thirty").deal()
    while not table.state.board.closed:
        table.log.act(table.state.player, table.state.legal()[0])
    assert promised_deal(table.state, DIGESTS[0])[1] == ()


@pytest.mark.parametrize("vector", json.loads(CLIENT_VECTORS.read_text(encoding="utf-8")))
def test_the_vectors_of_the_client(vector):
    """What pages check their own computation against follows from salt and nonces (LOG, Format 2)."""
    published, revealed = vector["published"], vector["revealed"]
    nonces = revealed["nonces"]
    given = [nonces[each["player"]] for each in published["pledges"] if each["player"] in nonces]
    assert hash_of_text(revealed["salt"]) == published["hash"]
    assert all(
        hash_of_text(nonces[each["player"]]) == each["hash"]
        for each in published["pledges"]
        if each["player"] in nonces
    )
    table = Table("comptoir", "seven") if vector["prepared"] else Table()
    dealt, _ = promised_deal(table.state, promise_digest(revealed["salt"], given))
    deal = Deal.of(*(dealt.hands[seat] for seat in SEATS))
    assert str(deal.number) == revealed["number"]
    assert {str(seat): list(map(str, deal[seat])) for seat in SEATS} == revealed["hands"]
