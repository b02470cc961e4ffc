"""The parts of a chart in a picture: its plot, marks, lines and texts, found by color and by runs of pixels."""

from __future__ import annotations

import math
from array import array
from dataclasses import dataclass, replace
from functools import cached_property

from fidelity_picture import Box, Line, Picture, channels, distance, hue_strength

# A surface of fewer pixels is a letter, and colors of fewer levels apart are one.
LEAST_MARK = 90
SAME_COLOR = 2
# The most levels between the channels of a gray label, which may be bluish.
LABEL = 50
# A pixel with fewer levels from the ground is the edge of a letter.
INK = 60
# Pixels between the letters of a text, at most.
LETTER_GAP = 11
# Steps around a ring for each degree.
STEPS = 50
ROUND = ("donut", "microRadial", "microHarveyBall")
LINES = ("line", "area", "stock")


@dataclass(frozen=True)
class Text:
    """A text: its box, the height of its capitals or digits, and the strongest of its colors."""

    box: Box
    color: int


class Scene:
    """What a chart's picture shows."""

    def __init__(self, picture: Picture, kind: str) -> None:
        """Find the parts of a type of chart."""
        self.picture, self.kind = picture, kind

    @cached_property
    def colors(self) -> list[int]:
        """The colors of marks, those of the largest surfaces first."""
        is_line = self.kind in LINES
        found = []
        for color, count in self.picture.solid_colors.items():
            if distance(color, self.picture.line_color) <= SAME_COLOR:
                continue
            if hue_strength(color) < 24 and count < 2_000:
                continue
            if self.kind == "stock" and hue_strength(color) < 90:
                continue
            if count >= (60 if is_line else 2 * LEAST_MARK):
                found.append(color)
        return found

    def marks(self, color: int) -> list[Box]:
        """Return the surfaces of a color with their exact edges, in reading order."""
        boxes = [
            box
            for box in self.picture.boxes(color)
            if box.area >= LEAST_MARK and box.right > self.sides[0] and box.left < self.sides[1]
        ]
        return [self.picture.refined(box) for box in boxes]

    @cached_property
    def sides(self) -> tuple[float, float]:
        """The ends of the horizontal lines, beyond which are dots of axes; those of the picture without."""
        longest = max((line.end - line.start for line in self.picture.lines), default=0)
        if longest < self.picture.width / 2:
            return 0, self.picture.width
        return (
            min(line.start for line in self.picture.lines),
            max(line.end for line in self.picture.lines),
        )

    @cached_property
    def plot(self) -> Box:
        """The box around marks and lines."""
        if self.kind in ROUND:
            # Texts beside a ring may have its color.
            x, y, radius, _ = self.disc
            return Box(x - radius, y - radius, x + radius, y + radius)
        boxes = [box for color in self.colors for box in self.marks(color)]
        for line in self.picture.lines:
            boxes.append(Box(line.start, line.position, line.end, line.position))
        for line in self.picture.uprights:
            boxes.append(Box(line.position, line.start, line.position, line.end))
        if not boxes:
            return Box(0, 0, self.picture.width, self.picture.height)
        whole = boxes[0]
        for box in boxes[1:]:
            whole = whole.joined(box)
        return whole

    @cached_property
    def frame(self) -> Box:
        """The box that marks and lines are measured in: that of the lines where there are some."""
        plot, lines, uprights = self.plot, self.long_lines, self.picture.uprights
        left, right, top, bottom = plot.left, plot.right, plot.top, plot.bottom
        if len(lines) > 1:
            top, bottom = lines[0].position, lines[-1].position
        elif uprights:
            top, bottom = min(u.start for u in uprights), max(u.end for u in uprights)
        if len(uprights) > 1:
            left, right = uprights[0].position, uprights[-1].position
        elif lines:
            left, right = min(each.start for each in lines), max(each.end for each in lines)
        return Box(left, top, right, bottom)

    @cached_property
    def long_lines(self) -> list[Line]:
        """The horizontal lines across the plot, without connectors of single columns.

        Of one that is cut at the edge of the plot, half is seen, and its middle is at the cut.
        """
        longest = max((line.end - line.start for line in self.picture.lines), default=0)
        found = [line for line in self.picture.lines if line.end - line.start > 0.75 * longest]
        whole = max((line.thickness for line in found), default=0)
        for index, outward in {0: -1, len(found) - 1: 1}.items() if len(found) > 1 else ():
            line = found[index]
            if abs(line.thickness - whole / 2) < 0.1:
                middle = line.position + outward * line.thickness / 2
                found[index] = replace(line, position=middle)
        return found

    @cached_property
    def texts(self) -> list[Text]:
        """The texts outside of the plot, from the top."""
        picture, plot, ground = self.picture, self.plot, self.picture.ground
        shades = {color: distance(color, ground) > INK for color in set(picture.pixels)}
        ink: array[int] = array("I", (shades[pixel] for pixel in picture.pixels))
        inside = array("I", [0]) * max(int(plot.width) + 8, 0)
        for y in range(max(int(plot.top) - 3, 0), min(int(plot.bottom) + 4, picture.height)):
            start = y * picture.width + max(int(plot.left) - 4, 0)
            end = min(start + len(inside), (y + 1) * picture.width)
            ink[start:end] = inside[: end - start]
        mask = Picture(picture.width, picture.height, ink)
        letters = [box for box in mask.boxes(1) if box.area >= 2 and box.height < 60]
        words: list[Box] = []
        for letter in sorted(letters, key=lambda box: box.left):
            near = next(
                (
                    word
                    for word in words
                    if letter.left - word.right <= max(LETTER_GAP, word.height / 2)
                    and letter.top < word.bottom
                    and word.top < letter.bottom
                ),
                None,
            )
            if near:
                words.remove(near)
            words.append(near.joined(letter) if near else letter)
        words = [word for word in words if word.height >= 12 and word.width >= 4]
        texts = [self._text(word) for word in sorted(words, key=_reading)]
        # What has a color beside a plot with axes is a dot of an axis, or of the plot's lowest point.
        has_axes = not self.kind.startswith("micro")
        return [text for text in texts if not has_axes or hue_strength(text.color) < LABEL]

    def _text(self, word: Box) -> Text:
        """Return a text down to the row that it covers at least half of somewhere.

        Round letters reach below the baseline by less, which light letters on dark show more of.
        """
        color, ground = self._strongest(word), self.picture.ground
        bottom, half = int(word.bottom), distance(color, ground) / 2
        columns = range(int(word.left), int(word.right))
        while bottom > word.top + 1 and all(
            distance(self.picture.at(x, bottom - 1), ground) < half for x in columns
        ):
            bottom -= 1
        return Text(replace(word, bottom=bottom), color)

    def _strongest(self, box: Box) -> int:
        ground = self.picture.ground
        pixels = {
            self.picture.at(x, y)
            for y in range(int(box.top), int(box.bottom))
            for x in range(int(box.left), int(box.right))
        }
        return max(
            pixels,
            key=lambda color: sum(
                abs(a - b) for a, b in zip(channels(color), channels(ground), strict=True)
            ),
        )

    def centers(self, color: int, x: float) -> list[tuple[float, float]]:
        """Return the middles and heights of the runs of a color at a place, between two columns."""
        before = math.floor(x - 0.5)
        share = x - 0.5 - before
        one, other = self._runs(color, before), self._runs(color, before + 1)
        if len(one) != len(other):
            return one if share < 0.5 else other
        return [
            (a + share * (b - a), height + share * (own - height))
            for (a, height), (b, own) in zip(one, other, strict=True)
        ]

    def _runs(self, color: int, x: int) -> list[tuple[float, float]]:
        row = self.picture.turned.runs[min(max(x, 0), self.picture.width - 1)]
        return [((a + b) / 2, b - a) for c, a, b in row if c == color]

    # Round charts

    @cached_property
    def disc(self) -> tuple[float, float, float, float]:
        """The middle, the radius and the inner radius of a ring or disc; 0 for a disc."""
        picture, ground = self.picture, self.picture.ground
        tall = [
            (x, row)
            for x, row in enumerate(picture.turned.runs)
            if any(color != ground and end - start > 60 for color, start, end in row)
        ]
        left, right = tall[0][0], tall[-1][0] + 1
        # Beside a disc are texts, which are lower.
        radius = min((right - left) / 2, picture.height / 2)
        x, y = left + radius, picture.height / 2
        hole = next(
            (
                start
                for color, start, end in picture.runs[int(y)]
                if color == ground and start > left
            ),
            None,
        )
        inner = x - hole if hole is not None and hole < x else 0
        return x, y, radius, inner

    def bounds(self) -> list[tuple[float, int, int]]:
        """Return the angles in degrees at which a ring changes its color, clockwise from the top."""
        x, y, radius, inner = self.disc
        middle = (radius + inner) / 2 if inner else radius * 0.6
        found, before = [], None
        shades = list(self.picture.solid_colors)
        for step in range(360 * STEPS):
            angle = math.radians(step / STEPS)
            pixel = self.picture.at(x + middle * math.sin(angle), y - middle * math.cos(angle))
            color = next((shade for shade in shades if distance(shade, pixel) <= 1), None)
            if color is None:
                continue
            if before is not None and color != before:
                found.append((step / STEPS, before, color))
            before = color
        return found


def _reading(box: Box) -> tuple[int, float]:
    return round(box.bottom / 12), box.left


def is_below(box: Box, plot: Box) -> bool:
    """Return whether a text is below a plot."""
    return box.top >= plot.bottom - 2


def is_beside(box: Box, plot: Box) -> bool:
    """Return whether a text is beside a plot."""
    return (
        box.right <= plot.left + 2 or box.left >= plot.right - 2
    ) and box.bottom < plot.bottom + 10


def are_columns(boxes: list[Box]) -> bool:
    """Return whether surfaces are filled rectangles."""
    return all(box.area > 0.8 * box.width * box.height for box in boxes)
