"""What checks in Python do before they check: install packages, build the program, and change to an environment."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def script(path: str, *arguments: str) -> None:
    """Run a script of the project; end with its status if it fails."""
    status = subprocess.run([ROOT / "Scripts" / path, *arguments], cwd=ROOT).returncode
    if status:
        sys.exit(status)


def install(purpose: str, *packages: str) -> None:
    """Install Debian's packages that are missing."""
    script("build/install-packages.sh", "--for", purpose, *packages)


def release_program() -> Path:
    """Build the program for release, and return its path."""
    script("build/release-build.sh", "fiori-render")
    return ROOT / ".build/release/fiori-render"


def run_in(environment: Path) -> None:
    """Run this check again with the Python of an environment, unless it is running there."""
    if Path(sys.prefix).resolve() != environment.resolve():
        python = str(environment / "bin/python")
        os.execv(python, [python, *sys.argv])
