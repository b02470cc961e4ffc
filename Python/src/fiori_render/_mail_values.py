"""The values of an email's placeholders, found and formatted by the program."""

from __future__ import annotations

import json
import re
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ._diagnostic import Diagnostic
from ._errors import DescriptionError
from ._mail_headers import AddressError, Header
from ._mail_letter import Letter
from ._renderer import Renderer
from ._source import Source
from ._templates import document_of

if TYPE_CHECKING:
    from ._tables import Table

_FIRST = "\N{MIDDLE DOT}"
"""The first character of the text for a value, because an empty text would be replaced."""
_OF_PICTURES = {"missing-glyph", "no-room"}
"""The codes of warnings that are only about a picture."""


def values_of(
    renderer: Renderer,
    source: Source,
    placeholders: Sequence[str],
    data: Table | None,
    given: Mapping[str, Any],
) -> list[dict[str, str]]:
    """Return the values of the placeholders for each figure.

    The program finds and formats them, as the accessibility text of a picture that is never shown.
    """
    document = document_of(source)
    environment = document.get("environment")
    traits = environment if isinstance(environment, Mapping) else {}
    kept: dict[str, Any] = {key: traits[key] for key in ("locale", "timeZone") if key in traits}
    kept |= {"width": 8000, "scale": 1}
    base = _base(document)
    kept_categories = _kept_categories(document)
    found: list[dict[str, str]] = []
    # A text without placeholders also makes one email per figure.
    for name in placeholders or [""]:
        words = _words_with(name, given, kept_categories)
        text = json.dumps({**base, "environment": kept, **words}, ensure_ascii=False)
        try:
            figures, messages = renderer.described(
                Source(text, source.file, is_written=False), data
            )
        except DescriptionError as error:
            if not all(_is_of_value(item) for item in error.diagnostics):
                # The user's own description has the same mistakes, at the right places.
                renderer.render_all(source, data=data)
            raise DescriptionError([_placed(item, name) for item in error.diagnostics]) from None
        for message in messages:
            # Others are found again when the pictures are drawn.
            if _is_of_value(message) and message.code not in _OF_PICTURES:
                warnings.warn(str(_placed(message, name)), stacklevel=4)
        found = found or [{} for _ in figures]
        for values, figure in zip(found, figures, strict=True):
            values[name] = figure["title"].removeprefix(_FIRST)
        if not any(_is_of_value(message) for message in messages):
            _warn_if_empty(name, given, found, figures)
    return found


def _warn_if_empty(
    name: str,
    given: Mapping[str, Any],
    found: Sequence[Mapping[str, str]],
    figures: Sequence[Mapping[str, Any]],
) -> None:
    """Warn about a number without a cell, such as the first one of an empty column.

    An empty text is fine: not every row has a note.
    """
    if not isinstance(given.get(name), Mapping):
        return
    empty = [figure for values, figure in zip(found, figures, strict=True) if not values[name]]
    if empty:
        place = _place(empty[0])
        message = (
            f"value '{name}' is empty in {len(empty)} of {len(found)} emails"
            + (f", first of {place}" if place else "")
            + "; fill its cells, or exclude the rows with 'where'"
        )
        # As far from the caller's line as the messages of the program.
        warnings.warn(
            str(Diagnostic("warning", message, f"${{{name}}}", code="data")), stacklevel=5
        )


def _place(figure: Mapping[str, Any]) -> str:
    """Return the first row of a figure, such as ``sales.csv:17``."""
    return re.sub(r"^\d+ rows from ", "", figure.get("rows", ""))


def _base(document: Mapping[str, Any]) -> dict[str, Any]:
    """Return the parts of a description that decide on its figures, their rows and their names.

    A limit of categories is part of charts: values include all rows, unless the description has one
    column of categories and leaves out the others.
    """
    base: dict[str, Any] = {key: document[key] for key in ("data", "name") if key in document}
    if isinstance(base.get("data"), Mapping) and "limit" in base["data"]:
        limit = base["data"]["limit"]
        has_other = isinstance(limit, Mapping) and limit.get("other") is not None
        if has_other or len(_categories(document)) > 1:
            base["data"] = {key: base["data"][key] for key in base["data"] if key != "limit"}
    return base


def _kept_categories(document: Mapping[str, Any]) -> str | None:
    """Return the column whose categories a limit keeps in a figure, if there is one."""
    columns = _categories(document)
    data = _base(document).get("data")
    return (
        columns[0] if len(columns) == 1 and isinstance(data, Mapping) and "limit" in data else None
    )


def _categories(value: Any) -> list[str]:
    """Return the columns that the categories of charts come from, each once."""
    if isinstance(value, list):
        parts = value
    elif isinstance(value, Mapping):
        parts = [item for key, item in value.items() if key != "data"]
    else:
        return []
    found = [column for part in parts for column in _categories(part)]
    if isinstance(value, Mapping):
        series = value.get("series")
        if "categories" not in value:
            own = series.get("$by") if isinstance(series, Mapping) else None
        elif isinstance(categories := value["categories"], Mapping):
            own = categories.get("$distinct", categories.get("$column"))
        else:
            own = None
        found = [own, *found] if isinstance(own, str) else found
    return list(dict.fromkeys(found))


def _words_with(
    name: str, given: Mapping[str, Any], categories: str | None = None
) -> dict[str, Any]:
    """Return the part of a description whose accessibility text is `_FIRST` and a value."""
    value = given.get(name, f"${{{name}}}") if name else ""
    view: dict[str, Any] = {"type": "kpiView", "items": [{"metric": ""}]}
    # Only texts of a view can have formatted values.
    runs = [{"text": _FIRST}, *(value if isinstance(value, list) else [value])]
    if categories is not None:
        # The chart makes the program leave out the same rows.
        chart = {"categories": {"$distinct": categories}, "series": [{"values": []}]}
        value = _FIRST + value if isinstance(value, str) else runs
        return {"view": {"type": "chartCard", "title": value, "chartView": chart}}
    if isinstance(value, str):
        return {"accessibilityText": _FIRST + value, "view": view}
    return {"view": {**view, "caption": runs}}


def _is_of_value(diagnostic: Diagnostic) -> bool:
    """Whether a message is about the value of a placeholder, not about the rows or the names."""
    return diagnostic.path.startswith(("view.caption", "view.title", "accessibilityText"))


def places_of(renderer: Renderer, source: Source, data: Table | None) -> list[str]:
    """Return the first row of each figure, such as ``sales.csv:17``; empty without data."""
    base = _base(document_of(source))
    settings = base.get("data")
    if data is None and isinstance(settings, Mapping) and "values" in settings:
        # Rows of a description have numbers only as a separate table.
        data = settings["values"]
        base["data"] = {key: value for key, value in settings.items() if key != "values"}
    text = json.dumps({**base, **_words_with("", {})}, ensure_ascii=False)
    figures, _ = renderer.described(Source(text, source.file, is_written=False), data)
    return [_place(figure) for figure in figures]


def check_addresses(
    letter: Letter,
    rows: Sequence[Mapping[str, str]],
    places: Callable[[], Sequence[str]],
    given: Mapping[str, Any],
) -> None:
    """Raise the errors of all addresses that are wrong, with their rows and columns."""
    faults = [
        (index, header, fault)
        for index, row in enumerate(rows)
        for header in letter.headers
        if (fault := _fault(header, row)) is not None
    ]
    if faults:
        found = places()
        raise DescriptionError(
            [
                Diagnostic(
                    "error",
                    _words(fault, header, found[index], given),
                    header.name,
                    header.line,
                    file=letter.file,
                    code="data",
                )
                for index, header, fault in faults
            ]
        )


def _fault(header: Header, values: Mapping[str, str]) -> AddressError | None:
    try:
        header.filled(values)
    except AddressError as error:
        return error
    return None


def _words(fault: AddressError, header: Header, place: str, given: Mapping[str, Any]) -> str:
    """Return the message for a wrong address."""
    values = [f"value '{name}'" for name in fault.placeholders if name in given]
    columns = [
        f"column '{name.partition('|')[0]}'" for name in fault.placeholders if name not in given
    ]
    origin = " and ".join([*values, *columns]) + (f" of {place}" if place else "")
    if not fault.text:
        return (
            f"{origin} is empty, and '{header.name}' needs an address; "
            "fill it, or exclude its row with 'where'"
        )
    return f"'{fault.text}' in {origin} {fault.problem}"


def _placed(diagnostic: Diagnostic, name: str) -> Diagnostic:
    """Turn a message about a picture that is never shown into a message about the text."""
    if not _is_of_value(diagnostic):
        return diagnostic
    return replace(diagnostic, path=f"${{{name}}}", line=None, column=None, file=None)
