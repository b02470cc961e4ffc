"""Draws generated descriptions: every key of every type, with values that are hard to draw."""

import concurrent.futures
import hashlib
import itertools
import json
import os
import random
import subprocess
import tempfile
import time
from collections.abc import Iterator

from drawing import Failure, Stream, check
from generation import Generation
from mutated import JSON

SLICE = 100
"""The valid descriptions that a process draws, after which another one starts."""
REPORTED = 25
"""The figures of which a process writes the layout."""


def drawn(program: str, seed: str, numbers: list[int], format: str, slowest: float) -> list[int]:
    """Draw descriptions, and return the numbers of those that are valid.

    Raise `Failure` with one that takes more than `slowest` seconds of processor time.
    """
    generation = Generation(seed)
    found, spent = [], 0.0
    with tempfile.TemporaryDirectory() as folder:
        stream = Stream(program, format, folder)
        lines = map(generation.line, numbers)
        for number, (line, answer) in zip(numbers, stream.answers(lines), strict=True):
            if check(line, answer, format):
                found.append(number)
            now = stream.milliseconds()
            if now - spent > slowest * 1000:
                seconds = (now - spent) / 1000
                raise Failure(line, f"takes {seconds:.1f} s; {slowest} are allowed", "slow")
            spent = now
    return found


def reported(
    program: str, seed: str, numbers: list[int], _: str = "layout", __: float = 0
) -> list[int]:
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
        if len(document.get("figures", [])) > 1:
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


def valid(program: str, seed: str, count: int, slowest: float) -> list[int]:
    """Draw descriptions as SVG until so many have been valid; return their numbers."""
    found: list[int] = []
    parts, waiting = slices(itertools.count()), set[concurrent.futures.Future[list[int]]]()
    with concurrent.futures.ProcessPoolExecutor() as pool:
        while len(found) < count:
            # More than half of all are valid.
            while (
                len(waiting) < 2 * (os.cpu_count() or 1)
                and len(found) + len(waiting) * SLICE // 2 < count
            ):
                waiting.add(pool.submit(drawn, program, seed, next(parts), "svg", slowest))
            done, waiting = concurrent.futures.wait(waiting, return_when="FIRST_COMPLETED")
            found += itertools.chain.from_iterable(part.result() for part in done)
        for part in waiting:
            found += part.result()
    return sorted(found)[:count]


def check_generated(program: str, seed: str, count: int, slowest: float) -> None:
    """Draw so many valid descriptions as SVG and as PNG, and write their layout."""
    start = time.monotonic()
    numbers = valid(program, seed, count, slowest)
    say("svg", f"{len(numbers):,} drawn of {numbers[-1] + 1:,}", start)
    for name, work in (("png", drawn), ("layout", reported)):
        start = time.monotonic()
        with concurrent.futures.ProcessPoolExecutor() as pool:
            parts = [
                pool.submit(work, program, seed, part, name, slowest)
                for part in slices(iter(numbers))
            ]
            done = sum(len(part.result()) for part in parts)
        say(name, f"{done:,} drawn", start)


def digests(program: str, documents: list[JSON], format: str) -> tuple[dict[str, str], int]:
    """Draw documents; return the digest of each answer by its line, and the number of those drawn.

    Raise `Failure` with the first line of which another answer differs.
    """
    found: dict[str, str] = {}
    count = 0
    lines = (json.dumps(document).encode() for document in documents)
    with tempfile.TemporaryDirectory() as folder:
        for line, answer in Stream(program, format, folder).answers(lines):
            count += check(line, answer, format)
            compare(line, hashlib.sha256(json.dumps(answer).encode()).hexdigest(), found, format)
    return found, count


def compare(line: bytes, digest: str, known: dict[str, str], format: str) -> None:
    """Raise `Failure` if a line has another digest than before."""
    if known.setdefault(line.decode(), digest) != digest:
        raise Failure(line, f"has other bytes when it is drawn again as {format}", "repeated")


def repeated(program: str, seed: str, numbers: list[int], format: str) -> int:
    """Draw small pictures in order in one process, and twice in any order in another one.

    Return how many are drawn; raise `Failure` if two answers to a line differ.
    """
    generation = Generation(seed)
    documents = [generation.small(number) for number in numbers]
    known, count = digests(program, documents, format)
    shuffled = random.Random(seed).sample(2 * documents, 2 * len(documents))
    for line, digest in digests(program, shuffled, format)[0].items():
        compare(line.encode(), digest, known, format)
    return count


def check_repeated(program: str, seed: str, count: int, formats: list[str]) -> None:
    """Draw so many small pictures again and again: all bytes are the same."""
    for format in formats:
        start = time.monotonic()
        with concurrent.futures.ProcessPoolExecutor() as pool:
            parts = [
                pool.submit(repeated, program, seed, part, format)
                for part in slices(iter(range(count)))
            ]
            done = sum(part.result() for part in parts)
        say(format, f"{done:,} of {count:,} drawn three times with the same bytes", start)


def say(name: str, result: str, start: float) -> None:
    """Print what came of a format."""
    print(f"{name}: {result}, {time.monotonic() - start:.0f} s", flush=True)
