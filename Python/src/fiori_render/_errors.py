"""The errors of the package, and the messages about descriptions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Severity = Literal["error", "warning", "note"]


@dataclass(frozen=True)
class Diagnostic:
    """A message about a place in a description."""

    severity: Severity
    message: str
    path: str = ""
    """The part of the description, such as ``view.items[0]``; empty for the whole."""
    line: int | None = None
    """The line, from 1, in a text or a file, or in what ``json.dumps`` writes of a dict."""
    column: int | None = None
    """The column, from 1, in characters."""
    file: str | None = None
    """The file, such as a style sheet; None for a description that is not a file."""
    code: str | None = None
    """What is wrong in a word, such as ``unknown-key``, or the name of a design rule.
    ``fiori-render --explain CODE`` explains each."""

    def __str__(self) -> str:
        place = ""
        if self.file is not None:
            place = ":".join(str(part) for part in (self.file, self.line, self.column) if part)
            place += ": "
        path = f"{self.path}: " if self.path else ""
        return f"{place}{self.severity}: {path}{self.message}"


class RenderError(Exception):
    """The base class of all errors of this package."""

    code: str = "run"
    """What is wrong in a word, as in `Diagnostic.code`: ``limit`` for a timeout, ``fault`` for a
    program that died, that of the first error for a wrong description."""
    name: str | None = None
    """The name of the picture that a table's row or group would have had, if it has one."""
    index: int | None = None
    """The number, from 0, of a table's row or group that cannot be drawn."""

    def __str__(self) -> str:
        place = self.name or ("" if self.index is None else f"row {self.index}")
        return f"{place}: {self._message}" if place else self._message

    @property
    def _message(self) -> str:
        return super().__str__()


class DescriptionError(RenderError):
    """A description is wrong; ``diagnostics`` has all errors and warnings."""

    def __init__(self, diagnostics: Sequence[Diagnostic]) -> None:
        super().__init__(list(diagnostics))
        self.diagnostics = list(diagnostics)
        errors = (each.code for each in self.diagnostics if each.severity == "error" and each.code)
        self.code = next(errors, "other")

    @property
    def _message(self) -> str:
        return "\n".join(str(diagnostic) for diagnostic in self.diagnostics)


class RenderTimeout(RenderError):
    """A drawing took longer than the timeout."""

    code = "limit"


class RendererDied(RenderError):
    """The program ended while it drew a description, and again when it tried once more."""

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
    return DescriptionError([Diagnostic("error", message, path, line, column, file, code)])
