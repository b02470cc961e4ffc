"""Read the answers of the program."""

from __future__ import annotations

import math

from ._picture import Picture
from ._worker import pictures_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ._diagnostic import Diagnostic
    from ._picture import Origin
    from ._request import Request
    from ._worker import Answer


def diagnostics_in(answer: Answer, request: Request) -> list[Diagnostic]:
    """Return the messages of an answer of `stream`."""
    if not answer.facts["diagnostics"]:
        return []
    from ._diagnostic import Diagnostic

    return [request.located(Diagnostic.from_json(item)) for item in answer.facts["diagnostics"]]


def pictures_in(
    answer: Answer,
    diagnostics: list[Diagnostic],
    origin: Callable[[int], Origin],
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
            origin(number),
            facts.get("words"),
            facts.get("pages", 1),
        )
        for number, (facts, data) in enumerate(
            zip(pictures_of(answer.facts), answer.pictures, strict=True)
        )
    ]
