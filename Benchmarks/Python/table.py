"""Measures the program beside other packages, all in one run, and prints tables.

    pip install typst vl-convert-python skia-python pycairo; apt install librsvg2-bin valgrind
    PYTHONPATH=Python/src python Benchmarks/Python/table.py .build/release/fiori-render [--write]

Nothing else should run meanwhile; it takes about ten minutes. `--write` puts the tables into
Benchmarks/README.md, and `--quick` measures little, to try the script.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

import cards
import parts
import serving
from measure import CORES, FEW, Settings, cores, medians, milliseconds, run, stream_rate, table

README = Path(__file__).parents[1] / "README.md"
MARKS = ("<!-- tables -->\n", "<!-- end of tables -->\n")


def number(value: float) -> str:
    """Return a number with three digits, or all those before the point."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def folder_rate(settings: Settings, card: str, format_: str, count: int) -> float:
    """Return the files a second of `render` from one folder into another, without its start."""
    times = []
    for size in (FEW, FEW + count):
        source = settings.folder / f"{card}-{size}"
        if not source.exists():
            source.mkdir()
            for line, text in enumerate(cards.lines(card, list(range(size))).splitlines()):
                (source / f"{line:06}.json").write_bytes(text)
        target = settings.folder / "pictures"
        command = [settings.program, "render", str(source), "-o", str(target), "--jobs=1"]
        with cores(1):
            times.append(run([*command, f"--format={format_}"]).milliseconds)
        shutil.rmtree(target)
    return count / (times[1] - times[0]) * 1000


class Numbers:
    """Numbers that have not been drawn yet, as some packages keep what they have drawn."""

    next = 1_000_000

    @classmethod
    def take(cls, count: int) -> range:
        """Return so many numbers."""
        cls.next += count
        return range(cls.next - count, cls.next)


def peer_rate(draw: cards.Draw, format_: str, count: int) -> float:
    """Return the pictures a second of a package."""
    numbers = Numbers.take(count)
    with cores(1):
        return count / milliseconds(lambda: [draw(one, format_) for one in numbers]) * 1000


def warm(settings: Settings) -> str:
    """Return the table of cards a second."""
    rows = []
    for card in cards.DESCRIPTIONS:
        peers: dict[str, cards.Draw] = {}
        for name, prepare in cards.PEERS.items():
            try:
                peers[name] = prepare(card)
            except ImportError:
                continue
        for format_ in ("svg", "png"):
            count = (2000 if format_ == "svg" else 600) // settings.share
            actions: dict[str, Callable[[], float]] = {
                "one": partial(stream_rate, settings, card, format_, count),
                "two": partial(stream_rate, settings, card, format_, 2 * count, 2),
                "folder": partial(folder_rate, settings, card, format_, count),
            }
            for name, draw in peers.items():
                few = max(count // (40 if name == "vl-convert" else 4), 1)
                actions[name] = partial(peer_rate, draw, format_, few)
            rates = medians(settings.turns, actions)
            best = max(rates[name] for name in peers) if peers else float("nan")
            rows.append(
                [
                    f"{cards.NAMES[card]}, {format_.upper()}",
                    f"**{number(rates['one'])}**",
                    *(number(rates[name]) if name in peers else "" for name in cards.PEERS),
                    f"{rates['one'] / best:.2f}",
                    f"{rates['one'] / rates['typst']:.2f}" if "typst" in peers else "",
                    f"{rates['two'] / rates['one']:.2f}",
                    f"{rates['folder'] / rates['one']:.2f}",
                ]
            )
    head = ["", "fiori-render", *cards.PEERS, "of the best peer", "of typst", "two cores", "folder"]
    return "Warm, pictures a second on one core:\n\n" + table(head, rows)


def formats(settings: Settings) -> str:
    """Return the table of formats."""
    rows = []
    names = ("svg", "png", "webp", "pdf")
    for card in cards.DESCRIPTIONS:
        path = settings.folder / f"{card}.json"
        path.write_text(json.dumps(cards.description(card, 4)))
        count = 200 // settings.share
        rates = medians(
            settings.turns,
            {name: partial(stream_rate, settings, card, name, count) for name in names},
        )
        for name in names:
            run([settings.program, "render", str(path), "-o", f"{card}.{name}"], settings.folder)
        sizes = [(settings.folder / f"{card}.{name}").stat().st_size for name in names]
        rows.append(
            [
                cards.NAMES[card],
                *(f"{1000 / rates[name]:.2f}" for name in names),
                *(f"{size:,}" for size in sizes),
            ]
        )
    head = ["", *(f"{name.upper()}, ms" for name in names), *(f"{n.upper()}, bytes" for n in names)]
    return "Warm, each format on one core:\n\n" + table(head, rows)


TYPST_START = (
    "import sys, typst; open('typst.png', 'wb').write("
    "typst.Compiler().compile(sys.argv[1].encode(), format='png', ppi=144))"
)


def starts(settings: Settings) -> str:
    """Return the table of whole processes that draw one card."""
    card = settings.folder / "start.json"
    card.write_text(json.dumps(cards.description("A", 4)))
    render = [settings.program, "render", str(card), "-o"]
    run([*render, "text.svg", "--svg-text"], settings.folder)
    commands = {
        "fiori-render, SVG": [*render, "card.svg"],
        "fiori-render, PNG": [*render, "card.png"],
        "typst from Python, PNG": [
            *(sys.executable, "-I", "-c", TYPST_START),
            cards.typst_source("A", 4),
        ],
    }
    if shutil.which("rsvg-convert"):
        convert = ["rsvg-convert", "--zoom", "2"]
        commands["rsvg-convert, outlines"] = [*convert, "card.svg", "-o", "outlines.png"]
        commands["rsvg-convert, text"] = [*convert, "text.svg", "-o", "text.png"]
    runs: dict[str, list[tuple[float, ...]]] = {name: [] for name in commands}
    for turn in range(3 * settings.turns + 1):
        for name, command in commands.items():
            result = run(command, settings.folder)
            # The first run of each fills the system's cache of files.
            if turn > 0:
                runs[name].append(result)
    rows = []
    for name, results in runs.items():
        middle = [sorted(values)[len(values) // 2] for values in zip(*results, strict=True)]
        rows.append([name, *(f"{value:.1f}" for value in middle[:3]), f"{middle[3]:,.0f}"])
    head = ["", "ms", "ms of processor", "peak MiB", "page faults"]
    return "A process from its start to its end, one progress card:\n\n" + table(head, rows)


def python(settings: Settings) -> str:
    """Return the table of Python."""
    import fiori_render

    card = cards.description("B", 4)
    path = settings.folder / "python.json"
    path.write_text(json.dumps(card))
    codes = {
        "nothing": "pass",
        "import": "import fiori_render",
        "first": f"import json, fiori_render as fr; fr.render(json.load(open({str(path)!r}))).data",
        "typst": f"import typst; typst.Compiler().compile({cards.typst_source('B', 4)!r}.encode(), "
        "format='png', ppi=144)",
    }
    times = medians(
        2 * settings.turns,
        {
            name: partial(lambda code: run([sys.executable, "-c", code]).milliseconds, code)
            for name, code in codes.items()
        },
    )
    count = 1000 // settings.share
    descriptions = [cards.description("B", one) for one in range(count)]
    draw = cards.typst("B")
    with cores(1), fiori_render.Renderer(jobs=1) as renderer:
        renderer.render(card)
        each = medians(
            settings.turns,
            {
                "render": lambda: milliseconds(lambda: [renderer.render(d) for d in descriptions]),
                "many": lambda: milliseconds(lambda: list(renderer.render_many(descriptions))),
                "typst": lambda: milliseconds(
                    lambda: [draw(one, "png") for one in Numbers.take(count)]
                ),
                "stream": lambda: 1000 * count / stream_rate(settings, "B", "png", count),
            },
        )
    rows = [
        ["`import fiori_render`", f"{times['import'] - times['nothing']:.0f}"],
        ["the first picture, with Python's start and the import", f"{times['first']:.0f}"],
        ["the same with typst", f"{times['typst']:.0f}"],
        *(
            [name, f"{each[key] / count:.2f}"]
            for name, key in (
                ("each by `stream --jobs 1`, without Python", "stream"),
                ("each by `render_many`, `jobs=1`", "many"),
                ("each by `render`", "render"),
                ("each by typst", "typst"),
            )
        ),
    ]
    return "From Python, the chart card as PNG, in milliseconds:\n\n" + table(["", "ms"], rows)


def memory(settings: Settings) -> str:
    """Return the table of memory."""
    count = 200_000 // settings.share
    path = settings.folder / "many.jsonl"
    kinds = list(cards.DESCRIPTIONS)
    with path.open("wb") as file:
        for number_ in range(count):
            file.write(cards.lines(kinds[number_ % len(kinds)], [number_]))
    card = settings.folder / "start.json"
    card.write_text(json.dumps(cards.description("A", 4)))
    first = run([settings.program, "render", str(card), "-o", "card.png"], settings.folder)
    rows = [["a first PNG", f"{first.mebibytes:.1f}"]]
    for jobs in (1, len(CORES)):
        command = [settings.program, "stream", "--binary", f"--jobs={jobs}", "--format=svg"]
        peak = run(command, data=path).mebibytes
        rows.append([f"`stream --jobs {jobs}` of {count:,} different cards", f"{peak:.1f}"])
    server, *workers = serving.server_peaks(settings.program, path.read_bytes().splitlines())
    rows.append(["`serve --cache 0` after as many, the server", f"{server:.1f}"])
    rows.append(["each of its workers, at most", f"{max(workers):.1f}"])
    return "Memory at its peak, in MiB:\n\n" + table(["", "MiB"], rows)


def versions(program: str) -> str:
    """Return a sentence with the machine and the versions."""
    processor = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    names = ("typst", "vl-convert-python", "skia-python", "pycairo")
    packages = [f"{name} {importlib.metadata.version(name)}" for name in names]
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    return (
        f"{processor[1] if processor else platform.machine()}, {os.cpu_count()} cores; "
        f"Debian {Path('/etc/debian_version').read_text().strip()}; "
        f"fiori-render {version.stdout.strip()}; "
        f"Python {platform.python_version()}; {', '.join(packages)}.\n"
    )


def main() -> None:
    """Print or write the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("program", type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--write", action="store_true", help="put the tables into the README")
    parser.add_argument("--quick", action="store_true", help="measure little, to try the script")
    parser.add_argument("--only", nargs="*", help="names of tables, such as warm")
    given = parser.parse_args()
    tables = (warm, parts.microseconds, formats, starts, python, memory)
    text = versions(given.program)
    print(text, flush=True)
    # In memory: what a disk takes for thousands of files depends on those deleted before.
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        settings = Settings(given.program, Path(folder), is_quick=given.quick)
        # As in the packages.
        stripped = Path(folder) / "stripped" / "fiori-render"
        stripped.parent.mkdir()
        subprocess.run(["strip", "--strip-all", "-o", str(stripped), given.program], check=True)
        settings.program = os.environ["FIORI_RENDER_PROGRAM"] = str(stripped)
        for make in tables:
            if given.only and make.__name__ not in given.only:
                continue
            part = make(settings)
            print(part, flush=True)
            text += "\n" + part
    if given.write:
        before, rest = README.read_text().split(MARKS[0])
        README.write_text(before + MARKS[0] + text + MARKS[1] + rest.split(MARKS[1])[1])


if __name__ == "__main__":
    main()
