#!/usr/bin/env python3
"""Compares the pictures of an SVG test suite with those of fiori-render and librsvg.

    Scripts/compare_suite.py FOLDER PROGRAM [--list]

FOLDER holds SVG files, each beside the PNG that it should look like, such as resvg's
`crates/resvg/tests/tests/painting`. A picture that is drawn without a warning, and differs from both
where they agree, is a silent difference; the script prints these and fails if there is one. `--list`
prints what is refused or drawn with a warning, too.
"""

import argparse
import collections
import io
import subprocess
import sys
from pathlib import Path

import compare_icons
from compare_icons import SIDE, Comparison, Pixels, pixels, share
from PIL import Image

# The suite's pictures are smaller or larger than ours, and are scaled.
TOLERATED_SHARE = 0.03
# Units of CSS that browsers know, and the two others do not.
KNOWN = {"rect/ch-values.svg", "rect/q-values.svg", "rect/rem-values.svg"}


def suite_picture(svg: Path) -> Pixels | None:
    """Returns the picture that a file should look like."""
    png = svg.with_suffix(".png")
    if not png.exists():
        return None
    with Image.open(png) as opened:
        drawn = opened.convert("RGBA")
    scale = SIDE / max(drawn.size)
    size = (max(round(drawn.width * scale), 1), max(round(drawn.height * scale), 1))
    page = Image.new("RGBA", (SIDE, SIDE))
    page.paste(
        drawn.resize(size, Image.Resampling.BOX),
        ((SIDE - size[0]) // 2, (SIDE - size[1]) // 2),
    )
    return pixels(page)


def rsvg_picture(svg: Path) -> Pixels | None:
    """Returns librsvg's picture; None if it refuses the file."""
    command = ["rsvg-convert", "-a", "-w", str(SIDE), "-h", str(SIDE), str(svg)]
    done = subprocess.run(command, capture_output=True)
    if done.returncode != 0 or not done.stdout:
        return None
    drawn = Image.open(io.BytesIO(done.stdout))
    page = Image.new("RGBA", (SIDE, SIDE))
    page.paste(drawn, ((SIDE - drawn.width) // 2, (SIDE - drawn.height) // 2))
    return pixels(page)


def verdict(icon: Comparison, suite: Pixels | None) -> str:
    """Returns what became of a file."""
    if icon.ours is None:
        return "refused"
    if icon.messages:
        return "drawn with a warning"
    if min(share(icon.ours, suite), icon.from_rsvg) <= TOLERATED_SHARE:
        return "alike"
    if share(icon.rsvg, suite) > TOLERATED_SHARE:
        return "different, as the others are from each other"
    return "silently different"


def main() -> None:
    """Compares all files of a folder."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("program", type=Path)
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    icons = [
        Comparison(str(svg.relative_to(options.folder)))
        for svg in sorted(options.folder.rglob("*.svg"))
    ]
    compare_icons.draw_ours(options.program, options.folder, icons)
    counts: collections.Counter[str] = collections.Counter()
    for icon in icons:
        svg = options.folder / icon.name
        icon.rsvg = rsvg_picture(svg)
        found = verdict(icon, suite_picture(svg))
        if found == "silently different" and icon.name in KNOWN:
            found = "different, as CSS says"
        counts[found] += 1
        if options.list or found == "silently different":
            print(f"{found}: {icon.name}: {'; '.join(icon.messages)}".rstrip(": "))
    for found, count in counts.most_common():
        print(f"{count:5}  {found}")
    if counts["silently different"]:
        sys.exit(1)


if __name__ == "__main__":
    main()
