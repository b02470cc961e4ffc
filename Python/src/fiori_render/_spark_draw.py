"""Draws the rows of Arrow's batches in the Python workers of Spark."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from ._diagnostic import Diagnostic
from ._drawing import Drawer, single
from ._errors import DescriptionError, RenderError, RenderTimeout
from ._picture import Picture
from ._settings import Output, Settings
from ._source import TEXT, Source
from ._spark_columns import PICTURE, picture_type
from ._spark_template import RowTemplate

if TYPE_CHECKING:
    import pyarrow as pa

    from ._picture import Format

_BATCH_BYTES = 1 << 20
"""The bytes of pictures after which a batch goes to Spark."""

_kept: dict[tuple[Settings, Format], Drawer] = {}
"""The drawer of this process, if it has one. It ends with the process."""


@dataclass
class _Row:
    """A row and its result."""

    source: Source
    error: RenderError | None = None
    picture: Picture | None = None
    keys: pa.RecordBatch | None = None
    """The columns of a group, in one row."""


@dataclass(frozen=True)
class RowDrawer:
    """The function that Spark calls for each partition. It can be pickled."""

    settings: Settings
    format: Format
    scale: float | None
    column: int
    """The position of the descriptions' column."""
    template: RowTemplate | None

    def __call__(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Return the rows with their pictures, in smaller batches."""
        drawer = _drawer(self.settings, self.format)
        for batch in batches:
            start, size = 0, 0
            cells: list[dict[str, Any]] = []
            for row in _draw(drawer, self._rows(batch), Output(self.format, self.scale)):
                cells.append(_cells(row))
                size += len(cells[-1]["data"] or b"")
                if size >= _BATCH_BYTES:
                    yield _extended(batch.slice(start, len(cells)), cells)
                    start, size, cells = start + len(cells), 0, []
            if cells:
                yield _extended(batch.slice(start), cells)

    def _rows(self, batch: pa.RecordBatch) -> Iterator[_Row]:
        if self.template is not None:
            for source in self.template.sources(batch):
                if isinstance(source, DescriptionError):
                    yield _Row(Source(""), source)
                else:
                    yield _Row(source)
            return
        for scalar in batch.column(self.column):
            text = scalar.as_py()
            if text is None:
                yield _Row(Source(""), RenderError("the description is null"))
            else:
                yield _Row(Source(text))


@dataclass(frozen=True)
class GroupDrawer:
    """The function that Spark calls for each partition of sorted groups. It can be pickled."""

    settings: Settings
    format: Format
    scale: float | None
    template: RowTemplate

    def __call__(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Return the columns of groups with their pictures."""
        drawer = _drawer(self.settings, self.format)
        size, drawn = 0, list[_Row]()
        for row in _draw(drawer, self._rows(batches), Output(self.format, self.scale)):
            drawn.append(row)
            size += len(row.picture.data) if row.picture else 0
            if size >= _BATCH_BYTES:
                yield _joined(drawn)
                size, drawn = 0, []
        if drawn:
            yield _joined(drawn)

    def _rows(self, batches: Iterator[pa.RecordBatch]) -> Iterator[_Row]:
        positions = [list(self.template.columns).index(name) for name in self.template.keys]
        for row, source in self.template.groups(batches):
            keys = row.select(positions)
            if isinstance(source, RenderError):
                yield _Row(Source(""), source, keys=keys)
            else:
                yield _Row(source, keys=keys)


def _joined(rows: list[_Row]) -> pa.RecordBatch:
    """Return groups, one row for each, with their pictures."""
    import pyarrow as pa

    batches = [row.keys for row in rows if row.keys is not None]
    columns = [
        pa.concat_arrays([b.column(at) for b in batches]) for at in range(len(batches[0].schema))
    ]
    batch = pa.RecordBatch.from_arrays(columns, schema=batches[0].schema)
    return _extended(batch, [_cells(row) for row in rows])


def _drawer(settings: Settings, format: Format) -> Drawer:
    """Return the process's drawer, which is kept for the next partitions of a job."""
    key = (settings, format)
    if _kept.get(key) is None:
        for other in _kept.values():
            other.pool.close()
        _kept.clear()
        _kept[key] = Drawer(settings)
    return _kept[key]


def _draw(drawer: Drawer, rows: Iterator[_Row], output: Output) -> Iterator[_Row]:
    """Draw the rows that have no error yet, and return all in order.

    Their pictures have no names, and so two rows may have the same.
    """
    taken: deque[_Row] = deque()

    def sources() -> Iterator[Source]:
        for row in rows:
            taken.append(row)
            if row.error is None:
                yield row.source

    for result in drawer.drawn_in_order(sources(), output):
        while taken[0].error is not None:
            yield taken.popleft()
        row = taken.popleft()
        if isinstance(result, RenderTimeout):
            # The machine may have been busy. Others that die are tried twice by the drawer.
            result = _drawn_alone(drawer, row.source, output)
        if isinstance(result, RenderError):
            row.error = result
        else:
            row.picture = result
        yield row
    yield from taken


def _drawn_alone(drawer: Drawer, source: Source, output: Output) -> Picture | RenderError:
    try:
        return single(drawer.drawn(source, output))
    except RenderTimeout as error:
        return RenderTimeout(f"{error}, twice")
    except RenderError as error:
        return error


def _cells(row: _Row) -> dict[str, Any]:
    """Return the cells of a row's picture."""
    if row.error is not None:
        found = (
            row.error.diagnostics
            if isinstance(row.error, DescriptionError)
            else [Diagnostic("error", f"{row.error}", code=row.error.code)]
        )
        nothing = dict.fromkeys(("data", "format", "width", "height", "words"))
        return {**nothing, "diagnostics": _structs(row, found), "error": _message(row.error)}
    picture = row.picture
    assert picture is not None
    return {
        "data": picture.data,
        "format": picture.format,
        "width": picture.width,
        "height": picture.height,
        "words": picture.words,
        "diagnostics": _structs(row, picture.diagnostics),
        "error": None,
    }


def _structs(row: _Row, diagnostics: list[Diagnostic]) -> list[dict[str, Any]]:
    structs = [asdict(diagnostic) for diagnostic in diagnostics]
    for struct in structs:
        del struct["rows"], struct["variants"]
    if not row.source.is_written:
        # Places in a text that no one has written.
        for struct in structs:
            struct["line"] = struct["column"] = None
    return structs


def _message(error: RenderError) -> str:
    """Return an error's messages, one per line."""
    if not isinstance(error, DescriptionError):
        return f"{error}"
    errors = [item for item in error.diagnostics if item.severity == "error"]
    return "\n".join(f"{item}".removeprefix(f"{TEXT}:") for item in errors)


def _extended(batch: pa.RecordBatch, cells: list[dict[str, Any]]) -> pa.RecordBatch:
    """Return a batch with a column of pictures."""
    import pyarrow as pa

    picture = picture_type()
    return pa.RecordBatch.from_arrays(
        [*batch.columns, pa.array(cells, picture)],
        schema=batch.schema.append(pa.field(PICTURE, picture)),
    )
