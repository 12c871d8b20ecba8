"""A table in spoken sentences: no symbols, every card by its name, in both languages."""

import re
from dataclasses import replace

import pytest

from chelem import (
    BridgeWhist,
    Comptoir,
    ContractBridge,
    Duplicate,
    Log,
    Player,
    Seat,
    Started,
    Whiz,
    next_deal,
    parse_action,
)
from chelem.bots import Baseline
from chelem.core.cards import DECK
from chelem.core.seats import SIDES
from chelem.engine import AnswerClaim, MakeClaim, events
from chelem.engine.events import Finished, Scored
from chelem.engine.sheet import Verdict
from chelem.games.comptoir import Seven
from chelem.games.contract import Chicago
from chelem.games.whist import Thirty
from chelem.i18n import LANGUAGES, say
from chelem.matches import FixedDeals
from chelem.text.speech import event_sentence, speech_for, spoken_hand
from tests.support.chance import seeded

GAMES = (
    (ContractBridge(), Duplicate(1)),
    (BridgeWhist(), Thirty()),
    (Comptoir(), Seven()),
    (Whiz(), FixedDeals(1)),
)
NAMES = {"N": "Anne", "E": "Bob", "S": "Chloé", "W": "Dan"}


def begun(game, match, seed=3):
    seats = [seat for seat in Seat if game.info.players == 4 or seat is not Seat.N]
    log = Log(Started(game, match, {seat: seat.name for seat in seats}))
    log.add(next_deal(log.state, seeded(seed)))
    return log


@pytest.mark.parametrize(("language", "lost"), [("fr", "partie perdue"), ("en", "match lost")])
def test_a_match_lost_at_once_has_no_number(language, lost):
    """3.4: neither the deal nor the totals give points to declarer's side."""
    log = doubled_four_down()
    scored, *_, finished = (entry.event for entry in log if entry.event.__class__ in (Scored, Finished))
    for event in (scored, finished):
        sentence = event_sentence(event, log.state, NAMES, language)
        assert lost in sentence.lower()
        assert not re.search(r"[-−]\d|1100", sentence)


def doubled_four_down():
    """A doubled contract is passed out, and declarer takes no trick."""
    log = begun(Comptoir(), Seven())
    for call in ("1NT", "X", "P", "P", "P"):
        log.act(log.state.chairs[log.state.turns[0].actor], parse_action(call))
    log.act(log.state.chairs[log.state.turns[0].actor], log.state.legal()[0])
    declarer = log.state.chairs[log.state.board.contract.declarer]
    log.act(declarer, MakeClaim(0))
    for seat in log.state.board.contract.declarer.side.opponents.seats:
        log.act(log.state.chairs[seat], AnswerClaim(accept=True))
    return log


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("match", "wins"), [(Duplicate(1), False), (Chicago(), True)])
def test_points_win_where_they_are_not_compared(match, wins, language):
    """In duplicate the cards decide who has more points, and other tables what these are worth."""
    log = begun(ContractBridge(), match)
    verdict = Verdict((), dict.fromkeys(SIDES, 0), tuple(Seat))
    sentence = event_sentence(Finished(verdict), replace(log.state, verdict=verdict), NAMES, language)
    assert wins == (say("play.winner", {"winners": "", "shared": "yes"}, language).split()[0] in sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "match"), GAMES)
def test_a_whole_deal_is_narrated_without_symbols(game, match, language):
    """Narration has no suit symbol, no action code and no gap, and covers every move."""
    log = begun(game, match)
    bots = {player: Baseline(place) for place, player in enumerate("NESW")}
    while log.state.turns:
        player = log.state.chairs[log.state.turns[0].actor]
        entries = log.act(player, bots[player].move(log.view(Player(player))))
        sentences = speech_for(entries, log.state, NAMES, language)
        assert sentences
        assert all(text.endswith((".", "!", "?")) for text in sentences)
        assert not re.search(r"[♠♥♦♣_{}$]|name:|\b[SHDC][AKQJT2-9]\b", " ".join(sentences))


@pytest.mark.parametrize("card", DECK, ids=str)
def test_every_card_has_its_name(card):
    """RULES 0.1: as, roi, dame, valet, with the article that French needs."""
    french, english = (
        event_sentence(events.Acted(Seat.W, Seat.W, card), begun(*GAMES[0]).state, NAMES, language)
        for language in ("fr", "en")
    )
    suit, rank = say(f"suit-name-{card.suit}", {}, "fr"), say(f"rank-name-{card.rank}", {}, "fr")
    article = {"as": "l’as", "dame": "la dame"}.get(rank, f"le {rank}")
    assert french == f"Ouest joue {article} de {suit}."
    assert english.startswith("West plays the ")


def test_the_sentence_of_the_first_screen():
    """UX, Access: 'Ouest joue le roi de pique'."""
    log = begun(*GAMES[0])
    king = parse_action("SK")
    assert "Ouest joue le roi de pique." == event_sentence(
        events.Acted(Seat.W, Seat.W, king), log.state, NAMES, "fr"
    )
    assert "Sud : 1 cœur." == event_sentence(
        events.Acted(Seat.S, Seat.S, parse_action("1H")), log.state, NAMES, "fr"
    )


def test_the_effect_of_a_call_or_card_is_announced_after_it():
    """The contract after the last pass, the trick after its fourth card, the result at the very end."""
    log = begun(*GAMES[0])
    for call in ("1NT", "P", "P"):
        log.act(log.state.player, parse_action(call))
    sentences = speech_for(log.act(log.state.player, parse_action("P")), log.state, NAMES, "en")
    assert sentences == ["West: pass.", "Contract: 1 notrump by North. East leads."]
    for _ in range(3):
        entries = log.act(log.state.player, log.state.legal()[0])
    assert not any("wins the trick" in text for text in speech_for(entries, log.state, NAMES, "en"))
    entries = log.act(log.state.player, log.state.legal()[0])
    assert "wins the trick" in speech_for(entries, log.state, NAMES, "en")[-1]
    while log.state.turns:
        entries = log.act(log.state.player, log.state.legal()[0])
    sentences = speech_for(entries, log.state, NAMES, "en")
    assert "wins the trick" in sentences[1]
    assert re.search(r"made|down", sentences[2])
    assert sentences[-1].startswith("The match is over. North-South: ")
    assert "East-West: 0. Points alone make no winner" in sentences[-1]


def test_a_claim_shows_a_hand_and_is_answered():
    """RULES Common, Claim: the claimant's cards are shown, and heard."""
    log = begun(*GAMES[0])
    for call in ("1NT", "P", "P", "P"):
        log.act(log.state.player, parse_action(call))
    log.act("E", log.state.legal()[0])
    sentences = speech_for(log.act("N", MakeClaim(13)), log.state, NAMES, "fr")
    assert sentences[0] == "Nord étale son jeu et revendique 13 des levées qui restent."
    assert sentences[1].startswith("La main de Nord est étalée : pique ")
    assert ["Est accepte."] == speech_for(log.act("E", AnswerClaim(accept=True)), log.state, NAMES, "fr")


def test_people_are_called_by_their_names():
    """Messages and seating are announced with people's names."""
    state = begun(*GAMES[0]).state
    heard_ = [
        event_sentence(event, state, NAMES, "en")
        for event in (
            events.Seated(Seat.N, "N", "Anne", "person"),
            events.Left(Seat.E, "E", "Bob", "person"),
            events.Chatted("S", "Well played", None),
            events.Alerted("W", 7, "Stayman", None),
            events.Asked(Seat.N, 5),
            events.Allowed(Seat.E, accept=False),
        )
    ]
    assert heard_ == [
        "Anne sits North.",
        "Bob leaves the East seat.",
        "Chloé: Well played",
        "Dan explains: Stayman",
        "North asks for an undo.",
        "East does not agree.",
    ]


def test_a_void_is_announced():
    """A void is mentioned; suits come in the game's own order."""
    log = begun(*GAMES[1])
    hand = log.state.board.holdings.hands[0]
    assert spoken_hand(hand, log.state, "fr").startswith(("cœur ", "pas de cœur"))
    assert "no " in spoken_hand(type(hand)(), log.state, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_hears_ones_own_hand_and_no_other(language):
    """A player's copy of the deal is narrated with their hand, the whole deal with none."""
    log = begun(*GAMES[0])
    own = list(log.redacted(Player("S"), after=0))
    mine, whole = (
        " ".join(speech_for(entries, log.state, NAMES, language)) for entries in (own, log.since(0))
    )
    assert spoken_hand(log.state.board.hand(Seat.S), log.state, language) in mine
    assert not any(spoken_hand(log.state.board.hand(seat), log.state, language) in whole for seat in Seat)


def test_the_points_of_a_deal_are_announced():
    """Each side with points is named, so that nobody has to ask for the sheet."""
    log = begun(*GAMES[0])
    for call in ("1NT", "P", "P", "P"):
        log.act(log.state.player, parse_action(call))
    while log.state.turns:
        entries = log.act(log.state.player, log.state.legal()[0])
    scored = next(text for text in speech_for(entries, log.state, NAMES, "en") if "points." in text)
    totals = {str(side): log.state.sheet.points(side) for side in SIDES}
    side = "North-South" if totals["NS"] else "East-West"
    assert scored.endswith(f" {side}: {max(totals.values())} points.")
