"""JSON texts of values, and the places of members in a text."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping

from ._errors import wrong
from ._records import record
from ._tables import is_table, rows
from ._values import value_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any, Protocol, TypeGuard

    from ._errors import DescriptionError

    class HasDescription(Protocol):
        """A value that can be written as a description, such as a view of `fiori_render.views`."""

        def to_dict(self) -> dict[str, Any]:
            """Return the value as JSON."""


_decoder = json.JSONDecoder()


def has_description(value: object) -> TypeGuard[HasDescription]:
    """Whether a value can be written as a description."""
    return hasattr(value, "to_dict")


@record(frozen=True)
class Span:
    """The place of a value in a text."""

    start: int
    end: int


@record(frozen=True)
class Member:
    """The place of a member of an object."""

    key: int
    """The position of its key."""
    value: Span


def text_of(value: object) -> str:
    """Return a value as JSON on one line; raise `DescriptionError` with the path of a mistake."""
    try:
        text = json.dumps(value, ensure_ascii=False, allow_nan=False, default=_plain)
        text.encode()
    except (ValueError, TypeError, RecursionError):
        raise mistake_in(value) from None
    return text


def _plain(value: object) -> object:
    """Return the JSON value for a part of a description that is not of a JSON type.

    That is a view, an array, a column or a table, or a value of NumPy or pandas.
    """
    if is_table(value):
        table: Any = value
        return list(rows(table))
    if has_description(value) and not hasattr(value, "tolist"):
        return value.to_dict()
    return dict(value) if isinstance(value, Mapping) else value_of(value)


def mistake_in(value: object) -> DescriptionError:
    """Return the error for the first part of a value that JSON cannot represent."""
    for path, message in _mistakes(value, "", []):
        return wrong(message, code="wrong-value", path=path)
    return wrong("the description is nested too deeply", code="limit")


def _mistakes(value: object, path: str, around: list[object]) -> Iterator[tuple[str, str]]:
    if any(value is outer for outer in around):
        yield path, "contains itself; use a copy"
    elif len(around) > 200:
        yield "", "is nested too deeply; 200 levels are allowed"
    elif isinstance(value, str):
        yield from _mistakes_of_text(value, path)
    elif isinstance(value, float):
        if not math.isfinite(value):
            yield path, f"{value} is not a number in JSON; use a finite number, or None"
    elif isinstance(value, Mapping):
        for key, member in value.items():
            if not isinstance(key, str | int | float | bool | None):
                yield path, f"a key is a {_kind(key)}; use a string"
            yield from _mistakes_of_text(str(key), path)
            inner = f"{path}.{key}" if path else f"{key}"
            yield from _mistakes(member, inner, [*around, value])
    elif isinstance(value, list | tuple):
        for index, element in enumerate(value):
            yield from _mistakes(element, f"{path}[{index}]", [*around, value])
    elif not isinstance(value, int | bool | None):
        try:
            converted = _plain(value)
        except TypeError:
            yield path, f"a {_kind(value)} is not a JSON value"
        else:
            yield from _mistakes(converted, path, [*around, value])


def _mistakes_of_text(text: str, path: str) -> Iterator[tuple[str, str]]:
    try:
        text.encode()
    except UnicodeEncodeError as error:
        yield path, f"character {error.start + 1} is half of a surrogate pair, not a character"


def _kind(value: object) -> str:
    return type(value).__name__


def skip_space(text: str, start: int) -> int:
    """Return the position of the next character that is not white space."""
    end = len(text)
    while start < end and text[start] in " \t\n\r":
        start += 1
    return start


def next_character(text: str, start: int) -> str:
    """Return the next character that is not white space, or an empty string at the end."""
    position = skip_space(text, start)
    return text[position : position + 1]


def value_at(text: str, start: int) -> tuple[Any, int]:
    """Return the value that begins at a position, and its end."""
    return _decoder.raw_decode(text, skip_space(text, start))


def members(text: str, start: int) -> dict[str, Member]:
    """Return the places of the members of the object that begins at a position.

    Raises ``ValueError`` if it is not valid.
    """
    found: dict[str, Member] = {}
    position = skip_space(text, start + 1)
    while text[position : position + 1] != "}":
        key, end = value_at(text, position)
        begin = skip_space(text, _after(text, end, ":"))
        _, end = value_at(text, begin)
        found[str(key)] = Member(position, Span(begin, end))
        position = end
        if next_character(text, position) == "}":
            break
        position = skip_space(text, _after(text, position, ","))
    return found


def elements(text: str, start: int) -> list[Span]:
    """Return the places of the elements of the array that begins at a position."""
    found: list[Span] = []
    position = skip_space(text, start + 1)
    while text[position : position + 1] != "]":
        begin = skip_space(text, position)
        _, position = value_at(text, begin)
        found.append(Span(begin, position))
        if next_character(text, position) == "]":
            break
        position = _after(text, position, ",")
    return found


def _after(text: str, position: int, mark: str) -> int:
    position = skip_space(text, position)
    if text[position : position + 1] != mark:
        raise ValueError
    return position + 1
