"""Drawing 20,000 cards on a Spark cluster; Scripts/check spark runs this."""

from __future__ import annotations

import hashlib
import json
import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pyspark.sql import DataFrame, SparkSession

import fiori_render as fr
from fiori_render.spark import draw, write_files
from spark_cluster import Cluster, becomes, processes, session, waiting
from spark_programs import DEADLY, STALLING, write_wrapper

COUNT = int(os.environ.get("FIORI_RENDER_CHECK_CARDS", "20000"))

TEMPLATE: dict[str, Any] = {
    "environment": {"generation": "horizon", "scale": 1},
    "view": {
        "type": "kpiProgressCard",
        "title": "${title}",
        "kpiItems": [{"metric": "${value}"}],
        "progress": {"$": "share"},
    },
}

Digests = dict[int, str]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> str:
    return write_wrapper(tmp_path_factory.mktemp("program"))


@pytest.fixture(scope="module")
def cluster(program: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    folder = tmp_path_factory.mktemp("cluster")
    cluster = Cluster(folder, workers=2, environment={"FIORI_RENDER_PROGRAM": program})
    yield cluster
    cluster.stop()


@pytest.fixture(scope="module")
def spark(cluster: Cluster) -> Iterator[SparkSession]:
    with session(cluster.address) as spark:
        cluster.wait()
        yield spark


@pytest.fixture(scope="module")
def expected(spark: SparkSession) -> Digests:
    """The digests of all cards, drawn without Spark."""
    rows = described(spark, 2).collect()
    with fr.Renderer(jobs=2) as renderer:
        pictures = renderer.render_many(row.description for row in rows)
        return {
            row.number: hashlib.sha256(picture.data).hexdigest()
            for row, picture in zip(rows, pictures, strict=True)
            if isinstance(picture, fr.Picture)
        }


def customers(spark: SparkSession, partitions: int) -> DataFrame:
    """Rows with the columns that the template uses."""
    return (
        spark.range(0, COUNT, 1, partitions)
        .selectExpr("id AS number", "pmod(hash(id), 1000) AS value")
        .selectExpr("*", "concat('Customer ', number) AS title", "value / 1000D AS share")
    )


def described(spark: SparkSession, partitions: int, title: str = "title") -> DataFrame:
    """The same rows with their descriptions; `title` is an expression."""
    form = json.dumps(TEMPLATE).replace("${title}", "%s").replace("${value}", "%s")
    form = form.replace('{"$": "share"}', "%s")
    return customers(spark, partitions).selectExpr(
        "number", f"format_string('{form}', {title}, value, share) AS description"
    )


def digests(drawn: DataFrame) -> tuple[Digests, dict[int, str]]:
    """The digests of the pictures and the errors of the others; each number must be there once."""
    rows = drawn.selectExpr(
        "number", "sha2(picture.data, 256) AS digest", "picture.error AS error"
    ).collect()
    assert sorted(row.number for row in rows) == list(range(COUNT))
    assert all((row.digest is None) != (row.error is None) for row in rows)
    return (
        {row.number: row.digest for row in rows if row.error is None},
        {row.number: row.error for row in rows if row.error is not None},
    )


@pytest.mark.parametrize("partitions", [1, 64])
def test_the_partitioning_does_not_matter(
    spark: SparkSession, expected: Digests, partitions: int
) -> None:
    assert len(expected) == COUNT
    assert digests(draw(described(spark, partitions))) == (expected, {})


def test_a_killed_executor_loses_no_card(
    spark: SparkSession, cluster: Cluster, expected: Digests, tmp_path: Path
) -> None:
    folder = tmp_path / "cards"
    first = {executor.pid for executor in cluster.executors}
    assert len(first) == 2

    def kill() -> None:
        for _ in waiting(600):
            # Some tasks are complete, and some are not.
            if len(list(folder.rglob("*.parquet"))) >= 8:
                os.kill(min(first), signal.SIGKILL)
                return

    killer = threading.Thread(target=kill)
    killer.start()
    draw(described(spark, 64)).write.parquet(str(folder))
    killer.join()
    assert digests(spark.read.parquet(str(folder))) == (expected, {})
    assert becomes(lambda: len({executor.pid for executor in cluster.executors} - first) == 1)


def test_one_percent_is_wrong_and_two_rows_are_hostile(
    spark: SparkSession, expected: Digests
) -> None:
    title = (
        f"CASE WHEN number = 71 THEN '{DEADLY}' WHEN number = 123 THEN '{STALLING}' "
        """WHEN number % 100 = 50 THEN 'x", "titel": "y' ELSE title END"""
    )
    pictures, errors = digests(draw(described(spark, 16, title), timeout=3))
    wrong = "1:106: error: view: unknown key 'titel'; did you mean 'title'?"
    assert errors == {
        **dict.fromkeys(range(50, COUNT, 100), wrong),
        71: "tried twice: the program was ended by SIGKILL",
        123: "the drawing took longer than 3 s, twice",
    }
    assert pictures == {
        number: digest for number, digest in expected.items() if number not in errors
    }


def test_a_template_over_rows(spark: SparkSession, expected: Digests) -> None:
    assert digests(draw(customers(spark, 16), template=TEMPLATE)) == (expected, {})


def test_files_are_whole_when_an_executor_is_killed(
    spark: SparkSession, cluster: Cluster, expected: Digests, tmp_path: Path
) -> None:
    folder = tmp_path / "files"

    def kill() -> None:
        for _ in waiting(600):
            if folder.is_dir() and len(list(folder.iterdir())) > COUNT // 10:
                os.kill(cluster.executors[0].pid, signal.SIGKILL)
                return

    killer = threading.Thread(target=kill)
    killer.start()
    cards = draw(described(spark, 64)).selectExpr("concat('card-', number) AS name", "picture")
    written = write_files(cards, folder)
    killer.join()
    assert (written.files, written.failed, written.problem) == (COUNT, 0, None)
    assert {
        int(path.stem.removeprefix("card-")): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.iterdir()
    } == expected


def test_nothing_is_left(spark: SparkSession, cluster: Cluster, program: str) -> None:
    """The last test: the renderers end with the executors."""

    def draws() -> bool:
        return any(program in process.command for process in processes())

    assert draws()
    spark.stop()
    assert becomes(lambda: not cluster.executors and not draws())
