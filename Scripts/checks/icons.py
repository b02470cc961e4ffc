#!/usr/bin/env python3
"""Compare drawings of 300 icons of Debian's icon themes by fiori-render, rsvg-convert and
Chromium.

icons.txt lists them. Prints the icons that fiori-render refuses and the icons that differ most, and fails if an icon that
is not in icons-outliers.txt differs from rsvg-convert in more than 1 % of its pixels.
"""

import argparse
import base64
import html
import io
import json
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from steps import ROOT, install, release_program, run_in

ICONS = ROOT / ".build/icons"
ENVIRONMENT = ICONS / "venv"
if not ENVIRONMENT.exists():
    install("to draw icons in other ways", "chromium", "librsvg2-bin", "python3-venv")
    part = ENVIRONMENT.with_suffix(".part")
    subprocess.run(["python3", "-m", "venv", part], check=True)
    subprocess.run(
        [part / "bin/python", "-m", "pip", "-q", "install", "numpy", "pillow"], check=True
    )
    part.rename(ENVIRONMENT)
run_in(ENVIRONMENT)

import numpy as np  # noqa: E402
import numpy.typing as npt  # noqa: E402
from PIL import Image, ImageDraw  # noqa: E402

LIST = Path(__file__).with_suffix(".txt")
OUTLIERS = LIST.with_stem("icons-outliers")

Pixels = npt.NDArray[np.int16]

# A KPI shows an icon unaltered, 32 points wide and with edges on whole pixels.
POINTS = 32
SCALE = 3
SIDE = POINTS * SCALE
# A channel's levels that two renderers may differ by, such as by rounding or in antialiasing.
TOLERATED_LEVELS = 16
TOLERATED_SHARE = 0.01
SHOWN = 20
COLUMNS = 20


@dataclass
class Comparison:
    """An icon as drawn by each program, and the shares of pixels that differ."""

    name: str
    ours: Pixels | None = None
    messages: list[str] = field(default_factory=list)
    rsvg: Pixels | None = None
    chromium: Pixels | None = None

    @property
    def from_rsvg(self) -> float:
        return share(self.ours, self.rsvg)

    @property
    def from_chromium(self) -> float:
        return share(self.ours, self.chromium)

    @property
    def between_others(self) -> float:
        return share(self.rsvg, self.chromium)


def share(one: Pixels | None, other: Pixels | None) -> float:
    """The share of pixels in which any channel differs; 1 without a picture."""
    if one is None or other is None:
        return 1
    return float(np.mean(differing(one, other)))


def differing(one: Pixels, other: Pixels) -> npt.NDArray[np.bool_]:
    return np.asarray(np.abs(one - other).max(axis=2) > TOLERATED_LEVELS)


def pixels(picture: Image.Image) -> Pixels:
    """The colors of a picture on white."""
    ground = Image.new("RGBA", picture.size, "white")
    ground.alpha_composite(picture.convert("RGBA"))
    return np.asarray(ground.convert("RGB")).astype(np.int16)


def description(svg: bytes) -> dict[str, object]:
    """A KPI that consists of one icon."""
    source = "data:image/svg+xml;base64," + base64.b64encode(svg).decode()
    return {
        "environment": {"scale": SCALE, "background": "white"},
        "view": {
            "type": "kpiView",
            "items": [{"icon": {"source": source, "renderingMode": "original"}}],
        },
    }


def icon_top(program: Path) -> int:
    """The pixel row in which the icon of a description starts."""
    svg = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>'
    layout = json.loads(run([str(program), "layout", "-"], json.dumps(description(svg)).encode()))
    (frame,) = [part["frame"] for part in layout["root"]["children"] if part["kind"] == "icon"]
    if (frame["x"], frame["width"], frame["height"]) != (0, POINTS, POINTS):
        raise SystemExit(
            f"check icons: the icon's frame is {frame}, expected a width of {POINTS} from 0"
        )
    top: float = frame["y"]
    return round(top * SCALE)


def run(command: list[str], text: bytes = b"") -> bytes:
    """The output of a program, which must succeed."""
    return subprocess.run(command, input=text, capture_output=True, check=True).stdout


def draw_ours(program: Path, folder: Path, icons: list[Comparison]) -> None:
    """Draws all icons in one process."""
    top = icon_top(program)
    lines = [
        json.dumps({"id": index, **description((folder / icon.name).read_bytes())})
        for index, icon in enumerate(icons)
    ]
    for line in run([str(program), "stream"], "\n".join(lines).encode()).splitlines():
        answer = json.loads(line)
        icon = icons[answer["id"]]
        icon.messages = [f"{one['severity']}: {one['message']}" for one in answer["diagnostics"]]
        if "data" in answer:
            drawn = Image.open(io.BytesIO(base64.b64decode(answer["data"])))
            icon.ours = pixels(drawn.crop((0, top, SIDE, top + SIDE)))


def draw_rsvg(folder: Path, icons: list[Comparison]) -> None:
    for icon in icons:
        side = str(SIDE)
        drawn = Image.open(
            io.BytesIO(
                run(
                    [
                        "rsvg-convert",
                        "-a",
                        "-w",
                        side,
                        "-h",
                        side,
                        str(folder / icon.name),
                    ]
                )
            )
        )
        # The picture of an icon that is not square is smaller.
        page = Image.new("RGBA", (SIDE, SIDE))
        page.paste(drawn, ((SIDE - drawn.width) // 2, (SIDE - drawn.height) // 2))
        icon.rsvg = pixels(page)


def draw_chromium(program: Path, folder: Path, icons: list[Comparison]) -> None:
    """Draws all icons on one page."""
    images = "".join(
        f'<img src="{html.escape((folder / icon.name).absolute().as_uri())}">' for icon in icons
    )
    rows = -(-len(icons) // COLUMNS)
    page = (
        f"<!DOCTYPE html><style>body {{ margin: 0; width: {SIDE * COLUMNS}px; line-height: 0 }}"
        f" img {{ width: {SIDE}px; height: {SIDE}px; object-fit: contain }}</style>{images}"
    )
    with tempfile.TemporaryDirectory() as name:
        temporary = Path(name)
        (temporary / "page.html").write_text(page)
        # A new headless window is lower than asked for by the height of a window's frame.
        run(
            [
                str(program),
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                "--force-device-scale-factor=1",
                f"--window-size={SIDE * COLUMNS},{SIDE * rows + 200}",
                f"--user-data-dir={temporary / 'profile'}",
                f"--screenshot={temporary / 'page.png'}",
                (temporary / "page.html").as_uri(),
            ]
        )
        with Image.open(temporary / "page.png") as shot:
            sheet = shot.convert("RGB")
    if sheet.width < SIDE * COLUMNS or sheet.height < SIDE * rows:
        raise SystemExit(
            f"check icons: Chromium's picture has only {sheet.width} by {sheet.height} pixels"
        )
    for index, icon in enumerate(icons):
        x, y = index % COLUMNS * SIDE, index // COLUMNS * SIDE
        icon.chromium = pixels(sheet.crop((x, y, x + SIDE, y + SIDE)))


def save_sheet(icons: list[Comparison], file: Path) -> None:
    """Saves a picture with a row for each icon: ours, rsvg-convert's, Chromium's, and where ours differs."""
    zoom, gap, title = 2, 8, 14
    step = SIDE * zoom + gap
    sheet = Image.new("RGB", (4 * step, max(len(icons), 1) * (step + title)), "#dddddd")
    draw = ImageDraw.Draw(sheet)
    for row, icon in enumerate(icons):
        y = row * (step + title)
        draw.text(
            (2, y + 1),
            f"{icon.from_rsvg:.1%} {icon.from_chromium:.1%} {icon.name[-100:]}",
            fill="black",
        )
        pictures = [icon.ours, icon.rsvg, icon.chromium]
        if icon.ours is not None and icon.rsvg is not None:
            marked = np.where(
                differing(icon.ours, icon.rsvg)[..., None], (220, 0, 0), (255, 255, 255)
            )
            pictures.append(marked.astype(np.int16))
        for column, picture in enumerate(pictures):
            if picture is not None:
                drawn = Image.fromarray(picture.astype(np.uint8))
                enlarged = drawn.resize((SIDE * zoom, SIDE * zoom), Image.Resampling.NEAREST)
                sheet.paste(enlarged, (column * step, y + title))
    sheet.save(file)


def read_list(file: Path) -> dict[str, str]:
    """Names and what follows them in parentheses, without comments and empty lines."""
    entries: dict[str, str] = {}
    for line in file.read_text().splitlines():
        if line and not line.startswith("#"):
            name, _, reason = line.partition(" (")
            entries[name] = reason.removesuffix(")")
    return entries


def report(icons: list[Comparison], reasons: dict[str, str]) -> bool:
    """Prints what was found, and returns whether all icons are as expected."""
    refused = [icon for icon in icons if icon.ours is None]
    drawn = [icon for icon in icons if icon.ours is not None]
    for icon in refused:
        print(f"refused: {icon.name}: {'; '.join(icon.messages)}")
    for icon in drawn:
        for message in icon.messages:
            print(f"drawn with a {message}: {icon.name}")
    print(
        f"\nThe {SHOWN} that differ most: from rsvg-convert, from Chromium, rsvg-convert from Chromium"
    )
    for icon in sorted(drawn, key=lambda icon: -icon.from_rsvg)[:SHOWN]:
        numbers = (icon.from_rsvg, icon.from_chromium, icon.between_others)
        print(*(f"{number:7.2%}" for number in numbers), icon.name)
    odd = [icon for icon in icons if icon.from_rsvg > TOLERATED_SHARE]
    further = [icon for icon in drawn if icon.from_chromium > icon.between_others + TOLERATED_SHARE]
    unlisted = [icon for icon in odd if icon.name not in reasons]
    unneeded = set(reasons) - {icon.name for icon in odd}
    print(
        f"\n{len(icons)} icons; {len(refused)} are refused. Of the others,"
        f" {len(odd) - len(refused)} differ from rsvg-convert in more than"
        f" {TOLERATED_SHARE:.0%} of the pixels, and {len(further)} differ from Chromium"
        f" in {TOLERATED_SHARE:.0%} more than rsvg-convert does."
    )
    for icon in further:
        print(f"further from Chromium: {icon.name}")
    for icon in unlisted:
        print(f"not listed: {icon.name}")
    for name in sorted(unneeded):
        print(f"listed as an outlier, but is none: {name}")
    return not unlisted and not unneeded


def fetch(package: str, names: list[str]) -> None:
    """Unpack icons of a package, without installing it."""
    folder = ICONS / package
    if all((folder / name).exists() for name in names):
        return
    print(f"Fetching icons of {package}", flush=True)
    folder.mkdir(parents=True, exist_ok=True)
    options = ["-qq", "-o", "APT::Sandbox::User=root"]
    subprocess.run(["apt-get", *options, "download", package], cwd=ICONS, check=True)
    (archive,) = ICONS.glob(f"{package}_*.deb")
    with subprocess.Popen(["dpkg-deb", "--fsys-tarfile", archive], stdout=subprocess.PIPE) as files:
        wanted = [f"./{name}" for name in names]
        subprocess.run(["tar", "-x", "-C", folder, *wanted], stdin=files.stdout, check=True)
    archive.unlink()


def main() -> None:
    """Draw and compare the icons; exit with 1 if one is not as expected."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", type=Path, help="another program than the release build")
    parser.add_argument(
        "--sheet", type=Path, help="a PNG of all outliers and refused icons to write"
    )
    options = parser.parse_args()

    names = read_list(LIST)
    packages: dict[str, list[str]] = {}
    for name in names:
        package, _, path = name.partition("/")
        packages.setdefault(package, []).append(path)
    for package, paths in packages.items():
        fetch(package, paths)
    program = options.program or release_program()
    icons = [Comparison(name) for name in names]
    draw_ours(program, ICONS, icons)
    draw_rsvg(ICONS, icons)
    draw_chromium(Path("/usr/bin/chromium"), ICONS, icons)
    is_fine = report(icons, read_list(OUTLIERS))
    if options.sheet:
        odd = [icon for icon in icons if icon.from_rsvg > TOLERATED_SHARE]
        save_sheet(sorted(odd, key=lambda icon: -icon.from_rsvg), options.sheet)
    sys.exit(not is_fine)


if __name__ == "__main__":
    main()
