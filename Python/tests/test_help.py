"""What `help` says about the functions, and how long the package takes to load."""

from __future__ import annotations

import doctest
import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import fiori_render as fr

FUNCTIONS = [name for name in fr.__all__ if inspect.isfunction(getattr(fr, name))]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_help_is_whole(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    function = getattr(fr, name)
    text = inspect.getdoc(function) or ""
    described = re.findall(r"^    (\w+): ", text.partition("\nArgs:\n")[2], re.MULTILINE)
    parameters = inspect.signature(function).parameters
    assert described[: len(parameters)] == list(parameters)
    for parameter in parameters.values():
        said = re.findall(rf"^    {parameter.name}: (.*?)(?=^    \w|^\S|^$)", text, re.S | re.M)
        has_default = parameter.default is not inspect.Parameter.empty
        assert ("Default:" in said[0]) == has_default, parameter.name
    assert "\nRaises:\n" in text
    (example,) = doctest.DocTestFinder(recurse=False).find(function, name, globs={"fr": fr})
    assert example.examples
    doctest.DebugRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(example)


def test_all_names_are_there() -> None:
    assert set(fr.__all__) <= set(dir(fr))
    assert {name for name in fr.__all__ if getattr(fr, name, None) is None} == set()
    with pytest.raises(AttributeError, match=r"^module 'fiori_render' has no attribute 'KPIVeiw'$"):
        _ = fr.KPIVeiw  # type: ignore[attr-defined]


def test_importing_loads_nothing_else() -> None:
    code = """import sys
before = set(sys.modules)
import fiori_render
print(*sorted({*sys.modules} - before))
"""
    done = subprocess.run(
        [sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["fiori_render", "fiori_render._names"]
