"""A measure in two pictures, and the names of the differences that are known."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fidelity_picture import distance
from fidelity_scene import SAME_COLOR

# A length may be off by this many points.
ALLOWED = 0.5


@dataclass(frozen=True)
class Measure:
    """A length, a count or a color in both pictures."""

    name: str
    real: float | int | str
    ours: float | int | str
    # The name of the known reason for a difference; empty for none.
    known: str = ""

    def named(self, known: Callable[[Measure], str]) -> Measure:
        """Return the measure with the name of the reason for its difference."""
        return Measure(self.name, self.real, self.ours, known(self))

    @property
    def difference(self) -> float | None:
        """Return by how many points a length differs; `None` for a color or a count."""
        if isinstance(self.real, float) and isinstance(self.ours, float):
            return self.ours - self.real
        return None

    @property
    def differs(self) -> bool:
        """Return whether the difference is more than allowed."""
        if self.difference is not None:
            return abs(self.difference) > ALLOWED + 0.005
        if isinstance(self.real, str) and self.real.startswith("#"):
            colors = [str(each).removeprefix("#") for each in (self.real, self.ours)]
            if "none" in colors:
                return True
            return distance(int(colors[0], 16), int(colors[1], 16)) > SAME_COLOR
        return self.real != self.ours


# What the README of the references names as deliberate or as a difference of versions.
KNOWN = {
    "hairlines": "hairlines of 1 pt between stacked segments and clustered columns",
    "combo halo": "a halo on combo lines",
    "lines over areas": "all lines over all areas",
    "thinned names": "names thinned instead of all dropped",
    "scrolling": "all categories drawn where SAP scrolls",
    "axis dots": "dots over two axes",
    "connectors": "broken connectors where waterfall totals disagree",
    "last price": "the last intraday price drawn",
    "series faded": "whole series faded",
    "micro numbers": "numbers over micro columns",
    "plot insets": "label and point insets in place of the 8 pt padding (2021)",
}
