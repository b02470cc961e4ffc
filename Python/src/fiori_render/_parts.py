"""What the classes of `views` have in common."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any, ClassVar


@dataclass
class Part:
    """A part of a description."""

    _keys: ClassVar[Mapping[str, str]] = {}
    """The keys of fields that cannot have their names, such as ``$by``."""

    def to_dict(self) -> dict[str, Any]:
        """Return the part as JSON has it, without the optional keys that are None."""
        kind = getattr(type(self), "type", None)
        found: dict[str, Any] = {"type": kind} if isinstance(kind, str) else {}
        for field in fields(self):
            value = getattr(self, field.name)
            if value is not None or field.default is MISSING:
                # A key that is a word of Python has an underscore as a field.
                key = self._keys.get(field.name, field.name.removesuffix("_"))
                found[key] = _plain(value)
        return found


def _plain(value: object) -> object:
    if isinstance(value, Part):
        return value.to_dict()
    if isinstance(value, list | tuple):
        return [_plain(element) for element in value]
    if isinstance(value, Mapping):
        return {key: _plain(member) for key, member in value.items()}
    return value
