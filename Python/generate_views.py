"""Write `src/fiori_render/views.py`, the classes for descriptions, from the schema.

`_names.py` has their names, so that the package knows them without loading the classes. With
``--check``, fails if a file is not up to date.
"""

from __future__ import annotations

import json
import keyword
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
SCHEMA = FOLDER.parent / "fiori-render.schema.json"
PACKAGE = FOLDER / "src" / "fiori_render"

NAMES = '''"""The names of the classes of `views`; `generate_views.py` writes this file."""

# ruff: noqa: F403, F405

TYPE_CHECKING = False

if TYPE_CHECKING:
    from .views import *

'''

HEAD = '''"""The parts of descriptions as classes, generated from the schema; do not edit.

`generate_views.py` writes this file. Classes have the same keys as the JSON. Wherever a class is
expected, you can also use a dict or a reference to a column of data.
"""

# ruff: noqa: D205, E501, N815, RUF001, RUF036

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, TypeAlias

from ._parts import Part

Reference: TypeAlias = Mapping[str, Any]
"""A value that comes from data, such as ``{"$": "revenue"}``, or a dict instead of a class."""
'''

Schema = dict[str, Any]


class Writer:
    """Writes the classes of a schema."""

    def __init__(self, schema: Schema) -> None:
        self._schema = schema
        self._definitions: dict[str, Schema] = schema["$defs"]

    def sources(self) -> dict[Path, str]:
        """Return the texts of the modules by their files."""
        parts = [HEAD]
        names: list[str] = []
        for name, definition in self._definitions.items():
            if name == "reference":
                continue
            if self._is_choice(definition):
                parts.append(self._alias(name, self._choice(definition), definition))
            elif "properties" in definition:
                names.append(class_name(name))
                parts.append(self._class(class_name(name), definition))
            else:
                inner = self._object_in(definition)
                if inner is not None:
                    names.append(class_name(name))
                    described = {"description": definition["description"], **inner}
                    parts.append(self._class(class_name(name), described))
                parts.append(self._alias(name, self._type(definition, name), definition))
        names.append("Document")
        top = {key: value for key, value in self._schema.items() if key != "oneOf"}
        properties = {key: value for key, value in top["properties"].items() if key[0] != "$"}
        parts.append(self._class("Document", {**top, "properties": properties}))
        listed = "__all__ = [" + ", ".join(f'"{name}"' for name in sorted(names)) + "]\n"
        texts = {"views.py": "\n\n".join([*parts, listed]), "_names.py": NAMES + listed}
        return {PACKAGE / name: formatted(text, PACKAGE / name) for name, text in texts.items()}

    @staticmethod
    def _is_choice(definition: Schema) -> bool:
        """Return whether a definition is a view of any kind."""
        return "allOf" in definition

    @staticmethod
    def _choice(definition: Schema) -> str:
        kinds = definition["properties"]["type"]["enum"]
        return " | ".join([*map(class_name, kinds), "Reference"])

    @staticmethod
    def _alias(name: str, value: str, definition: Schema) -> str:
        return f"{alias_name(name)}: TypeAlias = {value!r}\n{quoted(definition['description'])}"

    def _class(self, name: str, definition: Schema) -> str:
        required = definition.get("required", [])
        order = sorted(definition["properties"].items(), key=lambda item: item[0] not in required)
        lines = ["@dataclass(kw_only=True)", f"class {name}(Part):"]
        lines.append(indented(quoted(definition["description"])))
        lines.append("")
        renamed = {field_name(key): key for key, _ in order if key.startswith("$") or "-" in key}
        if renamed:
            lines.append(f"    _keys: ClassVar[Mapping[str, str]] = {renamed!r}")
        for key, value in order:
            if "const" in value:
                lines.append(f'    type: ClassVar[str] = "{value["const"]}"')
                continue
            text = self._type(value)
            default = "" if key in required else " | None = None"
            lines.append(f"    {field_name(key)}: {text}{default}")
            lines.append(indented(quoted(described(value))))
        return "\n".join(lines)

    def _object_in(self, definition: Schema) -> Schema | None:
        """Return the one object among the alternatives of a definition."""
        found = [item for item in definition.get("anyOf", []) if "properties" in item]
        return found[0] if found else None

    def _type(self, schema: Schema, name: str | None = None) -> str:
        """Return the type of a value; an object is the class of a name."""
        return " | ".join(dict.fromkeys(self._types(schema, name)))

    def _types(self, schema: Schema, name: str | None) -> list[str]:
        if "$ref" in schema:
            return self._referred(schema["$ref"].rpartition("/")[2])
        if self._is_choice(schema):
            return self._choice(schema).split(" | ")
        if "anyOf" in schema:
            found = [kind for item in schema["anyOf"] for kind in self._types(item, name)]
            # An enumeration among texts only helps editors.
            return [kind for kind in found if "str" not in found or "Literal" not in kind]
        if "enum" in schema:
            return [f"Literal[{', '.join(repr(item) for item in schema['enum'])}]"]
        if schema.get("type") == "array":
            items = schema.get("items")
            return [f"Sequence[{self._type(items) if items else 'Any'}]"]
        if schema.get("type") == "object":
            return (
                [class_name(name), "Reference"]
                if name and "properties" in schema
                else ["Reference"]
            )
        kinds = schema.get("type", "object")
        kinds = kinds if isinstance(kinds, list) else [kinds]
        return [SIMPLE[kind] for kind in kinds]

    def _referred(self, name: str) -> list[str]:
        if name == "reference":
            return ["Reference"]
        definition = self._definitions[name]
        is_class = "properties" in definition and not self._is_choice(definition)
        return [class_name(name), "Reference"] if is_class else [alias_name(name)]


SIMPLE = {
    "string": "str",
    "number": "float",
    "integer": "int",
    "boolean": "bool",
    "null": "None",
    "object": "Reference",
}


def class_name(name: str) -> str:
    """Return the name of the class of a definition: `kpiView` is KPIView."""
    if name.startswith("kpi"):
        return f"KPI{name[3:]}"
    return name[0].upper() + name[1:]


def alias_name(name: str) -> str:
    """Return the name of the type of all values of a definition."""
    return f"Any{class_name(name)}"


def field_name(key: str) -> str:
    """Return the name of the field of a key."""
    name = key.removeprefix("$").replace("-", "_")
    return f"{name}_" if keyword.iskeyword(name) else name


def described(schema: Schema) -> str:
    """Return the meaning of a key, with its default."""
    text = str(schema.get("description", schema.get("title", "")))
    if "default" in schema:
        text += f" Default: {json.dumps(schema['default'])}."
    return text


def quoted(text: str) -> str:
    """Return a docstring."""
    escaped = text.replace("\\", "\\\\").replace('"""', "'''")
    lines = textwrap.wrap(escaped, 88) or [""]
    if len(lines) == 1:
        return f'"""{lines[0]}"""'
    head, _, rest = escaped.partition(". ")
    if len(head) > 88 or not rest:
        head, rest = lines[0], " ".join(lines[1:])
        return f'"""{head}\n' + "\n".join(textwrap.wrap(rest, 92)) + '\n"""'
    return f'"""{head}.\n\n' + "\n".join(textwrap.wrap(rest, 92)) + '\n"""'


def indented(text: str) -> str:
    """Return a text within a class."""
    return textwrap.indent(text, "    ")


def formatted(text: str, path: Path) -> str:
    """Return the text of a file as ruff formats it."""
    return subprocess.run(
        [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(path), "-"],
        input=text,
        capture_output=True,
        text=True,
        check=True,
        cwd=FOLDER,
    ).stdout


def main() -> int:
    """Write or check the files."""
    sources = Writer(json.loads(SCHEMA.read_text())).sources()
    if "--check" not in sys.argv:
        for path, text in sources.items():
            path.write_text(text)
        return 0
    wrong = [path for path, text in sources.items() if path.read_text() != text]
    for path in wrong:
        print(f"{path} is not what the schema gives; run {Path(__file__).name}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
