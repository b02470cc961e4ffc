"""What `help` says about the functions, and how long the package takes to load."""

from __future__ import annotations

import doctest
import inspect
import pickle
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


OWNERS = [(fr, ""), (fr.Renderer(), "Renderer.")]


@pytest.mark.parametrize(("owner", "prefix"), OWNERS, ids=["fr", "Renderer"])
@pytest.mark.parametrize(
    ("name", "own"),
    [
        ("render", ["description"]),
        ("render_all", ["description"]),
        ("render_async", ["description"]),
        ("render_many", ["descriptions"]),
        ("from_dataframe", ["template", "table"]),
    ],
)
def test_all_that_draw_have_the_options(
    name: str, own: list[str], owner: object, prefix: str
) -> None:
    function = getattr(owner, name)
    parameters = inspect.signature(function).parameters
    defaults = {"format": "png", "scale": None, "environment": None, "id_prefix": ""}
    assert {key: parameters[key].default for key in defaults} == defaults
    assert parameters["format"].annotation == "Format"
    assert [key for key, each in parameters.items() if each.default is each.empty] == own
    assert f"def {name}(" in inspect.getsource(function)
    assert inspect.iscoroutinefunction(function) == (name == "render_async")
    text = inspect.getdoc(function) or ""
    assert all(text.count(f"\n    {key}: ") == 1 for key in parameters)
    with pytest.raises(
        TypeError, match=rf"^{prefix}{name}\(\) got an unexpected keyword argument 'titel'"
    ):
        function(*({} for _ in own), titel="Sales")


def test_type_checkers_know_the_options() -> None:
    # mypy reports a comment below that is not needed.
    with pytest.raises(TypeError):
        fr.render({}, titel="Sales")  # type: ignore[call-arg]
    with pytest.raises(ValueError, match=r"^format is 'gif'; use one of png, webp, svg, pdf$"):
        fr.render({}, format="gif")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        fr.render_many([], data=[])  # type: ignore[call-arg]


def test_texts_can_be_left_out() -> None:
    code = (
        "import fiori_render as fr; assert fr.render.__doc__ is None; fr.Renderer().render_many([])"
    )
    subprocess.run([sys.executable, "-I", "-OO", "-c", code], check=True)


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


def test_a_first_picture_waits_for_little() -> None:
    code = """import sys
import fiori_render as fr
fr.render({"view": {"type": "kpiView", "items": [{"metric": "294"}]}}, scale=1)
print(*sorted(sys.modules))
"""
    done = subprocess.run(
        [sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True
    )
    # Each of these would take as long as the picture itself, or a good part of it.
    slow = {
        "asyncio", "base64", "dataclasses", "datetime", "decimal", "html", "importlib.metadata",
        "inspect", "pathlib", "random", "shutil", "tempfile", "typing", "urllib",
    }  # fmt: skip
    loaded = set(done.stdout.split())
    assert loaded & slow == set()
    assert sorted(name for name in loaded if name.startswith("fiori_render")) == [
        "fiori_render",
        "fiori_render._answer",
        "fiori_render._conversation",
        "fiori_render._drawing",
        "fiori_render._errors",
        "fiori_render._functions",
        "fiori_render._json",
        "fiori_render._names",
        "fiori_render._options",
        "fiori_render._picture",
        "fiori_render._pool",
        "fiori_render._program",
        "fiori_render._records",
        "fiori_render._renderer",
        "fiori_render._request",
        "fiori_render._settings",
        "fiori_render._source",
        "fiori_render._tables",
        "fiori_render._values",
        "fiori_render._worker",
    ]


def test_a_picture_is_a_value() -> None:
    picture = fr.Picture(b"bytes", "png", 3, 2, "sales", [])
    assert str(inspect.signature(fr.Picture)).startswith("(data: 'bytes', format: 'str', ")
    assert repr(picture) == "Picture(format='png', width=3, height=2, name='sales')"
    assert picture == fr.Picture(b"bytes", "png", 3, 2, "sales", [], spoken=None)
    assert picture != fr.Picture(b"bytes", "png", 3, 2, "orders", [])
    assert picture.__eq__("sales") is NotImplemented
    assert pickle.loads(pickle.dumps(picture)) == picture
    assert (picture.origin, picture.spoken) == (None, None)
    with pytest.raises(AttributeError, match=r"^'width' of a Picture cannot be changed$"):
        picture.width = 4  # type: ignore[misc]
    with pytest.raises(TypeError, match=r"missing 1 required positional argument: 'diagnostics'$"):
        fr.Picture(b"bytes", "png", 3, 2, "sales")  # type: ignore[call-arg]
