"""Templates whose values come from the columns of Spark's rows."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ._errors import DescriptionError
from ._source import Description, Source, read
from ._spark_columns import type_of
from ._tables import document_of, sources

if TYPE_CHECKING:
    import pyarrow as pa
    from pyspark.sql import DataFrame

_cell = re.compile(r"\$\$\{|\$\{([^}]*)\}")


@dataclass(frozen=True)
class RowTemplate:
    """A description, and the columns that it uses. It can be pickled."""

    text: str
    columns: dict[str, int]
    """The positions of the columns."""

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
        types = _types_of(document)
        document["data"] = {"types": types}
        columns: dict[str, int] = {}
        for name in [*_columns_of(document), *types]:
            _check(df, name)
            columns[name] = df.columns.index(name)
        return cls(json.dumps(document, ensure_ascii=False), columns)

    def sources(self, batch: pa.RecordBatch) -> Iterator[Source | DescriptionError]:
        """Return the descriptions of rows, or the errors of their cells."""
        columns = [batch.column(position).to_pylist() for position in self.columns.values()]
        # Without columns, all rows are the same.
        rows = zip(*columns, strict=True) if columns else [()] * batch.num_rows
        cells = (dict(zip(self.columns, row, strict=True)) for row in rows)
        return sources(Source(self.text), cells)


def _types_of(document: dict[str, Any]) -> dict[str, Any]:
    """Return all that a template's `data` has to say about rows that come one at a time."""
    table = document.get("data")
    types = table.get("types") if isinstance(table, dict) else None
    return types if isinstance(types, dict) else {}


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
            f"the template uses column '{name}', which is {kind.simpleString()}; a text, number, "
            "boolean, date or timestamp is needed"
        )


def _columns_of(value: object) -> Iterator[str]:
    """Return the columns that a part of a description refers to."""
    if isinstance(value, str):
        for match in _cell.finditer(value):
            if match[1] is not None:
                yield match[1]
    elif isinstance(value, list):
        for element in value:
            yield from _columns_of(element)
    elif isinstance(value, dict):
        for key, member in value.items():
            # The program reports other members of such an object.
            if key.startswith("$") and key != "$schema" and isinstance(member, str):
                yield member
            else:
                yield from _columns_of(member)
