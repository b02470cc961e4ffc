#!/usr/bin/env python3
"""Compares pictures of SAP's own charts with ours: for each measure what both have, and the difference in points.

    Scripts/check fidelity [FOLDER] [--program PROGRAM] [--output FOLDER] [--only TEXT] [--differences]

FOLDER has pairs of files, NAME.png as SAP recorded it and NAME.json, a description of the same view. Each description is
drawn, the parts of both pictures are found, and both are written side by side. Fails if a measure differs by more than half
a point, or a color at all, unless Docs/fidelity.md names the reason. Without a folder, nothing is compared.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from fidelity_description import prepare
from fidelity_measure import KNOWN, Measure
from fidelity_measures import Comparison
from fidelity_picture import Picture
from fidelity_scene import Scene
from steps import ROOT, release_program

OUTPUT = ROOT / ".build/fidelity"


def compared(pair: tuple[Path, Path, Path]) -> tuple[str, list[Measure]]:
    """Return the type of a chart and its measures; write both pictures."""
    description, own, beside = pair
    view = json.loads(description.read_text(encoding="utf-8"))["view"]
    real, ours = Picture.read(description.with_suffix(".png")), Picture.read(own)
    real.write_beside(ours, beside)
    kind = str(view["chartType"])
    return kind, list(Comparison(view, Scene(real, kind), Scene(ours, kind)).measures())


def listing(name: str, measures: list[Measure], only_differences: bool) -> str:
    """Return a line for each measure."""
    lines = [name]
    for measure in measures:
        if only_differences and not measure.differs:
            continue
        difference = "" if measure.difference is None else f"{measure.difference:+.2f}"
        note = (measure.known or "DIFFERS") if measure.differs else ""
        lines.append(
            f"  {measure.name:<34} {measure.real!s:>9} {measure.ours!s:>9} {difference:>7}  {note}".rstrip()
        )
    return "\n".join(lines)


def table(results: dict[tuple[str, str], list[list[Measure]]]) -> str:
    """Return the counts by type of chart and appearance, as a table for a document."""
    lines = [
        "| chart type | appearance | pictures | measures | equal | known | different |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for (kind, appearance), pictures in sorted(results.items()):
        measures = [measure for each in pictures for measure in each]
        differing = [measure for measure in measures if measure.differs]
        known = sum(bool(measure.known) for measure in differing)
        counts = (len(pictures), len(measures), len(measures) - len(differing), known)
        cells = [f"`{kind}`", appearance, *map(str, counts), str(len(differing) - known)]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> int:
    """Compare a folder."""
    parser = argparse.ArgumentParser(
        prog="Scripts/check fidelity", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("folder", type=Path, nargs="?", help="pairs of pictures and descriptions")
    parser.add_argument("--program", type=Path, help="a built fiori-render; built if missing")
    parser.add_argument("--output", type=Path, default=OUTPUT, help="pictures side by side")
    parser.add_argument("--only", default="", help="names that contain this")
    parser.add_argument("--differences", action="store_true", help="leave out what is equal")
    options = parser.parse_args()
    if options.folder is None:
        print("skipped: no folder of SAP's pictures; Docs/fidelity.md says where they are")
        return 0
    names = sorted(
        path
        for path in options.folder.glob("*.json")
        if options.only in path.name and path.with_suffix(".png").exists()
    )
    if not names:
        sys.exit(f"{options.folder}: no NAME.json with a NAME.png; see Docs/fidelity.md")
    drawn = options.output / "ours"
    drawn.mkdir(parents=True, exist_ok=True)
    program = options.program or release_program()
    described = options.output / "described"
    described.mkdir(exist_ok=True)
    prepared = [prepare(path, described) for path in names]
    subprocess.run([program, "render", "--quiet", "-o", f"{drawn}/", *prepared], check=True)
    pairs = [
        (path, drawn / f"{path.stem}.png", options.output / f"{path.stem}.png") for path in names
    ]
    results: dict[tuple[str, str], list[list[Measure]]] = defaultdict(list)
    reasons: Counter[str] = Counter()
    open_count = 0
    with ProcessPoolExecutor(2) as pool:
        for path, (kind, measures) in zip(names, pool.map(compared, pairs), strict=True):
            print(listing(path.stem, measures, options.differences), flush=True)
            appearance = "dark" if ".dark" in path.name else "light"
            results[kind, appearance].append(measures)
            differing = [measure for measure in measures if measure.differs]
            reasons.update(measure.known for measure in differing if measure.known)
            open_count += sum(not measure.known for measure in differing)
    print(f"\n{table(results)}\n")
    for reason, count in reasons.most_common():
        print(f"{count:>5}  {KNOWN[reason]}")
    print(f"{open_count:>5}  differences without a known reason; pictures are in {options.output}")
    return 1 if open_count else 0


if __name__ == "__main__":
    sys.exit(main())
