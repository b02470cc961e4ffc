"""The Sphinx extension, and its example."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from sphinx.cmd.build import main as sphinx_build

import fiori_render
from conftest import EXAMPLES
from fiori_render._documents import Block, Cache

pytestmark = pytest.mark.filterwarnings("default")

KPI = '{"view": {"type": "kpiView", "items": [{"metric": "294"}]}}'


class Site:
    """A project with one page."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        self.source = folder / "source"
        self.source.mkdir()
        self.configure()

    def configure(self, text: str = "") -> None:
        start = 'extensions = ["fiori_render.sphinx"]\nproject = "p"\n'
        (self.source / "conf.py").write_text(start + text)

    def write(self, page: str) -> None:
        (self.source / "index.rst").write_text(f"Title\n=====\n\n{page}\n")

    def build(self, builder: str = "html", *arguments: str, status: int = 0) -> list[str]:
        """Build the page; return the warnings."""
        return build(self.source, self.folder / builder, "-b", builder, *arguments, status=status)

    @property
    def html(self) -> str:
        return (self.folder / "html" / "index.html").read_text()

    @property
    def images(self) -> list[str]:
        """The addresses of the page's pictures, which must exist."""
        found = re.findall(r'<img [^>]*src="([^"]+)"', self.html)
        assert all((self.folder / "html" / address).is_file() for address in found)
        return found


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(tmp_path / "site")


def build(source: Path, target: Path, *arguments: str, status: int = 0) -> list[str]:
    log = target.parent / "warnings"
    flags = ["-q", "-N", "-d", str(target.parent / "doctrees"), "-w", str(log)]
    assert sphinx_build([*flags, *arguments, str(source), str(target)]) == status
    return log.read_text().splitlines()


def tags(page: str) -> list[str]:
    return re.findall(r"<img [^>]+>", page)


@pytest.mark.parametrize(
    ("theme", "versions"),
    [
        ("furo", ["only-light", "only-dark"] * 3),
        ("pydata_sphinx_theme", ["only-light", "only-dark"] * 3),
        ("sphinx_rtd_theme", []),
    ],
)
def test_the_example_has_what_its_theme_can_show(
    tmp_path: Path, theme: str, versions: list[str]
) -> None:
    target = tmp_path / "html"
    flags = ["-W", "-j", "2", "-D", f"html_theme={theme}"]
    assert build(EXAMPLES / "sphinx", target, *flags) == []
    page = (target / "index.html").read_text()
    pictures = [tag for tag in tags(page) if "fiori-" in tag]
    assert re.findall(r"only-\w+", " ".join(pictures)) == versions
    assert [re.findall(r'alt="([^"]*)"', tag)[0] for tag in pictures][:1] == [
        "Revenue, 12.4 M EUR, EMEA. Column chart, 4 categories from Q1 to Q4. "
        "From 2.1 in Q1 to 4 in Q4"
    ]
    sources = re.findall(r'src="(_images/fiori-[^"]+\.svg)"', page)
    assert len(set(sources)) == len(versions) or len(sources) == 3
    assert all((target / source).is_file() for source in sources)
    more = (target / "more.html").read_text()
    assert 'style="width: 50%; height: auto"' in more
    assert re.findall(r"_images/fiori-\w+\.png", more)


def test_errors_are_warnings_at_the_line_of_the_directive(site: Site) -> None:
    site.write(
        """
.. fiori::

   {"view": {"type": "kpiView", "captoin": "a"}}

.. fiori:: missing.json

.. fiori::

.. fiori:: a.json

   {}

.. fiori::
   :environment: scale 3

   {}

.. fiori::
   :environment: appearance=dark

   {"view": {"type": "kpiView", "items": [{"metric": "1"}]}}
"""
    )
    page = site.source / "index.rst"
    missing = site.source / "missing.json"
    assert site.build(status=0) == [
        f"{page}:7: WARNING: fiori: error: view: unknown key 'captoin'; did you mean 'caption'? "
        "[fiori]",
        f"{page}:9: WARNING: fiori: {missing}: error: cannot be read (No such file or directory); "
        "check the path, or pass JSON that begins with '{' [fiori]",
        f"{page}:11: WARNING: fiori: there is neither a path nor content; add one of them [fiori]",
        f"{page}:13: WARNING: fiori: both a path and content are set; remove one of them [fiori]",
        f"{page}:17: WARNING: fiori: environment has 'scale'; write it as KEY=VALUE [fiori]",
        f"{page}:22: WARNING: fiori: warning: environment.appearance: palette v2 has no dark "
        "appearance; 'light' is drawn [fiori]",
    ]
    assert len(site.images) == 1
    site.build("html", "-E", "-W", status=1)


def test_a_misspelled_option_or_file_is_answered(site: Site) -> None:
    (site.source / "sales.json").write_text("{}")
    (site.source / "index.rst").write_text(
        "Cards\n=====\n\n.. fiori:: slaes.json\n\n.. fiori:: sales.json\n   :measure:\n"
        "\n.. fiori:: sales.json\n   :zzz:\n"
    )
    page, missing = site.source / "index.rst", site.source / "slaes.json"
    warnings = "\n".join(site.build(status=0))
    assert (
        f"{page}:4: WARNING: fiori: {missing}: error: does not exist; did you mean "
        f"'{site.source / 'sales.json'}'? [fiori]" in warnings
    )
    assert 'unknown option: "measure"; did you mean "measures".' in warnings
    assert 'unknown option: "zzz".' in warnings


def test_nothing_is_drawn_twice(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    draw = Cache._draw

    def counted(self: Cache, block: Block, format: Any, *options: bool) -> dict[str, Any]:
        drawn.append(format)
        return draw(self, block, format, *options)

    monkeypatch.setattr(Cache, "_draw", counted)
    site.write(f".. fiori::\n\n   {KPI}\n")
    site.build()
    assert drawn == ["svg"]
    site.build("html", "-E")
    assert drawn == ["svg"]
    site.build("epub")
    assert drawn == ["svg", "png"]


def test_a_changed_image_is_drawn_again(site: Site) -> None:
    icon = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h{}v9z"/></svg>'
    )
    (site.source / "box.svg").write_text(icon.format(9))
    (site.source / "card.json").write_text(
        '{"view": {"type": "kpiView", "items": [{"icon": "box.svg"}, {"metric": "1"}]}}'
    )
    site.write(".. fiori:: card.json")
    site.build("html", "-W")
    (before,) = site.images
    (site.source / "box.svg").write_text(icon.format(7))
    site.build("html", "-W")
    (after,) = site.images
    assert before != after


def test_a_file_that_was_missing_is_drawn_once_it_is_there(site: Site) -> None:
    view = '{"type": "kpiView", "items": [{"icon": "box.svg"}, {"metric": "1"}]}'
    (site.source / "card.json").write_text(f'{{"view": {view}}}')
    site.write(".. fiori:: card.json")
    for _ in range(2):
        # It fails until the file is there, and not only once.
        assert "box.svg" in "\n".join(site.build("html", "-W", status=1))
    (site.source / "box.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'
    )
    site.build("html", "-W")
    assert len(site.images) == 1


def test_changed_settings_draw_again(site: Site) -> None:
    site.configure('fiori_stylesheets = ["brand.nss"]\nfiori_resources = "icons"\n')
    (site.source / "icons").mkdir()
    icon = site.source / "icons" / "box.svg"
    sheet = site.source / "brand.nss"
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h{}v9z"/></svg>'
    )
    style = "fdlFUIKPIView_captionLabel {{ font-color: {}; }}"
    contents = [(icon, svg.format(9)), (sheet, style.format("#FF0000"))]
    site.write(
        '.. fiori::\n\n   {"view": {"type": "kpiView", "caption": "a", "items": '
        '[{"icon": "box.svg"}, {"metric": "1"}]}}\n'
    )
    found: list[list[str]] = []
    for path, content in [*contents, (icon, svg.format(7)), (sheet, style.format("#00FF00"))]:
        path.write_text(content)
        if sheet.exists():
            site.build("html")
            found.append(site.images)
    assert len(set(map(tuple, found))) == 3


def test_a_figure_says_its_appearance(site: Site) -> None:
    site.configure("fiori_dark = True\n")
    view = '"view": {"type": "kpiView", "items": [{"metric": "1"}]}'
    figure = '{"environment": {"appearance": "light", "generation": "horizon"}, ' + view + "}"
    site.write('.. fiori::\n\n   {"figures": [' + figure + "]}\n")
    site.build("html", "-W")
    assert len(site.images) == 1


def test_inline_pictures_have_ids_of_their_own(site: Site) -> None:
    site.configure(
        'fiori_inline = True\nfiori_dark = True\nfiori_environment = {"generation": "horizon"}'
    )
    site.write(
        f".. fiori::\n   :alt: <A>\n   :width: 80\n\n   {KPI}\n\n.. fiori::\n\n   {KPI}\n"
        + KPI.replace("294", "24").join(["\n.. fiori::\n\n   ", "\n"])
    )
    site.build("html", "-W")
    pictures = re.findall(r"<svg .*?</svg>", site.html, re.DOTALL)
    assert len(pictures) == 6
    assert pictures[0].startswith('<svg class="only-light" style="width: 80px; height: auto" ')
    assert 'aria-label="&lt;A&gt;"' in pictures[0]
    # The same picture may stand twice on a page.
    ids = [set(re.findall(r' id="([^"]+)"', picture)) for picture in pictures]
    assert not ids[0] & ids[1]
    assert not ids[0] & ids[4]
    for picture, own in zip(pictures, ids, strict=True):
        assert set(re.findall(r'href="#([^"]+)"', picture)) <= own


def test_options(site: Site) -> None:
    site.write(
        ".. fiori::\n   :name: here\n   :align: center\n   :width: 3cm\n   :format: png\n"
        f"   :alt: Words\n   :environment: padding=8\n\n   {KPI}\n\n:ref:`text <here>`\n"
    )
    site.build("html", "-W")
    (tag,) = tags(site.html)
    assert re.fullmatch(
        r'<img src="_images/fiori-\w+.png" alt="Words" style="width: 3cm; height: auto" />', tag
    )
    assert '<div class="fiori" id="here" style="display: flex; ' in site.html
    assert "justify-content: center" in site.html
    assert 'href="#here"' in site.html


def test_other_builders(site: Site) -> None:
    site.write(f".. fiori::\n   :name: here\n\n   {KPI}\n\n:ref:`text <here>`\n")
    site.configure(
        'copyright = "c"\nversion = "1"\nlatex_documents = [("index", "p.tex", "p", "a", "manual")]'
    )
    for builder in ("latex", "epub", "text", "man", "texinfo"):
        assert site.build(builder, "-W") == []
    latex = (site.folder / "latex" / "p.tex").read_text()
    match = re.search(r"\\sphinxincludegraphics\{\{(fiori-\w+)\}\.pdf\}", latex)
    assert match is not None
    assert (site.folder / "latex" / f"{match[1]}.pdf").read_bytes().startswith(b"%PDF")
    assert "\\label{\\detokenize{index:here}}" in latex
    epub = (site.folder / "epub" / "index.xhtml").read_text()
    match = re.search(r'src="(_images/fiori-\w+\.png)"', epub)
    assert match is not None
    assert match[1] in (site.folder / "epub" / "content.opf").read_text()
    assert "[294]" in (site.folder / "text" / "index.txt").read_text()
    assert "[294]" in (site.folder / "man" / "p.1").read_text()
    assert "@image{fiori-" in (site.folder / "texinfo" / "p.texi").read_text()


def test_a_caption_makes_a_figure_with_a_number(site: Site) -> None:
    site.configure('numfig = True\nsuppress_warnings = ["config.cache"]\n')
    (site.source / "card.json").write_text(KPI)
    site.write(
        "See :ref:`sales` and :numref:`sales`, or :ref:`this one <plain>`.\n\n"
        ".. fiori:: card.json\n   :name: sales\n   :caption: Sales of *this* month\n"
        "   :align: center\n\n"
        ".. fiori:: card.json\n   :name: plain\n"
    )
    assert site.build() == []
    page = site.html
    assert re.search(r'<figure class="align-center" id="sales">', page)
    assert 'href="#sales"><span class="std std-ref">Sales of this month</span>' in page
    assert '<span class="std std-numref">Fig. 1</span>' in page
    assert "Sales of <em>this</em> month" in page
    assert 'href="#plain"' in page
    for builder in ("latex", "text", "texinfo", "man"):
        assert site.build(builder) == []


def test_overlays_are_options(site: Site) -> None:
    (site.source / "card.json").write_text(KPI)
    site.write(
        ".. fiori:: card.json\n\n.. fiori:: card.json\n   :measures:\n\n"
        ".. fiori:: card.json\n   :anatomy:\n   :measures:\n\n.. fiori:: card.json\n   :overlay:\n"
    )
    assert site.build() == []
    widths = [int(width) for width in re.findall(r'<img [^>]*width="(\d+)"', site.html)]
    assert len(site.images) == 4
    assert len(set(site.images)) == 4
    assert widths[0] == widths[3] < widths[1] < widths[2]


def test_a_matrix_is_one_picture(site: Site) -> None:
    directions = '{"variants": {"layoutDirection": ["leftToRight", "rightToLeft"]}, '
    states = KPI.replace("{", directions, 1)
    (site.source / "states.json").write_text(states)
    site.write(
        ".. fiori:: states.json\n   :rows: figure\n   :columns: layoutDirection\n\n"
        f".. fiori::\n   :rows: figure\n\n   {states}\n\n"
        ".. fiori:: states.json\n   :rows: figure\n   :measures:\n"
    )
    page = site.source / "index.rst"
    assert site.build() == [
        f"{page}:13: WARNING: fiori: a matrix has no measures; remove 'rows' and 'columns', or the "
        "words for measures [fiori]"
    ]
    assert re.findall(r'<img [^>]*alt="([^"]+)"', site.html) == [
        "Matrix of figure: states; layoutDirection: leftToRight, rightToLeft. Each shows: 294",
        "Matrix of figure: kpiView; leftToRight, rightToLeft. Each shows: 294",
    ]
    assert site.build("latex") == []


def test_one_cause_is_one_warning(site: Site) -> None:
    (site.source / "card.json").write_text('{"view": {"type": "kpiView", "captoin": 1}}')
    site.write(".. fiori:: card.json\n\n.. fiori:: card.json\n   :measures:\n")
    warnings = site.build()
    assert len([line for line in warnings if "captoin" in line]) == 1


def test_a_comment_that_was_meant_to_be_a_directive_is_a_mistake(site: Site) -> None:
    site.write(
        ".. fiori: card.json\n\n.. fiory card.json\n\n.. fiori:\n   :name: sales\n\n   {}\n\n"
        ".. Fiori is a design system\n\n.. fiori: TODO\n\n.. first card.json"
    )
    page = site.source / "index.rst"
    assert site.build() == [
        f"{page}:4: WARNING: fiori: 'fiori:' does not begin a directive; write "
        "'.. fiori:: card.json' [fiori]",
        f"{page}:6: WARNING: fiori: 'fiory' does not begin a directive; write "
        "'.. fiori:: card.json' [fiori]",
        f"{page}:8: WARNING: fiori: 'fiori:' does not begin a directive; write "
        "'.. fiori::' [fiori]",
    ]


def test_a_block_of_markdown_is_a_mistake(site: Site) -> None:
    site.configure(
        'source_suffix = {".rst": "restructuredtext", ".md": "restructuredtext"}\n'
        'suppress_warnings = ["config.cache"]\n'
    )
    site.write("A page.")
    (site.source / "page.md").write_text(
        ":orphan:\n\nPage\n====\n\n<!-- fiori card.json measures -->\n\n::\n\n"
        "  ```fiori sales\n  {}\n  ```\n\n"
        "<!-- fiori card.json -->\n\n<!-- fiori:begin -->\n<!-- fiori:end -->\n"
    )
    page = site.source / "page.md"
    message = "WARNING: fiori: a block is a directive here; write"
    options = "and its options below [fiori]"
    assert site.build() == [
        f"{page}:6: {message} '```{{fiori}} card.json', {options}",
        f"{page}:10: {message} '```{{fiori}}', {options}",
    ]


def test_accepted_warnings_are_not_reported(site: Site) -> None:
    dark = '{"environment": {"appearance": "dark"}, ' + KPI[1:]
    site.write(f".. fiori::\n\n   {dark}\n")
    (warning,) = site.build()
    assert "palette v2 has no dark appearance" in warning
    codes = [found.code for found in fiori_render.validate(dark)]
    site.write(f".. fiori::\n   :accept: {', '.join(map(str, codes))}\n\n   {dark}\n")
    assert site.build("html", "-E", "-W") == []
    assert len(site.images) == 1
    site.write(f".. fiori::\n   :accept: no-room {codes[0]}\n\n   {dark}\n")
    page = site.source / "index.rst"
    assert site.build() == [
        f"{page}:4: WARNING: fiori: no warning has the code 'no-room'; remove it from 'accept' "
        "[fiori]"
    ]
    site.write(f".. fiori::\n   :accept:\n\n   {dark}\n")
    assert 'invalid option value: (option: "accept"; value: None)' in site.build()


def test_a_wrong_environment_ends_the_build(site: Site, capfd: pytest.CaptureFixture[str]) -> None:
    site.configure('fiori_environment = {"generaton": "horizon"}\n')
    site.write(f".. fiori::\n\n   {KPI}\n")
    site.build(status=2)
    assert (
        "conf.py: fiori_environment: environment: unknown key 'generaton'; did you mean "
        "'generation'?"
    ) in "".join(capfd.readouterr())


@pytest.mark.parametrize(("dark", "count"), [(True, 1), (False, 0)])
def test_a_fixed_background_is_a_warning_with_dark_pictures(
    site: Site, dark: bool, count: int
) -> None:
    site.configure(f'fiori_dark = {dark}\nfiori_environment = {{"generation": "horizon"}}\n')
    card = KPI.replace("{", '{"environment": {"background": "#FFFFFF"}, ', 1)
    site.write(f".. fiori::\n\n   {card}\n")
    warnings = site.build()
    assert len(warnings) == count
    assert all(
        "environment.background: the background #FFFFFF is also light" in w for w in warnings
    )
