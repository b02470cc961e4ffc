#!/usr/bin/env python3
"""Draw changed icons, changed descriptions with changed style sheets, and generated descriptions.

    Scripts/check mutations                    for 30 seconds each, in all formats
    Scripts/check mutations --count 1000000 this number of icons, a quarter of them in each format
    Scripts/check mutations --format svg …     only in this format, with the same lines
    Scripts/check mutations --generated 2000 this number of valid generated descriptions, and
                                                  nothing
                                                  else: as SVG, as PNG, and their layout reports
    Scripts/check mutations --repeated 5000 this number of generated descriptions in small
                                                  pictures, each
                                                  three times in two processes, in all formats: the
                                                  bytes are the same
    Scripts/check mutations --realistic 3000   the layout of so many descriptions with realistic data,
                                                  in three widths each: no number is cut, no plot has
                                                  no room without a warning, and no KPI is smaller in a
                                                  wider picture

Fails if the program ends, neither draws nor gives an error, writes a number that is none into an
SVG, or takes 64 MiB more than after the first lines. With --count, also if a line takes more than
50 ms of processor time, and with --generated, more than --slowest SECONDS, 8 by default: 2 of a
release. The same --seed makes the same lines; without one, it is the day, or 1 with
--count. A line that fails is kept in .build/findings.
"""

import argparse
import datetime
import itertools
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "fuzzing"))
from drawing import READ_AHEAD, WARM_LINES, Failure, Stream, check  # noqa: E402
from generated import check_generated, check_repeated  # noqa: E402
from mutated import ROOT, Mutations  # noqa: E402
from realistic import check_realistic  # noqa: E402

FORMATS = ["png", "svg", "pdf", "webp"]
ALLOWED_KB = 64 * 1024
SLOW_MS = 50.0
SHEETS = 64
"""More style sheets than lines that the program has at a time."""


def run(program: str, format: str, kind: str, lines: Iterator[bytes], folder: str) -> set[int]:
    """Draw lines, print what came of them, and return the places of those that may be slow."""
    stream = Stream(program, format, folder)
    start, drawn, spent, slow = time.monotonic(), 0, 0.0, set[int]()
    count = 0
    for line, answer in stream.answers(lines):
        drawn += check(line, answer, format)
        now = stream.milliseconds()
        if now - spent > SLOW_MS and count > READ_AHEAD:
            slow.update(range(count - READ_AHEAD, count + READ_AHEAD))
        spent = now
        count += 1
    growth = stream.peak_kb - stream.warm_kb
    seconds = time.monotonic() - start
    print(
        f"{format}: {count:,} {kind}, {drawn:,} drawn, {seconds:.0f} s, "
        f"{growth / 1024:.1f} MiB more at the end"
    )
    if growth > ALLOWED_KB:
        raise Failure(
            b"", f"takes {growth} kB more than after {WARM_LINES} lines; {ALLOWED_KB} are allowed"
        )
    return slow


def milliseconds(program: str, lines: list[bytes], format: str) -> float:
    """Return the processor time of a process that draws lines."""
    command = [program, "stream", "--jobs", "1", "--format", format]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    assert process.stdin is not None
    process.stdin.write(b"\n".join(lines))
    process.stdin.close()
    _, process.returncode, usage = os.wait4(process.pid, 0)
    return (usage.ru_utime + usage.ru_stime) * 1000


def check_speed(program: str, lines: list[bytes], format: str) -> None:
    """Draw lines by themselves; raise `Failure` if one is slow three times.

    Lossless WebP takes libwebp up to 100 ms for a gradient that fills a header, however quickly the
    icon is drawn, so that those lines are timed as PNG.
    """
    format = "png" if format == "webp" else format
    first = b'{"view": {"type": "kpiView", "items": [{"icon": "builtin:document"}]}}'
    start = min(milliseconds(program, [first], format) for _ in range(5))
    for line in lines:
        least = float("inf")
        for _ in range(3):
            least = min(least, milliseconds(program, [first, line], format) - start)
            if least <= SLOW_MS:
                break
        else:
            raise Failure(
                line, f"takes {least:.0f} ms of processor time; {SLOW_MS:.0f} are allowed"
            )


def until(end: float, lines: Iterator[bytes]) -> Iterator[bytes]:
    """Return lines until a time."""
    return itertools.takewhile(lambda _: time.monotonic() < end, lines)


def main() -> None:
    """Check all formats."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--count", type=int)
    parser.add_argument("--generated", type=int)
    parser.add_argument("--repeated", type=int)
    # The program of the tests takes four times as long as that of a release.
    parser.add_argument("--slowest", type=float, default=8)
    parser.add_argument("--realistic", type=int)
    parser.add_argument("--seed")
    parser.add_argument("--format", choices=FORMATS)
    parser.add_argument("--program", default=str(ROOT / ".build/release/fiori-render"))
    options = parser.parse_args()
    seed = options.seed or ("1" if options.count else f"{datetime.date.today()}")
    print(f"The seed is {seed}", flush=True)
    try:
        if options.generated:
            check_generated(options.program, seed, options.generated, options.slowest)
        elif options.repeated:
            formats = [options.format] if options.format else FORMATS
            check_repeated(options.program, seed, options.repeated, formats)
        elif options.realistic:
            check_realistic(options.program, seed, options.realistic)
        else:
            check_changed(options, seed)
    except Failure as failure:
        findings = ROOT / ".build/findings"
        findings.mkdir(parents=True, exist_ok=True)
        path = findings / f"{failure.kind}.jsonl"
        path.write_bytes(failure.line + b"\n")
        sys.exit(f"{path.relative_to(ROOT)}: {failure}")


def check_changed(options: argparse.Namespace, seed: str) -> None:
    """Check changed icons and descriptions."""
    mutations = Mutations(seed)
    kinds = ["icons"] if options.count else ["icons", "descriptions"]
    for (place, format), kind in itertools.product(enumerate(FORMATS), kinds):
        if options.format in {None, format}:
            with tempfile.TemporaryDirectory() as folder:
                try:
                    check_format(mutations, options, format, place, kind, folder)
                except Failure as failure:
                    raise Failure(failure.line, f"{failure}", f"{kind}.{format}") from None


def check_format(
    mutations: Mutations,
    options: argparse.Namespace,
    format: str,
    place: int,
    kind: str,
    folder: str,
) -> None:
    """Check a format, whose lines have numbers of their own."""

    def line(number: int) -> bytes:
        if kind == "icons":
            return json.dumps(mutations.icon(number)).encode()
        return mutations.description(number, pathlib.Path(folder, f"{number % SHEETS}.nss"))

    if options.count:
        numbers = range(place, options.count, len(FORMATS))
        slow = run(options.program, format, kind, map(line, numbers), folder)
        check_speed(
            options.program,
            [line(numbers[index]) for index in sorted(slow) if index < len(numbers)],
            format,
        )
    else:
        end = time.monotonic() + options.seconds / len(FORMATS)
        run(
            options.program,
            format,
            kind,
            until(end, map(line, itertools.count(place, len(FORMATS)))),
            folder,
        )


if __name__ == "__main__":
    main()
