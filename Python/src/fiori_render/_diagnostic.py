"""The messages about descriptions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

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
    rows: list[str] = field(default_factory=list, hash=False, repr=False)
    """The rows of the data that the message is about, such as ``sales.csv:17``; there may be
    thousands, so they are left out of the representation."""
    variants: list[dict[str, Any]] = field(default_factory=list, hash=False)
    """The values of each variant with the problem, such as ``{"scale": 2}``; empty if the
    description has no variants."""

    @staticmethod
    def from_json(item: dict[str, Any]) -> Diagnostic:
        """Return the message of an entry that the program wrote."""
        return Diagnostic(
            item["severity"],
            item["message"],
            item.get("path", ""),
            item.get("line"),
            item.get("column"),
            item.get("file"),
            item["code"],
            item.get("rows", []),
            item.get("variants", []),
        )

    def __str__(self) -> str:
        place = ""
        if self.file is not None:
            place = ":".join(str(part) for part in (self.file, self.line, self.column) if part)
            place += ": "
        path = f"{self.path}: " if self.path else ""
        return f"{place}{self.severity}: {path}{self.message}"
