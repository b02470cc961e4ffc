"""Times whole commands that draw one card, from start to end, in turn.

    pip install typst
    python Benchmarks/Python/start.py .build/release/fiori-render

Several builds of the program can be given; the peers draw what the last one makes.

The card is `Benchmarks/card.json`. rsvg-convert draws the SVG that fiori-render makes of it, with
outlines and with text; typst, which comes as a Python package, draws a card with the same content.
Prints medians: milliseconds, milliseconds of processor time, the largest memory in MiB, and the
page faults.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

CARD = Path(__file__).parents[1] / "card.json"
TYPST = """
#set page(width: 343pt, height: 192pt, margin: 16pt, fill: white)
#text(weight: "bold", size: 15pt)[Orders] #h(1fr) #text(size: 13pt)[Today]
#align(center, circle(radius: 50pt, stroke: 4pt + blue)[
  #set align(center + horizon)
  #text(size: 28pt)[64%]
])
"""
DRAW = (
    "import sys, typst; open('typst.png', 'wb').write("
    "typst.Compiler().compile(sys.argv[1].encode(), format='png', ppi=144))"
)


class Run(NamedTuple):
    """What a process took."""

    milliseconds: float
    processor: float
    mebibytes: float
    faults: float


def run(command: list[str], folder: str) -> Run:
    """Run a command and wait for its end."""
    start = time.perf_counter()
    child = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    elapsed = time.perf_counter() - start
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode != 0:
        sys.exit(f"{command[0]} ended with {child.returncode}")
    return Run(
        elapsed * 1000,
        (usage.ru_utime + usage.ru_stime) * 1000,
        usage.ru_maxrss / 1024,
        usage.ru_minflt + usage.ru_majflt,
    )


def commands(programs: list[str]) -> dict[str, list[str]]:
    """Return the commands to time, by name."""
    named = {
        f"{Path(program).name}, {format_.upper()}": [
            program,
            *("render", str(CARD), "-o", f"card.{format_}"),
        ]
        for program in programs
        for format_ in ("svg", "png")
    }
    named |= {
        "rsvg-convert, outlines": ["rsvg-convert", "--zoom", "2", "card.svg", "-o", "outlines.png"],
        "rsvg-convert, text": ["rsvg-convert", "--zoom", "2", "text.svg", "-o", "text.png"],
    }
    if find_spec("typst") is None:
        return named
    return named | {"typst": [sys.executable, "-I", "-c", DRAW, TYPST]}


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("programs", nargs="+", type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--count", type=int, default=40)
    given = parser.parse_args()
    named = commands(given.programs)
    runs: dict[str, list[Run]] = {name: [] for name in named}
    with tempfile.TemporaryDirectory() as folder:
        draw = [given.programs[-1], "render", str(CARD), "-o"]
        run([*draw, "text.svg", "--svg-text"], folder)
        for turn in range(given.count + 1):
            for name, command in named.items():
                result = run(command, folder)
                # The first run of each fills the system's cache of files.
                if turn > 0:
                    runs[name].append(result)
    for name, results in runs.items():
        medians = [statistics.median(values) for values in zip(*results, strict=True)]
        print(f"| {name} | " + " | ".join(f"{median:.1f}" for median in medians) + " |")


if __name__ == "__main__":
    main()
