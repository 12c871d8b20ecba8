"""The texts of matches on paper: against whom, with what result, and how they add up."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from chelem.core import Phrase
from chelem.events.entrant_matches import EntrantMatch, matches_by_entrant
from chelem.events.event_results import EventResults
from chelem.events.forms.form import FormOfMatches, TeamForm
from chelem.events.paper.printing import EventPaper, shown_number, shown_opponents
from chelem.events.paper.result_lines import ResultWording
from chelem.events.shown import decimal_text
from chelem.events.traveller import TravellerLine
from chelem.scoring.competition.board_a_match import WON


@dataclass(frozen=True)
class MatchWording:
    """Writes the matches of an event in the language of its paper."""

    texts: ResultWording

    @property
    def results(self) -> EventResults:
        """The event."""
        return self.texts.results

    @property
    def paper(self) -> EventPaper:
        """How it is printed."""
        return self.texts.paper

    @cached_property
    def of_entrants(self) -> list[list[EntrantMatch]]:
        """The matches of each entrant by its index; none in an event without matches."""
        if self.form is None:
            return [[] for _ in self.results.entrants]
        return matches_by_entrant(self.results)

    def title(self, match: EntrantMatch) -> str:
        """Return the round and the opponents."""
        if match.opponents is None:
            return self.paper.say("match-bye", round=match.round)
        number = shown_number(self.results, match.opponents)
        return self.paper.say("match", round=match.round, kind=self.texts.kind, number=number)

    def names(self, match: EntrantMatch) -> str:
        """Return the names of the opponents, where they are known."""
        opponents = match.opponents
        return "" if opponents is None else shown_opponents(self.results.entrants[opponents])

    def result(self, match: EntrantMatch) -> str:
        """Return what an entrant won: its margin and its victory points."""
        if match.points is None:
            return self.paper.say("match-open")
        points = self.points(match.points)
        if match.scored is None:
            return self.paper.say("match-points", points=points)
        if match.margin is None or self.form is None:
            return self.paper.say("match-void", points=points)
        unit, most = self.form.margin_unit, self.texts.number(match.scored.most)
        margin = self._margin(self.form, match.margin)
        result = self.paper.say("match-result", unit=unit, margin=margin, points=points, most=most)
        if match.scored.actual is None:
            return result
        actual = self.points(match.scored.actual[match.place])
        return self.paper.say("match-corrected", result=result, actual=actual)

    @property
    def form(self) -> FormOfMatches | None:
        """The form of the event, if it has matches."""
        return self.results.form.matches

    def points(self, points: Fraction) -> str:
        """Return points with the decimals of the ranking; where they are whole, those that they need."""
        if self.results.form.whole:
            return self.texts.number(points)
        return decimal_text(points, self.results.settings.places, self.paper.language)

    def gain(self, form: TeamForm, lines: Sequence[TravellerLine], team: int) -> str:
        """Return what a team won on a board: a gain with its sign, or the board's points, 2, 1 or 0."""
        gain = form.board_gain(lines, team)
        if gain is None:
            return ""
        return self.texts.signed(gain) if form.shows_gains else self.texts.number(gain * (WON - 1) + 1)

    def sums(self, index: int, total: Fraction) -> Iterator[str]:
        """Yield what is added to the matches of an entrant, then the sum of all."""
        matches, entrant = self.of_entrants[index], self.results.entrants[index]
        if not matches or self.form is None:
            return
        for name, amount in (
            ("handicap", entrant.handicap),
            ("carried", entrant.carried),
            ("adjustment", entrant.adjustment),
            ("penalty", entrant.penalty),
        ):
            if amount:
                yield Phrase(f"event.why.{name}", {"amount": str(amount)}).say(self.paper.language)
        margin = sum((match.margin for match in matches if match.margin is not None), Fraction(0))
        yield self.paper.say(
            "matches-sum",
            unit=self.form.margin_unit,
            margin=self._margin(self.form, margin),
            points=self.points(total),
        )

    def _margin(self, form: FormOfMatches, margin: Fraction) -> str:
        return self.texts.signed(margin) if form.margin_signed else self.texts.percent(margin)
