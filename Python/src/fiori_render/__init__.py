"""Draw SAP Fiori for iOS components from JSON as PNG, WebP, SVG and PDF.

import fiori_render as fr

picture = fr.render({"view": {"type": "kpiView", "items": [{"metric": "294"}]}})
picture.save("sales.png")
"""

from . import _names

# Type checkers treat it as true; loading typing for it would take ten times as long as the rest.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from ._diagnostic import Diagnostic
    from ._differences import Difference, Region, diff
    from ._errors import DescriptionError, RendererDied, RenderError, RenderTimeout
    from ._functions import (
        describe,
        from_dataframe,
        layout,
        render,
        render_all,
        render_async,
        render_many,
        validate,
    )
    from ._pdf import save_pdf
    from ._picture import Picture
    from ._renderer import Renderer
    from ._version import __version__
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
    "render_async",
    "render_many",
    "save_pdf",
    "validate",
]
__all__ += _names.__all__

if not TYPE_CHECKING:
    # Nothing is loaded before it is used, so that importing the package takes little time.
    _modules = {
        **dict.fromkeys(_names.__all__, "views"),
        **dict.fromkeys(["Difference", "Region", "diff"], "_differences"),
        **dict.fromkeys(
            ["DescriptionError", "RenderError", "RenderTimeout", "RendererDied"], "_errors"
        ),
        "Diagnostic": "_diagnostic",
        "Picture": "_picture",
        "save_pdf": "_pdf",
        "Renderer": "_renderer",
        "__version__": "_version",
        "mails": "mail",
    }

    def __getattr__(name):
        if name not in __all__:
            raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
        # Like `importlib`, which would have to be loaded.
        module = __import__(f"{__name__}.{_modules.get(name, '_functions')}", fromlist=[name])
        return globals().setdefault(name, getattr(module, name))

    def __dir__():
        return sorted({*globals(), *__all__})
