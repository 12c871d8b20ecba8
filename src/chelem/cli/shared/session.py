"""A match in the terminal: deals, bot moves, prompts for the user, score sheet."""

from collections.abc import Callable, Iterable, Mapping

from rich.console import Console

from chelem.bots import Bot, Configuration, bot_to_act, bots_act
from chelem.bots.bidders import system_of
from chelem.bots.explain import explain_deal_calls
from chelem.bots.hints import give_hint
from chelem.cli.shared.autosave import Autosave
from chelem.cli.shared.colour import coloured
from chelem.cli.shared.sheet import player_text, render_board_score, render_sheet
from chelem.cli.shared.summary import result_sentences
from chelem.core import SEATS, ParseError, Refused, Seat
from chelem.engine import AnswerClaim, Board, Entry, Log, MakeClaim, Player, PlayerId, View
from chelem.engine.events import Swapped
from chelem.engine.first_dealer import draw_for_deal, drawn_dealer
from chelem.i18n import Fact, say
from chelem.matches import next_deal
from chelem.matches.parameters import parameters
from chelem.text import position, print_card
from chelem.text.commands import Command, read_consent, read_input
from chelem.text.narration import narrate


class LeftTable(Exception):
    """The user leaves the table."""


class Session:
    """A match among bots, with or without the user."""

    def __init__(
        self,
        log: Log,
        bots: Mapping[PlayerId, Bot],
        configuration: Configuration,
        me: PlayerId | None,
        randbelow: Callable[[int], int],
        language: str,
        console: Console,
        autosave: Autosave,
    ) -> None:
        self.log = log
        self.bots = bots
        self.configuration = configuration
        self.me = me
        self.randbelow = randbelow
        self.language = language
        self.console = console
        self.autosave = autosave
        self.moves: list[int] = []
        """The versions of the user's own moves, from whatever chair they were made."""

    def run(self, deals: int | None = None) -> bool:
        """Play to the end of the match, or `deals` deals; False if the user left early."""
        self._print_title()
        self.autosave.save(self.log)
        try:
            while self.log.state.turns or self._has_next_deal(deals):
                self._play_deal()
        except (LeftTable, EOFError, KeyboardInterrupt):
            self._print_message("play.left")
            return False
        if (verdict := self.log.state.verdict) is not None:
            for sentence in result_sentences(self.log.state, verdict, self.language, self.me):
                self.console.print(coloured(sentence))
        return True

    def _has_next_deal(self, deals: int | None) -> bool:
        state = self.log.state
        return state.verdict is None and (deals is None or len(state.sheet.rows) < deals)

    # A deal

    def _play_deal(self) -> None:
        """Finish the deal in progress in a resumed match, or play the next one."""
        if not self.log.state.turns:
            self.log.add(next_deal(self.log.state, self.randbelow, self._draw_first_dealer()))
            self.autosave.save(self.log)
        self._print_deal_start()
        rows = len(self.log.state.sheet.rows)
        while self.log.state.turns:
            if bot_to_act(self.log, self.bots):
                self._save_and_narrate(bots_act(self.log, self.bots))
            else:
                self._act_from_input()
        if len(self.log.state.sheet.rows) > rows:
            self._print_deal_end()

    def _draw_first_dealer(self) -> Seat | None:
        """Draw and return the first dealer in games that show the draw; otherwise return None."""
        if not self.log.state.game.info.draws_dealer or self.log.state.sheet.last is not None:
            return None
        drawn = draw_for_deal(SEATS, self.randbelow)
        cards = ((seat, print_card(card, self.language)) for seat, card in drawn)
        self._print_preformatted(position.calls_by_seat(cards, self.language))
        dealer = drawn_dealer(drawn, self.log.state.game.info.suits)
        self._print_message("play.drawn", seat=str(dealer))
        return dealer

    def _print_deal_start(self) -> None:
        board = self.log.state.board
        if board is None:
            return
        self.console.rule(say("play.deal", {"deal": board.setting.deal}, self.language), align="left")
        if note := self.log.state.game.opening_note(board.setting):
            code, facts = note
            self._print_message(code, **facts)
        if self.me is None:
            self._print_preformatted(
                position.table_diagram(self.log.state, board, None, self.language, names=self._player_names())
            )

    def _print_deal_end(self) -> None:
        """Show all hands, the deal's score and the sheet."""
        state, board = self.log.state, self.log.state.board
        if board is None:
            return
        self.console.print()
        if self.me is not None:
            self._print_preformatted(
                position.table_diagram(
                    state, board, self._own_seat(), self.language, whole=True, names=self._player_names()
                )
            )
        self.console.print(render_board_score(state, state.sheet.rows[-1], self.language, self.me))
        self.console.print(render_sheet(state, self.language, self.me))
        if self.me is not None and state.verdict is None:
            self.console.input(say("play.continue", {}, self.language) + " ", markup=False)

    # The user

    def _own_seat(self) -> Seat | None:
        return None if self.me is None else self.log.state.seat(self.me)

    def _own_view(self) -> View:
        return self.log.view(Player(self.me or ""))

    def _act_from_input(self) -> None:
        """Show the table, then read input until the user acts or must see it again."""
        if self.me is None:
            raise LeftTable
        self._show_table()
        while True:
            try:
                typed = read_input(
                    self.console.input(self._prompt_text(), markup=False), self._own_view(), self.language
                )
                if isinstance(typed, Command):
                    self._run_command(typed)
                    if typed in (Command.UNDO, Command.TABLE):
                        return
                    continue
                if isinstance(typed, MakeClaim) and not self._insists_on(typed):
                    continue
                entries = self.log.act(self.me, typed, position=self.log.position)
                self.moves.append(entries[0].version)
            except (ParseError, Refused) as error:
                self.console.print(coloured(error.say(self.language)), style="bold red")
                continue
            self._save_and_narrate(entries)
            return

    def _insists_on(self, claim: MakeClaim) -> bool:
        """Return whether the user makes a claim, even if more tricks than that are sure."""
        from chelem.bots.claims import sure_beyond  # noqa: PLC0415 - few users claim; it loads the solver

        if (sure := sure_beyond(self._own_view(), claim.tricks)) is None:
            return True
        facts: dict[str, Fact] = {"sure": sure, "tricks": claim.tricks, "game": self.log.state.game.name}
        self.console.print(coloured(say("claim.sure", facts, self.language)))
        answer = self.console.input(say("ask.claim_anyway", facts, self.language) + " ", markup=False)
        return read_consent(answer, self.language) is True

    def _prompt_text(self) -> str:
        state = self.log.state
        if state.board and state.board.claim:
            return say("ask.claim", {}, self.language) + " "
        turn, me = state.turn, self._own_seat()
        if turn is not None and turn.hand is not me:
            return say("ask.dummy", {"seat": str(turn.hand)}, self.language) + " "
        code = "ask.card" if state.board and state.board.play else "ask.call"
        return say(code, {}, self.language) + " "

    def _show_table(self) -> None:
        state, names = self._own_view().state, self._player_names()
        if state.board is None:
            return
        self.console.print()
        self._print_preformatted(
            position.table_diagram(state, state.board, self._own_seat(), self.language, names=names)
        )
        if state.board.play is None and (auction := position.auction_text(state, state.board, self.language)):
            self.console.print()
            self._print_preformatted(auction)
        if trick := position.current_trick(state, state.board, self.language):
            self._print_preformatted(trick)
        if legal := position.legal_text(state, self.language):
            self.console.print(coloured(legal), style="dim")

    def _run_command(self, command: Command) -> None:
        """Carry out a command typed by the user."""
        board, language = self._own_view().state.board, self.language
        match command:
            case Command.QUIT:
                raise LeftTable
            case Command.UNDO:
                self._undo_own_move()
            case Command.HINT:
                self._print_hint()
            case Command.SHEET:
                self.console.print(render_sheet(self.log.state, language, self.me))
            case Command.HELP:
                self._print_message("play.help")
            case Command.LAST if board and board.play and board.play.done:
                self._print_preformatted(position.trick_text(board.play.done[-1], language))
            case Command.TRICKS if board:
                for trick in board.play.done if board.play else ():
                    self._print_preformatted(position.trick_text(trick, language))
                self._print_preformatted(position.turned_tricks(self.log.state, board, language))
            case Command.AUCTION if board:
                self._print_auction(board)
            case Command.LAST:
                self._print_message("play.no_trick", game=self.log.state.game.name)
            case _:
                self._print_message("play.help")

    def _undo_own_move(self) -> None:
        """Undo the user's last call or card of this deal; bots always agree."""
        effective = {entry.version for entry in self.log.effective()}
        own = [version for version in self.moves if version in effective]
        if own and self.log.has_shown_since(own[-1] - 1):
            raise Refused("undo.shown")
        if not own or not self.log.can_undo(own[-1] - 1):
            raise Refused("undo.nothing")
        self._save_and_narrate(self.log.undo(own[-1] - 1))

    def _print_hint(self) -> None:
        """Show what a bot would do in the user's seat, seeing what the user sees."""
        hint = give_hint(self._own_view(), self.configuration)
        match hint.move:
            case AnswerClaim(accept):
                self._print_message("hint.accept" if accept else "hint.refuse")
            case MakeClaim():
                return
            case move:
                self._print_message("hint.would", action=str(move))
        if hint.reasons:
            self._print_shown(hint.reasons[self.language])

    def _print_auction(self, board: Board) -> None:
        """Show the auction, and under it what each call of the deal means."""
        state = self._own_view().state
        self._print_preformatted(position.auction_text(state, board, self.language))
        meanings = explain_deal_calls(state, system_of(self.configuration))
        calls = [
            (seat, call)
            for phase in (*board.past_phases, board.phase)
            if phase
            for seat, call in phase.said()
        ]
        for (seat, call), meaning in zip(calls, meanings, strict=True):
            if meaning is not None:
                facts: dict[str, Fact] = {"seat": str(seat), "call": str(call)}
                made = say("system.call-made", facts, self.language)
                self._print_shown(f"{made}  {meaning.say(self.language)}")

    def _print_shown(self, text: str) -> None:
        self.console.print(coloured(text), style="dim")

    # Output

    def _print_title(self) -> None:
        state = self.log.state
        size = next(iter(parameters(state.match).values()), 1)
        title = say(f"game-{state.game.name}", {}, self.language)
        form = say(f"match-{state.match.kind}", {"game": state.game.name, "size": size}, self.language)
        self.console.print(f"{title} · {form}", style="bold")
        if self.me is not None and (me := self._own_seat()) is not None:
            self._print_message("play.you", seat=str(me))

    def _player_names(self) -> dict[Seat, str]:
        """Return the players' names by seat in individual games; otherwise none."""
        state = self.log.state
        if not state.game.info.individual:
            return {}
        seated = ((seat, player) for seat, player in zip(SEATS, state.chairs, strict=True) if player)
        return {seat: player_text(state, player, self.language, self.me) for seat, player in seated}

    def _save_and_narrate(self, entries: Iterable[Entry]) -> None:
        new = list(entries)
        self.autosave.save(self.log)
        for sentence in narrate(new, self.log.state, self.language, brief=self.me is None):
            self.console.print(coloured(sentence))
        swapped = self.me is not None and any(isinstance(entry.event, Swapped) for entry in new)
        if swapped and (me := self._own_seat()) is not None:
            self._print_message("play.you", seat=str(me))

    def _print_message(self, code: str, **facts: int | str) -> None:
        self.console.print(coloured(say(code, facts, self.language)))

    def _print_preformatted(self, text: str) -> None:
        """Print preformatted text without wrapping."""
        self.console.print(coloured(text), soft_wrap=True)
