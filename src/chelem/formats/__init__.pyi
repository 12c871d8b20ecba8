from .files import dump, dump_text, load, load_text
from .lin.links import read_link, write_link
from .log.read import read_log
from .log.write import write_log
from .registry import Format, format_of, guess_format, read_boards, write_boards

__all__ = [
    "Format",
    "dump",
    "dump_text",
    "format_of",
    "guess_format",
    "load",
    "load_text",
    "read_boards",
    "read_link",
    "read_log",
    "write_boards",
    "write_link",
    "write_log",
]
