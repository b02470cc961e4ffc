#!/usr/bin/env python3
"""Check that a stream's memory does not grow with the number of descriptions.

    Scripts/check memory [COUNT [FORMAT]...]    200,000 as PNG by default

No two have the same sizes, width, locale, texts or icon. Fails if the memory ever exceeds the memory after the first
2,000 by more than 64 MiB.
"""

import base64
import json
import pathlib
import struct
import subprocess
import sys
import tempfile
import threading
import zlib
from collections.abc import Callable

from steps import release_program

JSON = dict[str, object]

# After so many descriptions the caches have their usual contents, and the stream may take so many kB more.
WARM = 2_000
ALLOWED = 64 * 1024
SHEETS = 100
LANGUAGES = [
    "ar",
    "de",
    "en",
    "es",
    "fa",
    "fr",
    "he",
    "hi",
    "ja",
    "ko",
    "pt",
    "ru",
    "sr",
    "tr",
    "uk",
    "zh",
]
SCRIPTS = ["", "-Arab", "-Cyrl", "-Hans", "-Hant", "-Latn"]
# Latin, Cyrillic, Greek, Arabic, Hebrew, Devanagari, Han, Hangul, and emoji.
BLOCKS = [
    (0x61, 26),
    (0x430, 32),
    (0x3B1, 25),
    (0x627, 36),
    (0x5D0, 27),
    (0x905, 50),
    (0x4E00, 20_000),
    (0xAC00, 11_000),
    (0x1F600, 80),
]
CATEGORIES = [
    "extraSmall",
    "small",
    "medium",
    "large",
    "extraLarge",
    "extraExtraLarge",
    "extraExtraExtraLarge",
]
PALETTES = ["v2", "v3", "v4", "v5", "v6", "v7", "v8"]


def letters(number: int, count: int) -> str:
    """A word of small letters, another one for each number."""
    return "".join(chr(97 + number // 26**place % 26) for place in range(count))


def text(number: int) -> str:
    """A text with characters of its own."""
    start, length = BLOCKS[number % len(BLOCKS)]
    own = "".join(chr(start + (number * 7 + place * place) % length) for place in range(6))
    return f"{letters(number, 5)} {own} {number}"


def locale(number: int) -> str:
    """A language tag: a known language in any script, region or variant."""
    region = letters(number // 7, 2).upper()
    match number % 3:
        case 0:
            return (
                LANGUAGES[number % len(LANGUAGES)] + SCRIPTS[number % len(SCRIPTS)] + "-" + region
            )
        case 1:
            return f"{LANGUAGES[number % len(LANGUAGES)]}-{region}-{letters(number, 6)}"
        case _:
            return f"{LANGUAGES[number % len(LANGUAGES)]}-x{letters(number, 5)}"


def png(number: int) -> str:
    """A square of one color."""
    side = 8 + number % 40
    pixel = struct.pack(">I", number * 2_654_435_761 % 2**32)
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 6, 0, 0, 0)),
        (b"IDAT", zlib.compress((b"\0" + pixel * side) * side, 1)),
        (b"IEND", b""),
    ]
    parts = [
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    ]
    return (
        "data:image/png;base64," + base64.b64encode(b"\x89PNG\r\n\x1a\n" + b"".join(parts)).decode()
    )


# Each returns an icon with pixels of its own.
ICONS: list[Callable[[int], str]] = [png]


def icon(number: int) -> str:
    return ICONS[number % len(ICONS)](number)


def run(number: int, smallest: float) -> list[JSON]:
    """A text in a size of its own."""
    return [{"text": text(number), "font": {"size": smallest + number * 0.0001}}]


def amount(number: int) -> JSON:
    return {
        "value": number * 1.37,
        "style": ["decimal", "percent", "compact"][number % 3],
    }


def kpi(number: int) -> JSON:
    return {
        "type": "kpiView",
        "items": [{"icon": icon(number)}, {"metric": amount(number)}],
        "caption": run(number, 9),
    }


def card(number: int) -> JSON:
    return {
        "type": "kpiCard",
        "titleAttributedText": run(number, 12),
        "status": text(number + 1),
        "kpiItems": [{"metric": amount(number)}, {"unit": letters(number, 3)}],
    }


def header(number: int) -> JSON:
    return {
        "type": "objectHeader",
        "headlineText": {"text": run(number, 16)},
        "subheadlineText": {"text": text(number + 1), "styleClass": "sized"},
        "footnoteText": text(number + 2),
        "tags": [letters(number, 6)],
        "detailImage": icon(number),
    }


def chart(number: int) -> JSON:
    return {
        "type": "chartCard",
        "title": text(number),
        "chartView": {
            "type": "chartView",
            "chartType": "stock",
            "categories": [
                f"2024-{month:02}-{1 + number % 28:02} 00:00:00" for month in range(1, 9)
            ],
            "series": [
                {
                    "title": letters(number, 4),
                    "values": [number % 97 + month * 1.7 for month in range(8)],
                }
            ],
        },
    }


VIEWS: list[Callable[[int], JSON]] = [kpi, card, header, chart]


def description(number: int) -> JSON:
    return {
        "id": number,
        "stylesheet": f"sheet-{number % SHEETS}.nss",
        "environment": {
            "width": 240 + number * 0.001,
            "scale": [1, 1.5, 2][number // 4 % 3],
            "locale": locale(number),
            "generation": "horizon" if number % 3 else "classic",
            "palette": PALETTES[number % len(PALETTES)],
            "appearance": ["light", "dark"][number % 2],
            "contentSizeCategory": CATEGORIES[number % len(CATEGORIES)],
        },
        "view": VIEWS[number % len(VIEWS)](number),
    }


def sheet(number: int) -> str:
    return f"sized {{ font-size: {12 + number * 0.21:.2f}; }}\n"


def feed(stream: subprocess.Popen[bytes], count: int) -> None:
    """Writes all descriptions; the program must not end before its memory has been read."""
    assert stream.stdin is not None
    for number in range(count):
        stream.stdin.write(json.dumps(description(number)).encode() + b"\n")
    stream.stdin.flush()


def memory(stream: subprocess.Popen[bytes], key: str) -> int:
    """A value in kB of the process's status: VmRSS is its memory, VmHWM the most it had."""
    for line in pathlib.Path(f"/proc/{stream.pid}/status").read_text().splitlines():
        if line.startswith(f"{key}:"):
            return int(line.split()[1])
    raise KeyError(key)


def check(program: str, output: str, count: int, folder: str) -> bool:
    """Draws all descriptions in one stream; whether its memory stayed within the limit."""
    command = [
        program,
        "stream",
        "--jobs",
        "2",
        "--format",
        output,
        "--resources",
        folder,
    ]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as stream:
        assert stream.stdout is not None
        threading.Thread(target=feed, args=(stream, count), daemon=True).start()
        start = peak = 0
        for number in range(count):
            answer = stream.stdout.readline()
            if b'"data":' not in answer:
                stream.kill()
                sys.exit(f"{output}: description {number}: {answer[:300].decode()}")
            if number == WARM:
                start = memory(stream, "VmRSS")
            if number == count - 1:
                peak = memory(stream, "VmHWM")
    print(
        f"{output}: {start} kB after {WARM} descriptions, at most {peak} kB in {count}",
        flush=True,
    )
    return peak <= start + ALLOWED


def main(count: str = "200000", *outputs: str) -> None:
    """Check the formats, one after the other."""
    program = str(release_program())
    with tempfile.TemporaryDirectory() as folder:
        for number in range(SHEETS):
            (pathlib.Path(folder) / f"sheet-{number}.nss").write_text(sheet(number))
        passed = [check(program, output, int(count), folder) for output in outputs or ["png"]]
        if not all(passed):
            sys.exit(f"more than {ALLOWED} kB above the start")


if __name__ == "__main__":
    main(*sys.argv[1:])
