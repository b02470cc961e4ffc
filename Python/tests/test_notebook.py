"""The example notebook, run as Jupyter does."""

from __future__ import annotations

import re
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from conftest import EXAMPLES

pytestmark = pytest.mark.filterwarnings("default")


def test_the_example_shows_its_pictures() -> None:
    notebook = nbformat.read(EXAMPLES / "notebook" / "cards.ipynb", as_version=4)
    NotebookClient(notebook, timeout=60, kernel_name="python3").execute()
    outputs: list[Any] = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    *pictures, error = outputs
    assert error["text"] == "error: view: unknown key 'captoin'; did you mean 'caption'?\n"
    assert [picture["data"]["text/plain"] for picture in pictures] == [
        "Sales this month, $294 USD",
        "EMEA, 182 of 200, 91 percent",
        "APJ, 61 of 120, 51 percent",
    ]
    ids: list[str] = []
    for picture in pictures:
        assert sorted(picture["data"]) == ["image/png", "image/svg+xml", "text/plain"]
        assert picture["metadata"]["image/png"]["alt"] == picture["data"]["text/plain"]
        ids += re.findall(r' id="([^"]+)"', picture["data"]["image/svg+xml"])
    assert len(ids) == len(set(ids))
