"""Makes descriptions of the rows of a table."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol, TypeAlias

from ._errors import DescriptionError, wrong
from ._json import plain, text_of
from ._source import Source


class Columns(Protocol):
    """A data frame of pandas or polars, which need not be installed."""

    @property
    def columns(self) -> Any:
        """The names of the columns."""


Table: TypeAlias = "Columns | Iterable[Mapping[str, Any]]"
"""A data frame of pandas or polars, or mappings from columns to cells."""


def rows(table: Table) -> Iterator[dict[str, Any]]:
    """Return the rows of a table, one after the other."""
    frame: Any = table
    if hasattr(frame, "iter_rows"):
        yield from frame.iter_rows(named=True)
    elif hasattr(frame, "itertuples"):
        names = [str(name) for name in frame.columns]
        for cells in frame.itertuples(index=False, name=None):
            yield dict(zip(names, cells, strict=True))
    elif isinstance(table, Iterable):
        yield from (dict(row) for row in table)
    else:
        raise TypeError(f"a {type(table).__name__} is not a data frame or a list of rows")


def sources(template: Source, table: Table) -> Iterator[Source | DescriptionError]:
    """Return a template's description of each row, or the error of its cells."""
    document = document_of(template)
    data = {
        key: value
        for key, value in (document.get("data") or {}).items()
        if key not in {"file", "groupBy"}
    }
    for row in rows(table):
        cells = {key: _cell(value) for key, value in row.items()}
        filled = {**document, "data": {**data, "values": [cells], "each": True}}
        yield _source(filled, template.file)


def _source(document: dict[str, Any], file: str | None) -> Source | DescriptionError:
    try:
        return Source(text_of(document), file, is_written=False)
    except DescriptionError as error:
        return error


def document_of(template: Source) -> dict[str, Any]:
    """Return a template as a value; raise `DescriptionError` if it is not an object."""
    try:
        document = json.loads(template.text)
    except ValueError as error:
        raise wrong(f"the template is not a JSON value ({error})", file=template.file) from None
    if not isinstance(document, dict):
        raise wrong("the template is not an object", file=template.file)
    return document


def _cell(value: object) -> object:
    """Return a cell as JSON has it: what is missing is null, and a date is ISO 8601."""
    if value is None or isinstance(value, str | bool | int):
        return value
    if type(value).__name__ == "datetime64":
        # Of NumPy, whose `item` is a number for nanoseconds.
        return None if str(value) == "NaT" else str(value)
    from datetime import date

    if isinstance(value, date):
        # A time without a date of pandas is not equal to itself.
        return value.isoformat() if value == value else None
    if not isinstance(value, float):
        try:
            value = plain(value)
        except TypeError:
            return _number_or_text(value)
    return None if isinstance(value, float) and not math.isfinite(value) else value


def _number_or_text(value: object) -> object:
    """Return a decimal number as a number, and what pandas has for missing values as null."""
    if type(value).__name__ in {"NAType", "NaTType"}:
        return None
    try:
        return float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return str(value)
