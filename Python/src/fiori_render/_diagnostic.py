"""The messages about descriptions."""

from __future__ import annotations

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
    """The line, from 1, in a text or a file, or in the output of ``json.dumps`` for a dict."""
    column: int | None = None
    """The column, from 1, in characters."""
    file: str | None = None
    """The file, such as a style sheet; None for a description that is not a file."""
    code: str | None = None
    """The short name of the problem, such as ``unknown-key``, or of a design rule.
    ``fiori-render --explain CODE`` explains it."""

    def __str__(self) -> str:
        place = ""
        if self.file is not None:
            place = ":".join(str(part) for part in (self.file, self.line, self.column) if part)
            place += ": "
        path = f"{self.path}: " if self.path else ""
        return f"{place}{self.severity}: {path}{self.message}"
