"""Who deals: the deal passes to the left of the dealer's present chair."""

from chelem.core import Seat
from chelem.engine import Setting, Sheet


def next_in_rotation(sheet: Sheet, first: Seat, *, redealer_next: bool = False) -> Setting:
    """Return the setting of the next deal, nobody vulnerable; after a passed-out deal, its next attempt.

    `first` deals the first deal. The same player redeals unless `redealer_next` is true.
    """
    last, dealer = sheet.last, sheet.dealer
    if last is None or dealer is None:
        return Setting(1, 1, first)
    if sheet.passed:
        return Setting(last.deal, last.attempt + 1, sheet.after(dealer) if redealer_next else dealer)
    return Setting(last.deal + 1, 1, sheet.after(dealer))
