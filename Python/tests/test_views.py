"""The classes made from the schema, and tables."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

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
