"""Convert records to a log by replaying them, and a log to records."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from chelem.boards import statements
from chelem.boards.record import PLAYER_TAGS, Record
from chelem.boards.side_value import SideValue
from chelem.core import (
    SEATS,
    Bid,
    Card,
    Deal,
    FrozenMap,
    ParseError,
    Score,
    Seat,
    Side,
    SimpleCall,
    Vulnerability,
)
from chelem.engine import AnswerClaim, Entry, Log, MakeClaim, Match, events
from chelem.games.registry import GAMES, game_of_files
from chelem.i18n import Fact, say
from chelem.matches.duplicate import board_dealer
from chelem.matches.parameters import size_of
from chelem.phases import CardPlay


def log_of(records: Sequence[Record]) -> Log:
    """Return the log of one contract bridge match in which every call and card is played by the rules.

    The form of match is that of the Scoring tag, by default duplicate. If a play stops early, the claim in
    the record ends it, or else a claim of the stated result by declarer; without either, the last deal stays
    open. Where a result has more tricks than the claim, these were kept, as in logs of format 3. Raises
    `Refused` at the first illegal action, and `ParseError` if a deal is unknown or the records do not form
    one match.
    """
    if not records:
        raise ParseError("record.none")
    log_format = 3 if any(map(kept_tricks, records)) else 1
    started = events.Started(game_of_files(), _match_form(records), _player_names(records[0]), log_format)
    log = Log(started)
    for record in records:
        _replay_deal(log, record)
    return log


def _match_form(records: Sequence[Record]) -> Match:
    scoring = records[0].tags.get("Scoring", "").partition(";")[0].lower()
    usual, *others = GAMES[game_of_files().name].forms
    for form in others:
        if (form.pbn_scoring or "").lower() == scoring:
            return form()
    first = records[0]
    if first.dealer is None or first.vulnerable is None:
        raise ParseError("record.setting", board=first.board)
    setting_values = usual.from_deal(first.dealer, first.vulnerable, first.number or 1)
    return usual(**{**setting_values, str(size_of(usual)): len(records)})


def _player_names(record: Record) -> dict[Seat, str]:
    """Return the players by name if the names are distinct, otherwise by seat."""
    names = record.names
    distinct = all(names) and len(set(names)) == 4
    return {seat: names[seat] if distinct else str(seat) for seat in SEATS}


def _replay_deal(log: Log, record: Record) -> None:
    """Replay one deal: its hands, calls and cards."""
    state, deal = log.state, record.deal
    if deal is None or record.dealer is None:
        raise ParseError("record.setting", board=record.board)
    setting = state.match.next(state.game, state.sheet, record.dealer)
    if setting.dealer is not record.dealer or record.vulnerable not in (None, setting.vulnerable):
        raise ParseError("record.apart", board=record.board)
    hands = dict(zip(SEATS, deal.hands, strict=True))
    log.add(events.Dealt(setting, hands, dict(zip(SEATS, state.chairs, strict=True))))
    for place, call in enumerate(record.auction.calls):
        player = log.state.player or ""
        (entry, *_) = log.act(player, call)
        if place in record.auction.notes:
            log.add(events.Alerted(player, entry.version, record.auction.notes[place]))
    for card in record.play.cards:
        log.act(log.state.player or "", card)
    _replay_claim(log, record)


def kept_tricks(record: Record) -> int:
    """Return how many more tricks the claimant's side has than it had won and claimed (Law 71)."""
    contract, claim = record.contract, record.result.claim
    made = record.tricks(contract) if contract else None
    if contract is None or claim is None or made is None:
        return 0
    play = CardPlay.by(contract.declarer, contract.strain)
    for card in record.play.cards:
        play = play.after(card)
    side = claim[0].side
    return max(0, (made if side is contract.declarer.side else 13 - made) - play.taken(side) - claim[1])


def _replay_claim(log: Log, record: Record) -> None:
    """End a play that stops early if the record has a claim or a result."""
    board = log.state.board
    if board is None or board.closed or board.contract is None or not board.led or board.play is None:
        return
    claim, tricks = record.result.claim, record.tricks(board.contract)
    if claim is None and tricks is not None:
        claim = board.contract.declarer, tricks - board.play.taken(board.contract.declarer.side)
    if claim is None:
        return
    log.act(log.state.chairs[claim[0]] or "", MakeClaim(claim[1]))
    while (board := log.state.board) and not board.closed and board.claim:
        log.act(log.state.chairs[board.claim.waiting[0]] or "", AnswerClaim(accept=True))


def records_of(log: Log, language: str = "en") -> Iterator[Record]:
    """Yield the deals of a log as records, including the one in progress.

    For games other than contract bridge a record holds the cards, the dealer and a note with the result,
    because files cannot hold their calls.
    """
    entries: list[Entry] = []
    for entry in log.effective():
        if isinstance(entry.event, events.Dealt):
            if entries:
                yield _record(log, entries, language)
            entries = [entry]
        elif entries:
            entries.append(entry)
    if entries:
        yield _record(log, entries, language)


def _record(log: Log, entries: list[Entry], language: str) -> Record:
    """Return the record of one deal, whose entries start with `Dealt`."""
    dealt = entries[0].event
    assert isinstance(dealt, events.Dealt)  # noqa: S101 - `records_of` guarantees it
    setting = dealt.setting
    tags = {"Board": str(setting.board or setting.deal), **_player_tags(dealt)}
    north, east, south, west = (dealt.hands.get(seat) for seat in SEATS)
    hands = north, east, south, west
    match = log.state.match
    if not log.state.game.info.files:
        tags["Description"] = _result_note(log.state.game.name, entries, language)
        return Record(tags, dealer=setting.dealer, vulnerable=setting.vulnerable, hands=hands)
    if match.pbn_scoring:
        tags["Scoring"] = match.pbn_scoring
    calls, play, notes = _moves(entries)
    contract, result = _outcome(entries, duplicate=match.comparable)
    leader = contract.declarer.next if contract.declarer is not None and play else None
    return Record(
        tags,
        dealer=setting.dealer,
        vulnerable=setting.vulnerable,
        hands=hands,
        auction=statements.AuctionRecord(setting.dealer, calls, notes),
        stated=contract,
        play=statements.PlayRecord(leader, play),
        result=replace(result, claim=_accepted_claim(entries)),
    )


def _result_note(game: str, entries: list[Entry], language: str) -> str:
    """Return the result of a deal of another game as text; the game's name if it is not finished."""
    for entry in entries:
        if isinstance(entry.event, events.Scored | events.PassedOut):
            facts: dict[str, Fact] = {"game": game, "declarer": "none"}
            if isinstance(entry.event, events.Scored) and entry.event.contract and entry.event.tricks:
                contract = entry.event.contract
                facts |= {
                    "declarer": str(contract.declarer),
                    "strain": str(contract.strain),
                    "wanted": contract.tricks,
                    "stake": contract.stake,
                    "made": entry.event.tricks[contract.declarer.side],
                }
            return say("record.other", facts, language)
    return game


def _player_tags(dealt: events.Dealt) -> dict[str, str]:
    return {name: dealt.seating.get(seat) or "" for name, seat in zip(PLAYER_TAGS, SEATS, strict=True)}


def _moves(entries: list[Entry]) -> tuple[tuple[Bid | SimpleCall, ...], tuple[Card, ...], Mapping[int, str]]:
    """Return the calls, the cards, and the notes on calls by index."""
    calls: list[Bid | SimpleCall] = []
    cards: list[Card] = []
    versions: dict[int, int] = {}
    notes: dict[int, str] = {}
    for entry in entries:
        match entry.event:
            case events.Acted(action=Card() as card):
                cards.append(card)
            case events.Acted(action=Bid() | SimpleCall() as call):
                versions[entry.version] = len(calls)
                calls.append(call)
            case events.Alerted(about=about, text=text) | events.Explained(about=about, text=text) if (
                about in versions
            ):
                notes[versions[about]] = text or notes.get(versions[about], "")
    return tuple(calls), tuple(cards), FrozenMap(notes)


def _outcome(
    entries: list[Entry], *, duplicate: bool
) -> tuple[statements.StatedContract, statements.StatedResult]:
    """Return the contract, declarer's tricks and, in duplicate, North-South's score."""
    for entry in entries:
        match entry.event:
            case events.Scored(contract=contract, tricks=tricks, lines=lines):
                made = (
                    () if contract is None or tricks is None else (SideValue(tricks[contract.declarer.side]),)
                )
                score = (SideValue(Score(lines).total(Side.NS), Side.NS),) if duplicate else ()
                return statements.StatedContract.of(contract), statements.StatedResult(made, score)
            case events.PassedOut():
                return statements.StatedContract(passed=True), statements.NO_RESULT
    return statements.NO_CONTRACT, statements.NO_RESULT


def _accepted_claim(entries: list[Entry]) -> tuple[Seat, int] | None:
    """Return the claim that was accepted, if any."""
    claim = None
    for entry in entries:
        match entry.event:
            case events.Claimed(by, tricks):
                claim = by, tricks
            case events.Answered(accept=False):
                claim = None
    return claim


def deal_record(deal: Deal, board: int) -> Record:
    """Return the record of an unplayed deal, with the dealer and vulnerability of its board number."""
    return Record(
        {"Board": str(board)},
        dealer=board_dealer(board),
        vulnerable=Vulnerability.on_board(board),
        hands=deal.hands,
    )
