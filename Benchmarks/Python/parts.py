"""Where the time of a card goes, by the shares of the instructions that valgrind counts."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import cards
from measure import Settings, stream_rate, table

FEW, MANY = 20, 120
"""The cards of two runs; their difference has no start in it."""
FUNCTIONS = {
    "reading": r"DocumentSource\.document\(_:\)",
    "components and words": r"protocol witness for Component\.lowered\(in:\) in conformance \w+",
    "layout": r"Layout\.init\(of:in:shaper:settings:images:limits:\)",
    "drawing": r"Renderer\.drawing\(of:\)",
    "SVG": r"Renderer\.data\(of:as:\)",
    "painting": r"static PixelCanvas\.painted\(_:engine:at:\)",
    "compressing": r"PixelCanvas\.png\(isOptimized:\)",
}
"""The functions whose instructions are counted, with those of all that they call."""
OUTPUT = {"svg": ["SVG"], "png": ["painting", "compressing"]}
"""The parts that make a file of a format from what is drawn."""
NAMES = {"svg": "an SVG", "png": "a PNG"}


def counts(program: Path, format_: str, lines: bytes, log: Path) -> dict[str, int]:
    """Return the instructions of a stream, and of the functions in it."""
    command = [str(program), "stream", "--binary", "--jobs=1", f"--format={format_}"]
    subprocess.run(
        ["valgrind", "--tool=callgrind", f"--callgrind-out-file={log}", "--quiet", *command],
        input=lines,
        stdout=subprocess.DEVNULL,
        check=True,
    )
    annotate = ["callgrind_annotate", "--inclusive=yes", "--threshold=100", str(log)]
    text = subprocess.run(annotate, capture_output=True, text=True, check=True).stdout
    demangle = ["swift-demangle", "-simplified"]
    text = subprocess.run(demangle, input=text, capture_output=True, text=True, check=True).stdout
    found = dict.fromkeys(FUNCTIONS, 0)
    for line in text.splitlines():
        # `1,234 (5.6%)  file:function [object]`
        match = re.match(r"\s*([\d,]+) \([^)]*\)\s+(?:\S+?:)?(.*?)(?: \[.*)?$", line)
        if match is None:
            continue
        instructions, function = int(match[1].replace(",", "")), match[2]
        if function == "PROGRAM TOTALS":
            found["all"] = instructions
        for name, pattern in FUNCTIONS.items():
            if re.fullmatch(pattern, function):
                found[name] = max(found[name], instructions)
    return found


def microseconds(settings: Settings) -> str:
    """Return the tables of microseconds, one for each format."""
    program = settings.folder / "fiori-render"
    # Valgrind cannot read Swift's debug information.
    subprocess.run(["strip", "--strip-debug", "-o", str(program), settings.built], check=True)
    return "\n".join(format_table(settings, program, format_) for format_ in OUTPUT)


def format_table(settings: Settings, program: Path, format_: str) -> str:
    """Return the table of the microseconds of a format."""
    output = OUTPUT[format_]
    parts = ["reading", "components and words", "layout", "checks and report", *output, "the rest"]
    columns = []
    for card in cards.DESCRIPTIONS:
        log = settings.folder / "calls"
        few, many = (
            counts(program, format_, cards.lines(card, list(range(count))), log)
            for count in (FEW, MANY)
        )
        of = {name: (many[name] - few[name]) / (MANY - FEW) for name in many}
        of["checks and report"] = of["drawing"] - of["components and words"] - of["layout"]
        of["the rest"] = of["all"] - sum(of[part] for part in ["reading", "drawing", *output])
        time = 1e6 / stream_rate(settings, card, format_, 2000 // settings.share)
        columns.append([f"{of[part] / of['all'] * time:,.0f}" for part in parts])
        columns[-1] += [f"{time:,.0f}", f"{of['all'] / 1000:,.0f}"]
    names = [*parts, "all", "thousand instructions"]
    rows = [[name, *cells] for name, *cells in zip(names, *columns, strict=True)]
    head = ["", *(cards.NAMES[card] for card in cards.DESCRIPTIONS)]
    title = f"Where the microseconds of {NAMES[format_]} go, by shares of instructions:"
    return f"{title}\n\n" + table(head, rows)
