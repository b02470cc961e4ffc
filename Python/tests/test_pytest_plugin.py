"""The plug-in for pytest."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

TEST = """
import fiori_render as fr

def view(metric):
    return {"view": {"type": "kpiView", "items": [{"metric": metric}]}, "id": 3}

def test_sales(fiori_snapshot):
    fiori_snapshot(view("294"), environment={"scale": 1})

def test_two(fiori_snapshot):
    fiori_snapshot(fr.render(view("1"), scale=3), "one", svg=True)
    fiori_snapshot(view("2"), name="two")
"""


@pytest.fixture(autouse=True)
def _no_build_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)


def run(pytester: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    return pytester.runpytest(*arguments)


def files(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def recorded(pytester: pytest.Pytester) -> Path:
    pytester.makepyfile(test_cards=TEST)
    run(pytester, "--fiori-record").assert_outcomes(passed=2)
    return pytester.path / "snapshots" / "test_cards"


def test_recording_and_verifying(pytester: pytest.Pytester) -> None:
    folder = pytester.path / "snapshots" / "test_cards"
    pytester.makepyfile(test_cards=TEST)
    result = run(pytester)
    result.assert_outcomes(failed=2)
    result.stdout.fnmatch_lines(
        [
            "test_sales: not recorded; run pytest --fiori-record, and look at it",
            "actual:     */fiori_snapshot/test_cards/test_sales/test_sales.png",
        ]
    )
    assert not folder.exists()

    result = run(pytester, "--fiori-record")
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines([f"{folder}/test_sales/test_sales.json: new"])
    result.stdout.fnmatch_lines([f"{folder}/one/one.svg: new"])
    recording = ["fiori-render.recorded.json", "NAME.json", "NAME.layout.json", "NAME.png"]
    expected = [
        f"{name}/{file.replace('NAME', name)}"
        for name in ("test_sales", "one", "two")
        for file in recording
    ]
    assert files(folder) == sorted([*expected, "one/one.svg"])
    document = json.loads((folder / "test_sales" / "test_sales.json").read_text())
    assert document == {
        "view": {"type": "kpiView", "items": [{"metric": "294"}]},
        "environment": {"scale": 1},
    }

    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    run(pytester).assert_outcomes(passed=2)
    result = run(pytester, "--fiori-record")
    assert "recorded by fiori_snapshot" not in result.stdout.str()
    assert before == {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_difference_is_what_verify_says(pytester: pytest.Pytester) -> None:
    recorded(pytester)
    pytester.makepyfile(test_cards=TEST.replace('"294"', '"295"'))
    result = run(pytester, "--fiori-actual", "differences")
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(
        [
            "test_sales.layout.json: kpiView.metric text '294' ? '295', * pt narrower",
            "test_sales.png: size changed from 89 * 54 to 88 * 54; * common pixels changed *",
            "*/test_sales: recorded; pytest --fiori-record accepts the new picture",
        ]
    )
    assert "Traceback" not in result.stdout.str()
    folder = pytester.path / "differences" / "test_cards" / "test_sales"
    endings = {"expected": ".expected.png", "actual": ".png", "difference": ".difference.png"}
    for word, ending in endings.items():
        result.stdout.fnmatch_lines([f"{word + ':':12}{folder}/test_sales{ending}"])
    assert files(folder) == sorted(
        ["test_sales.layout.json", *(f"test_sales{ending}" for ending in endings.values())]
    )
    expected = pytester.path / "snapshots" / "test_cards" / "test_sales" / "test_sales.png"
    assert (folder / "test_sales.expected.png").read_bytes() == expected.read_bytes()
    run(pytester, "--fiori-record").assert_outcomes(passed=2)
    run(pytester).assert_outcomes(passed=2)


def test_pictures_of_a_failure_are_kept_without_an_option(pytester: pytest.Pytester) -> None:
    recorded(pytester)
    pytester.makepyfile(test_cards=TEST.replace('"1"', '"7"'))
    result = run(pytester)
    result.assert_outcomes(passed=1, failed=1)
    lines = dict(re.findall(r"^(\w+): +(/.*/one/one\..*)$", result.stdout.str(), re.MULTILINE))
    assert sorted(lines) == ["actual", "difference", "expected"]
    assert all(Path(path).is_file() for path in lines.values())


def test_a_build_server_records_nothing(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytester.makepyfile(test_cards=TEST)
    monkeypatch.setenv("CI", "true")
    result = run(pytester, "--fiori-record")
    result.assert_outcomes(failed=2)
    words = (
        "refusing to record with CI=true, because no one reviews the result; omit "
        "--fiori-record, or add --fiori-force"
    )
    assert result.stdout.str().splitlines().count(words) == 2
    assert not (pytester.path / "snapshots").exists()
    run(pytester, "--fiori-record", "--fiori-force").assert_outcomes(passed=2)
    run(pytester).assert_outcomes(passed=2)


def test_a_wrong_view_fails_its_test(pytester: pytest.Pytester) -> None:
    folder = recorded(pytester)
    pytester.makepyfile(test_cards=TEST.replace('"kpiView"', '"kpiViw"'))
    result = run(pytester)
    result.assert_outcomes(failed=2)
    result.stdout.fnmatch_lines(
        [f"*{folder}/test_sales/test_sales.json:*: error: view.type: unknown view type 'kpiViw'*"]
    )


def test_names_are_checked(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        test_names=TEST
        + """
def test_twice(fiori_snapshot):
    fiori_snapshot(view("1"))
    fiori_snapshot(view("1"))

def test_path(fiori_snapshot):
    fiori_snapshot(view("1"), "../a")
"""
    )
    result = run(pytester, "--fiori-record")
    result.assert_outcomes(passed=2, failed=2)
    result.stdout.fnmatch_lines(
        [
            "*name 'test_twice' is used twice in this test; use a different name for each view",
            "*name is '../a'; use letters, digits, '-', '_' and '.'",
        ]
    )
