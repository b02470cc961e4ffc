"""Compare pictures."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from ._commands import DIFFERENT, run
from ._picture import Picture


@dataclass(frozen=True)
class Region:
    """A rectangle with changed pixels, in pixels."""

    x: int
    y: int
    width: int
    height: int
    count: int
    """The changed pixels in it."""


@dataclass(frozen=True)
class Difference:
    """The difference of two pictures."""

    status: str
    """``equal``, ``tolerated`` (no more pixels changed than allowed), ``changed`` or
    ``resized``."""
    changed: int
    """The changed pixels among the pixels that both pictures have; 0 if bytes were compared."""
    compared: int
    """The pixels that both pictures have."""
    share: float
    """The changed pixels as a share of the compared pixels."""
    anti_aliased: int
    """The pixels that differ at anti-aliased edges and do not count."""
    ignored: int
    """The pixels that differ in ignored rectangles."""
    regions: list[Region]
    """The largest regions of changed pixels, at most 100."""

    @property
    def is_equal(self) -> bool:
        """Whether the pictures are equal, or differ no more than allowed."""
        return self.status in {"equal", "tolerated"}


def diff(
    expected: Picture | str | os.PathLike[str],
    actual: Picture | str | os.PathLike[str],
    *,
    threshold: float = 0,
    max_changed: int | str = 0,
    include_anti_aliased: bool = False,
    ignore: Sequence[tuple[int, int, int, int]] = (),
    timeout: float = 60,
) -> Difference:
    """Compare two files: PNG, WebP and JPEG pictures by pixels, SVG and PDF by bytes.

    Args:
        expected: The expected picture.
        actual: The picture to compare with it.
        threshold: The allowed color difference per pixel, from 0 to 1. Default: 0.
        max_changed: The number of pixels that may change, or a share such as ``"1%"``. Default: 0.
        include_anti_aliased: Whether anti-aliased edges also count. Default: False.
        ignore: Rectangles to ignore: x, y, width and height in pixels. Default: none.
        timeout: The maximum time in seconds. Default: 60.

    Returns:
        The difference: whether it `is_equal`, the number of `changed` pixels, their `share` and
        their `regions`.

    Raises:
        RenderTimeout: The comparison took longer than the timeout.
        RenderError: A file cannot be read, or is not a picture in one of these formats.

    Example:
        >>> one, two = (fr.KPIView(items=[fr.KPIItem(metric=text)]) for text in ("294", "295"))
        >>> fr.diff(fr.render(one), fr.render(two), max_changed="1%").is_equal
        False

    """
    options = ["--threshold", f"{threshold}", "--max-changed", f"{max_changed}"]
    if include_anti_aliased:
        options.append("--include-anti-aliased")
    for rectangle in ignore:
        options += ["--ignore", ",".join(str(number) for number in rectangle)]
    with _file(expected) as first, _file(actual) as second:
        result = run(
            ["diff", "--json", *options, "--", first, second], timeout, expected=(0, DIFFERENT)
        )
    found = result.json()
    return Difference(
        found["status"],
        found.get("changed", 0),
        found.get("compared", 0),
        found.get("share", 0.0),
        found.get("antiAliased", 0),
        found.get("ignored", 0),
        [Region(**region) for region in found.get("regions", [])],
    )


@contextmanager
def _file(picture: Picture | str | os.PathLike[str]) -> Iterator[str]:
    """Yield the path of a picture's file, for as long as it is needed."""
    if not isinstance(picture, Picture):
        yield os.path.abspath(picture)
        return
    import tempfile

    with tempfile.TemporaryDirectory(prefix="fiori-render-") as folder:
        path = Path(folder, f"picture.{picture.format}")
        path.write_bytes(picture.data)
        yield str(path)
