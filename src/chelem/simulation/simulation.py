"""The result of a simulation with its presentation."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from chelem.simulation.results import Results

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True, slots=True)
class Simulation(Results):
    """The results of a simulation, with a text table, an HTML table and a figure of them."""

    def __str__(self) -> str:
        return self.say("en")

    def say(self, language: str = "en") -> str:
        """Format the result as text, in `language` ("fr" or "en")."""
        from chelem.simulation.report import format_report  # noqa: PLC0415 - only printing needs the catalogue

        return format_report(self, language)

    def _repr_html_(self) -> str:
        from chelem.simulation.report import html_report  # noqa: PLC0415 - only printing needs the catalogue

        return html_report(self, "en")

    def plot(self, language: str = "en") -> "Figure":
        """Draw a matplotlib figure of all measures; `Unanswered` if matplotlib is not installed."""
        from chelem.simulation.plots import plot_results  # noqa: PLC0415 - matplotlib is optional

        return plot_results(self, language)
