#!/usr/bin/env python3
"""Builds the website of the project into .build/site/html.

    Scripts/site/make-site.py                            links that lead out of the site become plain text
    Scripts/site/make-site.py --repository https://host/project/blob/main    or links to the repository
    Scripts/site/make-site.py --without-api              without the documentation of the libraries

It has the pages of Docs with their pictures, a page for each key of a view and for each design rule, the gallery of
Examples, and the documentation of the libraries. It needs no server and can be published as it is, at the root or in any
folder. MkDocs makes it with Material and with the plug-in of the Python package, strictly: a broken link or a block that
cannot be drawn ends it.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
# What axe asks for beyond what Material for MkDocs does (Scripts/check site).
STYLE = """\
/* Links are told from the text around them by more than their color. */
.md-typeset :is(p, li, td, blockquote) a:not(.headerlink) { text-decoration: underline; }

/* Four and a half to one, as WCAG 2.2 asks for. */
[data-md-color-scheme="default"] {
  --md-default-fg-color--light: #0000008f;
  --md-default-fg-color--lighter: #0000008f;
  --md-code-hl-color: #3949ab;
  --md-code-hl-comment-color: #00000096;
  --md-code-hl-generic-color: #00000096;
  --md-code-hl-punctuation-color: #00000096;
  --md-code-hl-operator-color: #00000096;
  --md-code-hl-variable-color: #00000096;
  --md-code-hl-constant-color: #5b3bc8;
  --md-code-hl-function-color: #8f30c4;
  --md-code-hl-keyword-color: #2f5fc4;
  --md-code-hl-name-color: #24292f;
  --md-code-hl-number-color: #b71c1c;
  --md-code-hl-special-color: #b5124f;
  --md-code-hl-string-color: #146b43;
}

[data-md-color-scheme="slate"] {
  --md-typeset-a-color: #9fa8ff;
  --md-default-fg-color--light: #e2e4e9b8;
  --md-default-fg-color--lighter: #e2e4e9b8;
}

.md-tabs__link { opacity: 1; }
.md-copyright, .md-copyright a { color: var(--md-footer-fg-color); }
"""
SCRIPT = """\
// What scrolls can be scrolled by the keyboard, and what opens has a name.
function mend() {
  for (const part of document.querySelectorAll("pre > code, .md-typeset__scrollwrap, .md-sidebar__scrollwrap")) {
    if (part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight) part.tabIndex = 0;
    else part.removeAttribute("tabindex");
  }
  document.querySelector(".md-search")?.setAttribute("aria-label", "Search");
}
mend();
addEventListener("load", mend);
addEventListener("resize", mend);
"""
# Where the pages of the libraries stand, in JavaScript; their script takes index.html for a page's name.
API_PLACE = (
    r'(history.replaceState(null,"",location.href.replace(/index\.html(?=$|[?#])/,"")),'
    r'(location.pathname.match(/^.*\/api\//)||["/api/"])[0])'
)
# DocC's button of a cut path has no name, and its comments have a contrast of less than 4.5.
API_NAMES = """\
<script>new MutationObserver(() => {
  for (const button of document.querySelectorAll("button.toggle:not([aria-label])"))
    button.ariaLabel = "Show the whole path";
}).observe(document, {childList: true, subtree: true});</script></head>"""
API_THEME = {"theme": {"color": {"syntax-comments": {"light": "#56606b", "dark": "#a5b0bd"}}}}
LIBRARIES = ("FioriRender", "FioriSnapshotTesting", "PictureComparison")
link = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
row = re.compile(r"^\| `(\w+)` \| (.*?) \| (.*?) \| (.*) \|$", re.MULTILINE)


@dataclasses.dataclass(frozen=True)
class Figure:
    """A description that shows a value of a key."""

    name: str
    value: str
    text: str

    @property
    def lines(self) -> list[str]:
        """Return the lines of a page with the value and its picture."""
        return ["```json", self.value, "```", "", f"<!-- fiori {self.name}", self.text, "-->", ""]


class Site:
    """The folder that MkDocs reads."""

    def __init__(self, program: str, folder: Path, repository: str) -> None:
        self.program = program
        self.folder = folder
        self.pages = folder / "pages"
        self.repository = repository.rstrip("/")
        names = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"]
        docs = sorted((ROOT / "Docs").rglob("*"))
        self.copied = [ROOT / name for name in names if (ROOT / name).exists()]
        self.copied += [path for path in docs if path.is_file() and path.suffix != ".py"]

    def write(self) -> None:
        """Write everything."""
        # Blocks name descriptions by paths, which are not part of the site.
        (self.pages / "Examples").symlink_to(ROOT / "Examples")
        for source in self.copied:
            target = self.pages / source.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.suffix == ".md":
                text = source.read_text(encoding="utf-8")
                # A heading of a column has words for everybody.
                text = re.sub(
                    r"^(\|[^\n]*\|) \|\n(?=\| ---)", r"\1 meaning |\n", text, flags=re.MULTILINE
                )
                target.write_text(self.linked(text, source), encoding="utf-8")
            else:
                shutil.copyfile(source, target)
        (self.pages / "assets").mkdir()
        (self.pages / "assets/site.css").write_text(STYLE, encoding="utf-8")
        (self.pages / "assets/site.js").write_text(SCRIPT, encoding="utf-8")
        self.place_api()
        rules, keys = self.rules(), self.keys()
        (self.folder / "mkdocs.yml").write_text(
            json.dumps(self.settings(rules, keys), indent=2), encoding="utf-8"
        )

    def place_api(self) -> None:
        """Let the pages of the libraries stand in any folder: DocC writes them for one place."""
        root = self.pages / "api"
        for page in root.rglob("*.html"):
            text = page.read_text(encoding="utf-8")
            text = text.replace('var baseUrl = "/api/"', f"var baseUrl = {API_PLACE}")
            up = "../" * (len(page.relative_to(root).parts) - 1)
            text = text.replace('="/api/', f'="{up}').replace("</head>", API_NAMES, 1)
            page.write_text(text, encoding="utf-8")
        if root.exists():
            (root / "theme-settings.json").write_text(json.dumps(API_THEME), encoding="utf-8")

    def linked(self, text: str, source: Path) -> str:
        """Return a page whose links stay in the site or lead to the repository."""
        fences = re.split(r"(^`{3,}.*?^`{3,}[ \t]*$)", text, flags=re.MULTILINE | re.DOTALL)
        return "".join(
            part if part.startswith("```") else link.sub(lambda m: self.link(m, source), part)
            for part in fences
        )

    def link(self, match: re.Match[str], source: Path) -> str:
        """Return a link of a page."""
        words, address = match[1], match[2]
        if re.match(r"[a-z]+:|#", address):
            return match[0]
        path, _, anchor = address.partition("#")
        target = (source.parent / path).resolve()
        if not target.is_relative_to(ROOT) or not target.exists():
            return match[0]
        if target in self.copied:
            return match[0]
        here = Path(os.path.relpath(self.pages, (self.pages / source.relative_to(ROOT)).parent))
        for folder in ("README.md", "index.md"):
            if target.is_dir() and target / folder in self.copied:
                return f"[{words}]({path.rstrip('/')}/{folder})"
        # A catalog has a page of its library's name.
        library = next(
            (name for name in LIBRARIES if (target.parent / f"{name}.md").exists()), None
        )
        if library and target.parent.suffix == ".docc" and (self.pages / "api").exists():
            page = f"api/documentation/{library.lower()}"
            if target.stem != library:
                page += f"/{target.stem.lower()}"
            return f"[{words}]({here / page / 'index.html'})"
        if self.repository:
            end = f"#{anchor}" if anchor else ""
            return f"[{words}]({self.repository}/{self.name(target)}{end})"
        return words

    @staticmethod
    def name(path: Path) -> str:
        """Return the path of a file in the repository."""
        return path.relative_to(ROOT).as_posix()

    def rules(self) -> list[str]:
        """Write a page for each design rule, and return their names."""
        text = (ROOT / "Docs/lint.md").read_text(encoding="utf-8")
        parts = re.split(r"^## (.+)$", text, flags=re.MULTILINE)[1:]
        names = []
        for name, body in zip(parts[::2], parts[1::2], strict=True):
            if "Level:" not in body:
                continue
            page = self.pages / "Docs/lint" / f"{name}.md"
            page.parent.mkdir(exist_ok=True)
            body = self.linked(body, ROOT / "Docs/lint.md")
            page.write_text(
                f"# {name}\n{body}\n`fiori-render lint --explain {name}` prints this page. "
                "[All rules](../lint.md).\n",
                encoding="utf-8",
            )
            names.append(name)
        return names

    def keys(self) -> dict[str, list[str]]:
        """Write a page for each key of a view, and return their names."""
        found: dict[str, list[str]] = {}
        pages: list[tuple[Path, list[str], list[Figure]]] = []
        for source in sorted((ROOT / "Docs/reference").glob("*.md")):
            text = source.read_text(encoding="utf-8")
            example = re.search(r"```json\n(.*?)```", text, re.DOTALL)
            table = text.split("## Keys", 1)
            if example is None or len(table) < 2:
                continue
            described = json.loads(example[1])
            rows = row.findall(table[1].split("\n## ", 1)[0])
            found[source.stem] = [name for name, *_ in rows if name != "type"]
            for name, value, default, meaning in rows:
                if name != "type":
                    pages.append(self.key(source, described, name, value, default, meaning))
        wrong = self.wrong([figure for *_, figures in pages for figure in figures])
        for page, lines, figures in pages:
            page.parent.mkdir(exist_ok=True)
            blocks = [line for one in figures if one not in wrong for line in one.lines]
            page.write_text("\n".join([*lines, *blocks]), encoding="utf-8")
        return found

    def key(
        self, source: Path, described: Any, name: str, *facts: str
    ) -> tuple[Path, list[str], list[Figure]]:
        """Return the page of a key: its path, its first lines, and a figure for each of its values."""
        value, default, meaning = (
            re.sub(r"\]\((\w)", r"](../\1", self.linked(fact, source)) for fact in facts
        )
        lines = [f"# {name}", "", f"{meaning}", "", f"Value: {value}", ""]
        if default:
            lines += [f"Default: {default}", ""]
        lines += [f"A key of [{source.stem}](../{source.stem}.md).", ""]
        figures = []
        for number, change in enumerate(self.values(facts[0], facts[2], described["view"], name)):
            figure = {key: part for key, part in described.items() if key != "$schema"}
            figure["view"] = {**described["view"], name: change}
            text = json.dumps(figure, indent=2, ensure_ascii=False)
            shown = json.dumps({name: change}, ensure_ascii=False)
            figures.append(Figure(f"{name}-{number}", shown, text))
        return self.pages / "Docs/reference" / source.stem / f"{name}.md", lines, figures

    @staticmethod
    def values(value: str, meaning: str, view: dict[str, Any], name: str) -> list[Any]:
        """Return values of a key: the example's own, the one in its description, or all words."""
        found: list[Any] = [view[name]] if name in view else []
        if "`true` or `false`" in value:
            return [True, False]
        words = re.findall(r"`(\w+)`", value) if "](" not in value else []
        if len(words) > 1:
            return words[:6]
        for text in re.findall(r"`([^`]+)`", meaning.split("For example, ", 1)[-1]):
            if "For example, " in meaning:
                try:
                    found.append(json.loads(text))
                except ValueError:
                    continue
        return [one for index, one in enumerate(found) if one not in found[:index]][:2]

    def wrong(self, figures: list[Figure]) -> set[Figure]:
        """Return the figures that are not drawn without a word."""
        with tempfile.TemporaryDirectory() as folder:
            for index, figure in enumerate(figures):
                Path(folder, f"{index}.json").write_text(figure.text, encoding="utf-8")
            run = subprocess.run(
                [self.program, "validate", folder, "--json", "--resources", ROOT / "Examples"],
                capture_output=True,
                check=False,
            )
        found = json.loads(run.stdout)["diagnostics"]
        return {figures[int(Path(one["file"]).stem)] for one in found}

    def settings(self, rules: list[str], keys: dict[str, list[str]]) -> dict[str, Any]:
        """Return the settings of MkDocs."""
        guides = [
            path.relative_to(ROOT).as_posix()
            for path in self.copied
            if path.parent == ROOT / "Docs" and path.suffix == ".md" and path.name != "lint.md"
        ]
        reference: list[Any] = ["Docs/reference/README.md", "Docs/reference/values.md"]
        reference += [
            {
                view: [
                    f"Docs/reference/{view}.md",
                    *(f"Docs/reference/{view}/{key}.md" for key in of),
                ]
            }
            for view, of in keys.items()
        ]
        nav: list[Any] = [
            {"Overview": "README.md"},
            {"Guides": guides},
            {"Reference": reference},
            {"Rules": ["Docs/lint.md", *(f"Docs/lint/{rule}.md" for rule in rules)]},
            {"Gallery": "gallery/index.html"},
        ]
        if (self.pages / "api").exists():
            nav.append({"Swift": "api/index.html"})
        others = [
            path.name for path in self.copied if path.parent == ROOT and path.stem != "README"
        ]
        nav.append({"Project": others})
        return {
            "site_name": "fiori-render",
            "docs_dir": "pages",
            "site_dir": "html",
            "use_directory_urls": False,
            "exclude_docs": "Examples/\nDocs/sources/*.json\n",
            "not_in_nav": "Docs/**\n",
            "extra_css": ["assets/site.css"],
            "extra_javascript": ["assets/site.js"],
            "theme": {
                "name": "material",
                "font": False,
                "features": [
                    "navigation.tabs",
                    "navigation.indexes",
                    "navigation.prune",
                    "navigation.top",
                ],
                "palette": [
                    {
                        "media": f"(prefers-color-scheme: {scheme})",
                        "scheme": material,
                        "toggle": {"icon": f"material/{icon}", "name": f"Show {other}"},
                    }
                    for scheme, material, icon, other in (
                        ("light", "default", "weather-night", "dark"),
                        ("dark", "slate", "weather-sunny", "light"),
                    )
                ],
            },
            "plugins": [
                "search",
                {
                    "fiori": {
                        "environment": {"padding": 8},
                        "resources": str(ROOT / "Examples"),
                        "show_source": True,
                        "show_warnings": False,
                        "cache_dir": "../site-pictures",
                    }
                },
            ],
            "markdown_extensions": [
                "attr_list",
                "md_in_html",
                "tables",
                "pymdownx.highlight",
                "pymdownx.superfences",
                {"toc": {"permalink": True}},
            ],
            "validation": {"nav": {"omitted_files": "ignore"}, "links": {"anchors": "warn"}},
        }


def main() -> None:
    """Make the gallery and all pages, and build the site of them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--repository", default="")
    parser.add_argument("--without-api", action="store_true")
    options = parser.parse_args()
    os.chdir(ROOT)
    os.environ["NO_MKDOCS_2_WARNING"] = "1"

    def run(*command: str | Path) -> None:
        status = subprocess.run(command).returncode
        if status:
            sys.exit(status)

    work = ROOT / ".build/site"
    run("Scripts/build/setup-python.sh", "test")
    if "FIORI_RENDER_PROGRAM" not in os.environ:
        run("Scripts/build/test-program.sh")
        os.environ["FIORI_RENDER_PROGRAM"] = str(ROOT / ".build/tests/release/fiori-render")
    program = os.environ["FIORI_RENDER_PROGRAM"]
    shutil.rmtree(work, ignore_errors=True)
    (work / "pages").mkdir(parents=True)
    if not options.without_api:
        run("Scripts/site/make-documentation.sh", "/api")
        shutil.copytree(".build/documentation", work / "pages/api")
    title = "fiori-render: gallery"
    run(
        program,
        "gallery",
        "Examples",
        "-o",
        work / "pages/gallery",
        "--title",
        title,
        "--strict",
        "--quiet",
    )
    Site(program, work, options.repository).write()
    mkdocs = ".build/python/test/bin/mkdocs"
    run(mkdocs, "build", "--quiet", "--strict", "--config-file", work / "mkdocs.yml")
    print(work / "html/index.html")


if __name__ == "__main__":
    main()
