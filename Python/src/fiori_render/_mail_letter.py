"""The text of emails: headers and Markdown, filled with the values and pictures of a figure."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Mapping, Sequence
from email.message import EmailMessage
from email.policy import SMTP, default
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from ._mail_headers import Header
from ._markdown import Markdown, placeholders_in
from ._palette import with_palette
from ._picture import Picture

WRITTEN = SMTP.clone(refold_source="none")
"""Headers are written exactly as they were filled."""
_header_line = re.compile(r"([A-Za-z][A-Za-z-]*):\s*(.*?)\s*")


class Figure(NamedTuple):
    """A picture in one or both appearances."""

    light: Picture
    dark: Picture | None


class Letter(NamedTuple):
    """The text of all emails: headers and Markdown."""

    headers: list[Header]
    body: Markdown
    file: str | None
    """The path of its file."""

    @classmethod
    def read(cls, text: str | os.PathLike[str]) -> Letter:
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
        self, values: Mapping[str, str], figures: Sequence[Figure], scale: float, has_palette: bool
    ) -> EmailMessage:
        """Return the mail with the values and the pictures of a figure."""
        mail = EmailMessage(policy=default.clone(refold_source="none"))
        for header in self.headers:
            # Otherwise Python would parse the value again.
            mail.set_raw(header.name, header.filled(values))
        words = "\n\n".join(figure.light.words for figure in figures)
        plain = self.body.plain(values, words)
        # The same in each run, and in no other email of the world.
        origin = hashlib.sha256(f"{mail.as_string(policy=WRITTEN)}\n{plain}".encode())
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


def _image(figure: Figure, scale: float, images: list[tuple[str, Picture]], origin: str) -> str:
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
