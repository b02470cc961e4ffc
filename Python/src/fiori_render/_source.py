"""Read descriptions: dicts, views, JSON texts and files."""

from __future__ import annotations

import os
from collections.abc import Mapping

from ._errors import wrong
from ._json import has_description, text_of
from ._records import record
from ._tables import FILES, is_table, suffix_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeAlias

    from ._json import HasDescription
    from ._tables import Table

    Description: TypeAlias = (
        "Mapping[str, Any] | HasDescription | str | bytes | bytearray | os.PathLike[str] | Source"
    )
    """A dict, a view, a JSON text that begins with ``{``, or the path of a file."""

_MARK = "\ufeff"
"""A byte order mark, which a text may begin with."""
TEXT = "<text>"
"""The name in messages of a text that is not a file."""
_FEW_ROWS = 500
"""The rows that a description may have in itself, so that it is less than the megabyte allowed."""


@record(frozen=True)
class Source:
    """The text of a description."""

    text: str
    file: str | None = None
    """The path in the call, for messages."""
    is_written: bool = True
    """Whether a person wrote the text, so that messages include its lines."""

    @property
    def folder(self) -> str | None:
        """The folder of the file, where its images and style sheets are."""
        return None if self.file is None else os.path.dirname(os.path.abspath(self.file))


def read(description: Description) -> Source:
    """Return the text of a description; raise `DescriptionError` if there is none."""
    if isinstance(description, Source):
        return description
    if isinstance(description, bytes | bytearray):
        return Source(_decoded(bytes(description), None))
    if isinstance(description, str):
        if _is_json(description):
            return Source(description.removeprefix(_MARK))
        return _read_file(description)
    if isinstance(description, os.PathLike):
        return _read_file(os.fspath(description))
    if isinstance(description, Mapping):
        return Source(text_of(description), is_written=False)
    if is_table(description):
        kind = type(description).__name__
        raise wrong(
            f"a {kind} is a table, not a description; pass a description, and the table as "
            f"data=, as in fr.render(card, data=table)",
            code="wrong-value",
        )
    if has_description(description):
        return Source(text_of(_document(description.to_dict())), is_written=False)
    raise wrong(
        f"a description is a dict, a view, a JSON text or a path, not a "
        f"{type(description).__name__}",
        code="wrong-value",
    )


def apart(description: Any, table: Table | None) -> tuple[Any, Table | None]:
    """Return a description without the table inside it, and the table.

    A list of few rows is left where it is. A file that the program does not read is a table.
    """
    if table is None and isinstance(description, str | bytes | bytearray | os.PathLike | Source):
        description = read(description)
        return description, _columnar(description)
    document = _mapping(description)
    data = None if document is None else document.get("data")
    if table is not None or document is None or data is None:
        return description, table
    rest = {key: value for key, value in document.items() if key != "data"}
    if is_table(data):
        return rest, data
    settings = _mapping(data) or {}
    file = settings.get("file")
    if isinstance(file, str) and suffix_of(file) in FILES:
        return description, file
    values = settings.get("values")
    if not is_table(values) and not (isinstance(values, list) and len(values) > _FEW_ROWS):
        return description, None
    return {**rest, "data": {k: v for k, v in settings.items() if k != "values"}}, values


def _columnar(source: Source) -> Table | None:
    """Return the path of a description's own table if only pyarrow reads it."""
    if not any(suffix in source.text for suffix in FILES):
        return None
    # It takes long to load.
    import json

    try:
        data = json.loads(source.text).get("data")
        file = data.get("file")
    except (ValueError, AttributeError):
        # The program reports it.
        return None
    if not isinstance(file, str) or suffix_of(file) not in FILES:
        return None
    return os.path.join(source.folder or "", file)


def _mapping(value: object) -> Mapping[str, Any] | None:
    """Return a part of a description as a mapping; None if it is a text, a path or a table."""
    if isinstance(value, Mapping) or is_table(value):
        return value if isinstance(value, Mapping) else None
    return value.to_dict() if has_description(value) else None


def _is_json(text: str) -> bool:
    beginning = text.lstrip(f" \t\r\n{_MARK}")[:1]
    return beginning in {"", "{", "["} or "\n" in text


def _document(value: dict[str, Any]) -> dict[str, Any]:
    """Return a document for a view alone."""
    return {"view": value} if "type" in value and "view" not in value else value


def _read_file(path: str) -> Source:
    try:
        with open(path, "rb") as file:
            data = file.read()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        message = f"cannot be read ({reason}); check the path, or pass JSON that begins with '{{'"
        is_missing = isinstance(error, FileNotFoundError)
        if is_missing and (near := _near(path)):
            message = f"does not exist; did you mean '{near}'?"
        code = "missing-file" if is_missing else "unreadable"
        raise wrong(message, code=code, file=path) from None
    return Source(_decoded(data, path), path)


def _near(path: str) -> str | None:
    """Return the file beside a missing one that was probably meant."""
    # It takes long to load.
    import difflib

    folder, name = os.path.split(path)
    try:
        names = [each for each in os.listdir(folder or ".") if each.endswith(".json")]
    except OSError:
        return None
    near = difflib.get_close_matches(name, names, 1, 0.75)
    return os.path.join(folder, near[0]) if near else None


def _decoded(data: bytes, file: str | None) -> str:
    try:
        return data.decode().removeprefix(_MARK)
    except UnicodeDecodeError as error:
        before = data[: error.start].decode()
        raise wrong(
            f"byte 0x{data[error.start]:02X} is not UTF-8; save the text as UTF-8",
            code="encoding",
            line=before.count("\n") + 1,
            column=len(before) - before.rfind("\n"),
            file=file or TEXT,
        ) from None
