"""Simulations in Python files that define `condition`, `measure` and optionally `n`, `seed` and `title`."""

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

from chelem.core import ChelemError, Unanswered
from chelem.simulation.questions import LocalQuestion, QuestionParts

NAME = "chelem_question"
"""The script's module name, so that code under `if __name__ == "__main__"` does not run."""


@dataclass(frozen=True, slots=True)
class Script:
    """A simulation script. Each process runs the file itself, so that its functions need not be pickled.

    Exceptions raised by the script become `Unanswered` with the line number, in `language`.
    """

    path: str
    language: str
    token: str = field(default_factory=lambda: token_hex(8))

    def read(self) -> Mapping[str, Any]:
        """Return the script's globals; the file runs once per process."""
        with self.translating_errors():
            return _run_script(self.path, self.token)

    def parts(self) -> QuestionParts:
        """Return the condition and the measures; raise `Unanswered` if the script does not define them."""
        script_globals = self.read()
        for name in ("condition", "measure"):
            if name not in script_globals:
                raise Unanswered("script.missing", file=self.path, name=name)
        return LocalQuestion.of(script_globals["condition"], script_globals["measure"]).parts()

    @contextmanager
    def translating_errors(self) -> Iterator[None]:
        """Turn errors raised by the script into `Unanswered` with the line number."""
        try:
            yield
        except SyntaxError as error:
            raise self._script_error(error.lineno or 0, error.msg) from error
        except (Exception, SystemExit) as error:
            lines = [
                line for frame, line in walk_tb(error.__traceback__) if frame.f_code.co_filename == self.path
            ]
            if not lines:
                raise
            raise self._script_error(lines[-1], self._error_text(error)) from error

    def _error_text(self, error: BaseException) -> str:
        if isinstance(error, ChelemError):
            return error.say(self.language)
        return f"{type(error).__name__}: {error}"

    def _script_error(self, line: int, reason: str) -> Unanswered:
        return Unanswered("script.raised", file=self.path, line=line, reason=reason.removesuffix("."))


@lru_cache(1)
def _run_script(path: str, _token: str) -> Mapping[str, Any]:
    """Run a script and return its globals, with its folder on the import path as Python does."""
    source = Path(path).read_bytes()
    module = ModuleType(NAME)
    module.__file__ = path
    sys.modules[NAME] = module
    folder = str(Path(path).resolve().parent)
    if folder not in sys.path:
        sys.path.insert(0, folder)
    exec(compile(source, path, "exec", dont_inherit=True), module.__dict__)  # noqa: S102 - the user's own script
    return module.__dict__
