"""A MkDocs plug-in that draws the ``fiori`` blocks of pages.

    plugins:
      - fiori

    ```fiori sales
    { "view": { "type": "kpiView", "items": [{ "metric": "294" }] } }
    ```

A block contains a description, or the path of one relative to the page.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mkdocs.config import base
from mkdocs.config import config_options as options
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import BasePlugin, get_plugin_logger
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from ._documents import Block, Cache, Drawn, lines_of
from ._errors import RenderError
from ._renderer import Renderer, shared_renderer
from ._settings import Settings

_logger = get_plugin_logger(__name__)

_fence = re.compile(r"(?P<indent>[ \t]*)(?P<marks>`{3,}|~{3,})[ \t]*(?P<words>[^`]*)$")


class FioriConfig(base.Config):
    """The settings of the plug-in in ``mkdocs.yml``; paths are relative to it."""

    environment = options.Type(dict, default={})
    resources = options.Optional(options.Dir(exists=True))
    stylesheets = options.ListOfItems(options.File(exists=True), default=[])
    font_paths = options.ListOfItems(options.Dir(exists=True), default=[])
    timeout = options.Type((int, float), default=30)
    cache_dir = options.Type(str, default=".cache/fiori")


@dataclass(frozen=True)
class _Fence:
    """A code block of a page."""

    first: int
    """The index of its first line."""
    end: int
    """The index after its last line."""
    indent: str
    content: str


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
        renderer: Renderer = shared_renderer(settings)
        folder = Path(config.config_file_path or ".").absolute().parent / self.config.cache_dir
        self._cache = Cache(folder, renderer)
        return config

    def on_page_markdown(
        self, markdown: str, *, page: Page, config: MkDocsConfig, files: Files
    ) -> str:
        """Replace the blocks of a page by pictures."""
        lines = markdown.split("\n")
        for fence in reversed(list(_fiori_fences(lines))):
            images = self._images(fence, page, config, files)
            if images is not None:
                lines[fence.first : fence.end] = [fence.indent + images]
        return "\n".join(lines)

    def _images(self, fence: _Fence, page: Page, config: MkDocsConfig, files: Files) -> str | None:
        """Return the pictures of a block as HTML; warn and return None if it is wrong."""
        try:
            block = self._block(fence.content, page)
            drawn, warnings = self._cache.drawn(block, "svg", has_dark=True)
            problems = lines_of(warnings)
        except (RenderError, OSError) as error:
            drawn, problems = None, lines_of(error)
        for problem in problems:
            _logger.warning("%s:%d: %s", page.file.src_uri, fence.first + 1, problem)
        if drawn is None:
            return None
        is_material = config.theme.name == "material"
        return " ".join(self._image(picture, page, config, files, is_material) for picture in drawn)

    def _block(self, content: str, page: Page) -> Block:
        environment = self.config.environment
        text = content.strip()
        if text.startswith("{") or "\n" in text:
            return Block.of(content, environment)
        source = page.file.abs_src_path
        folder = Path(source).parent if source else Path.cwd()
        return Block.of(folder / text, environment)

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


def _fiori_fences(lines: list[str]) -> Iterator[_Fence]:
    """Return the blocks that say ``fiori``, except those that are quoted in other blocks."""
    opening: re.Match[str] | None = None
    first = 0
    for index, line in enumerate(lines):
        match = _fence.fullmatch(line)
        if match is None:
            continue
        if opening is None:
            opening, first = match, index
        elif _closes(match, opening):
            words = opening["words"].split()
            if words[:1] == ["fiori"] or words[:2] == ["json", "fiori"]:
                indent = opening["indent"]
                content = "\n".join(row.removeprefix(indent) for row in lines[first + 1 : index])
                yield _Fence(first, index + 1, indent, content)
            opening = None


def _closes(match: re.Match[str], opening: re.Match[str]) -> bool:
    return (
        not match["words"]
        and match["marks"][0] == opening["marks"][0]
        and len(match["marks"]) >= len(opening["marks"])
    )
