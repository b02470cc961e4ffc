"""The example notebook, run and exported as Jupyter does.

With ``FIORI_RENDER_RECORD=1``, its outputs are recorded.
"""

from __future__ import annotations

import copy
import logging
import os
import re
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient
from nbconvert import HTMLExporter, MarkdownExporter

from conftest import EXAMPLES

pytestmark = pytest.mark.filterwarnings("default")

PATH = EXAMPLES / "notebook" / "cards.ipynb"
WORDS = ["Sales this month, $294 USD", "EMEA, 182 of 200, 91 percent", "APJ, 61 of 120, 51 percent"]
MISTAKE = "error: view: unknown key 'captoin'; did you mean 'caption'?\n"


@pytest.fixture(scope="module")
def recorded() -> Any:
    return nbformat.read(PATH, as_version=4)


@pytest.fixture(scope="module")
def executed(recorded: Any) -> Any:
    notebook = copy.deepcopy(recorded)
    NotebookClient(notebook, timeout=60, kernel_name="python3", record_timing=False).execute()
    # It has Python's version.
    notebook.metadata = recorded.metadata
    if os.environ.get("FIORI_RENDER_RECORD"):
        nbformat.write(notebook, PATH)
    return notebook


def outputs(notebook: Any) -> list[Any]:
    return [output for cell in notebook.cells for output in cell.get("outputs", [])]


def test_the_example_shows_its_pictures(executed: Any) -> None:
    *pictures, error = outputs(executed)
    assert error["text"] == MISTAKE
    assert [picture["data"]["text/plain"] for picture in pictures] == WORDS
    ids: list[str] = []
    for picture in pictures:
        data = picture["data"]
        assert sorted(data) == ["image/png", "image/svg+xml", "text/html", "text/plain"]
        assert picture["metadata"]["image/png"]["alt"] == data["text/plain"]
        ids += re.findall(r' id="([^"]+)"', data["image/svg+xml"])
    assert len(ids) == len(set(ids))


def test_the_example_has_its_outputs(recorded: Any) -> None:
    *pictures, error = outputs(recorded)
    assert error["text"] == MISTAKE
    assert [picture["data"]["text/plain"] for picture in pictures] == WORDS
    assert all({"image/png", "image/svg+xml", "text/html"} <= {*item["data"]} for item in pictures)


@pytest.mark.parametrize("exporter", [HTMLExporter, MarkdownExporter])
def test_exports_have_alternative_texts(
    executed: Any, exporter: Any, caplog: pytest.LogCaptureFixture
) -> None:
    log = logging.getLogger("export")
    with caplog.at_level(logging.INFO):
        page, _ = exporter(log=log).from_notebook_node(copy.deepcopy(executed))
    assert caplog.messages == []
    assert re.findall(r'<img alt="([^"]*)"', page) == WORDS
    assert page.count("<img ") == len(WORDS)
