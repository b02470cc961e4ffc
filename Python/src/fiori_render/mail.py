"""Write emails with a picture for each group of a table: ``python -m fiori_render.mail``."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from email.message import EmailMessage
from email.policy import SMTP, default
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from ._diagnostic import Diagnostic
from ._errors import DescriptionError, RenderError
from ._mail_headers import AddressError, Header
from ._markdown import Markdown, placeholders_in
from ._palette import has_pillow, with_palette
from ._picture import Picture
from ._renderer import Renderer, shared_renderer
from ._settings import Settings
from ._source import Source, read
from ._templates import document_of

if TYPE_CHECKING:
    from ._source import Description
    from ._tables import Table

_QUALITIES = ((2, False), (2, True), (1.5, True), (1, True))
"""The pixels per point, and whether there are only 256 colors, which halves a picture's bytes.

The first that keeps an email within its limit is used.
"""
_USAGE, _WRONG, _UNREADABLE, _UNWRITABLE = 64, 65, 66, 73
_WRITTEN = SMTP.clone(refold_source="none")
"""Headers are written exactly as they were filled."""
_FIRST = "\N{MIDDLE DOT}"
"""The first character of the text for a value, because an empty text would be replaced."""
_OF_PICTURES = {"missing-glyph", "no-room"}
"""The codes of warnings that are only about a picture."""


def mails(
    template: Description,
    text: str | os.PathLike[str],
    *,
    data: Table | None = None,
    values: Mapping[str, Any] | None = None,
    dark: bool = False,
    limit: int = 1_000_000,
    renderer: Renderer | None = None,
) -> list[EmailMessage]:
    r"""Return one email per figure of a description, for example per group of its rows.

    An email contains the text, the figure's pictures as PNG, and their alternative texts for
    readers who cannot see them. All emails are made before the first is returned, so that none is
    sent if one is wrong.

    Args:
        template: A description with `data`.
        text: The email, or the path of its file: lines such as ``To: ${mail}`` and
            ``Subject: Sales in ${region}``, an empty line, and Markdown. ``${region}`` and
            ``${revenue|compact}`` are values of a figure's rows, as in the description's texts. The
            pictures replace a line ``![]()``, or go at the end.
        data: A table to use instead of the description's own. Default: the description's own.
        values: Values by their names in the text, written as in a description:
            ``{"total": {"value": {"$sum": "revenue"}, "style": "currency", "currency": "EUR"}}``.
            Default: none.
        dark: Whether to add a second picture for dark mode. Default: False.
        limit: The maximum size of an email in bytes. If one is larger, its pictures get 256 colors
            (with Pillow: ``pip install Pillow``), and then fewer pixels. Default: a million.
        renderer: The renderer that draws. Default: the package's own.

    Returns:
        The emails, in the order of the figures; `smtplib` sends them.

    Raises:
        DescriptionError: The description is invalid, or a row does not have an address.
        RenderError: A figure cannot be drawn, or an email exceeds the limit.
        ValueError: The text has no subject, or a header cannot be read.

    Example:
        >>> card = {"type": "kpiView", "items": [{"metric": "${orders}"}]}
        >>> text = "To: ${mail}\nSubject: Orders in ${region}\n\nThe orders of this week:\n"
        >>> rows = [{"region": "EMEA", "orders": 182, "mail": "emea@example.com"}]
        >>> for mail in fr.mails({"data": {"each": True}, "view": card}, text, data=rows):
        ...     print(mail["Subject"])
        Orders in EMEA

    """
    made = _named(template, text, data, values, dark, limit, renderer)
    return [mail for _, mail in made]


def _named(
    template: Description,
    text: str | os.PathLike[str],
    data: Table | None,
    values: Mapping[str, Any] | None,
    dark: bool,
    limit: int,
    renderer: Renderer | None = None,
) -> list[tuple[str, EmailMessage]]:
    """Return the mails with the names of their pictures."""
    source = read(template)
    shared = renderer or shared_renderer(Settings())
    letter = _Letter.read(text)
    rows = _values(shared, source, letter.placeholders, data, values or {})
    _check(letter, rows, lambda: _places(shared, source, data), values or {})
    made: dict[int, tuple[str, EmailMessage]] = {}
    drawn = 0.0
    for scale, has_palette in _QUALITIES:
        if scale != drawn:
            figures = _pictures(shared, source, data, scale, dark)
            if not drawn:
                for message in _messages(figures):
                    warnings.warn(message, stacklevel=3)
            drawn = scale
        share = len(figures) // len(rows)
        for index, row in enumerate(rows):
            if index not in made:
                own = figures[index * share : (index + 1) * share]
                mail = letter.mail(row, own, scale, has_palette)
                if len(mail.as_bytes(policy=_WRITTEN)) <= limit:
                    made[index] = own[0].light.name, mail
        if len(made) == len(rows):
            return [made[index] for index in range(len(rows))]
    index = next(index for index in range(len(rows)) if index not in made)
    other = (
        "" if has_pillow() else ", or install Pillow (pip install Pillow), which makes it smaller"
    )
    error = RenderError(f"the email is larger than {limit:,} bytes; raise the limit{other}")
    error.index, error.name = index, figures[index * share].light.name
    raise error


class _Figure(NamedTuple):
    """A picture in one or both appearances."""

    light: Picture
    dark: Picture | None


def _pictures(
    renderer: Renderer, source: Source, data: Table | None, scale: float, dark: bool
) -> list[_Figure]:
    """Return the pictures of all figures, with their own background."""
    environment = document_of(source).get("environment")
    has_ground = isinstance(environment, Mapping) and environment.get("background")
    ground = {} if has_ground else {"background": "primaryBackground"}

    def drawn(traits: Mapping[str, Any]) -> list[Picture]:
        return renderer.render_all(source, scale=scale, environment={**ground, **traits}, data=data)

    if not dark:
        return [_Figure(picture, None) for picture in drawn({})]
    appearances = [drawn({"appearance": appearance}) for appearance in ("light", "dark")]
    return [_Figure(*pair) for pair in zip(*appearances, strict=True)]


def _messages(figures: Sequence[_Figure]) -> Iterator[str]:
    """Return the messages about pictures, each once."""
    pictures = [picture for figure in figures for picture in figure if picture is not None]
    yield from dict.fromkeys(str(item) for picture in pictures for item in picture.diagnostics)
    for figure in figures:
        if figure.light.pages > 1:
            yield (
                f"{figure.light.name}: the email shows only page 1 of {figure.light.pages}; "
                "add a figure for each page, with 'page' in its view"
            )


def _values(
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
    return found


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


def _places(renderer: Renderer, source: Source, data: Table | None) -> list[str]:
    """Return the first row of each figure, such as ``sales.csv:17``; empty without data."""
    base = _base(document_of(source))
    settings = base.get("data")
    if data is None and isinstance(settings, Mapping) and "values" in settings:
        # Rows of a description have numbers only as a separate table.
        data = settings["values"]
        base["data"] = {key: value for key, value in settings.items() if key != "values"}
    text = json.dumps({**base, **_words_with("", {})}, ensure_ascii=False)
    figures, _ = renderer.described(Source(text, source.file, is_written=False), data)
    return [re.sub(r"^\d+ rows from ", "", figure.get("rows", "")) for figure in figures]


def _check(
    letter: _Letter,
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


_NAMING = (".json", ".jsonl", ".csv", ".tsv", ".nss")
"""The extensions of files that can name others."""
_name = re.compile(r"""[^"'\\,;()\t\r\n\0]{1,255}""")
"""A string or a cell that may be the path of a file."""
_header_line = re.compile(r"([A-Za-z][A-Za-z-]*):\s*(.*?)\s*")


class _Letter(NamedTuple):
    """The text of all emails: headers and Markdown."""

    headers: list[Header]
    body: Markdown
    file: str | None
    """The path of its file."""

    @classmethod
    def read(cls, text: str | os.PathLike[str]) -> _Letter:
        """Return the letter of a text or a file."""
        try:
            whole = text if isinstance(text, str) else Path(text).read_text("utf-8-sig")
        except UnicodeDecodeError:
            raise ValueError(f"{text!s}: is not UTF-8; save it as UTF-8") from None
        file = None if isinstance(text, str) else os.fspath(text)
        lines = whole.splitlines()
        headers: dict[str, Header] = {}
        number = next((index for index, line in enumerate(lines) if line), 0)
        while number < len(lines) and (match := _header_line.fullmatch(lines[number])):
            number += 1
            name = match[1].lower()
            try:
                if name in headers:
                    first = headers[name].line
                    raise ValueError(f"'{match[1]}' is already on line {first}; use one line")
                headers[name] = Header.read(match[1], match[2], number)
            except ValueError as error:
                place = f"line {number}" if file is None else f"{file}:{number}"
                raise ValueError(f"{place}: {error}") from None
        if "subject" not in headers:
            raise ValueError("the text has no subject; start it with a line 'Subject: …'")
        return cls([*headers.values()], Markdown("\n".join(lines[number:])), file)

    @property
    def placeholders(self) -> list[str]:
        """The contents of ``${…}``, each once."""
        names = [name for header in self.headers for name in header.placeholders]
        return list(dict.fromkeys([*names, *placeholders_in(self.body.text)]))

    def mail(
        self, values: Mapping[str, str], figures: Sequence[_Figure], scale: float, has_palette: bool
    ) -> EmailMessage:
        """Return the mail with the values and the pictures of a figure."""
        mail = EmailMessage(policy=default.clone(refold_source="none"))
        for header in self.headers:
            # Otherwise Python would parse the value again.
            mail.set_raw(header.name, header.filled(values))
        words = "\n\n".join(figure.light.words for figure in figures)
        plain = self.body.plain(values, words)
        # The same in each run, and in no other email of the world.
        origin = hashlib.sha256(f"{mail.as_string(policy=_WRITTEN)}\n{plain}".encode())
        images: list[tuple[str, Picture]] = []
        pictures = [_image(figure, scale, images, origin.hexdigest()) for figure in figures]
        html = self.body.html(values, "<br>\n".join(pictures))
        mail.set_content(plain)
        mail.add_alternative(html, subtype="html")
        payload: Any = mail.get_payload()
        related = payload[1]
        for number, (cid, picture) in enumerate(images, start=1):
            data = with_palette(picture.data) if has_palette else picture.data
            related.add_related(
                data,
                "image",
                "png",
                cid=f"<{cid}>",
                disposition="inline",
                filename=f"picture{number}.png",
            )
        # Without fixed boundaries, no two runs would write the same bytes.
        digest = hashlib.sha256(html.encode()).hexdigest()[:24]
        mail.set_boundary(f"=={digest}==")
        related.set_boundary(f"=={digest}-related==")
        return mail


def _image(figure: _Figure, scale: float, images: list[tuple[str, Picture]], origin: str) -> str:
    """Return a picture in HTML; its parts are added to `images`."""

    def part(picture: Picture) -> str:
        digest = hashlib.sha256(f"{origin} {len(images)} ".encode() + picture.data).hexdigest()
        images.append((f"{digest[:32]}@pictures.invalid", picture))
        return f"cid:{images[-1][0]}"

    light = figure.light
    image = (
        f'<img src="{part(light)}" width="{round(light.width / scale)}" '
        f'alt="{escape(light.words)}" style="max-width: 100%; height: auto">'
    )
    if figure.dark is None:
        return image
    source = f'<source media="(prefers-color-scheme: dark)" srcset="{part(figure.dark)}">'
    return f"<picture>{source}{image}</picture>"


class _Parser(argparse.ArgumentParser):
    """Reads a command line; mistakes have the same exit status as in the program."""

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(_USAGE, f"error: {message}\n")


def _values_in(path: str | None) -> dict[str, Any]:
    """Return the values in a file."""
    if path is None:
        return {}
    try:
        values = json.loads(Path(path).read_text("utf-8-sig"))
    except ValueError as error:
        raise ValueError(f"{path}: is not JSON ({error})") from None
    if not isinstance(values, dict):
        raise ValueError(f"{path}: is not an object; list values by their names in the text")
    return values


def main(arguments: Sequence[str] | None = None) -> int:
    """Write one email per figure of a description to a folder; return the exit status."""
    parser = _Parser(
        prog="fiori-render mail",
        description="Write one email with a picture per group of a table's rows.",
        epilog="Example: fiori-render mail weekly.json --text weekly.md -o out/",
    )
    parser.add_argument("template", help="description with 'data'")
    parser.add_argument(
        "--text", required=True, metavar="FILE", help="headers and Markdown of the emails"
    )
    parser.add_argument(
        "-o",
        "--output",
        required=True,
        metavar="DIR",
        help="folder for the emails, created if missing; - prints a single email",
    )
    parser.add_argument(
        "--data", metavar="FILE", help="table to use instead of the description's own"
    )
    parser.add_argument(
        "--values", metavar="FILE", help="JSON file of values, by their names in the text"
    )
    parser.add_argument("--dark", action="store_true", help="add a picture for dark mode")
    parser.add_argument(
        "--limit",
        type=int,
        default=1_000_000,
        metavar="BYTES",
        help="maximum size of an email in bytes (default: %(default)s)",
    )
    given = parser.parse_args(arguments)
    for path in (given.template, given.text, given.values, given.data):
        if path is not None and not os.path.exists(path):
            print(f"error: {path}: does not exist; check the path", file=sys.stderr)
            return _UNREADABLE
    try:
        with warnings.catch_warnings(record=True) as noted:
            warnings.simplefilter("always")
            values = _values_in(given.values)
            found = _named(
                given.template, Path(given.text), given.data, values, given.dark, given.limit
            )
    except DescriptionError as error:
        print(error, file=sys.stderr)
        return _WRONG
    except (RenderError, OSError, ValueError) as error:
        print(f"error: {error}", file=sys.stderr)
        return _WRONG
    for warning in dict.fromkeys(str(item.message) for item in noted):
        print(warning, file=sys.stderr)
    if given.output == "-":
        return _print(found)
    inputs = [given.template, given.text, given.values, given.data]
    return _write(found, Path(given.output), [path for path in inputs if path is not None])


def _print(found: Sequence[tuple[str, EmailMessage]]) -> int:
    """Write the only email to standard output; return the exit status."""
    if len(found) > 1:
        print(
            f"error: -o - prints one email, but there are {len(found)}; use -o DIR", file=sys.stderr
        )
        return _USAGE
    sys.stdout.buffer.write(found[0][1].as_bytes(policy=_WRITTEN))
    sys.stdout.buffer.flush()
    return 0


def _identity(path: str | os.PathLike[str]) -> tuple[int, int]:
    """Return an identity that a file shares with all links to it, and with no other file."""
    status = os.stat(path)
    return status.st_dev, status.st_ino


def _identities(inputs: Sequence[str]) -> set[tuple[int, int]]:
    """Return the identities of a template and other inputs, and of the files that they use."""
    found: set[tuple[int, int]] = set()
    paths = list(inputs)
    folder = os.path.dirname(inputs[0])
    while paths:
        path = paths.pop()
        if not os.path.isfile(path) or _identity(path) in found:
            continue
        found.add(_identity(path))
        if path == inputs[0] or path.endswith(_NAMING):
            text = Path(path).read_text("utf-8", errors="replace")
            names = {name.strip() for name in _name.findall(text) if "." in name}
            folders = {folder, os.path.dirname(path)}
            paths += [os.path.join(each, name) for each in folders for name in names]
    return found


def _write(found: Sequence[tuple[str, EmailMessage]], folder: Path, inputs: Sequence[str]) -> int:
    """Write emails to a folder, under the names of their pictures; return the exit status."""
    files = [(folder / f"{name}.eml", mail) for name, mail in found]
    try:
        old = [path for path, _ in files if path.exists()]
        read = _identities(inputs) if old else set()
        for path in old:
            if _identity(path) in read:
                print(
                    f"error: {path} is an input and would be overwritten; use another folder",
                    file=sys.stderr,
                )
                return _UNWRITABLE
        folder.mkdir(exist_ok=True)
        for path, mail in files:
            path.write_bytes(mail.as_bytes(policy=_WRITTEN))
    except OSError as error:
        print(f"error: {folder}: cannot be written ({error.strerror})", file=sys.stderr)
        return _UNWRITABLE
    return 0


if __name__ == "__main__":
    sys.exit(main())
