"""Drawing on Spark, with a small cluster of processes."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pyspark.sql import DataFrame, Row, SparkSession

import fiori_render as fr
from conftest import EXAMPLES, kpi, runs
from fiori_render._spark_files import few_rows_at_once
from fiori_render.spark import draw, write_files
from spark_cluster import QUICK, Cluster, Process, becomes, below, session
from spark_programs import DEADLY, STALLING, write_wrapper

HAS_JAVA = shutil.which("java") is not None or "CI" in os.environ

pytestmark = [
    pytest.mark.skipif(not HAS_JAVA, reason="Spark needs Java; run Scripts/setup.sh --tests"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore:PySpark does not yet fully support pandas:FutureWarning"),
]

LONGEST_TEST = 300


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    folder = tmp_path_factory.mktemp("cluster")
    environment = {"FIORI_RENDER_PROGRAM": write_wrapper(folder)}
    cluster = Cluster(folder, workers=2, environment=environment)
    yield cluster
    cluster.stop()


@pytest.fixture(scope="module")
def spark(cluster: Cluster) -> Iterator[SparkSession]:
    with session(cluster.address, **{"spark.executor.extraJavaOptions": QUICK}) as spark:
        cluster.wait()
        yield spark


def described(spark: SparkSession, *descriptions: Any) -> DataFrame:
    texts = [item if isinstance(item, str | None) else json.dumps(item) for item in descriptions]
    rows = spark.createDataFrame(list(enumerate(texts)), "number int, description string")
    return rows.coalesce(1)


def test_rows_are_drawn_and_mistakes_are_theirs(spark: SparkSession) -> None:
    seven, eight = kpi("7", environment={"scale": 3}), kpi("8")
    warned = {"view": {"type": "kpiView", "items": [{"metric": "1"}], "caption": "\U00012000"}}
    drawn = draw(
        described(
            spark,
            seven,
            {"view": {"type": "kpiView", "items": [{"metric": "1"}], "captoin": "Sales"}},
            kpi(DEADLY),
            warned,
            None,
            '{"view": ',
            "/etc/hostname",
            {**kpi(), "variants": {"scale": [1, 2]}},
            eight,
        ),
        timeout=5,
    )
    rows = [(row.number, row.picture) for row in drawn.collect()]
    assert [number for number, _ in rows] == list(range(9))
    pictures = [picture for _, picture in rows]
    for number, description in ((0, seven), (3, warned), (8, eight)):
        expected = fr.render(description)
        assert pictures[number].asDict(recursive=True) == {
            "data": expected.data,
            "format": "png",
            "width": expected.width,
            "height": expected.height,
            "words": expected.words,
            "diagnostics": [
                {
                    "severity": item.severity,
                    "code": item.code,
                    "message": item.message,
                    "path": item.path,
                    "line": item.line,
                    "column": item.column,
                }
                for item in expected.diagnostics
            ],
            "error": None,
        }
    assert len(pictures[3].diagnostics) == 1
    wrong = [picture for picture in pictures if picture.error is not None]
    assert [picture.error for picture in wrong] == [
        "1:58: error: view: unknown key 'captoin'; did you mean 'caption'?",
        "tried twice: the program was ended by SIGKILL",
        "the description is null",
        "1:10: error: unclosed object, opened at line 1, column 1; add '}'",
        "1:1: error: expected a value, found '/'",
        "the description has 2 pictures; draw them with render_all, or use a separate description "
        "for each",
    ]
    assert all(picture[:5] == (None,) * 5 for picture in wrong)
    assert wrong[0].diagnostics == [
        Row(
            severity="error",
            code="unknown-key",
            message="unknown key 'captoin'; did you mean 'caption'?",
            path="view",
            line=1,
            column=58,
        )
    ]


@pytest.mark.long
def test_a_stalling_row_is_tried_twice(spark: SparkSession) -> None:
    drawn = draw(described(spark, kpi("7"), kpi(STALLING), kpi("8")), timeout=1)
    rows = drawn.select("picture.words", "picture.error").collect()
    assert rows == [
        ("7", None),
        (None, "the drawing took longer than 1 s, twice"),
        ("8", None),
    ]


@pytest.mark.long
def test_the_partitioning_does_not_matter(spark: SparkSession) -> None:
    rows = spark.createDataFrame(
        [(f"{n}", json.dumps(kpi(f"{n}"))) for n in range(60)], "name string, description string"
    )
    expected = {f"{n}": fr.render(kpi(f"{n}"), format="webp", scale=3).data for n in range(60)}
    for partitions in (1, 7):
        drawn = draw(rows.repartition(partitions), format="webp", scale=3)
        assert {row.name: row.picture.data for row in drawn.collect()} == expected


def test_other_columns_stay_as_they_are(spark: SparkSession) -> None:
    rows = spark.sql(
        f"""SELECT '{json.dumps(kpi())}' AS description, 1.50BD AS price, DATE'2026-03-01' AS day,
        TIMESTAMP'2026-03-01 12:00:00' AS time, array(1, NULL) AS list, map('a', 1) AS map,
        struct('x' AS a, X'00FF' AS b) AS struct, CAST(NULL AS INT) AS none, 1 AS `a.b`,
        2 AS `a``b`, 3 AS twice, 4 AS twice"""
    )
    drawn = draw(rows)
    assert drawn.schema.fields[:-1] == rows.schema.fields
    assert drawn.drop("picture").collect() == rows.collect()


def test_a_template(spark: SparkSession, tmp_path: Path) -> None:
    template = tmp_path / "card.json"
    view = {"type": "kpiView", "items": [{"metric": {"value": {"$": "revenue"}}}]}
    document = {
        "data": {"values": [{"region": "none"}], "types": {"zip": "string"}},
        "view": {**view, "caption": "${region} ${day} ${zip} $${region}"},
    }
    template.write_text(json.dumps(document))
    rows = spark.sql(
        """SELECT * FROM VALUES
        ('EMEA', 12.50BD, DATE'2026-03-01', '01', X'00'), (NULL, NULL, NULL, NULL, NULL),
        ('APJ', 7.00BD, DATE'2026-03-02', '02', NULL) AS (region, revenue, day, zip, other)"""
    )
    drawn = draw(rows.coalesce(1), format="svg", template=template)
    template.unlink()
    found = drawn.select("picture.words", "picture.error").collect()
    assert found == [
        ("EMEA 2026-03-01 01 ${region}, 12.5", None),
        (
            None,
            "error: view.items[0].metric.value: the cell in column 'revenue' of <stdin>:1 is "
            "empty; fill it, or exclude its row with 'where'",
        ),
        ("APJ 2026-03-02 02 ${region}, 7", None),
    ]


def test_groups_are_shuffled_once_and_drawn_as_a_table(spark: SparkSession) -> None:
    template: dict[str, Any] = {
        "data": {"groupBy": ["region", "a.b"], "where": {"month": {"not": ["Mar"]}}},
        "name": "${region}",
        "view": {
            "type": "chartView",
            "chartType": "column",
            "categories": {"$column": "month"},
            "series": [{"title": "${region|slug}", "values": {"$column": "revenue"}}],
        },
    }
    months = ["Jan", "Feb", "Mar", "Apr"]
    names = ["region", "a.b", "month", "revenue"]
    cells = [(f"R {n % 7}", n % 2, month, float(n)) for month in months for n in range(21)]
    rows = spark.createDataFrame(cells, "region string, `a.b` int, month string, revenue double")
    drawn = draw(rows.coalesce(1), format="webp", template=template)
    assert drawn.columns == ["region", "a.b", "picture"]
    found = {(row[0], row[1]): row.picture.data for row in drawn.collect()}
    expected: dict[tuple[str, int], bytes] = {}
    for key in {cell[:2] for cell in cells}:
        own = [dict(zip(names, cell, strict=True)) for cell in cells if cell[:2] == key]
        expected[key] = fr.render(template, format="webp", data=own).data
    assert len(found) == 14
    assert found == expected
    plan = drawn._jdf.queryExecution().toString().split("== Initial Plan ==")[-1]
    assert plan.count("Exchange ") == 1


@pytest.mark.long
def test_files(spark: SparkSession, tmp_path: Path) -> None:
    names = ["a", "2026/b", "c.svg", "../d", None, "e"]
    rows = [
        (name, json.dumps(kpi(f"{n}")) if name != "e" else "{}") for n, name in enumerate(names)
    ]
    tmp_path = tmp_path / "a b%20c"
    tmp_path.mkdir()
    drawn = draw(spark.createDataFrame(rows, "`a``b` string, description string"), format="svg")
    (tmp_path / "a.svg").write_text("old")
    written = write_files(drawn, tmp_path, "a`b")
    assert (written.files, written.failed) == (3, 3)
    assert written.problem == "'../d': a name of a file or a folder is empty, '.' or '..'"
    files = {f"{path.relative_to(tmp_path)}": path for path in tmp_path.rglob("*.*")}
    assert {name: path.read_bytes() for name, path in files.items()} == {
        name: fr.render(kpi(metric), format="svg").data
        for name, metric in (("a.svg", "0"), ("2026/b.svg", "1"), ("c.svg", "2"))
    }
    with pytest.raises(ValueError, match=r"^3 files belong to several rows, such as '2026/b.svg'"):
        write_files(drawn.union(drawn), tmp_path, "a`b")
    assert not list(tmp_path.rglob("_temporary"))


@pytest.mark.parametrize(("before", "within"), [("10000", "500"), ("200", "200"), ("0", "500")])
def test_rows_with_pictures_are_sent_in_small_batches(
    spark: SparkSession, before: str, within: str
) -> None:
    key = "spark.sql.execution.arrow.maxRecordsPerBatch"
    other = "spark.sql.parquet.columnarReaderBatchSize"
    spark.conf.set(key, before)
    try:
        with few_rows_at_once(spark):
            with few_rows_at_once(spark):
                assert (spark.conf.get(key), spark.conf.get(other)) == (within, "500")
            assert (spark.conf.get(key), spark.conf.get(other)) == (within, "500")
        assert (spark.conf.get(key), spark.conf.get(other)) == (before, "4096")
    finally:
        spark.conf.unset(key)


@pytest.mark.long
def test_writing_files_sends_rows_in_small_batches(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = []

    def noted(frame: DataFrame) -> list[Row]:
        limits.append(spark.conf.get("spark.sql.execution.arrow.maxRecordsPerBatch"))
        return collect(frame)

    drawn = draw(
        spark.createDataFrame([("a", json.dumps(kpi("1")))], "name string, description string")
    )
    collect = type(drawn).collect
    monkeypatch.setattr(type(drawn), "collect", noted)
    write_files(drawn, tmp_path)
    assert limits == ["500"]


def test_mistakes_are_told_before_a_job(spark: SparkSession, tmp_path: Path) -> None:
    rows = spark.sql("SELECT 1 AS id, 'x' AS text, X'00' AS bytes")
    (tmp_path / "list.json").write_text("[]")
    cases: list[tuple[Callable[[], object], type[Exception], str]] = [
        (
            lambda: draw(rows),
            ValueError,
            "there is no column 'description'; the rows have 'id', 'text', 'bytes'",
        ),
        (lambda: draw(rows, "id"), TypeError, "column 'id' is int; string is needed"),
        (
            lambda: draw(rows.selectExpr("text", "id AS Picture"), "text"),
            ValueError,
            "the rows have a column 'Picture' already; rename or drop it",
        ),
        (
            lambda: draw(rows.selectExpr("text", "text"), "text"),
            ValueError,
            "there are 2 columns 'text'; rename all but one",
        ),
        (
            lambda: draw(rows, template=tmp_path / "none.json"),
            fr.DescriptionError,
            f"{tmp_path}/none.json: error: cannot be read (No such file or directory); check "
            "the path, or pass JSON that begins with '{'",
        ),
        (
            lambda: draw(rows, template=tmp_path / "list.json"),
            fr.DescriptionError,
            f"{tmp_path}/list.json: error: the template is not an object",
        ),
        (
            lambda: draw(rows, template=kpi("${revenue}")),
            ValueError,
            "the template uses column 'revenue', and there is no column 'revenue'; the rows have "
            "'id', 'text', 'bytes'",
        ),
        (
            lambda: draw(rows, template=kpi("${bytes}")),
            TypeError,
            "the template uses column 'bytes', which is binary; use a column of strings, "
            "numbers, booleans, dates or timestamps",
        ),
        (
            lambda: draw(rows, "text", format="gif"),  # type: ignore[arg-type]
            ValueError,
            "format is 'gif'; use one of png, webp, svg, pdf",
        ),
        (lambda: draw(rows, "text", scale=9), ValueError, "scale is 9; use 1 to 8"),
        (lambda: draw(rows, "text", jobs=0), ValueError, "jobs is 0; at least 1 is needed"),
        (
            lambda: draw([], "text"),  # type: ignore[arg-type]
            TypeError,
            "a list is not a DataFrame of Spark 3.5 or later",
        ),
        (
            lambda: write_files(rows, tmp_path, "text", "bytes"),
            TypeError,
            "column 'bytes' is binary; a picture of draw is needed",
        ),
        (
            lambda: write_files(draw(rows, "text"), "ftp://host/cards", "text"),
            ValueError,
            "'ftp://host/cards' is not a local folder, nor one of S3 or Google Cloud Storage; "
            "leave the pictures in Parquet there",
        ),
    ]
    for call, kind, message in cases:
        with pytest.raises(kind) as caught:
            call()
        assert str(caught.value) == message


@pytest.mark.long
def test_renderers_are_kept_and_end_with_the_executors(
    spark: SparkSession, cluster: Cluster
) -> None:
    rows = spark.range(40).selectExpr(f"'{json.dumps(kpi())}' AS description").repartition(8)

    def renderers(executor: Process) -> dict[int, int]:
        """The processes of the wrapper, and the Python workers that have started them."""
        return {
            process.pid: process.parent
            for process in below(executor.pid)
            if f"{cluster.folder}/fiori-render stream" in process.command
        }

    def drawing() -> dict[int, int]:
        assert draw(rows).where("picture.data IS NOT NULL").count() == 40
        return {key: value for item in cluster.executors for key, value in renderers(item).items()}

    first = drawing()
    assert set(Counter(first.values()).values()) == {1}
    assert first.items() <= drawing().items()
    executor = cluster.executors[0]
    mine = renderers(executor)
    os.kill(executor.pid, signal.SIGKILL)
    assert becomes(lambda: not any(runs(pid) for pid in mine))
    assert all(runs(pid) for pid in first if pid not in mine)


@pytest.mark.long
def test_the_example_runs(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, EXAMPLES / "spark" / "cards.py", tmp_path, "500"],
        env={**os.environ, "PYSPARK_PYTHON": sys.executable, "JDK_JAVA_OPTIONS": QUICK},
        capture_output=True,
        text=True,
        check=True,
    )
    files = len(list((tmp_path / "files").iterdir()))
    assert files > 1
    assert done.stdout.splitlines() == [
        f"500 cards are in {tmp_path}/cards",
        f"{files} of them are in {tmp_path}/files, as pictures",
    ]
