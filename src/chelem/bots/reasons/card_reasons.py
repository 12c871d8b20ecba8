"""Why to play a card: the technique that it applies, with facts that the player can see."""

from chelem.bots.cardplay.knowledge import Position
from chelem.bots.reasons.declarers_leads import declarers_lead_reason
from chelem.bots.reasons.defenders_leads import defenders_lead_reasons
from chelem.bots.reasons.discards import offsuit_reason
from chelem.bots.reasons.following import following_reason
from chelem.bots.reasons.opening_leads import opening_lead_reasons
from chelem.bots.reasons.reason import StatedReason
from chelem.core import SUIT_BITS, Card
from chelem.phases import Phase


def techniques_of(position: Position, phases: tuple[Phase, ...], card: Card) -> tuple[StatedReason, ...]:
    """Return what speaks for a legal card, in at most two sentences; none where no technique applies.

    `phases` are those before the play. Each reason is true of the card in every layout of the hidden cards,
    since it is taken from `position` alone.
    """
    led = position.play.led
    if led is None:
        if not position.declaring:
            lead = (
                defenders_lead_reasons(position, card)
                if position.played
                else opening_lead_reasons(position, phases, card)
            )
            return tuple(lead)
        found = declarers_lead_reason(position, card)
    elif position.hand.bits & SUIT_BITS[led]:
        found = following_reason(position, card)
    else:
        found = offsuit_reason(position, card)
    return () if found is None else (found,)
