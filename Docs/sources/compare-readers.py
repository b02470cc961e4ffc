#!/usr/bin/env python3
"""Compares the SVG pictures of fiori-render as other programs draw them, and prints a table.

    Docs/sources/compare-readers.py PROGRAM [FOLDER]

Draws the descriptions of a folder (default: Examples) as SVG and as PNG at 2x, and lets each reader draw
the SVG at the same size. Pixels count as different if a channel differs by more than a quarter, which
is more than other antialiasing. Readers that are not installed are skipped: rsvg-convert, Inkscape and Chromium come from Debian
(librsvg2-bin, inkscape, chromium), the others from PyPI (cairosvg, resvg_py, skia-python,
PySide6-Essentials). `--xlink` replaces `href` by `xlink:href` before, as older readers want it.
Needs NumPy and Pillow.
"""

import argparse
import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image

SCALE = 2
# A channel's levels that edges may differ by.
TOLERATED_LEVELS = 64
# The share of pixels from which a picture is not the same.
TOLERATED_SHARE = 0.001

Draw = Callable[[Path, Path, int, int], None]


@dataclass
class Reader:
    """A program that draws an SVG file as a PNG of a size in pixels."""

    name: str
    version: str
    draw: Draw


def run(*command: str | Path) -> None:
    subprocess.run([str(part) for part in command], capture_output=True, check=True)


def version_of(*command: str) -> str:
    """Returns the first number with a dot that a command prints."""
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = re.search(r"\d+(\.\d+)+", done.stdout)
    return found[0] if found else "?"


# Readers


def rsvg(svg: Path, png: Path, width: int, height: int) -> None:
    run("rsvg-convert", "-w", str(width), "-h", str(height), "-o", png, svg)


def inkscape(svg: Path, png: Path, width: int, height: int) -> None:
    size = ("-w", str(width), "-h", str(height))
    run("inkscape", svg, f"--export-filename={png}", *size)


def chromium(svg: Path, png: Path, width: int, height: int) -> None:
    with tempfile.TemporaryDirectory() as profile:
        run(
            "chromium",
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--hide-scrollbars",
            f"--force-device-scale-factor={SCALE}",
            f"--user-data-dir={profile}",
            # A new headless window is lower than asked for by the height of a window's frame.
            f"--window-size={-(-width // SCALE)},{-(-height // SCALE) + 200}",
            f"--screenshot={png}",
            svg.as_uri(),
        )
    with Image.open(png) as shot:
        shot.crop((0, 0, width, height)).save(png)


def cairosvg(svg: Path, png: Path, width: int, height: int) -> None:
    import cairosvg as module

    module.svg2png(url=str(svg), write_to=str(png), output_width=width, output_height=height)


def resvg(svg: Path, png: Path, width: int, height: int) -> None:
    import resvg_py

    drawn = resvg_py.svg_to_bytes(svg_path=str(svg), zoom=SCALE)
    png.write_bytes(bytes(drawn))


def skia(svg: Path, png: Path, width: int, height: int) -> None:
    import skia as module

    surface = module.Surface(width, height)
    with surface as canvas:
        canvas.scale(SCALE, SCALE)
        # The stream does not keep them.
        data = svg.read_bytes()
        dom = module.SVGDOM.MakeFromStream(module.MemoryStream(data))
        dom.setContainerSize(module.Size(width / SCALE, height / SCALE))
        dom.render(canvas)
    surface.makeImageSnapshot().save(str(png), module.kPNG)


def qt(svg: Path, png: Path, width: int, height: int) -> None:
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([])
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(svg)).render(painter)
    painter.end()
    image.save(str(png))
    assert application is not None


def readers() -> list[Reader]:
    """Returns the readers that are installed."""
    found = []
    for name, draw in (
        ("rsvg-convert", rsvg),
        ("inkscape", inkscape),
        ("chromium", chromium),
    ):
        if shutil.which(name):
            shown = {
                "rsvg-convert": "librsvg",
                "inkscape": "Inkscape",
                "chromium": "Chromium",
            }
            found.append(Reader(shown[name], version_of(name, "--version"), draw))
    for name, package, draw in (
        ("resvg (resvg_py)", "resvg_py", resvg),
        ("CairoSVG", "CairoSVG", cairosvg),
        ("Skia (skia-python)", "skia-python", skia),
        ("Qt (PySide6)", "PySide6_Essentials", qt),
    ):
        try:
            found.append(Reader(name, importlib.metadata.version(package), draw))
        except importlib.metadata.PackageNotFoundError:
            continue
    return found


# Comparison


def difference(expected: Path, found: Path) -> float:
    """Returns the share of pixels that differ, on white."""
    one, other = pixels(expected), pixels(found)
    # Half a point is rounded up or down.
    height, width = min(len(one), len(other)), min(len(one[0]), len(other[0]))
    if abs(len(one) - len(other)) > 1 or abs(len(one[0]) - len(other[0])) > 1:
        raise ValueError(f"the picture has {other.shape}, expected {one.shape}")
    one, other = one[:height, :width], other[:height, :width]
    return float(np.mean(np.abs(one - other).max(axis=2) > TOLERATED_LEVELS))


def pixels(path: Path) -> np.ndarray:
    with Image.open(path) as picture:
        ground = Image.new("RGBA", picture.size, "white")
        ground.alpha_composite(picture.convert("RGBA"))
    return np.asarray(ground.convert("RGB")).astype(np.int16)


def drawn(program: Path, folder: Path, to: Path, *options: str) -> list[Path]:
    """Returns the pictures of a folder's descriptions."""
    subprocess.run(
        [
            program,
            "render",
            folder,
            "-o",
            f"{to}/",
            "--quiet",
            "--scale",
            str(SCALE),
            *options,
        ],
        check=True,
    )
    return sorted(path for path in to.rglob("*") if path.is_file())


def with_xlink(svg: Path) -> None:
    """Writes the links of a file as SVG 1.1 has them."""
    text = svg.read_text().replace(' href="', ' xlink:href="')
    root = '<svg xmlns:xlink="http://www.w3.org/1999/xlink" '
    svg.write_text(text.replace("<svg ", root, 1))


def shares(reader: Reader, pairs: list[tuple[Path, Path]], folder: Path) -> list[float]:
    """Returns the share of each picture's pixels that a reader draws otherwise."""
    found = []
    for index, (svg, png) in enumerate(pairs):
        made = folder / f"{index}.png"
        with Image.open(png) as expected:
            width, height = expected.size
        try:
            reader.draw(svg, made, width, height)
            found.append(difference(png, made))
        except Exception as error:
            print(f"{reader.name}: {svg.name}: {error}", file=sys.stderr)
            found.append(1)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", type=Path)
    parser.add_argument("folder", type=Path, nargs="?", default=Path("Examples"))
    parser.add_argument("--count", type=int, default=32, help="about how many pictures")
    parser.add_argument("--xlink", action="store_true", help="with xlink:href")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        root = Path(name)
        pngs = drawn(options.program, options.folder, root / "png")
        svgs = drawn(options.program, options.folder, root / "svg", "--format", "svg")
        pairs = list(zip(svgs, pngs, strict=True))[:: max(1, len(pngs) // options.count)]
        if options.xlink:
            for svg, _ in pairs:
                with_xlink(svg)
        print("| reader | version | the same | differing pixels: median | most |")
        print("| --- | --- | --- | --- | --- |")
        for reader in readers():
            found = shares(reader, pairs, root)
            same = sum(share <= TOLERATED_SHARE for share in found)
            middle = sorted(found)[len(found) // 2]
            print(
                f"| {reader.name} | {reader.version} | {same} of {len(found)} "
                f"| {middle:.2%} | {max(found):.2%} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
