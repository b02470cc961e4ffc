#!/usr/bin/env python3
"""Lists the files of Sources that run while a KPI is drawn as PNG, and those on the way of its texts.

    Scripts/check trace-files [PROGRAM]    with the release build, or another one that has debug information

The first list is in the order in which files are first entered, each with its instructions; the second goes from the
bytes of the description to those of the picture. A file is on the way of the texts if it runs another number of
instructions for them than without. That leaves out what is done once for a picture, such as reading options, choosing a
palette and loading fonts. Fails if the way has more than 50 files.

Callgrind counts each instruction of the program without debug information, since valgrind cannot read Swift's, and
notes each block of them when it first runs; debug information of the whole program then reports which file an
instruction comes from. Functions inlined into other files count for their own file, and those of Swift's library
for the file that they are inlined into.
"""

import bisect
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from steps import install, release_program

LIMIT = 50
DESCRIPTIONS = {
    "text": '{"view":{"type":"kpiView","items":[{"metric":"294"}],"caption":"Open orders"}}',
    "none": '{"view":{"type":"kpiView","items":[{"metric":""}]}}',
}

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
    "Formats and XML": ["Native/"],
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


def draw(folder: Path, name: str) -> Trace:
    """Draw a description, and return the counts of instructions and the order of blocks."""
    (folder / f"{name}.json").write_text(DESCRIPTIONS[name])
    command = [
        "valgrind", "--tool=callgrind", "--dump-instr=yes", "--compress-strings=no", "--compress-pos=no",
        "--trace-flags=10000000", "--trace-notbelow=1000000000",
        f"--callgrind-out-file={name}.counts", f"--log-file={name}.blocks",
        "./fiori-render", "render", f"{name}.json", "-o", f"{name}.png",
    ]  # fmt: skip
    # Without the environment, and with the same hashes in each run.
    environment = {"SWIFT_DETERMINISTIC_HASHING": "1", "PATH": os.environ["PATH"]}
    subprocess.run(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, check=True)
    return read(folder, name)


def main(given: str | None = None) -> int:
    """Prints both lists; returns 1 if the way is too long."""
    install("to count instructions", "binutils", "valgrind")
    program = given or str(release_program())
    # The compiler's own reads what the compiler writes.
    symbolizer = str(Path(shutil.which("swiftc") or "").resolve().with_name("llvm-symbolizer"))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        subprocess.run(
            ["strip", "--strip-debug", "-o", folder / "fiori-render", program], check=True
        )
        traces = [draw(folder, name) for name in DESCRIPTIONS]
    addresses = sorted(set().union(*(trace.counts for trace in traces)))
    found = sources(program, addresses, symbolizer)
    text, none = (files(trace, found) for trace in traces)
    if not any(stage(name) == "PNG" for name in text.order):
        print(f"check trace-files: {program} has no debug information", file=sys.stderr)
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
    if len(names) > LIMIT:
        print(f"check trace-files: more than {LIMIT} files are on the way", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
