"""Times drawing one card with several Python packages, in milliseconds.

    pip install fiori-render typst vl-convert-python kaleido plotly
    python Benchmarks/Python/compare.py [--save DIR]

Each draws a title, a number and a column chart of four values as a PNG of about 686 x 384 pixels.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

QUARTERS = ["Q1", "Q2", "Q3", "Q4"]
VALUES = [2.1, 3.4, 2.9, 4.0]
RUNS = 200
"""The pictures that a median is of; a tenth of it for what needs a browser."""
COUNT = 2000
"""The pictures that are drawn one after the other, and as many."""

CHART: dict[str, Any] = {
    "environment": {"generation": "horizon", "scale": 2},
    "view": {
        "type": "chartCard",
        "title": "Revenue",
        "kpiItems": [{"metric": "12.4"}, {"unit": "M EUR"}],
        "chartView": {
            "chartType": "column",
            "categories": QUARTERS,
            "series": [{"values": VALUES}],
        },
    },
}
BARS = ", ".join(f"rect(width: 58pt, height: {value * 16}pt, fill: blue)" for value in VALUES)
LABELS = ", ".join(f"[{quarter}]" for quarter in QUARTERS)
TYPST = f"""
#set page(width: 343pt, height: 192pt, margin: 16pt, fill: white)
#text(weight: "bold", size: 15pt)[Revenue] \\
#text(weight: "bold", size: 24pt)[12.4] #text(size: 15pt)[M EUR]
#v(1fr)
#grid(columns: 4, column-gutter: 1fr, align: bottom, {BARS}, {LABELS})
"""
VEGA: dict[str, Any] = {
    "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
    "width": 311,
    "height": 90,
    "padding": 16,
    "title": {
        "text": "Revenue",
        "subtitle": "12.4 M EUR",
        "anchor": "start",
        "subtitleFontSize": 24,
    },
    "data": {"values": [{"q": q, "v": v} for q, v in zip(QUARTERS, VALUES, strict=True)]},
    "mark": "bar",
    "encoding": {
        "x": {"field": "q", "type": "nominal", "title": None},
        "y": {"field": "v", "type": "quantitative", "axis": None},
    },
}

Draw = Callable[[], bytes]


def fiori() -> Draw:
    """Return what draws the card with fiori-render."""
    import fiori_render as fr

    return lambda: fr.render(CHART).data


def typst_() -> Draw:
    """Return what draws the card with typst."""
    import typst

    compiler = typst.Compiler()
    return lambda: bytes(compiler.compile(TYPST.encode(), format="png", ppi=144))


def vega() -> Draw:
    """Return what draws the card with vl-convert."""
    import vl_convert

    return lambda: bytes(vl_convert.vegalite_to_png(VEGA, scale=2))


def plotly() -> Draw:
    """Return what draws the card with plotly and kaleido, which keeps its browser."""
    import kaleido

    figure = {
        "data": [{"type": "bar", "x": QUARTERS, "y": VALUES}],
        "layout": {
            "title": {"text": "Revenue<br><b>12.4</b> M EUR", "x": 0.05},
            "margin": {"l": 16, "r": 16, "t": 72, "b": 24},
            "yaxis": {"visible": False},
        },
    }
    kaleido.start_sync_server(silence_warnings=True)
    options = {"format": "png", "width": 343, "height": 192, "scale": 2}
    return lambda: bytes(kaleido.calc_fig_sync(figure, opts=options))


PACKAGES: dict[str, Callable[[], Draw]] = {
    "fiori-render": fiori,
    "typst": typst_,
    "vl-convert-python": vega,
    "kaleido": plotly,
}


def milliseconds(draw: Callable[[], object]) -> float:
    """Return how long something takes."""
    begin = time.perf_counter()
    draw()
    return (time.perf_counter() - begin) * 1000


def first(name: str) -> float:
    """Return how long a new interpreter takes until it has the first picture."""
    code = f"import compare; compare.PACKAGES[{name!r}]()()"
    command = [sys.executable, "-c", code]
    folder = Path(__file__).parent
    times = [
        milliseconds(lambda: subprocess.run(command, cwd=folder, check=True)) for _ in range(5)
    ]
    return statistics.median(times)


def table(save: Path | None) -> None:
    """Print a line for each package that is installed."""
    print("| | first picture | each after it | bytes |\n| --- | --- | --- | --- |")
    for name, prepare in PACKAGES.items():
        try:
            draw = prepare()
        except ImportError:
            continue
        data = draw()
        count = RUNS // 10 if name == "kaleido" else RUNS
        each = statistics.median(milliseconds(draw) for _ in range(count))
        print(f"| {name} | {first(name):.0f} | {each:.1f} | {len(data)} |", flush=True)
        if save is not None:
            (save / f"{name}.png").write_bytes(data)


def many() -> None:
    """Print how long `render` and `render_many` take for a picture, and the program itself."""
    import fiori_render as fr

    view = {"type": "kpiProgressCard", "title": "Orders", "status": "Today", "progress": 0.64}
    card = {"view": view}
    program = [sys.executable, "-m", "fiori_render", "stream", "--jobs", "1"]
    lines = (json.dumps(card) + "\n").encode() * COUNT

    def alone() -> None:
        subprocess.run(program, input=lines, stdout=subprocess.DEVNULL, check=True)

    print(f"stream --jobs 1: {milliseconds(alone) / COUNT:.2f}")
    for jobs in (1, 2):
        with fr.Renderer(jobs=jobs) as renderer:
            one = partial(renderer.render, card)
            one()
            each = statistics.median(milliseconds(one) for _ in range(COUNT))
            every = partial(deque, renderer.render_many([card] * COUNT), 0)
            print(f"jobs={jobs}: render {each:.2f}, render_many {milliseconds(every) / COUNT:.2f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--save", type=Path)
    parser.add_argument("--many", action="store_true")
    given = parser.parse_args()
    if given.many:
        many()
    else:
        table(given.save)
