"""Read templates, and fill them with rows."""

from __future__ import annotations

import json

from ._errors import DescriptionError, wrong
from ._json import mistake_in
from ._source import Source
from ._tables import rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from ._errors import RenderError
    from ._tables import Table

_ROW_KEYS = {"each", "file", "types", "values"}
"""The keys of a template's `data` that work with rows that arrive one at a time."""


def lines(table: Table) -> Iterator[bytes | RenderError]:
    """Return the rows of a table as lines of JSON, or the errors of their cells."""
    for index, row in enumerate(rows(table)):
        try:
            yield json.dumps(row, ensure_ascii=False, allow_nan=False).encode() + b"\n"
        except (ValueError, TypeError, RecursionError):
            error = mistake_in(row)
            error.index = index
            yield error


def document_of(template: Source) -> dict[str, Any]:
    """Return a template as a value; raise `DescriptionError` if it is not an object."""
    try:
        document = json.loads(template.text)
    except ValueError as error:
        message = f"the template is not a JSON value ({error})"
        raise wrong(message, code="syntax", file=template.file) from None
    if not isinstance(document, dict):
        raise wrong("the template is not an object", code="wrong-value", file=template.file)
    return document


def of_each_row(template: Source) -> Source:
    """Return a template for one picture per row, if it has no `data`."""
    document = document_of(template)
    if "data" in document:
        return template
    text = json.dumps({"data": {"each": True}, **document}, ensure_ascii=False)
    return Source(text, template.file, is_written=False)


def takes_single_rows(document: Mapping[str, Any]) -> bool:
    """Whether each picture of a template needs only one row."""
    if document.get("sharedRange"):
        return False
    data = document.get("data")
    if data is None:
        return True
    return isinstance(data, dict) and data.get("each") is True and _ROW_KEYS.issuperset(data)


def sources(template: Source, table: Table) -> Iterator[Source | DescriptionError]:
    """Return the description for each row of a template, or the error in its cells."""
    document = document_of(template)
    for line in lines(table):
        if isinstance(line, bytes):
            yield row_source(document, template.file, line.decode())
        elif isinstance(line, DescriptionError):
            yield line


def row_source(document: Mapping[str, Any], file: str | None, rows: str) -> Source:
    """Return a template's description for rows in JSON, separated by commas."""
    given = document.get("data")
    table = given if isinstance(given, dict) else {}
    data = {key: value for key, value in table.items() if key not in {"file", "values", "groupBy"}}
    if "groupBy" not in table:
        data["each"] = True
    rest = {key: value for key, value in document.items() if key != "data"}
    # The rows are JSON already.
    settings = json.dumps({**data, "values": []}, ensure_ascii=False)[:-2]
    text = f'{{"data": {settings}{rows.strip()}]}}'
    return Source(text + _continued(rest), file, is_written=False)


def _continued(members: Mapping[str, Any]) -> str:
    """Return the rest of an object that members are added to."""
    text = json.dumps(members, ensure_ascii=False)
    return f", {text[1:]}" if members else "}"
