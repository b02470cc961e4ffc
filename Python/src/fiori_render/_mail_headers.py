"""Fill the headers of emails with values; no value can add a recipient or a header.

A header is parsed before it is filled: an address from a value stays one address, and a name stays
a name, regardless of their characters.
"""

from __future__ import annotations

import base64
import re
import unicodedata
from collections.abc import Callable, Mapping
from email.utils import quote
from typing import NamedTuple

from ._markdown import words_of

_ADDRESSES = {
    *("to", "from", "cc", "bcc", "reply-to", "sender"),
    *("resent-to", "resent-from", "resent-cc", "resent-bcc", "resent-sender"),
}
_TEXTS = {"subject", "comments", "keywords", "organization"}
"""The headers that are plain text, in addition to those that start with ``X-``."""
_OWN = {"mime-version", "content-type", "content-transfer-encoding", "content-disposition"}
"""The headers that are set automatically."""
_FIRST_MARK = 0xF0000
_MARK = re.compile("[\U000f0000-\U000ffffd]")
"""The characters that replace placeholders; no text contains them."""
_ENTRY = re.compile(
    r"""\s*(?:
    (?P<name>(?:"(?:[^"\\]|\\.)*"|[^"<>,])*)<\s*(?P<inner>[^\s<>",]*)\s*>
    |(?P<plain>[^\s<>",]+)
    )\s*(?:,|\Z)""",
    re.VERBOSE,
)
_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LOCAL = re.compile(rf"{_ATOM}(?:\.{_ATOM})*")
_LABEL = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?")
_LINE = 72
"""The maximum number of characters in a line, as mail programs expect."""


class AddressError(Exception):
    """Values that do not form an address."""

    def __init__(self, text: str, placeholders: list[str], problem: str) -> None:
        super().__init__(problem)
        self.text = _shown(text)
        self.placeholders = placeholders
        self.problem = problem


class _Address(NamedTuple):
    """An address in a header, with marks instead of placeholders."""

    name: str
    address: str


class Header(NamedTuple):
    """A header of a text."""

    name: str
    line: int
    """The line, from 1, in the text."""
    text: str
    """The text, with marks instead of placeholders."""
    placeholders: list[str]
    """The contents of ``${…}``, in order."""
    addresses: list[_Address] | None
    """The addresses; None if the header has a text."""

    @classmethod
    def read(cls, name: str, text: str, line: int) -> Header:
        """Return a header of a text; raise `ValueError` if it cannot be filled."""
        placeholders: list[str] = []

        def mark(placeholder: str) -> str:
            placeholders.append(placeholder)
            return chr(_FIRST_MARK + len(placeholders) - 1)

        marked = words_of(_MARK.sub("", text), mark)
        key = name.lower()
        if key in _OWN:
            raise ValueError(f"'{name}' is set automatically; remove it")
        if placeholders and key not in _ADDRESSES | _TEXTS and not key.startswith("x-"):
            raise ValueError(
                f"'{name}' cannot contain values; use them in addresses, in 'Subject' "
                "or in a header that begins with 'X-'"
            )
        if key not in _ADDRESSES:
            return cls(name, line, marked, placeholders, None)
        header = cls(name, line, marked, placeholders, _addresses(name, marked))
        header._check()
        return header

    def _check(self) -> None:
        """Raise `ValueError` if an address without values is wrong."""
        for entry in self.addresses or []:
            if not _MARK.search(entry.address):
                try:
                    _address(entry.address)
                except ValueError as error:
                    shown = _shown(entry.address)
                    raise ValueError(f"{self.name}: '{shown}' {error}") from None

    def filled(self, values: Mapping[str, str]) -> str:
        """Return the header's value in ASCII, in lines; raise `AddressError` if one is wrong."""

        def value(text: str) -> str:
            return _MARK.sub(lambda match: values[self._placeholder(match)], text)

        if self.addresses is None and not self.placeholders and self.text.isascii():
            # It may have a special form, such as a date.
            return self.text
        if self.addresses is None:
            return _text(self.name, _one_line(value(self.text)))
        return ",\n ".join(self._entry(entry, value) for entry in self.addresses)

    def _entry(self, entry: _Address, value: Callable[[str], str]) -> str:
        text = value(entry.address).strip(" \t")
        try:
            address = _address(text)
        except ValueError as error:
            found = [self._placeholder(match) for match in _MARK.finditer(entry.address)]
            raise AddressError(text, found, str(error)) from None
        name = _one_line(value(entry.name))
        if not name:
            return address
        phrase = _phrase(name)
        is_long = len(phrase.rpartition("\n")[2]) + len(address) > _LINE - 20
        return f"{phrase}\n <{address}>" if is_long else f"{phrase} <{address}>"

    def _placeholder(self, mark: re.Match[str]) -> str:
        return self.placeholders[ord(mark[0]) - _FIRST_MARK]


def _addresses(name: str, text: str) -> list[_Address]:
    """Return the addresses of a header, which are separated by commas."""
    found: list[_Address] = []
    position = 0
    while position < len(text) or not found:
        match = _ENTRY.match(text, position)
        if match is None:
            raise ValueError(
                f"'{name}' is not a list of addresses; write it as in "
                "'Ada <ada@example.com>, ben@example.com'"
            )
        found.append(_Address(_unquoted(match["name"] or ""), match["plain"] or match["inner"]))
        position = match.end()
    return found


def _unquoted(name: str) -> str:
    """Return a name without quotation marks."""
    return re.sub(
        r'"((?:[^"\\]|\\.)*)"', lambda match: re.sub(r"\\(.)", r"\1", match[1]), name
    ).strip()


def _address(text: str) -> str:
    """Return an address with its domain in ASCII; raise `ValueError` if it is not exactly one."""
    local, _, domain = text.rpartition("@")
    # Mail programs would decode an encoded word.
    if not _LOCAL.fullmatch(local) or "=?" in local or len(local) > 64:
        raise ValueError("is not an email address; use exactly one, such as ada@example.com")
    domain = _ascii_domain(domain)
    if len(domain) > 253 or not all(_LABEL.fullmatch(label) for label in domain.split(".")):
        raise ValueError("is not an email address; use exactly one, such as ada@example.com")
    return f"{local}@{domain}"


def _ascii_domain(domain: str) -> str:
    """Return a domain in the form of name servers."""
    return ".".join(_ascii_label(label) for label in domain.split("."))


def _ascii_label(label: str) -> str:
    """Return a part of a domain in ASCII, as in IDNA 2008, where ß is a letter of its own."""
    if label.isascii():
        return label
    letters = unicodedata.normalize("NFC", label.lower())
    # Characters that only look like others would be another domain.
    is_plain = unicodedata.normalize("NFKC", letters) == letters and all(
        letter == "-" or unicodedata.category(letter)[0] in "LM" or letter.isdecimal()
        for letter in letters
    )
    if not is_plain:
        raise ValueError("has a domain without a unique ASCII form; write it as 'xn--…'")
    return f"xn--{letters.encode('punycode').decode('ascii')}"


def _one_line(text: str) -> str:
    """Return a text with a space for line breaks and control characters, and its own spaces."""
    controls = {"Cc", "Zl", "Zp"}
    spaced = ("\n" if unicodedata.category(each) in controls else each for each in text)
    return re.sub(r" *\n[ \n]*", " ", "".join(spaced)).strip()


def _phrase(name: str) -> str:
    """Return a name as it is written before an address."""
    # The name of the header can come before it.
    length = _LINE - 18
    if not name.isascii() or "=?" in name or len(quote(name)) + 2 > length:
        return _encoded(name, length)
    return name if re.fullmatch(rf"{_ATOM}(?: {_ATOM})*", name) else f'"{quote(name)}"'


def _text(name: str, text: str) -> str:
    """Return a text as the value of a header; mail programs would decode an encoded word."""
    is_plain = text.isascii() and "=?" not in text and len(name) + len(text) <= _LINE
    return text if is_plain else _encoded(text, _LINE, name)


def _encoded(text: str, length: int, name: str | None = None) -> str:
    """Return a text as encoded words in lines of a length.

    The standard library loses or doubles spaces between encoded words in some versions of Python.
    """
    space = length - (len(name) + 2 if name else 0)
    is_short = len(_quoted(text)) <= len(_base64(text))
    encode, mark = (_quoted, "q") if is_short else (_base64, "b")
    words = [""]
    for letter in _letters(text):
        if words[-1] and len(encode(words[-1] + letter)) + 12 > space:
            words.append("")
            space = length - 1
        words[-1] += letter
    return "\n ".join(f"=?utf-8?{mark}?{encode(word)}?=" for word in words)


def _letters(text: str) -> list[str]:
    """Return the characters of a text, each with the marks that combine with it."""
    letters: list[str] = []
    for each in text:
        # A word holds few characters: endless marks are split.
        if letters and unicodedata.combining(each) and len(letters[-1]) < 4:
            letters[-1] += each
        else:
            letters.append(each)
    return letters


_PLAIN = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!*+-/")
"""The characters that are not encoded, even in an encoded word of a name."""


def _quoted(text: str) -> str:
    return "".join(
        chr(byte) if byte in _PLAIN else "_" if byte == 0x20 else f"={byte:02X}"
        for byte in text.encode()
    )


def _base64(text: str) -> str:
    return base64.b64encode(text.encode()).decode("ascii")


def _shown(text: str) -> str:
    """Return the beginning of a text for a message."""
    text = _one_line(text)
    return text if len(text) <= 60 else f"{text[:60]}…"
