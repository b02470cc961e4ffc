"""Writing files to an object store of this machine; Scripts/check spark runs this."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from moto.server import ThreadedMotoServer
from pyarrow import fs
from pyspark.sql import SparkSession

import fiori_render as fr
from fiori_render.spark import Written, draw, write_files

COUNT = 200


@dataclass(frozen=True)
class Store:
    """A bucket."""

    files: fs.S3FileSystem
    options: str
    """What its addresses end in."""


@pytest.fixture(scope="module")
def store() -> Iterator[Store]:
    server = ThreadedMotoServer("127.0.0.1", port=0)
    server.start()
    host, port = server.get_host_and_port()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AWS_ACCESS_KEY_ID", "key")
        patch.setenv("AWS_SECRET_ACCESS_KEY", "secret")
        options = f"scheme=http&endpoint_override={host}:{port}&region=us-east-1"
        files, _ = fs.FileSystem.from_uri(f"s3://mail?{options}&allow_bucket_creation=true")
        files.create_dir("mail")
        yield Store(files, options)
    server.stop()


@pytest.fixture(scope="module")
def spark(store: Store) -> Iterator[SparkSession]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYSPARK_PYTHON", sys.executable)
        session = (
            SparkSession.Builder()
            .master("local[2]")
            .config("spark.ui.enabled", "false")
            .config("spark.sql.shuffle.partitions", "2")
            .getOrCreate()
        )
        yield session
        session.stop()


def kpi(metric: str) -> dict[str, Any]:
    return {"view": {"type": "kpiView", "items": [{"metric": metric}]}}


def test_objects(spark: SparkSession, store: Store) -> None:
    template = json.dumps(kpi("${id}"))
    rows = spark.range(0, COUNT, 1, 4).selectExpr("id", "concat(id % 3, '/card-', id) AS name")
    drawn = draw(rows, template=template)
    assert write_files(drawn, f"s3a://mail/march?{store.options}") == Written(COUNT, 0, None)
    found = store.files.get_file_info(fs.FileSelector("mail", recursive=True))
    objects = {item.path for item in found if item.is_file}
    assert objects == {f"mail/march/{n % 3}/card-{n}.png" for n in range(COUNT)}
    for number in (0, 7, COUNT - 1):
        with store.files.open_input_stream(f"mail/march/{number % 3}/card-{number}.png") as stream:
            digest = hashlib.sha256(stream.read()).hexdigest()
        assert digest == hashlib.sha256(fr.render(kpi(f"{number}")).data).hexdigest()


def test_a_job_fails_without_the_bucket(spark: SparkSession, store: Store) -> None:
    rows = spark.sql("SELECT 'a' AS name, 1 AS id")
    drawn = draw(rows, template=json.dumps(kpi("${id}")))
    with pytest.raises(Exception, match=r"NoSuchBucket|NO_SUCH_BUCKET|does not exist"):
        write_files(drawn, f"s3://none/march?{store.options}")
