"""Measures drawing on a Spark cluster of this machine, and compares it with `render`.

    python Benchmarks/Python/spark.py [--cards 20000] [--memory 200000]

It needs the environment of `Scripts/build/setup-python.sh test`, and FIORI_RENDER_PROGRAM. The
card is that of the table of whole commands in README.md. One executor gets a core, with all its
processes; two get both.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from pyspark.sql import DataFrame, SparkSession

from fiori_render._program import program_path
from fiori_render.spark import draw, write_files

sys.path.insert(0, str(Path(__file__).parents[2] / "Python" / "tests"))

from spark_cluster import Cluster, below, session

CARD = {
    "environment": {"generation": "horizon"},
    "view": {
        "type": "kpiProgressCard",
        "title": "Team %s",
        "status": "On track",
        "kpiItems": [{"metric": "%s"}, {"unit": "EUR"}],
        "progress": 0.64,
    },
}


def cards(spark: SparkSession, count: int, partitions: int) -> DataFrame:
    """Return rows of descriptions, the same that `files` writes."""
    return spark.range(0, count, 1, partitions).selectExpr(
        "concat('card-', id) AS name", f"format_string('{json.dumps(CARD)}', id, id) AS description"
    )


def files(folder: Path, count: int) -> None:
    """Write descriptions as files."""
    folder.mkdir()
    text = json.dumps(CARD)
    for number in range(count):
        (folder / f"card-{number}.json").write_text(text % (number, number))


def seconds(action: Callable[[], object]) -> float:
    """Return how long an action takes."""
    begin = time.monotonic()
    action()
    return time.monotonic() - begin


def render(folder: Path, cores: int) -> float:
    """Return how long `render` takes for all files of a folder."""
    places = ",".join(f"{core}" for core in range(cores))
    command = ["taskset", "-c", places, program_path(), "render", str(folder), "--quiet"]
    with tempfile.TemporaryDirectory() as output:
        return seconds(lambda: subprocess.run([*command, "-o", f"{output}/out/"], check=True))


@contextmanager
def cluster(folder: Path, executors: int) -> Iterator[Cluster]:
    """Start a cluster; a single executor shares a core with nothing of this benchmark."""
    everything = os.sched_getaffinity(0)
    if executors == 1:
        # Inherited by the processes that are started.
        os.sched_setaffinity(0, {0})
    started = Cluster(folder, executors, {})
    os.sched_setaffinity(0, everything)
    try:
        yield started
    finally:
        started.stop()


def save(rows: DataFrame, folder: str) -> None:
    """Draw rows into Parquet."""
    draw(rows).write.mode("overwrite").parquet(folder)


def compare(folder: Path, executors: int, count: int, expected: float) -> None:
    """Print the times of a job, beside those of `render`."""
    target = str(folder / "cards")
    with cluster(folder, executors) as started:
        begin = time.monotonic()
        with session(started.address, **event_log(folder)) as spark:
            started.wait()
            start = time.monotonic() - begin
            first = seconds(lambda: save(cards(spark, executors, executors), target))
            nothing = seconds(
                lambda: cards(spark, count, 8).write.mode("overwrite").parquet(f"{target}-none")
            )
            warm = seconds(lambda: save(cards(spark, count, 8), target))
            written = seconds(lambda: write_files(spark.read.parquet(target), folder / "files"))
    print(f"{executors} executors, {count} cards:")
    print(f"  session {start:.1f} s, first job {first:.1f} s, without pictures {nothing:.1f} s")
    print(f"  draw into Parquet {warm:.1f} s, {count / warm:.0f} a second")
    print(f"  render on {executors} cores {expected:.1f} s, {count / expected:.0f} a second")
    print(f"  Spark reaches {100 * expected / warm:.0f} %")
    print(f"  write_files from Parquet {written:.1f} s, {count / written:.0f} a second")
    print(f"  bytes shuffled by drawing: {shuffled(folder)}")


def event_log(folder: Path) -> dict[str, str]:
    """Return the settings with which Spark logs what tasks do."""
    (folder / "events").mkdir()
    return {
        "spark.eventLog.enabled": "true",
        "spark.eventLog.compress": "false",
        "spark.eventLog.dir": f"file://{folder}/events",
        "spark.eventLog.rolling.enabled": "false",
    }


def shuffled(folder: Path) -> int:
    """Return the bytes that the tasks of stages with `draw` have written for others."""
    stages: dict[int, str] = {}
    total = 0
    for log in (folder / "events").rglob("*"):
        for line in log.read_text().splitlines() if log.is_file() else []:
            event = json.loads(line)
            if event["Event"] == "SparkListenerStageSubmitted":
                info = event["Stage Info"]
                stages[info["Stage ID"]] = info["Stage Name"]
            elif event["Event"] == "SparkListenerTaskEnd":
                metrics = event.get("Task Metrics", {}).get("Shuffle Write Metrics", {})
                if "parquet" in stages.get(event["Stage ID"], ""):
                    total += metrics.get("Shuffle Bytes Written", 0)
    return total


class Sampler(threading.Thread):
    """Samples the memory of the Python workers and the renderers below some processes."""

    def __init__(self, pids: Callable[[], list[int]]) -> None:
        super().__init__(daemon=True)
        self._pids = pids
        self.samples: list[tuple[int, int]] = []
        self.is_over = False

    def run(self) -> None:
        """Sample twice a second."""
        while not self.is_over:
            python, renderer = 0, 0
            for process in (found for pid in self._pids() for found in below(pid)):
                memory = resident(process.pid)
                if "stream --binary" in process.command:
                    renderer = max(renderer, memory)
                elif "pyspark" in process.command:
                    python = max(python, memory)
            self.samples.append((python, renderer))
            time.sleep(0.5)


def resident(pid: int) -> int:
    """Return the kB of memory of a process."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


def memory(folder: Path, count: int) -> None:
    """Print the memory of the largest worker and renderer, in tenths of a job."""
    with cluster(folder, 2) as started, session(started.address) as spark:
        started.wait()
        sampler = Sampler(lambda: [executor.pid for executor in started.executors])
        save(cards(spark, 2, 2), str(folder / "cards"))
        sampler.start()
        # Two partitions, so that a task has half of the cards.
        took = seconds(lambda: save(cards(spark, count, 2), str(folder / "cards")))
        sampler.is_over = True
        sampler.join()
    print(f"{count} cards in two tasks, {took:.0f} s; MB of a Python worker, and of a renderer:")
    size = max(1, -(-len(sampler.samples) // 10))
    for start in range(0, len(sampler.samples), size):
        part = sampler.samples[start : start + size]
        print(f"  {max(python for python, _ in part) / 1024:.0f}", end=", ")
        print(f"{max(renderer for _, renderer in part) / 1024:.0f}")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cards", type=int, default=20_000)
    parser.add_argument("--memory", type=int, default=0)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if arguments.cards:
            files(folder / "descriptions", arguments.cards)
            for executors in (1, 2):
                (folder / f"{executors}").mkdir()
                expected = render(folder / "descriptions", executors)
                compare(folder / f"{executors}", executors, arguments.cards, expected)
        if arguments.memory:
            (folder / "memory").mkdir()
            memory(folder / "memory", arguments.memory)


if __name__ == "__main__":
    main()
