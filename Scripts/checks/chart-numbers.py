#!/usr/bin/env python3
"""Check the labels and words of random charts against the rules of Docs/charts.md.

    Scripts/check chart-numbers [COUNT] [SEED]    by default, 13000 charts

A label is within a twentieth of its value, unlike values of a series read unlike, nothing but zero reads as zero, and
no share but the whole as 100 %. The numbers of the words are those of the data, names without an order have no first
and last value, and "rising" and "falling" agree with the ends. Labels that do not fit may be left out with a warning.
"""

from __future__ import annotations

import itertools
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

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = Path(os.environ.get("FIORI_RENDER", ROOT / ".build/tests/release/fiori-render"))
MONTHS = [
    "Jan",
    "Feb",
    "Mar",
    "Apr",
    "May",
    "Jun",
    "Jul",
    "Aug",
    "Sep",
    "Oct",
    "Nov",
    "Dec",
]
NAMES = [
    "Kenya",
    "Brazil",
    "Chile",
    "Ghana",
    "India",
    "Japan",
    "Nepal",
    "Oman",
    "Peru",
    "Qatar",
    "Togo",
    "Yemen",
]
TYPES = [
    "line",
    "area",
    "column",
    "bar",
    "stackedColumn",
    "stackedBar",
    "combo",
    "microColumn",
    "donut",
    "waterfall",
    "bullet",
]
MAGNITUDES = {"": 1.0, "K": 1e3, "M": 1e6, "B": 1e9, "T": 1e12, "Q": 1e15, "Z": 1e18}
NUMBER = re.compile(r"([−-])?\$?([0-9][0-9,]*(?:\.[0-9]+)?)(?:e([−-]?[0-9]+))?([KMBTQZ])?(%)?")
# Figures of a run of the program.
BATCH = 250
TOLERANCE = 1.0 / 20
# Shares that 9 decimals of a percentage do not tell from none or all.
UNREADABLE = 1e-11


@dataclass(frozen=True)
class Label:
    """A number as it is read."""

    text: str
    value: float

    @staticmethod
    def of(text: str) -> Label | None:
        """Return the number that a label says; None for any other text."""
        match = NUMBER.fullmatch(text.strip("\u2066\u2067\u2068\u2069"))
        if match is None:
            return None
        sign, digits, exponent, letter, percent = match.groups()
        value = float(digits.replace(",", "")) * MAGNITUDES[letter or ""]
        if exponent:
            value *= 10 ** int(exponent.replace("−", "-"))
        if percent:
            value /= 100
        return Label(text, -value if sign else value)


def numbers(chance: random.Random, count: int) -> list[float]:
    """Return values of one order of magnitude, or of several, some of them equal."""
    scale = 10.0 ** chance.randint(-5, 9)
    digits = chance.randint(1, 7)
    values: list[float] = []
    for _ in range(count):
        if values and chance.random() < 0.1:
            values.append(chance.choice(values))
            continue
        value = chance.uniform(0.2, 10) * scale
        if chance.random() < 0.15:
            value *= 10.0 ** chance.randint(-3, 3)
        if chance.random() < 0.3:
            value = scale * (1 + chance.randint(-9, 9) / 1000)
        values.append(float(f"{value:.{digits}g}"))
    return values


def figure(chance: random.Random, index: int) -> dict[str, Any]:
    """Return a chart by chance, alone or in a card."""
    kind = chance.choice(TYPES)
    count = chance.randint(1, 12)
    start = chance.randrange(12)
    ordered = chance.random() < 0.5
    names = [(MONTHS if ordered else NAMES)[(start + i) % 12] for i in range(count)]
    series_count = 1 if kind in ("microColumn", "waterfall") else chance.randint(1, 3)
    if kind == "donut":
        series_count, count = chance.randint(2, 5), 1
    if kind == "bullet":
        series_count = 2
    series = []
    for number in range(series_count):
        values: list[float | None] = list(numbers(chance, count))
        if kind not in ("donut", "microColumn") and chance.random() < 0.3:
            values = [-v if v is not None and chance.random() < 0.4 else v for v in values]
        series.append({"title": f"Series{'ABCDE'[number]}", "values": values})
    chart: dict[str, Any] = {
        "type": "chartView",
        "chartType": kind,
        "series": series,
        "valueLabels": True,
    }
    if kind != "donut":
        chart["categories"] = names
    if series_count > 1:
        chart["legend"] = True
    style = chance.choice(["decimal", "decimal", "percent", "compact", "currency"])
    if style == "currency":
        chart["numericAxis"] = {"format": {"style": style, "currency": "USD"}}
    elif style != "decimal":
        chart["numericAxis"] = {"format": {"style": style}}
    if kind.startswith("stacked") and chance.random() < 0.5:
        chart["stacking"] = "percent"
    if kind == "microColumn":
        del chart["valueLabels"]
    environment = {"generation": "horizon", "width": 900, "height": 500}
    view = chart
    if chance.random() < 0.5:
        view = {"type": "chartCard", "title": "Card", "chartView": chart}
    return {"name": f"chart{index}", "environment": environment, "view": view}


def run(command: str, path: Path) -> str:
    """Return the output of the program for a document."""
    done = subprocess.run([PROGRAM, command, path], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{command}: {done.stderr[-2000:]}")
    return done.stdout


def nodes(node: dict[str, Any]) -> list[dict[str, Any]]:
    """Return a node of a layout report and all in it."""
    return [node] + [found for child in node.get("children", []) for found in nodes(child)]


def faults_of(value: float, label: Label, step: float | None = None) -> list[str]:
    """Return what is wrong with the label of a value, or of a tick."""
    least = UNREADABLE if step is None else step / 1000
    if label.value == 0 and abs(value) > (least if label.text.endswith("%") or step else 0):
        return [f"{value} reads as zero: {label.text}"]
    if label.text.endswith("%") and abs(label.value) == 1 and abs(abs(value) - 1) > UNREADABLE:
        return [f"{value} reads as a full 100%: {label.text}"]
    allowed = abs(value) * TOLERANCE if step is None else step / 20
    if abs(label.value - value) > allowed * 1.000_001:
        return [f"{value} reads as {label.text}"]
    return []


def alike(pairs: list[tuple[float, Label]]) -> list[str]:
    """Return unlike values that read alike."""
    seen: dict[str, float] = {}
    faults = []
    for value, label in pairs:
        other = seen.setdefault(label.text, value)
        least = UNREADABLE if label.text.endswith("%") else 0
        if abs(other - value) > max(1e-12 * max(abs(other), abs(value)), least):
            faults.append(f"{other} and {value} both read as {label.text}")
    return faults


def chart_of(entry: dict[str, Any]) -> dict[str, Any]:
    """Return the chart of a figure."""
    view: dict[str, Any] = entry["view"]
    chart: dict[str, Any] = view.get("chartView", view)
    return chart


def told_values(chart: dict[str, Any]) -> list[list[float]]:
    """Return the values that labels say: of stacks of shares, these."""
    rows = [[float(v) for v in series["values"]] for series in chart["series"]]
    if chart.get("stacking") != "percent":
        return rows
    sums = [sum(abs(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [[v / sums[i] for i, v in enumerate(row)] for row in rows]


def label_faults(entry: dict[str, Any], root: dict[str, Any]) -> list[str]:
    """Return what is wrong with the ticks and the value labels of a picture."""
    chart = chart_of(entry)
    faults: list[str] = []
    rows = told_values(chart)
    all_nodes = nodes(root)
    for node in all_nodes:
        if node["kind"] == "numericAxis" and node.get("labels"):
            labels = [Label.of(text) for text in node["labels"]]
            if len(node["labels"]) != len(node["ticks"]) or None in labels:
                continue
            pairs = [(t, lab) for t, lab in zip(node["ticks"], labels, strict=True) if lab]
            gaps = [abs(a - b) for (a, _), (b, _) in itertools.pairwise(pairs)]
            step = min(gaps, default=1.0)
            faults += [f for tick, lab in pairs for f in faults_of(tick, lab, step)] + alike(pairs)
    known = sorted({value for row in rows for value in row}, key=abs)
    if chart["chartType"].startswith("stacked") and chart.get("stacking") != "percent":
        known += [sum(row[i] for row in rows) for i in range(len(rows[0]))]
    for node in all_nodes:
        if node["kind"] != "valueLabel":
            continue
        label = Label.of(node["text"])
        if label is None:
            faults.append(f"not a number: {node['text']}")
        elif all(faults_of(value, label) for value in known):
            faults.append(f"no value reads as {label.text}: {known}")
    return faults


def word_faults(entry: dict[str, Any], words: str) -> list[str]:
    """Return what is wrong with the sentences about the series of a chart over categories."""
    chart = chart_of(entry)
    faults: list[str] = []
    if chart["chartType"] in ("donut", "waterfall"):
        return faults
    if chart["chartType"] == "bullet":
        return bullet_faults(chart, words)
    for series, row in zip(chart["series"], told_values(chart), strict=True):
        found = re.search(rf"{series['title']}: (.*?)(?:\. [A-Z]|$)", words)
        if not found:
            faults.append(f"{series['title']} is not told: {words}")
            continue
        text = found[1]
        ends = re.match(r"from (\S+) in \w+ to (\S+) in", text)
        if ends and chart.get("categories", [""])[0] in NAMES and len(row) > 3:
            faults.append(f"names without an order have ends: {text}")
        if ends and ends[1] == ends[2] and abs(row[0] - row[-1]) > UNREADABLE * max(map(abs, row)):
            faults.append(f"the ends read alike: {text}")
        if ends and (
            ("rising" in text and row[0] >= row[-1]) or ("falling" in text and row[0] <= row[-1])
        ):
            faults.append(f"the trend contradicts the ends: {text}")
        for phrase, extreme in (("lowest", min(row)), ("highest", max(row))):
            said = re.search(rf"{phrase} (\S+)", text)
            label = Label.of(said[1].rstrip(",")) if said else None
            # Words say compact numbers in words of their own.
            if label:
                faults += [f"{phrase}: {fault}" for fault in faults_of(extreme, label)]
        pairs = [
            (v, Label.of(t.rstrip(",")))
            for v, t in zip(row, re.findall(r"(?:\w+) (\S+)", text), strict=False)
        ]
        if len(row) <= 3:
            known = [(v, lab) for v, lab in pairs if lab]
            faults += [f for v, lab in known for f in faults_of(v, lab)] + alike(known)
    return faults


def bullet_faults(chart: dict[str, Any], words: str) -> list[str]:
    """Return what is wrong with the sentence about columns and their targets."""
    rows = told_values(chart)
    pairs = list(zip(*rows, strict=True))
    said = re.search(r"at or above target: (\d+) of (\d+)", words)
    reached = sum(actual >= target for actual, target in pairs)
    if said and (int(said[1]), int(said[2])) != (reached, len(pairs)):
        return [f"{reached} of {len(pairs)} targets are reached: {words}"]
    if bool(said) != (len(pairs) > 4):
        return [f"wrong form: {words}"]
    if said:
        return []
    found = re.findall(r"\w+ (\S+) \(target (\S+)\)", words)
    if len(found) != len(pairs):
        return [f"{len(found)} columns are told: {words}"]
    labels = [[Label.of(text) for text in pair] for pair in found]
    known = [
        (value, label)
        for pair, texts in zip(pairs, labels, strict=True)
        for value, label in zip(pair, texts, strict=True)
        if label
    ]
    return [fault for value, label in known for fault in faults_of(value, label)] + alike(known)


def check(figures: list[dict[str, Any]]) -> list[str]:
    """Return the faults of some charts, each with its description."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "charts.json"
        path.write_text(json.dumps({"figures": figures}), encoding="utf-8")
        layouts = json.loads(run("layout", path))
        lines = run("describe", path).splitlines()
    words = dict(line.split(": ", 1) for line in lines if ": " in line)
    faults = []
    for entry, layout in zip(
        figures, layouts if isinstance(layouts, list) else [layouts], strict=True
    ):
        found = label_faults(entry, layout["root"]) + word_faults(
            entry, words.get(entry["name"], lines[0])
        )
        faults += [f"{entry['name']}: {fault}\n  {json.dumps(entry)}" for fault in found]
    return faults


def main() -> int:
    """Check as many charts as asked for."""
    arguments = [int(argument) for argument in sys.argv[1:]]
    count, seed = (*arguments, *(13000, 1)[len(arguments) :])
    faults: list[str] = []
    for start in range(0, count, BATCH):
        chance = random.Random(seed * 1_000_003 + start)
        faults += check([figure(chance, start + i) for i in range(min(BATCH, count - start))])
        if len(faults) > 20:
            break
    print("\n".join(faults[:20]) or f"{count} charts keep the rules")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
