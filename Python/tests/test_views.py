"""The classes made from the schema, and tables."""

from __future__ import annotations

import datetime
import decimal
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy
import pandas
import polars
import pytest

import fiori_render as fr
from conftest import kpi


def test_the_classes_agree_with_the_schema() -> None:
    program = Path(__file__).parents[1] / "generate_views.py"
    done = subprocess.run(
        [sys.executable, program, "--check"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_view_is_its_json() -> None:
    card = fr.ChartCard(
        title="Revenue",
        status=fr.Text(text="Q4", color="negative"),
        kpiItems=[fr.KPIItem(metric=fr.Number(value=0.64, style="percent")), {"unit": "k"}],
        chartView=fr.ChartView(
            chartType="column",
            categories=["Q1", None],
            series=[fr.Series(values=[1, None, fr.Value(x=None, y=2)])],
            numericAxis=fr.NumericAxis(
                references=[fr.AxisReference(from_=1, to=2)], isZeroBased=False
            ),
        ),
    )
    assert card.to_dict() == {
        "type": "chartCard",
        "title": "Revenue",
        "status": {"text": "Q4", "color": "negative"},
        "kpiItems": [{"metric": {"value": 0.64, "style": "percent"}}, {"unit": "k"}],
        "chartView": {
            "type": "chartView",
            "chartType": "column",
            "categories": ["Q1", None],
            "series": [{"values": [1, None, {"x": None, "y": 2}]}],
            "numericAxis": {"references": [{"from": 1, "to": 2}], "isZeroBased": False},
        },
    }


def test_views_are_drawn() -> None:
    view = fr.KPIView(items=[fr.KPIItem(metric="294")])
    document = fr.Document(view=view, environment=fr.Environment(scale=1))
    assert fr.render(view) == fr.render(kpi())
    assert fr.render(document) == fr.render(kpi(), scale=1)
    assert fr.render(view, environment=fr.Environment(scale=1)) == fr.render(document)
    assert fr.render({"view": view}) == fr.render(view)
    with pytest.raises(fr.DescriptionError, match=r"^error: view\.items\[0\]: "):
        fr.render(fr.KPIView(items=[fr.KPIItem()]))


TEMPLATE: dict[str, Any] = {
    "name": "${region}",
    "view": {
        "type": "kpiView",
        "items": [{"metric": {"value": {"$": "revenue"}}}],
        "caption": "${region} ${day}",
    },
}
DAY = datetime.date(2026, 11, 23)
ROWS: list[dict[str, Any]] = [
    {"region": "EMEA", "revenue": 1200.5, "day": DAY},
    {"region": "APJ", "revenue": 7.0, "day": None},
]
WORDS = [("EMEA", "EMEA 2026-11-23, 1,200.5"), ("APJ", "APJ , 7")]


@pytest.mark.parametrize(
    "table",
    [ROWS, pandas.DataFrame(ROWS), polars.DataFrame(ROWS)],
    ids=["rows", "pandas", "polars"],
)
def test_a_table_is_a_picture_for_each_row(table: Any) -> None:
    results = list(fr.from_dataframe(TEMPLATE, table, scale=1))
    assert [
        (result.name, result.words) for result in results if isinstance(result, fr.Picture)
    ] == WORDS


def test_a_wrong_row_is_one_error() -> None:
    revenues: list[Any] = [1, "n/a", {1}, 2]
    rows = [{"region": "a", "revenue": revenue, "day": None} for revenue in revenues]
    first, second, third, last = fr.from_dataframe(TEMPLATE, rows)
    assert isinstance(first, fr.Picture)
    assert isinstance(second, fr.DescriptionError)
    assert second.diagnostics[0].path == "view.items[0].metric.value"
    assert f"{third}" == (
        "error: view.items[0].metric.value: '{1}' in column 'revenue' of <stdin>:1 is no number; "
        "write digits with a point, leave the cell empty, or exclude its row with 'where'"
    )
    assert isinstance(last, fr.Picture)


def test_a_row_that_is_no_json_is_one_error() -> None:
    wrong = {"region": "\ud800", "revenue": 1, "day": None}
    first, second, last = fr.from_dataframe(TEMPLATE, [ROWS[0], wrong, ROWS[1]])
    assert isinstance(first, fr.Picture)
    assert f"{second}" == (
        "error: data.values[0].region: character 1 is half of a surrogate pair, not a character"
    )
    assert isinstance(last, fr.Picture)


def test_cells_are_json() -> None:
    from fiori_render._source import Source, read
    from fiori_render._tables import sources

    row = {
        "none": None,
        "nan": float("nan"),
        "nat": pandas.NaT,
        "na": pandas.NA,
        "int": numpy.int64(3),
        "float": numpy.float32(0.5),
        "flag": numpy.bool_(True),
        "decimal": decimal.Decimal("1.25"),
        "day": DAY,
        "text": "a",
        "other": datetime.timedelta(1),
        "time": pandas.Timestamp("2026-11-23 04:05"),
        "numpy day": numpy.datetime64("2026-11-23"),
        "numpy time": numpy.datetime64("2026-11-23T04:05:06", "ns"),
        "numpy nat": numpy.datetime64("NaT"),
    }
    (source,) = sources(read(kpi(data={"file": "a.csv", "types": {"int": "string"}})), [row])
    assert isinstance(source, Source)
    assert json.loads(source.text)["data"] == {
        "types": {"int": "string"},
        "each": True,
        "values": [
            {
                "none": None,
                "nan": None,
                "nat": None,
                "na": None,
                "int": 3,
                "float": 0.5,
                "flag": True,
                "decimal": 1.25,
                "day": "2026-11-23",
                "text": "a",
                "other": "1 day, 0:00:00",
                "time": "2026-11-23T04:05:00",
                "numpy day": "2026-11-23",
                "numpy time": "2026-11-23T04:05:06.000000000",
                "numpy nat": None,
            }
        ],
    }


def test_a_template_is_a_file(tmp_path: Path) -> None:
    path = tmp_path / "template.json"
    path.write_text(json.dumps(TEMPLATE))
    assert len(list(fr.from_dataframe(path, ROWS))) == 2
    path.write_text("[]")
    with pytest.raises(fr.DescriptionError, match="the template is not an object"):
        list(fr.from_dataframe(path, ROWS))
    with pytest.raises(TypeError, match=r"^a int is not a data frame or a list of rows$"):
        list(fr.from_dataframe(TEMPLATE, 3))  # type: ignore[arg-type]
