"""The command line of ``python -m fiori_render.mail``."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import warnings
from collections.abc import Sequence
from email.message import EmailMessage
from pathlib import Path
from typing import Any, NoReturn

from ._errors import DescriptionError, RenderError
from ._mail_letter import WRITTEN
from ._mails import named_mails

_USAGE, _WRONG, _UNREADABLE, _UNWRITABLE = 64, 65, 66, 73
_NAMING = (".json", ".jsonl", ".csv", ".tsv", ".nss")
"""The extensions of files that can name others."""
_name = re.compile(r"""[^"'\\,;()\t\r\n\0]{1,255}""")
"""A string or a cell that may be the path of a file."""


class _Parser(argparse.ArgumentParser):
    """Reads a command line; mistakes have the same exit status as in the program."""

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(_USAGE, f"error: {message}\n")


def _values_in(path: str | None) -> dict[str, Any]:
    """Return the values in a file."""
    if path is None:
        return {}
    try:
        values = json.loads(Path(path).read_text("utf-8-sig"))
    except ValueError as error:
        raise ValueError(f"{path}: is not JSON ({error})") from None
    if not isinstance(values, dict):
        raise ValueError(f"{path}: is not an object; list values by their names in the text")
    return values


def main(arguments: Sequence[str] | None = None) -> int:
    """Write one email per figure of a description to a folder; return the exit status."""
    parser = _Parser(
        prog="fiori-render mail",
        description="Write one email with a picture per group of a table's rows.",
        epilog="Example: fiori-render mail weekly.json --text weekly.md -o out/",
    )
    parser.add_argument("template", help="description with 'data'")
    parser.add_argument(
        "--text", required=True, metavar="FILE", help="headers and Markdown of the emails"
    )
    parser.add_argument(
        "-o",
        "--output",
        required=True,
        metavar="DIR",
        help="folder for the emails, created if missing; - prints a single email",
    )
    parser.add_argument(
        "--data", metavar="FILE", help="table to use instead of the description's own"
    )
    parser.add_argument(
        "--values", metavar="FILE", help="JSON file of values, by their names in the text"
    )
    parser.add_argument("--dark", action="store_true", help="add a picture for dark mode")
    parser.add_argument(
        "--limit",
        type=int,
        default=1_000_000,
        metavar="BYTES",
        help="maximum size of an email in bytes (default: %(default)s)",
    )
    given = parser.parse_args(arguments)
    for path in (given.template, given.text, given.values, given.data):
        if path is not None and not os.path.exists(path):
            print(f"error: {path}: does not exist; check the path", file=sys.stderr)
            return _UNREADABLE
    try:
        with warnings.catch_warnings(record=True) as noted:
            warnings.simplefilter("always")
            values = _values_in(given.values)
            found = named_mails(
                given.template, Path(given.text), given.data, values, given.dark, given.limit
            )
    except DescriptionError as error:
        print(error, file=sys.stderr)
        return _WRONG
    except (RenderError, OSError, ValueError) as error:
        print(f"error: {error}", file=sys.stderr)
        return _WRONG
    for warning in dict.fromkeys(str(item.message) for item in noted):
        print(warning, file=sys.stderr)
    if given.output == "-":
        return _print(found)
    inputs = [given.template, given.text, given.values, given.data]
    return _write(found, Path(given.output), [path for path in inputs if path is not None])


def _print(found: Sequence[tuple[str, EmailMessage]]) -> int:
    """Write the only email to standard output; return the exit status."""
    if len(found) > 1:
        print(
            f"error: -o - prints one email, but there are {len(found)}; use -o DIR", file=sys.stderr
        )
        return _USAGE
    sys.stdout.buffer.write(found[0][1].as_bytes(policy=WRITTEN))
    sys.stdout.buffer.flush()
    return 0


def _identity(path: str | os.PathLike[str]) -> tuple[int, int]:
    """Return an identity that a file shares with all links to it, and with no other file."""
    status = os.stat(path)
    return status.st_dev, status.st_ino


def _identities(inputs: Sequence[str]) -> set[tuple[int, int]]:
    """Return the identities of a template and other inputs, and of the files that they use."""
    found: set[tuple[int, int]] = set()
    paths = list(inputs)
    folder = os.path.dirname(inputs[0])
    while paths:
        path = paths.pop()
        if not os.path.isfile(path) or _identity(path) in found:
            continue
        found.add(_identity(path))
        if path == inputs[0] or path.endswith(_NAMING):
            text = Path(path).read_text("utf-8", errors="replace")
            names = {name.strip() for name in _name.findall(text) if "." in name}
            folders = {folder, os.path.dirname(path)}
            paths += [os.path.join(each, name) for each in folders for name in names]
    return found


def _write(found: Sequence[tuple[str, EmailMessage]], folder: Path, inputs: Sequence[str]) -> int:
    """Write emails to a folder, under the names of their pictures; return the exit status."""
    files = [(folder / f"{name}.eml", mail) for name, mail in found]
    try:
        old = [path for path, _ in files if path.exists()]
        read = _identities(inputs) if old else set()
        for path in old:
            if _identity(path) in read:
                print(
                    f"error: {path} is an input and would be overwritten; use another folder",
                    file=sys.stderr,
                )
                return _UNWRITABLE
        folder.mkdir(exist_ok=True)
        for path, mail in files:
            path.write_bytes(mail.as_bytes(policy=WRITTEN))
    except OSError as error:
        print(f"error: {folder}: cannot be written ({error.strerror})", file=sys.stderr)
        return _UNWRITABLE
    return 0
