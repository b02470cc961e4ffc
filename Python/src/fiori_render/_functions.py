"""The functions of the package, which share a renderer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ._errors import Diagnostic, RenderError
from ._picture import Picture
from ._renderer import Environment, Format, Renderer, shared_renderer
from ._settings import Settings
from ._source import Description
from ._tables import Table


def _renderer() -> Renderer:
    return shared_renderer(Settings())


def render(
    description: Description,
    *,
    format: Format = "png",
    scale: float | None = None,
    environment: Environment = None,
    data: Table | None = None,
    id_prefix: str = "",
) -> Picture:
    """Draw a description that has one picture; see `Renderer.render`."""
    return _renderer().render(
        description,
        format=format,
        scale=scale,
        environment=environment,
        data=data,
        id_prefix=id_prefix,
    )


def render_all(
    description: Description,
    *,
    format: Format = "png",
    scale: float | None = None,
    environment: Environment = None,
    data: Table | None = None,
    id_prefix: str = "",
) -> list[Picture]:
    """Draw all pictures of a description; see `Renderer.render_all`."""
    return _renderer().render_all(
        description,
        format=format,
        scale=scale,
        environment=environment,
        data=data,
        id_prefix=id_prefix,
    )


def render_many(
    descriptions: Iterable[Description],
    *,
    format: Format = "png",
    scale: float | None = None,
    environment: Environment = None,
) -> Iterator[Picture | RenderError]:
    """Draw many descriptions on all cores; see `Renderer.render_many`."""
    return _renderer().render_many(
        descriptions, format=format, scale=scale, environment=environment
    )


def from_dataframe(
    template: Description,
    table: Table,
    *,
    format: Format = "png",
    scale: float | None = None,
    environment: Environment = None,
) -> Iterator[Picture | RenderError]:
    """Draw a description with the rows of a table; see `Renderer.from_dataframe`."""
    return _renderer().from_dataframe(
        template, table, format=format, scale=scale, environment=environment
    )


def layout(
    description: Description, *, environment: Environment = None, data: Table | None = None
) -> Any:
    """Return the layout report of a description; see `Renderer.layout`."""
    return _renderer().layout(description, environment=environment, data=data)


def describe(
    description: Description, *, environment: Environment = None, data: Table | None = None
) -> str:
    """Return a description in words; see `Renderer.describe`."""
    return _renderer().describe(description, environment=environment, data=data)


def validate(
    description: Description, *, environment: Environment = None, data: Table | None = None
) -> list[Diagnostic]:
    """Return the errors and warnings of a description; see `Renderer.validate`."""
    return _renderer().validate(description, environment=environment, data=data)
