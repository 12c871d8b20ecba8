"""A table that plays matches reproducibly, for recorded matches."""

from chelem.core.deals import Deal
from chelem.games.registry import GAMES
from chelem.matches.dealing import deal_event, next_setting
from tests.support.chance import seeded
from tests.support.matches.playing import Table


class Recorder(Table):
    """A table with reproducible shuffling and random legal play."""

    def __init__(
        self,
        game: str,
        match: str,
        options: dict[str, object] | None = None,
        seed: int = 1,
        *,
        log_format: int = 1,
    ) -> None:
        self.below = seeded(seed)
        chosen = GAMES[game].game.info.seats
        first = chosen[self.below(len(chosen))]
        super().__init__(game, match, options, first=first, log_format=log_format)

    def deal(self, cards: Deal | None = None) -> "Recorder":
        """Deal the next deal, prepared as the game prepares it."""
        setting = next_setting(self.state, self.below, self.first)
        self.log.add(deal_event(self.state, setting, cards or self.state.game.prepare(setting, self.below)))
        return self

    def play(self, cards: int) -> "Recorder":
        """Play a number of legal cards."""
        for _ in range(cards):
            legal = self.state.legal()
            self.do(legal[self.below(len(legal))])
        return self

    def declared(self, text: str, tricks: int, cards: int = 1) -> "Recorder":
        """Bid a contract, play some cards, then claim up to these tricks, accepted by the defenders."""
        self.deal().bid(text).play(cards)
        board = self.state.board
        assert board is not None
        assert board.play is not None
        won = board.tricks[self.contract.declarer.side]
        self.claim(min(max(tricks - won, 0), board.play.left))
        return self

    def finish(self) -> "Recorder":
        """Play simple deals until the match is over."""
        while self.winner is None:
            strain = "SHDC"[self.below(4)]
            declarer = next_setting(self.state, self.below).dealer
            self.declared(f"1{strain} by {declarer}", 7 + self.below(3), cards=1 + self.below(8))
        return self

    def undo(self, entries: int) -> "Recorder":
        """Undo a number of entries."""
        self.log.undo(self.log.version - entries)
        return self
