"""Prints the files that ran, and those on the way of the texts. Run by trace-files.sh."""

import argparse
import bisect
import json
import re
import subprocess
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

# The stages of the way, and the folders of Sources that belong to each; the first that matches
# counts. What is in none of them belongs to the program around the library.
STAGES = {
    "Reading the description": [
        "Basics/Data/",
        "Basics/Diagnostics/",
        "Basics/JSON/",
        "Basics/Schema/",
        "Basics/StyleSheets/",
        "Basics/SwiftSource/",
        "Documents/",
        "Model/Reading/",
    ],
    "Fonts, colors and styles": ["Model/"],
    "Lowering the view": ["Families/", "Layout/Elements/"],
    "Layout": ["Layout/"],
    "Glyphs": ["Drawing/Backend/Text/"],
    "PNG": ["Drawing/Backend/Codecs/"],
    "Painting": ["Drawing/"],
    "In several stages": ["Basics/", "FioriRender/"],
}


@dataclass
class Trace:
    """What one run of the program did, by address."""

    counts: dict[int, int]
    # The starts of blocks of instructions, with their place in the order of their first runs.
    blocks: dict[int, int]


@dataclass
class Files:
    """The instructions of each file, and the files in the order in which they were entered."""

    counts: dict[str, int] = field(default_factory=dict)
    order: list[str] = field(default_factory=list)


def read(folder: Path, name: str) -> Trace:
    """Reads what callgrind wrote about a run."""
    counts: dict[int, int] = defaultdict(int)
    is_program = is_call = False
    with open(folder / f"{name}.counts", encoding="utf-8") as lines:
        for line in lines:
            if line.startswith("ob="):
                is_program = line.rstrip().endswith("/fiori-render")
            elif line.startswith("calls="):
                # The next line has the instructions of the called function, counted there.
                is_call = True
            elif line.startswith("0x"):
                if is_program and not is_call:
                    address, _, count = line.split()
                    counts[int(address, 16)] += int(count)
                is_call = False
    blocks: dict[int, int] = {}
    with open(folder / f"{name}.blocks", encoding="utf-8") as lines:
        for line in lines:
            if match := re.match(r"==== SB (\d+) .*/fiori-render\+0x([0-9a-f]+)$", line):
                blocks.setdefault(int(match[2], 16), int(match[1]))
    return Trace(dict(counts), blocks)


def sources(program: str, addresses: list[int], symbolizer: str) -> dict[int, list[str]]:
    """Returns the files of Sources that each address comes from, the outermost function's first."""
    output = subprocess.run(
        [symbolizer, f"--obj={program}", "--output-style=JSON", "--inlining"],
        input="".join(f"{address:#x}\n" for address in addresses),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    found = {}
    for line in output.splitlines():
        entry = json.loads(line)
        names = [frame["FileName"] for frame in reversed(entry.get("Symbol", []))]
        matches = [re.search(r"^(?!.*/\.build/).*/Sources/(.*\.swift)$", name) for name in names]
        found[int(entry["Address"], 16)] = [match[1] for match in matches if match]
    return found


def files(trace: Trace, found: dict[int, list[str]]) -> Files:
    """Adds up the instructions of each file."""
    result = Files()
    first: dict[str, tuple[int, int]] = {}
    starts = sorted(trace.blocks)
    for address, count in sorted(trace.counts.items()):
        place = bisect.bisect_right(starts, address) - 1
        entered = trace.blocks[starts[place]] if place >= 0 else sys.maxsize
        names = found[address]
        for name in names:
            result.counts.setdefault(name, 0)
            first[name] = min(first.get(name, (entered, address)), (entered, address))
        if names:
            result.counts[names[-1]] += count
    result.order = sorted(result.counts, key=lambda name: first[name])
    return result


def stage(name: str) -> str | None:
    """Returns the stage of a file; `None` for the program around the library."""
    for title, folders in STAGES.items():
        if any(name.startswith(folder) for folder in folders):
            return title
    return None


def way(text: Files, none: Files) -> list[str]:
    """Returns the files that run differently for the texts, up to the bytes of the picture."""
    last = max(place for place, name in enumerate(text.order) if stage(name) == "PNG")
    return [
        name
        for name in text.order[: last + 1]
        if stage(name) and text.counts[name] != none.counts.get(name, 0)
    ]


def main() -> int:
    """Prints both lists; returns 1 if the way is too long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--symbolizer", required=True)
    parser.add_argument("--limit", type=int, required=True)
    options = parser.parse_args()
    traces = [read(options.folder, name) for name in ("text", "none")]
    addresses = sorted(set().union(*(trace.counts for trace in traces)))
    found = sources(options.program, addresses, options.symbolizer)
    text, none = (files(trace, found) for trace in traces)
    if not any(stage(name) == "PNG" for name in text.order):
        print(f"trace-files: {options.program} has no debug information", file=sys.stderr)
        return 2

    print(f"{len(text.order)} files run, with {sum(text.counts.values())} instructions:\n")
    for name in text.order:
        print(f"{text.counts[name]:>9}  {name}")
    names = way(text, none)
    print(f"\n{len(names)} files are on the way of the texts, with what they run more for them:")
    for title in STAGES:
        part = [name for name in names if stage(name) == title]
        print(f"\n{title}: {len(part)}")
        for name in part:
            more = text.counts[name] - none.counts.get(name, 0)
            print(f"{text.counts[name]:>9} {more:>+8}  {name}")
    if len(names) > options.limit:
        print(f"trace-files: more than {options.limit} files are on the way", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
