"""Drawing, and what pictures and reports have."""

from __future__ import annotations

import json
import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typst

import fiori_render as fr
from conftest import kpi


def png_size(data: bytes) -> tuple[int, int]:
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


def test_a_picture_has_the_bytes_of_the_program(tmp_path: Path) -> None:
    file = tmp_path / "sales.json"
    file.write_text(json.dumps(kpi()))
    subprocess.run(
        [sys.executable, "-m", "fiori_render", "render", file, "--format", "png,svg,webp,pdf"],
        check=True,
    )
    formats: tuple[Any, ...] = ("png", "svg", "webp", "pdf")
    drawn = [fr.render(kpi(), format=name) for name in formats]
    assert [picture.data for picture in drawn] == [
        file.with_suffix(f".{name}").read_bytes() for name in formats
    ]
    picture = drawn[0]
    assert (picture.format, picture.width, picture.height) == ("png", 178, 108)
    assert (picture.name, picture.diagnostics) == ("figure", [])
    assert png_size(picture.data) == (178, 108)


def test_descriptions_are_dicts_texts_and_files(tmp_path: Path) -> None:
    file = tmp_path / "sales.json"
    text = json.dumps(kpi(), indent=2)
    file.write_text(text)
    expected = fr.render(kpi()).data
    marked = "\ufeff" + text
    for description in (
        *(text, text.encode(), bytearray(text.encode()), marked, marked.encode()),
        *(file, str(file)),
    ):
        assert fr.render(description).data == expected


def test_a_file_names_images_of_its_folder(tmp_path: Path) -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/>'
    )
    (tmp_path / "box.svg").write_text(svg + "</svg>")
    description = {"view": {"type": "kpiView", "items": [{"icon": "box.svg"}, {"metric": "1"}]}}
    (tmp_path / "a.json").write_text(json.dumps(description))
    expected = fr.render(tmp_path / "a.json").data
    with fr.Renderer(resources=tmp_path) as renderer:
        assert renderer.render(description).data == expected
    with pytest.raises(fr.DescriptionError, match=r"^error: view.items\[0\].icon: "):
        fr.render(description)


@pytest.mark.parametrize(
    ("description", "environment", "size"),
    [
        (kpi(), {"scale": 1}, (89, 54)),
        (kpi(), {"padding": 10}, (218, 148)),
        (kpi(environment={"padding": 10, "scale": 1}), {"scale": 3}, (326, 221)),
        (kpi(environment=None), {"scale": 1}, (89, 54)),
        (kpi(variants={"scale": [1, 2]}), {"scale": 3}, (266, 161)),
        (
            {"figures": [{"name": "a", "environment": {"scale": 1, "padding": 5}, **kpi()}]},
            {"scale": 3},
            (296, 191),
        ),
        (kpi(id="environment"), {"scale": 1}, (89, 54)),
    ],
)
def test_an_environment_wins_over_the_description(
    description: dict[str, Any], environment: dict[str, Any], size: tuple[int, int]
) -> None:
    for given in (description, json.dumps(description, indent=1)):
        picture = fr.render(given, environment=environment)
        assert (picture.width, picture.height) == size


def test_scale_wins_over_the_environment() -> None:
    picture = fr.render(kpi(), scale=1, environment={"scale": 3})
    assert (picture.width, picture.height) == (89, 54)


def test_several_pictures_are_drawn_together() -> None:
    description = kpi(variants={"scale": [1, 2]}, id="sales")
    assert [picture.name for picture in fr.render_all(description)] == ["sales", "sales@2x"]
    message = (
        "^the description has 2 pictures; draw them with render_all, or use a separate description "
        "for each$"
    )
    with pytest.raises(fr.RenderError, match=message):
        fr.render(description)


def test_reports_are_the_commands(tmp_path: Path) -> None:
    description = kpi("5", id="not in a report", name="five")
    for given in (description, json.dumps(description, indent=2)):
        assert fr.layout(given)["root"]["kind"] == "kpiView"
        assert fr.describe(given) == "5"
        assert fr.validate(given) == []
    assert fr.describe({"id": 1, **kpi("7")}, environment={"scale": 1}) == "7"
    assert fr.describe(kpi(variants={"scale": [1, 2]})).splitlines() == [
        "figure: 294",
        "figure@2x: 294",
    ]


CHART: dict[str, Any] = {
    "view": {
        "type": "chartView",
        "categories": ["Jan", "Feb", "Mar", "Apr", "May"],
        "series": [{"values": [100, 390, None, 120, 99]}],
    }
}


@pytest.mark.parametrize(
    "description",
    [
        CHART,
        {**CHART, "environment": {"locale": "de-DE"}},
        {**CHART, "environment": {"locale": "ar-EG"}},
        {**CHART, "accessibilityText": "Orders fell."},
    ],
)
def test_the_words_of_a_picture_are_those_of_the_program(
    description: dict[str, Any], tmp_path: Path
) -> None:
    file = tmp_path / "chart.json"
    file.write_text(json.dumps(description))
    command = [sys.executable, "-m", "fiori_render", "describe", str(file), "--quiet"]
    described = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout
    picture = fr.render(description)
    assert picture.words == fr.describe(description) == described.removesuffix("\n")
    if given := description.get("accessibilityText"):
        assert picture.words == given


def test_validate_returns_what_is_wrong() -> None:
    text = '{"view": {"type": "kpiView",\n  "captoin": "é", "items": []}}'
    assert [str(item) for item in fr.validate(text, environment={"scale": 1})] == [
        "<text>:2:3: error: view: unknown key 'captoin'; did you mean 'caption'?",
    ]
    dark = kpi(environment={"appearance": "dark"})
    assert [str(item) for item in fr.validate(dark)] == [
        "warning: environment.appearance: palette v2 has no dark appearance; 'light' is drawn"
    ]
    assert [item.message for item in fr.render(dark).diagnostics] == [
        "palette v2 has no dark appearance; 'light' is drawn"
    ]
    with fr.Renderer(strict=True) as renderer, pytest.raises(fr.DescriptionError):
        renderer.render(dark)


def test_a_warning_has_its_variants() -> None:
    caption = "Umsatzsteuervoranmeldung im laufenden Quartal"
    description = {
        "variants": {"width": [120, 400], "scale": [1, 2]},
        "view": {"type": "kpiView", "items": [{"metric": "1"}], "caption": caption},
    }
    narrow = [{"width": 120, "scale": 1}, {"width": 120, "scale": 2}]
    drawn = fr.render_all(description)[0].diagnostics
    for diagnostics in (drawn, fr.validate(description)):
        found = [(item.path, item.code, item.variants, item.rows) for item in diagnostics]
        assert found[:1] == [("view.caption", "no-room", narrow, [])]
    assert fr.validate({**description, "variants": {"width": [400]}}) == []


def test_a_warning_has_its_rows() -> None:
    template = {
        "data": {"each": True},
        "name": "${name}",
        "environment": {"width": 60},
        "view": {"type": "kpiView", "items": [{"metric": "1"}], "caption": "${name}"},
    }
    rows = [{"name": "a"}, {"name": "Umsatzsteuervoranmeldung im Quartal"}]
    found = [(item.path, item.rows) for item in fr.validate(template, data=rows)]
    assert found == [("view.caption", ["row 1"])]


def test_pictures_are_compared(tmp_path: Path) -> None:
    one, two = fr.render(kpi("1")), fr.render(kpi("7"))
    one.save(tmp_path / "one.png")
    two.save(tmp_path / "two.png")
    difference = fr.diff(tmp_path / "one.png", str(tmp_path / "two.png"), threshold=0.1)
    assert (difference.status, difference.is_equal) == ("resized", False)
    assert difference == fr.diff(one, two, threshold=0.1)
    assert difference.changed > 0
    same = fr.diff(one, tmp_path / "one.png")
    assert (same.status, same.changed, same.is_equal, same.regions) == ("equal", 0, True, [])
    with pytest.raises(fr.RenderError, match=r"missing\.png"):
        fr.diff(one, tmp_path / "missing.png")
    webp = fr.render(kpi("1"), format="webp")
    assert fr.diff(one, webp).status == "equal"
    vectors = [fr.render(kpi(text), format="svg") for text in ("1", "7")]
    assert [fr.diff(vectors[0], other).status for other in vectors] == ["equal", "changed"]


def test_a_picture_is_saved_under_its_extension(tmp_path: Path) -> None:
    picture = fr.render(kpi())
    picture.save(tmp_path / "card.PNG")
    picture.save(tmp_path / "card")
    assert (tmp_path / "card").read_bytes() == picture.data
    with pytest.raises(ValueError, match=r"ends in '\.svg'; draw it with format='svg'$"):
        picture.save(tmp_path / "card.svg")
    message = (
        r"ends in '\.gif', which is not drawn; save it as '\.png', or draw png, webp, svg, pdf$"
    )
    with pytest.raises(ValueError, match=message):
        picture.save(tmp_path / "card.gif")


def test_a_picture_shows_itself() -> None:
    picture = fr.render(kpi(), scale=3)
    data, metadata = picture._repr_mimebundle_()
    assert sorted(data) == ["image/png", "image/svg+xml", "text/html", "text/plain"]
    assert data["text/plain"] == picture.words == "294"
    assert metadata == {"image/png": {"width": 89, "height": 54, "alt": "294"}}
    assert data["image/svg+xml"] == picture.svg()
    other = fr.render(kpi("295"), format="svg").svg()
    ids = [
        {part.split('"')[0] for part in svg.split(' id="')[1:]} for svg in (picture.svg(), other)
    ]
    assert ids[0]
    assert ids[1]
    assert not ids[0] & ids[1]


def test_pictures_and_renderers_are_pickled() -> None:
    with fr.Renderer(jobs=1, stylesheets=[]) as renderer:
        picture = pickle.loads(pickle.dumps(renderer.render(kpi())))
        copy = pickle.loads(pickle.dumps(renderer))
    assert picture.words == "294"
    with copy:
        assert copy.render(kpi()) == picture


def test_arguments_are_checked() -> None:
    with pytest.raises(ValueError, match=r"^format is 'gif'; use one of png, webp, svg, pdf$"):
        fr.render(kpi(), format="gif")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"^jobs is 0; at least 1 is needed$"):
        fr.Renderer(jobs=0)
    for timeout in (0, float("inf"), float("nan")):
        with pytest.raises(ValueError, match=r"a number of seconds above 0 is needed$"):
            fr.Renderer(timeout=timeout)


def test_pictures_are_pages_of_one_pdf(tmp_path: Path) -> None:
    views = [{"type": "kpiView", "items": [{"metric": text}]} for text in ("1", "(2)", "1")]
    documents = [
        {"view": view, "environment": {"width": 100 + 50 * n}} for n, view in enumerate(views)
    ]
    pictures = [fr.render(documents[0]), *(fr.render(each, format="pdf") for each in documents[1:])]
    path = tmp_path / "cards.pdf"
    fr.save_pdf(pictures, path)
    data = path.read_bytes()
    boxes = re.findall(rb"/MediaBox \[ 0 0 (\d+) \d+ \]", data)
    assert boxes == [b"100", b"150", b"200"]
    assert len(re.findall(rb"/StructParents [012]\b", data)) == len(pictures)
    words = ["1".encode("utf-16-be").hex(), "(2)".encode("utf-16-be").hex()]
    assert all(data.lower().count(f"/alt <feff{each}>".encode()) >= 1 for each in words)
    page = tmp_path / "all.typ"
    page.write_text(f'#for page in (1, 2, 3) {{ image("{path.name}", page: page) }}')
    typst.compile(str(page), output=str(tmp_path / "all.pdf"))
    assert (tmp_path / "all.pdf").stat().st_size > 0
    with pytest.raises(ValueError, match="at least one picture"):
        fr.save_pdf([], path)
