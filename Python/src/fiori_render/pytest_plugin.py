"""A pytest plug-in: the fixture `fiori_snapshot` compares views with recordings.

    def test_sales(fiori_snapshot):
        fiori_snapshot({"view": {"type": "kpiView", "items": [{"metric": "294"}]}})

``pytest --fiori-record`` records the pictures; look at them and commit them. A recording is a
folder with the description, its layout report and its picture, as by `fiori-render record`. If a
view differs, the message has the paths of the expected and the actual picture and their difference.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pytest

from ._commands import DIFFERENT, Result, run
from ._errors import RenderError
from ._picture import Picture
from ._request import request_for
from ._source import read

if TYPE_CHECKING:
    from ._source import Description

TIMEOUT = 60
"""The maximum time of a comparison in seconds."""

_KINDS = {"expected": ".expected", "actual": "", "difference": ".difference"}
"""The pictures of a failure, and the endings of their file names."""

_name = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]*")


class Snapshot(Protocol):
    """The type of the fixture `fiori_snapshot`."""

    def __call__(
        self,
        picture_or_view: Picture | Description,
        name: str | None = None,
        *,
        svg: bool = False,
        max_changed: int | str = 0,
        threshold: float = 0,
        environment: Mapping[str, Any] | None = None,
    ) -> None:
        """Compare a view with its recording.

        Args:
            picture_or_view: A description, or a picture, which is drawn again from its
                description.
            name: The recording's name, by default the test's; all but one view of a test need it.
            svg: Whether to also record and compare an SVG.
            max_changed: The number of pixels that may change, or a share such as ``"1%"``.
            threshold: The allowed color difference per pixel, from 0 to 1.
            environment: Values that override the description's environment.

        """


@dataclass
class _Session:
    """The options of a pytest run, and the recorded files."""

    is_recording: bool
    is_forced: bool
    is_strict: bool
    actual: Path | None
    recorded: list[str] = field(default_factory=list)


_session_key = pytest.StashKey[_Session]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options."""
    group = parser.getgroup("fiori", "fiori-render")
    group.addoption(
        "--fiori-record", action="store_true", help="Record the pictures of fiori_snapshot."
    )
    group.addoption("--fiori-force", action="store_true", help="Record even if CI=true is set.")
    group.addoption(
        "--fiori-strict-environment",
        action="store_true",
        help="Compare pictures strictly even if libraries or fonts differ from the recording.",
    )
    group.addoption(
        "--fiori-actual",
        metavar="DIR",
        help="Write pictures that differ from the recording, with the recorded ones and their "
        "differences, to this folder (default: pytest's for temporary files).",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Read the options."""
    actual = config.getoption("--fiori-actual")
    config.stash[_session_key] = _Session(
        bool(config.getoption("--fiori-record")),
        bool(config.getoption("--fiori-force")),
        bool(config.getoption("--fiori-strict-environment")),
        None if actual is None else Path(actual).absolute(),
    )


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """List the recorded files, for review."""
    recorded = config.stash[_session_key].recorded
    if recorded:
        terminalreporter.section("recorded by fiori_snapshot")
        for line in recorded:
            terminalreporter.write_line(line)


@pytest.fixture
def fiori_snapshot(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Snapshot:
    """Compare a view with its recording in ``snapshots/`` next to the test."""
    session = request.config.stash[_session_key]
    file = request.path
    used: set[str] = set()

    def check(
        picture_or_view: Picture | Description,
        name: str | None = None,
        *,
        svg: bool = False,
        max_changed: int | str = 0,
        threshold: float = 0,
        environment: Mapping[str, Any] | None = None,
    ) -> None:
        __tracebackhide__ = True
        chosen = _checked_name(name or _plain(request.node.name), used)
        text, folder = _text(picture_or_view, environment or {})
        recording = _Recording(
            file.parent / "snapshots" / file.stem / chosen, chosen, text, folder, svg
        )
        if session.is_recording:
            if not session.is_forced and os.environ.get("CI") == "true":
                pytest.fail(
                    "refusing to record with CI=true, because no one reviews the result; omit "
                    "--fiori-record, or add --fiori-force",
                    pytrace=False,
                )
            session.recorded += recording.record(session.is_forced)
            return
        flags = ["--max-changed", f"{max_changed}", "--threshold", f"{threshold}"]
        if session.is_strict:
            flags.append("--strict-environment")
        lines = recording.verify(flags, lambda: _actual(session, file, tmp_path_factory) / chosen)
        if lines:
            pytest.fail("\n".join(lines), pytrace=False)

    return check


@dataclass(frozen=True)
class _Recording:
    """The folder of a recording, and the current drawing."""

    folder: Path
    name: str
    text: str
    resources: str | None
    has_svg: bool

    @property
    def _flags(self) -> list[str]:
        return ["--resources", self.resources] if self.resources else []

    def record(self, is_forced: bool) -> list[str]:
        """Record the drawing; return the changed files."""
        is_new = not (self.folder / f"{self.name}.json").exists()
        flags = [*self._flags, *(["--svg"] if self.has_svg else []), *(["--force"] * is_forced)]
        with tempfile.TemporaryDirectory(prefix="fiori-render-") as temporary:
            # If recording is refused, the recording does not change.
            copy = self._copy(Path(temporary))
            result = self._run(["record", str(copy), *flags], copy)
            shutil.copytree(copy, self.folder, dirs_exist_ok=True)
        lines = result.output.decode().splitlines()[:-1]
        if is_new:
            lines.insert(0, f"{self.name}.json: new")
        return [f"{self.folder / line}" for line in lines]

    def verify(self, flags: list[str], actual: Callable[[], Path]) -> list[str]:
        """Return the differences from the recording, one line each.

        The pictures go to a folder, which is requested only if there are any.
        """
        with tempfile.TemporaryDirectory(prefix="fiori-render-") as temporary:
            copy = self._copy(Path(temporary))
            written = Path(temporary, "actual")
            if not (self.folder / f"{self.name}.json").exists():
                self._run(["render", f"{copy / self.name}.json", "-o", f"{written}/"], copy)
                lines = [f"{self.name}: not recorded; run pytest --fiori-record, and look at it"]
                return [*lines, *self._kept(written, actual())]
            arguments = [str(copy), *self._flags, *flags, "--actual", str(written)]
            result = self._run(["verify", *arguments], copy)
            if result.status == 0:
                return []
            lines = result.output.decode().splitlines()
            return [
                *lines[:-1],
                f"{self.folder}: recorded; pytest --fiori-record accepts the new picture",
                *self._kept(written, actual()),
            ]

    def _kept(self, written: Path, folder: Path) -> list[str]:
        """Copy the written files and the recorded ones; return one line per picture."""
        lines: list[str] = []
        for suffix in ("png", "svg"):
            recorded = self.folder / f"{self.name}.{suffix}"
            if (written / recorded.name).exists() and recorded.exists():
                shutil.copy(recorded, written / f"{self.name}.expected.{suffix}")
            for word, kind in _KINDS.items():
                name = f"{self.name}{kind}.{suffix}"
                if (written / name).exists():
                    lines.append(f"{word + ':':12}{folder / name}")
        if written.exists():
            shutil.copytree(written, folder, dirs_exist_ok=True)
        return lines

    def _run(self, arguments: list[str], copy: Path) -> Result:
        try:
            return run(arguments, TIMEOUT, expected=(0, DIFFERENT))
        except RenderError as error:
            raise RenderError(f"{error}".replace(str(copy), str(self.folder))) from None

    def _copy(self, temporary: Path) -> Path:
        """Copy the recording, with the description of the current drawing."""
        copy = temporary / self.name
        if self.folder.exists():
            shutil.copytree(self.folder, copy)
        else:
            copy.mkdir()
        (copy / f"{self.name}.json").write_text(self.text, encoding="utf-8")
        return copy


def _actual(session: _Session, file: Path, temporary: pytest.TempPathFactory) -> Path:
    """Return the folder for the pictures of a test file that differ."""
    return (session.actual or temporary.getbasetemp() / "fiori_snapshot") / file.stem


def _text(
    picture_or_view: Picture | Description, environment: Mapping[str, Any]
) -> tuple[str, str | None]:
    """Return the description to record, and the folder of its images."""
    overrides = dict(environment)
    if isinstance(picture_or_view, Picture):
        origin = picture_or_view.origin
        found = None if origin is None else origin.source
        if origin is None or found is None:
            raise RenderError("the picture has no description; pass the description instead")
        source = found
        overrides = {**origin.overrides, **overrides}
    else:
        source = read(picture_or_view)
    document = json.loads(request_for(source, overrides, has_id=False).line)
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n", source.folder


def _plain(name: str) -> str:
    """Return a test's name as a file name."""
    return re.sub(r"[^A-Za-z0-9_-]+", "-", name).strip("-")


def _checked_name(name: str, used: set[str]) -> str:
    if not _name.fullmatch(name):
        raise ValueError(f"name is '{name}'; use letters, digits, '-', '_' and '.'")
    if name in used:
        raise ValueError(
            f"name '{name}' is used twice in this test; use a different name for each view"
        )
    used.add(name)
    return name
