"""Writes the initializers of types and the tables of their keys."""

from __future__ import annotations

import re
from pathlib import Path

from .declarations import (
    CORE,
    KEYS_HEAD,
    OWNERS,
    ROOT,
    SOURCES,
    WIDTH,
    DeclarationError,
    Key,
    Owner,
    family_of,
    wrapped,
)


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
            assignment = f"    {key.name} = {name}("
            if len(f"{assignment}{arguments})") <= WIDTH:
                lines.append(f"{assignment}{arguments})")
            else:
                # A label and its argument stay together.
                rows = wrapped(f"{arguments})".replace(": ", ":\0"), WIDTH - 6)
                lines += [assignment, *("      " + row.replace("\0", " ") for row in rows)]
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
    lines += [line for path, key in owner.parts() for line in entry(key, path)]
    return [*lines, "  ]"]


def entry(key: Key, prefix: str = "") -> list[str]:
    """Return the lines of a key in the table."""
    if key.declaration is None:
        return []
    path = f"\\.{prefix}{key.name}"
    if match := re.fullmatch(r"([a-z]\w*)(?:\((.*)\))?", key.declaration):
        place = path if key.is_stored else f'"{key.name}"'
        sentence = ""
        if match[1] == "isLoading":
            sentence = f'"{key.sentence.rpartition("; ")[2].removesuffix(".")}"'
        elif match[1] in ("isEnabled", "kpiItems"):
            sentence = f'"{key.sentence}"'
        arguments = ", ".join(part for part in (place, match[2], sentence) if part)
        return [f"    .{match[1]}({arguments}),"]
    reader, *rest = re.split(r", (?=default: |examples: )", key.declaration)
    if not rest or not rest[0].startswith("default: "):
        rest = [f"default: {value}" for value in [json_default(key)] if value] + rest
    arguments = ", ".join([f'"{key.name}"', path, reader, f'"{key.sentence}"', *rest])
    return [f"    Property({arguments}),"]


def json_default(key: Key) -> str | None:
    """Return the default in a description that an initial value stands for; `None` if for none."""
    value = key.initial or ""
    if value in ("true", "false") or re.fullmatch(r"-?\d+(\.\d+)?", value):
        return value
    if match := re.fullmatch(r"(?:[A-Z][\w.]*)?\.([a-z]\w*)", value):
        return f'"{match[1]}"'
    return None


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
    if problems:
        raise DeclarationError("\n".join(problems))
    included = {key.includes[0] for owner in OWNERS.values() for key in owner.keys if key.includes}
    families: dict[Path, list[Owner]] = {}
    for owner in OWNERS.values():
        if owner.name not in included:
            families.setdefault(family_of(owner.file), []).append(owner)
    for family, owners in families.items():
        body = "\n".join(
            f"extension {owner.name} {{\n" + "\n".join(table(owner)) + "\n}\n" for owner in owners
        )
        needed = "\n".join(imports(owners, modules, body))
        found[family / f"Generated/{family.name}Keys.swift"] = f"{KEYS_HEAD}{needed}\n\n{body}"
    return found


def imports(owners: list[Owner], modules: dict[str, str], body: str) -> list[str]:
    """Return the imports that tables of keys need: those of the types' files, and of other names."""
    own = module_of(owners[0].file)
    access = "package " if any(owner.is_view for owner in owners) else ""
    found = {"FioriBasics": access, "FioriModel": access}
    # With the files' imports come the readers that other families add.
    for owner in owners:
        for name in re.findall(r"^(?:public |package )?import (Fiori\w+)$", owner.text, re.M):
            found.setdefault(name, "")
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
