"""Run the commands that do not write pictures."""

from __future__ import annotations

from typing import Any

from ._commands import WRONG_DESCRIPTION, Result, run
from ._diagnostic import Diagnostic
from ._errors import DescriptionError
from ._messages import diagnostics_of
from ._request import Request


def ran(command: str, request: Request, timeout: float, *options: str) -> Result:
    """Return the output of a command; raise `DescriptionError` if the description is invalid."""
    result = _run(command, request, timeout, *options)
    if result.status == WRONG_DESCRIPTION:
        raise DescriptionError(diagnostics_of(result.messages, request))
    return result


def validated(request: Request, timeout: float) -> list[Diagnostic]:
    """Return the errors and warnings of a description."""
    return diagnostics_of(_run("validate", request, timeout).messages, request)


def described(request: Request, timeout: float) -> tuple[list[dict[str, Any]], list[Diagnostic]]:
    """Return the names, words and rows of all figures, and the warnings."""
    result = ran("describe", request, timeout, "--json")
    figures = result.json()["figures"]
    if request.files is not None:
        for figure in figures:
            figure["rows"] = request.files.named(figure["rows"])
    return figures, diagnostics_of(result.messages, request)


def _run(command: str, request: Request, timeout: float, *options: str) -> Result:
    return run(
        [command, "-", *options, *request.arguments],
        timeout,
        line=request.line,
        expected=(0, WRONG_DESCRIPTION),
    )
