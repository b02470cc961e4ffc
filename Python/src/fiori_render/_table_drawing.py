"""Draws the rows and figures of tables."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Any

from ._answer import diagnostics_in
from ._conversation import Running, Task
from ._drawing import SourceOrigin, result_of, shared_drawer
from ._errors import DescriptionError, RenderError
from ._messages import diagnostics_of
from ._picture_names import PictureNames, renamed
from ._records import record, replace
from ._request import Request, is_named
from ._source import Source, read
from ._spool import Spool
from ._tables import is_for_program
from ._templates import lines, of_each_row, row_source, takes_single_rows
from ._worker import Answer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ._drawing import Drawer
    from ._picture import Origin, Picture
    from ._settings import Output, Settings
    from ._source import Description
    from ._tables import Table


def drawn_with(
    drawer: Drawer, description: Description, table: Table, output: Output, running: Running
) -> list[Picture]:
    """Draw all pictures of a description with a table; `running` gets tasks to cancel."""
    pictures: list[Picture] = []
    spool = _spooled(drawer, description, output, table)
    for result in _drawn_of_figures(drawer, spool, output, running=running):
        if isinstance(result, RenderError):
            raise result
        pictures.append(result)
    return pictures


def drawn_from(
    drawer: Drawer, template: Description, table: Table, output: Output
) -> Iterator[Picture | RenderError]:
    """Draw a template with the rows of a table, in order."""
    if table is None:
        raise TypeError("a NoneType is not a data frame or a list of rows")
    if is_for_program(table):
        template = of_each_row(read(template))
    spool = _spooled(drawer, template, output)
    if takes_single_rows(spool.document) and not is_for_program(table):
        return _drawn_of_rows(drawer, spool, table, output)
    return _drawn_of_figures(drawer, spool, output, table)


def _spooled(
    drawer: Drawer, template: Description, output: Output, table: Table | None = None
) -> Spool:
    """Return the files of a template, and of a table that is needed as a whole."""
    spool = Spool(drawer.request(read(template), output.overrides))
    if table is not None:
        spool.take(table)
    return spool


def _drawn_of_rows(
    drawer: Drawer, spool: Spool, table: Table, output: Output
) -> Iterator[Picture | RenderError]:
    """Draw each row of a table by itself."""
    file = spool.template.source.file

    def request(line: bytes) -> Request:
        source = row_source(spool.document, file, line.decode())
        request = spool.request(source, line, output.arguments)
        if request.is_named or b'"id"' not in line:
            return request
        return replace(request, is_named=is_named(json.loads(line), ("id",)))

    def tasks() -> Iterator[Task | RenderError]:
        for line in lines(table):
            yield line if isinstance(line, RenderError) else Task(request(line))

    def origin(task: Task) -> Callable[[int], Origin]:
        return partial(SourceOrigin, drawer.settings, task.request.source, output)

    return _drawn_of_table(drawer, tasks(), origin, spool.names, are_numbered=False)


def _drawn_of_figures(
    drawer: Drawer,
    spool: Spool,
    output: Output,
    table: Table | None = None,
    running: Running | None = None,
) -> Iterator[Picture | RenderError]:
    """Draw all figures of a table, which is in the spool, or is written to it first."""

    def task(number: int) -> Task:
        line = f"{number}\n".encode()
        return Task(spool.request(spool.template.source, line, output.arguments))

    def origin(task: Task) -> Callable[[int], Origin]:
        return partial(_FigureOrigin, drawer.settings, spool, task.request.line, output)

    def tasks() -> Iterator[Task | RenderError]:
        if table is not None:
            spool.take(table)
        # The first answer says how many there are.
        first = task(0)
        yield from drawer.answered(iter([first]), running)
        if isinstance(first.answer, Answer):
            count = first.answer.facts["figures"]
            if count == 0:
                raise DescriptionError(diagnostics_in(first.answer, first.request))
            yield from (task(number) for number in range(1, count))

    return _drawn_of_table(drawer, tasks(), origin, spool.names, running)


def _drawn_of_table(
    drawer: Drawer,
    tasks: Iterator[Task | RenderError],
    origin: Callable[[Task], Callable[[int], Origin]],
    names: PictureNames,
    running: Running | None = None,
    *,
    are_numbered: bool = True,
) -> Iterator[Picture | RenderError]:
    """Draw rows or figures; an error has its number, and the name of its picture.

    Unless figures are numbered, the program knows only the number of a line, which two
    processes have for different rows.
    """
    arguments: tuple[str, ...] = ()
    try:
        for index, task in enumerate(drawer.answered(tasks, running)):
            if isinstance(task, RenderError):
                task.index = index
                yield task
                continue
            arguments = task.request.arguments
            result = result_of(task, origin(task))
            if not isinstance(result, RenderError):
                is_named = task.request.is_named
                for picture in result:
                    if not (is_named or are_numbered):
                        picture = renamed(picture, _line_number(task), names.automatic(index))
                    yield names.taken(picture, index, is_named=is_named)
                continue
            if task.is_refused:
                # The template is wrong, which all answers would say.
                raise DescriptionError(diagnostics_of(f"{result}", task.request))
            result.index = index
            if isinstance(task.answer, Answer):
                result.name = task.answer.facts.get("name")
            yield result
    finally:
        drawer.pool.drop(arguments)


@record(frozen=True)
class _FigureOrigin:
    """What a picture of a table was drawn from; it has the table's rows on disk."""

    settings: Settings
    spool: Spool
    line: bytes
    output: Output
    number: int
    """The number of the picture among the figure's pictures."""
    source: Source | None = None

    def __reduce__(self) -> Any:
        # Another process has no table, so its picture has nothing that it could be drawn from.
        return _no_origin, ()

    @property
    def overrides(self) -> dict[str, Any]:
        return self.output.overrides

    def draw(self, format: str, id_prefix: str = "") -> Picture:
        output = replace(self.output, format=format, id_prefix=id_prefix)
        request = self.spool.request(self.spool.template.source, self.line, output.arguments)
        drawer = shared_drawer(self.settings)
        drawn = drawer.exchange(drawer.conversation(1), request, output)
        drawer.pool.drop(request.arguments)
        return drawn[self.number]


def _line_number(task: Task) -> str:
    """Return the number of a task's line among its process's lines."""
    return f"{task.answer.facts['id']}" if isinstance(task.answer, Answer) else ""


def _no_origin() -> None:
    return None
