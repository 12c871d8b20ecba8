"""The score carried forward from a qualifying stage to a final (EBU White Book)."""

from fractions import Fraction

ExactNumber = Fraction | int


def carried_forward(
    score: ExactNumber, qualifying: tuple[ExactNumber, ExactNumber], final: tuple[ExactNumber, ExactNumber]
) -> Fraction:
    """Return what an entrant takes along from a qualifying stage: half its score there, to the final's scale.

    Each stage is given by its size and its maximum: CF = ½·SQ·(NumQ/MaxQ)·(MaxF/NumF).

    >>> carried_forward(120, (16, 240), (16, 300))
    Fraction(75, 1)
    """
    (number, most), (final_number, final_most) = qualifying, final
    return Fraction(score) / 2 * number / most * final_most / final_number
