#!/usr/bin/env python3
"""Writes what follows from the keys of views.

    Scripts/generate_keys.py            writes the files
    Scripts/generate_keys.py --check    fails if one of them is not as it would be written

A key is declared once, as a comment above its property in the Swift file of its type:

    // key: .anyNumber, "Progress, 0 to 1.", default: .text("that of the items"), examples: [0.64]
    // sdk: progress (without it, taken from a formatted fraction)
    /// The filled fraction of the ring, 0 to 1; `nil` for that of the items.
    public var progress: Double?

After `key:` stand the arguments of `Property` that follow the key path, or the name of a key that
views share, such as `isLoading("drawn as blocks")`. A line that goes on with three spaces belongs
to the line above. The default of a number, a flag or a choice is the property's initial value,
unless it is given. The other comments that the script reads:

    // no key                 the initializer takes the property, which no description has
    // key NAME: ignored(…)   a key without a property
    // keys of TYPE: a, b     the property has the keys of that type, and the initializer takes a, b
    // sdk: NAME (NOTE); …    the names of the property in SAPFiori; `NAME = PATH` for the path of
                              another key or `none`, `CLASS.NAME` for that of another class,
                              `*PATH` for what the SDK's code sets if it is not the name itself,
                              `*PATH as RULE` if the type of the property does not say how
    // MARK: TOPIC            the properties below belong to this topic of the documentation
    // init: a, _ b, …        above the initializer, which is written after its documentation: it
                              takes these properties first, `b` without a label, then all others;
                              without the `…`, these alone
    // also init: a, …        above another initializer: what it takes before the first one's

It writes the initializers; the tables of keys, into `TYPE+Keys.swift`, from which the program has
its schema, its reference pages and the Swift that it prints; the topics of the types that have a
page in the documentation; the table of SAPFiori's properties in Docs/sapfiori.md, the words that
descriptions are answered with, in SDKWord+Properties.swift, and the classes that descriptions are
rewritten with, in SDKClass+Views.swift.

From tables that the program reads, it writes the names that Swift code uses: the colors of
palettes.tsv, whose order it also checks, and the icons of icon-names.txt.
"""

from __future__ import annotations

import difflib
import json
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "Sources"
WIDTH = 100

HEAD = """// swift-format-ignore-file
// Written by Scripts/generate_keys.py from {source}; do not edit.

"""


class DeclarationError(Exception):
    """A declaration that cannot be read: its place, and what would be right."""


@dataclass
class Key:
    """A property, with what the comments above it say."""

    name: str
    type: str = ""
    initial: str | None = None
    # The arguments of `Property` or the call of a shared key; `None` for a property that is no key.
    declaration: str | None = None
    # Whether the view has a property for the key, which one that is ignored does not.
    is_stored: bool = True
    is_declared: bool = False
    # Names in SAPFiori, each with its class (if not that of the type), path of the key, and note.
    sdk: list[tuple[str, str, str, str]] = field(default_factory=list)
    # The property that code with SAPFiori sets, if it is not the name, and the rule that says how.
    written: tuple[str, str] | None = None
    topic: str | None = None
    # The type whose keys stand in the place of this property, and those the initializer takes.
    includes: tuple[str, list[str]] | None = None

    @property
    def default_value(self) -> str | None:
        """Return the parameter's default; `None` if it is required."""
        if self.initial is not None:
            return self.initial
        return "nil" if self.type.endswith("?") else None


@dataclass
class Owner:
    """A type with keys."""

    name: str
    file: Path
    is_view: bool
    keys: list[Key] = field(default_factory=list)
    first: list[str] = field(default_factory=list)
    takes_all: bool = False
    # What another initializer takes before all that this one takes.
    also: list[str] = field(default_factory=list)
    # The lines of the initializer in the file, from `public init(` to its end.
    place: range = range(0)
    # The type's counterpart in SAPFiori, as its documentation says.
    counterpart: str = ""
    text: str = ""
    topic: str | None = None

    @property
    def parameters(self) -> list[tuple[Key, str]]:
        """Return the keys that the initializer takes, in its order, each with its label or `_`."""
        known = {key.name: key for key in self.stored}
        taken: list[tuple[Key, str]] = []
        for name in self.first:
            label, _, rest = name.rpartition(" ")
            if rest not in known:
                raise DeclarationError(f"{self.file}: {self.name} has no property '{rest}'")
            taken.append((known.pop(rest), label))
        if self.takes_all:
            taken += [(key, "") for key in known.values() if not key.includes]
        return taken

    @property
    def stored(self) -> list[Key]:
        """Return the properties, with those of an included type that the initializer takes."""
        found: list[Key] = []
        for key in self.keys:
            if key.includes:
                name, taken = key.includes
                found += [part for part in OWNERS[name].keys if part.name in taken]
            if key.is_stored:
                found.append(key)
        return found


OWNERS: dict[str, Owner] = {}

TYPE = re.compile(r"^(\s*)public struct (\w+)\s*(?::\s*([^{]*))?\{")
PROPERTY = re.compile(r"^\s*public var (\w+)(?::\s*([^={]+?))?(?:\s*=\s*(.+))?$")
COMMENT = re.compile(r"^\s*//(?!/)(.*)$")


def read(file: Path) -> list[str]:
    """Add the types with keys in a file to `OWNERS`, and return what is wrong in it."""
    problems: list[str] = []
    lines = file.read_text(encoding="utf-8").splitlines()
    notes: list[str] = []
    stack: list[tuple[int, Owner]] = []
    owner: Owner
    for index, line in enumerate(lines):
        indent = len(line) - len(line.lstrip())
        if line.strip() == "}":
            while stack and stack[-1][0] >= indent:
                stack.pop()
        if match := COMMENT.match(line):
            if match[1].startswith("   ") and notes:
                notes[-1] += " " + match[1].strip()
            elif stack and (topic := re.match(r" MARK: (.+)", match[1])):
                stack[-1][1].topic = topic[1]
            else:
                notes.append(match[1].strip())
            continue
        if line.strip().startswith("///"):
            continue
        try:
            if match := TYPE.match(line):
                name = ".".join([*(owner.name for _, owner in stack[-1:]), match[2]])
                is_view = bool(re.search(r"\b(Component|Card|KPIContainer)\b", match[3] or ""))
                if not line.rstrip().endswith("}"):
                    owner = Owner(name, file, is_view, counterpart=counterpart(lines, index))
                    owner.text = "\n".join(lines)
                    stack.append((indent, owner))
            elif stack and indent == stack[-1][0] + 2:
                owner = stack[-1][1]
                if line.strip().startswith("public init("):
                    read_initializer(owner, notes, lines, index)
                else:
                    read_keys(owner, line, notes)
        except DeclarationError as error:
            problems.append(f"{file.relative_to(ROOT)}:{index + 1}: {error}")
        notes = []
    return problems


def counterpart(lines: list[str], start: int) -> str:
    """Return the last class that the documentation above a type names as its counterpart."""
    first = start
    while first > 0 and lines[first - 1].lstrip().startswith("//"):
        first -= 1
    text = " ".join(line.strip().removeprefix("///") for line in lines[first:start])
    _, _, sentence = text.partition("SAPFiori counterpart")
    names: list[str] = re.findall(r"`(FUI\w+)`", sentence)
    return names[-1] if names else ""


def read_initializer(owner: Owner, notes: list[str], lines: list[str], start: int) -> None:
    """Make a type one with keys if a comment says what its initializer takes."""
    for note in notes:
        if match := re.match(r"also init: (.+), …", note):
            owner.also = [name.strip() for name in match[1].split(",")]
        if match := re.match(r"init: (.+)", note):
            names = [name.strip() for name in match[1].split(",")]
            owner.takes_all = names[-1] == "…"
            owner.first = names[:-1] if owner.takes_all else [n for n in names if n != "nothing"]
            owner.place = range(start, end_of_block(lines, start) + 1)
            undeclared = [key.name for key in owner.keys if not key.is_declared]
            if undeclared:
                raise DeclarationError(
                    f"'{undeclared[0]}' has neither '// key: …' nor '// no key' above it"
                )
            OWNERS[owner.name] = owner


def end_of_block(lines: list[str], start: int) -> int:
    """Return the line of the brace that closes the first one from a line on."""
    depth = 0
    for index in range(start, len(lines)):
        depth += lines[index].count("{") - lines[index].count("}")
        if depth == 0 and "}" in lines[index]:
            return index
    raise DeclarationError("the initializer has no end; close its brace")


def read_keys(owner: Owner, line: str, notes: list[str]) -> None:
    """Add what the comments and the property of a line declare."""
    match = PROPERTY.match(line)
    key = Key(match[1], (match[2] or "").strip(), match[3]) if match else None
    for note in notes:
        if key and (names := re.match(r"sdk: (.+)", note)):
            for part in re.split(r"; (?![^(]*\))", names[1]):
                if part.startswith("*"):
                    path, _, rule = part[1:].partition(" as ")
                    key.written = (path, rule)
                else:
                    key.sdk.append(sdk_name(part, key))
        if alone := re.match(r"key (\w+): (.+)", note):
            ignored = Key(alone[1], declaration=alone[2], is_stored=False, is_declared=True)
            ignored.sdk = [("", ignored.name, ignored.name, "ignored")]
            owner.keys.append(ignored)
        elif key and (included := re.match(r"keys of (\w+): (.+)", note)):
            key.includes = (included[1], [name.strip() for name in included[2].split(",")])
            key.is_declared = True
        elif key and (own := re.match(r"key: (.+)", note)):
            key.declaration = own[1]
            key.is_declared = True
        elif key and note == "no key":
            key.is_declared = True
    if key:
        key.topic = owner.topic
        key.type = key.type or type_of(key.initial or "")
        owner.keys.append(key)


def type_of(initial: str) -> str:
    """Return the type of an initial value that is written without it."""
    if initial in ("true", "false"):
        return "Bool"
    if re.fullmatch(r"-?\d+", initial):
        return "Int"
    if match := re.match(r"([A-Z][\w.]*?)(\(|\.[a-z]\w*$)", initial):
        return match[1]
    raise DeclarationError(f"give the property its type; '{initial}' does not tell it")


def sdk_name(text: str, key: Key) -> tuple[str, str, str, str]:
    """Return the class, the name, the path of the key and the note of a name in SAPFiori."""
    form = r"(?:(\w+)\.)?([\w]+(?:\([\w:]*\))?)(?: = (\S+))?(?: \((.+)\))?"
    if match := re.fullmatch(form, text):
        return match[1] or "", match[2], match[3] or key.name, match[4] or ""
    raise DeclarationError(f"'{text}' is not a name of the SDK, such as 'captionLabel (a note)'")


def initializer(owner: Owner) -> list[str]:
    """Return the lines of the initializer."""
    parameters = [
        f"{label + ' ' if label else ''}{key.name}: {key.type}"
        + (f" = {key.default_value}" if key.default_value is not None else "")
        for key, label in owner.parameters
    ]
    if not parameters:
        return ["  public init() {}"]
    whole = f"  public init({', '.join(parameters)}) {{"
    if len(whole) + 2 * owner.name.count(".") <= WIDTH:
        lines = [whole]
    else:
        lines = ["  public init("]
        lines += [f"    {text}," for text in parameters[:-1]] + [f"    {parameters[-1]}", "  ) {"]
    taken = {key.name for key, _ in owner.parameters}
    for key in owner.keys:
        if key.includes:
            name, parts = key.includes
            arguments = ", ".join(f"{part}: {part}" for part in parts)
            lines.append(f"    {key.name} = {name}({arguments})")
        elif key.name in taken:
            lines.append(f"    self.{key.name} = {key.name}")
        elif key.is_stored and key.default_value is None:
            raise DeclarationError(
                f"{owner.file.relative_to(ROOT)}: '{key.name}' needs an initial value, since the "
                f"initializer of {owner.name} does not take it"
            )
    return [*lines, "  }"]


def table(owner: Owner) -> list[str]:
    """Return the lines of the parameters in Swift and of the table of keys."""
    access = "package " if owner.is_view else ""
    parameters = [f'"{name}"' for name in owner.also]
    for key, label in owner.parameters:
        if key.declaration is None:
            continue
        name = f'"{key.name}"'
        if label == "_":
            name = f".unlabeled({name})"
        if key.default_value is None:
            name = f".required({name})"
        parameters.append(name)
    lines = []
    if parameters:
        lines.append(f"  {access}static let parameters: [SwiftParameter] = [")
        lines += [f"    {line}" for line in wrapped(", ".join(parameters), WIDTH - 5)]
        lines[-1] += ","
        lines += ["  ]", ""]
    lines.append(f"  {access}static let properties: [Property<{owner.name}>] = [")
    for key in owner.keys:
        if key.includes:
            lines += [
                line
                for part in OWNERS[key.includes[0]].keys
                for line in entry(part, f"{key.name}.")
            ]
        else:
            lines += entry(key)
    return [*lines, "  ]"]


def entry(key: Key, prefix: str = "") -> list[str]:
    """Return the lines of a key in the table."""
    if key.declaration is None:
        return []
    path = f"\\.{prefix}{key.name}"
    if match := re.fullmatch(r"([a-z]\w*)(?:\((.*)\))?", key.declaration):
        place = path if key.is_stored else f'"{key.name}"'
        arguments = ", ".join(part for part in (place, match[2]) if part)
        return [f"    .{match[1]}({arguments}),"]
    arguments = f'"{key.name}", {path}, {key.declaration}'
    if " default: " not in key.declaration and (value := json_default(key)):
        before, examples, after = arguments.partition(", examples: ")
        arguments = f"{before}, default: {value}{examples}{after}"
    return [f"    Property({arguments}),"]


def json_default(key: Key) -> str | None:
    """Return the default in a description that an initial value stands for; `None` if for none."""
    value = key.initial or ""
    if value in ("true", "false") or re.fullmatch(r"-?\d+(\.\d+)?", value):
        return value
    if match := re.fullmatch(r"(?:[A-Z][\w.]*)?\.([a-z]\w*)", value):
        return f'"{match[1]}"'
    return None


def wrapped(text: str, width: int) -> list[str]:
    """Return a text as lines that are broken at spaces."""
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return lines


def topics(owner: Owner, page: str) -> str:
    """Return a page of the documentation with the topics of a type."""
    head, found, _ = page.partition("## Topics\n")
    if not found:
        return page
    labels = "".join(f"{'_' if label == '_' else key.name}:" for key, label in owner.parameters)
    groups: dict[str, list[str]] = {"Creating": [f"init({labels})"]}
    for key in owner.keys:
        if key.topic and key.declaration and key.is_stored:
            group = groups.setdefault(key.topic, [])
            group.append(key.name)
            if re.search(rf"^ +public (enum|struct) {key.type.rstrip('?')}\b", owner.text, re.M):
                group.append(key.type.rstrip("?"))
    groups["As a component"] = ["typeName", "lowered(in:)"]
    return f"{head}{found}" + "".join(
        f"\n### {name}\n\n" + "".join(f"- ``{symbol}``\n" for symbol in symbols)
        for name, symbols in groups.items()
    )


def sdk_rows() -> dict[str, list[str]]:
    """Return the rows of the table of SAPFiori's properties by class."""
    rows: dict[str, list[str]] = {}
    for owner in OWNERS.values():
        parts = [
            part
            for key in owner.keys
            for part in ([*OWNERS[key.includes[0]].keys, key] if key.includes else [key])
        ]
        for key in parts:
            for name_of_class, name, path, note in key.sdk:
                swift, json = (path, f"`{path}`") if path != "none" else (key.name, "\N{EN DASH}")
                owning = name_of_class or owner.counterpart
                row = f"| `{owning}` | `{name}` | `{swift}` | {json} | {note} |"
                rows.setdefault(owning, []).append(row)
    rows.pop("", None)
    return rows


# How a value of a type is written with SAPFiori's classes; any other is written as it is.
SDK_RULES = {
    "Text": "text", "[TextRun]": "attributed", "[KPIItem]": "items", "ColorScheme": "scheme",
    "Color": "color", "StateColors": "colors", "Image": "image", "ImageContentMode": "contentMode",
    "Size": "size", "[Tag]": "tags", "[LabelItem]": "labelItems", "KPIView": "view",
    "KPIProgressView": "view", "[any KPIContainer]": "views", "[ChartSummaryItem]": "views",
    "ObjectHeaderDetail": "detail", "PageControl": "pageControl", "ChartView": "chart",
    "[any CollectionCard]": "cards", "[Text?]": "strings", "[StyleClass]": "styleClass",
}  # fmt: skip


def sdk_rule(owner: Owner, key: Key) -> str | None:
    """Return the rule that writes a property with SAPFiori's classes; `None` if there is none."""
    type_name = key.type.removesuffix("?")
    rule = SDK_RULES.get(type_name, "same")
    if key.declaration is None or not key.is_stored:
        return None
    if rule == "styleClass":
        return f'.styleClass("{"view" if owner.counterpart.endswith("Controller") else ""}")'
    names = [name for _, name, path, _ in key.sdk if path == key.name]
    if rule == "colors":
        setters = [name for name in names if name.endswith("(_:for:)")]
        return f'.colors("{setters[0].partition("(")[0]}")' if setters else None
    suffixes = ("AttributedText", "StyleClassPath")
    names = [
        name for name in names
        if "(" not in name and (rule != "text" or not name.endswith(suffixes))
    ]  # fmt: skip
    if key.written:
        path, rule = key.written[0], key.written[1] or rule
    elif not names:
        return None
    else:
        # A label or an image view is more than its text or its image.
        path = names[-1] if rule in ("text", "image") else names[0]
    if rule == "image" and path.endswith("View"):
        path += ".image"
    if rule != "text":
        return f'.{rule}("{path}")'
    if path.lower().endswith("label"):
        return f'.label("{path}")'
    has_twins = any(name.endswith("StyleClassPath") for _, name, _, _ in key.sdk)
    twins = f'"{key.name}"' if has_twins else "nil"
    return f'.text("{path}", twins: {twins})'


def sdk_classes() -> str:
    """Return the Swift file with the SDK's classes for views, and what sets their properties."""
    lines = []
    for owner in sorted(OWNERS.values(), key=lambda owner: owner.name):
        if not owner.counterpart or owner.name in ("ChartView", "Tag"):
            continue
        parts = [
            part
            for key in owner.keys
            for part in ([*OWNERS[key.includes[0]].keys, key] if key.includes else [key])
        ]
        rules = [(part.name, rule) for part in parts if (rule := sdk_rule(owner, part))]
        if not rules or (not owner.is_view and not owner.name.endswith("Item")):
            continue
        lines.append(f'    "{owner.name}": SDKClass(\n      name: "{owner.counterpart}",\n')
        lines.append("      rules: [\n")
        lines += [f'        "{name}": {rule},\n' for name, rule in rules]
        lines.append("      ]),\n")
    return (
        HEAD.format(source="the declarations of keys")
        + "extension SDKClass {\n"
        + "  /// The classes for views and parts, by our names. A property without a rule has no\n"
        + "  /// counterpart.\n  static let described: [String: SDKClass] = [\n"
        + "".join(lines)
        + "  ]\n}\n"
    )


def sdk_words() -> dict[str, list[str]]:
    """Return the keys that stand for each name of SAPFiori that is no key itself."""
    words: dict[str, list[str]] = {}
    for owner in OWNERS.values():
        for key in owner.keys:
            for name_of_class, name, path, _ in key.sdk:
                word = name.partition("(")[0]
                for own in [path, *([key.name] if name_of_class else [])]:
                    if own not in (word, "none") and own not in words.setdefault(word, []):
                        words[word].append(own)
    return {word: words[word] for word in sorted(words, key=str.lower) if words[word]}


# The folders of the core, each a module.
CORE = ("Basics", "Drawing", "Layout", "Model")
WORDS = SOURCES / "Model/Reading/SDKWord+Properties.swift"
WORDS_HEAD = """extension SDKWord {
  /// The keys for the properties of the SDK.
  static let properties: [String: [String]] = [
"""


# The place of a color in its palette, and pairs of colors, as PaletteEntry reads them.
CELL = re.compile(r"\d+( [0-9A-F]{6}([0-9A-F]{2})?/[0-9A-F]{6}([0-9A-F]{2})?){1,4}")


def colors() -> str:
    """Return the Swift file with the names of colors, in the order in which palettes got them."""
    source = SOURCES / "Model/Style/palettes.tsv"
    titles, *rows = (line.split("\t") for line in source.read_text("utf-8").splitlines())
    names = [row[0] for row in rows]
    if names != sorted(set(names)):
        raise DeclarationError("palettes.tsv: its rows are not sorted by name, each once")
    found: dict[str, None] = {}
    for row in rows:
        if strange := [cell for cell in row[1:] if cell and not CELL.fullmatch(cell)]:
            raise DeclarationError(f"palettes.tsv: '{strange[0]}' is not '1 RRGGBB/RRGGBB …'")
    for column, title in enumerate(titles[1:], 1):
        cells = [(int(row[column].split()[0]), row[0]) for row in rows if row[column]]
        cells.sort()
        if [place for place, _ in cells] != list(range(1, len(cells) + 1)):
            raise DeclarationError(f"palettes.tsv: the places of {title} do not count from 1")
        found |= dict.fromkeys(name for _, name in cells)
    return (
        HEAD.format(source=source.name)
        + "/// The colors of all palettes, by name.\nextension ColorStyle {\n"
        + "".join(
            f'  /// SAP\'s `{name}`.\n  public static let {name}: ColorStyle = "{name}"\n'
            for name in found
        )
        + "}\n"
    )


def icons() -> str:
    """Return the Swift file with the cases of icons."""
    source = SOURCES / "Model/Images/icon-names.txt"
    cases = ""
    for line in source.read_text(encoding="utf-8").splitlines():
        name, _, rest = line.partition(": ")
        if line.startswith("# "):
            cases += f"\n  // {line[2:]}\n\n"
        else:
            case = re.sub(r"-(\w)", lambda letter: letter[1].upper(), name)
            raw = "" if case == name else f' = "{name}"'
            cases += f"  /// {rest.split(' | ')[0]}\n  case {case}{raw}\n"
    return (
        HEAD.format(source=source.name)
        + "/// The built-in icons, with the names of SF Symbols where there is one, and hyphens for its "
        + "dots.\npublic enum BuiltinIcon: String, Hashable, Sendable, CaseIterable {\n"
        + f"{cases}}}\n"
    )


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
        "  /// The texts of the traits, `nil` for traits that are not set.",
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


def documents() -> dict[Path, str]:
    """Return the pages and the names that follow from keys and tables, with their texts."""
    found = {
        SOURCES / "Model/Style/ColorStyle+Palettes.swift": colors(),
        SOURCES / "Model/Images/BuiltinIcon.swift": icons(),
    }
    for owner in OWNERS.values():
        page = SOURCES / f"FioriRender/Documentation.docc/{owner.name}.md"
        if page.exists():
            found[page] = topics(owner, page.read_text(encoding="utf-8"))
    names = ROOT / "Docs/sapfiori.md"
    text = names.read_text(encoding="utf-8")
    head, start, rest = text.partition("<!-- written by Scripts/generate_keys.py -->\n")
    _, end, tail = rest.partition("<!-- end of what is written -->\n")
    if not end:
        raise DeclarationError("Docs/sapfiori.md has no place for the table of properties")
    rows = "\n".join(row for rows in sdk_rows().values() for row in rows)
    title = (
        "| class | property | in Swift | in JSON | what differs |\n| --- | --- | --- | --- | --- |"
    )
    found[names] = f"{head}{start}\n{title}\n{rows}\n\n{end}{tail}"
    lines = [
        f'    "{word}": [{", ".join(f"{chr(34)}{own}{chr(34)}" for own in keys)}],\n'
        for word, keys in sdk_words().items()
    ]
    found[WORDS] = (
        HEAD.format(source="the declarations of keys") + WORDS_HEAD + "".join(lines) + "  ]\n}\n"
    )
    found[SOURCES / "Documents/SDKClass+Views.swift"] = sdk_classes()
    return found


def files() -> dict[Path, str]:
    """Return the Swift files with their texts: those of the types, and their tables of keys."""
    modules = module_index()
    problems: list[str] = []
    found: dict[Path, str] = {}
    for file in sorted({owner.file for owner in OWNERS.values()}):
        owners = [owner for owner in OWNERS.values() if owner.file == file]
        lines = file.read_text(encoding="utf-8").splitlines()
        for owner in sorted(owners, key=lambda owner: -owner.place.start):
            indent = "  " * owner.name.count(".")
            try:
                written = initializer(owner)
            except DeclarationError as error:
                problems.append(str(error))
                continue
            lines[owner.place.start : owner.place.stop] = [indent + line for line in written]
        found[file] = "\n".join(lines) + "\n"
        included = {key.includes[0] for o in OWNERS.values() for key in o.keys if key.includes}
        tables = [owner for owner in owners if owner.name not in included]
        if tables:
            body = "\n".join(
                f"extension {owner.name} {{\n" + "\n".join(table(owner)) + "\n}\n"
                for owner in tables
            )
            head = HEAD.format(source=f"the declarations in {file.name}")
            needed = "\n".join(imports(tables, modules, lines, body))
            found[file.with_name(f"{file.stem}+Keys.swift")] = f"{head}{needed}\n\n{body}"
    if problems:
        raise DeclarationError("\n".join(problems))
    return found


def imports(owners: list[Owner], modules: dict[str, str], lines: list[str], body: str) -> list[str]:
    """Return the imports that tables of keys need: those of the types' file, and of other names."""
    own = module_of(owners[0].file)
    access = "package " if any(owner.is_view for owner in owners) else ""
    found = {"FioriBasics": access, "FioriModel": access}
    # With the file's imports come the readers that other families add.
    for line in lines:
        if match := re.match(r"(?:public |package )?import (Fiori\w+)$", line):
            found.setdefault(match[1], "")
    code = re.sub(r'"(?:[^"\\]|\\.)*"', "", body)
    for name in re.findall(r"\b[A-Z]\w*", code):
        if name in modules and modules[name] != own:
            found.setdefault(modules[name], "")
    return [f"{found[module]}import {module}" for module in sorted(found)]


def module_of(file: Path) -> str:
    """Return the module of a file of the core or of a family."""
    parts = file.relative_to(SOURCES).parts
    return f"Fiori{parts[0] if parts[0] in CORE else parts[1]}"


def module_index() -> dict[str, str]:
    """Return the module of each type of the core and the families."""
    found = {}
    core = [file for part in CORE for file in (SOURCES / part).glob("**/*.swift")]
    for file in [*core, *SOURCES.glob("Families/**/*.swift")]:
        for name in re.findall(
            r"^(?:public|package) (?:final )?(?:struct|enum|protocol|class|typealias) (\w+)",
            file.read_text(encoding="utf-8"),
            re.MULTILINE,
        ):
            found[name] = module_of(file)
    return found


def main() -> int:
    """Write the files, or compare them."""
    check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not check:
        print(f"generate_keys: unknown argument '{sys.argv[1]}'; there is --check", file=sys.stderr)
        return 64
    try:
        problems = [
            problem
            for file in sorted(SOURCES.glob("Families/**/*.swift"))
            if not file.stem.endswith("+Keys")
            for problem in read(file)
        ]
        if problems:
            raise DeclarationError("\n".join(problems))
        written = files() | documents() | options() | interfaces()
    except DeclarationError as error:
        for line in str(error).splitlines():
            print(f"generate_keys: {line}", file=sys.stderr)
        return 1
    stale = 0
    for path, text in written.items():
        name = str(path.relative_to(ROOT))
        present = path.read_text(encoding="utf-8") if path.exists() else ""
        if present == text:
            continue
        stale += 1
        if check:
            old, new = present.splitlines(keepends=True), text.splitlines(keepends=True)
            sys.stderr.writelines(difflib.unified_diff(old, new, name, "as generated"))
        else:
            path.write_text(text, encoding="utf-8")
            print(name)
    if check and stale:
        print("generate_keys: run Scripts/generate_keys.py and commit the result", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
