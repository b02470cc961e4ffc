"""Checks the columns of DataFrames on the driver, before a job starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pyarrow as pa
    from pyspark.sql import DataFrame
    from pyspark.sql.types import DataType, StructType

PICTURE = "picture"
"""The column of the pictures."""

_Fields = Mapping[str, "str | _Fields"]
"""The fields of a struct: their types in Spark's names, or the fields of an array's structs."""

_PICTURE_FIELDS: _Fields = {
    "data": "binary",
    "format": "string",
    "width": "integer",
    "height": "integer",
    "words": "string",
    "diagnostics": {
        "severity": "string",
        "code": "string",
        "message": "string",
        "path": "string",
        "line": "integer",
        "column": "integer",
    },
    "error": "string",
}


def check_frame(df: DataFrame) -> None:
    """Raise ``TypeError`` for a value that is not a DataFrame of Spark."""
    if not hasattr(df, "mapInArrow"):
        raise TypeError(f"a {type(df).__name__} is not a DataFrame of Spark 3.5 or later")


def check_new(df: DataFrame, name: str) -> None:
    """Raise ``ValueError`` if there is a column with a name already."""
    for column in df.columns:
        if column.lower() == name:
            raise ValueError(f"the rows have a column '{column}' already; rename or drop it")


def check_text(df: DataFrame, name: str) -> None:
    """Raise an error unless there is a column of texts."""
    kind = type_of(df, name)
    if not is_text(kind):
        raise TypeError(f"column '{name}' is {kind.simpleString()}; string is needed")


def type_of(df: DataFrame, name: str, prefix: str = "") -> DataType:
    """Return the type of a column.

    Raises ``ValueError``, with a prefix to its message, if there is none or more than one.
    """
    found = [field.dataType for field in df.schema.fields if field.name == name]
    if len(found) == 1:
        return found[0]
    if found:
        raise ValueError(f"{prefix}there are {len(found)} columns '{name}'; rename all but one")
    names = ", ".join(f"'{column}'" for column in df.columns) or "none"
    raise ValueError(f"{prefix}there is no column '{name}'; the rows have {names}")


def is_text(kind: DataType) -> bool:
    """Whether a type is text, of any collation."""
    from pyspark.sql.types import StringType

    return isinstance(kind, StringType)


def check_picture(df: DataFrame, name: str) -> None:
    """Raise an error unless there is a column of pictures."""
    from pyspark.sql.types import StructType

    kind = type_of(df, name)
    fields = {"data": "binary", "format": "string", "error": "string"}
    parts = kind.fields if isinstance(kind, StructType) else []
    found = {part.name: part.dataType.simpleString() for part in parts}
    if not fields.items() <= found.items():
        raise TypeError(f"column '{name}' is {kind.simpleString()}; a picture of draw is needed")


def quoted(name: str) -> str:
    """Return the name of a column for an expression of SQL."""
    return "`" + name.replace("`", "``") + "`"


def positional(df: DataFrame) -> DataFrame:
    """Return rows whose columns are named after their positions.

    Spark does not pass columns to Python if a name has a dot.
    """
    return df.toDF(*(f"column{position}" for position in range(len(df.columns))))


def drawn_schema(df: DataFrame) -> StructType:
    """Return the schema of rows with their pictures."""
    from pyspark.sql.types import StructType

    return StructType(list(df.schema.fields)).add(PICTURE, _spark_struct(_PICTURE_FIELDS))


def _spark_struct(fields: _Fields) -> StructType:
    from pyspark.sql.types import ArrayType, StructType

    struct = StructType()
    for name, kind in fields.items():
        struct.add(name, kind if isinstance(kind, str) else ArrayType(_spark_struct(kind)))
    return struct


def picture_type() -> pa.StructType:
    """Return the type of pictures in Arrow."""
    return _arrow_struct(_PICTURE_FIELDS)


def _arrow_struct(fields: _Fields) -> pa.StructType:
    import pyarrow as pa

    names = {"binary": pa.binary(), "integer": pa.int32(), "string": pa.string()}
    return pa.struct(
        [
            (name, names[kind] if isinstance(kind, str) else pa.list_(_arrow_struct(kind)))
            for name, kind in fields.items()
        ]
    )
