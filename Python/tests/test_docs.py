"""The code of the documentation."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[2] / "Docs" / "python.md"


def test_the_code_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"^```python\n(.*?)^```$", DOCS.read_text(), re.DOTALL | re.MULTILINE)
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, str(DOCS), "exec"), names)
    names["test_sales"](lambda view: names["fr"].render(view))
    assert names["fr"].diff("sales.png", names["picture"]).is_equal
    files = {path.name for path in tmp_path.glob("*.png")}
    assert files == {
        "sales.png",
        "revenue.png",
        "EMEA.png",
        "APJ.png",
        "sales-France.png",
        "sales-Japan.png",
        "months.png",
        "umsatz-Nord.png",
        "umsatz-Süd.png",
        "umsatz-West.png",
    } | {f"{n}.png" for n in range(100)}


README = DOCS.parents[1] / "README.md"


def test_the_code_of_the_readme_draws_the_picture_below_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = README.read_text()
    (block,) = re.findall(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    names: dict[str, Any] = {}
    exec(compile(block, str(README), "exec"), names)
    below = re.search(r"^<!-- fiori data\n(.*?)^-->$", text, re.DOTALL | re.MULTILINE)
    assert below
    assert Path("revenue.png").read_bytes() == names["fr"].render(below[1]).data


def test_the_readme_shows_the_block_that_it_draws() -> None:
    text = README.read_text()
    shown = re.search(
        r"^````markdown\n```json fiori sales\n(.*?)^```$", text, re.DOTALL | re.MULTILINE
    )
    drawn = re.search(r"^<!-- fiori sales\n(.*?)^-->$", text, re.DOTALL | re.MULTILINE)
    assert shown
    assert drawn
    assert shown[1] == drawn[1]
