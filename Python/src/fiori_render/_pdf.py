"""Write pictures as the pages of one PDF.

The pages are those that the program has drawn, in the classic form of objects with a table of their
places; only their numbers change, and parts that a document has once.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from typing import NamedTuple

from ._picture import Picture

_TOKEN = re.compile(
    rb"\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)|<[0-9A-Fa-f\s]*>|\b(\d+) 0 R\b", re.DOTALL
)
"""A text, which stays as it is, or the number of another object."""
_PAGES, _ROOT, _PARENTS, _OUTLINES, _INFO, _CATALOG = range(1, 7)
"""The objects that a document has once."""


def save_pdf(pictures: Iterable[Picture], path: str | os.PathLike[str]) -> None:
    """Write pictures as the pages of one PDF, with bookmarks and alternative texts.

    Pages are as large as their pictures, as with ``render -o X.pdf``.

    Args:
        pictures: The pictures; those in another format are drawn again as PDF.
        path: The path of the file.

    Raises:
        ValueError: There are no pictures, or one cannot be drawn again.

    Example:
        >>> views = [{"type": "kpiView", "items": [{"metric": text}]} for text in ("1", "2")]
        >>> fr.save_pdf([fr.render({"view": view}) for view in views], "cards.pdf")

    """
    pages = [_Page.of(picture) for picture in pictures]
    if not pages:
        raise ValueError("a PDF needs at least one picture")
    stem = os.path.splitext(os.path.basename(os.fspath(path)))[0]
    with open(path, "wb") as file:
        file.write(_document(pages, stem))


class _Page(NamedTuple):
    """The document of one picture."""

    objects: dict[int, bytes]
    name: str

    @classmethod
    def of(cls, picture: Picture) -> _Page:
        """Return the page of a picture, which is drawn again unless it is a PDF."""
        drawn = picture
        if picture.format != "pdf":
            if picture.origin is None:
                raise ValueError(f"a picture in the format '{picture.format}' cannot be made a PDF")
            drawn = picture.origin.draw("pdf")
        return cls(_objects(drawn.data), picture.name)

    def first(self, kind: bytes) -> int | None:
        """Return the number of the object of a kind; None if there is none."""
        found = re.compile(rb"/Type /" + kind + rb"\b")
        return next((n for n, body in self.objects.items() if found.search(_head(body))), None)

    def linked(self, number: int | None, key: bytes) -> int | None:
        """Return the number of the object that a key of another refers to."""
        body = self.objects.get(number or 0, b"")
        match = re.search(rb"/" + key + rb" (?:\[ )?(\d+) 0 R", _head(body))
        return int(match[1]) if match else None

    @property
    def title(self) -> bytes:
        """The title of the picture, as a text of PDF; empty if it has none."""
        heads = (_head(body) for body in self.objects.values())
        info = next((head for head in heads if b"/Producer" in head), b"")
        match = re.search(rb"/Title (\((?:\\.|[^()\\]|\([^()]*\))*\)|<[0-9A-Fa-f]*>)", info)
        return match[1] if match else b""


def _head(body: bytes) -> bytes:
    """Return an object without its stream."""
    return body.partition(b"stream\n")[0]


def _objects(data: bytes) -> dict[int, bytes]:
    """Return the objects of a document; of those that an update replaces, the last."""
    places: dict[int, int] = {}
    start = int(data.rpartition(b"startxref")[2].split()[0])
    while True:
        table, _, trailer = data[start:].partition(b"trailer")
        for number, place in _places(table):
            places.setdefault(number, place)
        match = re.search(rb"/Prev (\d+)", trailer.partition(b"startxref")[0])
        if match is None:
            break
        start = int(match[1])
    bodies = {number: _body(data, place) for number, place in places.items()}
    lengths = {number: int(body) for number, body in bodies.items() if body.strip().isdigit()}
    return {number: _whole(data, places[number], bodies[number], lengths) for number in bodies}


def _places(table: bytes) -> Iterable[tuple[int, int]]:
    lines = table.split(b"\n")[1:]
    number = 0
    for line in lines:
        parts = line.split()
        if len(parts) == 2:
            number = int(parts[0])
        elif len(parts) == 3:
            if parts[2] == b"n":
                yield number, int(parts[0])
            number += 1


def _body(data: bytes, place: int) -> bytes:
    """Return an object up to its end, or to the start of its stream."""
    start = data.index(b"obj", place) + len(b"obj")
    ends = [data.find(b"endobj", start), data.find(b"stream\n", start)]
    return data[start : min(end for end in ends if end >= 0)]


def _whole(data: bytes, place: int, body: bytes, lengths: dict[int, int]) -> bytes:
    start = data.index(b"obj", place) + len(b"obj") + len(body)
    if not data.startswith(b"stream\n", start):
        return body
    match = re.search(rb"/Length (\d+)( 0 R)?", body)
    if match is None:
        raise ValueError("a stream of the PDF has no length")
    length = lengths[int(match[1])] if match[2] else int(match[1])
    content = start + len(b"stream\n")
    return data[start - len(body) : content + length] + b"\nendstream\n"


def _document(pages: list[_Page], title: str) -> bytes:
    """Return the document of some pages."""
    objects: dict[int, bytes] = {}
    kids: list[int] = []
    elements: list[int] = []
    parents: list[int] = []
    number = _CATALOG + 1
    for index, page in enumerate(pages):
        root = page.first(b"StructTreeRoot")
        tree = page.linked(root, b"ParentTree")
        once = {page.first(b"Pages"): _PAGES, root: _ROOT}
        left_out = {page.first(b"Catalog"), tree, *once}
        left_out |= {n for n, body in page.objects.items() if b"/Producer" in _head(body)}
        numbers = {old: new for old, new in once.items() if old is not None}
        for old in page.objects:
            if old not in left_out:
                numbers[old] = number
                number += 1
        for old, body in page.objects.items():
            if old not in left_out:
                parent = b"/StructParents %d" % index
                body = (
                    re.sub(rb"/StructParents 0\b", parent, _head(body)) + body[len(_head(body)) :]
                )
                objects[numbers[old]] = _renumbered(body, numbers)
        kids.append(numbers[page.first(b"Page") or 0])
        element = page.linked(root, b"K")
        if element is not None:
            elements.append(numbers[element])
        match = re.search(rb"0 (\d+) 0 R", page.objects.get(tree or 0, b""))
        if match:
            parents.append(numbers[int(match[1])])
    titles = [page.title for page in pages]
    marks = [
        own if own and titles.count(own) == 1 else _text(page.name)
        for own, page in zip(titles, pages, strict=True)
    ]
    for index, (kid, mark) in enumerate(zip(kids, marks, strict=True)):
        near = b" /Prev %d 0 R" % (number + index - 1) if index else b""
        near += b" /Next %d 0 R" % (number + index + 1) if index + 1 < len(kids) else b""
        objects[number + index] = b"<< /Title %s /Parent %d 0 R%s /Dest [%d 0 R /Fit] >>" % (
            mark,
            _OUTLINES,
            near,
            kid,
        )
    last = number + len(kids) - 1
    entries = b" ".join(b"%d %d 0 R" % each for each in enumerate(parents))
    objects |= {
        _PAGES: b"<< /Type /Pages /Kids [ %s ] /Count %d >>" % (_references(kids), len(kids)),
        _ROOT: b"<< /Type /StructTreeRoot /ParentTree %d 0 R /K [ %s ] >>"
        % (_PARENTS, _references(elements)),
        _PARENTS: b"<< /Nums [ %s ] >>" % entries,
        _OUTLINES: b"<< /Type /Outlines /First %d 0 R /Last %d 0 R /Count %d >>"
        % (number, last, -len(kids)),
        _INFO: b"<< /Title %s /Creator (fiori-render) >>" % _text(title),
        _CATALOG: b"<< /Type /Catalog /Pages %d 0 R /StructTreeRoot %d 0 R"
        b" /MarkInfo << /Marked true >> /Outlines %d 0 R >>" % (_PAGES, _ROOT, _OUTLINES),
    }
    return _written(objects)


def _renumbered(body: bytes, numbers: dict[int, int]) -> bytes:
    head = _head(body)

    def reference(match: re.Match[bytes]) -> bytes:
        return match[0] if match[1] is None else b"%d 0 R" % numbers[int(match[1])]

    return _TOKEN.sub(reference, head) + body[len(head) :]


def _references(numbers: list[int]) -> bytes:
    return b" ".join(b"%d 0 R" % number for number in numbers)


def _text(text: str) -> bytes:
    return b"<FEFF" + text.encode("utf-16-be").hex().upper().encode() + b">"


def _written(objects: dict[int, bytes]) -> bytes:
    """Return a file of objects, with the table of their places."""
    written = bytearray(b"%PDF-1.5\n%\xb5\xed\xae\xfb\n")
    table = bytearray(b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1))
    for number in sorted(objects):
        table += b"%010d 00000 n \n" % len(written)
        written += b"%d 0 obj\n%s\nendobj\n" % (number, objects[number].strip(b"\n"))
    place = len(written)
    written += table + b"trailer\n<< /Size %d /Root %d 0 R /Info %d 0 R >>\n" % (
        len(objects) + 1,
        _CATALOG,
        _INFO,
    )
    return bytes(written + b"startxref\n%d\n%%%%EOF\n" % place)
