"""The settings of renderers."""

from __future__ import annotations

import math
import os

from ._picture import FORMATS
from ._records import field, record, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any


@record(frozen=True)
class Settings:
    """The settings for all descriptions that a renderer draws."""

    jobs: int | None = None
    timeout: float = 30
    resources: str | None = None
    stylesheets: tuple[str, ...] = ()
    font_paths: tuple[str, ...] = ()
    system_fonts: bool = False
    strict: bool = False

    def __post_init__(self) -> None:
        if self.jobs is not None and self.jobs < 1:
            raise ValueError(f"jobs is {self.jobs}; at least 1 is needed")
        if not 0 < self.timeout < math.inf:
            raise ValueError(f"timeout is {self.timeout}; a number of seconds above 0 is needed")

    @property
    def key(self) -> str:
        """The key that distinguishes drawings with other settings."""
        return repr(replace(self, jobs=None, timeout=1))

    @property
    def width(self) -> int:
        """The number of drawing processes."""
        if self.jobs is not None:
            return self.jobs
        affinity = getattr(os, "sched_getaffinity", None)
        return len(affinity(0)) if affinity else os.cpu_count() or 1

    @property
    def arguments(self) -> tuple[str, ...]:
        """The program's options for all descriptions."""
        return (
            *_repeated("--stylesheet", self.stylesheets),
            *_repeated("--font-path", self.font_paths),
            *(("--system-fonts",) if self.system_fonts else ()),
            *(("--strict",) if self.strict else ()),
        )


Matrix = tuple["str | None", "str | None"]
"""The keys of the rows and of the columns of a matrix; one of them may be None."""

OVERLAYS = ("overlay", "measures", "anatomy")
"""Frames over a picture, measures around it, and its numbered parts."""

ANATOMY_KEYS = ("parts", "labels")
"""The parts that an anatomy numbers, and texts for them: ``parts=title,metric``."""


@record(frozen=True)
class Output:
    """The output to draw from a description."""

    format: str
    scale: float | None = None
    environment: Mapping[str, Any] = field(default_factory=dict)
    id_prefix: str = ""
    overlay: tuple[str, ...] = ()
    """The overlays of the pictures, from `OVERLAYS`, and values for `ANATOMY_KEYS`."""
    matrix: Matrix | None = None
    """The keys on the sides of a matrix of all pictures; None for single pictures."""

    def __post_init__(self) -> None:
        for word in self.overlay:
            if word not in OVERLAYS and word.partition("=")[0] not in ANATOMY_KEYS:
                raise ValueError(f"overlay is '{word}'; use some of {', '.join(OVERLAYS)}")
        if self.format not in FORMATS:
            raise ValueError(f"format is '{self.format}'; use one of {', '.join(FORMATS)}")

    @property
    def overrides(self) -> dict[str, Any]:
        """The values that override the description's environment."""
        scale = {} if self.scale is None else {"scale": self.scale}
        return {**self.environment, **scale}

    @property
    def arguments(self) -> tuple[str, ...]:
        """The program's options for the format."""
        prefix = ("--id-prefix", self.id_prefix) if self.id_prefix else ()
        words = tuple(f"--{word}" for word in self.overlay)
        return ("--format", self.format, *prefix, *words, *_sides(self.matrix))


def _sides(matrix: Matrix | None) -> tuple[str, ...]:
    named = zip(("--rows", "--columns"), matrix or (), strict=False)
    return tuple(part for flag, key in named if key is not None for part in (flag, key))


def _repeated(flag: str, paths: tuple[str, ...]) -> list[str]:
    return [part for path in paths for part in (flag, path)]
