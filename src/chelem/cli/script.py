"""A question in a Python file: `condition`, `measure`, and if it likes `n`, `seed` and `title`."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from secrets import token_hex
from traceback import walk_tb
from types import ModuleType
from typing import Any

from chelem.core.errors import ChelemError, Unanswered
from chelem.simulation.questions import LocalQuestion, QuestionParts

NAME = "chelem_question"
"""The name of the script as a module; it is not `__main__`, so that what is kept for that does not run."""


@dataclass(frozen=True, slots=True)
class Script:
    """A question that each process reads from the file itself, so that its functions need not be sent.

    What the file's own lines raise becomes `Unanswered` with their place, said in `language`.
    """

    path: str
    language: str
    token: str = field(default_factory=lambda: token_hex(8))

    def read(self) -> Mapping[str, Any]:
        """All that the file defines; it runs once in a process."""
        with self.guarding():
            return _run(self.path, self.token)

    def parts(self) -> QuestionParts:
        """Its condition and its measures; `Unanswered` where it does not define them."""
        found = self.read()
        for name in ("condition", "measure"):
            if name not in found:
                raise Unanswered("script.missing", file=self.path, name=name)
        return LocalQuestion.of(found["condition"], found["measure"]).parts()

    @contextmanager
    def guarding(self) -> Iterator[None]:
        """Errors of the file's own lines are told with their place."""
        try:
            yield
        except SyntaxError as error:
            raise self._raised(error.lineno or 0, error.msg) from error
        except (Exception, SystemExit) as error:
            lines = [
                line for frame, line in walk_tb(error.__traceback__) if frame.f_code.co_filename == self.path
            ]
            if not lines:
                raise
            raise self._raised(lines[-1], self._told(error)) from error

    def _told(self, error: BaseException) -> str:
        if isinstance(error, ChelemError):
            return error.say(self.language)
        return f"{type(error).__name__}: {error}"

    def _raised(self, line: int, reason: str) -> Unanswered:
        return Unanswered("script.raised", file=self.path, line=line, reason=reason.removesuffix("."))


@lru_cache(1)
def _run(path: str, _token: str) -> Mapping[str, Any]:
    """What a file defines once it has run, with its own folder to import from, as Python has it."""
    source = Path(path).read_bytes()
    module = ModuleType(NAME)
    module.__file__ = path
    sys.modules[NAME] = module
    folder = str(Path(path).resolve().parent)
    if folder not in sys.path:
        sys.path.insert(0, folder)
    exec(compile(source, path, "exec", dont_inherit=True), module.__dict__)  # noqa: S102 - it is what one asks for
    return module.__dict__
