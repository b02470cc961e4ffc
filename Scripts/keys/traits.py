"""Writes the options, the parameters and the fields for the traits of environments."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from .declarations import ROOT, SOURCES, DeclarationError

TRAITS = SOURCES / "Model/Reading/Environment+Description.swift"
OPTIONS = SOURCES / "fiori-render/Draw/DrawingOptions.swift"
OPTIONS_START = (
    "  // Written by Scripts/generate_keys.py from Environment+Description.swift; do not edit.\n"
)
OPTIONS_END = "  // End of what is written.\n"
TRAIT = re.compile(
    r'EnvironmentTrait\(\s*Property\(\s*"(?P<name>\w+)", \\\.\w+, \.(?P<reader>\w+)'
    r'(?:(?!EnvironmentTrait\().)*?option: \.init\(\s*(?P<place>\d+),\s*"(?P<help>[^"]*)"',
    re.DOTALL,
)


def sorted_traits() -> list[re.Match[str]]:
    """Return the traits with options in the order of the help."""
    found = TRAIT.finditer(TRAITS.read_text(encoding="utf-8"))
    return sorted(found, key=lambda match: int(match["place"]))


def options() -> dict[Path, str]:
    """Return the options of the command line with a declaration for each trait of the table.

    ArgumentParser finds options by the properties of a type, so that they cannot be made from the
    table while the program runs.
    """
    text = OPTIONS.read_text(encoding="utf-8")
    head, start, rest = text.partition(OPTIONS_START)
    _, end, tail = rest.partition(OPTIONS_END)
    if not end:
        raise DeclarationError(f"{OPTIONS.relative_to(ROOT)} has no place for the traits")
    types = dict(
        re.findall(
            r"public var (\w+)(?:: | = )([\w.]+?)\??(?:\.\w+)?$",
            (SOURCES / "Model/Style/Environment.swift").read_text(encoding="utf-8"),
            re.MULTILINE,
        )
    )
    found = sorted_traits()
    if [int(match["place"]) for match in found] != list(range(1, len(found) + 1)):
        raise DeclarationError(f"{TRAITS.relative_to(ROOT)}: number the options 1, 2, 3 and so on")
    lines: list[str] = []
    values: list[str] = []
    for match in found:
        name = match["name"]
        lines += option(name, match["reader"], f'"{match["help"]}"', types.get(name, ""))
        text_of = '.map { "\\($0)" }' if match["reader"] in ("number", "bool") else ""
        values.append(f'      ("{name}", {name}{text_of}),')
    lines += [
        "  /// The texts of the traits, `nil` for those that are not given.",
        "  var traits: [(name: String, text: String?)] {",
        "    [",
        *values,
        "    ]",
        "  }",
    ]
    return {OPTIONS: head + start + "\n".join(lines) + "\n" + end + tail}


PARAMETERS = SOURCES / "Program/Server/Pictures/openapi.json"
PAGE = SOURCES / "Program/Server/Preview/Page/preview.html"
PAGE_START = "      <!-- written by Scripts/generate_keys.py: traits without a field above -->\n"
PAGE_END = "      <!-- end of what is written -->\n"


def interfaces() -> dict[Path, str]:
    """Return the parameters of the server and the fields of the preview for the traits."""
    schema = json.loads((ROOT / "fiori-render.schema.json").read_text(encoding="utf-8"))
    keys = schema["$defs"]["environment"]["properties"]
    names = [match["name"] for match in sorted_traits()]
    unknown = [name for name in names if name not in keys]
    if unknown:
        raise DeclarationError(f"fiori-render.schema.json has no '{unknown[0]}'; write it again")
    page = PAGE.read_text(encoding="utf-8")
    head, start, rest = page.partition(PAGE_START)
    _, end, tail = rest.partition(PAGE_END)
    if not end:
        raise DeclarationError(f"{PAGE.relative_to(ROOT)} has no place for fields")
    fields = [
        page_field(name, keys[name]["title"], keys[name]["anyOf"][0])
        for name in names
        if f'data-trait="{name}"' not in head + tail
    ]
    api = json.loads(PARAMETERS.read_text(encoding="utf-8"))
    parameters = api["paths"]["/v1/render"]["post"]["parameters"]
    own = {each["name"]: each for each in parameters if each["name"] in ("format", "page")}
    written = [
        {"name": each["name"], "in": "query", "description": each["help"], "schema": kind}
        for each in sorted_traits()
        for kind in [keys[each["name"]]["anyOf"][0]]
    ]
    api["paths"]["/v1/render"]["post"]["parameters"] = [own["format"], *written, own["page"]]
    return {
        PAGE: head + start + "".join(fields) + end + tail,
        PARAMETERS: json.dumps(api, indent=2, ensure_ascii=False) + "\n",
    }


def page_field(name: str, title: str, kind: dict[str, Any]) -> str:
    """Return the field of the preview for a trait."""
    words = ["false", "true"] if kind.get("type") == "boolean" else kind.get("enum", [])
    if words:
        choices = "".join(f'          <option value="{word}">{word}</option>\n' for word in words)
        control = f'        <select data-trait="{name}">\n{choices}        </select>\n'
    elif kind.get("type") == "number":
        control = (
            f'        <input type="number" data-trait="{name}" min="{kind["minimum"]}"\n'
            f'          max="{kind["maximum"]}" step="any" inputmode="decimal">\n'
        )
    else:
        control = (
            f'        <input type="text" data-trait="{name}" spellcheck="false" '
            'autocomplete="off">\n'
        )
    caption = f'        <span class="caption">{title}</span>\n'
    return f'      <label class="field">\n{caption}{control}      </label>\n'


def option(name: str, reader: str, sentence: str, type_name: str) -> list[str]:
    """Return the lines of the option for a trait."""
    words = re.sub("[A-Z]", lambda match: "-" + match[0].lower(), name)
    arguments = [f'name: .customLong("{words}")'] if words != name else []
    wrapper, value = "Option", "String"
    if reader == "number":
        arguments.append("parsing: .unconditional")
        value = "Double"
    elif reader == "bool":
        arguments.append("inversion: .prefixedNo")
        wrapper, value = "Flag", "Bool"
    arguments.append(f"help: {sentence}")
    if reader == "choice":
        nested = (
            type_name
            if "." in type_name or type_name in PLAIN_WORDS
            else f"Environment.{type_name}"
        )
        arguments.append(f"completion: .values(of: {nested}.self)")
    lines = [f"  @{wrapper}("]
    lines += [f"    {argument}," for argument in arguments[:-1]]
    return [*lines, f"    {arguments[-1]})", f"  var {name}: {value}?", ""]


# The types of choices that are not declared in `Environment`.
PLAIN_WORDS = ("Appearance", "ContentSizeCategory")
