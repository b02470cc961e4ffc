"""Write the lines that are sent to the program, and find places in the original texts."""

from __future__ import annotations

import json

from ._json import Span, elements, members, skip_space, text_of, value_at
from ._records import field, record, replace
from ._source import TEXT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, Protocol

    from ._diagnostic import Diagnostic
    from ._json import Member
    from ._source import Source

    class Files(Protocol):
        """The files that a line is about."""

        def located(self, diagnostic: Diagnostic) -> Diagnostic:
            """Return a message about the files as a message about their sources."""

        def named(self, text: str) -> str:
            """Return a text about rows of the files with the original rows."""


NAME = "figure"
"""The name of a picture whose description has no id, as in `fiori-render render -`."""
_NO_TABLE = "the description has no 'data'; add it"
"""The end of the message about a reference without a table."""
_NAMES = ("id", "name", "figures")
"""The keys of a description that can name its picture."""


@record(frozen=True)
class Edit:
    """A change of a text: a piece of it, and its replacement."""

    span: Span
    text: str


@record(frozen=True)
class Request:
    """A description as one line."""

    source: Source
    edits: tuple[Edit, ...] = ()
    """The changes of the text, in its order."""
    arguments: tuple[str, ...] = ()
    """The options of the program that draws it."""
    line: bytes = field(default=b"", repr=False)
    files: Files | None = None
    """The files of the options, if the line is not a description."""
    is_named: bool = True
    """Whether the description or the row names its picture."""
    takes_table: bool = False
    """Whether the call that draws it could also have a table."""

    def located(self, diagnostic: Diagnostic) -> Diagnostic:
        """Return a message about the line as one about the text."""
        if self.files is not None:
            return self.files.located(diagnostic)
        if self.takes_table and diagnostic.message.endswith(_NO_TABLE):
            diagnostic = replace(diagnostic, message=f"{diagnostic.message}, or pass 'data'")
        if diagnostic.file is not None or diagnostic.column is None:
            return diagnostic
        position = _original(self.edits, diagnostic.column - 1)
        text = self.source.text
        return replace(
            diagnostic,
            line=text.count("\n", 0, position) + 1,
            column=position - text.rfind("\n", 0, position),
            file=self.source.file or (TEXT if self.source.is_written else None),
        )


def request_for(
    source: Source,
    environment: Mapping[str, Any],
    arguments: tuple[str, ...] = (),
    *,
    has_id: bool = True,
    name: str | int = NAME,
) -> Request:
    """Return the line for a description whose environment is overridden.

    Only lines of `stream` have an id, `name` if the description has none. Raises ``ValueError`` or
    ``RecursionError`` if the text is not valid JSON.
    """
    text = source.text
    value, end = value_at(text, 0)
    if skip_space(text, end) != len(text):
        raise ValueError("there is text after its end")
    edits = tuple(
        sorted(
            _edits(text, value, environment, has_id, name),
            key=lambda edit: (edit.span.start, edit.span.end),
        )
    )
    # Line feeds of a valid text are outside of its strings.
    line = _edited(text, edits).replace("\n", " ").replace("\r", " ")
    return Request(
        source, edits, arguments, line.encode() + b"\n", is_named=is_named(value, _NAMES)
    )


def is_named(value: Any, keys: tuple[str, ...]) -> bool:
    """Whether one of the keys of an object has a name."""
    return isinstance(value, dict) and any(value.get(key) is not None for key in keys)


def _edits(
    text: str, value: Any, environment: Mapping[str, Any], has_id: bool, name: str | int
) -> list[Edit]:
    if not isinstance(value, dict):
        return []
    start = skip_space(text, 0)
    has_null = "id" in value and value["id"] is None
    if not environment and not has_null and (has_id or "id" not in value):
        # The usual case, which does not need the places of the members.
        is_complete = not has_id or "id" in value
        return [] if is_complete else [_addition(start, {"id": name}, value)]
    top = members(text, start)
    edits: list[Edit] = []
    added: dict[str, Any] = {}
    if has_id and "id" not in top:
        added["id"] = name
    elif has_id and has_null:
        edits.append(Edit(top["id"].value, text_of(name)))
    elif not has_id and "id" in top:
        edits.append(_removal(top, "id"))
    if environment:
        added |= _override(text, top, environment, edits)
    if added:
        edits.append(_addition(start, added, top))
    return edits


def _addition(start: int, added: Mapping[str, Any], present: Mapping[str, Any]) -> Edit:
    """Return the edit that adds members to the object at a position."""
    separator = "," if present else ""
    return Edit(Span(start + 1, start + 1), text_of(added)[1:-1] + separator)


def _removal(places: Mapping[str, Member], name: str) -> Edit:
    """Return the edit that removes a member and a comma."""
    order = list(places)
    index = order.index(name)
    end = places[name].value.end
    if index + 1 < len(order):
        return Edit(Span(places[name].key, places[order[index + 1]].key), "")
    start = places[order[index - 1]].value.end if index else places[name].key
    return Edit(Span(start, end), "")


def _override(
    text: str, top: Mapping[str, Member], environment: Mapping[str, Any], edits: list[Edit]
) -> dict[str, Any]:
    """Add the edits that override an environment; return the members to add."""
    inner = _objects(text, top, "variants")
    for figure in _figures(text, top):
        inner += _objects(text, members(text, figure.start), "environment")
    for span in inner:
        kept = {key: item for key, item in _value(text, span).items() if key not in environment}
        edits.append(Edit(span, text_of(kept) if kept else "null"))
    if "environment" not in top:
        return {"environment": dict(environment)}
    span = top["environment"].value
    given = _value(text, span)
    # The program reports an environment of another type.
    if given is None or isinstance(given, dict):
        edits.append(Edit(span, text_of({**(given or {}), **environment})))
    return {}


def _figures(text: str, top: Mapping[str, Member]) -> list[Span]:
    member = top.get("figures")
    if member is None or text[member.value.start] != "[":
        return []
    return [span for span in elements(text, member.value.start) if text[span.start] == "{"]


def _objects(text: str, places: Mapping[str, Member], key: str) -> list[Span]:
    """Return the place of a member that is an object, if there is one."""
    member = places.get(key)
    return [member.value] if member is not None and text[member.value.start] == "{" else []


def _value(text: str, span: Span) -> Any:
    return json.loads(text[span.start : span.end])


def _edited(text: str, edits: tuple[Edit, ...]) -> str:
    pieces: list[str] = []
    position = 0
    for edit in edits:
        pieces += [text[position : edit.span.start], edit.text]
        position = edit.span.end
    return "".join(pieces) + text[position:]


def _original(edits: tuple[Edit, ...], position: int) -> int:
    """Return the position in the original text of a position in the edited one."""
    shift = 0
    for edit in edits:
        start, end = edit.span.start, edit.span.end
        begin = start + shift
        if position < begin:
            break
        if position < begin + len(edit.text):
            return start
        shift += len(edit.text) - (end - start)
    return position - shift
