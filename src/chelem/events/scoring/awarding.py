"""What an artificial score is worth, by the settings of an event."""

from fractions import Fraction

from chelem.events.outcome import Award
from chelem.events.settings import ScoringSettings
from chelem.scoring import Average, artificial_percentage


def award_percentage(award: Award, own: Fraction | None, settings: ScoringSettings) -> Fraction:
    """Return the percentage of an artificial score for one with `own` percentage on its real boards."""
    if award.average is None or not settings.lift:
        return award.percent
    return artificial_percentage(award.average, own)


def award_imps(award: Award, settings: ScoringSettings) -> Fraction:
    """Return the IMPs of an artificial score: 3, 0 or −3 for averages as a rule, others in proportion."""
    if award.average is Average.EVEN:
        return Fraction(0)
    return settings.average_imps * (award.percent - 50) / 10
