"""The measures of a chart, taken from SAP's picture and from ours."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median, mode
from typing import Any

from fidelity_measure import ALLOWED, Measure, known_gray
from fidelity_picture import Box, code, distance, hue_strength
from fidelity_scene import LINES, ROUND, SAME_COLOR, Scene, are_columns, is_below, is_beside

SCALE = 2
# The height of capitals and digits as a share of the size: of San Francisco in SAP's pictures, of Inter in ours.
CAPITALS = (0.705, 0.727)
CLUSTERED = ("column", "bar", "combo")
STACKED = ("stackedColumn", "stackedBar")
BARS = ("bar", "stackedBar")
SAMPLES = 60
# Pixels from a baseline to that of its labels, at most.
NEAR = 44
# A color with fewer levels between its channels is faded or lies below another.
FADED = 90


class Comparison:
    """The measures of one chart."""

    def __init__(self, view: dict[str, Any], real: Scene, ours: Scene) -> None:
        """Take the view and both scenes."""
        self.view, self.real, self.ours = view, real, ours
        self.kind = str(view["chartType"])
        self.scrolls = False

    def measures(self) -> Iterator[Measure]:
        """Return all measures."""
        if not any(series.get("values") for series in self.view.get("series", [])):
            yield from self.no_data()
        elif self.kind in ROUND:
            yield from self.round()
        elif self.kind == "microBullet":
            yield from self.surfaces()
        elif self.kind == "microColumn":
            yield from self.surfaces()
            yield from self.texts()
        else:
            yield from self.lines()
            yield from (self.traces() if self.kind in LINES else self.columns())
            yield from self.texts()

    # Parts

    def no_data(self) -> Iterator[Measure]:
        """Measure the text in place of a chart."""
        sizes = [
            max((each.box for each in scene.texts), key=lambda box: box.height, default=None)
            for scene in (self.real, self.ours)
        ]
        if sizes[0] and sizes[1]:
            yield from self.size("no data: size", sizes[0], sizes[1])

    def lines(self) -> Iterator[Measure]:
        """Measure gridlines and baselines."""
        for name, real, ours in (
            ("lines", self.real.long_lines, self.ours.long_lines),
            ("uprights", self.real.picture.uprights, self.ours.picture.uprights),
        ):
            # Lines behind faded marks are hidden in part, and few dashes are left.
            for dashed in (False, True):
                one = [line for line in real if bool(line.on) == dashed and line.on <= 3]
                other = [line for line in ours if bool(line.on) == dashed and line.on <= 3]
                if not one or not other:
                    continue
                what = f"{name}: {'dashed' if dashed else 'solid'}"
                # One behind a translucent surface looks thinner.
                yield self.length(
                    f"{what} thickness",
                    max(line.thickness for line in one),
                    max(line.thickness for line in other),
                )
                if dashed:
                    yield self.length(
                        f"{what} dash", *(min(line.on for line in each) for each in (one, other))
                    )
                    yield self.length(
                        f"{what} gap", *(max(line.off for line in each) for each in (one, other))
                    )
            if len(real) == len(ours) > 2:
                ends = [(each[0].position, each[-1].position) for each in (real, ours)]
                for index in range(1, len(real) - 1):
                    yield self.mapped(
                        f"{name}: place {index}",
                        real[index].position,
                        ours[index].position,
                        ends[0],
                        ends[1],
                    )
        if self.real.picture.lines and self.ours.picture.lines:
            yield Measure(
                "lines: color",
                code(self.real.picture.line_color),
                code(self.ours.picture.line_color),
            ).named(known_gray)

    def columns(self) -> Iterator[Measure]:
        """Measure columns, bars, bubbles and the parts of stacks."""
        yield from self.color_pairs()
        names = [self.names(scene) for scene in (self.real, self.ours)]
        self.scrolls = names[0] < names[1]
        if self.scrolls:
            yield Measure("categories", names[0], names[1], "scrolling")
            return
        for color, other in self.pairs():
            real, ours = self.real.marks(color), self.ours.marks(other)
            name = f"marks {code(color)}"
            counts = [self.merged(boxes) for boxes in (real, ours)]
            if self.kind == "combo" and not all(are_columns(each) for each in counts):
                continue
            if len(counts[0]) != len(counts[1]):
                scrolls = len(counts[0]) < len(counts[1]) and self.kind in CLUSTERED + STACKED
                known = "scrolling" if scrolls else ""
                yield Measure(f"{name}: count", len(counts[0]), len(counts[1]), known)
                continue
            yield from self.boxes(name, counts[0], counts[1])

    def boxes(self, name: str, real: list[Box], ours: list[Box]) -> Iterator[Measure]:
        """Measure by how much the edges of surfaces differ at most."""
        one, other = self.span(self.real), self.span(self.ours)
        across = [((one.left, one.right), (other.left, other.right))]
        for edge in ("left", "right", "top", "bottom"):
            scales = across if edge in ("left", "right") else self.scales()
            yield min(
                (
                    max(
                        (
                            self.mapped(
                                f"{name}: {edge}", getattr(a, edge), getattr(b, edge), *scale
                            )
                            for a, b in zip(real, ours, strict=True)
                        ),
                        key=_size,
                    )
                    for scale in scales
                ),
                key=_size,
            ).named(self.known_edge)

    def scales(self) -> list[tuple[tuple[float, float], tuple[float, float]]]:
        """Return what may be the top and the bottom of the plot, of which the one with the least differences counts.

        Marks may be cut or covered in one picture, and SAP's lines are cut at the plot, ours on whole pixels.
        """
        one, other = self.span(self.real), self.span(self.ours)
        found = [((one.top, one.bottom), (other.top, other.bottom))]
        lines = self.real.long_lines, self.ours.long_lines
        if self.kind not in BARS and len(lines[0]) == len(lines[1]) > 1:
            ends = [(each[0].position, each[-1].position) for each in lines]
            found.append((ends[0], ends[1]))
        pairs = self.pairs()
        for chosen in (pairs, pairs[:1], pairs[1:2]):
            boxes = [
                [box for pair in chosen for box in scene.marks(pair[index])]
                for index, scene in enumerate((self.real, self.ours))
            ]
            if boxes[0] and boxes[1]:
                heights = [
                    (min(box.top for box in each), max(box.bottom for box in each))
                    for each in boxes
                ]
                found.append((heights[0], heights[1]))
        return found

    def span(self, scene: Scene) -> Box:
        """Return the box that marks are measured in: between the first and the last along the
        categories, and that of the lines, where there are some, along the values."""
        plot = scene.plot
        marks = [box for color in scene.colors for box in scene.marks(color)]
        left, right = min(b.left for b in marks), max(b.right for b in marks)
        top, bottom = min(b.top for b in marks), max(b.bottom for b in marks)
        if self.kind in BARS:
            return Box(plot.left, top, plot.right, bottom)
        if self.kind in CLUSTERED + STACKED + ("waterfall",):
            return Box(left, plot.top, right, plot.bottom)
        return plot

    def surfaces(self) -> Iterator[Measure]:
        """Measure the surfaces of a chart without axes, where they are."""
        yield from self.color_pairs()
        pairs = list(zip(self.real.colors, self.ours.colors, strict=False))
        for index, (color, other) in enumerate(pairs):
            real, ours = self.real.marks(color), self.ours.marks(other)
            if len(real) != len(ours):
                yield Measure(f"surface {index}: count", len(real), len(ours))
                continue
            for part, (a, b) in enumerate(zip(real, ours, strict=True)):
                for edge in ("left", "right", "top", "bottom"):
                    yield self.length(
                        f"surface {index}.{part}: {edge}", getattr(a, edge), getattr(b, edge)
                    )

    def traces(self) -> Iterator[Measure]:
        """Measure lines along their course."""
        yield from self.color_pairs()
        one, other = self.real.frame, self.ours.frame
        for color, own in self.pairs():
            if hue_strength(color) < FADED:
                continue
            found, heights = [], []
            for step in range(1, SAMPLES):
                share = step / SAMPLES
                a = self.real.centers(color, one.left + share * one.width)
                b = self.ours.centers(own, other.left + share * other.width)
                if len(a) == len(b) == 1 and max(a[0][1], b[0][1]) < 24:
                    found.append((a[0][0], b[0][0]))
                    heights.append((a[0][1] / one.height, b[0][1] / other.height, b[0][1]))
            if len(found) < 8:
                continue
            yield min(
                (
                    sorted(
                        (
                            self.mapped(f"line {code(color)}: place", *pair, *scale)
                            for pair in found
                        ),
                        key=_size,
                    )[int(0.9 * len(found))]
                    for scale in self.scales()
                ),
                key=_size,
            )
            flat = sorted(heights, key=lambda each: each[0])[: max(len(heights) // 4, 1)]
            yield self.length(
                f"line {code(color)}: thickness",
                median(each[0] for each in flat) * one.height,
                median(each[2] for each in flat),
            )

    def texts(self) -> Iterator[Measure]:
        """Measure labels: how many, how large, and how far from the plot."""
        real, ours = self.real.texts, self.ours.texts
        for name, choose in (("below", is_below), ("beside", is_beside)):
            one = [each for each in real if choose(each.box, self.real.plot)]
            other = [each for each in ours if choose(each.box, self.ours.plot)]
            if not one or not other:
                continue
            yield Measure(
                f"labels {name}: count",
                len(one),
                len(other),
                self.known_names(len(one), len(other)),
            )
            # Only digits are equally high in every label, and a sign of dollars is higher.
            style = self.view.get("numericAxis", {}).get("format", {}).get("style")
            if style != "currency" and (name == "below") == (self.kind in BARS):
                a, b = (min(each, key=lambda text: text.box.height).box for each in (one, other))
                yield from self.size(f"labels {name}: size", a, b)
            yield Measure(
                f"labels {name}: color",
                code(one[0].color),
                code(other[0].color),
            ).named(known_gray)
            if name == "below" and self.real.long_lines and self.ours.long_lines:
                baselines = [
                    mode(text.box.bottom for text in each) - scene.long_lines[-1].position
                    for each, scene in ((one, self.real), (other, self.ours))
                ]
                # The lowest line may be covered, or above the lowest value.
                if max(baselines) < NEAR:
                    yield self.length(f"labels {name}: baseline", baselines[0], baselines[1])

    def round(self) -> Iterator[Measure]:
        """Measure rings and discs."""
        yield from self.color_pairs()
        real, ours = self.real.disc, self.ours.disc
        yield self.length("radius", real[2], ours[2])
        yield self.length("inner radius", real[3], ours[3])
        one, other = self.real.bounds(), self.ours.bounds()
        yield Measure("parts", len(one), len(other))
        if len(one) == len(other):
            for index, (a, b) in enumerate(zip(one, other, strict=True)):
                arc = 3.14159 / 180 * real[2]
                yield self.length(f"part {index}: end on the edge", a[0] * arc, b[0] * arc)
        if self.kind == "microHarveyBall":
            yield from self.captions()

    def captions(self) -> Iterator[Measure]:
        """Measure the texts beside a ball."""
        found = []
        for scene in (self.real, self.ours):
            x, _, radius, _ = scene.disc
            texts = [text.box for text in scene.texts if text.box.left > x + radius]
            found.append((x + radius, texts))
        (edge, one), (own_edge, other) = found
        yield Measure("texts", len(one), len(other))
        if len(one) == len(other) == 2:
            yield self.length(
                "texts: pitch", one[1].bottom - one[0].bottom, other[1].bottom - other[0].bottom
            )
            yield self.length(
                "texts: middles apart",
                _middle(one[0]) - _middle(one[1]),
                _middle(other[0]) - _middle(other[1]),
            )
            yield self.length(
                "texts: from the ball",
                min(box.left for box in one) - edge,
                min(box.left for box in other) - own_edge,
            )

    # Colors

    def pairs(self) -> list[tuple[int, int]]:
        """Return the colors of marks that both pictures have."""
        result = []
        for color in self.real.colors:
            near = min(self.ours.colors, key=lambda each: distance(each, color), default=None)
            if near is not None and distance(near, color) <= SAME_COLOR:
                result.append((color, near))
        return result

    def color_pairs(self) -> Iterator[Measure]:
        """Measure the colors of surfaces, the nearest of both pictures as a pair."""
        left = list(self.ours.colors)
        for color in self.real.colors:
            near = min(left, key=lambda each: distance(each, color), default=None)
            if near is None:
                yield Measure("color", code(color), "none", self.known_color())
                continue
            known = self.known_color() if distance(near, color) > SAME_COLOR else ""
            if distance(near, color) <= SAME_COLOR:
                left.remove(near)
            yield Measure("color", code(color), code(near), known)

    # Lengths

    def length(self, name: str, real: float, ours: float) -> Measure:
        """Return a length in pixels as one in points."""
        return Measure(name, round(real / SCALE, 2), round(ours / SCALE, 2))

    def mapped(
        self,
        name: str,
        real: float,
        ours: float,
        ends: tuple[float, float],
        own: tuple[float, float],
    ) -> Measure:
        """Return places in plots of different sizes as distances from the start of SAP's."""
        size, own_size = ends[1] - ends[0], own[1] - own[0]
        share = (ours - own[0]) / own_size if own_size else 0
        return self.length(name, real - ends[0], share * size)

    def size(self, name: str, real: Box, ours: Box) -> Iterator[Measure]:
        """Return the sizes of fonts whose capitals or digits are as high as two texts."""
        yield Measure(
            name,
            round(real.height / SCALE / CAPITALS[0], 1),
            round(ours.height / SCALE / CAPITALS[1], 1),
        )

    def merged(self, boxes: list[Box]) -> list[Box]:
        """Return the boxes without specks that a line across a mark leaves of it."""
        largest = max((box.area for box in boxes), default=0)
        return [box for box in boxes if box.area > largest / 400]

    def names(self, scene: Scene) -> int:
        """Return the number of names of categories."""
        choose = is_beside if self.kind in BARS else is_below
        return sum(choose(text.box, scene.plot) for text in scene.texts)

    # Known differences

    def known_edge(self, measure: Measure) -> str:
        """Return the name of the reason why an edge differs."""
        gap = abs(measure.difference or 0)
        if gap <= ALLOWED + 0.005:
            return ""
        if self.kind in CLUSTERED + STACKED and len(self.view["series"]) > 1 and gap <= 1.25:
            return "hairlines"
        return ""

    def known_names(self, real: int, ours: int) -> str:
        """Return the name of the reason why there are more or fewer labels."""
        if real < ours:
            return "scrolling" if self.scrolls else "thinned names"
        return ""

    def known_color(self) -> str:
        """Return the name of the reason why a color is missing."""
        if self.kind in ("area", "line", "combo") and len(self.view["series"]) > 1:
            return "series faded" if self.view.get("selections") else "lines over areas"
        return ""


def _size(measure: Measure) -> float:
    return abs(measure.difference or 0)


def _middle(box: Box) -> float:
    return (box.left + box.right) / 2
