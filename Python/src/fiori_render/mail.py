"""Writes mails with a picture of each group of a table: ``python -m fiori_render.mail``."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import sys
import warnings
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import quote
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from ._diagnostic import Diagnostic
from ._errors import DescriptionError, RenderError
from ._markdown import Markdown, placeholders_in, words_of
from ._palette import has_pillow, with_palette
from ._picture import Picture
from ._renderer import Renderer, shared_renderer
from ._settings import Settings
from ._source import Source, read
from ._tables import document_of

if TYPE_CHECKING:
    from ._source import Description
    from ._tables import Table

_QUALITIES = ((2, False), (2, True), (1.5, True), (1, True))
"""The pixels per point, and whether there are 256 colors only, which halves a picture's bytes.

The first that keeps a mail within its limit is taken.
"""
_USAGE, _WRONG, _UNREADABLE, _UNWRITABLE = 64, 65, 66, 73
_ADDRESSES = {"to", "from", "cc", "bcc", "reply-to", "sender"}
_SPECIAL = set('()<>[]:;,."\\')
"""What cannot stand in the name of an address without quotation marks."""


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
    r"""Return a mail for each figure of a description, such as for each group of its rows.

    A mail has the text, the figure's pictures as PNG in it, and their words for readers who cannot
    see them. All are made before the first is returned, so that none is sent if one is wrong.

    Args:
        template: A description with `data`.
        text: The mail, or the path of its file: lines such as ``To: ${mail}`` and
            ``Subject: Sales in ${region}``, an empty line, and Markdown. ``${region}`` and
            ``${revenue|compact}`` are values of a figure's rows, as in the description's texts. The
            pictures stand in place of a line ``![]()``, or at the end.
        data: A table that takes the place of the description's own. Default: the description's own.
        values: Values by their names in the text, as they can stand in a description:
            ``{"total": {"value": {"$sum": "revenue"}, "style": "currency", "currency": "EUR"}}``.
            Default: none.
        dark: Whether there is a second picture for readers with dark appearance. Default: False.
        limit: The bytes of a mail. If one is larger, its pictures have 256 colors (with Pillow:
            ``pip install Pillow``), and then fewer pixels. Default: a million.
        renderer: What draws. Default: the package's own.

    Returns:
        The mails, in the order of the figures; `smtplib` sends them.

    Raises:
        RenderError: A figure cannot be drawn, or a mail is above its limit.
        ValueError: The text has no subject.

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
                if len(mail.as_bytes(policy=SMTP)) <= limit:
                    made[index] = own[0].light.name, mail
        if len(made) == len(rows):
            return [made[index] for index in range(len(rows))]
    index = next(index for index in range(len(rows)) if index not in made)
    other = (
        "" if has_pillow() else ", or install Pillow (pip install Pillow), which makes it smaller"
    )
    error = RenderError(f"the mail is larger than {limit:,} bytes; raise the limit{other}")
    error.index, error.name = index, figures[index * share].light.name
    raise error


class _Figure(NamedTuple):
    """A picture in one or both appearances."""

    light: Picture
    dark: Picture | None


def _pictures(
    renderer: Renderer, source: Source, data: Table | None, scale: float, dark: bool
) -> list[_Figure]:
    """Return the pictures of all figures, on a ground of their own."""
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
    """Return what is to be said of pictures, each once."""
    pictures = (picture for figure in figures for picture in figure if picture is not None)
    yield from dict.fromkeys(str(item) for picture in pictures for item in picture.diagnostics)


def _values(
    renderer: Renderer,
    source: Source,
    placeholders: Sequence[str],
    data: Table | None,
    given: Mapping[str, Any],
) -> list[dict[str, str]]:
    """Return the placeholders' values for each figure.

    The program finds and formats them: as the caption of a picture that nobody draws.
    """
    document = document_of(source)
    environment = document.get("environment")
    traits = environment if isinstance(environment, Mapping) else {}
    kept = {key: traits[key] for key in ("locale", "timeZone") if key in traits}
    base: dict[str, Any] = {key: document[key] for key in ("data", "name") if key in document}
    base["environment"] = {**kept, "width": 8000, "scale": 1}
    found: list[dict[str, str]] = []
    # A text without any has as many mails, too.
    for name in placeholders or [""]:
        caption = given.get(name, f"${{{name}}}") if name else ""
        view = {"type": "kpiView", "items": [{"metric": "0"}], "caption": caption}
        text = json.dumps({**base, "view": view}, ensure_ascii=False)
        try:
            reports, messages = renderer.report(Source(text, source.file, is_written=False), data)
        except DescriptionError as error:
            raise DescriptionError([_placed(item, name) for item in error.diagnostics]) from None
        for message in messages:
            warnings.warn(str(_placed(message, name)), stacklevel=4)
        found = found or [{} for _ in reports]
        for values, report in zip(found, reports, strict=True):
            values[name] = _caption(report["root"])
    return found


def _placed(diagnostic: Diagnostic, name: str) -> Diagnostic:
    """Return a message about the picture that nobody draws as one about the text."""
    if not diagnostic.path.startswith("view"):
        return diagnostic
    return replace(diagnostic, path=f"${{{name}}}", line=None, column=None, file=None)


def _caption(node: Mapping[str, Any]) -> str:
    captions = [child["text"] for child in node["children"] if child["kind"] == "caption"]
    return captions[0] if captions else ""


class _Letter(NamedTuple):
    """The text of all mails: its headers, and Markdown."""

    headers: list[tuple[str, str]]
    body: Markdown

    @classmethod
    def read(cls, text: str | os.PathLike[str]) -> _Letter:
        """Return the letter of a text or a file."""
        try:
            whole = text if isinstance(text, str) else Path(text).read_text("utf-8-sig")
        except UnicodeDecodeError:
            raise ValueError(f"{text!s}: is not UTF-8; save it as such") from None
        lines = whole.lstrip("\n").splitlines()
        headers: list[tuple[str, str]] = []
        while lines and (match := re.fullmatch(r"([A-Za-z][A-Za-z-]*):\s*(.*?)\s*", lines[0])):
            headers.append((match[1], match[2]))
            del lines[0]
        if "subject" not in {name.lower() for name, _ in headers}:
            raise ValueError("the text has no subject; begin it with a line 'Subject: …'")
        return cls(headers, Markdown("\n".join(lines)))

    @property
    def placeholders(self) -> list[str]:
        """What stands in ``${…}``, each once."""
        texts = [text for _, text in self.headers]
        found = [name for text in [*texts, self.body.text] for name in placeholders_in(text)]
        return list(dict.fromkeys(found))

    def mail(
        self, values: Mapping[str, str], figures: Sequence[_Figure], scale: float, has_palette: bool
    ) -> EmailMessage:
        """Return the mail with the values and the pictures of a figure."""
        mail = EmailMessage()
        for name, text in self.headers:
            mail[name] = _header(name, text, values)
        words = "\n\n".join(figure.light.words for figure in figures)
        plain = self.body.plain(values, words)
        images: list[tuple[str, Picture]] = []
        pictures = [_image(figure, scale, images) for figure in figures]
        html = self.body.html(values, "<br>\n".join(pictures))
        mail.set_content(plain)
        mail.add_alternative(html, subtype="html")
        payload: Any = mail.get_payload()
        related = payload[1]
        for cid, picture in images:
            data = with_palette(picture.data) if has_palette else picture.data
            related.add_related(data, "image", "png", cid=f"<{cid}>", filename=f"{cid}.png")
        # Without boundaries of their own, no two runs would write the same bytes.
        digest = hashlib.sha256(html.encode()).hexdigest()[:24]
        mail.set_boundary(f"=={digest}==")
        related.set_boundary(f"=={digest}-related==")
        return mail


def _header(name: str, text: str, values: Mapping[str, str]) -> str:
    """Return a header with its values, in one line; names beside addresses are quoted."""

    def value(key: str) -> str:
        found = " ".join(values[key].split())
        if name.lower() in _ADDRESSES and "@" not in found and _SPECIAL & set(found):
            return f'"{quote(found)}"'
        return found

    return words_of(text, value)


def _image(figure: _Figure, scale: float, images: list[tuple[str, Picture]]) -> str:
    """Return a picture in HTML, whose parts are added to `images`."""

    def part(picture: Picture) -> str:
        images.append((f"picture{len(images) + 1}", picture))
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
    """Reads a command line, whose mistakes have the exit status of the program's own."""

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
        raise ValueError(f"{path}: is not an object; give values by their names in the text")
    return values


def main(arguments: Sequence[str] | None = None) -> int:
    """Write a mail for each figure of a description to a folder; return the exit status."""
    parser = _Parser(
        prog="fiori-render mail", description="Write a mail for each group of a table's rows."
    )
    parser.add_argument("template", help="the description, which has data")
    parser.add_argument("--text", required=True, help="the file with headers and Markdown")
    parser.add_argument("-o", "--output", required=True, help="the folder, made if missing")
    parser.add_argument("--data", help="a table that takes the place of the description's own")
    parser.add_argument("--values", help="a JSON file of values by their names in the text")
    parser.add_argument("--dark", action="store_true", help="with a picture for dark appearance")
    parser.add_argument("--limit", type=int, default=1_000_000, help="the bytes of a mail")
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
    return _write(found, Path(given.output))


def _write(found: Sequence[tuple[str, EmailMessage]], folder: Path) -> int:
    """Write mails to a folder, under the names of their pictures; return the exit status."""
    try:
        folder.mkdir(exist_ok=True)
        for name, mail in found:
            (folder / f"{name}.eml").write_bytes(mail.as_bytes(policy=SMTP))
    except OSError as error:
        print(f"error: {folder}: cannot be written ({error.strerror})", file=sys.stderr)
        return _UNWRITABLE
    return 0


if __name__ == "__main__":
    sys.exit(main())
