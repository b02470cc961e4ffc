"""Make a monthly report of several pages: ``python make_report.py OUT``.

It draws a picture for each region of `sales.csv`, and lays out the pages with typst
(``pip install typst``) and with Sphinx, each of which places the pictures by their names.
"""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import fiori_render as fr

HERE = Path(__file__).parent
FONTS = HERE.parent.parent / "Fonts"
"""The fonts of the pictures, which the pages use as well."""


def draw(folder: Path) -> list[dict[str, str]]:
    """Draw the pictures as PDF and SVG; return their names, files and alternative texts."""
    regions = [line.split(",")[1] for line in (HERE / "sales.csv").read_text().splitlines()[1:]]
    # Pictures are found by their names: sorted rows have other groups first.
    named = {region.lower().replace(" ", "-"): region for region in regions}
    found: list[dict[str, str]] = []
    for picture in fr.render_all(HERE / "regions.json", format="pdf"):
        picture.save(folder / f"{picture.name}.pdf")
        (folder / f"{picture.name}.svg").write_text(picture.svg(), "utf-8")
        entry = {"name": picture.name, "file": f"{picture.name}.pdf", "words": picture.words}
        found.append({"region": named[picture.name], **entry})
    return sorted(found, key=lambda entry: entry["region"])


def with_typst(folder: Path, pictures: list[dict[str, str]]) -> Path:
    """Lay out the report with typst; return its PDF."""
    import typst

    # typst would use another font without a word.
    if not FONTS.is_dir():
        sys.exit(f"{FONTS} does not exist; keep this folder in the clone, whose fonts the pages use")
    (folder / "pictures.json").write_text(json.dumps(pictures, ensure_ascii=False), "utf-8")
    for name in ("report.typ", "sales.csv"):
        shutil.copy(HERE / name, folder / name)
    report = folder / "report.pdf"
    typst.compile(str(folder / "report.typ"), output=str(report), font_paths=[str(FONTS)])
    return report


def with_sphinx(folder: Path, pictures: list[dict[str, str]]) -> Path:
    """Lay out the report with Sphinx, a page for each region; return its first page."""
    from sphinx.cmd.build import main

    source = folder / "sphinx"
    source.mkdir(exist_ok=True)
    shutil.copy(HERE / "sphinx" / "conf.py", source / "conf.py")
    names = [each["name"] for each in pictures]
    for each in pictures:
        shutil.copy(folder / f"{each['name']}.svg", source / f"{each['name']}.svg")
        title = each["region"]
        image = f".. image:: {each['name']}.svg\n   :alt: {each['words']}\n   :width: 480px\n"
        page = f"{title}\n{'=' * len(title)}\n\n{image}"
        (source / f"{each['name']}.rst").write_text(page, "utf-8")
    contents = ".. toctree::\n\n   " + "\n   ".join(names) + "\n"
    (source / "index.rst").write_text(f"Sales report\n============\n\n{contents}", "utf-8")
    site = folder / "site"
    if main(["-q", "-W", "-b", "html", str(source), str(site)]):
        raise SystemExit("Sphinx failed")
    return site / "index.html"


def make(folder: Path) -> None:
    """Write the report to a folder in both forms."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = draw(folder)
    for page in (with_typst(folder, pictures), with_sphinx(folder, pictures)):
        print(page)


if __name__ == "__main__":
    make(Path(sys.argv[1] if len(sys.argv) > 1 else "report"))
