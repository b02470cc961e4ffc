"""The cards that are drawn with several packages: A with a ring, B with a chart, C with a list.

Each has a text of its own, made of a number. Other packages get what they need to draw about the
same: bars, arcs and labels, with their sizes. They do not lay out, check or describe anything.
"""

from __future__ import annotations

import copy
import io
import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

Draw = Callable[[int, str], bytes]
"""Returns the picture with a number, as `svg` or `png`."""

WIDTH, HEIGHT = 343, 192
"""The size in points; a PNG has two pixels per point."""
QUARTERS = ["Q1", "Q2", "Q3", "Q4"]
VALUES = [2.1, 3.4, 2.9, 4.0]
ITEMS = [
    ("Travel expenses", "Julie Armstrong", "1,240.00 EUR"),
    ("Purchase order", "Michael Adams", "860.50 EUR"),
    ("Leave request", "Richard Wilson", "3 days"),
]
FONTS = Path(__file__).parents[2] / "Fonts"
BLUE = (0.0, 0.39, 0.85)
TRACK = (0.85, 0.85, 0.87)

DESCRIPTIONS: dict[str, dict[str, Any]] = {
    "A": {"type": "kpiProgressCard", "title": "Orders", "status": "Today", "progress": 0.64},
    "B": {
        "type": "chartCard",
        "title": "Revenue",
        "kpiItems": [{"metric": "12.4"}, {"unit": "M EUR"}],
        "chartView": {
            "chartType": "column",
            "categories": QUARTERS,
            "series": [{"values": VALUES}],
        },
    },
    "C": {
        "type": "card",
        "title": "Approvals",
        "subtitle": "Today",
        "cardBody": {
            "type": "list",
            "items": [
                {"title": title, "description": person, "info": amount}
                for title, person, amount in ITEMS
            ],
        },
    },
}
NAMES = {"A": "progress card", "B": "chart card", "C": "list card"}


def description(card: str, number: int) -> dict[str, Any]:
    """Return what fiori-render draws."""
    view = copy.deepcopy(DESCRIPTIONS[card])
    if card == "A":
        view["status"] = f"Today {number}"
    elif card == "B":
        view["kpiItems"][0]["metric"] = f"12.{number}"
    else:
        view["subtitle"] = f"Today {number}"
    return {"environment": {"generation": "horizon", "scale": 2}, "view": view}


def lines(card: str, numbers: list[int]) -> bytes:
    """Return the input of `stream`."""
    return "".join(json.dumps(description(card, number)) + "\n" for number in numbers).encode()


PAGE = f"#set page(width: {WIDTH}pt, height: {HEIGHT}pt, margin: 16pt, fill: white)\n"


def typst_source(card: str, number: int) -> str:
    """Return the document for typst."""
    if card == "A":
        return f"""{PAGE}
#text(weight: "bold", size: 15pt)[Orders] #h(1fr) #text(size: 13pt)[Today {number}]
#align(center, circle(radius: 50pt, stroke: 4pt + blue)[
  #set align(center + horizon)
  #text(size: 28pt)[64%]
])
"""
    if card == "B":
        bars = ", ".join(
            f"rect(width: 58pt, height: {value * 16}pt, fill: blue)" for value in VALUES
        )
        labels = ", ".join(f"[{quarter}]" for quarter in QUARTERS)
        return f"""{PAGE}
#text(weight: "bold", size: 15pt)[Revenue] \\
#text(weight: "bold", size: 24pt)[12.{number}] #text(size: 15pt)[M EUR]
#v(1fr)
#grid(columns: 4, column-gutter: 1fr, align: bottom, {bars}, {labels})
"""
    rows = "\n".join(
        f"#text(size: 13pt)[{title}] #h(1fr) #text(size: 11pt)[{amount}] \\\n"
        f"#text(size: 11pt, fill: gray)[{person}] \\"
        for title, person, amount in ITEMS
    )
    return f"""{PAGE}
#text(weight: "bold", size: 15pt)[Approvals] \\
#text(size: 11pt)[Today {number}] \\
{rows}
"""


def typst(card: str) -> Draw:
    """Draw with typst."""
    import typst as package

    compiler = package.Compiler()

    def draw(number: int, format_: str) -> bytes:
        source = typst_source(card, number).encode()
        return bytes(compiler.compile(source, format=format_, ppi=144))

    return draw


def vl_convert(card: str) -> Draw:
    """Draw the chart card with vl-convert."""
    import vl_convert as package

    if card != "B":
        raise ImportError("Vega-Lite draws charts only")
    values = [{"q": q, "v": v} for q, v in zip(QUARTERS, VALUES, strict=True)]
    chart: dict[str, Any] = {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "width": 311,
        "height": 90,
        "padding": 16,
        "data": {"values": values},
        "mark": "bar",
        "title": {"text": "Revenue", "anchor": "start", "subtitleFontSize": 24},
        "encoding": {
            "x": {"field": "q", "type": "nominal", "title": None},
            "y": {"field": "v", "type": "quantitative", "axis": None},
        },
    }

    def draw(number: int, format_: str) -> bytes:
        chart["title"]["subtitle"] = f"12.{number} M EUR"
        if format_ == "svg":
            return str(package.vegalite_to_svg(chart)).encode()
        return bytes(package.vegalite_to_png(chart, scale=2))

    return draw


class Canvas:
    """What the cards below need of a package that only draws."""

    def text(self, text: str, x: float, y: float, size: float, *, bold: bool = False) -> None:
        """Draw a line of text; a negative `x` is the distance of its end from the right."""
        raise NotImplementedError

    def bar(self, x: float, y: float, width: float, height: float) -> None:
        """Fill a rectangle."""
        raise NotImplementedError

    def arc(self, x: float, y: float, radius: float, fraction: float, color: Any) -> None:
        """Stroke a part of a circle, from the top, clockwise."""
        raise NotImplementedError


def paint(canvas: Canvas, card: str, number: int) -> None:
    """Draw a card whose parts have fixed places."""
    if card == "A":
        canvas.text("Orders", 16, 31, 15, bold=True)
        canvas.text(f"Today {number}", -16, 31, 13)
        canvas.arc(171.5, 110, 50, 1, TRACK)
        canvas.arc(171.5, 110, 50, 0.64, BLUE)
        canvas.text("64%", 145, 120, 28)
    elif card == "B":
        canvas.text("Revenue", 16, 31, 15, bold=True)
        canvas.text(f"12.{number}", 16, 60, 24, bold=True)
        canvas.text("M EUR", 100, 60, 15)
        for index, (quarter, value) in enumerate(zip(QUARTERS, VALUES, strict=True)):
            x = 16 + index * 84
            canvas.bar(x, 156 - value * 16, 58, value * 16)
            canvas.text(quarter, x + 20, 174, 11)
    else:
        canvas.text("Approvals", 16, 31, 15, bold=True)
        canvas.text(f"Today {number}", 16, 48, 11)
        for index, (title, person, amount) in enumerate(ITEMS):
            y = 76 + index * 40
            canvas.text(title, 16, y, 13)
            canvas.text(amount, -16, y, 11)
            canvas.text(person, 16, y + 16, 11)


def skia(card: str) -> Draw:
    """Draw with skia-python; its SVG has texts in place of outlines."""
    import skia as package

    faces = {
        bold: package.Typeface.MakeFromFile(str(FONTS / f"Inter-{name}.otf"))
        for bold, name in ((False, "Regular"), (True, "Bold"))
    }
    fonts: dict[tuple[bool, float], Any] = {}

    class Skia(Canvas):
        def __init__(self, canvas: Any) -> None:
            self.canvas = canvas
            self.black = package.Paint(AntiAlias=True)
            self.blue = package.Paint(AntiAlias=True, Color4f=package.Color4f(*BLUE, 1))

        def text(self, text: str, x: float, y: float, size: float, *, bold: bool = False) -> None:
            font = fonts.setdefault((bold, size), package.Font(faces[bold], size))
            left = x if x >= 0 else WIDTH + x - font.measureText(text)
            self.canvas.drawString(text, left, y, font, self.black)

        def bar(self, x: float, y: float, width: float, height: float) -> None:
            self.canvas.drawRect(package.Rect.MakeXYWH(x, y, width, height), self.blue)

        def arc(self, x: float, y: float, radius: float, fraction: float, color: Any) -> None:
            stroke = package.Paint(
                AntiAlias=True,
                Color4f=package.Color4f(*color, 1),
                Style=package.Paint.kStroke_Style,
                StrokeWidth=4,
            )
            square = package.Rect.MakeXYWH(x - radius, y - radius, 2 * radius, 2 * radius)
            self.canvas.drawArc(square, -90, 360 * fraction, False, stroke)

    def draw(number: int, format_: str) -> bytes:
        if format_ == "svg":
            stream = package.DynamicMemoryWStream()
            canvas = package.SVGCanvas.Make(package.Rect.MakeWH(WIDTH, HEIGHT), stream)
            paint(Skia(canvas), card, number)
            del canvas
            return bytes(stream.detachAsData())
        surface = package.Surface(2 * WIDTH, 2 * HEIGHT)
        canvas = surface.getCanvas()
        canvas.clear(package.ColorWHITE)
        canvas.scale(2, 2)
        paint(Skia(canvas), card, number)
        return bytes(surface.makeImageSnapshot().encodeToData(package.kPNG, 100))

    return draw


def pycairo(card: str) -> Draw:
    """Draw with pycairo and a font of the system."""
    import cairo as package

    class Cairo(Canvas):
        def __init__(self, context: Any) -> None:
            self.context = context

        def text(self, text: str, x: float, y: float, size: float, *, bold: bool = False) -> None:
            weight = package.FONT_WEIGHT_BOLD if bold else package.FONT_WEIGHT_NORMAL
            self.context.select_font_face("sans-serif", package.FONT_SLANT_NORMAL, weight)
            self.context.set_font_size(size)
            self.context.set_source_rgb(0, 0, 0)
            left = x if x >= 0 else WIDTH + x - self.context.text_extents(text).x_advance
            self.context.move_to(left, y)
            self.context.show_text(text)

        def bar(self, x: float, y: float, width: float, height: float) -> None:
            self.context.set_source_rgb(*BLUE)
            self.context.rectangle(x, y, width, height)
            self.context.fill()

        def arc(self, x: float, y: float, radius: float, fraction: float, color: Any) -> None:
            self.context.set_source_rgb(*color)
            self.context.set_line_width(4)
            self.context.arc(x, y, radius, -math.pi / 2, (2 * fraction - 0.5) * math.pi)
            self.context.stroke()

    def draw(number: int, format_: str) -> bytes:
        output = io.BytesIO()
        if format_ == "svg":
            with package.SVGSurface(output, WIDTH, HEIGHT) as surface:
                paint(Cairo(package.Context(surface)), card, number)
            return output.getvalue()
        with package.ImageSurface(package.FORMAT_RGB24, 2 * WIDTH, 2 * HEIGHT) as surface:
            context = package.Context(surface)
            context.scale(2, 2)
            context.set_source_rgb(1, 1, 1)
            context.paint()
            paint(Cairo(context), card, number)
            surface.write_to_png(output)
        return output.getvalue()

    return draw


PEERS: dict[str, Callable[[str], Draw]] = {
    "typst": typst,
    "vl-convert": vl_convert,
    "skia": skia,
    "pycairo": pycairo,
}
"""The other packages; `ImportError` means that one is not installed or has no such card."""
