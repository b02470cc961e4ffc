"""The MkDocs plug-in, and its example."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from conftest import EXAMPLES
from fiori_render._blocks import blocks_of

pytestmark = pytest.mark.filterwarnings("default")

KPI = '{"view": {"type": "kpiView", "items": [{"metric": "294"}]}}'


def test_the_example_is_light_and_dark(tmp_path: Path) -> None:
    config = load_config(
        str(EXAMPLES / "mkdocs" / "mkdocs.yml"), site_dir=str(tmp_path / "site"), strict=True
    )
    config.plugins["fiori"].config["cache_dir"] = str(tmp_path / "cache")
    config.plugins.on_startup(command="build", dirty=False)
    build(config)
    page = (tmp_path / "site" / "index.html").read_text()
    sources = re.findall(r'<img[^>]* src="([^"]+\.svg)#only-(light|dark)"', page)
    assert [version for _, version in sources] == ["light", "dark"] * 3
    assert all((tmp_path / "site" / address).is_file() for address, _ in sources)
    assert 'alt="Revenue, 12.4 M EUR, EMEA. Column chart' in page
    assert "```fiori" in page


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "docs" / "guide").mkdir(parents=True)
    (tmp_path / "mkdocs.yml").write_text(
        "site_name: a\ntheme: {name: mkdocs, color_mode: auto}\nplugins:\n"
        "  - fiori:\n      environment: {generation: horizon}\n"
    )
    return tmp_path


def built(folder: Path, page: str) -> str:
    (folder / "docs" / "guide" / "page.md").write_text(page)
    build(load_config(str(folder / "mkdocs.yml")))
    return (folder / "site" / "guide" / "page" / "index.html").read_text()


def test_pages_without_a_mode_follow_the_system(folder: Path) -> None:
    (folder / "docs" / "guide" / "card.json").write_text(KPI)
    page = built(folder, f"```json fiori sales\n{KPI}\n```\n\n~~~fiori\ncard.json\n~~~\n")
    pictures = re.findall(
        r'<picture><source media="\(prefers-color-scheme: dark\)" srcset="([^"]+)">'
        r'<img src="([^"]+)" alt="294[^"]*" width="\d+" height="\d+"></picture>',
        page,
    )
    assert len(pictures) == 2
    for address in pictures[0]:
        assert address.startswith("../../assets/fiori/")
        assert (folder / "site" / "guide" / "page" / address).resolve().is_file()


@pytest.mark.parametrize(
    ("theme", "settings", "versions"),
    [
        ("{name: mkdocs}", "", ["light"]),
        ("{name: mkdocs, color_mode: light}", "", ["light"]),
        ("{name: mkdocs, color_mode: dark}", "", ["dark"]),
        ("{name: mkdocs, color_mode: auto}", "", ["dark", "light"]),
        ("{name: readthedocs}", "", ["light"]),
        ("{name: readthedocs}", "      dark: true\n", ["dark", "light"]),
        ("{name: mkdocs, color_mode: auto}", "      dark: false\n", ["light"]),
    ],
)
def test_pictures_suit_the_theme(
    folder: Path, theme: str, settings: str, versions: list[str]
) -> None:
    (folder / "mkdocs.yml").write_text(
        f"site_name: a\ntheme: {theme}\nplugins:\n"
        f"  - fiori:\n      environment: {{generation: horizon}}\n{settings}"
    )
    page = built(folder, f"```fiori\n{KPI}\n```\n")
    addresses = re.findall(r'(?:src|srcset)="([^"]+\.svg)"', page)
    pictures = [
        (folder / "site" / "guide" / "page" / address).resolve().read_text()
        for address in addresses
    ]
    assert ["dark" if "#4DB1FF" in picture else "light" for picture in pictures] == versions


def test_a_wrong_environment_ends_the_build_once(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    text = (folder / "mkdocs.yml").read_text().replace("generation", "generaton")
    (folder / "mkdocs.yml").write_text(text)
    with pytest.raises(Abort):
        built(folder, f"```fiori\n{KPI}\n```\n\n```fiori\n{KPI}\n```\n")
    assert [record.message for record in caplog.records if "fiori" in record.message] == [
        "mkdocs.yml: plugins: fiori: environment: unknown key 'generaton'; did you mean "
        "'generation'?"
    ]


def test_a_fixed_background_is_a_warning(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    card = KPI.replace("{", '{"environment": {"background": "#FFFFFF"},\n', 1)
    with caplog.at_level(logging.WARNING, "mkdocs"):
        built(folder, f"---\ntitle: Sales\n---\n\n```fiori\n{card}\n```\n")
    lines = [record.message for record in caplog.records if "fiori" in record.message]
    assert lines[0] == (
        "fiori_render: guide/page.md:6:17: warning: environment.background: the background "
        "#FFFFFF is also light in dark mode; use a color of the palette, such as "
        "'primaryBackground', or remove it"
    )


def test_mistakes_are_warnings(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    (folder / "docs" / "guide" / "card.json").write_text(KPI)
    with caplog.at_level(logging.WARNING, "mkdocs"):
        page = built(
            folder,
            '```fiori\n{"view": {"type": "kpiView", "captoin": 1}}\n```\n'
            "\n```fiori\nnone.json\n```\n"
            f"\n````\n```fiori\n{KPI}\n```\n````\n\n<!-- fiori crad.json -->\n",
        )
    missing = folder / "docs" / "guide" / "none.json"
    misspelled = folder / "docs" / "guide" / "crad.json"
    assert sorted(record.message for record in caplog.records if "fiori" in record.message) == [
        f"fiori_render: guide/page.md:15: {misspelled}: error: does not exist; did you mean "
        f"'{misspelled.with_name('card.json')}'?",
        "fiori_render: guide/page.md:2:30: error: view: unknown key 'captoin'; did you mean "
        "'caption'?",
        f"fiori_render: guide/page.md:5: {missing}: error: cannot be read (No such file or "
        "directory); check the path, or pass JSON that begins with '{'",
    ]
    assert "<img" not in page
    assert "captoin" in page


def test_comments_are_blocks_and_overlays_are_drawn(folder: Path) -> None:
    (folder / "docs" / "guide" / "card.json").write_text(KPI)
    page = built(
        folder,
        "<!-- fiori card.json -->\n\n<!-- fiori:begin -->\n<img>\n<!-- fiori:end -->\n\n"
        "<!-- fiori card.json measures -->\n\n"
        f"<!-- fiori sales anatomy\n{KPI}\n-->\n\n```fiori other measures anatomy\n{KPI}\n```\n",
    )
    pictures = re.findall(r'<img src="([^"]+)" alt="294[^"]*" width="\d+"', page)
    assert len(pictures) == 4
    assert len(set(pictures)) == 4
    assert "fiori:begin" not in page


def test_a_matrix_is_one_picture(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    states = KPI.replace("{", '{"variants": {"appearance": ["light", "dark"]}, ', 1)
    (folder / "docs" / "guide" / "states.json").write_text(states)
    with caplog.at_level(logging.WARNING, "mkdocs"):
        page = built(
            folder,
            "<!-- fiori states.json rows=figure columns=appearance -->\n\n"
            f"```fiori columns=appearance\n{states}\n```\n\n"
            "<!-- fiori states.json rows=figur -->\n\n"
            "<!-- fiori states.json rows=figure anatomy -->\n",
        )
    assert re.findall(r'<img src="[^"]+" alt="([^"]+)"', page) == [
        "Matrix of figure: states; appearance: light, dark. Each shows: 294",
        "Matrix of appearance: light, dark. Each shows: 294",
    ]
    assert "<picture>" not in page
    assert [record.message for record in caplog.records if "fiori" in record.message] == [
        "fiori_render: guide/page.md:9: a matrix has no measures; remove 'rows' and 'columns', or "
        "the words for measures",
        "fiori_render: guide/page.md:7: error: rows figur: unknown key; did you mean 'figure'?",
    ]


def test_a_caption_stands_below_the_pictures(folder: Path) -> None:
    (folder / "docs" / "guide" / "card.json").write_text(KPI)
    page = built(
        folder,
        '<!-- fiori card.json caption="Sales of *this* month & <next>" -->\n\n'
        f"```fiori sales caption=Sales measures\n{KPI}\n```\n",
    )
    assert re.findall(r"<br ?/?><em>.*?</em>", page) == [
        "<br><em>Sales of &#42;this&#42; month &amp; &lt;next&gt;</em>",
        "<br><em>Sales</em>",
    ]
    assert len(re.findall(r'<img src="[^"]+" alt="294[^"]*"', page)) == 2


def test_a_key_that_is_given_twice_is_a_mistake() -> None:
    page = """\
<!-- fiori card.json rows=figure rows=appearance -->
<!-- fiori card.json measures measures -->
<!-- fiori card.json caption=a caption=b -->
<!-- fiori card.json caption= -->
<!-- fiori card.json rows= -->
<!-- fiori card.json caption="Sales of -->
"""
    blocks, problems = blocks_of(page.splitlines())
    assert (blocks, [problem.message for problem in problems]) == (
        [],
        [
            "'rows' is set twice; remove one of them",
            "'measures' is set twice; remove one of them",
            "'caption' is set twice; remove one of them",
            "'caption' has no value; write 'caption=\"TEXT\"'",
            "'rows' has no value; write 'rows=KEY'",
            "unclosed quotation mark; add '\"'",
        ],
    )


def test_what_looks_like_a_block_and_is_none_is_a_mistake(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "mkdocs"):
        built(
            folder,
            "| a |\n| --- |\n| <!-- fiori card.json --> |\n| ```fiori card.json``` |\n\n"
            "> <!-- fiori card.json -->\n\n"
            "- <!-- fiori card.json -->\n\n"
            "`<!-- fiori card.json -->` is code.\n\n"
            "```fiori sales measured\ncard.json\n```\n",
        )
    cell = (
        "a block inside a table cell is not drawn; write the table in HTML, and put '<td>', the "
        "block and '</td>' on separate lines"
    )
    assert [record.message for record in caplog.records if "fiori" in record.message] == [
        f"fiori_render: guide/page.md:3: {cell}",
        f"fiori_render: guide/page.md:4: {cell}",
        "fiori_render: guide/page.md:6: a block in a block quote is not supported; move it out of "
        "the block quote",
        "fiori_render: guide/page.md:8: a block among other text is not drawn; put it on a line of "
        "its own",
        "fiori_render: guide/page.md:12: unexpected 'measured'; did you mean 'measures'?",
    ]


def test_other_tools_forms_and_misspellings_are_mistakes() -> None:
    page = """\
```fioro sales
card.json
```
```{fiori}
card.json
```
```fish
fiori card.json
```
<!-- firoi card.json -->
<!-- fiori-render card.json -->
:::{fiori} card.json
.. fiori:: card.json
<!-- fiori card.json mesures -->
<!-- forget card.json -->
<!-- fioir card.json measures -->
<!-- fiory
{"view": {}}
-->
<!-- fiory
card.json
-->
| a | <!-- fiory card.json --> |
A text, and <!-- fior card.json -->
<!-- fiori: card.json -->
<!-- fiori:card.json -->
`<!-- fiory card.json -->` is code.
<!-- Fiori is a
design system -->
<!-- fiori: pictures=card.json -->
"""
    blocks, problems = blocks_of(page.splitlines())
    comment = "does not begin a block; write '<!-- fiori card.json -->'"
    fence = "does not begin a block; write 'fiori' after the fence"
    directive = (
        "a directive is not drawn; write '<!-- fiori PATH -->', or the description in a fence"
    )
    assert (blocks, [(problem.line, problem.message) for problem in problems]) == (
        [],
        [
            (0, f"'fioro' {fence}"),
            (3, f"'{{fiori}}' {fence}"),
            (9, f"'firoi' {comment}"),
            (10, f"'fiori-render' {comment}"),
            (11, directive),
            (12, directive),
            (13, "unexpected 'mesures'; did you mean 'measures'?"),
            (15, "'fioir' does not begin a block; write '<!-- fiori card.json measures -->'"),
            (16, "'fiory' does not begin a block; write 'fiori' after '<!--'"),
            (19, f"'fiory' {comment}"),
            (
                22,
                "a block inside a table cell is not drawn; write the table in HTML, and put "
                "'<td>', the block and '</td>' on separate lines",
            ),
            (23, "a block among other text is not drawn; put it on a line of its own"),
            (24, f"'fiori:' {comment}"),
            (
                25,
                "unknown marker 'fiori:card.json'; use '<!-- fiori:begin -->' or '<!-- fiori:end "
                "-->'",
            ),
        ],
    )


def test_one_cause_is_one_warning(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    card = folder / "docs" / "guide" / "card.json"
    card.write_text('{"view": {"type": "kpiView", "captoin": 1}}')
    with caplog.at_level(logging.WARNING, "mkdocs"):
        built(folder, "<!-- fiori card.json -->\n\n<!-- fiori card.json measures -->\n")
    assert len([record for record in caplog.records if "captoin" in record.message]) == 1


def test_a_page_can_show_descriptions(folder: Path) -> None:
    with (folder / "mkdocs.yml").open("a") as config:
        config.write("      show_source: true\n")
    page = built(folder, f"```json fiori sales\n{KPI}\n```\n")
    assert 'class="language-json"' in page
    assert "<picture>" in page


def test_code_quotations_and_admonitions_are_read_as_by_the_program(tmp_path: Path) -> None:
    page = """\
    ```fiori
    card.json
    ```

!!! note

    ```fiori sales
    card.json
    ```

- item

  <!-- fiori card.json -->

> ```fiori
> card.json
> ```
>
> ````
> ```fiori
> card.json
> ```
> ````

> > <!-- fiori card.json -->
"""
    blocks, problems = blocks_of(page.split("\n"))
    assert [block.first + 1 for block in blocks] == [7, 13]
    message = "a block in a block quote is not supported; move it out of the block quote"
    assert [(problem.line + 1, problem.message) for problem in problems] == [
        (15, message),
        (25, message),
    ]


def test_accepted_warnings_are_not_reported(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    card = (
        '{"environment": {"width": 60}, "view": {"type": "kpiView", '
        '"items": [{"metric": "294"}], "caption": "Donaudampfschifffahrtsgesellschaft"}}'
    )
    fitting = card.replace("Donaudampfschifffahrtsgesellschaft", "a")
    with caplog.at_level(logging.WARNING, "mkdocs"):
        built(
            folder,
            f"```fiori a\n{card}\n```\n\n```fiori b accept=no-room\n{card}\n```\n\n"
            f"```fiori c accept=no-room\n{fitting}\n```\n",
        )
    lines = sorted(record.message for record in caplog.records if "fiori" in record.message)
    assert len(lines) == 2
    assert lines[0].startswith("fiori_render: guide/page.md:2:101: warning: view.caption: ")
    assert lines[1] == (
        "fiori_render: guide/page.md:9: no warning has the code 'no-room'; remove it from 'accept'"
    )
