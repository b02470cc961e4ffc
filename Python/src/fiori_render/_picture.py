"""Pictures drawn by the program."""

from __future__ import annotations

import math
import os

from ._records import field, record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Literal, Protocol, TypeAlias

    from ._diagnostic import Diagnostic
    from ._source import Source

    Format: TypeAlias = Literal["png", "webp", "svg", "pdf"]

    class Origin(Protocol):
        """The source of a picture, so that it can be drawn again."""

        @property
        def source(self) -> Source | None:
            """The description; None if only the program has it, which made it from a table."""

        @property
        def overrides(self) -> dict[str, Any]:
            """The values that replaced the description's environment."""

        def draw(self, format: str, id_prefix: str = "") -> Picture:
            """Draw the same in another format, with a prefix for the ids of an SVG."""


FORMATS = ("png", "webp", "svg", "pdf")
OTHER_FORMATS = ("gif", "jpg", "jpeg", "bmp", "tif", "tiff", "avif", "heic")
"""The extensions of pictures that are not drawn."""

_MIME_TYPES = {
    "png": "image/png",
    "webp": "image/webp",
    "svg": "image/svg+xml",
    "pdf": "application/pdf",
}


@record(frozen=True)
class Picture:
    """A drawn picture. In a notebook, it is displayed."""

    data: bytes = field(repr=False)
    """The bytes of the file."""
    format: str
    """``png``, ``webp``, ``svg`` or ``pdf``."""
    width: int
    """In pixels; for an SVG or a PDF, in points, rounded up."""
    height: int
    name: str
    """The description's ``id`` or the figure's name, with the values of its variants.

    A picture without one has a number. No two pictures of a call have the same name.
    """
    diagnostics: list[Diagnostic] = field(repr=False)
    """The warnings."""
    origin: Origin | None = field(default=None, repr=False, compare=False)
    """The source of the picture."""
    spoken: str | None = field(default=None, repr=False)
    """The accessibility text, if the program has sent it."""
    pages: int = field(default=1, repr=False, compare=False)
    """The pages of a view of which the picture shows only the first; 1 for any other picture."""

    @property
    def mime_type(self) -> str:
        """The media type of `data`."""
        return _MIME_TYPES[self.format]

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the picture to a file; a picture's extension must match the format."""
        suffix = os.path.splitext(path)[1].lower().removeprefix(".")
        if suffix in FORMATS and suffix != self.format:
            raise ValueError(
                f"the picture is in the format '{self.format}', and '{os.fspath(path)}' ends in "
                f"'.{suffix}'; draw it with format='{suffix}'"
            )
        if suffix in OTHER_FORMATS:
            raise ValueError(
                f"'{os.fspath(path)}' ends in '.{suffix}', which is not drawn; "
                f"save it as '.{self.format}', or draw {', '.join(FORMATS)}"
            )
        with open(path, "wb") as file:
            file.write(self.data)

    def svg(self) -> str:
        """Return the picture as an SVG whose ids are unique on a page of several pictures."""
        import hashlib

        prefix = f"f{hashlib.sha256(self.data).hexdigest()[:12]}-"
        drawn = self if self.origin is None else self.origin.draw("svg", prefix)
        if drawn.format != "svg":
            raise ValueError(f"a picture in the format '{self.format}' cannot be made an SVG")
        return drawn.data.decode()

    @property
    def words(self) -> str:
        """The accessibility text, for readers who cannot see the picture."""
        return words_of_svg(self.svg()) if self.spoken is None else self.spoken

    def _repr_mimebundle_(
        self, include: object = None, exclude: object = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the picture as SVG and PNG, with its accessibility text, for Jupyter.

        Exported pages use the HTML, because they show the others without alternative text.
        """
        if self.origin is None and self.format != "svg":
            plain = {"text/plain": self.words, self.mime_type: _encoded(self.data)}
            if self.format != "pdf":
                plain["text/html"] = _image(self.words, self.mime_type, self.data)
            return plain, {}
        svg = self.svg()
        png = self if self.format == "png" else None
        if png is None and self.origin is not None:
            png = self.origin.draw("png")
        words = words_of_svg(svg)
        data: dict[str, Any] = {
            "text/plain": words,
            "text/html": _image(words, _MIME_TYPES["svg"], svg.encode()),
            _MIME_TYPES["svg"]: svg,
        }
        metadata: dict[str, Any] = {}
        if png is not None:
            data[_MIME_TYPES["png"]] = _encoded(png.data)
            width, height = size_of_svg(svg)
            metadata[_MIME_TYPES["png"]] = {"width": width, "height": height, "alt": words}
        return data, metadata


def _encoded(data: bytes) -> str:
    import base64

    return base64.b64encode(data).decode()


def _image(words: str, mime_type: str, data: bytes) -> str:
    """Return an HTML element with alternative text that contains the picture."""
    import html

    source = f"data:{mime_type};base64,{_encoded(data)}"
    return f'<img alt="{html.escape(words)}" src="{source}">'


def words_of_svg(svg: str) -> str:
    """Return the description of an SVG of the program."""
    import html

    words = svg.partition("<desc>")[2].partition("</desc>")[0]
    return html.unescape(words)


def size_of_svg(svg: str) -> tuple[int, int]:
    """Return the width and the height of an SVG of the program, in points."""
    import re

    match = re.search(r'<svg [^>]*?width="([\d.]+)px" height="([\d.]+)px"', svg)
    return (math.ceil(float(match[1])), math.ceil(float(match[2]))) if match else (0, 0)
