#!/usr/bin/env python3
"""Check that every script and check mentioned in the project exists, and the messages for wrong
names.

Names are paths from the root of the project, such as Scripts/setup.sh, and the word after Scripts/check.
"""

from __future__ import annotations

import re
import subprocess
import sys

from steps import ROOT

PATH = re.compile(r"(?<![\w*])(?:Scripts|\.ci)/[\w./-]*\w")
CHECK = re.compile(r"Scripts/check ([a-z][a-z-]*)")


# The answers of `Scripts/check` to wrong arguments.
ANSWERS = {
    ("stup",): "'stup' is not a check; did you mean 'setup'?",
    ("xyzzy",): "'xyzzy' is not a check; Scripts/check --list shows the names",
    ("setup", "workflow"): "'workflow' is not a check; did you mean 'workflows'?",
    ("setup", "walls", "xyzzy"): "'xyzzy' is not a check; Scripts/check --list shows the names",
    ("setup", "walls", "--x"): "'--x' is for one check; run each of the 2 with its own arguments",
    ("--al",): "unknown option '--al'; there are --all, --nightly, --list and --help",
}


def ask(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Scripts/check."""
    return subprocess.run([ROOT / "Scripts/check", *arguments], capture_output=True, text=True)


def wrong_answers() -> list[str]:
    """Return the answers to wrong arguments that are not as expected."""
    expected = {arguments: (64, f"Scripts/check: {text}\n") for arguments, text in ANSWERS.items()}
    given = {arguments: ask(*arguments) for arguments in ANSWERS}
    return [
        f"Scripts/check {' '.join(arguments)} ends with {done.returncode}: {done.stderr.strip()}"
        for arguments, done in given.items()
        if (done.returncode, done.stderr) != expected[arguments]
    ]


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
    """Look at all files of the project; exit with 1 if something is wrong."""
    checks = {line.split()[0] for line in ask("--list").stdout.splitlines()}
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    faults = [
        f"{name} names {thing}, which does not exist"
        for name in names.split("\0")
        if name
        for thing in missing(text_of(name), checks)
    ]
    faults += wrong_answers()
    for fault in faults:
        print(f"check scripts: {fault}", file=sys.stderr)
    if faults:
        sys.exit(1)
    print(
        "All scripts and checks that files of the project name exist, and wrong names are answered."
    )


if __name__ == "__main__":
    main()
