"""Reads what the program answers and says."""

from __future__ import annotations

import math
import re
from collections.abc import Callable

from ._errors import Diagnostic, RenderError, Severity
from ._picture import Origin, Picture
from ._request import Request
from ._worker import Answer, pictures_of

STANDARD_INPUT = "<stdin>"

_message = re.compile(
    r"(?P<file>.+?):(?P<line>\d+):(?P<column>\d+): (?P<severity>error|warning|note): "
    r"(?:(?P<path>[^\s:']+): )?(?P<message>.*?)(?: \[(?P<code>[a-z-]+)\])?"
)
_unplaced = re.compile(
    r"(?P<severity>error|warning|note): (?P<message>.*?)(?: \[(?P<code>[a-z-]+)\])?"
)


def diagnostics_in(answer: Answer, request: Request) -> list[Diagnostic]:
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
                item["code"],
            )
        )
        for item in answer.facts["diagnostics"]
    ]


def pictures_in(
    answer: Answer,
    diagnostics: list[Diagnostic],
    origin: Callable[[str], Origin],
) -> list[Picture]:
    """Return the pictures of an answer of `stream`."""
    return [
        Picture(
            data,
            facts["format"],
            math.ceil(facts["width"]),
            math.ceil(facts["height"]),
            facts["name"],
            diagnostics,
            origin(facts["name"]),
            facts.get("words"),
        )
        for facts, data in zip(pictures_of(answer.facts), answer.pictures, strict=True)
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
