"""Reads what the program answers and says."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Mapping
from typing import Any

from ._errors import Diagnostic, RenderError, Severity
from ._picture import Picture
from ._request import Request

STANDARD_INPUT = "<stdin>"

_message = re.compile(
    r"(?P<file>.+?):(?P<line>\d+):(?P<column>\d+): (?P<severity>error|warning|note): "
    r"(?:(?P<path>[^\s:']+): )?(?P<message>.*)"
)
_unplaced = re.compile(r"(?P<severity>error|warning|note): (?P<message>.*)")

Redraw = Callable[[str, str], Picture]


def diagnostics_in(answer: Mapping[str, Any], request: Request) -> list[Diagnostic]:
    """Return the messages of an answer of `stream`."""
    return [
        request.located(
            Diagnostic(
                item["severity"],
                item["message"],
                item.get("path", ""),
                item.get("line"),
                item.get("column"),
                item.get("file"),
            )
        )
        for item in answer["diagnostics"]
    ]


def pictures_in(
    answer: Mapping[str, Any],
    diagnostics: list[Diagnostic],
    redraw: Callable[[str], Redraw],
) -> list[Picture]:
    """Return the pictures of an answer of `stream`."""
    found = answer.get("pictures", [answer] if "data" in answer else [])
    return [
        Picture(
            base64.b64decode(item["data"]),
            item["format"],
            item["width"],
            item["height"],
            item["name"],
            diagnostics,
            redraw(item["name"]),
        )
        for item in found
    ]


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
            )
        )
    match = _unplaced.fullmatch(line)
    if match:
        return Diagnostic(_severity(match["severity"]), match["message"])
    raise RenderError(line)


def _severity(word: str) -> Severity:
    severities: tuple[Severity, ...] = ("error", "warning", "note")
    return next(severity for severity in severities if severity == word)
