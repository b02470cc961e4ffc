"""Writes the names of colors and icons in Swift."""

from __future__ import annotations

import re

from .declarations import HEAD, SOURCES, DeclarationError

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
