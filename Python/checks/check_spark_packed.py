"""Runs the example with spark-submit and a packed environment; Scripts/check spark runs this."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from spark_cluster import Cluster

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what Spark needs of Python."""
    folder = tmp_path_factory.mktemp("archive")
    packages = [f"{name}=={version(name)}" for name in ("pandas", "pyarrow")]
    (wheel,) = (ROOT / ".build" / "wheel").glob("*.whl")
    environment, packed = folder / "environment", folder / "environment.tar.gz"
    pack = Path(sys.executable).parent / "venv-pack"
    commands: list[list[str | Path]] = [
        [sys.executable, "-m", "venv", environment],
        [environment / "bin" / "pip", "--quiet", "install", wheel, *packages],
        [pack, "-q", "-p", environment, "-o", packed],
    ]
    for command in commands:
        subprocess.run(command, check=True)
    return packed


def test_the_example_runs_on_a_cluster(
    archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The executors have the archive's program and no other.
    monkeypatch.delenv("FIORI_RENDER_PROGRAM")
    cluster = Cluster(tmp_path, workers=2, environment={})
    try:
        command: list[str | Path] = [
            Path(sys.executable).parent / "spark-submit",
            *("--master", cluster.address, "--archives", f"{archive}#environment"),
            *("--conf", "spark.driver.host=127.0.0.1", "--executor-memory", "512m"),
            *(ROOT / "Examples" / "spark" / "cards.py", tmp_path / "out"),
        ]
        python = {
            "PYSPARK_DRIVER_PYTHON": sys.executable,
            "PYSPARK_PYTHON": "./environment/bin/python",
        }
        done = subprocess.run(
            command, env={**os.environ, **python}, stdout=subprocess.PIPE, text=True, check=True
        )
    finally:
        cluster.stop()
    files = len(list((tmp_path / "out" / "files").iterdir()))
    assert files > 1
    assert done.stdout.splitlines()[-2:] == [
        f"2000 cards are in {tmp_path}/out/cards",
        f"{files} of them are in {tmp_path}/out/files, as pictures",
    ]
