"""The measures of a chart, taken from SAP's picture and from ours."""

from __future__ import annotations

import math
from collections.abc import Iterator
from statistics import median

from fidelity_measure import Measure
from fidelity_pair import BARS, CLUSTERED, SCALE, STACKED, Ends, Pair, fitted
from fidelity_picture import Box, code, hue_strength
from fidelity_scene import LINES, ROUND, Scene, are_columns, is_below, is_beside

SAMPLES = 60
# The diameter of points.
POINT = 7
# Pixels to both sides that the slope of a line is taken from.
REACH = 4
# A color with fewer levels between its channels is faded or lies below another.
FADED = 90


class Comparison(Pair):
    """The measures of one chart."""

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
                ends = fitted(real, ours)
                for index, (line, own) in enumerate(zip(real, ours, strict=True)):
                    yield self.mapped(f"{name}: place {index}", line.position, own.position, *ends)
        if self.real.picture.lines and self.ours.picture.lines:
            yield Measure(
                "lines: color",
                code(self.real.picture.line_color),
                code(self.ours.picture.line_color),
            )

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
                            self.edge(f"{name}: {edge}", edge, a, b, *scale)
                            for a, b in zip(real, ours, strict=True)
                        ),
                        key=_size,
                    )
                    for scale in scales
                ),
                key=_size,
            ).named(self.known_edge)

    def edge(self, name: str, edge: str, real: Box, ours: Box, ends: Ends, own: Ends) -> Measure:
        """Return the place of an edge; that of a point is as far from its middle in any plot."""
        if self.kind != "scatter":
            return self.mapped(name, getattr(real, edge), getattr(ours, edge), ends, own)
        sides = ("left", "right") if edge in ("left", "right") else ("top", "bottom")
        middle, own_middle = (
            (getattr(each, sides[0]) + getattr(each, sides[1])) / 2 for each in (real, ours)
        )
        place = self.mapped(name, middle, own_middle, ends, own)
        reach = (getattr(real, edge) - middle) / SCALE
        own_reach = (getattr(ours, edge) - own_middle) / SCALE
        return Measure(
            name, round(float(place.real) + reach, 2), round(float(place.ours) + own_reach, 2)
        )

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
        if self.kind not in BARS:
            ticks = [self.ticks(scene) for scene in (self.real, self.ours)]
            if len(ticks[0]) == len(ticks[1]) > 1:
                found.append(((ticks[0][0], ticks[0][-1]), (ticks[1][0], ticks[1][-1])))
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

    def ticks(self, scene: Scene) -> list[float]:
        """Return where the labels beside the plot have their ticks; commas reach below digits."""
        labels = [text.box for text in scene.texts if is_beside(text.box, scene.plot)]
        digits = min((box.height for box in labels), default=0)
        return sorted(box.top + digits / 2 for box in labels)

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
        one, other = self.sides()
        for color, own in self.pairs():
            if hue_strength(color) < FADED:
                continue
            found, heights = [], []
            for step in range(1, SAMPLES):
                share = step / SAMPLES
                x = one[0] + share * (one[1] - one[0])
                if self.is_at_point(share, one[1] - one[0]):
                    continue
                a = self.real.centers(color, x)
                b = self.ours.centers(own, other[0] + share * (other[1] - other[0]))
                if len(a) == len(b) == 1 and max(a[0][1], b[0][1]) < 24:
                    found.append((a[0][0], b[0][0], self.steepness(color, x)))
                    heights.append((a[0][1], b[0][1]))
            if len(found) < 8:
                continue
            yield min(
                (
                    sorted(
                        (
                            self.across(f"line {code(color)}: place", *sample, *scale)
                            for sample in found
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
                median(each[0] for each in flat),
                median(each[1] for each in flat),
            )

    def sides(self) -> tuple[Ends, Ends]:
        """Return the sides that lines are measured between: those of all upright lines, where both have
        the same, since ours are on whole pixels."""
        uprights = self.real.picture.uprights, self.ours.picture.uprights
        if len(uprights[0]) == len(uprights[1]) > 2:
            return fitted(*uprights)
        one, other = (self.ends(scene) for scene in (self.real, self.ours))
        return one, other

    def ends(self, scene: Scene) -> Ends:
        """Return the sides of a plot, whose dashed lines may end before it: that of the points then."""
        reach = self.reach() * SCALE
        if self.kind == "stock" or any(line.on == 0 for line in scene.long_lines):
            return scene.frame.left, scene.frame.right
        return scene.plot.left + reach, scene.plot.right - reach

    def reach(self) -> float:
        """Return half of the diameter of the largest points."""
        series = self.view["series"]
        return float(max(each.get("point", {}).get("diameter", POINT) for each in series)) / 2

    def is_at_point(self, share: float, width: float) -> bool:
        """Return whether the point of a category may cover a line there."""
        series = self.view["series"]
        count = max(len(each["values"]) for each in series)
        if self.kind == "stock" or count < 2:
            return False
        steps = share * (count - 1)
        away = abs(steps - round(steps)) / (count - 1) * width / SCALE
        return bool(away < self.reach() + 1)

    def steepness(self, color: int, x: float) -> float:
        """Return how much shorter the way across SAP's line is than down it, 1 where it is level."""
        ends = [self.real.centers(color, x + side) for side in (-REACH, REACH)]
        if not all(len(end) == 1 for end in ends):
            return 1
        return math.cos(math.atan2(ends[1][0][0] - ends[0][0][0], 2 * REACH))

    def across(
        self,
        name: str,
        real: float,
        ours: float,
        steepness: float,
        ends: tuple[float, float],
        own: tuple[float, float],
    ) -> Measure:
        """Return a place of a line, off by the distance between both lines: a steep one would be far off
        by what its plot's sides are rounded."""
        down = self.mapped(name, real, ours, ends, own)
        off = (down.difference or 0) * steepness
        return Measure(name, down.real, round(float(down.real) + off, 2))

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
            )
            # Where SAP scrolls, names of categories may be cut at the bottom.
            if name == "below" and not (self.scrolls and self.kind in BARS):
                # Letters reach below it, and plots are not equally high.
                baselines = [
                    scene.picture.height - min(text.box.bottom for text in each)
                    for each, scene in ((one, self.real), (other, self.ours))
                ]
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
            found.append((x + radius, _lines(texts)))
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


def _size(measure: Measure) -> float:
    return abs(measure.difference or 0)


def _lines(words: list[Box]) -> list[Box]:
    """Return the lines of texts that words beside each other form, from the top."""
    lines: list[Box] = []
    for word in sorted(words, key=lambda box: box.bottom):
        if lines and word.top < lines[-1].bottom:
            lines[-1] = lines[-1].joined(word)
        else:
            lines.append(word)
    return lines


def _middle(box: Box) -> float:
    return (box.left + box.right) / 2
