"""Draw the rows of a Spark DataFrame on all its executors.

    from fiori_render.spark import draw, write_files

    cards = draw(customers, template="card.json")
    cards.write.parquet("s3a://mail/cards")

It works on Spark 3.5 and 4, and with Spark Connect; the package must be installed on the
executors' hosts.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ._picture import FORMATS
from ._settings import Settings
from ._spark_columns import (
    PICTURE,
    check_frame,
    check_new,
    check_picture,
    check_text,
    drawn_schema,
    positional,
    quoted,
)
from ._spark_draw import GroupDrawer, RowDrawer
from ._spark_files import WRITTEN, FileWriter, Target, few_rows_at_once
from ._spark_template import RowTemplate

if TYPE_CHECKING:
    from pyspark.sql import DataFrame

    from ._picture import Format
    from ._source import Description

__all__ = ["Written", "draw", "write_files"]

_SCALES = (1, 8)


def draw(
    df: DataFrame,
    column: str = "description",
    format: Format = "png",
    scale: float | None = None,
    template: Description | None = None,
    jobs: int = 1,
    timeout: float = 10,
) -> DataFrame:
    """Return the rows of a DataFrame with a column ``picture``; nothing is drawn before an action.

    With a template whose `data` has ``groupBy``, return one row per group, with its columns.

    The column is a struct of ``data`` (binary), ``format``, ``width``, ``height``, ``words``,
    ``diagnostics`` (an array of structs) and ``error``. A row that cannot be drawn has the reason
    in ``error``, which is null for all others, and no ``data``. A row that takes too long, or
    crashes its drawing process, is tried once more.

    Args:
        df: The rows.
        column: The column of the descriptions, which are JSON texts; not used with a template.
        format: The pictures' format.
        scale: The pixels per point; None for the descriptions' (2 if they have none).
        template: A description whose values come from the columns of a row: ``{"$": "revenue"}``,
            and ``${region}`` in texts. It is read here, not on the executors. In its `data`,
            ``groupBy``, ``where``, ``sortBy``, ``limit`` and ``types`` apply to groups, and
            ``types`` to rows.
        jobs: The number of rows that a task draws in parallel; set ``spark.task.cpus`` to the
            same.
        timeout: The maximum time per row in seconds.

    Raises:
        ValueError: A column is missing, or an argument is out of its range.
        TypeError: The column of the descriptions, or one that the template uses, has another type.
        DescriptionError: The template cannot be read, or is not an object.

    """
    check_frame(df)
    if format not in FORMATS:
        raise ValueError(f"format is '{format}'; use one of {', '.join(FORMATS)}")
    if scale is not None and not _SCALES[0] <= scale <= _SCALES[1]:
        raise ValueError(f"scale is {scale}; use {_SCALES[0]} to {_SCALES[1]}")
    settings = Settings(jobs, timeout)
    check_new(df, PICTURE)
    position, rows = 0, None
    if template is None:
        check_text(df, column)
        position = df.columns.index(column)
    else:
        rows = RowTemplate.of(template, df)
        if rows.keys:
            return _draw_groups(df, rows, GroupDrawer(settings, format, scale, rows))
    given = positional(df)
    drawer = RowDrawer(settings, format, scale, position, rows)
    return given.mapInArrow(drawer, drawn_schema(given)).toDF(*df.columns, PICTURE)


def _draw_groups(df: DataFrame, template: RowTemplate, drawer: GroupDrawer) -> DataFrame:
    """Return one row per group, with its columns and its picture.

    The rows are shuffled once, so that the rows of a group are together in their original order.
    """
    count = len(template.columns)
    rows = positional(
        df.selectExpr(*(quoted(name) for name in template.columns), "monotonically_increasing_id()")
    )
    keys = [f"column{list(template.columns).index(name)}" for name in template.keys]
    sorted_rows = rows.repartition(*keys).sortWithinPartitions(*keys, f"column{count}")
    schema = drawn_schema(rows.select(*keys))
    return sorted_rows.mapInArrow(drawer, schema).toDF(*template.keys, PICTURE)


@dataclass(frozen=True)
class Written:
    """The result of `write_files`."""

    files: int
    """The files that it wrote."""
    failed: int
    """The number of rows without a file: they have no picture, no name or an invalid file name."""
    problem: str | None
    """The problem with one of these rows; None if there are none."""


def write_files(
    df: DataFrame, path: str | os.PathLike[str], name: str = "name", column: str = PICTURE
) -> Written:
    """Write the pictures of rows as files, now; a file is either complete or missing.

    Existing files are replaced.

    Args:
        df: Rows returned by `draw`, or read from where these were saved.
        path: The folder: a path that all executors share, or an address of S3 or Google Cloud
            Storage as in Arrow's file systems.
        name: The column of the files' names, which may have folders; the format's extension is
            added.
        column: The column of the pictures.

    Raises:
        ValueError: A column is missing, or the path is not a folder's; or, afterwards, several
            rows have the same name.
        TypeError: A column has another type.
        OSError: The folder cannot be created.

    """
    check_frame(df)
    check_text(df, name)
    check_picture(df, column)
    target = Target.at(path)
    cells = [f"{quoted(column)}.{field} AS {field}" for field in ("data", "format", "error")]
    rows = df.selectExpr(f"{quoted(name)} AS name", *cells)
    try:
        # Names are counted where the files are written, so that nothing is drawn twice.
        counted = rows.mapInArrow(FileWriter(target), WRITTEN).groupBy("file", "problem").count()
        totals = counted.selectExpr(
            "count(file) AS files",
            "coalesce(sum(if(file IS NULL, count, 0)), 0) AS failed",
            "min(problem) AS problem",
            "count_if(file IS NOT NULL AND count > 1) AS repeated",
            "min(if(count > 1, file, NULL)) AS example",
        )
        with few_rows_at_once(df.sparkSession):
            (total,) = totals.collect()
    finally:
        target.clear()
    if total.repeated:
        raise ValueError(
            f"{total.repeated} files belong to several rows, such as '{total.example}', and have "
            "one of their pictures; make the names unique"
        )
    return Written(total.files, total.failed, total.problem)
