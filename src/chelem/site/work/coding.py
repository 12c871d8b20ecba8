"""The coders of types, each made once, and the name of all their shapes together."""

import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import is_dataclass
from enum import Enum
from hashlib import sha256
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from chelem.site.work.coders import (
    ChoiceCoder,
    Coder,
    EnumCoder,
    IntegerCoder,
    ItemsCoder,
    KeyedCoder,
    KindCoder,
    LiteralCoder,
    MappingCoder,
    PlainCoder,
    RecordCoder,
    TupleCoder,
)

Families = Mapping[type[Any], Callable[[], Iterable[type[Any]]]]
"""The open families, by the class or protocol that types name, with what finds their dataclasses."""
OWN = "chelem."


class Coding:
    """Makes coders; types that it does not know raise `TypeError` at once."""

    def __init__(self, families: Families) -> None:
        self._families = families
        self._coders: dict[Any, Coder] = {}

    def coder_of(self, hint: Any) -> Coder:
        """Return the coder of a type, as `get_type_hints` gives it."""
        hint = type(None) if hint is None else hint
        if (coder := self._coders.get(hint)) is None:
            coder = self._coders[hint] = self._new(hint)
        return coder

    def _new(self, hint: Any) -> Coder:
        if hint in self._families:
            return KindCoder(hint.__name__, self._families[hint], self.coder_of)
        if hint in (bool, float, str, type(None)):
            return PlainCoder(hint)
        if hint is int:
            return IntegerCoder()
        if isinstance(hint, type) and issubclass(hint, Enum):
            return EnumCoder(hint)
        if hasattr(hint, "__required_keys__"):  # a TypedDict, of `typing_extensions` too
            keys = {name: self.coder_of(value) for name, value in get_type_hints(hint).items()}
            return KeyedCoder(hint.__name__, keys, hint.__required_keys__)
        if is_dataclass(hint) and isinstance(hint, type):
            return RecordCoder(hint, self.coder_of)
        return self._of_parts(hint, get_origin(hint), get_args(hint))

    def _of_parts(self, hint: Any, origin: Any, parts: tuple[Any, ...]) -> Coder:
        if origin is Literal:
            return LiteralCoder(parts)
        if origin in (Union, types.UnionType):
            choices = tuple(self.coder_of(part) for part in parts if part is not type(None))
            return ChoiceCoder(choices, type(None) in parts)
        if origin is tuple and parts[-1:] != (...,):
            return TupleCoder(tuple(map(self.coder_of, parts)))
        if origin in (tuple, list, frozenset, Sequence):
            return ItemsCoder(self.coder_of(parts[0]), tuple if origin is Sequence else origin)
        if origin in (dict, Mapping):
            kind = {"kind": dict} if origin is dict else {}
            return MappingCoder(self.coder_of(parts[0]), self.coder_of(parts[1]), **kind)
        raise TypeError(f"values of {hint} are not sent to other processes")

    def fingerprint(self, more: Iterable[str] = ()) -> str:
        """Return twelve hexadecimal digits that change with the shape of anything that can be sent.

        `more` are texts that count too. Games of other distributions do not: who lacks one says so.
        """
        expanded: set[Any] = set()
        while len(expanded) < len(self._coders):
            for hint, coder in tuple(self._coders.items()):
                expanded.add(hint)
                if isinstance(coder, (RecordCoder, KindCoder)):
                    coder.expand()
        own = (coder for coder in self._coders.values() if isinstance(coder, RecordCoder))
        layouts = {coder.layout for coder in own if coder.kind.__module__.startswith(OWN)}
        return sha256("\n".join((*sorted(layouts), *sorted(more))).encode()).hexdigest()[:12]
