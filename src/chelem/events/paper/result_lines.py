"""The texts of a result on paper: contract, declarer, lead, tricks, points, and what they are worth."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from chelem.core import Side
from chelem.events.event_results import EventResults
from chelem.events.outcome import Award, NotPlayed, PlayedScore, SideOutcome, WeightedScore
from chelem.events.paper.printing import EventPaper, shown_number, shown_opponents
from chelem.events.scoring.entrant_tally import EntrantTally
from chelem.events.scoring.scored_board import Received, ScoredBoard, outcome_of_side
from chelem.events.shown import decimal_text
from chelem.events.tally import tally_results
from chelem.events.traveller import TravellerLine
from chelem.movements import EventKind
from chelem.render.captions import seat_letter
from chelem.text import ContractResult, print_card, print_result

MINUS = "−"


@dataclass(frozen=True)
class ResultWording:
    """Writes the results of an event in the language of its paper."""

    results: EventResults
    paper: EventPaper

    @cached_property
    def tallies(self) -> list[EntrantTally]:
        """The tally of each entrant, for artificial scores that depend on its own average."""
        return tally_results(self.results)

    @cached_property
    def kind(self) -> EventKind:
        """Whether pairs, teams or single people are ranked."""
        return "teams" if self.results.form.teams else "individual" if self.are_alone else "pairs"

    @cached_property
    def are_alone(self) -> bool:
        """Whether single people are ranked, who change partners."""
        lines = (line for traveller in self.results.travellers for line in traveller)
        return any(line.partners is not None for line in lines)

    @property
    def has_leads(self) -> bool:
        """Whether the lead of any result is known."""
        return any(
            isinstance(line.outcome, PlayedScore) and line.outcome.lead is not None
            for traveller in self.results.travellers
            for line in traveller
        )

    def numbers(self, line: TravellerLine, side: Side) -> str:
        """Return who sat one way, two people in an individual."""
        return " + ".join(shown_number(self.results, index) for index in line.sitting(side))

    def opponents(self, line: TravellerLine, side: Side) -> str:
        """Return the numbers of a side's opponents, with the names of a pair where they are known."""
        opponents = line.sitting(side.opponents)
        names = shown_opponents(self.results.entrants[opponents[0]]) if len(opponents) == 1 else ""
        return " ".join(filter(None, (self.numbers(line, side.opponents), names)))

    def others(self, line: TravellerLine, side: Side, partner: int) -> str:
        """Return with and against whom somebody played in an individual, with the partner's name if known."""
        names = shown_opponents(self.results.entrants[partner])
        first, second = (shown_number(self.results, opponent) for opponent in line.sitting(side.opponents))
        return self.paper.say(
            "others",
            partner=" ".join(filter(None, (shown_number(self.results, partner), names))),
            first=first,
            second=second,
        )

    def contract(self, line: TravellerLine, side: Side) -> list[str]:
        """Return contract, declarer, lead, result and the side's points; a ruling in place of a contract."""
        outcome = line.outcome
        if isinstance(outcome, NotPlayed):
            return [self.paper.say(f"no-result-{outcome.reason}"), "", "", "", ""]
        own: SideOutcome = outcome_of_side(outcome, side)
        if isinstance(own, Award):
            return [self.paper.say("ruled"), "", "", "", ""]
        if isinstance(own, WeightedScore):
            return [self.paper.say("weighted"), "", "", "", ""]
        return [*self._played(own), points_text(own.points if side is Side.NS else -own.points)]

    def _played(self, own: PlayedScore) -> list[str]:
        if own.contract is None:
            return [self.paper.say("passed-out") if own.passed else "", "", "", ""]
        bid, language = own.contract, self.paper.language
        return [
            print_result(ContractResult(bid.level, bid.strain, bid.stake), language),
            seat_letter(bid.declarer, language),
            "" if own.lead is None else print_card(own.lead, language),
            "" if own.tricks is None else relative_text(own.tricks - bid.tricks),
        ]

    def worth(self, board: ScoredBoard, value: Received, index: int) -> list[str]:
        """Return what an entrant received on a board: matchpoints and a percentage, or IMPs alone."""
        comparison = self.results.form.comparison
        written = {"percent": self.percent, "imps": self.signed}
        figures = comparison.figures_of(value, self.tallies[index].own_percentage, board.top)
        return [
            "" if figure is None else written.get(name, self.number)(figure)
            for name, figure in zip(comparison.figures, figures, strict=True)
        ]

    def percent(self, value: Fraction) -> str:
        """Return a percentage with as many decimals as the event's results have."""
        return decimal_text(value, self.results.settings.places, self.paper.language)

    def signed(self, imps: Fraction) -> str:
        """Return IMPs with their sign, and the decimals of the form."""
        places = self.results.form.places_of_gain
        text = self.number(imps) if places is None else decimal_text(imps, places, self.paper.language)
        return f"+{text}" if imps > 0 else text

    def number(self, value: Fraction) -> str:
        """Return a number with the decimals it needs, two at most."""
        return decimal_text(value, 0 if value.denominator == 1 else 2, self.paper.language)


def points_text(points: int) -> str:
    """Return points with a real minus sign."""
    return str(points).replace("-", MINUS)


def relative_text(tricks: int) -> str:
    """Return overtricks or undertricks, `=` for none."""
    return f"{tricks:+}".replace("-", MINUS) if tricks else "="
