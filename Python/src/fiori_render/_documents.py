"""Draw pictures for documents, with a dark version if there is one, and cache them."""

from __future__ import annotations

import hashlib
import json
import os
import re
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ._diagnostic import Diagnostic
from ._drawing import Drawer
from ._errors import DescriptionError, RenderError
from ._picture import Picture, size_of_svg, words_of_svg
from ._program import program_path
from ._settings import Matrix, Output, Settings
from ._source import TEXT, Source, read
from ._version import __version__

if TYPE_CHECKING:
    from ._picture import Format

_file_name = re.compile(
    r"[\w./-]+\.(?:png|jpe?g|webp|gif|svg|nss|csv|tsv|jsonl?|xliff|xlf|strings)\b", re.IGNORECASE
)


_SAMPLE = '{"view": {"type": "kpiView", "items": [{"metric": "1"}]}}'
"""A description without mistakes of its own."""


@dataclass(frozen=True)
class Drawn:
    """A picture for a document."""

    name: str
    words: str
    """The alternative text."""
    width: int
    """In points."""
    height: int
    files: dict[str, str]
    """The names of its files in the cache: `light`, and `dark` if it looks different in dark
    mode."""


@dataclass(frozen=True)
class Block:
    """A description in a document."""

    text: str
    file: str | None
    """The path of its file, or None if the document contains it."""
    environment: Mapping[str, Any]
    overlay: tuple[str, ...] = ()
    """The overlays of the pictures, from `OVERLAYS`."""
    matrix: Matrix | None = None
    """The keys on the sides of a matrix of all pictures; None for single pictures."""

    @classmethod
    def of(
        cls,
        content: str | Path,
        environment: Mapping[str, Any],
        overlay: tuple[str, ...] = (),
        matrix: Matrix | None = None,
    ) -> Block:
        """Return a block for a JSON text or a file; raise `DescriptionError` if it has no text."""
        source = read(content if isinstance(content, Path) else content.encode())
        return cls(source.text, source.file, dict(environment), overlay, matrix)

    @property
    def source(self) -> Source:
        """The description."""
        return Source(self.text, self.file)

    @property
    def has_appearance(self) -> bool:
        """Whether the document says that a picture is light or dark."""
        try:
            document = json.loads(self.text)
        except ValueError:
            return False
        environments = [
            self.environment,
            document.get("variants") or {},
            *(
                part.get("environment") or {}
                for part in (document, *(document.get("figures") or []))
            ),
        ]
        return any("appearance" in environment for environment in environments)

    def missing(self, settings: Settings) -> list[str]:
        """Return the files that the description names, but that do not exist."""
        folder = settings.resources or self.source.folder
        if folder is None:
            return []
        paths = [os.path.join(folder, name) for name in _file_name.findall(self.text)]
        return [path for path in paths if not os.path.isfile(path)]

    def dependencies(self, settings: Settings) -> list[str]:
        """Return the files that the pictures are drawn from, if they exist."""
        found = [] if self.file is None else [self.file]
        folder = settings.resources or self.source.folder
        if folder is not None:
            found += _named_files(self.text, folder, set())
        for sheet in settings.stylesheets:
            found += _and_named_files(sheet, {sheet})
        for fonts in settings.font_paths:
            found += [str(path) for path in sorted(Path(fonts).rglob("*")) if path.is_file()]
        return found


def _named_files(text: str, folder: str, known: set[str]) -> Iterator[str]:
    for name in _file_name.findall(text):
        path = os.path.join(folder, name)
        if path not in known and os.path.isfile(path):
            known.add(path)
            yield from _and_named_files(path, known)


def _and_named_files(path: str, known: set[str]) -> Iterator[str]:
    """Return a file, and the files that it uses if it is a style sheet."""
    yield path
    if path.endswith(".nss"):
        text = Path(path).read_text(encoding="utf-8", errors="replace")
        yield from _named_files(text, os.path.dirname(path), known)


class Cache:
    """A folder of drawn pictures, with an index for each of their blocks."""

    def __init__(self, folder: Path, drawer: Drawer) -> None:
        self._folder = folder
        self._drawer = drawer

    def path(self, name: str) -> Path:
        """Return the path of a file."""
        return self._folder / name

    def drawn(
        self,
        block: Block,
        format: Format,
        *,
        has_dark: bool = False,
        is_inline: bool = False,
    ) -> tuple[list[Drawn], list[Diagnostic]]:
        """Return the pictures of a block, and warnings; draw them unless they are there.

        Raises:
            RenderError: They cannot be drawn.

        """
        key = self._key(block, format, has_dark, is_inline)
        index = self._folder / f"{key}.json"
        try:
            kept = json.loads(index.read_text())
        except (OSError, ValueError):
            kept = self._draw(block, format, has_dark, is_inline)
            self._write(index.name, json.dumps(kept).encode())
        return (
            [Drawn(**item) for item in kept["pictures"]],
            [Diagnostic(**item) for item in kept["diagnostics"]],
        )

    def _key(self, block: Block, *options: object) -> str:
        digest = hashlib.sha256()
        program = os.stat(program_path())
        parts = [__version__, program.st_size, program.st_mtime_ns, self._drawer.settings.key]
        for part in (
            *parts,
            block.text,
            sorted(block.environment.items()),
            block.overlay,
            block.matrix,
            options,
        ):
            digest.update(f"{part!r}\n".encode())
        for path in block.dependencies(self._drawer.settings):
            digest.update(f"{path!r}\n".encode() + hashlib.sha256(Path(path).read_bytes()).digest())
        return digest.hexdigest()[:20]

    def _draw(
        self,
        block: Block,
        format: Format,
        has_dark: bool,
        is_inline: bool,
    ) -> dict[str, Any]:
        identity = hashlib.sha256(f"{block.text}{sorted(block.environment.items())}".encode())

        def pictures(version: str = "", **overrides: str) -> list[Picture]:
            prefix = f"f{identity.hexdigest()[:12]}{version}-" if is_inline and version else ""
            environment = {**block.environment, **overrides}
            output = Output(format, None, environment, prefix, block.overlay, block.matrix)
            return self._drawer.drawn(block.source, output)

        light = pictures("l")
        dark: list[Picture | None] = [None] * len(light)
        diagnostics = light[0].diagnostics if light else []
        if has_dark and block.matrix is None and not block.has_appearance:
            # Pictures that differ only in their ids are the same.
            plain = pictures() if is_inline else light
            darkened = pictures(appearance="dark")
            shown = pictures("d", appearance="dark") if is_inline else darkened
            dark = [
                version if one.data != other.data else None
                for version, one, other in zip(shown, plain, darkened, strict=True)
            ]
            # A fixed color may suit only one of the two, as in `fiori-render markdown`.
            diagnostics = diagnostics + [
                item
                for item in (darkened[0].diagnostics if darkened else [])
                if item.code == "low-contrast" and item not in diagnostics
            ]
        drawn = [self._kept(one, other) for one, other in zip(light, dark, strict=True)]
        return {
            "pictures": [asdict(item) for item in drawn],
            "diagnostics": [asdict(item) for item in diagnostics],
        }

    def _kept(self, light: Picture, dark: Picture | None) -> Drawn:
        svg = light.data.decode() if light.format == "svg" else light.svg()
        files: dict[str, str] = {}
        for version, picture in (("light", light), ("dark", dark)):
            if picture is not None:
                # The same on every machine, unlike the key.
                digest = hashlib.sha256(picture.data).hexdigest()[:20]
                files[version] = f"{digest}.{picture.format}"
                self._write(files[version], picture.data)
        width, height = size_of_svg(svg)
        return Drawn(light.name, words_of_svg(svg), width, height, files)

    def _write(self, name: str, data: bytes) -> None:
        """Write a file as a whole, for other processes that draw the same."""
        self._folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=self._folder, delete=False) as file:
            file.write(data)
        os.replace(file.name, self._folder / name)


def mistakes_in(environment: Mapping[str, Any], drawer: Drawer) -> list[str]:
    """Return the errors in an environment for all blocks, which each of them would have."""
    if not environment:
        return []
    try:
        drawer.drawn(Source(_SAMPLE), Output("svg", None, environment))
    except DescriptionError as error:
        return [
            f"{item.path}: {item.message}"
            for item in error.diagnostics
            if item.severity == "error" and item.path.startswith("environment")
        ]
    except RenderError:
        # Each block reports it.
        return []
    return []


def environment_of(text: str) -> dict[str, Any]:
    """Return an environment from JSON, or from words such as ``scale=3 appearance=dark``.

    Raises ``ValueError`` with the mistake.
    """
    if text.lstrip().startswith("{"):
        try:
            value = json.loads(text)
        except ValueError as error:
            raise ValueError(f"environment is not JSON: {error}") from None
        return dict(value)
    environment: dict[str, Any] = {}
    for word in text.split():
        key, mark, value = word.partition("=")
        if not mark:
            raise ValueError(f"environment has '{word}'; write it as KEY=VALUE")
        try:
            environment[key] = json.loads(value)
        except ValueError:
            environment[key] = value
    return environment


def unaccepted(
    warnings: list[Diagnostic], codes: tuple[str, ...]
) -> tuple[list[Diagnostic], list[str]]:
    """Return the warnings that are not accepted, and a message for each code that none has."""
    found = {warning.code for warning in warnings}
    unused = [code for code in codes if code not in found]
    return (
        [warning for warning in warnings if warning.code not in codes],
        [f"no warning has the code '{code}'; remove it from 'accept'" for code in unused],
    )


class Problems:
    """The problems of a build; each cause is reported once, regardless of the number of blocks."""

    def __init__(self) -> None:
        self._told: set[tuple[str, str]] = set()

    def new(
        self,
        problems: Exception | list[Diagnostic],
        block: Block | None,
        place: str,
        located: Callable[[int, int], str],
    ) -> list[tuple[str, str]]:
        """Return the messages that have not been reported, each with its place.

        A problem in a file, or with the program, has the same cause everywhere. A problem in a
        document has the place in it that `located` returns for a line and a column of the block,
        or the place of the block if it is not in its text.
        """
        is_written = isinstance(problems, list) and (block is None or block.file is None)
        if isinstance(problems, DescriptionError):
            is_written = block is None or block.file is None
        found = []
        for position, line in _lines_of(problems, block):
            there = place if position is None else located(*position)
            cause = (there if is_written else "", line)
            if cause not in self._told:
                self._told.add(cause)
                found.append((there, line))
        return found


def _lines_of(
    problems: Exception | list[Diagnostic], block: Block | None
) -> list[tuple[tuple[int, int] | None, str]]:
    """Return the messages of an error, or warnings, with their positions in the block's text."""
    if isinstance(problems, DescriptionError):
        problems = problems.diagnostics
    if isinstance(problems, Exception):
        return [(None, f"{problems}")]
    overridden = {f"environment.{key}" for key in (block.environment if block else ())}
    lines: list[tuple[tuple[int, int] | None, str]] = []
    for problem in problems:
        if problem.file != TEXT:
            lines.append((None, f"{problem}"))
            continue
        # The text does not have the traits that the document sets elsewhere.
        is_there = problem.line and problem.column and problem.path not in overridden
        position = (problem.line or 1, problem.column or 1) if is_there else None
        lines.append((position, f"{replace(problem, file=None)}"))
    return lines
