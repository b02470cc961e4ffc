"""A Sphinx extension with the directive ``fiori``.

    .. fiori:: cards/sales.json

    .. fiori:: cards/sales.json
       :name: sales
       :caption: Sales of this month
       :measures:

    .. fiori::
       :alt: Sales of this month

       {"view": {"type": "kpiView", "items": [{"metric": "294"}]}}

HTML pages get an SVG, with a dark one for themes that have a dark mode; LaTeX gets a PDF, and
everything else a PNG.
"""

from __future__ import annotations

import html
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar
from weakref import WeakKeyDictionary

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.config import Config
from sphinx.errors import ConfigError
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from ._blocks import blocks_of, matrix_of, mistake_in_comment
from ._diagnostic import Diagnostic
from ._documents import (
    Block,
    Cache,
    Drawn,
    Problems,
    environment_of,
    mistakes_in,
    unaccepted,
)
from ._drawing import shared_drawer
from ._errors import RenderError
from ._picture import FORMATS
from ._settings import ANATOMY_KEYS, OVERLAYS, Settings
from ._version import __version__

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment
    from sphinx.util.typing import ExtensionMetadata

    from ._picture import Format

_logger = logging.getLogger(__name__)

_DARK_THEMES = {"furo", "pydata_sphinx_theme", "sphinx_book_theme"}
"""Themes with a dark mode and the classes `only-light` and `only-dark`."""

_problems: WeakKeyDictionary[Config, Problems] = WeakKeyDictionary()
"""The warnings of each build."""

_has_dark_pages: WeakKeyDictionary[Config, bool] = WeakKeyDictionary()
"""Whether each build draws dark pictures."""

_SIDES = {"left": "flex-start", "center": "center", "right": "flex-end"}


class fiori_picture(nodes.General, nodes.Inline, nodes.Element):  # noqa: N801
    """A description in a document, drawn when the output is written."""


def _align(argument: str) -> str:
    return str(directives.choice(argument, ("left", "center", "right")))


def _format(argument: str) -> str:
    return str(directives.choice(argument, FORMATS))


class _Options(dict[str, Callable[[str], Any]]):
    """The options of the directive; an unknown option gets a suggestion."""

    def __missing__(self, name: str) -> Callable[[str], Any]:
        import difflib

        near = difflib.get_close_matches(name, self, 1)
        # docutils puts its own words and quotes around it.
        raise KeyError(f'{name}"; did you mean "{near[0]}' if near else name)


class FioriDirective(SphinxDirective):
    """Draws the description in a file, or in the content."""

    has_content = True
    optional_arguments = 1
    final_argument_whitespace = True
    option_spec: ClassVar[dict[str, Callable[[str], Any]]] = _Options(
        {
            "name": directives.unchanged_required,
            "alt": directives.unchanged,
            "environment": directives.unchanged_required,
            "format": _format,
            "align": _align,
            "width": directives.length_or_percentage_or_unitless,
            "class": directives.class_option,
            "caption": directives.unchanged_required,
            "rows": directives.unchanged_required,
            "columns": directives.unchanged_required,
            "accept": directives.unchanged_required,
            **dict.fromkeys(OVERLAYS, directives.flag),
            **dict.fromkeys(ANATOMY_KEYS, directives.unchanged_required),
        }
    )

    def run(self) -> list[nodes.Node]:
        """Return a node for the description; a warning and no node if it is wrong."""
        location = self.get_location()
        block: Block | None = None
        settings = _settings(self.env)
        try:
            block = self._block()
            self._depend(block.dependencies(settings))
            # Drawn here so that mistakes have the right place; most builds need the SVG.
            has_dark = _has_dark_pages.get(self.config, False)
            _, warnings = _cache(self.env).drawn(block, "svg", has_dark=has_dark)
        except (RenderError, ValueError) as error:
            self._warn(error, block, location)
            self._depend([] if block is None else block.missing(settings))
            return []
        codes = tuple(self.options.get("accept", "").replace(",", " ").split())
        rest, unused = unaccepted(warnings, codes)
        self._warn(rest, block, location)
        for line in unused:
            _logger.warning("fiori: %s", line, location=location, type="fiori")
        if warnings:
            self._depend(block.missing(settings))
        node = fiori_picture(
            block=(block.text, block.file, dict(block.environment), block.overlay, block.matrix),
            alt=self.options.get("alt"),
            format=self.options.get("format"),
            align=self.options.get("align"),
            width=self.options.get("width"),
            classes=self.options.get("class", []),
        )
        self.set_source_info(node)
        shown = self._figure(node) if "caption" in self.options else node
        self.add_name(shown)
        return [shown]

    def _depend(self, paths: list[str]) -> None:
        """Read the page again when a file changes; on each build while it is missing."""
        for path in paths:
            self.env.note_dependency(path)

    def _figure(self, node: fiori_picture) -> nodes.Element:
        """Return a figure, which `:ref:` and `:numref:` can refer to by its name."""
        figure = nodes.figure("", node)
        if align := self.options.get("align"):
            figure["align"] = align
        self.set_source_info(figure)
        words, messages = self.parse_inline(self.options["caption"], lineno=self.lineno)
        caption = nodes.caption(self.options["caption"], "", *words)
        self.set_source_info(caption)
        figure += [caption, *messages]
        return figure

    def _warn(
        self, problems: Exception | list[Diagnostic], block: Block | None, location: str
    ) -> None:
        """Warn about each cause once, regardless of the number of pictures."""
        known = _problems.setdefault(self.config, Problems())
        for there, line in known.new(problems, block, location, self._located):
            _logger.warning("fiori: %s", line, location=there, type="fiori")

    def _located(self, line: int, column: int) -> str:
        """Return the place of a line of the content; Sphinx shows no columns."""
        source, offset = self.content.info(min(line, len(self.content)) - 1)
        return f"{source}:{(offset or 0) + 1}"

    def _block(self) -> Block:
        overlay = tuple(word for word in OVERLAYS if word in self.options)
        if "anatomy" in overlay:
            overlay += tuple(
                f"{key}={self.options[key]}" for key in ANATOMY_KEYS if key in self.options
            )
        matrix = matrix_of(self.options.get("rows"), self.options.get("columns"), overlay)
        environment = {
            **self.config.fiori_environment,
            **environment_of(self.options.get("environment", "")),
        }
        if self.arguments:
            if self.content:
                raise ValueError("both a path and content are set; remove one of them")
            _, path = self.env.relfn2path(self.arguments[0], self.env.docname)
            self.env.note_dependency(path)
            return Block.of(Path(path), environment, overlay, matrix)
        if not self.content:
            raise ValueError("there is neither a path nor content; add one of them")
        return Block.of("\n".join(self.content), environment, overlay, matrix)


def _settings(env: BuildEnvironment) -> Settings:
    return _settings_of(env.config, Path(env.srcdir))


def _settings_of(config: Config, root: Path) -> Settings:
    return Settings(
        timeout=config.fiori_timeout,
        resources=None if config.fiori_resources is None else str(root / config.fiori_resources),
        stylesheets=tuple(str(root / path) for path in config.fiori_stylesheets),
        font_paths=tuple(str(root / path) for path in config.fiori_font_paths),
    )


def _cache(env: BuildEnvironment) -> Cache:
    return Cache(Path(env.doctreedir, "fiori"), shared_drawer(_settings(env)))


def _drawn(
    translator: Any,
    node: fiori_picture,
    format: Format,
    **options: bool,
) -> tuple[list[Drawn], Cache]:
    """Return the pictures of a node that its directive has checked."""
    cache = _cache(translator.builder.env)
    chosen = node["format"] or format
    drawn, _ = cache.drawn(Block(*node["block"]), chosen, **options)
    return drawn, cache


def _visit_html(translator: Any, node: fiori_picture) -> None:
    builder = translator.builder
    format: Format = "png" if builder.name == "epub" else "svg"
    is_inline = builder.config.fiori_inline and (node["format"] or format) == "svg"
    drawn, cache = _drawn(
        translator, node, format, has_dark=_has_dark(builder), is_inline=is_inline
    )
    side = _SIDES[node["align"] or "left"]
    # Not by classes, which themes treat differently.
    style = f"display: flex; flex-wrap: wrap; gap: 1em; justify-content: {side}; margin: 1em 0"
    classes = " ".join(["fiori", *node["classes"]])
    translator.body.append(translator.starttag(node, "div", "", CLASS=classes, STYLE=style))
    for picture in drawn:
        for version, name in picture.files.items():
            only = f"only-{version}" if len(picture.files) > 1 else ""
            path = cache.path(name)
            if is_inline:
                translator.body.append(_inline(path, picture, node, only))
            else:
                translator.body.append(_image(builder, path, picture, node, only))
    translator.body.append("</div>\n")
    raise nodes.SkipNode


def _has_dark(builder: Any) -> bool:
    wish = builder.config.fiori_dark
    if wish is None:
        return builder.name != "epub" and builder.config.html_theme in _DARK_THEMES
    return bool(wish)


def _image(builder: Any, path: Path, picture: Drawn, node: fiori_picture, only: str) -> str:
    if path.suffix == ".pdf":
        source, tag = _copied(builder, path), "object"
        return f'<{tag} data="{source}" type="application/pdf"></{tag}>\n'
    size = _size(picture, node["width"])
    words = picture.words if node["alt"] is None else node["alt"]
    attributes = f'src="{_copied(builder, path)}" alt="{html.escape(words)}" {size}'
    return f"<img {_class(only)}{attributes} />\n"


def _inline(path: Path, picture: Drawn, node: fiori_picture, only: str) -> str:
    svg = path.read_text(encoding="utf-8")
    if node["alt"] is not None:
        svg = svg.replace("<svg ", f'<svg aria-label="{html.escape(node["alt"])}" ', 1)
    if node["width"]:
        svg = svg.replace("<svg ", f'<svg style="width: {_css(node["width"])}; height: auto" ', 1)
    return svg.replace("<svg ", f"<svg {_class(only)}", 1)


def _class(only: str) -> str:
    return f'class="{only}" ' if only else ""


def _size(picture: Drawn, width: str | None) -> str:
    if width:
        return f'style="width: {_css(width)}; height: auto"'
    return f'width="{picture.width}" height="{picture.height}"'


def _css(width: str) -> str:
    return f"{width}px" if width.isdigit() else width


def _copied(builder: Any, path: Path) -> str:
    """Copy a file to the images of a build; return its address."""
    folder = Path(builder.outdir, builder.imagedir)
    folder.mkdir(parents=True, exist_ok=True)
    name = f"fiori-{path.name}"
    shutil.copyfile(path, folder / name)
    return f"{builder.imgpath}/{name}"


def _visit_latex(translator: Any, node: fiori_picture) -> None:
    drawn, cache = _drawn(translator, node, "pdf")
    begin, end = _LATEX_ALIGNMENTS[node["align"]]
    targets = "".join(translator.hypertarget(name, anchor=False) for name in node["ids"])
    translator.body.append(f"\n{targets}{begin}")
    for picture in drawn:
        path = cache.path(picture.files["light"])
        shutil.copyfile(path, Path(translator.builder.outdir, f"fiori-{path.name}"))
        width = node["width"] and translator.latex_image_length(node["width"])
        option = f"[width={width}]" if width else ""
        translator.body.append(
            f"\\sphinxincludegraphics{option}{{{{fiori-{path.stem}}}{path.suffix}}}\n"
        )
    translator.body.append(f"{end}\n")
    raise nodes.SkipNode


_LATEX_ALIGNMENTS = {
    None: ("", ""),
    "left": ("{", "\\hspace*{\\fill}}"),
    "center": ("{\\hspace*{\\fill}", "\\hspace*{\\fill}}"),
    "right": ("{\\hspace*{\\fill}", "}"),
}


def _visit_texinfo(translator: Any, node: fiori_picture) -> None:
    drawn, cache = _drawn(translator, node, "png")
    for picture in drawn:
        path = cache.path(picture.files["light"])
        shutil.copyfile(path, Path(translator.builder.outdir, f"fiori-{path.name}"))
        words = translator.escape_arg(picture.words if node["alt"] is None else node["alt"])
        translator.body.append(f"\n@image{{fiori-{path.stem},,,{words},png}}\n")
    raise nodes.SkipNode


def _words(translator: Any, node: fiori_picture) -> str:
    drawn, _ = _drawn(translator, node, "png")
    words = [picture.words if node["alt"] is None else node["alt"] for picture in drawn]
    return "; ".join(words)


def _visit_text(translator: Any, node: fiori_picture) -> None:
    translator.new_state(0)
    translator.add_text(f"[{_words(translator, node)}]")
    translator.end_state(wrap=True)
    raise nodes.SkipNode


def _visit_manual(translator: Any, node: fiori_picture) -> None:
    translator.body.append(f"[{_words(translator, node)}]\n")
    raise nodes.SkipNode


def _look_at_build(app: Sphinx) -> None:
    """Check the settings, and note whether there are dark pictures."""
    drawer = shared_drawer(_settings_of(app.config, Path(app.srcdir)))
    if mistakes := mistakes_in(app.config.fiori_environment, drawer):
        raise ConfigError("\n".join(f"conf.py: fiori_environment: {line}" for line in mistakes))
    builder = app.builder
    _has_dark_pages[app.config] = builder.format == "html" and _has_dark(builder)


def _look_at_comments(app: Sphinx, document: nodes.document) -> None:
    """Warn about comments that were meant to be directives and would not be visible."""
    for comment in document.findall(nodes.comment):
        text = comment.astext()
        if mistake := mistake_in_comment(text):
            # A comment has the line after it.
            line = (comment.line or 0) - len(text.splitlines())
            location = (app.env.docname, line)
            _logger.warning("fiori: %s", mistake, location=location, type="fiori")


def _look_at_markdown(app: Sphinx, page: str, content: list[str]) -> None:
    """Warn about Markdown blocks without pictures, which MyST would show as code or not at all."""
    if Path(app.env.doc2path(page)).suffix not in {".md", ".markdown"}:
        return
    blocks, _ = blocks_of(content[0].split("\n"))
    for block in blocks:
        if block.section_end == block.end:
            text = block.content.strip()
            path = f" {text}" if text.endswith(".json") else ""
            message = (
                f"a block is a directive here; write '```{{fiori}}{path}', and its options below"
            )
            location = (page, block.first + 1)
            _logger.warning("fiori: %s", message, location=location, type="fiori")


def setup(app: Sphinx) -> ExtensionMetadata:
    """Add the directive and the configuration to Sphinx."""
    app.add_directive("fiori", FioriDirective)
    app.add_node(
        fiori_picture,
        html=(_visit_html, None),
        latex=(_visit_latex, None),
        texinfo=(_visit_texinfo, None),
        text=(_visit_text, None),
        man=(_visit_manual, None),
    )
    app.connect("builder-inited", _look_at_build)
    app.connect("doctree-read", _look_at_comments)
    app.connect("source-read", _look_at_markdown)
    app.add_config_value("fiori_environment", {}, "env")
    app.add_config_value("fiori_resources", None, "env")
    app.add_config_value("fiori_stylesheets", [], "env")
    app.add_config_value("fiori_font_paths", [], "env")
    app.add_config_value("fiori_timeout", 30, "")
    app.add_config_value("fiori_dark", None, "html")
    app.add_config_value("fiori_inline", False, "html")
    return {"version": __version__, "parallel_read_safe": True, "parallel_write_safe": True}
