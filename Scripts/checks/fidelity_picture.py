"""Pixels of a picture, read and written with Cairo, and what they form: runs, boxes, lines and texts."""

from __future__ import annotations

import ctypes
from array import array
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from pathlib import Path

Run = tuple[int, int, int]
"""A color, its first pixel and the one after its last."""

_cairo = ctypes.CDLL("libcairo.so.2")
for _name in (
    "cairo_image_surface_create",
    "cairo_image_surface_create_from_png",
    "cairo_image_surface_get_data",
):
    getattr(_cairo, _name).restype = ctypes.c_void_p


def channels(color: int) -> tuple[int, int, int]:
    """Return red, green and blue."""
    return color >> 16, color >> 8 & 255, color & 255


def distance(one: int, other: int) -> int:
    """Return by how many levels the channel differs that differs most."""
    return max(abs(a - b) for a, b in zip(channels(one), channels(other), strict=True))


def hue_strength(color: int) -> int:
    """Return how far a color is from a gray, in levels."""
    return max(channels(color)) - min(channels(color))


def code(color: int) -> str:
    """Return a color as descriptions have it."""
    return f"#{color:06X}"


@dataclass(frozen=True)
class Box:
    """The place of a part in pixels; edges may be between two pixels."""

    left: float
    top: float
    right: float
    bottom: float
    color: int = 0
    area: int = 0

    @property
    def width(self) -> float:
        """Return the width."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Return the height."""
        return self.bottom - self.top

    def joined(self, other: Box) -> Box:
        """Return the box around both."""
        return Box(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
            self.color,
            self.area + other.area,
        )


@dataclass(frozen=True)
class Line:
    """A horizontal line: where it is, how thick, and its dashes; `on` is 0 for a solid one."""

    position: float
    thickness: float
    start: float
    end: float
    color: int
    on: int = 0
    off: int = 0


class Picture:
    """An opaque picture."""

    def __init__(self, width: int, height: int, pixels: array[int]) -> None:
        """Take pixels row by row, each 0xRRGGBB."""
        self.width, self.height, self.pixels = width, height, pixels

    @classmethod
    def read(cls, path: Path) -> Picture:
        """Read a PNG."""
        surface = ctypes.c_void_p(_cairo.cairo_image_surface_create_from_png(str(path).encode()))
        width = _cairo.cairo_image_surface_get_width(surface)
        height = _cairo.cairo_image_surface_get_height(surface)
        if _cairo.cairo_surface_status(surface) or not width:
            raise SystemExit(f"{path}: not a PNG that can be read; replace the file")
        stride = _cairo.cairo_image_surface_get_stride(surface)
        data = ctypes.string_at(_cairo.cairo_image_surface_get_data(surface), stride * height)
        _cairo.cairo_surface_destroy(surface)
        pixels: array[int] = array("I")
        for y in range(height):
            pixels.frombytes(data[y * stride : y * stride + 4 * width])
        return cls(width, height, array("I", (pixel & 0xFFFFFF for pixel in pixels)))

    def write_beside(self, other: Picture, path: Path, gap: int = 20) -> None:
        """Write a PNG of both pictures, this one on the left."""
        width, height = (
            self.width + gap + other.width,
            max(self.height, other.height),
        )
        surface = ctypes.c_void_p(_cairo.cairo_image_surface_create(1, width, height))
        stride = _cairo.cairo_image_surface_get_stride(surface)
        start = _cairo.cairo_image_surface_get_data(surface)
        _cairo.cairo_surface_flush(surface)
        for left, picture in ((0, self), (self.width + gap, other)):
            for y in range(picture.height):
                row = picture.row(y).tobytes()
                ctypes.memmove(start + y * stride + 4 * left, row, len(row))
        _cairo.cairo_surface_mark_dirty(surface)
        _cairo.cairo_surface_write_to_png(surface, str(path).encode())
        _cairo.cairo_surface_destroy(surface)

    def row(self, y: int) -> array[int]:
        """Return the pixels of a row."""
        return self.pixels[y * self.width : (y + 1) * self.width]

    def at(self, x: float, y: float) -> int:
        """Return a pixel, that at the edge for a place outside."""
        column = min(max(int(x), 0), self.width - 1)
        return self.pixels[min(max(int(y), 0), self.height - 1) * self.width + column]

    @cached_property
    def turned(self) -> Picture:
        """The picture with rows and columns exchanged."""
        pixels: array[int] = array("I")
        for x in range(self.width):
            pixels.extend(self.pixels[x :: self.width])
        return Picture(self.height, self.width, pixels)

    @cached_property
    def runs(self) -> list[list[Run]]:
        """The runs of each row."""
        # Many rows of a chart are equal.
        known: dict[bytes, list[Run]] = {}
        result = []
        for y in range(self.height):
            row = self.row(y)
            key = row.tobytes()
            if key not in known:
                known[key] = runs(row)
            result.append(known[key])
        return result

    @cached_property
    def ground(self) -> int:
        """The color behind everything: that of the left and right edges."""
        sides = Counter(self.pixels[:: self.width]) + Counter(
            self.pixels[self.width - 1 :: self.width]
        )
        inner = Counter(self.pixels[self.width * 3 + 3 : -self.width * 3 : self.width])
        return (sides + inner).most_common(1)[0][0]

    @cached_property
    def solid_colors(self) -> dict[int, int]:
        """The colors of surfaces, each with its number of pixels; not those of edges and letters."""
        counts: Counter[int] = Counter()
        for above, here in zip(self.runs, self.runs[1:], strict=False):
            known = {color for color, start, end in above if end - start >= 4}
            for color, start, end in here:
                if end - start >= 4 and color in known:
                    counts[color] += end - start
        del counts[self.ground]
        return {color: count for color, count in counts.most_common() if count >= 60}

    def boxes(self, color: int) -> list[Box]:
        """Return the connected surfaces of a color, from the left."""
        parents: list[int] = []
        parts: list[Box] = []

        def root(index: int) -> int:
            while parents[index] != index:
                index = parents[index]
            return index

        above: list[tuple[int, int, int]] = []
        for y, row in enumerate(self.runs):
            here: list[tuple[int, int, int]] = []
            for run_color, start, end in row:
                if run_color != color:
                    continue
                index = len(parts)
                parts.append(Box(start, y, end, y + 1, color, end - start))
                parents.append(index)
                for other_start, other_end, other in above:
                    if other_start < end and start < other_end:
                        parents[root(other)] = root(index)
                here.append((start, end, index))
            above = here
        joined: dict[int, Box] = {}
        for index, part in enumerate(parts):
            key = root(index)
            joined[key] = joined[key].joined(part) if key in joined else part
        return sorted(joined.values(), key=lambda box: (box.left, box.top))

    def refined(self, box: Box) -> Box:
        """Return the box with edges as far into the pixels beside it as these are covered."""
        x, y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
        return Box(
            box.left - self._cover(box.color, box.left - 1, y, -1, 0),
            box.top - self._cover(box.color, x, box.top - 1, 0, -1),
            box.right + self._cover(box.color, box.right, y, 1, 0),
            box.bottom + self._cover(box.color, x, box.bottom, 0, 1),
            box.color,
            box.area,
        )

    def _cover(self, color: int, x: float, y: float, dx: int, dy: int) -> float:
        """Return how much of a pixel a color covers, if the one beyond it has another color."""
        if not (0 <= x + dx < self.width and 0 <= y + dy < self.height):
            return 0
        outer = self.at(x + dx, y + dy)
        # What is no mix of both is a line beside the surface.
        share = _share(self.at(x, y), color, outer) if distance(color, outer) > 8 else 0
        return share if share < 1 else 0

    @cached_property
    def line_color(self) -> int:
        """The gray of gridlines and baselines: SAP's, or that of most dashes and long thin runs."""
        known = Counter(self.pixels)
        for color in SAP_LINES:
            if known[color] >= LEAST and color != self.ground:
                return color
        counts: Counter[int] = Counter()
        gray = GRAY_ON_LIGHT if sum(channels(self.ground)) > 382 else GRAY_ON_DARK
        for picture in (self, self.turned):
            for y, row in enumerate(picture.runs):
                pixels = picture.row(y)
                for color, start, end in row:
                    if distance(color, self.ground) < 8 or hue_strength(color) >= gray:
                        continue
                    after = start + PERIOD
                    if end - start >= LONG and color not in (
                        picture.at(start + 5, y - 4),
                        picture.at(start + 5, y + 4),
                    ):
                        counts[color] += end - start
                    elif (
                        end - start == 2
                        and after < len(pixels)
                        and pixels[after] == color
                        and pixels[start + PERIOD // 2] != color
                    ):
                        counts[color] += 2
        return counts.most_common(1)[0][0] if counts else self.ground

    @cached_property
    def lines(self) -> list[Line]:
        """The horizontal lines of the color of lines, solid or dashed, from the top."""
        return self._lines(self.line_color)

    @cached_property
    def uprights(self) -> list[Line]:
        """The vertical ones, with their `x` as position, from the left."""
        return self.turned._lines(self.line_color)

    def _lines(self, color: int) -> list[Line]:
        rows: list[Line | None] = []
        for y, row in enumerate(self.runs):
            is_same = y > 0 and row is self.runs[y - 1]
            rows.append(rows[-1] if is_same else self._line(y, color))
        rows.append(None)
        found: list[Line] = []
        start = None
        for y, line in enumerate(rows):
            if line and start is None:
                start = y
            if line is None and start is not None:
                group = [each for each in rows[start:y] if each]
                if len(group) <= 4:
                    found.append(_joined(group, start))
                start = None
        return found

    def _line(self, y: int, color: int) -> Line | None:
        """Return what a row has of a line, if enough of it repeats; its thickness is its cover."""
        pixels, full = self.row(y), distance(color, self.ground)
        if not full:
            return None
        shares = {c: _share(c, color, self.ground) for c in {run[0] for run in self.runs[y]}}
        parts = _chained(
            [
                (run, shares[run[0]])
                for run in self.runs[y]
                if shares[run[0]] > 0.1
                and (run[2] - run[1] >= LONG or run[0] in _repeats(pixels, run[1]))
            ]
        )
        if sum(run[2] - run[1] for run, _ in parts) < LEAST:
            return None
        most = Counter(run[2] - run[1] for run, _ in parts).most_common(1)[0][0]
        on = 0 if any(run[2] - run[1] >= LONG for run, _ in parts) else most
        cover = max(share for _, share in parts)
        last = parts[-1][0]
        return Line(y, cover, parts[0][0][1], last[2], color, on)


def _chained(parts: list[tuple[Run, float]]) -> list[tuple[Run, float]]:
    """Return long runs and dashes that follow each other, without what letters repeat by chance."""
    chains: list[list[tuple[Run, float]]] = []
    for part in parts:
        start, before = part[0][1], chains[-1][-1][0] if chains else None
        if before and (start - before[1] == PERIOD or before[2] - before[1] >= LONG):
            chains[-1].append(part)
        else:
            chains.append([part])
    return [
        part
        for chain in chains
        if len(chain) >= 4 or any(run[2] - run[1] >= LONG for run, _ in chain)
        for part in chain
    ]


def _repeats(pixels: array[int], x: int) -> list[int]:
    """Return the pixels a period before and after one."""
    return [pixels[i] for i in (x - PERIOD, x + PERIOD) if 0 <= i < len(pixels)]


def _share(color: int, line: int, ground: int) -> float:
    """Return how much of a pixel a line covers; 0 for another color."""
    spans = [
        (c - g, full - g)
        for c, full, g in zip(channels(color), channels(line), channels(ground), strict=True)
    ]
    part, full = max(spans, key=lambda span: abs(span[1]))
    share = part / full if full else 0
    fits = all(abs(c - share * f) <= 6 for c, f in spans)
    return share if fits and 0 < share <= 1.02 else 0


def _joined(rows: list[Line], top: int) -> Line:
    """Return the line that rows below each other form."""
    thickness = sum(line.thickness for line in rows)
    middle = sum((top + i + 0.5) * line.thickness for i, line in enumerate(rows)) / thickness
    strongest = max(rows, key=lambda line: line.thickness)
    start, end = min(line.start for line in rows), max(line.end for line in rows)
    off = PERIOD - strongest.on if strongest.on else 0
    return Line(middle, thickness, start, end, strongest.color, strongest.on, off)


def runs(pixels: array[int]) -> list[Run]:
    """Return the runs of equal pixels in a row."""
    result: list[Run] = []
    start = 0
    for color, group in groupby(pixels):
        end = start + len(list(group))
        result.append((color, start, end))
        start = end
    return result


# The lines in SAP's pictures of 2020, light and dark.
SAP_LINES = (0xCCCCCC, 0x687D94)
# Levels between the channels of a gray, which may be bluish.
GRAY_ON_LIGHT, GRAY_ON_DARK = 16, 50
# The pixels from a dash to the next, of a run too long for a letter, and of the shortest line.
PERIOD = 8
LONG = 50
LEAST = 60
