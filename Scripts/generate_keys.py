#!/usr/bin/env python3
"""Writes what follows from the keys of views.

    Scripts/generate_keys.py            writes the files
    Scripts/generate_keys.py --check    fails if one of them is not as it would be written

A key is declared once, as a comment above its property in the Swift file of its type:

    // key: .anyNumber, default: .text("that of the items"), examples: [0.64]
    // sdk: progress (without it, taken from a formatted fraction)
    /// The filled fraction of the ring, 0 to 1; `nil` for that of the items.
    public var progress: Double?

After `key:` are the arguments of `Property` that follow the key path, or the name of a key that
views share, such as `isLoading`. A line that continues with three spaces belongs to the line above.
The sentence for descriptions is the first paragraph of the documentation, without its article and
the meaning of `nil`: here, "Filled fraction of the ring, 0 to 1." In an array, `nil` is `null`. The
default of a number, a flag or a choice is the property's initial value, unless there is one. The
other comments that the script reads:

    // no key                 the initializer takes the property, which no description has
    // key NAME: ignored(…)   a key without a property
    // keys of TYPE: a, b     the property has the keys of that type, and the initializer takes a, b
    // keys of TYPE (c, d after e): a, b    likewise, but the keys c, d come after the key e
    // with OLD = NEW | …     the words that replace others in the declarations of that type's keys
    // sdk: NAME (NOTE); …    the names of the property in SAPFiori; `NAME = PATH` for the path of
                              another key or `none`, `CLASS.NAME` for that of another class,
                              `*PATH` for what the SDK's code sets if it is not the name itself,
                              `*PATH as RULE` if the type of the property does not say how
    // MARK: TOPIC            the properties below belong to this topic of the documentation
    // init: a, _ b, …        above the initializer, which is written after its documentation: it
                              takes these properties first, `b` without a label, then all others;
                              without the `…`, these alone
    // also init: a, …        above another initializer: what it takes before the first one's

It writes the initializers; the tables of keys, one file for each family, from which the program has
its schema, its reference pages and the Swift that it prints; the topics of the types that have a
page in the documentation; the table of SAPFiori's properties in Docs/sapfiori.md, the words that
descriptions are answered with, in SDKWord+Properties.swift, and the classes that descriptions are
rewritten with, in SDKClass+Views.swift.

From tables that the program reads, it writes the names that Swift code uses: the colors of
palettes.tsv, whose order it also checks, and the icons of icon-names.txt.
"""

from __future__ import annotations

import difflib
import sys
from pathlib import Path

from keys.declarations import KEYS_HEAD, OWNERS, ROOT, SOURCES, DeclarationError, read
from keys.names import colors, icons
from keys.sdk_names import WORDS, WORDS_HEAD, sdk_classes, sdk_rows, sdk_words
from keys.sdk_properties import sdk_files
from keys.tables import files, topics
from keys.traits import interfaces, options


def documents() -> dict[Path, str]:
    """Return the pages and the names that follow from keys and tables, with their texts."""
    found = {
        SOURCES / "Model/Generated/ColorStyle+Palettes.swift": colors(),
        SOURCES / "Model/Generated/BuiltinIcon.swift": icons(),
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
    found[WORDS] = KEYS_HEAD + WORDS_HEAD + "".join(lines) + "  ]\n}\n"
    found[SOURCES / "Documents/Generated/SDKClass+Views.swift"] = sdk_classes()
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
            if file.parent.name != "Generated"
            for problem in read(file)
        ]
        if problems:
            raise DeclarationError("\n".join(problems))
        written = files() | sdk_files() | documents() | options() | interfaces()
    except DeclarationError as error:
        for line in str(error).splitlines():
            print(f"generate_keys: {line}", file=sys.stderr)
        return 1
    stale = 0
    for path in SOURCES.glob("**/Generated/*.swift"):
        # A file that nothing writes any more.
        if path not in written:
            written[path] = ""
    for path, text in written.items():
        name = str(path.relative_to(ROOT))
        present = path.read_text(encoding="utf-8") if path.exists() else ""
        if present == text:
            continue
        stale += 1
        if check:
            old, new = present.splitlines(keepends=True), text.splitlines(keepends=True)
            sys.stderr.writelines(difflib.unified_diff(old, new, name, "as generated"))
        elif text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(name)
        else:
            path.unlink()
            print(f"{name} (removed)")
    if check and stale:
        print("generate_keys: run Scripts/generate_keys.py and commit the result", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
