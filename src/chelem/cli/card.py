"""`chelem card`: which card a bot plays, and why, for programs that ask in JSON."""

from typing import Any

from chelem.arena.questions.bots_asked import bot_asked
from chelem.arena.questions.card_question import CardQuestion, answer_card_question
from chelem.bots import BoardScoring, Configuration
from chelem.cli.bid import USUAL_BOT, AskedBot, AskedSeed
from chelem.cli.language import Lang, language_of
from chelem.cli.shared.json_lines import answer_lines


def answer_cards(bot: AskedBot = USUAL_BOT, seed: AskedSeed = 0, lang: Lang = None) -> None:
    """Answer each line of standard input with a card."""
    usual = Configuration.parse(bot)
    bot_asked(usual, BoardScoring.IMPS, seed)  # a bot that does not exist is refused before the first line

    def answer(line: str) -> dict[str, Any]:
        return answer_card_question(CardQuestion.parse(line, usual), seed)

    answer_lines(answer, language_of(lang))
