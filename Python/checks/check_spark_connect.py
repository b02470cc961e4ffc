"""Drawing with Spark Connect, whose client has no JVM."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pyspark.sql import SparkSession

import fiori_render as fr
from fiori_render.spark import Written, draw, write_files


def kpi(metric: str) -> dict[str, Any]:
    return {"view": {"type": "kpiView", "items": [{"metric": metric}]}}


@pytest.fixture(scope="module")
def spark() -> Iterator[SparkSession]:
    with pytest.MonkeyPatch.context() as patch:
        # The server's Python workers would have another Python, without this package.
        patch.setenv("PYSPARK_PYTHON", sys.executable)
        spark = SparkSession.builder.remote("local[2]").getOrCreate()
        yield spark
        spark.stop()


def test_rows_are_drawn(spark: SparkSession) -> None:
    assert type(spark).__module__.startswith("pyspark.sql.connect")
    rows = [(number, json.dumps(kpi(f"{number}"))) for number in range(100)]
    drawn = draw(spark.createDataFrame(rows, "number int, description string").repartition(4))
    found = {row.number: row.picture.data for row in drawn.collect()}
    assert found == {number: fr.render(kpi(f"{number}")).data for number in range(100)}


def test_a_template_becomes_files(spark: SparkSession, tmp_path: Path) -> None:
    rows = spark.range(100).selectExpr("concat('card-', id) AS name", "id")
    template = kpi("${id}")
    assert write_files(draw(rows, template=template), tmp_path / "files") == Written(100, 0, None)
    assert (tmp_path / "files" / "card-7.png").read_bytes() == fr.render(kpi("7")).data


def test_mistakes_are_told_before_a_job(spark: SparkSession) -> None:
    with pytest.raises(ValueError, match=r"^there is no column 'description'; the rows have 'id'$"):
        draw(spark.range(3))
