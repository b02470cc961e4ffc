"""Find the program that draws."""

from __future__ import annotations

import os
import sys

from ._errors import RenderError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

VARIABLE = "FIORI_RENDER_PROGRAM"
"""The environment variable with the path of a program other than the bundled one."""

WHEELS = "Linux on x86-64 with glibc 2.36 or later (Debian 12, Ubuntu 22.10, Fedora 37)"

_PACKAGE = os.path.dirname(__file__)


def program_path(
    environment: Mapping[str, str] = os.environ, package: str | os.PathLike[str] = _PACKAGE
) -> str:
    """Return the path of the program; raise `RenderError` if there is none."""
    given = environment.get(VARIABLE)
    if given:
        if os.path.isfile(given) and os.access(given, os.X_OK):
            return os.path.abspath(given)
        raise RenderError(f"{VARIABLE} is '{given}', which is not a program")
    bundled = os.path.join(package, "program", "fiori-render")
    if os.path.isfile(bundled):
        return bundled
    import platform

    raise RenderError(
        f"this installation has no program for {sys.platform} on {platform.machine()}; "
        f"wheels exist for {WHEELS}. Elsewhere, build the program and set {VARIABLE} to its path"
    )
