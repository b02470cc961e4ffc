"""Two pictures of a chart: which colors are the same, how lengths are compared, and what is known to differ."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import linear_regression
from typing import Any

from fidelity_measure import ALLOWED, Measure
from fidelity_picture import Box, Line, code, distance
from fidelity_scene import SAME_COLOR, Scene, is_below, is_beside

Ends = tuple[float, float]
"""Two places, between which others are measured as shares."""

SCALE = 2
# The height of capitals and digits as a share of the size: of San Francisco in SAP's pictures, of Inter in ours.
CAPITALS = (0.705, 0.727)
CLUSTERED = ("column", "bar", "combo")
STACKED = ("stackedColumn", "stackedBar")
BARS = ("bar", "stackedBar")


def fitted(real: list[Line], ours: list[Line]) -> tuple[Ends, Ends]:
    """Return the first and the last of SAP's lines, and where all of our lines together have them.

    Each line is on whole pixels, and so may be off by half a one; their scale is not.
    """
    places = [line.position for line in real]
    slope, start = linear_regression(places, [line.position for line in ours])
    ends = places[0], places[-1]
    return ends, (start + slope * ends[0], start + slope * ends[1])


class Pair:
    """A view and what both pictures of it show."""

    def __init__(self, view: dict[str, Any], real: Scene, ours: Scene) -> None:
        """Take the view and both scenes."""
        self.view, self.real, self.ours = view, real, ours
        self.kind = str(view["chartType"])
        self.scrolls = False

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
