"""Changes icons, style sheets and descriptions in ways that break readers, by numbers."""

import base64
import json
import pathlib
import random
import re
from collections.abc import Callable
from typing import Any

ROOT = pathlib.Path(__file__).parents[2]
SEEDS = ROOT / "Fuzz/Seeds"
JSON = dict[str, Any]
Change = Callable[[random.Random, bytes], bytes]

NUMBER = re.compile(rb"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
TAG = re.compile(rb"<[^!?][^>]*>")
VALUE = re.compile(rb"\"[^\"]*\"|'[^']*'")
REFERENCE = re.compile(rb"#[\w.-]+")
WORD = re.compile(rb"[A-Za-z][\w-]{2,}")

LONGEST_BYTES = 500_000
PIECES = [
    *b'< > " & # \0 \n % ; } { / ]]> --> ( ) , [ ] : \\ $ ${a} \\ud800'.split(b" "),
    # The start of a character, half of a surrogate pair, no character, one beyond all, a direction.
    *(b"\xc3", b"\xed\xa0\x80", b"\xef\xbf\xbe", b"\xf4\x90\x80\x80", b"\xe2\x80\x8f"),
]
NUMBERS, ATTRIBUTES, ELEMENTS = (
    (SEEDS / name).read_bytes().splitlines()
    for name in ("numbers.txt", "attributes.txt", "elements.txt")
)
WRAPS = [
    (b"<g>", b"</g>"),
    (b'<g opacity=".5">', b"</g>"),
    (b'<g clip-path="url(#clip)">', b"</g>"),
    (b'<g transform="rotate(30)">', b"</g>"),
    (b'<svg viewBox="0 0 9 9">', b"</svg>"),
    (b"<defs>", b"</defs>"),
    (b"<symbol>", b"</symbol>"),
    (b"<clipPath>", b"</clipPath>"),
]


def replace_numbers(chance: random.Random, text: bytes) -> bytes:
    """Replace some numbers by extreme ones."""
    found = list(NUMBER.finditer(text))
    chosen = chance.sample(found, min(len(found), chance.choice([1, 1, 2, 6])))
    for match in sorted(chosen, key=lambda match: -match.start()):
        text = text[: match.start()] + chance.choice(NUMBERS) + text[match.end() :]
    return text


def change_bytes(chance: random.Random, text: bytes) -> bytes:
    """Replace, remove or add some bytes."""
    changed = bytearray(text)
    for _ in range(chance.randint(1, 8)):
        place = chance.randrange(len(changed) + 1)
        end = place + chance.choice([0, 0, 1, 1, 20])
        changed[place:end] = chance.choice(
            [chance.choice(PIECES), bytes([chance.randrange(256)]), b""]
        )
    return bytes(changed)


def cut(chance: random.Random, text: bytes) -> bytes:
    """Cut the text off."""
    return text[: chance.randrange(len(text) + 1)]


def repeat(chance: random.Random, text: bytes) -> bytes:
    """Repeat a part."""
    start, end = sorted(chance.randrange(len(text) + 1) for _ in range(2))
    return text[:end] + text[start:end] * chance.choice([1, 2, 10, 300]) + text[end:]


def swap(pattern: re.Pattern[bytes]) -> Change:
    """Return a change that puts what matches somewhere in place of what matches somewhere else."""

    def change(chance: random.Random, text: bytes) -> bytes:
        found = list(pattern.finditer(text))
        if len(found) < 2:
            return text
        one, other = chance.sample(found, 2)
        return text[: one.start()] + other[0] + text[one.end() :]

    return change


def add_attribute(chance: random.Random, text: bytes) -> bytes:
    """Add an attribute to a tag."""
    tags = [match for match in TAG.finditer(text) if not match[0].startswith(b"</")]
    if not tags:
        return text
    name = re.compile(rb"<[\w:.-]*").match(text, chance.choice(tags).start())
    place = name.end() if name else 0
    return text[:place] + b" " + chance.choice(ATTRIBUTES) + text[place:]


def add_element(chance: random.Random, text: bytes) -> bytes:
    """Add an element behind a tag."""
    tags = list(TAG.finditer(text))
    place = chance.choice(tags).end() if tags else 0
    return text[:place] + chance.choice(ELEMENTS) + text[place:]


def nest(chance: random.Random, text: bytes) -> bytes:
    """Put the content into other elements, one in the other."""
    tags = list(TAG.finditer(text))
    if len(tags) < 2:
        return text
    (start, end), (opening, closing) = (tags[0].end(), tags[-1].start()), chance.choice(WRAPS)
    depth = chance.choice([1, 1, 2, 5, 33, 100, 1500])
    return text[:start] + opening * depth + text[start:end] + closing * depth + text[end:]


PLAIN: list[Change] = [
    replace_numbers,
    replace_numbers,
    change_bytes,
    cut,
    repeat,
    swap(VALUE),
    swap(WORD),
]
MARKUP: list[Change] = [
    *PLAIN,
    swap(TAG),
    swap(REFERENCE),
    add_attribute,
    add_attribute,
    add_element,
    nest,
]


class Mutations:
    """Descriptions with an icon and a style sheet that are broken in ways of their own."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._icons = _seeds("Fuzz/Seeds/icons/*.svg")
        self._sheets = _seeds("Fuzz/Seeds/sheets/*.nss")
        goldens = ROOT.glob("Goldens/*/*.json")
        small = [path for path in sorted(goldens) if path.stat().st_size < 4000]
        documents = [json.loads(path.read_text()) for path in small]
        self._views = [document["view"] for document in documents if "view" in document]

    def icon(self, number: int) -> JSON:
        """Return a description of a changed icon."""
        chance = random.Random(f"{self._seed}:{number}")
        icon = _image(_changed(chance, chance.choice(self._icons), MARKUP))
        if chance.random() < 0.25:
            icon = {"source": icon, "renderingMode": "template"}
        environment = {"scale": chance.choice([1, 2, 3]), "background": "white", "width": 240}
        if chance.random() < 0.25:
            size = {"width": chance.choice([16, 45.5, 100]), "height": chance.choice([16, 44, 99])}
            header = {
                "type": "objectHeader",
                "headlineText": "A",
                "detailImage": icon,
                "detailImageSize": size,
            }
            return {"id": number, "environment": environment, "view": header}
        return {
            "id": number,
            "environment": environment,
            "view": {"type": "kpiView", "items": [{"icon": icon}]},
        }

    def description(self, number: int, sheet: pathlib.Path) -> bytes:
        """Return a changed description, whose changed style sheet is written to a file."""
        chance = random.Random(f"{self._seed}:{number}")
        sheet.write_bytes(_changed(chance, chance.choice(self._sheets), PLAIN))
        document = {
            "environment": {"width": 200, "height": 120},
            "view": chance.choice(self._views),
        }
        if chance.random() < 0.5:
            document["stylesheet"] = sheet.name
        text = json.dumps(document, ensure_ascii=False).encode()
        if chance.random() < 0.5:
            text = _changed(chance, text, PLAIN)
        return text.replace(b"\n", b" ").replace(b"\r", b" ") or b"{"


def _seeds(pattern: str) -> list[bytes]:
    return [path.read_bytes() for path in sorted(ROOT.glob(pattern))]


def _changed(chance: random.Random, text: bytes, changes: list[Change]) -> bytes:
    for _ in range(chance.choice([1, 1, 1, 2, 3, 5])):
        # Cut after each change, since repeating what is repeated soon fills the memory.
        text = chance.choice(changes)(chance, text)[:LONGEST_BYTES]
    return text


def _image(svg: bytes) -> object:
    return "data:image/svg+xml;base64," + base64.b64encode(svg).decode()
