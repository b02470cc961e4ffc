"""A MkDocs plug-in that draws the ``fiori`` blocks of pages.

    plugins:
      - search
      - fiori

    ```fiori sales
    { "view": { "type": "kpiView", "items": [{ "metric": "294" }] } }
    ```

    <!-- fiori cards/sales.json measures -->

A block contains a description, or the path of one relative to the page, as for `fiori-render
markdown`, whose pictures it replaces.
"""

from __future__ import annotations

import html
import re
from dataclasses import replace
from pathlib import Path
from typing import Literal

from mkdocs.config import base
from mkdocs.config import config_options as options
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, get_plugin_logger
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from ._blocks import MarkdownBlock, MarkdownProblem, blocks_of
from ._diagnostic import Diagnostic
from ._documents import Block, Cache, Drawn, Problems, mistakes_in, unaccepted
from ._drawing import shared_drawer
from ._errors import RenderError
from ._settings import Settings

_logger = get_plugin_logger(__name__)


class FioriConfig(base.Config):
    """The settings of the plug-in in ``mkdocs.yml``; paths are relative to that file."""

    environment = options.Type(dict, default={})
    resources = options.Optional(options.Dir(exists=True))
    stylesheets = options.ListOfItems(options.File(exists=True), default=[])
    font_paths = options.ListOfItems(options.Dir(exists=True), default=[])
    timeout = options.Type((int, float), default=30)
    cache_dir = options.Type(str, default=".cache/fiori")
    show_source = options.Type(bool, default=False)
    show_warnings = options.Type(bool, default=True)
    dark = options.Optional(options.Type(bool))


class FioriPlugin(BasePlugin[FioriConfig]):
    """Draws blocks, and adds the pictures to the site."""

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Prepare the renderer."""
        settings = Settings(
            timeout=self.config.timeout,
            resources=self.config.resources,
            stylesheets=tuple(self.config.stylesheets),
            font_paths=tuple(self.config.font_paths),
        )
        folder = Path(config.config_file_path or ".").absolute().parent / self.config.cache_dir
        drawer = shared_drawer(settings)
        if mistakes := mistakes_in(self.config.environment, drawer):
            name = Path(config.config_file_path or "mkdocs.yml").name
            raise PluginError("\n".join(f"{name}: plugins: fiori: {line}" for line in mistakes))
        self._cache = Cache(folder, drawer)
        self._problems = Problems()
        return config

    def on_page_markdown(
        self, markdown: str, *, page: Page, config: MkDocsConfig, files: Files
    ) -> str:
        """Replace the blocks of a page with pictures."""
        lines = markdown.split("\n")
        blocks, problems = blocks_of(lines)
        start = _first_line(page, markdown) if blocks or problems else 0
        for problem in problems:
            self._tell(page, problem, start)
        for block in reversed(blocks):
            images = self._images(block, start, page, config, files)
            if images is None:
                continue
            kept = lines[block.first : block.end] if self.config.show_source and block.shown else []
            if kept:
                kept[0] = f"{block.indent}{block.marks}json"
                kept.append("")
            lines[block.first : block.section_end] = [*kept, block.indent + images]
        return "\n".join(lines)

    def _images(
        self, block: MarkdownBlock, start: int, page: Page, config: MkDocsConfig, files: Files
    ) -> str | None:
        """Return the pictures of a block as HTML; warn and return None if it is wrong."""
        described: Block | None = None
        drawn: list[Drawn] | None = None
        problems: Exception | list[Diagnostic]
        unused: list[str] = []
        try:
            described = self._block(block, page)
            mode = self._mode(config)
            if mode == "dark" and not described.has_appearance:
                environment = {**described.environment, "appearance": "dark"}
                described = replace(described, environment=environment)
            drawn, warnings = self._cache.drawn(described, "svg", has_dark=mode == "auto")
            problems, unused = unaccepted(warnings, block.accepted)
        except (RenderError, OSError) as error:
            problems = error
        page_name = page.file.src_uri
        place = f"{page_name}:{start + block.first + 1}"

        def located(line: int, column: int) -> str:
            first = start + block.content_line
            return f"{page_name}:{first + line}:{len(block.indent) + column}"

        found = [(place, line) for line in unused]
        if drawn is None or self.config.show_warnings:
            found += self._problems.new(problems, described, place, located)
        for there, line in found:
            _logger.warning("%s: %s", there, line)
        if drawn is None:
            return None
        is_material = config.theme.name == "material"
        images = [self._image(picture, page, config, files, is_material) for picture in drawn]
        return " ".join(images + ([] if block.caption is None else [_caption(block.caption)]))

    def _mode(self, config: MkDocsConfig) -> Literal["light", "dark", "auto"]:
        """Return the appearance of all pages, or `auto` if readers see either."""
        if self.config.dark is not None:
            return "auto" if self.config.dark else "light"
        theme = config.theme
        if theme.name == "readthedocs":
            return "light"
        # Earlier versions of the theme are light.
        mode = theme.get("color_mode", "light") if theme.name == "mkdocs" else "auto"
        return "light" if mode == "light" else "dark" if mode == "dark" else "auto"

    def _tell(self, page: Page, problem: MarkdownProblem, start: int) -> None:
        line = start + problem.line + 1
        _logger.warning("%s:%d: %s", page.file.src_uri, line, problem.message)

    def _block(self, block: MarkdownBlock, page: Page) -> Block:
        environment = self.config.environment
        text = block.content.strip()
        if text.startswith("{") or "\n" in text:
            return Block.of(block.content, environment, block.overlay, block.matrix)
        source = page.file.abs_src_path
        folder = Path(source).parent if source else Path.cwd()
        return Block.of(folder / text, environment, block.overlay, block.matrix)

    def _image(
        self, picture: Drawn, page: Page, config: MkDocsConfig, files: Files, is_material: bool
    ) -> str:
        urls = {
            version: self._added(name, page, config, files)
            for version, name in picture.files.items()
        }
        rest = (
            f'alt="{html.escape(picture.words)}" width="{picture.width}" height="{picture.height}"'
        )
        light = urls["light"]
        if "dark" not in urls:
            return f'<img src="{light}" {rest}>'
        if is_material:
            # Material hides one of them by these endings.
            return (
                f'<img src="{light}#only-light" {rest}> <img src="{urls["dark"]}#only-dark" {rest}>'
            )
        return (
            f'<picture><source media="(prefers-color-scheme: dark)" srcset="{urls["dark"]}">'
            f'<img src="{light}" {rest}></picture>'
        )

    def _added(self, name: str, page: Page, config: MkDocsConfig, files: Files) -> str:
        """Add a picture to the site; return its address on a page."""
        uri = f"assets/fiori/{name}"
        file = files.get_file_from_path(uri)
        if file is None:
            file = File.generated(config, uri, content=self._cache.path(name).read_bytes())
            files.append(file)
        return file.url_relative_to(page.file)


def _first_line(page: Page, markdown: str) -> int:
    """Return the number of lines of metadata before a page's text."""
    source = page.file.content_string
    return source[: -len(markdown)].count("\n") if source.endswith(markdown) else 0


def _caption(text: str) -> str:
    """Return a text below pictures, with all markup characters escaped."""
    escaped = re.sub(r"[\\`*_~^=|\[\]]", lambda mark: f"&#{ord(mark[0])};", html.escape(text))
    return f"<br><em>{escaped}</em>"
