#!/usr/bin/env python3
"""Compares icons of eight sets as fiori-render and librsvg draw them, and prints a table.

    Scripts/compare_sets.py PROGRAM [--count 500] [--list]

The sets come from Debian's packages and PyPI, and are kept in `.build/icons`. Of each, so many icons
are taken at equal distances from the sorted list of its different files. `--list` names the icons that
differ in more than 1 % of their pixels, that are refused, or that are drawn with a warning. Needs
rsvg-convert, NumPy and Pillow.
"""

import argparse
import collections
import hashlib
import subprocess
import sys
import zipfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

sys.dont_write_bytecode = True
import compare_icons  # noqa: E402
from compare_icons import TOLERATED_SHARE, Comparison  # noqa: E402
from compare_suite import rsvg_picture  # noqa: E402

ROOT = Path(__file__).parent.parent / ".build" / "icons" / "sets"
MKDOCS = "mkdocs-material/material/templates/.icons"


@dataclass
class IconSet:
    """A set of icons, and where it is inside the package that has it."""

    name: str
    package: str
    folder: str
    is_debian: bool = True


SETS = [
    IconSet("Adwaita", "adwaita-icon-theme", "usr/share/icons/Adwaita"),
    IconSet("Bootstrap", "bootstrap-icons", "usr/share/bootstrap-icons/svg"),
    IconSet("Breeze", "breeze-icon-theme", "usr/share/icons/breeze"),
    IconSet("Papirus", "papirus-icon-theme", "usr/share/icons/Papirus"),
    IconSet("Yaru", "yaru-theme-icon", "usr/share/icons/Yaru"),
    IconSet("Font Awesome", "mkdocs-material", f"{MKDOCS}/fontawesome", False),
    IconSet("Material Design", "mkdocs-material", f"{MKDOCS}/material", False),
    IconSet("Simple Icons", "mkdocs-material", f"{MKDOCS}/simple", False),
]


def fetch(icons: IconSet) -> tuple[Path, str]:
    """Returns the folder of a set, unpacked if it is not yet, and the version of its package."""
    home = ROOT / icons.package
    if not home.exists():
        part = home.with_suffix(".part")
        part.mkdir(parents=True, exist_ok=True)
        if icons.is_debian:
            command = ["apt-get", "-qq", "-o", "APT::Sandbox::User=root", "download"]
            subprocess.run([*command, icons.package], cwd=part, check=True)
            (file,) = part.glob("*.deb")
            subprocess.run(["dpkg-deb", "-x", file, part], check=True)
        else:
            pip = [sys.executable, "-m", "pip", "-q", "download", "--no-deps"]
            subprocess.run([*pip, icons.package], cwd=part, check=True)
            (file,) = part.glob("*.whl")
            with zipfile.ZipFile(file) as wheel:
                wheel.extractall(part / icons.package)
        part.rename(home)
    (file,) = [*home.glob("*.deb"), *home.glob("*.whl")]
    return home / icons.folder, file.name.replace("-", "_").split("_")[-2 if icons.is_debian else -4]


def chosen(folder: Path, count: int) -> tuple[list[Comparison], int]:
    """Returns icons at equal distances from each other, and how many different ones there are."""
    names: dict[str, str] = {}
    for file in sorted(folder.rglob("*.svg")):
        if not file.is_symlink():
            key = hashlib.sha256(file.read_bytes()).hexdigest()
            names.setdefault(key, str(file.relative_to(folder)))
    different = sorted(names.values())
    places = [round(index * (len(different) - 1) / (count - 1)) for index in range(count)]
    return [Comparison(different[place]) for place in sorted(set(places))], len(different)


def verdict(icon: Comparison) -> str:
    if icon.ours is None:
        return "refused"
    if icon.rsvg is None:
        return "refused by librsvg"
    if icon.messages:
        return "with a warning"
    return "alike" if icon.from_rsvg <= TOLERATED_SHARE else "different"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", type=Path)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    columns = ["alike", "with a warning", "different", "refused", "refused by librsvg"]
    print(f"| set | files | compared | {' | '.join(columns)} |")
    print("| --- |" + " --- |" * (len(columns) + 2))
    for icons in SETS:
        folder, version = fetch(icons)
        taken, total = chosen(folder, options.count)
        compare_icons.draw_ours(options.program, folder, taken)
        with ThreadPoolExecutor(2) as pool:
            pictures = pool.map(rsvg_picture, [folder / icon.name for icon in taken])
            for icon, picture in zip(taken, pictures, strict=True):
                icon.rsvg = picture
        counts = collections.Counter(verdict(icon) for icon in taken)
        numbers = " | ".join(str(counts[column]) for column in columns)
        print(f"| {icons.name} ({icons.package} {version}) | {total:,} | {len(taken)} | {numbers} |")
        for icon in taken:
            if options.list and verdict(icon) != "alike":
                print(
                    f"    {verdict(icon)}: {icon.name}: {icon.from_rsvg:.1%}"
                    f" {'; '.join(icon.messages)[:200]}",
                    file=sys.stderr,
                )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
