"""The example of a report for each manager, whose numbers are those that pandas finds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pandas

import fiori_render as fr

EXAMPLES = Path(__file__).parents[2] / "Examples"


def nodes(node: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    yield node
    for child in [*node["children"], *node.get("marks", [])]:
        yield from nodes(child)


def amount(number: float) -> str:
    return f"€{number:,.0f}"


def change(sums: pandas.Series) -> str:
    share = round(float(sums.iloc[-1] / sums.iloc[-2] - 1) * 100, 1)
    if share == 0:
        return "unchanged"
    return f"{'up' if share > 0 else 'down'} {abs(share):g} percent"


def test_each_report_has_the_numbers_that_pandas_finds() -> None:
    table = pandas.read_csv(EXAMPLES / "managers.csv")
    template = EXAMPLES / "managers.json"
    pictures = fr.render_all(template)
    reports = fr.layout(template)
    assert sorted(table["manager"].unique()) == sorted(
        picture.words.split(". ")[1].split(",")[0] for picture in pictures
    )
    for picture, report in zip(pictures, reports, strict=True):
        assert picture.diagnostics == []
        manager = picture.words.split(". ")[1].split(",")[0]
        rows = table[table["manager"] == manager]
        months = rows.groupby("month")[["revenue", "orders", "returns"]].sum().sort_index()
        total, target = rows["revenue"].sum(), rows["target"].iloc[0]
        sign = "+" if total >= target else "\N{MINUS SIGN}"
        state = "On target" if total >= target else "Below target"
        assert (
            f"{manager}, {amount(total)}, {state}, {change(months['revenue'])}, "
            f"Target: {amount(target)}, Deviation: {sign}{amount(abs(total - target))}"
        ) in picture.words
        assert f"Orders, {rows['orders'].sum():,}, {change(months['orders'])}" in picture.words
        assert f"Returns, {rows['returns'].sum():,}, {change(months['returns'])}" in picture.words
        customers = rows.groupby("customer")["revenue"].sum().sort_values(ascending=False)
        plots = [node for node in nodes(report["root"]) if node["kind"] == "plot"]
        values = [[mark["value"] for mark in plot["marks"]] for plot in plots]
        assert values == [
            months["revenue"].tolist(),
            [*customers.iloc[:5].tolist(), customers.iloc[5:].sum()],
            months["orders"].tolist(),
            months["returns"].tolist(),
        ]
        assert f"categories from {customers.index[0]} to Other" in picture.words
