"""What several tests need."""

from __future__ import annotations

import faulthandler
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import fiori_render as fr

pytest_plugins = ["pytester"]

EXAMPLES = Path(__file__).parents[2] / "Examples"

LONGEST_TEST = 60
"""Seconds after which a test that hangs ends the run, with the stacks of all threads."""

FAKE = r"""#!/bin/sh
while IFS= read -r line; do
  case "$line" in
    *die*) echo "Fatal error: index out of range" >&2; kill -ABRT $$ ;;
    *leave*) exit 70 ;;
    *wait*) exec sleep 100 ;;
  esac
  printf '%s\n%s' \
    '{"id":"a","name":"a","format":"png","width":1,"height":1,"bytes":1,"diagnostics":[]}' a
done
"""


@pytest.fixture(autouse=True)
def _hang_watch(request: pytest.FixtureRequest) -> Iterator[None]:
    longest = getattr(request.module, "LONGEST_TEST", LONGEST_TEST)
    faulthandler.dump_traceback_later(longest, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.fixture
def renderer() -> Iterator[fr.Renderer]:
    with fr.Renderer(jobs=2, timeout=20) as renderer:
        yield renderer


@pytest.fixture
def fake_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program that dies, ends or waits when a line says so."""
    path = tmp_path / "fake"
    path.write_text(FAKE)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("FIORI_RENDER_PROGRAM", str(path))
    return path


def kpi(metric: str = "294", **top: Any) -> dict[str, Any]:
    """A description of a small view."""
    return {"view": {"type": "kpiView", "items": [{"metric": metric}]}, **top}


def runs(pid: int) -> bool:
    """Whether a process exists and is not a zombie."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def pids_of(renderer: fr.Renderer) -> list[int]:
    return renderer._drawer.pool.pids


def open_files() -> int:
    return len(os.listdir("/proc/self/fd"))
