"""Measures programs: rates without their start, and what a whole process takes."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import cards

CORES = sorted(os.sched_getaffinity(0))
FEW = 60
"""The cards that are drawn besides those that count, so that no start does."""


class Run(NamedTuple):
    """What a process took from its start to its end."""

    milliseconds: float
    processor: float
    mebibytes: float
    faults: float


@contextmanager
def cores(count: int) -> Iterator[None]:
    """Run on so many cores, child processes too."""
    os.sched_setaffinity(0, CORES[:count])
    try:
        yield
    finally:
        os.sched_setaffinity(0, CORES)


RUNNER = subprocess.Popen(
    [sys.executable, "-I", "-S", str(Path(__file__).with_name("runner.py"))],
    stdin=subprocess.PIPE,
    stdout=subprocess.PIPE,
    text=True,
)


def run(command: list[str], folder: Path | None = None, data: Path | None = None) -> Run:
    """Run a command with a file as its input, and wait for its end."""
    assert RUNNER.stdin is not None
    assert RUNNER.stdout is not None
    job = {
        "command": command,
        "folder": str(folder or Path.cwd()),
        "input": str(data or os.devnull),
        "cores": sorted(os.sched_getaffinity(0)),
        "environment": dict(os.environ),
    }
    RUNNER.stdin.write(json.dumps(job) + "\n")
    RUNNER.stdin.flush()
    answer = json.loads(RUNNER.stdout.readline())
    if answer["status"] != 0:
        sys.exit(f"{command[0]} ended with {answer['status']}")
    return Run(*answer["took"])


def milliseconds(action: Callable[[], object]) -> float:
    """Return how long something takes."""
    begin = time.perf_counter()
    action()
    return (time.perf_counter() - begin) * 1000


def medians(turns: int, actions: dict[str, Callable[[], float]]) -> dict[str, float]:
    """Return the median of each number; all take turns, the first of which does not count."""
    results: dict[str, list[float]] = {name: [] for name in actions}
    for turn in range(turns + 1):
        for name, action in actions.items():
            result = action()
            if turn > 0:
                results[name].append(result)
    return {name: statistics.median(values) for name, values in results.items()}


def table(head: list[str], rows: list[list[str]]) -> str:
    """Return a table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines) + "\n"


class Settings:
    """What to measure, and how often."""

    def __init__(self, program: str, folder: Path, *, is_quick: bool) -> None:
        self.program = program
        self.built = program
        """The program with the names of its functions."""
        self.folder = folder
        self.turns = 1 if is_quick else 3
        self.share = 10 if is_quick else 1
        """The part of the usual number of cards."""


def input_file(settings: Settings, card: str, count: int) -> Path:
    """Return a file with a line for each of so many cards."""
    path = settings.folder / f"{card}-{count}.jsonl"
    if not path.exists():
        path.write_bytes(cards.lines(card, list(range(count))))
    return path


def stream_rate(settings: Settings, card: str, format_: str, count: int, jobs: int = 1) -> float:
    """Return the cards a second of `stream`, without its start."""
    command = [settings.program, "stream", "--binary", f"--jobs={jobs}", f"--format={format_}"]
    few = input_file(settings, card, FEW)
    all_ = input_file(settings, card, FEW + count)
    with cores(jobs):
        difference = run(command, data=all_).milliseconds - run(command, data=few).milliseconds
    return count / difference * 1000
