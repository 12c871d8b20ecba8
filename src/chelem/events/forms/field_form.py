"""What forms of event without matches have in common."""

from chelem.events.forms.form import Form, Unit
from chelem.events.forms.penalty_bounds import PenaltyBounds


class FieldForm(Form):
    """The results of all boards are ranked: each was compared across the field, and there are no matches."""

    __slots__ = ()

    @property
    def shown_board_unit(self) -> str:
        """What results are called."""
        return self.shown_unit

    @property
    def unit(self) -> Unit:
        """That of the boards."""
        return self.comparison.unit

    @property
    def usebio_kind(self) -> str:
        """That of the comparison."""
        return self.comparison.usebio_kind

    @property
    def signed(self) -> bool:
        """Whether boards are."""
        return self.comparison.signed

    @property
    def bounds(self) -> PenaltyBounds:
        """Those of the comparison."""
        return self.comparison.bounds

    @property
    def has_tops(self) -> bool:
        """Whether boards have one."""
        return not self.comparison.signed

    def kept_in_file(self) -> tuple[str, ...]:
        """Return that there are no matches, and how boards are compared."""
        return "none", self.comparison.name
