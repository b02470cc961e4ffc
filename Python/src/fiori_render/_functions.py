"""The functions of the package, which share a renderer."""

from __future__ import annotations

from ._options import with_options
from ._renderer import shared_renderer
from ._settings import Settings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from typing_extensions import Unpack

    from ._diagnostic import Diagnostic
    from ._errors import RenderError
    from ._options import DrawingOptions, Environment
    from ._picture import Picture
    from ._renderer import Renderer
    from ._source import Description
    from ._tables import Table


def _renderer() -> Renderer:
    return shared_renderer(Settings())


@with_options
def render(
    description: Description,
    *,
    data: Table | None = None,
    **options: Unpack[DrawingOptions],
) -> Picture:
    """Draw a description that has one picture.

    All calls share a renderer; another timeout, fonts or style sheets need a `Renderer`.

    Args:
        description: A dict, a view such as ``fr.KPIView()``, a JSON text that begins with ``{``, or
            the path of a file, in whose folder its images are.
        data: A table to use instead of the description's own: a data frame, anything that
            speaks Arrow's C stream, a dict of columns, records, or the path of a file. Default:
            the description's own.
        **options: The options of a drawing; see `DrawingOptions`.

    Returns:
        The picture, with `data`, `width`, `height`, `diagnostics`, `words` and `save`. In a
        notebook, it is displayed.

    Raises:
        DescriptionError: The description is invalid; `diagnostics` has all errors and warnings.
        RenderTimeout: The drawing took longer than 30 seconds.
        RendererDied: The drawing process died, also at a second try.
        RenderError: The base class of these; also raised if the program cannot be started.
        ValueError: The format is not supported.

    Example:
        >>> view = {"type": "kpiView", "items": [{"metric": "294"}], "caption": "Sales"}
        >>> picture = fr.render({"view": view}, scale=3)
        >>> picture.words
        'Sales, 294'
        >>> picture.save("sales.png")

    """
    return _renderer().render(description, data=data, **options)


@with_options
async def render_async(
    description: Description,
    *,
    data: Table | None = None,
    **options: Unpack[DrawingOptions],
) -> Picture:
    """Draw a description that has one picture, without blocking the event loop.

    If the task is cancelled, the drawing ends at once.

    Args:
        description: A dict, a view such as ``fr.KPIView()``, a JSON text that begins with ``{``, or
            the path of a file, in whose folder its images are.
        data: A table to use instead of the description's own, as for `render`. Default: the
            description's own.
        **options: The options of a drawing; see `DrawingOptions`.

    Returns:
        The picture, as for `render`.

    Raises:
        DescriptionError: The description is invalid; `diagnostics` has all errors and warnings.
        RenderTimeout: The drawing took longer than 30 seconds.
        RendererDied: The drawing process died, also at a second try.
        RenderError: The base class of these; also raised if the program cannot be started.
        ValueError: The format is not supported.

    Example:
        >>> import asyncio
        >>> view = {"type": "kpiView", "items": [{"metric": "294"}]}
        >>> asyncio.run(fr.render_async({"view": view}, format="svg")).format
        'svg'

    """
    return await _renderer().render_async(description, data=data, **options)


@with_options
def render_all(
    description: Description,
    *,
    data: Table | None = None,
    **options: Unpack[DrawingOptions],
) -> list[Picture]:
    """Draw all pictures of a description: one for each figure, variant and group of rows.

    Args:
        description: A dict, a view such as ``fr.KPIView()``, a JSON text that begins with ``{``, or
            the path of a file, in whose folder its images are.
        data: A table to use instead of the description's own: a data frame, anything that
            speaks Arrow's C stream, a dict of columns, records, or the path of a file. Default:
            the description's own.
        **options: The options of a drawing; see `DrawingOptions`.

    Returns:
        The pictures, in their order.

    Raises:
        DescriptionError: The description is invalid; `diagnostics` has all errors and warnings.
        RenderTimeout: The drawing took longer than 30 seconds.
        RendererDied: The drawing process died, also at a second try.
        RenderError: The base class of these; also raised if the program cannot be started.
        ValueError: The format is not supported.

    Example:
        >>> view = {"type": "kpiView", "items": [{"metric": "294"}]}
        >>> pictures = fr.render_all({"view": view, "variants": {"scale": [1, 2]}})
        >>> [picture.width for picture in pictures]
        [89, 178]

    """
    return _renderer().render_all(description, data=data, **options)


@with_options
def render_many(
    descriptions: Iterable[Description],
    **options: Unpack[DrawingOptions],
) -> Iterator[Picture | RenderError]:
    """Draw many descriptions on all cores, in order.

    Descriptions are read when their turn comes, so memory does not grow with their number.
    A picture without a name is numbered, as in ``figure-2``. Two equal names are an error, which
    replaces the second picture.

    Args:
        descriptions: The descriptions, each as for `render`.
        **options: The options of a drawing; see `DrawingOptions`.

    Returns:
        An iterator with the picture of each description. If one cannot be drawn, its `RenderError`
        is returned, not raised. No two pictures have the same name.

    Raises:
        ValueError: The format is not supported.

    Example:
        >>> views = [fr.KPIView(items=[fr.KPIItem(metric=f"{number}")]) for number in (1, 2)]
        >>> for result in fr.render_many(views):
        ...     print(result if isinstance(result, fr.RenderError) else result.words)
        1
        2

    """
    return _renderer().render_many(descriptions, **options)


@with_options
def from_dataframe(
    template: Description,
    table: Table,
    **options: Unpack[DrawingOptions],
) -> Iterator[Picture | RenderError]:
    """Draw a description with the rows of a table, in order.

    The template's `data` applies, such as `groupBy`, `where` and `sortBy`, as for the same table in
    a file. Without `data`, there is one picture per row. A picture without a name is numbered, as
    in ``figure-2``. Two equal names are an error.

    Args:
        template: A description whose values come from columns: ``{"$": "revenue"}``, and
            ``${region}`` in texts.
        table: A data frame of pandas or polars, anything that speaks Arrow's C stream, such as
            tables of pyarrow and relations of DuckDB, a dict of columns, or records.
        **options: The options of a drawing; see `DrawingOptions`.

    Returns:
        An iterator with the pictures, and for a row or group that cannot be drawn the
        `RenderError`, which has its `index` and the `name` that its picture would have. No two
        pictures have the same name.

    Raises:
        DescriptionError: The template, or the table as a whole, is wrong.
        ValueError: The format is not supported.

    Example:
        >>> template = {"view": {"type": "kpiView", "items": [{"metric": "${orders}"}]}}
        >>> for result in fr.from_dataframe(template, [{"orders": 182}, {"orders": 61}]):
        ...     print(result if isinstance(result, fr.RenderError) else result.words)
        182
        61

    """
    return _renderer().from_dataframe(template, table, **options)


def layout(
    description: Description, *, environment: Environment = None, data: Table | None = None
) -> Any:
    """Return the layout report of a description: the positions of all parts, in points.

    Args:
        description: A dict, a view such as ``fr.KPIView()``, a JSON text that begins with ``{``, or
            the path of a file, in whose folder its images are.
        environment: Values that override the description's environment, such as
            ``{"appearance": "dark", "padding": 8}`` or ``fr.Environment(appearance="dark")``.
            Default: none.
        data: A table to use instead of the description's own: a data frame, anything that
            speaks Arrow's C stream, a dict of columns, records, or the path of a file. Default:
            the description's own.

    Returns:
        A dict, or a list of them for several figures.

    Raises:
        DescriptionError: The description is invalid; `diagnostics` has all errors and warnings.
        RenderError: The base class of all errors, for example if the program takes too long.

    Example:
        >>> view = {"type": "kpiView", "items": [{"metric": "294"}]}
        >>> fr.layout({"view": view})["size"]
        {'width': 88.636, 'height': 53.626}

    """
    return _renderer().layout(description, environment=environment, data=data)


def describe(
    description: Description, *, environment: Environment = None, data: Table | None = None
) -> str:
    """Return the accessibility text of a description, for readers who cannot see it.

    Args:
        description: A dict, a view such as ``fr.KPIView()``, a JSON text that begins with ``{``, or
            the path of a file, in whose folder its images are.
        environment: Values that override the description's environment, such as
            ``{"appearance": "dark", "padding": 8}`` or ``fr.Environment(appearance="dark")``.
            Default: none.
        data: A table to use instead of the description's own: a data frame, anything that
            speaks Arrow's C stream, a dict of columns, records, or the path of a file. Default:
            the description's own.

    Returns:
        The text; with several figures, one line per figure.

    Raises:
        DescriptionError: The description is invalid; `diagnostics` has all errors and warnings.
        RenderError: The base class of all errors, for example if the program takes too long.

    Example:
        >>> fr.describe({"view": {"type": "kpiView", "items": [{"metric": "294"}]}})
        '294'

    """
    return _renderer().describe(description, environment=environment, data=data)


def validate(
    description: Description, *, environment: Environment = None, data: Table | None = None
) -> list[Diagnostic]:
    """Return the errors and warnings of a description, without drawing it.

    Args:
        description: A dict, a view such as ``fr.KPIView()``, a JSON text that begins with ``{``, or
            the path of a file, in whose folder its images are.
        environment: Values that override the description's environment, such as
            ``{"appearance": "dark", "padding": 8}`` or ``fr.Environment(appearance="dark")``.
            Default: none.
        data: A table to use instead of the description's own: a data frame, anything that
            speaks Arrow's C stream, a dict of columns, records, or the path of a file. Default:
            the description's own.

    Returns:
        The errors and warnings; an empty list if there are none.

    Raises:
        RenderError: The program cannot be started, ended, or took too long.

    Example:
        >>> for mistake in fr.validate({"view": {"type": "kpiView", "captoin": "Sales"}}):
        ...     print(mistake)
        error: view: unknown key 'captoin'; did you mean 'caption'?

    """
    return _renderer().validate(description, environment=environment, data=data)
