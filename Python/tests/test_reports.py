"""The monthly report of Examples/reports, made with typst and with Sphinx."""

from __future__ import annotations

import html
import json
import re
import runpy
from pathlib import Path

import pandas
import pytest

import fiori_render as fr

EXAMPLE = Path(__file__).parents[2] / "Examples" / "reports"


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    runpy.run_path(str(EXAMPLE / "make_report.py"))["make"](folder)
    return folder


def test_each_region_has_a_page_with_its_own_picture_and_words(report: Path) -> None:
    pictures = json.loads((report / "pictures.json").read_text("utf-8"))
    sales = pandas.read_csv(EXAMPLE / "sales.csv")
    assert [each["region"] for each in pictures] == sorted(sales["region"].unique())
    pdf = (report / "report.pdf").read_bytes()
    assert len(re.findall(rb"/Type ?/Page\b", pdf)) == 1 + len(pictures)
    assert b"Inter-Regular" in pdf
    assert len(re.findall(rb"/Alt ?[(<]", pdf)) == len(pictures)
    for each in pictures:
        assert each["region"] in each["words"]
        page = (report / "site" / f"{each['name']}.html").read_text("utf-8")
        assert f'alt="{html.escape(each["words"])}"' in page


def test_every_number_equals_that_of_pandas(report: Path) -> None:
    sales = pandas.read_csv(EXAMPLE / "sales.csv", parse_dates=["day"])
    for each in json.loads((report / "pictures.json").read_text("utf-8")):
        rows = sales[sales["region"] == each["region"]]
        months = rows.groupby(rows["day"].dt.to_period("M"))["amount"].sum()
        sign = {"EUR": "€", "USD": "$"}[rows["currency"].iloc[0]]
        assert f"{sign}{months.iloc[-1]:,.0f}, " in each["words"]
        assert f"{sign}{rows['amount'].sum():,.0f}, All months" in each["words"]


def test_a_frame_gives_the_same_as_its_file() -> None:
    frame = pandas.read_csv(EXAMPLE / "sales.csv", parse_dates=["day"])
    template = json.loads((EXAMPLE / "regions.json").read_text())
    path = EXAMPLE / "regions.json"
    own = [picture.words for picture in fr.render_all(path)]
    assert [picture.words for picture in fr.render_all(path, data=frame)] == own
    frame["day"] = frame["day"].dt.to_period("M")
    del template["data"]["file"]
    assert [picture.words for picture in fr.render_all(template, data=frame)] == own
