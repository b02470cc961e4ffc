"""The classes made from the schema, and tables."""

from __future__ import annotations

import copy
import dataclasses
import pickle
import subprocess
import sys
from collections.abc import Callable
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


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: fr.KPICard(titel="a"), "KPICard has no 'titel'; did you mean 'title'?"),  # type: ignore[call-arg]
        (
            lambda: fr.ChartView(chart_type="bar"),  # type: ignore[call-arg]
            "ChartView has no 'chart_type'; did you mean 'chartType'?",
        ),
        (
            lambda: fr.KPIItem(number=4),  # type: ignore[call-arg]
            "KPIItem has no 'number'; use 'unit', 'metric', 'fraction', 'icon' or 'rules'",
        ),
        (
            lambda: fr.KPICard("Sales"),  # type: ignore[call-arg]
            "KPICard takes its values by their names, such as title=…",
        ),
    ],
)
def test_a_misspelled_name_is_told(make: Callable[[], fr.KPICard], message: str) -> None:
    with pytest.raises(TypeError) as error:
        make()
    assert f"{error.value}" == message


def test_views_are_copied_and_pickled() -> None:
    card = fr.KPICard(title="a", kpiItems=[fr.KPIItem(metric="4")])
    assert copy.deepcopy(card) == pickle.loads(pickle.dumps(card)) == card
    assert dataclasses.replace(card, title="b").title == "b"


def test_views_are_drawn() -> None:
    view = fr.KPIView(items=[fr.KPIItem(metric="294")])
    document = fr.Document(view=view, environment=fr.Environment(scale=1))
    assert fr.render(view) == fr.render(kpi())
    assert fr.render(document) == fr.render(kpi(), scale=1)
    assert fr.render(view, environment=fr.Environment(scale=1)) == fr.render(document)
    assert fr.render({"view": view}) == fr.render(view)
    with pytest.raises(fr.DescriptionError, match=r"^error: view\.items\[0\]: "):
        fr.render(fr.KPIView(items=[fr.KPIItem()]))
