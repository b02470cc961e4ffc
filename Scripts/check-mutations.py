#!/usr/bin/env python3
"""Draws changed icons, and changed descriptions with changed style sheets, in all formats.

    Scripts/check-mutations.py                    for 30 seconds each
    Scripts/check-mutations.py --count 1000000    so many icons, a quarter of them in each format
    Scripts/check-mutations.py --format svg …     in this format alone, with the same lines as in a whole run

Fails if the program ends, neither draws nor gives an error, writes a number that is none into an
SVG, or takes 64 MiB more than after the first lines. With --count, also if a line takes more than
50 ms of processor time. The same --seed makes the same lines; without one, it is the day, or 1 with
--count. A line that fails is kept in .build/findings.
"""

import argparse
import base64
import collections
import datetime
import itertools
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
from mutations import JSON, ROOT, Mutations  # noqa: E402

FORMATS = ["png", "svg", "pdf", "webp"]
WARM_LINES = 500
ALLOWED_KB = 64 * 1024
SLOW_MS = 50.0
READ_AHEAD = 16
"""The lines whose processor time may be counted with that of one, since the program reads ahead."""
SHEETS = 64
"""More style sheets than lines that the program has at a time."""
WORDS = re.compile(rb"<(title|desc)[^>]*>.*?</\1>|aria-label=\"[^\"]*\"", re.DOTALL)
NO_NUMBER = re.compile(rb"(?<![A-Za-z#\"-])-?(?:nan|inf)(?:inity)?(?![A-Za-z])", re.IGNORECASE)


class Failure(Exception):
    """A line that the program did not survive, or answered wrongly."""

    def __init__(self, line: bytes, reason: str) -> None:
        super().__init__(reason)
        self.line = line


class Stream:
    """A process of `fiori-render stream` whose lines come from an iterator."""

    def __init__(self, program: str, format: str, folder: str) -> None:
        command = [program, "stream", "--jobs", "1", "--format", format, "--resources", folder]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self._sent: collections.deque[bytes] = collections.deque()
        self._room = threading.Semaphore(READ_AHEAD)
        self.peak_kb = self.warm_kb = 0

    def answers(self, lines: Iterator[bytes]) -> Iterator[tuple[bytes, JSON]]:
        """Return the lines with their answers."""
        threading.Thread(target=self._send, args=(lines,), daemon=True).start()
        output = self._process.stdout
        assert output is not None
        for count, answer in enumerate(output, 1):
            self._room.release()
            yield self._sent.popleft(), json.loads(answer)
            if count % WARM_LINES == 0:
                self.peak_kb = self._memory()
                self.warm_kb = self.warm_kb or self.peak_kb
        status = self._process.wait()
        if status != 0 or self._sent:
            message = (
                self._process.stderr.read()[-300:].decode(errors="replace")
                if self._process.stderr
                else ""
            )
            raise Failure(
                self._sent.popleft() if self._sent else b"", f"ended with {status}: {message}"
            )

    def _send(self, lines: Iterator[bytes]) -> None:
        entry = self._process.stdin
        assert entry is not None
        try:
            for line in lines:
                self._room.acquire()
                self._sent.append(line)
                entry.write(line + b"\n")
                entry.flush()
            entry.close()
        except BrokenPipeError:
            pass

    def milliseconds(self) -> float:
        """Return the processor time of the program so far."""
        tasks = pathlib.Path(f"/proc/{self._process.pid}/task").glob("*/schedstat")
        try:
            return sum(int(task.read_text().split()[0]) for task in tasks) / 1e6
        except OSError:
            return 0

    def _memory(self) -> int:
        try:
            status = pathlib.Path(f"/proc/{self._process.pid}/status").read_text()
        except OSError:
            return self.peak_kb
        # A process that has ended has no memory.
        peaks = (int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))
        return next(peaks, self.peak_kb)


def check(line: bytes, answer: JSON, format: str) -> bool:
    """Return whether a line was drawn; raise `Failure` if the answer is not one."""
    pictures = answer.get("pictures", [answer] if "data" in answer else [])
    diagnostics = answer["diagnostics"]
    assert isinstance(pictures, list)
    assert isinstance(diagnostics, list)
    if not pictures and not any(item["severity"] == "error" for item in diagnostics):
        raise Failure(line, "has neither a picture nor an error")
    for item in diagnostics:
        if "\n" in item["message"]:
            raise Failure(line, f"has an error of several lines: {item['message']}")
    for picture in pictures if format == "svg" else []:
        found = NO_NUMBER.search(WORDS.sub(b"", base64.b64decode(picture["data"])))
        if found:
            raise Failure(line, f"wrote {found[0].decode()} into an SVG")
    return bool(pictures)


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
    parser.add_argument("--seed")
    parser.add_argument("--format", choices=FORMATS)
    parser.add_argument("--program", default=str(ROOT / ".build/release/fiori-render"))
    options = parser.parse_args()
    seed = options.seed or ("1" if options.count else f"{datetime.date.today()}")
    mutations = Mutations(seed)
    kinds = ["icons"] if options.count else ["icons", "descriptions"]
    print(f"The seed is {seed}")
    for (place, format), kind in itertools.product(enumerate(FORMATS), kinds):
        if options.format not in {None, format}:
            continue
        with tempfile.TemporaryDirectory() as folder:
            try:
                check_format(mutations, options, format, place, kind, folder)
            except Failure as failure:
                findings = ROOT / ".build/findings"
                findings.mkdir(parents=True, exist_ok=True)
                path = findings / f"{kind}.{format}.jsonl"
                path.write_bytes(failure.line + b"\n")
                sys.exit(f"{path.relative_to(ROOT)}: {failure}")


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
