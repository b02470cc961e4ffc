"""Reads the rows of tables: data frames, Arrow's streams, columns and records."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping

from ._errors import wrong
from ._values import cell_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any, Protocol, TypeAlias

    class ArrowStream(Protocol):
        """A table that speaks Arrow's C stream, such as tables of pyarrow, DuckDB and Ibis."""

        def __arrow_c_stream__(self, requested_schema: object = None) -> object:
            """Return the stream in a capsule."""

    class Columns(Protocol):
        """A data frame of pandas or polars, which need not be installed."""

        @property
        def columns(self) -> Any:
            """The names of the columns."""

    Table: TypeAlias = (
        ArrowStream | Columns | Mapping[str, Iterable[Any]] | Iterable[Any] | str | os.PathLike[str]
    )
    """A data frame, Arrow's C stream, columns by their names, records, or a file.

    Records are mappings, named tuples, dataclasses, or NumPy records. A file has a format that the
    program
    reads, such as ``.csv``, or one of `FILES`.
    """

    _Columns: TypeAlias = Mapping[str, Sequence[Any]]

FILES = {".parquet", ".arrow", ".arrows", ".feather", ".ipc"}
"""The endings of files that pyarrow reads."""

_ROWS = 4096
"""The rows that are read at once."""


def is_table(value: object) -> bool:
    """Whether a value is a data frame, or speaks Arrow's C stream."""
    kind = type(value)
    if any(hasattr(kind, name) for name in _readers):
        return True
    # Single columns are also streams.
    has_columns = hasattr(kind, "columns") or hasattr(kind, "schema")
    return has_columns and hasattr(kind, "__arrow_c_stream__")


def rows(table: Table) -> Iterator[dict[str, Any]]:
    """Return the rows of a table as JSON has them, one after the other."""
    if isinstance(table, str | os.PathLike):
        table = _stream_of(table)
    columns = _reader(table)
    if columns is None:
        if not isinstance(table, Iterable) or isinstance(table, bytes):
            raise TypeError(f"a {type(table).__name__} is not a data frame or a list of rows")
        for index, record in enumerate(table):
            yield {key: cell_of(value) for key, value in _members(record, index).items()}
        return
    for batch in columns(table):
        cells = [[cell_of(value) for value in column] for column in batch.values()]
        for row in zip(*cells, strict=True):
            yield dict(zip(batch, row, strict=True))


def is_for_program(table: Table) -> bool:
    """Whether a table is a file that the program reads itself."""
    return isinstance(table, str | os.PathLike) and suffix_of(table) not in FILES


def _members(record: object, index: int) -> dict[str, Any]:
    """Return the cells of a record by their columns."""
    if isinstance(record, Mapping):
        return {str(key): value for key, value in record.items()}
    fields = getattr(record, "_fields", None) or getattr(record, "__dataclass_fields__", None)
    if fields is not None and not isinstance(record, type):
        return {name: getattr(record, name) for name in fields}
    names = getattr(getattr(record, "dtype", None), "names", None)
    if names is not None:
        found: Any = record
        return {name: found[name] for name in names}
    raise TypeError(f"row {index} is a {type(record).__name__}; a row is a mapping of its columns")


# Files


def suffix_of(path: str | os.PathLike[str]) -> str:
    """Return the ending of a file's name, with its dot."""
    return os.path.splitext(os.fspath(path))[1].lower()


def _stream_of(path: str | os.PathLike[str]) -> ArrowStream:
    """Return the rows of a Parquet or Arrow file, which are read some at a time."""
    name = os.fspath(path)
    try:
        import pyarrow as pa
        import pyarrow.parquet as parquet
    except ImportError:
        raise TypeError(f"to read {name}, install pyarrow (pip install pyarrow)") from None
    try:
        if suffix_of(path) == ".parquet":
            file = parquet.ParquetFile(name)
            batches = file.iter_batches(_ROWS)
            stream: ArrowStream = pa.RecordBatchReader.from_batches(file.schema_arrow, batches)
        else:
            stream = _arrow(pa, name)
    except (OSError, pa.ArrowInvalid) as error:
        reason = getattr(error, "strerror", None) or str(error).splitlines()[0]
        raise wrong(f"cannot be read ({reason})", code="unreadable", file=name) from None
    return stream


def _arrow(pa: Any, name: str) -> Any:
    """Return the rows of a file of Arrow: one with a table of contents, or a stream."""
    source = pa.memory_map(name)
    try:
        file = pa.ipc.open_file(source)
    except pa.ArrowInvalid:
        source.seek(0)
        return pa.ipc.open_stream(source)
    batches = (file.get_batch(index) for index in range(file.num_record_batches))
    return pa.RecordBatchReader.from_batches(file.schema, batches)


# Columns


def _reader(table: object) -> Callable[[Any], Iterator[_Columns]] | None:
    """Return the reader of the columns of a table, some rows at a time; None for records."""
    if isinstance(table, Mapping):
        return _of_mapping
    for name, reader in _readers.items():
        # An instance of DuckDB has its columns as attributes.
        if hasattr(type(table), name):
            return reader
    return _of_stream if hasattr(type(table), "__arrow_c_stream__") else None


def _of_mapping(table: Mapping[str, Any]) -> Iterator[_Columns]:
    columns = {str(name): _list(str(name), column) for name, column in table.items()}
    first = next(iter(columns.items()), None)
    for name, column in columns.items():
        if first is not None and len(column) != len(first[1]):
            raise ValueError(
                f"column '{name}' has {len(column)} cells, and '{first[0]}' has {len(first[1])}"
            )
    yield columns


def _list(name: str, column: Any) -> list[Any]:
    for method in ("tolist", "to_list", "to_pylist"):
        if hasattr(column, method):
            cells: list[Any] = getattr(column, method)()
            return cells
    if isinstance(column, Mapping | str | bytes) or not isinstance(column, Iterable):
        raise TypeError(f"column '{name}' is a {type(column).__name__}; use a list of cells")
    return list(column)


def _of_pandas(frame: Any) -> Iterator[_Columns]:
    levels = [
        (name, frame.index.get_level_values(position))
        for position, name in enumerate(frame.index.names)
        if name is not None
    ]
    columns = [*levels, *((name, frame.iloc[:, at]) for at, name in enumerate(frame.columns))]
    names = _unique([str(name) for name, _ in columns])
    series = [_with_dates(column) for _, column in columns]
    for start in range(0, len(frame), _ROWS):
        yield {
            name: column[start : start + _ROWS].tolist()
            for name, column in zip(names, series, strict=True)
        }


def _with_dates(column: Any) -> Any:
    """Return a column of pandas, whose times are dates if all are at midnight, as in its CSV."""
    times = getattr(column, "dt", column)
    if column.dtype.kind != "M" or not hasattr(times, "normalize"):
        return column
    given = column.dropna()
    if (given != getattr(given, "dt", given).normalize()).any():
        return column
    return times.date


def _of_polars(frame: Any) -> Iterator[_Columns]:
    for batch in frame.iter_slices(_ROWS):
        yield {name: batch[name].to_list() for name in batch.columns}


def _of_lazy(frame: Any) -> Iterator[_Columns]:
    batches = frame.collect_batches() if hasattr(frame, "collect_batches") else [frame.collect()]
    for batch in batches:
        yield from _of_polars(batch)


def _of_stream(stream: Any) -> Iterator[_Columns]:
    try:
        import pyarrow as pa
    except ImportError:
        if not hasattr(type(stream), "fetchall"):
            kind = type(stream).__name__
            raise TypeError(f"to read a {kind}, install pyarrow (pip install pyarrow)") from None
        # DuckDB's own.
        yield dict(zip(stream.columns, zip(*stream.fetchall(), strict=True), strict=False))
        return
    try:
        reader = pa.RecordBatchReader.from_stream(stream)
    except pa.ArrowInvalid:
        kind = type(stream).__name__
        raise TypeError(
            f"a {kind} is a single column; use a data frame, or a dict of columns"
        ) from None
    names = _unique(reader.schema.names)
    for batch in reader:
        for start in range(0, batch.num_rows, _ROWS):
            part = batch.slice(start, _ROWS)
            yield {name: part.column(at).to_pylist() for at, name in enumerate(names)}


def _unique(names: list[str]) -> list[str]:
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"there are {names.count(name)} columns '{name}'; rename all but one")
    return names


_readers: dict[str, Callable[[Any], Iterator[_Columns]]] = {
    "itertuples": _of_pandas,
    "iter_slices": _of_polars,
    "collect_schema": _of_lazy,
}
"""The methods that identify data frames, such as methods of pandas and polars."""
