"""Reads the declarations of keys in the Swift files of their types."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Container

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "Sources"
WIDTH = 100

HEAD = """// swift-format-ignore-file
// Written by Scripts/generate_keys.py from {source}; do not edit.

"""

KEYS_HEAD = HEAD.format(source="the declarations of keys")


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
    # The first paragraph of the documentation.
    text: str = ""
    # The type whose keys replace this property, and those the initializer takes.
    includes: tuple[str, list[str]] | None = None
    # The keys of that type that come after another one of the owner.
    moved: tuple[list[str], str] = field(default_factory=lambda: ([], ""))
    # The words of that type's declarations and documentation that the owner replaces.
    words: list[tuple[str, str]] = field(default_factory=list)

    def reworded(self, words: list[tuple[str, str]]) -> Key:
        """Return the key with other words in its declaration and its documentation."""
        declaration, text = self.declaration, self.text
        for old, new in words:
            declaration, text = (
                declaration and declaration.replace(old, new),
                text.replace(old, new),
            )
        return replace(self, declaration=declaration, text=text)

    @property
    def default_value(self) -> str | None:
        """Return the parameter's default; `None` if it is required."""
        if self.initial is not None:
            return self.initial
        return "nil" if self.type.endswith("?") else None

    @property
    def meaning(self) -> str:
        """Return the documentation without the meaning of `nil`, which only Swift has."""
        text = re.sub(r"[.;] [Ee]mpty for .*", ".", self.text)
        if self.type.startswith("[") and not self.type.endswith("]?"):
            return text
        return re.sub(r"(; `nil` .*|(?<=\.) (If )?`nil`.*)", "", text).rstrip(".") + "."

    @property
    def sentence(self) -> str:
        """Return the sentence for descriptions."""
        text = re.sub(r"``(?:\w+/)?(\w+)``", r"'\1'", self.meaning.removeprefix("The "))
        text = text.replace("`nil`", "null").replace("`", "")
        if not self.text:
            raise DeclarationError(f"document '{self.name}'; its sentence is for descriptions, too")
        return text[0].upper() + text[1:]


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
                found += [part for part in OWNERS[name].stored if part.name in taken]
            if key.is_stored:
                found.append(key)
        return found

    def parts(self, but: Container[str] = ()) -> list[tuple[str, Key]]:
        """Return all keys, with those of included types, each with the path of its property.

        The keys of the types in `but` are left out.
        """
        found: list[tuple[str, Key]] = []
        later: dict[str, list[tuple[str, Key]]] = {}
        for key in self.keys:
            if not key.includes:
                found.append(("", key))
            elif key.includes[0] not in but:
                names, place = key.moved
                for path, part in OWNERS[key.includes[0]].parts():
                    group = later.setdefault(place, []) if part.name in names else found
                    group.append((f"{key.name}.{path}", part.reworded(key.words)))
        return [part for each in found for part in [each, *later.get(each[1].name, [])]]


OWNERS: dict[str, Owner] = {}

TYPE = re.compile(r"^(\s*)public struct (\w+)\s*(?::\s*([^{]*))?\{")
PROPERTY = re.compile(r"^\s*public var (\w+)(?::\s*([^={]+?))?(?:\s*=\s*(.+))?$")
COMMENT = re.compile(r"^\s*//(?!/)(.*)$")


def read(file: Path) -> list[str]:
    """Add the types with keys in a file to `OWNERS`, and return what is wrong in it."""
    problems: list[str] = []
    lines = file.read_text(encoding="utf-8").splitlines()
    notes: list[str] = []
    documentation: list[str] = []
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
            documentation.append(line.strip().removeprefix("///").strip())
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
                    paragraph = "\n".join(documentation).partition("\n\n")[0]
                    read_keys(owner, line, notes, paragraph.replace("\n", " "))
        except DeclarationError as error:
            problems.append(f"{file.relative_to(ROOT)}:{index + 1}: {error}")
        notes, documentation = [], []
    return problems


def counterpart(lines: list[str], start: int) -> str:
    """Return the last class that the documentation above a type names as its counterpart."""
    first = start
    while first > 0 and lines[first - 1].lstrip().startswith(("//", "@")):
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


def read_keys(owner: Owner, line: str, notes: list[str], text: str) -> None:
    """Add what the comments, the documentation and the property of a line declare."""
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
        elif key and (included := re.match(r"keys of (\w+)(?: \((.+)\))?: (.+)", note)):
            key.includes = (included[1], included[3].split(", "))
            moved, _, place = (included[2] or "").partition(" after ")
            key.moved = (moved.split(", "), place)
            key.is_declared = True
        elif key and (words := re.match(r"with (.+)", note)):
            pairs = [each.split(" = ", 1) for each in words[1].split(" | ")]
            key.words = [(old, new) for old, new in pairs]
        elif key and (own := re.match(r"key: (.+)", note)):
            key.declaration = own[1]
            key.is_declared = True
        elif key and note == "no key":
            key.is_declared = True
    if key:
        key.text = text
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


def wrapped(text: str, width: int) -> list[str]:
    """Return a text as lines that are broken at spaces."""
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return lines


# The folders of the core, each a module.
CORE = ("Basics", "Drawing", "Layout", "Model")


def family_of(file: Path) -> Path:
    """Return the folder of the family of a file."""
    return SOURCES / "Families" / file.relative_to(SOURCES).parts[1]
