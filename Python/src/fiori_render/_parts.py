"""The common parts of the classes in `views`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass
from dataclasses import fields as dataclass_fields
from typing import TYPE_CHECKING, Any, ClassVar


@dataclass
class Part:
    """A part of a description."""

    _keys: ClassVar[Mapping[str, str]] = {}
    """The keys of fields that cannot have their names, such as ``$by``."""

    if not TYPE_CHECKING:

        def __new__(cls, *values, **named):
            """Create the part; suggest the right name for a misspelled one."""
            known = [field.name for field in dataclass_fields(cls)]
            wrong = next((name for name in named if name not in known), None)
            if wrong is not None:
                raise TypeError(f"{cls.__name__} has no '{wrong}'; {_meant(wrong, known)}")
            if values:
                first = next(iter(known), "name")
                raise TypeError(
                    f"{cls.__name__} takes its values by their names, such as {first}=…"
                )
            return super().__new__(cls)

    def to_dict(self) -> dict[str, Any]:
        """Return the part as JSON, without optional keys that are None."""
        kind = getattr(type(self), "type", None)
        found: dict[str, Any] = {"type": kind} if isinstance(kind, str) else {}
        for field in dataclass_fields(self):
            value = getattr(self, field.name)
            if value is not None or field.default is MISSING:
                # A key that is a Python keyword has an underscore as a field.
                key = self._keys.get(field.name, field.name.removesuffix("_"))
                found[key] = _plain(value)
        return found


def _meant(name: str, known: list[str]) -> str:
    """Return the suggestion for a wrong name."""
    # It takes long to load.
    import difflib

    lowered = {each.lower().removesuffix("_"): each for each in known}
    near = difflib.get_close_matches(name.lower().replace("_", ""), lowered, 1)
    if near:
        return f"did you mean '{lowered[near[0]]}'?"
    names = [f"'{each}'" for each in known]
    return f"use {', '.join(names[:-1])} or {names[-1]}" if names[1:] else f"use {names[0]}"


def _plain(value: object) -> object:
    if isinstance(value, Part):
        return value.to_dict()
    if isinstance(value, list | tuple):
        return [_plain(element) for element in value]
    if isinstance(value, Mapping):
        return {key: _plain(member) for key, member in value.items()}
    return value
