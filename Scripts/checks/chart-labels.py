#!/usr/bin/env python3
"""Look for labels of random charts that meet each other, a mark or an edge, and compute the marks again.

    Scripts/check chart-labels                 3000 charts of all types, from phone to iPad, in cards and widgets
    Scripts/check chart-labels --count 100     so many
    Scripts/check chart-labels --seed 7        others

Texts are measured in the SVG, marks in the layout report. A text lies inside the picture and is clear of all others; it
meets no mark, except that a value may lie inside its own; a value beside a name or a title keeps a distance, since both
would be read together; no text is only an ellipsis. Marks are where the range of their axis says, and a plot with axes is
at least 24 points high and wide, or a warning says that the chart does not fit.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = Path(os.environ.get("FIORI_RENDER", ROOT / ".build/tests/release/fiori-render"))
# Figures of a run of the program.
BATCH = 200
# The height of digits and capitals above the baseline, as a share of the size of a font.
CAPITAL = 0.72
# The distance in points at which two texts or a text and a mark meet.
SLACK = 0.6
# The least distance in points between a value and a text beside it, and one that a title beside the plot keeps.
APART = 3
TITLE_APART = 8
# The least distance in points between a point and a number of an axis.
POINT_APART = 2.5
# The distance of the pieces of a text, as a share of the size of its font.
PIECE = 0.25
RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff]")
CONTROLS = re.compile("[\u200e\u200f\u061c\u2066-\u2069\\s]")
LEAST_PLOT = 24
MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
NAMES = [
    ["EMEA", "APJ", "NA", "LATAM"],
    ["Berlin", "Madrid", "Paris", "Rome", "Oslo", "Wien", "Prag", "Lyon", "Genf", "Bonn"],
    ["Instandhaltung", "Lieferantenbewertung", "Bestellanforderung", "Wareneingang", "Lager"],
    ["Bikes", "Helmets", "Lights", "Accessories", "Spare parts and tools", "Service"],
    ["المبيعات", "المصروفات", "الأرباح", "المخزون"],
]
TITLES = ["Revenue", "Cost", "Margin", "Betriebsergebnis vor Steuern", "Plan"]
TYPES = [
    "line",
    "area",
    "column",
    "stackedColumn",
    "bar",
    "stackedBar",
    "combo",
    "waterfall",
    "scatter",
    "bubble",
    "donut",
    "stock",
    "microColumn",
    "microBullet",
    "microHarveyBall",
    "microRadial",
    "microArea",
]
OVER_CATEGORIES = TYPES[:8]
SIZES = [
    (320, 200),
    (343, 160),
    (343, 240),
    (171, 200),
    (240, 120),
    (430, 300),
    (768, 320),
    (1024, 400),
]
WIDGETS = ["small", "medium", "large"]
SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True)
class Box:
    """A rectangle in points."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box, slack: float = SLACK) -> bool:
        """Return whether two boxes overlap by more than a slack."""
        return (
            min(self.right, other.right) - max(self.left, other.left) > slack
            and min(self.bottom, other.bottom) - max(self.top, other.top) > slack
        )

    def contains(self, other: Box) -> bool:
        """Return whether another box lies inside."""
        return (
            self.left <= other.left + SLACK
            and self.top <= other.top + SLACK
            and self.right >= other.right - SLACK
            and self.bottom >= other.bottom - SLACK
        )

    @staticmethod
    def of(frame: dict[str, float]) -> Box:
        """Return the box of a frame of the layout report."""
        x, y = frame["x"], frame["y"]
        return Box(x, y, x + frame["width"], y + frame["height"])


@dataclass(frozen=True)
class Text:
    """A text as drawn."""

    text: str
    box: Box
    is_value: bool


def values(chance: random.Random, count: int, negative: bool) -> list[float | None]:
    """Return values as they come out of books: amounts, small numbers, shares, with gaps."""
    scale = 10.0 ** chance.choice([-2, 0, 1, 2, 3, 4, 5, 6])
    digits = chance.randint(1, 5)
    row: list[float | None] = []
    for _ in range(count):
        value = float(f"{chance.uniform(0.1, 10) * scale:.{digits}g}")
        if negative and chance.random() < 0.4:
            value = -value
        row.append(None if chance.random() < 0.03 else value)
    if all(value is None for value in row):
        row[0] = scale
    return row


def names(chance: random.Random, count: int) -> list[str]:
    """Return names of categories."""
    pool = chance.choice([MONTHS, MONTHS, *NAMES])
    return [
        pool[i] if i < len(pool) else f"{pool[i % len(pool)]} {i // len(pool) + 1}"
        for i in range(count)
    ]


def dates(chance: random.Random, count: int) -> list[str]:
    """Return days, months or times in order."""
    form = chance.choice(["month", "day", "time"])
    start = chance.randrange(24)
    if form == "month":
        return [f"{2023 + (start + i) // 12}-{(start + i) % 12 + 1:02}" for i in range(count)]
    step = chance.choice([1, 1, 2, 3])
    numbers = [start + i * step for i in range(count)]
    if form == "day":
        return [f"2026-{n // 28 % 12 + 1:02}-{n % 28 + 1:02}" for n in numbers]
    return [f"2026-03-{n // 24 % 28 + 1:02}T{n % 24:02}:00:00" for n in numbers]


def chart(chance: random.Random, kind: str) -> dict[str, Any]:
    """Return a chart of a type."""
    result: dict[str, Any] = {"type": "chartView", "chartType": kind}
    count = chance.choice([1, 2, 3, 4, 6, 8, 12, 12, 18, 24])
    if kind in OVER_CATEGORIES or kind in ("microColumn", "microArea"):
        single = kind in ("waterfall", "microColumn", "microArea")
        negative = chance.random() < 0.3
        rows = [
            values(chance, count, negative) for _ in range(1 if single else chance.randint(1, 3))
        ]
        result["categories"] = names(chance, count)
        if kind in ("line", "area", "column", "combo") and count > 1 and chance.random() < 0.3:
            result["categories"] = dates(chance, count)
            result["categoryAxis"] = {"scale": "time"}
        if kind == "combo":
            rows += [] if len(rows) > 1 else [values(chance, count, False)]
            result["indexesOfColumnSeries"] = [0]
            if chance.random() < 0.6:
                result["indexesOfSecondaryValuesAxis"] = [len(rows) - 1]
    elif kind in ("scatter", "bubble"):
        scale = 10.0 ** chance.randint(0, 5)
        rows = []
        for _ in range(chance.randint(1, 3)):
            points: list[Any] = []
            for _ in range(chance.randint(1, 8)):
                point = [round(chance.uniform(0, 10), 1), round(chance.uniform(0, 10) * scale, 1)]
                points.append(point + ([chance.randint(1, 900)] if kind == "bubble" else []))
            rows.append(points)
    elif kind == "donut":
        rows = [[abs(v or 1)] for v in values(chance, chance.randint(2, 6), False)]
    elif kind == "stock":
        result["categories"] = [
            f"2026-0{1 + i // 28}-{i % 28 + 1:02} 16:00:00" for i in range(max(count, 3))
        ]
        rows = [[abs(v or 1) for v in values(chance, max(count, 3), False)]]
    elif kind == "microBullet":
        rows = [[40, 60, 55], [20, 50, 80]]
    else:
        rows = [[100 if kind == "microRadial" else 48, chance.randint(1, 48)]]
    result["series"] = [
        {"title": TITLES[(i + chance.randrange(2)) % 5] + (" 2" if i > 3 else ""), "values": row}
        for i, row in enumerate(rows)
    ]
    add_options(chance, kind, result)
    return result


def add_options(chance: random.Random, kind: str, result: dict[str, Any]) -> None:
    """Add labels, a legend, titles and references by chance."""
    if kind in OVER_CATEGORIES or kind == "donut":
        chosen = chance.choice([None, True, "fit", "fit"])
        if kind in ("line", "area"):
            chosen = chance.choice([None, True, "fit", "last", "ends", "extremes"])
        if chosen:
            result["valueLabels"] = chosen
    if not kind.startswith("micro"):
        legend = chance.choice([None, True, "top", "trailing", "lineEnds"])
        if legend == "lineEnds" and kind not in ("line", "area", "combo"):
            legend = True
        if legend:
            result["legend"] = legend
    axis: dict[str, Any] = {}
    if chance.random() < 0.2:
        axis["title"] = chance.choice(["EUR", "Umsatz in Millionen Euro", "Hours"])
    if chance.random() < 0.3:
        axis["format"] = chance.choice(
            [{"style": "compact"}, {"style": "percent"}, {"style": "currency", "currency": "EUR"}]
        )
    if (
        kind in ("line", "column", "bar", "stackedColumn", "area", "combo")
        and chance.random() < 0.25
    ):
        row = [v for v in result["series"][0]["values"] if v is not None]
        axis["references"] = [{"value": max(row) * 0.6, "title": "Target"}]
        if chance.random() < 0.4:
            axis["references"].append({"value": max(row) * 0.55, "title": "Last year"})
    if axis and not kind.startswith("micro") and kind != "donut":
        result["numericAxis"] = axis
    if kind in OVER_CATEGORIES and "categoryAxis" not in result and chance.random() < 0.2:
        result["categoryAxis"] = {"labels": {"style": "range"}}


def figure(chance: random.Random, index: int) -> dict[str, Any]:
    """Return a chart by chance, alone, in a card or in a widget."""
    view = chart(chance, chance.choice(TYPES))
    width, height = chance.choice(SIZES)
    environment: dict[str, Any] = {
        "generation": chance.choice(["horizon", "horizon", "classic"]),
        "width": width,
        "height": height,
        "padding": 8,
    }
    if chance.random() < 0.15:
        environment["layoutDirection"] = "rightToLeft"
    if chance.random() < 0.15:
        environment["locale"] = chance.choice(["de-DE", "ar", "fr-FR"])
    if chance.random() < 0.1:
        environment["contentSizeCategory"] = chance.choice(
            ["extraExtraLarge", "accessibilityMedium", "accessibilityExtraLarge"]
        )
    place = chance.random()
    if place < 0.3:
        del environment["height"]
        card: dict[str, Any] = {"type": "chartCard", "title": "Revenue by month", "chartView": view}
        if chance.random() < 0.6:
            card["kpiItems"] = [{"metric": {"value": 3000000, "style": "compact"}}]
        if len(view["series"]) > 1 and chance.random() < 0.4:
            card["seriesTitles"] = [series["title"] for series in view["series"]]
            view.pop("legend", None)
        view = card
    elif place < 0.45:
        del environment["height"], environment["width"]
        environment["widget"] = chance.choice(WIDGETS)
        view = {"type": "card", "title": "Revenue", "cardBody": view}
    return {"name": f"chart{index}", "environment": environment, "view": view}


def run(*arguments: str | Path) -> tuple[str, str]:
    """Return the output and the messages of the program."""
    done = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{arguments[0]}: {done.stderr[-3000:]}")
    return done.stdout, done.stderr


def nodes(node: dict[str, Any]) -> list[dict[str, Any]]:
    """Return a node of a layout report and all in it."""
    return [node] + [found for child in node.get("children", []) for found in nodes(child)]


def drawn_texts(path: Path, labels: list[dict[str, Any]]) -> list[Text]:
    """Return the texts of a picture; `labels` are the nodes of values."""
    found: list[Text] = []
    known = [Box.of(label["frame"]) for label in labels]
    for element in ElementTree.parse(path).iter(f"{SVG}text"):
        text = CONTROLS.sub("", element.text or "")
        if element.get("transform") or not text:
            continue
        size = float(element.get("font-size", "12"))
        left, baseline = float(element.get("x", "0")), float(element.get("y", "0"))
        # One letter has no length in the SVG.
        width = float(element.get("textLength", size * (0.35 if text in "1/.,:" else 0.55)))
        is_rtl = element.get("direction") == "rtl" or bool(RIGHT_TO_LEFT.search(text))
        if is_rtl:
            left -= width
        box = Box(left, baseline - CAPITAL * size, left + width, baseline)
        is_value = any(
            frame.left - 1 <= left <= frame.right and frame.top <= baseline <= frame.bottom + 1
            for frame in known
        )
        last = found[-1] if found else None
        # Fonts and directions divide a text into pieces.
        apart = abs(box.right - last.box.left if is_rtl else left - last.box.right) if last else 0
        if last and last.box.bottom == baseline and apart < PIECE * size:
            joined = Box(
                min(last.box.left, left), box.top, max(last.box.right, box.right), baseline
            )
            found[-1] = Text(last.text + text, joined, last.is_value)
        else:
            found.append(Text(text, box, is_value))
    return found


def text_faults(texts: list[Text], size: Box, scene: Scene) -> list[str]:
    """Return what is wrong with the places of texts."""
    faults = []
    for index, text in enumerate(texts):
        if set(text.text) <= set("….,"):
            faults.append("a text is only an ellipsis")
        if not size.contains(text.box):
            faults.append(f"'{text.text}' leaves the picture")
        for other in texts[index + 1 :]:
            if text.box.meets(other.box):
                faults.append(f"'{text.text}' meets '{other.text}'")
            elif text.is_value != other.is_value:
                value, name = (text, other) if text.is_value else (other, text)
                if scene.read_as_one(value.box, name):
                    faults.append(f"the value '{value.text}' and '{name.text}' read as one")
        faults += scene.mark_faults(text)
    return faults


@dataclass(frozen=True)
class Scene:
    """The plot and the marks that texts stand around."""

    kind: str
    plot: Box | None
    marks: list[Box]
    has_points: bool
    axes: list[Box]
    numbers: set[str]
    """The texts of the axes' numbers."""

    def read_as_one(self, value: Box, other: Text) -> bool:
        """Return whether a value and another text are in a row and too near to each other."""
        name = other.box
        if abs(value.bottom - name.bottom) >= 4:
            return False
        gap = max(value.left, name.left) - min(value.right, name.right)
        plot = self.plot
        if plot is None or self.kind == "donut":
            return gap < APART
        if self.kind == "microArea":
            return value.bottom > plot.bottom and name.bottom > plot.bottom
        if self.kind in ("line", "area") and value.top > plot.bottom:
            return True
        is_title = name.left > plot.right + 1 or name.right < plot.left - 1
        is_upright = "ar" not in self.kind
        return gap < (TITLE_APART if is_title and is_upright and self.is_beside(other) else APART)

    def is_beside(self, name: Text) -> bool:
        """Return whether a text is at the side where the titles of references are, as far as it can be known."""
        if self.plot is None or name.text in self.numbers:
            return False
        return name.box.left > self.plot.right + 5

    def mark_faults(self, text: Text) -> list[str]:
        """Return the mark that a text meets."""
        # A value that would be on a line is inside its column or bar.
        is_inside = self.kind.startswith("stacked") or self.kind in ("bar", "column", "combo")
        own = is_inside and text.is_value
        near = -POINT_APART if self.has_points and not text.is_value else SLACK
        for mark in self.marks:
            if text.box.meets(mark, near) and not (own and mark.contains(text.box)):
                return [f"'{text.text}' meets a mark"]
        middle = (text.box.left + text.box.right) / 2
        if text.is_value and any(axis.left < middle < axis.right - 1 for axis in self.axes):
            return [f"the value '{text.text}' is in the column of an axis"]
        return []


def column(axis: Box, texts: list[Text], numbers: set[str]) -> Box:
    """Return the column of an axis's numbers, whose frame may have the names of lines beside it."""
    drawn = [text.box for text in texts if text.text in numbers and axis.contains(text.box)]
    if not drawn:
        return axis
    left, right = min(box.left for box in drawn), max(box.right for box in drawn)
    return Box(left, axis.top, right, axis.bottom)


def visible(mark: Box, plot: Box) -> Box | None:
    """Return the part of a mark inside its plot, with the slack of pixels."""
    box = Box(
        max(mark.left, plot.left),
        max(mark.top, plot.top),
        min(mark.right, plot.right),
        min(mark.bottom, plot.bottom),
    )
    return box if box.right > box.left and box.bottom > box.top else None


def share(value: float, axis: dict[str, Any]) -> float:
    """Return the place of a value on its axis."""
    low, high = axis["range"]["min"], axis["range"]["max"]
    return (value - low) / (high - low) if high > low else 0.0


def ends_of(view: dict[str, Any], marks: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """Return the values that each column or bar begins and ends at."""
    kind, level = view["chartType"], 0.0
    above: dict[tuple[int, bool], float] = {}
    ends = []
    for mark in marks:
        value: float = mark["value"]
        start = 0.0
        if kind.startswith("stacked"):
            key = (mark["category"], value < 0)
            start = above.get(key, 0.0)
            above[key] = start + value
        elif kind == "waterfall":
            start, level = level, level + value
        ends.append((start, start + value))
    return ends


def mark_faults(view: dict[str, Any], plot: dict[str, Any], all_nodes: list[Any]) -> list[str]:
    """Return the marks that are not where the range of their axis says."""
    kind, marks = view["chartType"], plot.get("marks", [])
    frame = Box.of(plot["frame"])
    width, height = frame.right - frame.left, frame.bottom - frame.top
    axes = {node["kind"]: node for node in all_nodes if "range" in node}
    secondary = set(view.get("indexesOfSecondaryValuesAxis", []))
    columns = set(view.get("indexesOfColumnSeries", range(99)) if kind == "combo" else range(99))
    faults = []
    if kind == "donut":
        total = sum(mark["value"] for mark in marks)
        for mark in marks:
            angle = mark["endAngle"] - mark["startAngle"]
            if abs(angle / 360 - mark["value"] / total) > 0.03:
                faults.append(f"the part of {mark['value']} has {angle} degrees")
        return faults
    for mark, values in zip(marks, ends_of(view, marks), strict=True):
        axis = axes.get("secondaryNumericAxis" if mark["series"] in secondary else "numericAxis")
        if axis is None:
            continue
        box, place = Box.of(mark["frame"]), share(mark["value"], axis)
        if kind in ("line", "area", "scatter", "bubble", "stock") or mark["series"] not in columns:
            wanted = [place]
            options = [[(frame.bottom - (box.top + box.bottom) / 2) / height]]
        else:
            low, high = axis["range"]["min"], axis["range"]["max"]
            start = min(max(values[0], low), high) if values[0] == 0 else values[0]
            wanted = sorted([share(start, axis), share(values[1], axis)])
            across = [(box.left - frame.left) / width, (box.right - frame.left) / width]
            up = [(frame.bottom - box.bottom) / height, (frame.bottom - box.top) / height]
            is_lying = kind in ("bar", "stackedBar")
            options = [across, [1 - across[1], 1 - across[0]]] if is_lying else [up]
        if all(
            any(abs(a - b) > 0.01 for a, b in zip(wanted, found, strict=True)) for found in options
        ):
            faults.append(f"the mark of {mark['value']} is at {options[0]} instead of {wanted}")
    return faults


def faults_of(entry: dict[str, Any], layout: dict[str, Any], svg: Path, said: str) -> list[str]:
    """Return what is wrong with a picture."""
    all_nodes = nodes(layout["root"])
    plots = [node for node in all_nodes if node["kind"] == "plot"]
    labels = [node for node in all_nodes if node["kind"] == "valueLabel"]
    size = Box(0, 0, layout["size"]["width"], layout["size"]["height"])
    view = entry["view"]
    view = view.get("cardBody", view.get("chartView", view))
    kind = view["chartType"]
    faults = []
    marks: list[Box] = []
    for plot in plots:
        frame = Box.of(plot["frame"])
        sides = (frame.right - frame.left, frame.bottom - frame.top)
        has_axes = not kind.startswith("micro") and kind != "donut"
        if has_axes and min(sides) < LEAST_PLOT - 0.01 and "the chart does not fit" not in said:
            faults.append(f"the plot is only {sides[0]:.1f} x {sides[1]:.1f}")
        faults += mark_faults(view, plot, all_nodes)
        if has_axes and kind != "bubble":
            seen = [visible(Box.of(mark["frame"]), frame) for mark in plot.get("marks", [])]
            marks += [box for box in seen if box]
    numbered = [
        node
        for node in all_nodes
        if node["kind"] in ("numericAxis", "secondaryNumericAxis")
        and node.get("labels")
        and kind not in ("bar", "stackedBar")
    ]
    numbers = {CONTROLS.sub("", label) for node in numbered for label in node["labels"]}
    texts = drawn_texts(svg, labels)
    axes = [column(Box.of(node["frame"]), texts, numbers) for node in numbered]
    plot_box = Box.of(plots[0]["frame"]) if plots else None
    scene = Scene(kind, plot_box, marks, kind in ("line", "area"), axes, numbers)
    return faults + text_faults(texts, size, scene)


def check(figures: list[dict[str, Any]]) -> list[str]:
    """Return the faults of some charts, each with its description."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = folder / "charts.json"
        path.write_text(json.dumps({"figures": figures}), encoding="utf-8")
        layouts = json.loads(run("layout", path)[0])
        (folder / "out").mkdir()
        said = run("render", path, "--svg-text", "-o", f"{folder}/out/")[1]
        faults = []
        layouts = layouts if isinstance(layouts, list) else [layouts]
        for index, (entry, layout) in enumerate(zip(figures, layouts, strict=True)):
            own = "\n".join(line for line in said.splitlines() if f" figures[{index}]" in line)
            found = faults_of(entry, layout, folder / "out" / f"{entry['name']}.svg", own)
            faults += (
                [f"{entry['name']}: {'; '.join(found)}\n  {json.dumps(entry)}"] if found else []
            )
    return faults


def main() -> int:
    """Check as many charts as asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--program", type=Path)
    parser.add_argument("--most", type=int, default=20, help="faults to print")
    options = parser.parse_args()
    global PROGRAM
    PROGRAM = options.program or PROGRAM
    faults: list[str] = []
    for start in range(0, options.count, BATCH):
        chance = random.Random(options.seed * 1_000_003 + start)
        count = min(BATCH, options.count - start)
        faults += check([figure(chance, start + i) for i in range(count)])
    shown = "\n".join(faults[: options.most])
    print(
        f"{shown}\n{len(faults)} of {options.count} charts have faults"
        if faults
        else f"{options.count} charts keep the rules"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
