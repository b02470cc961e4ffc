"""Draws generated descriptions: every key of every type, with values that are hard to draw."""

import concurrent.futures
import itertools
import json
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator

from drawing import Failure, Stream, check
from generation import Generation
from mutations import JSON

SLICE = 250
"""The valid descriptions that a process draws, after which another one starts."""
REPORTED = 25
"""The figures of which a process writes the layout."""


def drawn(program: str, seed: str, numbers: list[int], format: str) -> list[int]:
    """Draw descriptions, and return the numbers of those that are valid."""
    generation = Generation(seed)
    with tempfile.TemporaryDirectory() as folder:
        stream = Stream(program, format, folder)
        lines = map(generation.line, numbers)
        answers = zip(numbers, stream.answers(lines), strict=True)
        return [number for number, (line, answer) in answers if check(line, answer, format)]


def reported(program: str, seed: str, numbers: list[int], _: str = "layout") -> list[int]:
    """Write the layout of valid descriptions, and return their numbers."""
    generation = Generation(seed)
    for start in range(0, len(numbers), REPORTED):
        documents = list(map(generation.description, numbers[start : start + REPORTED]))
        for document in documents:
            del document["id"]
        check_layout(program, documents)
    return numbers


def check_layout(program: str, documents: list[JSON]) -> None:
    """Write the layout of documents; raise `Failure` with the one of which there is none."""
    # Rows belong to a whole document.
    figures = [document for document in documents if "data" not in document]
    whole = [document for document in documents if "data" in document]
    if figures:
        whole.append({"figures": [{**one, "name": f"n{n}"} for n, one in enumerate(figures)]})
    for document in whole:
        run = layout(program, document)
        if run.returncode == 0 and json.loads(run.stdout):
            continue
        if len(document.get("figures", [])) > 1:  # type: ignore[arg-type]
            for figure in figures:
                check_layout(program, [figure])
        error = run.stderr[-300:].decode(errors="replace")
        raise Failure(
            json.dumps(document).encode(), f"layout ended with {run.returncode}: {error}", "layout"
        )


def layout(program: str, document: JSON) -> subprocess.CompletedProcess[bytes]:
    """Write the layout of a document."""
    text = json.dumps(document).encode()
    return subprocess.run([program, "layout", "-"], input=text, capture_output=True, check=False)


def slices(numbers: Iterator[int]) -> Iterator[list[int]]:
    """Return numbers in lists."""
    while part := list(itertools.islice(numbers, SLICE)):
        yield part


def valid(program: str, seed: str, count: int) -> list[int]:
    """Draw descriptions as SVG until so many have been valid; return their numbers."""
    found: list[int] = []
    parts, waiting = slices(itertools.count()), set[concurrent.futures.Future[list[int]]]()
    with concurrent.futures.ProcessPoolExecutor() as pool:
        while len(found) < count:
            while len(waiting) < 2 * (os.cpu_count() or 1):
                waiting.add(pool.submit(drawn, program, seed, next(parts), "svg"))
            done, waiting = concurrent.futures.wait(waiting, return_when="FIRST_COMPLETED")
            found += itertools.chain.from_iterable(part.result() for part in done)
        for part in waiting:
            found += part.result()
    return sorted(found)[:count]


def check_generated(program: str, seed: str, count: int) -> None:
    """Draw so many valid descriptions as SVG and as PNG, and write their layout."""
    start = time.monotonic()
    numbers = valid(program, seed, count)
    say("svg", f"{len(numbers):,} drawn of {numbers[-1] + 1:,}", start)
    for name, work in (("png", drawn), ("layout", reported)):
        start = time.monotonic()
        with concurrent.futures.ProcessPoolExecutor() as pool:
            parts = [pool.submit(work, program, seed, part, name) for part in slices(iter(numbers))]
            done = sum(len(part.result()) for part in parts)
        say(name, f"{done:,} drawn", start)


def say(name: str, result: str, start: float) -> None:
    """Print what came of a format."""
    print(f"{name}: {result}, {time.monotonic() - start:.0f} s", flush=True)
