"""Read the program's output on standard error."""

from __future__ import annotations

import re

from ._diagnostic import Diagnostic, Severity
from ._errors import RenderError
from ._request import Request

STANDARD_INPUT = "<stdin>"

_message = re.compile(
    r"(?P<file>.+?):(?P<line>\d+):(?P<column>\d+): (?P<severity>error|warning|note): "
    r"(?:(?P<path>[^\s:']+): )?(?P<message>.*?)(?: \[(?P<code>[a-z-]+)\])?"
)
_unplaced = re.compile(
    r"(?P<severity>error|warning|note): (?P<message>.*?)(?: \[(?P<code>[a-z-]+)\])?"
)


def diagnostics_of(text: str, request: Request) -> list[Diagnostic]:
    """Return the messages that a command wrote to standard error."""
    return [_diagnostic(line, request) for line in text.splitlines() if line]


def _diagnostic(line: str, request: Request) -> Diagnostic:
    match = _message.fullmatch(line)
    if match:
        file = match["file"]
        return request.located(
            Diagnostic(
                _severity(match["severity"]),
                match["message"],
                match["path"] or "",
                int(match["line"]),
                int(match["column"]),
                None if file == STANDARD_INPUT else file,
                match["code"],
            )
        )
    match = _unplaced.fullmatch(line)
    if match:
        return Diagnostic(_severity(match["severity"]), match["message"], code=match["code"])
    raise RenderError(line)


def _severity(word: str) -> Severity:
    severities: tuple[Severity, ...] = ("error", "warning", "note")
    return next(severity for severity in severities if severity == word)
