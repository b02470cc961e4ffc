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
    } | {f"{n}.png" for n in range(100)}
