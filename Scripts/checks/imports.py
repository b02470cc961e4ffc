#!/usr/bin/env python3
"""Imports changed manifests of UI Integration Cards, and changed adaptive cards.

    Scripts/check imports                 500 of them
    Scripts/check imports --count 5000    so many
    Scripts/check imports --seed 7        others

The manifests are those of Tests/Cases/commands/import*.transcript. Fails if an import ends with
another status than 0 and 65, writes nothing with 0 or something with 65, or writes a description of
which 'validate --strict' reports what the import did not. A manifest that fails is kept in
.build/findings.
"""

import argparse
import concurrent.futures
import copy
import json
import os
import pathlib
import random
import re
import subprocess
import tempfile
from typing import Any

ROOT = pathlib.Path(__file__).parents[2]
JSON = Any
VALUES: list[JSON] = [
    *[None, True, False, 0, -1, 0.125, 61.27, 999999999999, 1e305, [], {}, [1, "a"], {"a": 1}],
    *["", " ", "0", "65.30", "1,234.5", "n/a", "x" * 5000, "a\nb", "\u0007", "{", "{x}", "{= 1"],
    *["Kühlwasserumwälzpumpenersatzteillieferung", "تقرير المبيعات", "2026-01-31", "/Date(0)/"],
    *["{= ${a} > 1 ? 'Error' : 'Good'}", "{= !${a}}", "{/rows/0}", "Error", "Up", "dual_column"],
    *["100_stacked_bar", "timeseries_line", "waterfall", "bubble", "donut", "color", "valueAxis2"],
    *["vertical_bullet", "bullet", "actualValues", "targetValues"],
    *["timeAxis", "#12", "sapUiChartPaletteSemanticBad", "Chart.Gauge", "Chart.Line", "Chart.Pie"],
    *["Chart.VerticalBar", "Chart.HorizontalBar.Stacked", "ColumnSet", "FactSet", "Table", "Image"],
    *["${a}", "${$root.rows}", "{{DATE(2026-01-31, LONG)}}", "**a** [b](c)", "attention", "large"],
]
KEYS = [
    *["visible", "state", "value", "name", "label", "unit", "number", "text", "title", "details"],
    *["icon", "data", "feeds", "measures", "dimensions", "chartType", "item", "row", "groups"],
    *["trend", "maxItems", "type", "body", "items", "columns", "rows", "cells", "facts", "values"],
    *["segments", "size", "color", "x", "y", "legend", "isVisible", "fallback", "$data"],
]


def manifests() -> list[JSON]:
    """Return the manifests of the transcripts."""
    found = []
    for path in sorted(ROOT.glob("Tests/Cases/commands/import*.transcript")):
        for text in re.findall(r"<<END\n(.*?)\nEND", path.read_text(encoding="utf-8"), re.S):
            if '"sap.card"' in text or '"AdaptiveCard"' in text:
                found.append(json.loads(text))
    return found


def nodes(value: JSON) -> list[tuple[JSON, Any]]:
    """Return the containers of all values, each with the key of one of them."""
    if isinstance(value, dict):
        items = list(value.items())
    else:
        items = list(enumerate(value)) if isinstance(value, list) else []
    return [pair for key, inner in items for pair in [(value, key), *nodes(inner)]]


def changed(chance: random.Random, manifest: JSON) -> JSON:
    """Return a manifest with some values replaced, removed, repeated, renamed or exchanged."""
    manifest = copy.deepcopy(manifest)
    for _ in range(chance.choice([1, 1, 2, 3, 6])):
        places = nodes(manifest.get("sap.card", manifest))
        if not places:
            break
        container, key = chance.choice(places)
        match chance.randrange(6):
            case 0 | 1:
                container[key] = copy.deepcopy(chance.choice(VALUES))
            case 2:
                del container[key]
            case 3 if isinstance(container, list):
                container.extend(copy.deepcopy([container[key]] * chance.choice([1, 8])))
            case 4 if isinstance(container, dict):
                container[chance.choice(KEYS)] = container.pop(key)
            case _:
                other, place = chance.choice(places)
                container[key] = copy.deepcopy(other[place])
    return manifest


def messages(text: str) -> set[str]:
    """Return the diagnostics of a command without their places."""
    lines = [line for line in text.splitlines() if re.search(": (?:warning|error): ", line)]
    return {line.split(": ", 2)[-1] for line in lines}


def problem(program: str, manifest: JSON, folder: str, number: int) -> str | None:
    """Return what is wrong with the import of a manifest; None if nothing is."""
    source, card = (pathlib.Path(folder, f"{number}{end}.json") for end in ("", "-card"))
    source.write_text(json.dumps(manifest, ensure_ascii=False), encoding="utf-8")
    run = subprocess.run(
        [program, "import", source, "-o", card], capture_output=True, text=True, timeout=60
    )
    if run.returncode == 65:
        return "65, but a card is written" if card.exists() else None
    if run.returncode or not card.exists():
        return f"status {run.returncode}: {run.stderr[-300:]}"
    check = subprocess.run(
        [program, "validate", card, "--strict"], capture_output=True, text=True, timeout=60
    )
    silent = messages(check.stderr) - messages(run.stderr)
    return f"not reported by the import: {sorted(silent)[0][:300]}" if silent else None


def main() -> None:
    """Import changed manifests."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--program", default=str(ROOT / ".build/release/fiori-render"))
    options = parser.parse_args()
    seeds = manifests()
    kept = ROOT / ".build/findings"
    with (
        tempfile.TemporaryDirectory() as folder,
        concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool,
    ):
        made = []
        for number in range(options.count):
            chance = random.Random(f"{options.seed}:{number}")
            made.append(changed(chance, chance.choice(seeds)))
        found = list(
            pool.map(
                lambda number: problem(options.program, made[number], folder, number),
                range(options.count),
            )
        )
        written = len(list(pathlib.Path(folder).glob("*-card.json")))
    wrong = [(number, text) for number, text in enumerate(found) if text]
    for number, text in wrong:
        kept.mkdir(parents=True, exist_ok=True)
        path = kept / f"import-{options.seed}-{number}.json"
        path.write_text(json.dumps(made[number], ensure_ascii=False), encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {text}")
    print(f"{options.count} manifests: {written} cards, {len(wrong)} wrong")
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
