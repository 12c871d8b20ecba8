"""LIN, the format of Bridge Base Online: single hands, matches in two rooms, and links to the viewer."""

from chelem.formats.lin.links import read_link, write_link
from chelem.formats.lin.reading import read_lin, read_lin_text
from chelem.formats.lin.writing import lin_line, write_lin

__all__ = ["lin_line", "read_lin", "read_lin_text", "read_link", "write_lin", "write_link"]
