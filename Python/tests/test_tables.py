"""Drawing the rows of tables."""

from __future__ import annotations

import dataclasses
import datetime
import decimal
import json
import pickle
from pathlib import Path
from typing import Any, NamedTuple

import numpy
import pandas
import polars
import pyarrow
import pytest
from pyarrow import parquet

import fiori_render as fr
from conftest import EXAMPLES, pids_of
from fiori_render._tables import rows

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
    records = [
        {"region": f"a{index}", "revenue": revenue, "day": None}
        for index, revenue in enumerate(revenues)
    ]
    first, second, third, last = fr.from_dataframe(TEMPLATE, records)
    assert isinstance(first, fr.Picture)
    assert isinstance(second, fr.DescriptionError)
    assert second.diagnostics[0].path == "view.items[0].metric.value"
    assert isinstance(third, fr.RenderError)
    assert (third.name, third.index) == ("a2", 2)
    assert f"{third}" == (
        "a2: error: view.items[0].metric.value: '{1}' in column 'revenue' of the row is not a "
        "number; write the number with a decimal point, leave the cell empty, or exclude its row "
        "with 'where'"
    )
    assert isinstance(last, fr.Picture)


def test_a_row_that_is_no_json_is_one_error() -> None:
    wrong = {"region": "\ud800", "revenue": 1, "day": None}
    first, second, last = fr.from_dataframe(TEMPLATE, [ROWS[0], wrong, ROWS[1]])
    assert isinstance(first, fr.Picture)
    assert f"{second}" == (
        "row 1: error: region: character 1 is half of a surrogate pair, not a character"
    )
    assert isinstance(last, fr.Picture)


def test_cells_are_json() -> None:
    cells: dict[str, tuple[Any, Any]] = {
        "none": (None, None),
        "nan": (float("nan"), None),
        "infinite": (float("-inf"), "-inf"),
        "infinite decimal": (decimal.Decimal("Infinity"), "inf"),
        "decimal nan": (decimal.Decimal("NaN"), None),
        "nat": (pandas.NaT, None),
        "na": (pandas.NA, None),
        "int": (numpy.int64(3), 3),
        "float": (numpy.float32(0.5), 0.5),
        "flag": (numpy.bool_(True), True),
        "decimal": (decimal.Decimal("1.25"), 1.25),
        "whole decimal": (decimal.Decimal("12345678901234567890"), 12345678901234567890),
        "day": (DAY, "2026-11-23"),
        "text": ("a", "a"),
        "bytes": ("ä".encode(), "ä"),
        "list": (numpy.array([1.0, numpy.nan]), [1.0, None]),
        "other": (datetime.timedelta(1), "1 day, 0:00:00"),
        "time": (pandas.Timestamp("2026-11-23 04:05"), "2026-11-23T04:05:00"),
        "numpy day": (numpy.datetime64("2026-11-23"), "2026-11-23"),
        "numpy nat": (numpy.datetime64("NaT"), None),
    }
    (row,) = rows([{key: cell for key, (cell, _) in cells.items()}])
    assert row == {key: expected for key, (_, expected) in cells.items()}


def test_columns_of_pandas() -> None:
    frame = pandas.DataFrame(
        {
            "day": [pandas.Timestamp("2026-01-05"), pandas.NaT],
            "time": [pandas.Timestamp("2026-01-05 10:00"), pandas.Timestamp("2026-01-06")],
            "kind": pandas.Categorical(["x", "y"]),
            "count": pandas.array([1, None], dtype="Int64"),
        },
        index=pandas.Index(["a", "b"], name="id"),
    )
    assert list(rows(frame)) == [
        {"id": "a", "day": "2026-01-05", "time": "2026-01-05T10:00:00", "kind": "x", "count": 1},
        {"id": "b", "day": None, "time": "2026-01-06T00:00:00", "kind": "y", "count": None},
    ]
    with pytest.raises(ValueError, match=r"^there are 2 columns 'a'; rename all but one$"):
        list(rows(pandas.DataFrame([[1, 2]], columns=["a", "a"])))


class Sale(NamedTuple):
    region: str
    revenue: float


@dataclasses.dataclass
class Order:
    region: str
    revenue: float


@pytest.mark.parametrize(
    "table",
    [
        [Sale("EMEA", 1.5)],
        [Order("EMEA", 1.5)],
        numpy.array([("EMEA", 1.5)], dtype=[("region", "U4"), ("revenue", "f8")]),
        {"region": ["EMEA"], "revenue": numpy.array([1.5])},
    ],
    ids=["named tuples", "dataclasses", "numpy", "columns"],
)
def test_records(table: Any) -> None:
    assert list(rows(table)) == [{"region": "EMEA", "revenue": 1.5}]


def test_tables_that_cannot_be_read() -> None:
    with pytest.raises(ValueError, match=r"^column 'b' has 1 cells, and 'a' has 2$"):
        list(rows({"a": [1, 2], "b": [1]}))
    with pytest.raises(TypeError, match=r"^column 'a' is a str; use a list of cells$"):
        list(rows({"a": "text"}))
    with pytest.raises(TypeError, match=r"^row 0 is a int; a row is a mapping of its columns$"):
        list(rows([1]))
    with pytest.raises(TypeError, match=r"^a Series is a single column; use a data frame, or a "):
        list(rows(pandas.Series([1])))
    with pytest.raises(TypeError, match=r"^a NoneType is not a data frame or a list of rows$"):
        fr.from_dataframe(SALES_TEMPLATE, None)  # type: ignore[arg-type]


SALES = EXAMPLES / "sales-by-country.json"
SALES_TEMPLATE: dict[str, Any] = json.loads(SALES.read_text())
FRAME = pandas.read_csv(SALES.with_suffix(".csv"))
TABLES = {
    "pandas": FRAME,
    "index": FRAME.set_index(["country", "region"]),
    "polars": polars.from_pandas(FRAME),
    "lazy": polars.from_pandas(FRAME).lazy(),
    "pyarrow": pyarrow.Table.from_pandas(FRAME),
    "reader": pyarrow.Table.from_pandas(FRAME).to_reader(),
    "records": FRAME.to_dict("records"),
    "columns": FRAME.to_dict("list"),
}


def files(results: Any) -> dict[str, bytes]:
    return {result.name: result.data for result in results}


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_groups_are_those_of_the_file(table: Any) -> None:
    assert files(fr.from_dataframe(SALES_TEMPLATE, table)) == files(fr.render_all(SALES))


@pytest.mark.parametrize(
    "data",
    [
        {"groupBy": "country", "sortBy": "-revenue"},
        {"groupBy": "region", "where": {"month": ["Jan", "Feb"], "country": ["France", "Japan"]}},
        {"each": True, "where": {"country": "France", "month": "Jan"}},
        {"types": {"orders": "string"}, "where": {"country": "France"}},
    ],
    ids=["sortBy", "where", "each", "whole"],
)
def test_what_data_says_holds(data: dict[str, Any]) -> None:
    template = {**SALES_TEMPLATE, "data": data}
    file = {**template, "data": {**data, "file": SALES.with_suffix(".csv").name}}
    with fr.Renderer(resources=EXAMPLES) as renderer:
        expected = [picture.data for picture in renderer.render_all(file)]
        results: Any = renderer.from_dataframe(template, FRAME)
        assert [result.data for result in results] == expected


def test_data_of_a_call_and_of_a_description() -> None:
    expected = files(fr.render_all(SALES))
    without = {key: value for key, value in SALES_TEMPLATE.items() if key != "data"}
    assert files(fr.render_all(SALES_TEMPLATE, data=FRAME)) == expected
    values = {"groupBy": "country", "values": FRAME}
    assert files(fr.render_all({**without, "data": values})) == expected
    assert fr.render(without, data=FRAME.head(1)) == fr.render({**without, "data": FRAME.head(1)})
    assert len(fr.describe(SALES, data=FRAME).splitlines()) == len(expected)
    assert fr.validate(SALES, data=FRAME) == []
    (mistake,) = fr.validate(SALES, data=FRAME.rename(columns={"revenue": "sales"}))[:1]
    assert mistake.message.startswith("'revenue' is not a column of the table")


def test_a_table_may_have_more_than_a_megabyte() -> None:
    frame = pandas.DataFrame({"key": ["a", "b"] * 20_000, "text": ["x" * 40] * 40_000})
    view = {"type": "kpiView", "items": [{"metric": {"value": {"$count": True}}}]}
    pictures = fr.render_all(
        {"name": "${key}", "data": {"groupBy": "key", "values": frame}, "view": view}
    )
    assert [picture.words for picture in pictures] == ["20,000", "20,000"]


def test_a_group_that_is_wrong_is_one_error() -> None:
    frame = FRAME.astype({"revenue": object})
    frame.loc[13, "revenue"] = "n/a"
    results = list(fr.from_dataframe(SALES_TEMPLATE, frame))
    (error,) = [result for result in results if isinstance(result, fr.RenderError)]
    assert (error.name, error.index) == ("sales-France", 1)
    assert "'n/a' in column 'revenue' of row 13 is not a number" in f"{error}"


def test_only_a_mistake_in_a_row_names_it() -> None:
    def message(**view: Any) -> str:
        items = [{"metric": {"value": view.pop("value", 1)}}]
        template = {"view": {"type": "kpiView", "items": items, **view}}
        (result,) = fr.from_dataframe(template, [{"month": "Jan"}])
        return f"{result}"

    assert message(captoin="a").startswith("error: view: unknown key 'captoin'")
    assert message(value={"$": "month"}).startswith("row 0: error: view.items[0].metric.value: ")
    assert message(tintColor={"$": "month"}).startswith("row 0: error: view.tintColor: ")


def test_a_reference_without_a_table_asks_for_one() -> None:
    card = {"view": {"type": "kpiView", "items": [{"metric": {"value": {"$": "revenue"}}}]}}
    expected = (
        "error: view.items[0].metric.value: '$' takes its value from rows, but the description has "
        "no 'data'; add it, or pass 'data'"
    )
    for ask in (fr.render, fr.layout, fr.describe):
        with pytest.raises(fr.DescriptionError) as caught:
            ask(card)
        assert f"{caught.value}" == expected
    assert [f"{item}" for item in fr.validate(card)] == [expected]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (
            {"groupBy": "cuntry"},
            "error: data.groupBy: 'cuntry' is not a column of the table; did you mean 'country'?",
        ),
        (
            {"each": True, "where": {"country": "Mars"}},
            "error: data: the table has no rows to draw; change 'where', or add rows",
        ),
    ],
)
def test_a_table_that_is_wrong_is_raised(data: dict[str, Any], message: str) -> None:
    with pytest.raises(fr.DescriptionError) as raised:
        list(fr.from_dataframe({**SALES_TEMPLATE, "data": data}, FRAME))
    assert f"{raised.value}" == message


def test_a_table_in_place_of_a_description_is_raised() -> None:
    message = (
        "error: a DataFrame is a table, not a description; pass a description, and the table as "
        "data=, as in fr.render(card, data=table)"
    )
    for table in (pandas.DataFrame({"a": [float("nan")]}), polars.DataFrame({"a": [1]})):
        with pytest.raises(fr.DescriptionError) as error:
            fr.render(table)  # type: ignore[arg-type]
        assert f"{error.value}" == message


def test_a_table_without_rows_is_raised() -> None:
    with pytest.raises(fr.DescriptionError) as raised:
        list(fr.from_dataframe(SALES_TEMPLATE, FRAME.iloc[:0]))
    assert f"{raised.value}" == "error: data: the table has no rows to draw; add rows"


def test_a_template_that_is_wrong_is_raised() -> None:
    view = {"type": "kpiView", "items": [{"metric": {"$cell": "revenue"}}]}
    with pytest.raises(fr.DescriptionError, match="unknown reference '\\$cell'"):
        list(fr.from_dataframe({"view": view}, ROWS))


def test_a_picture_of_a_table_is_drawn_again(renderer: fr.Renderer) -> None:
    picture, *_ = renderer.from_dataframe(SALES_TEMPLATE, FRAME)
    assert isinstance(picture, fr.Picture)
    assert picture.svg().startswith("<svg")
    copy = pickle.loads(pickle.dumps(picture))
    assert copy == picture
    data, _ = copy._repr_mimebundle_()
    assert sorted(data) == ["image/png", "text/html", "text/plain"]


def test_no_process_keeps_a_table(renderer: fr.Renderer) -> None:
    assert len(list(renderer.from_dataframe(SALES_TEMPLATE, FRAME))) == 12
    assert pids_of(renderer) == []


def test_a_template_is_a_file(tmp_path: Path) -> None:
    path = tmp_path / "template.json"
    path.write_text(json.dumps(TEMPLATE))
    assert len(list(fr.from_dataframe(path, ROWS))) == 2
    path.write_text("[]")
    with pytest.raises(fr.DescriptionError, match="the template is not an object"):
        list(fr.from_dataframe(path, ROWS))
    with pytest.raises(TypeError, match=r"^a int is not a data frame or a list of rows$"):
        list(fr.from_dataframe(TEMPLATE, 3))  # type: ignore[arg-type]


def test_files_of_parquet_and_arrow_are_tables(tmp_path: Path) -> None:
    table = pyarrow.Table.from_pylist(ROWS)
    paths = {kind: tmp_path / f"rows.{kind}" for kind in ("parquet", "arrow", "arrows", "csv")}
    parquet.write_table(table, paths["parquet"])
    for kind, writer in (("arrow", pyarrow.ipc.new_file), ("arrows", pyarrow.ipc.new_stream)):
        with writer(str(paths[kind]), table.schema) as file:
            file.write_table(table)
    pandas.DataFrame(ROWS).to_csv(paths["csv"], index=False)
    whole = {**TEMPLATE, "data": {"sortBy": "region"}, "name": "all"}
    for path in paths.values():
        found = [
            result for result in fr.from_dataframe(TEMPLATE, path) if isinstance(result, fr.Picture)
        ]
        assert [result.name for result in found] == ["EMEA", "APJ"], path
        assert fr.describe(whole, data=path).startswith("APJ"), path
    (tmp_path / "no.parquet").write_text("text")
    with pytest.raises(fr.DescriptionError, match=r"no\.parquet: error: cannot be read"):
        fr.render(whole, data=tmp_path / "no.parquet")


def test_a_description_may_name_its_parquet_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parquet.write_table(pyarrow.Table.from_pylist(ROWS), tmp_path / "rows.parquet")
    template = {**TEMPLATE, "data": {"file": "rows.parquet", "each": True}}
    path = tmp_path / "card.json"
    path.write_text(json.dumps(template))
    names = ["EMEA", "APJ"]
    assert [picture.name for picture in fr.render_all(path)] == names
    monkeypatch.chdir(tmp_path)
    assert [picture.name for picture in fr.render_all(template)] == names
    assert [picture.name for picture in fr.render_all(json.dumps(template))] == names


@pytest.mark.parametrize(
    ("frequency", "found"),
    [("M", "2026-02"), ("D", "2026-02-03"), ("Q", "2026-01-01"), ("Y", "2026"), ("h", None)],
)
def test_periods_of_pandas_are_dates(frequency: str, found: str | None) -> None:
    period = pandas.Period("2026-02-03 04:00", freq=frequency)
    frame = pandas.DataFrame({"p": pandas.Series([period]), "n": [1]})
    view = {"type": "kpiView", "items": [{"metric": "1"}], "caption": "${p}"}
    (picture,) = fr.render_all({"data": {"each": True}, "view": view}, data=frame)
    assert picture.words == f"{found or '2026-02-03T04:00:00'}, 1"


def test_times_of_frames_need_no_pattern() -> None:
    days = pandas.to_datetime(["2026-01-31", "2026-02-01", "2026-02-28"])
    frame = pandas.DataFrame({"day": days, "n": [1, 2, 3]})
    hours = pandas.DataFrame({"day": days + pandas.Timedelta(hours=5), "n": [1, 2, 3]})
    total = {"value": {"$current": "n", "over": "day"}}
    template = {
        "data": {"types": {"day": {"by": "month"}}},
        "view": {"type": "kpiView", "items": [{"metric": total}]},
    }
    for table in (frame, hours, pyarrow.Table.from_pandas(frame)):
        assert fr.describe(template, data=table) == "5"


def test_places_of_questions(tmp_path: Path) -> None:
    """Every function names the same place of the user's file for a wrong cell of a table."""
    card = tmp_path / "card.json"
    card.write_text(
        '{\n  "view": {"type": "kpiView",\n    "items": [{"metric": {"value": {"$sum": "n"}}}]}}\n'
    )
    table = {"n": ["1", "x"]}
    for ask in (fr.describe, fr.layout, fr.render):
        with pytest.raises(fr.DescriptionError) as error:
            ask(card, data=table)
        (mistake,) = error.value.diagnostics
        assert (mistake.file, mistake.line, mistake.column) == (str(card), 3, 36), ask
        assert "row 1" in mistake.message, ask
    (mistake,) = fr.validate(card, data=table)
    assert (mistake.file, mistake.line, mistake.column) == (str(card), 3, 36)
