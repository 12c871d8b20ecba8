"""A small event of our own as USEBIO: four pairs a line, three boards, a result missing and one ruled."""

PAIRS = "".join(
    f"<PAIR><PAIR_NUMBER>{number}</PAIR_NUMBER><DIRECTION>{line}</DIRECTION>"
    f"<PLAYER><PLAYER_NAME>{line} {number}a</PLAYER_NAME></PLAYER>"
    f"<PLAYER><PLAYER_NAME>{line} {number}b</PLAYER_NAME></PLAYER></PAIR>"
    for line in ("NS", "EW")
    for number in (1, 2, 3, 4)
)


def usebio_line(north_south: int, east_west: int, score: object, more: str = "") -> str:
    """A line of a traveller."""
    return (
        f"<TRAVELLER_LINE><NS_PAIR_NUMBER>{north_south}</NS_PAIR_NUMBER>"
        f"<EW_PAIR_NUMBER>{east_west}</EW_PAIR_NUMBER>{more}<SCORE>{score}</SCORE></TRAVELLER_LINE>"
    )


def usebio_board(number: int, *scores: object) -> str:
    """A board on which North-South pair n meets East-West pair n, with these scores in order."""
    lines = "".join(usebio_line(pair, pair, score) for pair, score in enumerate(scores, 1))
    return f"<BOARD><BOARD_NUMBER>{number}</BOARD_NUMBER>{lines}</BOARD>"


def usebio_text(*boards: str, winners: int = 2, pairs: str = PAIRS, kind: str = "PAIRS") -> bytes:
    """A whole file."""
    return (
        '<?xml version="1.0" encoding="iso-8859-1"?>'
        '<!DOCTYPE USEBIO SYSTEM "http://www.usebio.org/files/usebio_v1_2.dtd">'
        f'<USEBIO Version="1.2"><EVENT EVENT_TYPE="{kind}"><EVENT_DESCRIPTION>Été</EVENT_DESCRIPTION>'
        f"<WINNER_TYPE>{winners}</WINNER_TYPE><PARTICIPANTS>{pairs}</PARTICIPANTS>"
        f"{''.join(boards)}</EVENT></USEBIO>"
    ).encode("latin-1")
