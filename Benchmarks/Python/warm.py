"""Counts the cards a second that one process draws on one core.

    pip install typst vl-convert-python
    python Benchmarks/Python/warm.py .build/release/fiori-render

The first number is for cards that each have a text of their own, the second for the same card each
time, which a cache makes faster. All take turns; prints medians.
"""

from __future__ import annotations

import argparse
import copy
import json
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import compare
import start
import typst
import vl_convert

Draw = Callable[[list[int], str], None]


def lines(program: str, card: dict[str, Any], key: str) -> Draw:
    """Return a function that draws cards by `stream`; the number becomes a part of a text."""

    def draw(numbers: list[int], format_: str) -> None:
        text = []
        for number in numbers:
            line = copy.deepcopy(card)
            if key == "status":
                line["view"][key] = f"Today {number}"
            else:
                line["view"][key][0]["metric"] = f"12.{number}"
            text.append(json.dumps(line))
        subprocess.run(
            [program, "stream", "--binary", "--jobs", "1", "--format", format_],
            input="\n".join(text).encode(),
            stdout=subprocess.DEVNULL,
            check=True,
        )

    return draw


def pages(text: str) -> Draw:
    """Return a function that draws a page with typst."""
    compiler = typst.Compiler()

    def draw(numbers: list[int], format_: str) -> None:
        for number in numbers:
            page = text.replace("[Today]", f"[Today {number}]").replace("12.4", f"12.{number}")
            compiler.compile(page.encode(), format=format_, ppi=144)

    return draw


def vega(numbers: list[int], format_: str) -> None:
    """Draw the chart with Vega-Lite."""
    for number in numbers:
        chart = copy.deepcopy(compare.VEGA)
        chart["title"]["subtitle"] = f"12.{number} M EUR"
        if format_ == "svg":
            vl_convert.vegalite_to_svg(chart)
        else:
            vl_convert.vegalite_to_png(chart, scale=2)


def rate(draw: Draw, numbers: list[int], format_: str) -> float:
    """Return the pictures a second."""
    begin = time.perf_counter()
    draw(numbers, format_)
    return len(numbers) / (time.perf_counter() - begin)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--rounds", type=int, default=7)
    given = parser.parse_args()
    card = json.loads(start.CARD.read_text())
    # With the number of pictures to draw at a time, about half a second of work.
    draws: dict[str, tuple[Draw, int]] = {
        "chart card, fiori-render": (lines(given.program, compare.CHART, "kpiItems"), 800),
        "chart card, typst": (pages(compare.TYPST), 400),
        "chart card, vl-convert": (vega, 30),
        "progress card, fiori-render": (lines(given.program, card, "status"), 1600),
        "progress card, typst": (pages(start.TYPST), 400),
    }
    rates: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for turn in range(given.rounds):
        for name, (draw, count) in draws.items():
            for format_, share in (("svg", 1), ("png", 3)):
                few = count // share
                # No number is drawn twice, as typst keeps what it has drawn.
                first = 10_000 * share + turn * few
                own = list(range(first, first + few))
                pair = rate(draw, own, format_), rate(draw, [0] * few, format_)
                rates.setdefault((name, format_), []).append(pair)
    for (name, format_), pairs in rates.items():
        own_rate, same_rate = (statistics.median(values) for values in zip(*pairs, strict=True))
        print(f"| {name}, {format_} | {own_rate:,.0f} | {same_rate:,.0f} |")


if __name__ == "__main__":
    main()
