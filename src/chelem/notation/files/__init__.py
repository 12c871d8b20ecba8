"""Files of boards in all the formats that Chelem knows, behind one reader and one writer."""

from chelem.notation.files.forms import Form, form_of, guess
from chelem.notation.files.reading import read_boards, read_text
from chelem.notation.files.writing import write_boards

__all__ = ["Form", "form_of", "guess", "read_boards", "read_text", "write_boards"]
