"""Make emails with a picture for each figure of a description."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator, Mapping, Sequence
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any

from ._errors import RenderError
from ._mail_letter import WRITTEN, Figure, Letter
from ._mail_values import check_addresses, places_of, values_of
from ._palette import has_pillow
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
    made = named_mails(template, text, data, values, dark, limit, renderer)
    return [mail for _, mail in made]


def named_mails(
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
    letter = Letter.read(text)
    rows = values_of(shared, source, letter.placeholders, data, values or {})
    check_addresses(letter, rows, lambda: places_of(shared, source, data), values or {})
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
                if len(mail.as_bytes(policy=WRITTEN)) <= limit:
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


def _pictures(
    renderer: Renderer, source: Source, data: Table | None, scale: float, dark: bool
) -> list[Figure]:
    """Return the pictures of all figures, with their own background."""
    environment = document_of(source).get("environment")
    has_ground = isinstance(environment, Mapping) and environment.get("background")
    ground = {} if has_ground else {"background": "primaryBackground"}

    def drawn(traits: Mapping[str, Any]) -> list[Picture]:
        return renderer.render_all(source, scale=scale, environment={**ground, **traits}, data=data)

    if not dark:
        return [Figure(picture, None) for picture in drawn({})]
    appearances = [drawn({"appearance": appearance}) for appearance in ("light", "dark")]
    return [Figure(*pair) for pair in zip(*appearances, strict=True)]


def _messages(figures: Sequence[Figure]) -> Iterator[str]:
    """Return the messages about pictures, each once."""
    pictures = [picture for figure in figures for picture in figure if picture is not None]
    yield from dict.fromkeys(str(item) for picture in pictures for item in picture.diagnostics)
    for figure in figures:
        if figure.light.pages > 1:
            yield (
                f"{figure.light.name}: the email shows only page 1 of {figure.light.pages}; "
                "add a figure for each page, with 'page' in its view"
            )
