"""How the results of an event are shown, and what its director may take from them, by its form."""

from typing_extensions import TypedDict

from chelem.events.forms.form import Form
from chelem.movements import EventKind, entrants_of


class EventPenalties(TypedDict):
    """What the director's page offers as a penalty."""

    of_tops: bool
    """Whether amounts are in per cent of a top; otherwise they are in the unit of results."""
    amounts: list[float]


class EventForm(TypedDict):
    """The form of an event: what pages have to know of how it is scored, and of whom it ranks."""

    name: str
    unit: str
    """What results are called: `percent`, `imps`, `vp`, `points`, or a word that the form brings along."""
    decimals: int
    """The fewest decimals of a result."""
    signed: bool
    """Whether results are gains and losses, shown with their sign."""
    in_matches: bool
    """Whether results are those of matches."""
    teams: bool
    """Whether teams play, whose boards are played at two tables."""
    alone: bool
    """Whether single people are ranked, who change partners."""
    penalties: EventPenalties


def form_view(form: Form, kind: EventKind) -> EventForm:
    """Return a form as the pages of an event of this kind draw it."""
    return {
        "name": form.name,
        "unit": form.shown_unit,
        "decimals": form.decimals_of_results,
        "signed": form.signed,
        "in_matches": form.matches is not None,
        "teams": form.teams is not None,
        "alone": entrants_of(kind).changes_partners,
        "penalties": {
            "of_tops": form.has_tops,
            "amounts": list(form.penalties.offered),
        },
    }
