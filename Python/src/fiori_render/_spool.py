"""Keeps the template and the rows of a table in files, for the processes that draw them."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
import weakref
from pathlib import Path
from typing import Any

from ._diagnostic import Diagnostic
from ._errors import RenderError
from ._picture_names import PictureNames
from ._records import replace
from ._request import Request
from ._source import Source
from ._tables import is_for_program
from ._templates import document_of, lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ._tables import Table


class Spool:
    """A folder with a template, and with the rows of a table if they are needed all at once.

    It is removed when nothing refers to it.
    """

    def __init__(self, template: Request) -> None:
        """Create the folder, and write the template."""
        self.template = template
        self.document = document_of(template.source)
        self._folder = tempfile.mkdtemp(prefix="fiori-render-")
        self._finalizer = weakref.finalize(self, shutil.rmtree, self._folder, ignore_errors=True)
        self._rows: str | None = None
        self._file: str | None = None
        self._given = ""
        """The path of the file in the call, for messages."""
        # Pictures without a name are named after the file.
        name = Path(template.source.file or "figure.json").name
        self._path = os.path.join(self._folder, name)
        Path(self._path).write_bytes(template.line)

    def __reduce__(self) -> Any:
        raise TypeError("the rows of a table cannot be pickled")

    def take(self, table: Table) -> None:
        """Take a table that the program reads itself, or write the rows of another.

        Raises `DescriptionError` if a cell is not JSON.
        """
        if isinstance(table, str | os.PathLike) and is_for_program(table):
            self._file, self._given = os.path.abspath(table), os.fspath(table)
            return
        self._rows = os.path.join(self._folder, "rows.jsonl")
        with open(self._rows, "wb") as file:
            for line in lines(table):
                if isinstance(line, RenderError):
                    raise line
                file.write(line)

    @property
    def data(self) -> tuple[str, ...]:
        """The options of the program for the rows."""
        # A million rows are the program's limit for a table of unknown length.
        path = self._rows or self._file
        return ("--data", path, "--max-rows", f"{2**31 - 1}") if path else ()

    @property
    def arguments(self) -> tuple[str, ...]:
        """The options of the program that draws rows, or figures of a whole table."""
        return (*self.template.arguments, "--template", self._path, *self.data)

    def request(self, source: Source, line: bytes, options: tuple[str, ...]) -> Request:
        """Return the request for a line: a row, or the number of a figure."""
        is_named = self.document.get("name") is not None
        return Request(source, (), (*self.arguments, *options), line, self, is_named)

    @property
    def names(self) -> PictureNames:
        """The names of the pictures of a call."""
        return PictureNames(Path(self._path).stem, "row", "add a column that differs")

    def located(self, diagnostic: Diagnostic) -> Diagnostic:
        """Return a message about the files as one about the template and the table."""
        rows = [self.named(row) for row in diagnostic.rows]
        diagnostic = replace(diagnostic, message=self.named(diagnostic.message), rows=rows)
        if self._rows is not None and diagnostic.file == self._rows:
            return replace(diagnostic, file=None, line=None, column=None)
        # Commands that do not stream rows read the template itself, as a line without a file.
        if diagnostic.file is None or diagnostic.file == self._path:
            return self.template.located(replace(diagnostic, file=None))
        return diagnostic

    def named(self, text: str) -> str:
        """Return a text that names rows of the files with the rows of the table."""
        if self._file is not None:
            return text.replace(self._file, self._given)
        if self._rows is None:
            return text
        return re.sub(rf"{re.escape(self._rows)}(?::(\d+))?", _row_of, text)


def _row_of(match: re.Match[str]) -> str:
    return f"row {int(match[1]) - 1}" if match[1] else "the table"
