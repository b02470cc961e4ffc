"""The errors of the package."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ._diagnostic import Diagnostic


class RenderError(Exception):
    """The base class of all errors of this package."""

    code: str = "run"
    """The short name of the problem, as in `Diagnostic.code`.

    It is ``limit`` for a timeout, ``fault`` for a program that died, and the first error's code
    for an invalid description.
    """
    name: str | None = None
    """The name of the picture that a table's row or group would have had, if it has one."""
    index: int | None = None
    """The number, from 0, of a table's row or group that cannot be drawn."""

    def __str__(self) -> str:
        has_row = self.index is not None and self._is_about_row
        place = self.name or (f"row {self.index}" if has_row else "")
        return f"{place}: {self._message}" if place else self._message

    @property
    def _message(self) -> str:
        return super().__str__()

    @property
    def _is_about_row(self) -> bool:
        """Whether the row is at fault, and not the description, which all rows share."""
        return True


class DescriptionError(RenderError):
    """A description is invalid; ``diagnostics`` has all errors, and warnings after them."""

    def __init__(self, diagnostics: Sequence[Diagnostic]) -> None:
        super().__init__(list(diagnostics))
        # An error that is shown is not a warning, whatever place it has.
        self.diagnostics = sorted(diagnostics, key=lambda each: each.severity != "error")
        errors = (each.code for each in self.diagnostics if each.severity == "error" and each.code)
        self.code = next(errors, "other")

    @property
    def _message(self) -> str:
        return "\n".join(str(diagnostic) for diagnostic in self.diagnostics)

    @property
    def _is_about_row(self) -> bool:
        errors = (each for each in self.diagnostics if each.severity == "error")
        return any(each.rows or each.line is None for each in errors)


class RenderTimeout(RenderError):
    """A drawing took longer than the timeout."""

    code = "limit"


class RendererDied(RenderError):
    """The program died while it drew a description, also at a second try."""

    code = "fault"


def wrong(
    message: str,
    *,
    code: str,
    path: str = "",
    line: int | None = None,
    column: int | None = None,
    file: str | None = None,
) -> DescriptionError:
    """Return the error of a description with one mistake."""
    from ._diagnostic import Diagnostic

    return DescriptionError([Diagnostic("error", message, path, line, column, file, code)])
