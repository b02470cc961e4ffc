"""Templates whose values come from the columns of Spark's rows."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ._errors import DescriptionError, RenderError, wrong
from ._source import Source, read
from ._spark_columns import type_of
from ._templates import document_of, lines, row_source, sources

if TYPE_CHECKING:
    import pyarrow as pa
    from pyspark.sql import DataFrame

    from ._source import Description

_GROUP_KEYS = {"types", "where", "sortBy", "limit"}
"""The keys of a template's `data` that apply to the rows of a group."""
_cell = re.compile(r"\$\$\{|\$\{([^}]*)\}")


@dataclass(frozen=True)
class RowTemplate:
    """A description, and the columns that it uses. It can be pickled."""

    text: str
    columns: dict[str, int]
    """The positions of the columns."""
    keys: tuple[str, ...] = ()
    """The columns of `groupBy`, with one picture per value; none for one picture per row."""

    @classmethod
    def of(cls, template: Description, df: DataFrame) -> RowTemplate:
        """Return a template for the rows of a DataFrame.

        Raises:
            DescriptionError: It cannot be read, or is not an object.
            ValueError: A column is missing.
            TypeError: A column has no cell of a table: text, number, boolean, date or time.

        """
        source = read(template)
        document = document_of(source)
        data = document.get("data")
        table = data if isinstance(data, dict) else {}
        keys = _names(table.get("groupBy"))
        # Rows that come one at a time have no others to be chosen from.
        kept = _GROUP_KEYS if keys else {"types"}
        document["data"] = {key: table[key] for key in table if key in kept}
        if keys and document.get("sharedRange"):
            raise wrong(
                "groups cannot share a range on Spark; remove it",
                code="conflict",
                path="sharedRange",
            )
        used = [*keys, *_columns_of(document), *_columns_of_data(document["data"])]
        columns: dict[str, int] = {}
        for name in used:
            _check(df, name)
            columns[name] = df.columns.index(name)
        return cls(json.dumps(document, ensure_ascii=False), columns, keys)

    def groups(
        self, batches: Iterator[pa.RecordBatch]
    ) -> Iterator[tuple[pa.RecordBatch, Source | RenderError]]:
        """Return a row of each group, and the group's description or the error of a cell.

        The rows of a group follow each other; their columns are the template's, in order.
        """
        document = json.loads(self.text)
        document["data"]["groupBy"] = list(self.keys)
        first: pa.RecordBatch | None = None
        key, found = "", list[dict[str, Any]]()
        for batch in batches:
            for index, cells in enumerate(batch.to_pylist()):
                row = dict(zip(self.columns, cells.values(), strict=False))
                other = repr([row[name] for name in self.keys])
                if first is not None and other != key:
                    yield first, _group(document, found)
                    first = None
                if first is None:
                    first, key, found = batch.slice(index, 1), other, []
                found.append(row)
        if first is not None:
            yield first, _group(document, found)

    def sources(self, batch: pa.RecordBatch) -> Iterator[Source | DescriptionError]:
        """Return the descriptions of rows, or the errors of their cells."""
        columns = [batch.column(position).to_pylist() for position in self.columns.values()]
        # Without columns, all rows are the same.
        rows = zip(*columns, strict=True) if columns else [()] * batch.num_rows
        cells = (dict(zip(self.columns, row, strict=True)) for row in rows)
        return sources(Source(self.text), cells)


def _group(document: dict[str, Any], rows: list[dict[str, Any]]) -> Source | RenderError:
    texts: list[str] = []
    for line in lines(rows):
        if isinstance(line, RenderError):
            return line
        texts.append(line.decode())
    return row_source(document, None, ",".join(texts))


def _names(value: object) -> tuple[str, ...]:
    """Return a column, or several, as they are in `data`."""
    names = value if isinstance(value, list) else [value]
    return tuple(name for name in names if isinstance(name, str))


def _columns_of_data(table: dict[str, Any]) -> list[str]:
    """Return the columns that a template's `data` names besides the groups' columns."""
    named = [*_members(table.get("types")), *_members(table.get("where"))]
    return [*named, *(name.removeprefix("-") for name in _names(table.get("sortBy")))]


def _members(value: object) -> list[str]:
    return list(value) if isinstance(value, dict) else []


def _check(df: DataFrame, name: str) -> None:
    from pyspark.sql import types

    cells = (
        types.BooleanType,
        types.DateType,
        types.NullType,
        types.NumericType,
        types.StringType,
        types.TimestampNTZType,
        types.TimestampType,
    )
    kind = type_of(df, name, f"the template uses column '{name}', and ")
    if not isinstance(kind, cells):
        raise TypeError(
            f"the template uses column '{name}', which is {kind.simpleString()}; use a column "
            "of strings, numbers, booleans, dates or timestamps"
        )


def _columns_of(value: object) -> Iterator[str]:
    """Return the columns that a part of a description refers to."""
    if isinstance(value, str):
        for match in _cell.finditer(value):
            if match[1] is not None:
                # A format follows.
                yield match[1].partition("|")[0]
    elif isinstance(value, list):
        for element in value:
            yield from _columns_of(element)
    elif isinstance(value, dict):
        for key, member in value.items():
            # The program reports other members of such an object.
            is_column = key.startswith("$") and key != "$schema"
            if (is_column or key == "over") and isinstance(member, str):
                yield member
            else:
                yield from _columns_of(member)
