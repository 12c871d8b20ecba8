"""The functions that other processes may be asked to call, by name, and what is said to them."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, get_type_hints

from chelem.site.work.coders import BadValue, TupleCoder
from chelem.site.work.coding import Coding, Families


class WorkTask:
    """A module-level function, with the coders of its arguments and its result."""

    def __init__(self, function: Callable[..., Any], coding: Coding) -> None:
        hints = get_type_hints(function)
        self.function = function
        self._result = coding.coder_of(hints.pop("return"))
        self._arguments = TupleCoder(tuple(map(coding.coder_of, hints.values())))

    @property
    def signature(self) -> str:
        """Its name, and the shapes of what it takes and returns."""
        return f"{self.function.__name__}{self._arguments.shape}: {self._result.shape}"

    def write_arguments(self, arguments: tuple[object, ...]) -> list[Any]:
        """Return arguments as JSON."""
        return self._arguments.encode(arguments)

    def read_arguments(self, data: Any) -> tuple[Any, ...]:
        """Return the arguments that JSON from anybody holds; raise `BadValue` if they are not for this."""
        return self._arguments.decode(data)

    def write_result(self, result: object) -> Any:
        """Return a result as JSON."""
        return self._result.encode(result)

    def read_result(self, data: Any) -> Any:
        """Return the result that JSON from anybody holds; raise `BadValue` if it is not of this."""
        return self._result.decode(data)


class TaskRegistry:
    """Functions by their names; types and games are read when they are first needed."""

    def __init__(
        self,
        functions: Iterable[Callable[..., Any]],
        families: Families,
        warm_up: Callable[[], object],
    ) -> None:
        """`warm_up` is what a worker process does before it gets the first of these."""
        self._functions = tuple(functions)
        self._families = families
        self.warm_up = warm_up

    @cached_property
    def _coding(self) -> Coding:
        return Coding(self._families)

    @cached_property
    def _tasks(self) -> Mapping[str, WorkTask]:
        return {function.__name__: WorkTask(function, self._coding) for function in self._functions}

    @cached_property
    def format(self) -> str:
        """The version of what is said: it differs where a function or a class that is sent differs."""
        return self._coding.fingerprint(task.signature for task in self._tasks.values())

    def find(self, name: Any) -> WorkTask:
        """Return the task of a name; raise `BadValue` if there is none."""
        if type(name) is not str or (task := self._tasks.get(name)) is None:
            raise BadValue("no such task")
        return task
