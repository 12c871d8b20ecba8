"""`chelem bid`: which call a bot makes, and what it shows, for programs that ask in JSON."""

from typing import Annotated, Any

import typer

from chelem.arena.questions.bots_asked import bot_asked
from chelem.arena.questions.call_question import CallQuestion, answer_call_question
from chelem.bots import BoardScoring, Configuration
from chelem.cli.language import Lang, language_of
from chelem.cli.shared.json_lines import answer_lines

AskedBot = Annotated[str, typer.Option("--bot", metavar="STRENGTH:SYSTEM", help="help.bid.bot")]
AskedSeed = Annotated[int, typer.Option("--seed", min=0, help="help.bid.seed")]
USUAL_BOT = "normal:sayc"


def answer_bids(bot: AskedBot = USUAL_BOT, seed: AskedSeed = 0, lang: Lang = None) -> None:
    """Answer each line of standard input with a call."""
    usual = Configuration.parse(bot)
    bot_asked(usual, BoardScoring.IMPS, seed)  # a bot that does not exist is refused before the first line

    def answer(line: str) -> dict[str, Any]:
        return answer_call_question(CallQuestion.parse(line, usual), seed)

    answer_lines(answer, language_of(lang))
