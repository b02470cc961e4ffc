"""Draws SAP Fiori for iOS components from JSON, to PNG, WebP, SVG and PDF.

import fiori_render as fr

picture = fr.render({"view": {"type": "kpiView", "items": [{"metric": "294"}]}})
picture.save("sales.png")
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ._differences import Difference, Region, diff
from ._errors import (
    DescriptionError,
    Diagnostic,
    RendererDied,
    RenderError,
    RenderTimeout,
)
from ._functions import describe, from_dataframe, layout, render, render_all, render_many, validate
from ._picture import Picture
from ._renderer import Renderer
from ._version import __version__

if TYPE_CHECKING:
    from .mail import mails
    from .views import *  # noqa: F403

__all__ = [
    "DescriptionError",
    "Diagnostic",
    "Difference",
    "Picture",
    "Region",
    "RenderError",
    "RenderTimeout",
    "Renderer",
    "RendererDied",
    "__version__",
    "describe",
    "diff",
    "from_dataframe",
    "layout",
    "mails",
    "render",
    "render_all",
    "render_many",
    "validate",
]


def __getattr__(name: str) -> Any:
    """Return a class of `views`, which takes as long to load as all else, or `mails`."""
    if name == "mails":
        return import_module(".mail", __name__).mails
    views = import_module(".views", __name__)
    if name in views.__all__:
        return globals().setdefault(name, getattr(views, name))
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted({*globals(), *import_module(".views", __name__).__all__})
