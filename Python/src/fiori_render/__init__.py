"""Draws SAP Fiori for iOS components from JSON, to PNG, WebP, SVG and PDF.

import fiori_render as fr

picture = fr.render({"view": {"type": "kpiView", "items": [{"metric": "294"}]}})
picture.save("sales.png")
"""

from . import views
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
    "from_dataframe",
    "diff",
    "layout",
    "render",
    "render_all",
    "render_many",
    "validate",
    *views.__all__,
]
