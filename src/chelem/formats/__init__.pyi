from .reading import read_boards, read_text
from .registry import Form, form_of, guess
from .writing import write_boards

__all__ = ["Form", "form_of", "guess", "read_boards", "read_text", "write_boards"]
