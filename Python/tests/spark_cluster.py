"""A Spark cluster of processes on this machine."""

from __future__ import annotations

import contextlib
import gc
import os
import re
import signal
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyspark
from pyspark.sql import SparkSession

START = 60
"""Seconds after which a master or worker that does not start is a failure."""

_CLASSES = "org.apache.spark.deploy"
_address = re.compile(r"Starting Spark master at (spark://127\.0\.0\.1:\d+)")
_ready = re.compile(r"Successfully registered with master")

QUICK = "-XX:+UseSerialGC -XX:TieredStopAtLevel=1"
"""Options of Java for processes that do little and should start soon."""

_CONF = {
    "spark.driver.extraJavaOptions": QUICK,
    "spark.driver.host": "127.0.0.1",
    "spark.driver.bindAddress": "127.0.0.1",
    "spark.driver.memory": "512m",
    "spark.executor.memory": "512m",
    "spark.sql.shuffle.partitions": "2",
    "spark.ui.enabled": "false",
}


@dataclass(frozen=True)
class Process:
    """A process of this machine."""

    pid: int
    parent: int
    command: str


class Cluster:
    """A standalone master and workers with one core each."""

    def __init__(self, folder: Path, workers: int, environment: Mapping[str, str]) -> None:
        """Start the processes."""
        self._workers = [f"worker-{number}" for number in range(workers)]
        self.folder = folder
        self._environment = {
            **os.environ,
            **environment,
            "SPARK_HOME": str(Path(pyspark.__file__).parent),
            "SPARK_LOCAL_IP": "127.0.0.1",
            "SPARK_LOCAL_DIRS": str(folder / "local"),
            "SPARK_DAEMON_MEMORY": "256m",
            "SPARK_DAEMON_JAVA_OPTS": QUICK,
        }
        self._processes: list[subprocess.Popen[bytes]] = []
        try:
            self._start("master", "master.Master", "--webui-port", "0")
            self.address = self._wait("master", _address)
            for name in self._workers:
                self._start(
                    name,
                    "worker.Worker",
                    *("--cores", "1", "--memory", "1g", "--webui-port", "0"),
                    *("--work-dir", str(folder / f"{name}-work"), self.address),
                )
        except BaseException:
            self.stop()
            raise

    def _start(self, name: str, kind: str, *arguments: str) -> None:
        program = f"{self._environment['SPARK_HOME']}/bin/spark-class"
        with (self.folder / f"{name}.log").open("wb") as log:
            self._processes.append(
                subprocess.Popen(
                    # They end with this process, whatever ends it.
                    [
                        *("setpriv", "--pdeathsig", "KILL", program, f"{_CLASSES}.{kind}"),
                        *("--host", "127.0.0.1", "--port", "0", *arguments),
                    ],
                    env=self._environment,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    # Executors are in the same group.
                    start_new_session=True,
                )
            )

    def wait(self) -> None:
        """Wait until the workers are ready; raise ``AssertionError`` if they are not."""
        for name in self._workers:
            self._wait(name, _ready)

    def _wait(self, name: str, words: re.Pattern[str]) -> str:
        log = self.folder / f"{name}.log"
        match = None
        for _ in waiting(START):
            match = words.search(log.read_text(errors="replace"))
            if match or any(process.poll() is not None for process in self._processes):
                break
        if match is None:
            raise AssertionError(f"{name} has not started:\n{log.read_text(errors='replace')}")
        return match[match.re.groups]

    @property
    def executors(self) -> list[Process]:
        """The executors that run."""
        workers = {process.pid for process in self._processes}
        return [
            process
            for process in processes()
            if process.parent in workers and "CoarseGrainedExecutorBackend" in process.command
        ]

    def stop(self) -> None:
        """End all processes."""
        for process in reversed(self._processes):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@contextlib.contextmanager
def session(master: str, **conf: Any) -> Iterator[SparkSession]:
    """Start an application of a cluster or of ``local``, and stop it."""
    # Executors would take another Python, without this package.
    os.environ["PYSPARK_PYTHON"] = sys.executable
    builder = SparkSession.Builder().master(master).appName("fiori-render")
    for key, value in {**_CONF, **conf}.items():
        builder = builder.config(key, value)
    spark = builder.getOrCreate()
    try:
        yield spark
    finally:
        spark.stop()
        with warnings.catch_warnings():
            # The sockets of Spark's gateway to Java.
            warnings.simplefilter("ignore", ResourceWarning)
            gc.collect()


def processes() -> Iterator[Process]:
    """Return all processes that are not zombies."""
    for name in os.listdir("/proc"):
        if not name.isdigit():
            continue
        with contextlib.suppress(OSError):
            fields = Path("/proc", name, "stat").read_text().rpartition(")")[2].split()
            command = Path("/proc", name, "cmdline").read_bytes().replace(b"\0", b" ").decode()
            if fields[0] != "Z":
                yield Process(int(name), int(fields[1]), command)


def below(pid: int) -> list[Process]:
    """Return the descendants of a process."""
    everything = list(processes())
    found: list[Process] = []
    parents = {pid}
    while parents:
        children = [process for process in everything if process.parent in parents]
        found += children
        parents = {process.pid for process in children}
    return found


def waiting(seconds: float) -> Iterator[None]:
    """Return at short intervals until the time is up."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
        time.sleep(0.05)


def becomes(condition: Callable[[], bool], seconds: float = 20) -> bool:
    """Whether a condition becomes true."""
    return any(condition() for _ in waiting(seconds))
