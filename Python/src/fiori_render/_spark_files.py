"""Writes pictures as files in the Python workers of Spark."""

from __future__ import annotations

import contextlib
import os
import threading
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pyarrow as pa
    from pyspark.sql import SparkSession

WRITTEN = "file string, problem string"
"""The schema of `FileWriter`'s results: the file of each row, or the reason why there is none."""

_OBJECT_STORES = {"s3", "gcs"}
"""Arrow's file systems where a file becomes visible, complete, only when it is closed."""
_SCHEMES = {"file": "file", "gs": "gs", "s3": "s3", "s3a": "s3"}
"""The prefixes of addresses, and Arrow's names for them."""
_REQUESTS = 16
"""The files that a task writes to an object store at the same time, as each takes a round trip."""
_NAME_BYTES = 255
"""The maximum length of a file's or a folder's name."""
_ROWS = 500
"""The number of rows with pictures that Spark reads and sends to a worker at once.

Its defaults, 4,096 and 10,000, would take 75 and 180 MB of Java's memory for small cards, which
crashes an executor of 512 MB.
"""
_ROW_SETTINGS = (
    "spark.sql.execution.arrow.maxRecordsPerBatch",
    "spark.sql.parquet.columnarReaderBatchSize",
    "spark.sql.orc.columnarReaderBatchSize",
)


_limited: dict[int, tuple[int, dict[str, str | None]]] = {}
"""The sessions whose rows are limited: how often, and the settings before."""
_limited_lock = threading.Lock()


@contextlib.contextmanager
def few_rows_at_once(spark: SparkSession) -> Iterator[None]:
    """Limit the rows that Spark reads and sends at once, for the actions within.

    Other actions of the session have the limit meanwhile, which does them no harm.
    """
    with _limited_lock:
        count, before = _limited.get(id(spark), (0, {}))
        if count == 0:
            before = {key: spark.conf.get(key) for key in _ROW_SETTINGS}
            for key, rows in before.items():
                # 0 and below mean no limit.
                if rows is None or not 0 < int(rows) <= _ROWS:
                    spark.conf.set(key, str(_ROWS))
        _limited[id(spark)] = (count + 1, before)
    try:
        yield
    finally:
        with _limited_lock:
            count, before = _limited.pop(id(spark))
            if count > 1:
                _limited[id(spark)] = (count - 1, before)
            else:
                for key, rows in before.items():
                    if rows is not None:
                        spark.conf.set(key, rows)


@dataclass(frozen=True)
class Target:
    """The folder of the files. It can be pickled."""

    uri: str
    temporary: str
    """The folder in it for files that are not complete."""

    @classmethod
    def at(cls, path: str | os.PathLike[str]) -> Target:
        """Return the folder of a path or an address, and create it if it is on this machine.

        Raises:
            ValueError: There is no such kind of address.
            OSError: The folder cannot be created.

        """
        import pyarrow as pa

        text = os.fspath(path)
        scheme, mark, rest = text.partition(":")
        if not mark or "/" in scheme:
            uri = os.path.abspath(text)
        elif scheme in _SCHEMES:
            uri = f"{_SCHEMES[scheme]}:{rest}"
        else:
            raise ValueError(
                f"'{text}' is not a local folder, nor one of S3 or Google Cloud Storage; leave the "
                "pictures in Parquet there"
            )
        target = cls(uri, f"_temporary/{uuid.uuid4().hex}")
        try:
            files, folder = target.open()
            if not folder:
                raise ValueError("it names none")
        except (ValueError, pa.ArrowException) as error:
            raise ValueError(f"'{text}' is not a folder to write to ({error})") from None
        if files.type_name not in _OBJECT_STORES:
            files.create_dir(f"{folder}/{target.temporary}")
        return target

    def open(self) -> tuple[Any, str]:
        """Return the file system, and the folder's path there."""
        from pyarrow import fs

        files, folder = fs.FileSystem.from_uri(self.uri)
        return files, folder.rstrip("/")

    def clear(self) -> None:
        """Remove the files of tasks that were killed."""
        files, folder = self.open()
        if files.type_name not in _OBJECT_STORES:
            files.delete_dir(f"{folder}/{self.temporary}")
            # Another job may be using it.
            with contextlib.suppress(OSError):
                os.rmdir(f"{folder}/_temporary")


@dataclass(frozen=True)
class FileWriter:
    """The function that Spark calls for each partition. It can be pickled."""

    target: Target

    def __call__(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Write the pictures of rows, and return the result of each."""
        import pyarrow as pa

        folder = _Folder(self.target)
        with ThreadPoolExecutor(folder.width) as executor:
            for batch in batches:
                results = list(executor.map(folder.write, *batch.columns))
                yield pa.RecordBatch.from_arrays(
                    [
                        pa.array([file for file, _ in results], pa.string()),
                        pa.array([problem for _, problem in results], pa.string()),
                    ],
                    names=["file", "problem"],
                )


class _Folder:
    """A folder that a task writes to."""

    def __init__(self, target: Target) -> None:
        self._files, self._path = target.open()
        self._is_store = self._files.type_name in _OBJECT_STORES
        self._draft = f"{self._path}/{target.temporary}/{uuid.uuid4().hex}"
        self._made = {self._path}
        self.width = _REQUESTS if self._is_store else 1

    def write(
        self,
        name: pa.StringScalar,
        data: pa.BinaryScalar,
        format: pa.StringScalar,
        error: pa.StringScalar,
    ) -> tuple[str | None, str | None]:
        """Write a picture; return its file or the problem of its row."""
        text = name.as_py()
        if error.is_valid:
            return None, f"{text}: {error.as_py().splitlines()[0]}"
        if text is None or not data.is_valid:
            return None, f"{text}: the row has no {'name' if text is None else 'picture'}"
        suffix = f".{format.as_py()}"
        file = text if text.endswith(suffix) else text + suffix
        if problem := _problem(file):
            return None, f"{text!r}: {problem}"
        self._put(f"{self._path}/{file}", data.as_buffer())
        return file, None

    def _put(self, path: str, data: pa.Buffer) -> None:
        """Write a file, which then has all of the data or is as it was."""
        if self._is_store:
            with self._files.open_output_stream(path) as stream:
                stream.write(data)
            return
        with self._files.open_output_stream(self._draft) as stream:
            stream.write(data)
        folder = os.path.dirname(path)
        if folder not in self._made:
            self._files.create_dir(folder)
            self._made.add(folder)
        self._files.move(self._draft, path)


def _problem(file: str) -> str | None:
    """Return the problem of the path of a file in the folder."""
    for name in file.split("/"):
        if name in {"", ".", ".."}:
            return "a name of a file or a folder is empty, '.' or '..'"
        if len(name.encode()) > _NAME_BYTES:
            return f"a name has {len(name.encode())} bytes; {_NAME_BYTES} are allowed"
        if not name.isprintable() or "\\" in name:
            return "a name has a backslash or a character that cannot be shown"
    return None
