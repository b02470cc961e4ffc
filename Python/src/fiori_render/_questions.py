"""Run the commands that do not write pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ._commands import WRONG_DESCRIPTION, Result, run
from ._diagnostic import Diagnostic
from ._errors import DescriptionError, RenderError
from ._messages import STANDARD_INPUT, diagnostics_of
from ._request import Request

_EXPECTED = (0, WRONG_DESCRIPTION)


def ran(command: str, request: Request, timeout: float, *options: str) -> Result:
    """Return the output of a command; raise `DescriptionError` if the description is invalid."""
    result = _run(command, request, timeout, *options)
    if result.status == WRONG_DESCRIPTION:
        raise DescriptionError(diagnostics_of(result.messages, request))
    return result


def validated(request: Request, timeout: float) -> list[Diagnostic]:
    """Return the errors and warnings of a description."""
    result = _run("validate", request, timeout, "--diagnostics", "json", expected=range(128))
    if not result.output:
        raise RenderError(result.messages.strip())
    items = result.json()["diagnostics"]
    if result.status not in _EXPECTED:
        raise RenderError("\n".join(f"{item['severity']}: {item['message']}" for item in items))
    for item in items:
        if item.get("file") == STANDARD_INPUT:
            del item["file"]
    return [request.located(Diagnostic.from_json(item)) for item in items]


def described(request: Request, timeout: float) -> tuple[list[dict[str, Any]], list[Diagnostic]]:
    """Return the names, words and rows of all figures, and the warnings."""
    result = ran("describe", request, timeout, "--json")
    figures = result.json()["figures"]
    if request.files is not None:
        for figure in figures:
            figure["rows"] = request.files.named(figure["rows"])
    return figures, diagnostics_of(result.messages, request)


def _run(
    command: str,
    request: Request,
    timeout: float,
    *options: str,
    expected: Sequence[int] = _EXPECTED,
) -> Result:
    return run(
        [command, "-", *options, *request.arguments],
        timeout,
        line=request.line,
        expected=expected,
    )
