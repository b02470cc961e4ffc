"""The renderer, whose methods are the functions of the package."""

from __future__ import annotations

import os
from functools import partial

from ._conversation import Running
from ._drawing import Drawer, shared_drawer, single
from ._errors import DescriptionError
from ._options import output_of, traits_of, with_options
from ._records import replace
from ._request import NAME
from ._settings import Settings
from ._source import apart, read

# Type checkers treat it as true. A first picture does not wait for modules that are loaded here
# or in functions.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any, TypeAlias

    from typing_extensions import Unpack

    from ._diagnostic import Diagnostic
    from ._errors import RenderError
    from ._options import DrawingOptions, Environment
    from ._picture import Picture
    from ._request import Request
    from ._source import Description
    from ._tables import Table

    Path: TypeAlias = "str | os.PathLike[str]"


class Renderer:
    """Draws with several processes, which are started when they are needed.

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
            jobs: The number of drawing processes; None for one per core.
            timeout: The maximum time of a drawing in seconds.
            resources: The folder of the images and style sheets that descriptions use; None for the
                folder of a description's file.
            stylesheets: Style sheets to use instead of the descriptions' own; later ones win.
            font_paths: Folders of additional fonts.
            system_fonts: Whether to also use the system's fonts.
            strict: Whether warnings are errors.

        """
        self._drawer = Drawer(
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

    @classmethod
    def of(cls, settings: Settings) -> Renderer:
        """Create a renderer with settings."""
        return cls._with(Drawer(settings))

    @classmethod
    def _with(cls, drawer: Drawer) -> Renderer:
        renderer = cls.__new__(cls)
        renderer._drawer = drawer
        return renderer

    def __reduce__(self) -> tuple[Any, ...]:
        return Renderer.of, (self.settings,)

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
        """End all processes; drawings in other threads fail."""
        self._drawer.pool.close()

    @property
    def settings(self) -> Settings:
        """What applies to all its drawings."""
        return self._drawer.settings

    @with_options
    def render(
        self,
        description: Description,
        *,
        data: Table | None = None,
        overlay: Iterable[str] = (),
        **options: Unpack[DrawingOptions],
    ) -> Picture:
        """Draw a description that has one picture.

        Args:
            description: A dict, a view, a JSON text or the path of a file.
            data: A table to use instead of the description's own, as for `from_dataframe`.
            overlay: The overlays: `measures` and `anatomy` around the picture, or `overlay`, the
                frames and baselines of its parts.
            **options: The options of a drawing; see `DrawingOptions`.

        Raises:
            RenderError: Nothing could be drawn; see its subclasses.

        """
        return single(self.render_all(description, data=data, overlay=overlay, **options))

    @with_options
    def render_all(
        self,
        description: Description,
        *,
        data: Table | None = None,
        overlay: Iterable[str] = (),
        **options: Unpack[DrawingOptions],
    ) -> list[Picture]:
        """Draw all pictures of a description, for `figures`, `variants` and rows of data.

        Args:
            description: A dict, a view, a JSON text or the path of a file.
            data: A table to use instead of the description's own, as for `from_dataframe`.
            overlay: The overlays, as for `render`.
            **options: The options of a drawing; see `DrawingOptions`.

        """
        output = output_of(overlay=overlay, **options)
        description, data = apart(description, data)
        if data is None:
            return self._drawer.drawn(read(description), output, takes_table=True)
        from ._table_drawing import drawn_with

        return drawn_with(self._drawer, description, data, output, Running())

    @with_options
    async def render_async(
        self,
        description: Description,
        *,
        data: Table | None = None,
        **options: Unpack[DrawingOptions],
    ) -> Picture:
        """Draw like `render`, without blocking the event loop.

        If the task is cancelled, the drawing ends at once.

        Args:
            description: A dict, a view, a JSON text or the path of a file.
            data: A table to use instead of the description's own, as for `from_dataframe`.
            **options: The options of a drawing; see `DrawingOptions`.

        """
        # It takes long to load.
        import asyncio

        drawer, output = self._drawer, output_of(**options)
        description, data = apart(description, data)
        running = Running()
        if data is None:
            conversation = drawer.conversation(1)
            running.add(conversation)
            request = drawer.request(read(description), output.overrides, output, takes_table=True)
            draw = partial(drawer.exchange, conversation, request, output)
        else:
            from ._table_drawing import drawn_with

            draw = partial(drawn_with, drawer, description, data, output, running)
        try:
            pictures = await asyncio.to_thread(draw)
        finally:
            running.cancel()
        return single(pictures)

    @with_options
    def render_many(
        self, descriptions: Iterable[Description], **options: Unpack[DrawingOptions]
    ) -> Iterator[Picture | RenderError]:
        """Draw many descriptions on all processes, in order.

        Descriptions are read when their turn comes, so memory does not grow with their number. If
        a description cannot be drawn, the iterator returns the error. A picture
        without a name is numbered, as in ``figure-2``. Two equal names are an error.

        Args:
            descriptions: The descriptions, each as for `render`.
            **options: The options of a drawing; see `DrawingOptions`.

        """
        from ._picture_names import PictureNames

        names = PictureNames(NAME, "description", "use a different 'id' for each")
        return self._drawer.drawn_in_order(iter(descriptions), output_of(**options), names)

    @with_options
    def from_dataframe(
        self, template: Description, table: Table, **options: Unpack[DrawingOptions]
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
            **options: The options of a drawing; see `DrawingOptions`.

        Raises:
            DescriptionError: The template, or the table as a whole, is wrong.

        """
        from ._table_drawing import drawn_from

        return drawn_from(self._drawer, template, table, output_of(**options))

    def layout(
        self,
        description: Description,
        *,
        environment: Environment = None,
        data: Table | None = None,
    ) -> Any:
        """Return the layout report: a dict, or a list of them for several figures."""
        from ._questions import ran

        return ran("layout", self._asked(description, environment, data), self._timeout).json()

    def described(
        self, description: Description, data: Table | None = None
    ) -> tuple[list[dict[str, Any]], list[Diagnostic]]:
        """Return the names, words and rows of all figures, and the warnings."""
        from ._questions import described

        return described(self._asked(description, None, data), self._timeout)

    def describe(
        self,
        description: Description,
        *,
        environment: Environment = None,
        data: Table | None = None,
    ) -> str:
        """Return the accessibility text of a description, with one line per figure."""
        from ._questions import ran

        result = ran("describe", self._asked(description, environment, data), self._timeout)
        return result.output.decode().rstrip("\n")

    def validate(
        self,
        description: Description,
        *,
        environment: Environment = None,
        data: Table | None = None,
    ) -> list[Diagnostic]:
        """Return the errors and warnings of a description; empty if there are none."""
        from ._questions import validated

        try:
            return validated(self._asked(description, environment, data), self._timeout)
        except DescriptionError as error:
            return error.diagnostics

    def _asked(
        self, description: Description, environment: Environment, data: Table | None
    ) -> Request:
        """Return the request for a command, with the table that it needs."""
        description, data = apart(description, data)
        request = self._drawer.request(read(description), traits_of(environment), takes_table=True)
        if data is None:
            return request
        from ._spool import Spool

        spool = Spool(request)
        spool.take(data)
        return replace(request, arguments=(*request.arguments, *spool.data), files=spool)

    @property
    def _timeout(self) -> float:
        return self.settings.timeout


def shared_renderer(settings: Settings) -> Renderer:
    """Return a renderer whose processes are shared in this process for the settings."""
    return Renderer._with(shared_drawer(settings))
