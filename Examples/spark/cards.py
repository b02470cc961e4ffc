"""Draws a card for each customer on Spark: `python cards.py FOLDER [COUNT]`."""

from __future__ import annotations

import sys

from pyspark.sql import DataFrame, SparkSession

from fiori_render.spark import draw, write_files

TEMPLATE = {
    "environment": {"generation": "horizon", "locale": "de-DE"},
    "view": {
        "type": "kpiProgressCard",
        "title": "${customer}",
        "status": "${points} of ${goal} points",
        "kpiItems": [
            {
                "metric": {"value": {"$": "revenue"}, "style": "currency", "currency": "EUR"},
            }
        ],
        "progress": {"$": "share"},
    },
}


def customers(spark: SparkSession, count: int) -> DataFrame:
    """Return a row for each customer; a real job reads them from a table."""
    return spark.range(count).selectExpr(
        "concat('customer-', id) AS name",
        "concat('Customer ', id) AS customer",
        "cast(pmod(hash(id), 500000) / 100.0 AS double) AS revenue",
        "pmod(hash(id, 1), 1000) AS points",
        "1000 AS goal",
        "pmod(hash(id, 1), 1000) / 1000.0 AS share",
    )


def main(folder: str, count: int) -> None:
    """Draw the cards into Parquet, and write some of them as files."""
    spark = SparkSession.builder.appName("cards").getOrCreate()
    draw(customers(spark, count), template=TEMPLATE).write.mode("overwrite").parquet(
        f"{folder}/cards"
    )
    cards = spark.read.parquet(f"{folder}/cards")
    counts = cards.selectExpr(
        "count(picture.data) AS drawn",
        "count(picture.error) AS failed",
        "first(picture.error, true) AS error",
    )
    found = counts.collect()[0].asDict()
    print(f"{found['drawn']} cards are in {folder}/cards")
    if found["failed"]:
        print(f"{found['failed']} could not be drawn: {found['error']}")
    files = write_files(cards.where("points > 990"), f"{folder}/files")
    print(f"{files.files} of them are in {folder}/files, as pictures")
    spark.stop()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 2000)
