"""Write the Markdown of emails as HTML and as plain text."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from html import escape
from urllib.parse import quote

_placeholder = re.compile(r"\$(\$\{)|\$\{([^{}\n]+)\}")
_PICTURES = "![]()"
"""The line that the pictures replace."""
_STYLE = "font-family: -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"


def placeholders_in(text: str) -> list[str]:
    """Return the contents of ``${…}``."""
    return [match[2] for match in _placeholder.finditer(text) if match[2]]


def words_of(text: str, value: Callable[[str], str]) -> str:
    """Return a text with values instead of placeholders; ``$${`` becomes ``${``."""
    return _placeholder.sub(lambda match: match[1] or value(match[2]), text)


@dataclass(frozen=True)
class Markdown:
    """Headings, paragraphs, lists, emphasis, code and links."""

    text: str

    def plain(self, values: Mapping[str, str], pictures: str) -> str:
        """Return the text unchanged, with alternative texts instead of the pictures."""
        blocks = [
            pictures if block == _PICTURES else words_of(block, values.__getitem__)
            for block in self._blocks
        ]
        return "\n\n".join(block for block in blocks if block) + "\n"

    def html(self, values: Mapping[str, str], pictures: str) -> str:
        """Return a page; values are texts in it, never Markdown."""
        blocks = [
            f"<p>{pictures}</p>" if block == _PICTURES else _block(block, values)
            for block in self._blocks
        ]
        body = "\n".join(blocks)
        return (
            '<!DOCTYPE html>\n<html><head><meta charset="utf-8">'
            '<meta name="color-scheme" content="light dark"></head>\n'
            f'<body style="{_STYLE}">\n{body}\n</body></html>\n'
        )

    @property
    def _blocks(self) -> list[str]:
        """The parts between empty lines, and the pictures."""
        # Headings and pictures are always separate blocks.
        own = r"^(#{1,6} .*?|!\[\]\(\))[ \t]*$"
        text = re.sub(own, r"\n\1\n", self.text, flags=re.MULTILINE)
        blocks = [block.strip("\n") for block in re.split(r"\n\s*\n", text) if block.strip()]
        return blocks if _PICTURES in blocks else [*blocks, _PICTURES]


def _block(block: str, values: Mapping[str, str]) -> str:
    heading = re.fullmatch(r"(#{1,6}) (.*)", block)
    if heading:
        level = len(heading[1])
        return f"<h{level}>{_inline(heading[2], values)}</h{level}>"
    for pattern, name in ((r"[-*+] ", "ul"), (r"\d+[.)] ", "ol")):
        if re.match(pattern, block):
            items = re.split(rf"^{pattern}", block, flags=re.MULTILINE)[1:]
            inner = "".join(f"<li>{_inline(item.strip(), values)}</li>" for item in items)
            return f"<{name}>{inner}</{name}>"
    return f"<p>{_inline(block, values)}</p>"


def _inline(text: str, values: Mapping[str, str]) -> str:
    """Return a text in HTML; the values of placeholders, which are kept, are not Markdown."""
    found: list[str] = []

    def token(match: re.Match[str]) -> str:
        found.append(match[1] or values[match[2]])
        return f"\ue000{len(found) - 1}\ue001"

    def filled(text: str, encoded: Callable[[str], str]) -> str:
        return re.sub("\ue000(\\d+)\ue001", lambda match: encoded(found[int(match[1])]), text)

    def link(match: re.Match[str]) -> str:
        return f'<a href="{filled(match[2], lambda value: quote(value, safe=""))}">{match[1]}</a>'

    # No font has these characters, and the text itself must not contain them.
    html = escape(_placeholder.sub(token, re.sub("[\ue000\ue001]", "", text)), quote=True)
    html = re.sub(r"\[([^]\n]+)\]\(((?:https?://|mailto:)[^\s)]*)\)", link, html)
    html = re.sub(r"\*\*(?=\S)(.+?)(?<=\S)\*\*", r"<strong>\1</strong>", html)
    html = re.sub(r"\*(?=\S)(.+?)(?<=\S)\*", r"<em>\1</em>", html)
    html = re.sub(r"`([^`]+)`", r"<code>\1</code>", html)
    return filled(html.replace("  \n", "<br>\n"), escape)
