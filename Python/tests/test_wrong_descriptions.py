"""What a wrong description gets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import fiori_render as fr
from conftest import kpi

circular: dict[str, Any] = {"view": {"items": []}}
circular["view"]["items"].append(circular["view"])
deep: list[Any] = []
for _ in range(100_000):
    deep = [deep]

WRONG: list[tuple[Any, str]] = [
    (
        {"view": {"type": "kpiView", "captoin": "a"}},
        "error: view: unknown key 'captoin'; did you mean 'caption'?",
    ),
    (
        '{"view": {"type": "kpiView",\r\n  "captoin": "a"}}',
        "<text>:2:3: error: view: unknown key 'captoin'; did you mean 'caption'?",
    ),
    (
        "nope {",
        "nope {: error: cannot be read (No such file or directory); check the path, or pass JSON "
        "that begins with '{'",
    ),
    (b"nope", "<text>:1:1: error: unknown word 'nope'; put text in double quotes"),
    (b"", "<text>:1:1: error: the text is empty; a JSON document needs a value"),
    (
        '{"view": {"type": "kpiView", "caption": "a\nb"}}',
        "<text>:1:43: error: line break in a string; write \\n",
    ),
    ("[1]", "<text>:1:1: error: expected an object, found an array"),
    (
        '{"view":\n {"type": "kpiView", "items": [{"metric": NaN}]}}',
        "<text>:2:43: error: NaN is not a number in JSON; write a finite number",
    ),
    (
        b'{"view":\n "\xc3\xa9\xff"}',
        "<text>:2:4: error: byte 0xFF is not UTF-8; save the text as UTF-8",
    ),
    (
        Path("missing.json"),
        "missing.json: error: cannot be read (No such file or directory); check the "
        "path, or pass JSON that begins with '{'",
    ),
    (
        Path("/"),
        "/: error: cannot be read (Is a directory); check the path, or pass JSON that begins "
        "with '{'",
    ),
    (
        "a\0b",
        "a\0b: error: cannot be read (embedded null byte); check the path, or pass JSON that "
        "begins with '{'",
    ),
    (None, "error: a description is a dict, a view, a JSON text or a path, not a NoneType"),
    ([kpi()], "error: a description is a dict, a view, a JSON text or a path, not a list"),
    (
        {"view": {"items": [{"metric": float("nan")}]}},
        "error: view.items[0].metric: nan is not a number in JSON; use a finite number, or None",
    ),
    ({"view": {"items": {1, 2}}}, "error: view.items: a set is not a JSON value"),
    ({"view": b"a"}, "error: view: a bytes is not a JSON value"),
    ({"view": {(1, 2): 3}}, "error: view: a key is a tuple; use a string"),
    (circular, "error: view.items[0]: contains itself; use a copy"),
    ({"view": deep}, "error: is nested too deeply; 200 levels are allowed"),
    ({"view": "a\ud83d"}, "error: view: character 2 is half of a surrogate pair, not a character"),
]


@pytest.mark.parametrize(("description", "message"), WRONG, ids=[m[:60] for _, m in WRONG])
def test_a_wrong_description_is_one_error(description: Any, message: str) -> None:
    with pytest.raises(fr.DescriptionError) as caught:
        fr.render(description)
    assert str(caught.value).splitlines()[0] == message
    assert caught.value.__cause__ is None
    assert [str(item).splitlines()[0] for item in fr.validate(description)][:1] == [message]


CODES: list[tuple[Any, list[str | None]]] = [
    ({"view": {"type": "kpiView", "captoin": "a"}}, ["unknown-key"]),
    ('{"view": {}', ["syntax"]),
    (b'{"view": "\xff"}', ["encoding"]),
    (Path("missing.json"), ["missing-file"]),
    (None, ["wrong-value"]),
    ({"view": {"type": "kpiView", "items": "a", "caption": 1}}, ["wrong-value", "wrong-value"]),
]


@pytest.mark.parametrize(("description", "codes"), CODES)
def test_each_error_has_a_code(description: Any, codes: list[str | None]) -> None:
    for draw in (fr.render, fr.layout, fr.describe):
        with pytest.raises(fr.DescriptionError) as caught:
            draw(description)
        assert [item.code for item in caught.value.diagnostics] == codes
    assert [item.code for item in fr.validate(description)] == codes


def test_a_row_a_style_sheet_and_a_warning_have_codes(tmp_path: Path) -> None:
    template = {"view": {"type": "kpiView", "captoin": "a", "items": [{"metric": {"$": "n"}}]}}
    (error,) = fr.from_dataframe(template, [{"n": "1"}])
    assert isinstance(error, fr.DescriptionError)
    assert [item.code for item in error.diagnostics] == ["unknown-key"]
    sheet = tmp_path / "a.nss"
    sheet.write_text("a {")
    with fr.Renderer(stylesheets=[sheet]) as renderer, pytest.raises(fr.DescriptionError) as caught:
        list(renderer.from_dataframe(kpi(), [{"n": "1"}]))
    assert [item.code for item in caught.value.diagnostics] == ["syntax"]
    long = {"view": {"type": "kpiView", "caption": "Umsatz" * 60, "items": [{"metric": "1"}]}}
    assert [item.code for item in fr.render(long).diagnostics] == ["no-room"]


def test_all_errors_have_their_parts(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_text('{\n "view": {"type": "kpiView", "a": 1,\n "é": "€", "bb": 2}}')
    with pytest.raises(fr.DescriptionError) as caught:
        fr.render(file, environment={"scale": 3})
    assert [
        (item.line, item.column, item.path, item.severity) for item in caught.value.diagnostics
    ] == [
        (2, 30, "view", "error"),
        (3, 2, "view", "error"),
        (3, 12, "view", "error"),
    ]
    assert {item.file for item in caught.value.diagnostics} == {str(file)}


def test_a_place_after_an_override_is_the_original(tmp_path: Path) -> None:
    text = '{"environment": {"scale": 2,\n "palette": "v1"}, "view": 3}'
    assert [str(item) for item in fr.validate(text, environment={"width": 100})] == [
        "<text>:1:17: error: environment.palette: unknown palette 'v1'; expected one of 'v2', "
        "'v3', 'v4', 'v5', 'v6', 'v7', 'v8'",
        "<text>:2:28: error: view: expected a view, found 3",
    ]


def test_a_wrong_style_sheet_has_its_file(tmp_path: Path) -> None:
    (tmp_path / "a.nss").write_text("KPIView { colour }")
    (tmp_path / "a.json").write_text('{"stylesheet": "a.nss", "view": {"type": "kpiView"}}')
    with pytest.raises(fr.DescriptionError) as caught:
        fr.render(tmp_path / "a.json")
    assert caught.value.diagnostics[0].file == "a.nss"


def test_wrong_settings_are_an_error(tmp_path: Path) -> None:
    with fr.Renderer(font_paths=[tmp_path / "fonts"]) as renderer:
        with pytest.raises(fr.RenderError, match="fonts") as caught:
            renderer.render(kpi())
        assert type(caught.value) is fr.RenderError
        results = list(renderer.render_many([kpi()] * 3))
        assert [type(result) for result in results] == [fr.RenderError] * 3


def test_a_missing_program_says_which_wheels_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    from fiori_render._program import program_path

    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setattr("platform.machine", lambda: "arm64")
    with pytest.raises(
        fr.RenderError,
        match=r"no program for darwin on arm64; wheels exist for Linux on x86-64 with glibc 2.36",
    ):
        program_path({}, Path("/nowhere"))
    monkeypatch.setenv("FIORI_RENDER_PROGRAM", "/nowhere/program")
    with (
        fr.Renderer() as renderer,
        pytest.raises(fr.RenderError, match=r"'/nowhere/program', which is not a program$"),
    ):
        renderer.render(kpi())
