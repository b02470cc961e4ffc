"""The types of the documentation's code, as strict checkers see them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONGEST_TEST = 300


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a module for each page and notebook that has code."""
    folder = tmp_path_factory.mktemp("samples")
    pages = [ROOT / "README.md", ROOT / "Python" / "README.md", *(ROOT / "Docs").rglob("*.md")]
    for page in pages:
        blocks = re.findall(r"^```python\n(.*?)^```$", page.read_text(), re.DOTALL | re.MULTILINE)
        if blocks:
            write(folder, page, "\n".join(blocks))
    for page in (ROOT / "Examples").rglob("*.ipynb"):
        cells = json.loads(page.read_text())["cells"]
        code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
        # A function that notebooks have by themselves.
        write(folder, page, "\n".join(["def display(value: object) -> None: ...", *code, ""]))
    for program in (ROOT / "Examples").rglob("*.py"):
        write(folder, program, program.read_text())
    return folder


def write(folder: Path, page: Path, code: str) -> None:
    name = re.sub(r"\W", "_", str(page.relative_to(ROOT).with_suffix("")))
    (folder / f"{name}.py").write_text(code)


def checked(arguments: list[str], folder: Path) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=folder, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


def test_pyright_accepts_all_samples(samples: Path) -> None:
    settings = {"typeCheckingMode": "strict", "include": ["."], "pythonVersion": "3.10"}
    (samples / "pyrightconfig.json").write_text(json.dumps(settings))
    status, output = checked(["pyright", "--pythonpath", sys.executable], samples)
    assert (status, output.strip()) == (0, "0 errors, 0 warnings, 0 informations")


def test_mypy_accepts_all_samples(samples: Path) -> None:
    status, output = checked(["mypy", "--strict", "."], samples)
    count = len(list(samples.glob("*.py")))
    assert (status, output.strip()) == (0, f"Success: no issues found in {count} source files")
