"""Draws descriptions with processes of the program."""

from __future__ import annotations

import json
import os
import weakref
from collections import deque
from collections.abc import Mapping
from functools import partial

from ._answer import diagnostics_in, pictures_in
from ._conversation import Conversation, Running, Task
from ._errors import DescriptionError, RenderError, wrong
from ._pool import Pool
from ._records import record, replace
from ._request import NAME, Request, is_named, request_for
from ._settings import Output, Settings
from ._source import Source, read
from ._tables import apart, is_for_program, lines, of_each_row, row_source, takes_single_rows
from ._worker import Answer

# What type checkers take for true. A first picture does not wait for what is loaded here, nor for
# what is loaded in functions.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from typing import Any, Literal, TypeAlias

    from ._commands import Result
    from ._diagnostic import Diagnostic
    from ._json import HasDescription
    from ._picture import Origin, Picture
    from ._picture_names import PictureNames
    from ._source import Description
    from ._spool import Spool
    from ._tables import Table

    Format: TypeAlias = Literal["png", "webp", "svg", "pdf"]
    Path: TypeAlias = "str | os.PathLike[str]"
    Environment: TypeAlias = "Mapping[str, Any] | HasDescription | None"

_WINDOW = 4
"""The results per process that `render_many` is ahead of its reader, at most."""


class Renderer:
    """Draws with a number of processes, which are started when they are needed.

    It can be used from several threads, after a fork, and from asyncio. A process that dies is
    replaced. Use it in a ``with`` or an ``async with`` statement, or call `close`; otherwise the
    processes end with the interpreter.
    """

    def __init__(
        self,
        *,
        jobs: int | None = None,
        timeout: float = 30,
        resources: Path | None = None,
        stylesheets: Sequence[Path] = (),
        font_paths: Sequence[Path] = (),
        system_fonts: bool = False,
        strict: bool = False,
    ) -> None:
        """Create a renderer; nothing is started yet.

        Args:
            jobs: The processes that draw at the same time; None for one per core.
            timeout: The seconds that a drawing may take.
            resources: The folder of the images and style sheets that descriptions name; None for
                that of a description's file.
            stylesheets: Style sheets in place of the descriptions' own; later ones win.
            font_paths: Folders of additional fonts.
            system_fonts: Whether the system's fonts are used, too.
            strict: Whether warnings are errors.

        """
        self._start(
            Settings(
                jobs,
                timeout,
                None if resources is None else os.path.abspath(resources),
                tuple(os.path.abspath(path) for path in stylesheets),
                tuple(os.path.abspath(path) for path in font_paths),
                system_fonts,
                strict,
            )
        )

    def _start(self, settings: Settings) -> None:
        self._settings = settings
        self._pool = Pool(settings.width)
        self._finalizer = weakref.finalize(self, self._pool.close)

    @classmethod
    def of(cls, settings: Settings) -> Renderer:
        """Create a renderer with settings."""
        renderer = cls.__new__(cls)
        renderer._start(settings)
        return renderer

    def __reduce__(self) -> tuple[Any, ...]:
        return Renderer.of, (self._settings,)

    def __enter__(self) -> Renderer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    async def __aenter__(self) -> Renderer:
        return self

    async def __aexit__(self, *_: object) -> None:
        # It takes long to load.
        import asyncio

        # It waits for the processes.
        await asyncio.to_thread(self.close)

    def close(self) -> None:
        """End all processes; what is drawn in other threads at this time fails."""
        self._pool.close()

    @property
    def settings(self) -> Settings:
        """What applies to all its drawings."""
        return self._settings

    @property
    def key(self) -> str:
        """What sets drawings of this renderer apart from those of others."""
        return repr(replace(self._settings, jobs=None, timeout=1))

    def render(
        self,
        description: Description,
        *,
        format: Format = "png",
        scale: float | None = None,
        environment: Environment = None,
        data: Table | None = None,
        id_prefix: str = "",
        overlay: Iterable[str] = (),
    ) -> Picture:
        """Draw a description that has one picture.

        Args:
            description: A dict, a view, a JSON text or the path of a file.
            format: The picture's format.
            scale: The pixels per point; None for the description's (2 if it has none).
            environment: Values that win over those of the description's environment.
            data: A table that takes the place of the description's own, as for `from_dataframe`.
            id_prefix: A prefix for the ids of an SVG.
            overlay: What explains the picture: `measures` and `anatomy` around it, or else
                `overlay`, the frames and baselines of its parts.

        Raises:
            RenderError: Nothing could be drawn; see its subclasses.

        """
        return _single(
            self.render_all(
                description,
                format=format,
                scale=scale,
                environment=environment,
                data=data,
                id_prefix=id_prefix,
                overlay=overlay,
            )
        )

    def render_all(
        self,
        description: Description,
        *,
        format: Format = "png",
        scale: float | None = None,
        environment: Environment = None,
        data: Table | None = None,
        id_prefix: str = "",
        overlay: Iterable[str] = (),
    ) -> list[Picture]:
        """Draw all pictures of a description, for `figures`, `variants` and rows of data.

        The arguments are those of `render`.
        """
        output = Output(format, scale, _traits(environment), id_prefix, tuple(overlay))
        description, data = apart(description, data)
        if data is None:
            return self._drawn(read(description), output)
        return self._drawn_with(description, data, output, Running())

    def _drawn_with(
        self, description: Description, data: Table, output: Output, running: Running
    ) -> list[Picture]:
        """Draw all pictures of a description with a table; `running` gets what can be cancelled."""
        pictures: list[Picture] = []
        spool = self._spooled(description, output, data)
        for result in self._drawn_of_figures(spool, output, running=running):
            if isinstance(result, RenderError):
                raise result
            pictures.append(result)
        return pictures

    async def render_async(
        self,
        description: Description,
        *,
        format: Format = "png",
        scale: float | None = None,
        environment: Environment = None,
        data: Table | None = None,
        id_prefix: str = "",
    ) -> Picture:
        """Draw as `render` does, without blocking the event loop.

        If the task is cancelled, the drawing ends at once.
        """
        # It takes long to load.
        import asyncio

        output = Output(format, scale, _traits(environment), id_prefix)
        description, data = apart(description, data)
        running = Running()
        if data is None:
            conversation = self._conversation(1)
            running.add(conversation)
            request = self._drawing(read(description), output)
            draw = partial(self._exchange, conversation, request, output)
        else:
            draw = partial(self._drawn_with, description, data, output, running)
        try:
            pictures = await asyncio.to_thread(draw)
        finally:
            running.cancel()
        return _single(pictures)

    def render_many(
        self,
        descriptions: Iterable[Description],
        *,
        format: Format = "png",
        scale: float | None = None,
        environment: Environment = None,
    ) -> Iterator[Picture | RenderError]:
        """Draw many descriptions on all processes, in order.

        A description is taken when its turn comes, so that memory does not grow with their
        number. For a description that cannot be drawn, the iterator returns the error. A picture
        without a name is numbered, as in ``figure-2``. Two equal names are an error.
        """
        output = Output(format, scale, _traits(environment))
        return self._drawn_lazily(iter(descriptions), output)

    def from_dataframe(
        self,
        template: Description,
        table: Table,
        *,
        format: Format = "png",
        scale: float | None = None,
        environment: Environment = None,
    ) -> Iterator[Picture | RenderError]:
        """Draw a description with the rows of a table, in order, as `render_many` does.

        The template's `data` applies, such as `groupBy`, `where` and `sortBy`, as for the same
        table in a file. Without `data`, there is one picture per row. An error has the `index` of
        its row or group, and the `name` that its picture would have.

        Args:
            template: A description whose values come from columns: ``{"$": "revenue"}``, and
                ``${region}`` in texts.
            table: A data frame of pandas or polars, anything that speaks Arrow's C stream, such as
                tables of pyarrow and relations of DuckDB, a dict of columns, or records.
            format: The pictures' format.
            scale: The pixels per point.
            environment: Values that win over those of the template's environment.

        Raises:
            DescriptionError: The template, or the table as a whole, is wrong.

        """
        if table is None:
            raise TypeError("a NoneType is not a data frame or a list of rows")
        output = Output(format, scale, _traits(environment))
        if is_for_program(table):
            template = of_each_row(read(template))
        spool = self._spooled(template, output)
        if takes_single_rows(spool.document) and not is_for_program(table):
            return self._drawn_of_rows(spool, table, output)
        return self._drawn_of_figures(spool, output, table)

    def layout(
        self,
        description: Description,
        *,
        environment: Environment = None,
        data: Table | None = None,
    ) -> Any:
        """Return the layout report: a dict, or a list of them for several figures."""
        return self._said("layout", description, environment, data).json()

    def described(
        self, description: Description, data: Table | None = None
    ) -> tuple[list[dict[str, str]], list[Diagnostic]]:
        """Return the names, words and rows of all figures, and the warnings."""
        request = self._asked(description, None, data)
        result = self._ran("describe", request, "--json")
        from ._messages import diagnostics_of

        figures = result.json()["figures"]
        if request.files is not None:
            for figure in figures:
                figure["rows"] = request.files.named(figure["rows"])
        return figures, diagnostics_of(result.messages, request)

    def describe(
        self,
        description: Description,
        *,
        environment: Environment = None,
        data: Table | None = None,
    ) -> str:
        """Return a description in words, a line for each of several figures."""
        result = self._said("describe", description, environment, data)
        return result.output.decode().rstrip("\n")

    def validate(
        self,
        description: Description,
        *,
        environment: Environment = None,
        data: Table | None = None,
    ) -> list[Diagnostic]:
        """Return the errors and warnings of a description; empty if there are none."""
        try:
            return self._validated(self._asked(description, environment, data))
        except DescriptionError as error:
            return error.diagnostics

    def _asked(
        self, description: Description, environment: Environment, data: Table | None
    ) -> Request:
        """Return the request for a command, with the table that it needs."""
        description, data = apart(description, data)
        request = self._request(read(description), _traits(environment))
        if data is None:
            return request
        from ._spool import Spool

        spool = Spool(request)
        spool.take(data)
        return replace(request, arguments=(*request.arguments, *spool.data), files=spool)

    def _said(
        self,
        command: str,
        description: Description,
        environment: Environment,
        data: Table | None,
    ) -> Result:
        return self._ran(command, self._asked(description, environment, data))

    def _ran(self, command: str, request: Request, *options: str) -> Result:
        from ._commands import WRONG_DESCRIPTION
        from ._messages import diagnostics_of

        result = self._run(command, request, *options)
        if result.status == WRONG_DESCRIPTION:
            raise DescriptionError(diagnostics_of(result.messages, request))
        return result

    def _validated(self, request: Request) -> list[Diagnostic]:
        from ._messages import diagnostics_of

        return diagnostics_of(self._run("validate", request).messages, request)

    def _run(self, command: str, request: Request, *options: str) -> Result:
        from ._commands import WRONG_DESCRIPTION, run

        return run(
            [command, "-", *options, *request.arguments],
            self._settings.timeout,
            line=request.line,
            expected=(0, WRONG_DESCRIPTION),
        )

    def _request(
        self,
        source: Source,
        environment: Mapping[str, Any],
        output: Output | None = None,
        name: str | int = NAME,
    ) -> Request:
        """Return the request for a drawing, or without an output, for another command."""
        folder = self._settings.resources or source.folder
        arguments = (
            *self._settings.arguments,
            *(("--resources", folder) if folder else ()),
            *(output.arguments if output else ()),
        )
        if output and output.matrix:
            # A figure without a name is headed by a text, but by its type instead of a number.
            name = 0 if source.file is None else os.path.basename(source.file)
        try:
            return request_for(source, environment, arguments, has_id=output is not None, name=name)
        except (ValueError, RecursionError) as error:
            raise self._syntax_error(source, error) from None

    def _syntax_error(self, source: Source, error: Exception) -> DescriptionError:
        """Return the program's errors for a text that is not a JSON value."""
        text = source.text.encode(errors="replace")
        found = self._validated(Request(source, line=text))
        if any(item.severity == "error" for item in found):
            return DescriptionError(found)
        return wrong(f"the text is not a JSON value ({error})", code="syntax", file=source.file)

    def _drawing(self, source: Source, output: Output) -> Request:
        return self._request(source, output.overrides, output)

    def _drawn(self, source: Source, output: Output) -> list[Picture]:
        return self._exchange(self._conversation(1), self._drawing(source, output), output)

    def _conversation(self, width: int) -> Conversation:
        return Conversation(self._pool, width, self._settings.timeout)

    def _exchange(
        self, conversation: Conversation, request: Request, output: Output
    ) -> list[Picture]:
        task = Task(request)
        with self._pool.turns:
            try:
                conversation.submit(task)
                while task.answer is None:
                    conversation.step()
            finally:
                conversation.close()
        origin = partial(_Origin, self._settings, task.request.source, output)
        result = self._result(task, origin)
        if isinstance(result, RenderError):
            raise result
        return result

    def _spooled(self, template: Description, output: Output, table: Table | None = None) -> Spool:
        """Return the files of a template, and of a table that is needed as a whole."""
        from ._spool import Spool

        spool = Spool(self._request(read(template), output.overrides))
        if table is not None:
            spool.take(table)
        return spool

    def _drawn_of_rows(
        self, spool: Spool, table: Table, output: Output
    ) -> Iterator[Picture | RenderError]:
        """Draw each row of a table, none of which needs another."""
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
            return partial(_Origin, self._settings, task.request.source, output)

        return self._drawn_of_table(tasks(), origin, spool.names, are_numbered=False)

    def _drawn_of_figures(
        self,
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
            return partial(_FigureOrigin, self._settings, spool, task.request.line, output)

        def tasks() -> Iterator[Task | RenderError]:
            if table is not None:
                spool.take(table)
            # The first answer says how many there are.
            first = task(0)
            yield from self._answered(iter([first]), running)
            if isinstance(first.answer, Answer):
                count = first.answer.facts["figures"]
                if count == 0:
                    raise DescriptionError(diagnostics_in(first.answer, first.request))
                yield from (task(number) for number in range(1, count))

        return self._drawn_of_table(tasks(), origin, spool.names, running)

    def _drawn_of_table(
        self,
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
        from ._picture_names import renamed

        arguments: tuple[str, ...] = ()
        try:
            for index, task in enumerate(self._answered(tasks, running)):
                if isinstance(task, RenderError):
                    task.index = index
                    yield task
                    continue
                arguments = task.request.arguments
                result = self._result(task, origin(task))
                if not isinstance(result, RenderError):
                    is_named = task.request.is_named
                    for picture in result:
                        if not (is_named or are_numbered):
                            picture = renamed(picture, _line_number(task), names.automatic(index))
                        yield names.taken(picture, index, is_named=is_named)
                    continue
                if task.is_refused:
                    from ._messages import diagnostics_of

                    # The template is wrong, which all answers would say.
                    raise DescriptionError(diagnostics_of(f"{result}", task.request))
                result.index = index
                if isinstance(task.answer, Answer):
                    result.name = task.answer.facts.get("name")
                yield result
        finally:
            self._pool.drop(arguments)

    def _drawn_lazily(
        self, descriptions: Iterator[Description], output: Output
    ) -> Iterator[Picture | RenderError]:
        from ._picture_names import PictureNames

        names = PictureNames(NAME, "description", "give each another 'id'")
        tasks = (
            self._task(description, output, names.automatic(index))
            for index, description in enumerate(descriptions)
        )
        for index, task in enumerate(self._answered(tasks)):
            if isinstance(task, RenderError):
                yield task
                continue
            origin = partial(_Origin, self._settings, task.request.source, output)
            result = _one_or_error(self._result(task, origin))
            if isinstance(result, RenderError):
                yield result
            else:
                yield names.taken(result, index, is_named=task.request.is_named)

    def _answered(
        self, tasks: Iterator[Task | RenderError], running: Running | None = None
    ) -> Iterator[Task | RenderError]:
        """Return tasks in their order when they have been answered, and errors as they are.

        `running` gets the conversation, with which another thread can end it.
        """
        conversation = self._conversation(self._settings.width)
        if running is not None:
            running.add(conversation)
        slots: deque[Task | RenderError] = deque()
        is_at_end = False
        try:
            while True:
                while (
                    not is_at_end
                    and len(slots) < self._settings.width * _WINDOW
                    and conversation.has_room
                ):
                    try:
                        task = next(tasks)
                    except StopIteration:
                        is_at_end = True
                        break
                    if isinstance(task, Task) and task.answer is None:
                        conversation.submit(task)
                    slots.append(task)
                if not slots:
                    return
                first = slots[0]
                if isinstance(first, Task) and first.answer is None:
                    conversation.step()
                else:
                    slots.popleft()
                    yield first
        finally:
            conversation.close()

    def _task(self, description: Description, output: Output, name: str) -> Task | RenderError:
        try:
            return Task(self._request(read(description), output.overrides, output, name))
        except RenderError as error:
            return error

    def _result(self, task: Task, origin: Callable[[int], Origin]) -> list[Picture] | RenderError:
        answer = task.answer
        if answer is None or isinstance(answer, RenderError):
            return answer or RenderError("there is no answer")
        diagnostics = diagnostics_in(answer, task.request)
        if any(item.severity == "error" for item in diagnostics):
            return DescriptionError(diagnostics)
        return pictures_in(answer, diagnostics, origin)


@record(frozen=True)
class _Origin:
    """What a picture was drawn from. It can be pickled."""

    settings: Settings
    source: Source
    output: Output
    number: int
    """The number of the picture among those of the description."""

    @property
    def overrides(self) -> dict[str, Any]:
        return self.output.overrides

    def draw(self, format: str, id_prefix: str = "") -> Picture:
        output = replace(self.output, format=format, id_prefix=id_prefix)
        # The picture's own renderer may be closed.
        return shared_renderer(self.settings)._drawn(self.source, output)[self.number]


@record(frozen=True)
class _FigureOrigin:
    """What a picture of a table was drawn from; it has the table's rows on disk."""

    settings: Settings
    spool: Spool
    line: bytes
    output: Output
    number: int
    """The number of the picture among those of the figure."""
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
        renderer = shared_renderer(self.settings)
        drawn = renderer._exchange(renderer._conversation(1), request, output)
        renderer._pool.drop(request.arguments)
        return drawn[self.number]


def _line_number(task: Task) -> str:
    """Return the number of a task's line among those of its process."""
    return f"{task.answer.facts['id']}" if isinstance(task.answer, Answer) else ""


def _no_origin() -> None:
    return None


def _traits(environment: Environment) -> Mapping[str, Any]:
    if environment is None:
        return {}
    return environment if isinstance(environment, Mapping) else environment.to_dict()


def _single(pictures: list[Picture]) -> Picture:
    result = _one_or_error(pictures)
    if isinstance(result, RenderError):
        raise result
    return result


def _one_or_error(result: list[Picture] | RenderError) -> Picture | RenderError:
    if isinstance(result, RenderError):
        return result
    if len(result) != 1:
        return RenderError(
            f"the description has {len(result)} pictures; draw them with render_all, or each from "
            "a description of its own"
        )
    return result[0]


_shared: dict[Settings, Renderer] = {}


def shared_renderer(settings: Settings) -> Renderer:
    """Return the renderer that the whole process uses for settings."""
    # Of two threads that come first, one wins, and the other's renderer is not used.
    return _shared.setdefault(settings, _shared.get(settings) or Renderer.of(settings))
