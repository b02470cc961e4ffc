#!/usr/bin/env python3
"""Checks that each script and each check that a file of the project names exists.

Names are paths from the root of the project, such as Scripts/setup.sh, and the word after Scripts/check.
"""

from __future__ import annotations

import re
import subprocess
import sys

from steps import ROOT

PATH = re.compile(r"(?<![\w*])(?:Scripts|\.ci)/[\w./-]*\w")
CHECK = re.compile(r"Scripts/check ([a-z][a-z-]*)")


def text_of(name: str) -> str:
    """Return the text of a file; nothing if it has none."""
    path = ROOT / name
    if not path.is_file():
        return ""
    data = path.read_bytes()
    return "" if b"\0" in data else data.decode("utf-8", errors="replace")


def missing(text: str, checks: set[str]) -> list[str]:
    """Return what a text names that does not exist."""
    paths = [path for path in PATH.findall(text) if not (ROOT / path).exists()]
    return paths + [f"Scripts/check {name}" for name in CHECK.findall(text) if name not in checks]


def main() -> None:
    """Look at all files of the project; exit with 1 if one names something that does not exist."""
    listed = subprocess.run(
        [ROOT / "Scripts/check", "--list"], capture_output=True, text=True, check=True
    )
    checks = {line.split()[0] for line in listed.stdout.splitlines()}
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = [
        (name, thing)
        for name in names.split("\0")
        if name
        for thing in missing(text_of(name), checks)
    ]
    for name, thing in found:
        print(f"check scripts: {name} names {thing}, which does not exist", file=sys.stderr)
    if found:
        sys.exit(1)
    print("All scripts and checks that files of the project name exist.")


if __name__ == "__main__":
    main()
