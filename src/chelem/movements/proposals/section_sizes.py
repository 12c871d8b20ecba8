"""How many pairs are in each section where there are too many for one."""

from collections.abc import Iterator

LARGEST_ALONE = 14
"""How many tables play in one section, or in two where that is needed; more need several sections."""
SECTION_TABLES = (7, 13)
"""How many tables a section of several has, from and to: each table plays most of the boards."""


def section_letter(place: int) -> str:
    """Return the letter of a section, the first at place 0."""
    return chr(ord("A") + place)


def section_sizes(pairs: int) -> Iterator[tuple[int, ...]]:
    """Yield how pairs are distributed to sections that are nearly equal, the fewest sections first.

    Where one pair is alone, it is in the first section, which has full tables enough without it.

    >>> list(section_sizes(28)), list(section_sizes(30)), list(section_sizes(31))
    ([(28,), (14, 14)], [(16, 14)], [(15, 16)])
    >>> list(section_sizes(56))
    [(20, 18, 18), (14, 14, 14, 14)]
    >>> list(section_sizes(41))
    [(21, 20)]
    """
    tables = -(-pairs // 2)
    if tables <= LARGEST_ALONE:
        yield (pairs,)
    if tables < LARGEST_ALONE:
        return
    fewest, most = SECTION_TABLES
    for count in range(-(-tables // most), pairs // 2 // fewest + 1):
        share, more = divmod(tables, count)
        sizes = [2 * (share + (place < more)) for place in range(count)]
        sizes[0] -= pairs % 2
        yield tuple(sizes)
