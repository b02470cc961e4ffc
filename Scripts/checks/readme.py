#!/usr/bin/env python3
"""Run the commands of the README and of each guide that it links to, as a reader would.

    Scripts/check readme [PROGRAM] [DOCUMENT]...    with the release build, or with another program

They run one after the other, in a separate clone. None may fail or change a file of the clone. A command is a line of an
indented block that starts with the name of a program; the other lines of such blocks are the output of programs. The
commands of a document run in one shell, in the clone, after a setup for the document.
"""

from __future__ import annotations

import dataclasses
import fnmatch
import os
import re
import shlex
import subprocess
import sys
import tempfile
import textwrap
import time
from pathlib import Path

from steps import ROOT, release_program, script

PROGRAMS = {
    "cd", "chromium", "curl", "export", "fiori-render", "head", "mkdir", "mkdocs", "pip", "podman", "printf", "pytest",
    "python", "python3", "sha256sum", "sphinx-build", "sudo", "swift", "tar", "venv-pack", ".ci/run",
}  # fmt: skip

LEFT_OUT = {
    # What the program is built and tested by.
    "Scripts/*": "runs in .ci/run, in Scripts/check release or by itself",
    ".ci/run*": "runs this script",
    "swift test*": "is Scripts/check example",
    "FIORI_*": "records what is compared",
    "swift run": "is tried by Scripts/check dependent",
    "cd Examples/Snapshots": "is Scripts/check example",
    ".build/python/test/bin/python Python/generate_views.py": "runs in .ci/run",
    ".build/release/fiori-render *": "runs in .ci/run with the program of the tests",
    ".build/tests/release/fiori-render preview *": "needs a person",
    "chromium *": "is for a person to look at",
    # What needs an administrator, a release or a network; Scripts/check package wheel tries these.
    "sudo *": "needs an administrator",
    "podman *": "needs a container engine; Scripts/check package puts the image together",
    "tar xf *": "needs a release",
    "fiori-render-*": "needs a release",
    "sha256sum *": "needs a release",
    "python3 -m venv *": "is tried by Scripts/check wheel",
    "pip install *": "is tried by Scripts/check wheel",
    "venv-pack *": "is tried by Scripts/check spark",
    "python Examples/reports/*": "is tried by Python/tests/test_reports.py",
    "python Examples/spark/*": "is tried by Scripts/check spark",
    "PYSPARK_*": "is tried by Scripts/check spark",
    "export PATH=*": "has been done",
    "*fonts-72*": "needs SAP's typeface",
    '*--font-family "72"': "needs SAP's typeface",
    "fiori-render record Goldens*": "is tried by .ci/run",
    "fiori-render diff card.json screen.png --find --ignore-text": "has a screenshot of its own, which .ci/run compares",
    "* --open*": "needs a person; .ci/run opens the preview in a browser",
}

# What runs until it is ended.
ENDLESS = ("fiori-render serve*", "fiori-render preview*", "fiori-render render * --watch*")

# Statuses that tell what was found.
FINDINGS = {
    "fiori-render diff *": 1, "fiori-render verify *": 1, "fiori-render lint *": 1, "fiori-render fuzz *": 1, "* diff *": 1,
}  # fmt: skip

CARDS = """
mkdir -p cards components docs fonts out
cp Examples/cards/total-sales-line.json Examples/cards/store-sales-columns.json cards/
cp Examples/cards/total-sales-line.json sales.json
cp Examples/cards/store-sales-columns.json card.json
cp Tests/FioriRenderTests/Fonts/*.ttf fonts/
"""
# A screenshot of an app shows more than the card.
SCREEN = (
    CARDS
    + """
"$program" render card.json -o screenshot.png --quiet
"$program" render card.json -o large.png --scale 3 --quiet
python - <<END
from PIL import Image
screen = Image.new("RGB", (1290, 1400), "white")
screen.paste(Image.open("large.png"), (48, 620))
screen.save("screen.png")
END
"""
)
# All would take minutes with the program of the tests.
FEW_GOLDENS = """
find Goldens -mindepth 1 -maxdepth 1 -type d ! -name kpi -exec rm -r {} +
"$program" record Goldens --prune --quiet --font-path Tests/FioriRenderTests/Fonts
git -c user.name=reader -c user.email=reader@example.com commit --quiet --all --message "Few goldens"
"""

# Figures with variants, and the manifest of a card with its data beside it.
STATES_AND_MANIFEST = """
cat >states.json <<'END'
{
  "variants": { "appearance": ["light", "dark"] },
  "environment": { "generation": "horizon" },
  "figures": [
    { "name": "open", "view": { "type": "kpiCard", "title": "Orders", "kpiItems": [{ "metric": "82" }] } },
    { "name": "loading", "view": { "type": "kpiCard", "title": "Orders", "isLoading": true } }
  ]
}
END
cat >manifest.json <<'END'
{
  "sap.app": { "id": "orders", "type": "card" },
  "sap.card": {
    "type": "List",
    "header": { "title": "Orders" },
    "content": {
      "data": { "request": { "url": "/orders" } },
      "item": { "title": "{customer}", "description": "{due}" }
    }
  }
}
END
echo '[{"customer": "Harbor Foods", "due": "Monday"}, {"customer": "Alder Mills", "due": "Friday"}]' >orders.json
"""

# What a document takes for granted.
GIVEN = {
    "Docs/brand.md": CARDS + "cp Examples/brand-forest.nss brand.nss",
    "Docs/ci.md": CARDS + "cp card.json main.json; cp sales.json branch.json",
    "Docs/command-line.md": SCREEN
    + FEW_GOLDENS
    + STATES_AND_MANIFEST
    + """
cp screenshot.png expected.png; cp screenshot.png actual.png
cp card.json old.json; cp sales.json new.json
cp -r Goldens new-pictures
cp card.json components/; head -c 32 /dev/urandom | base64 >keys
""",
    "Docs/comparing.md": FEW_GOLDENS + "cp -r Goldens new",
    "Docs/data.md": CARDS
    + "cp Examples/sales-by-country.* Examples/managers.csv .; cp Examples/managers.json card.json"
    + "; echo '<!-- fiori cards/total-sales-line.json -->' >sales.md",
    "Docs/documentation.md": CARDS,
    "Docs/lint.md": CARDS,
    # `mail` is a command of the Python package.
    "Docs/mail.md": 'PATH="${PATH#*:}"',
    "Docs/python.md": "mkdir tests; cd tests; echo 'def test_it(): pass' >test_it.py",
    "Docs/screenshots.md": SCREEN,
    "Docs/server.md": CARDS,
    "Docs/translation.md": CARDS,
}


@dataclasses.dataclass
class Page:
    """A document's commands, and the files that it tells readers to save."""

    commands: list[str]
    files: dict[str, str]


BLOCKS = re.compile(
    r"^(?P<fence>`{3,})[^\n]*\n(?P<fenced>.*?)^(?P=fence)$"
    r"|(?P<indented>(?:^    [^\n]*\n(?:^\n(?=    ))*)+)"
    r"|(?P<text>(?:^(?!    |```)[^\n]+\n)+)",
    re.MULTILINE | re.DOTALL,
)


def read(text: str) -> Page:
    """Read the blocks of a document. A block is a file if the text above it begins with the file's name."""
    page, above = Page([], {}), ""
    for part in BLOCKS.finditer(text + "\n"):
        named = re.search(r"(?:^(?:and )?|Save as\s)`([\w-]+\.(?:csv|json|md))`", above)
        block = part["fenced"] or textwrap.dedent(part["indented"] or "")
        if block and named:
            page.files[named[1]] = block
        elif part["indented"]:
            lines = re.sub(r"(\\|\|)\n", r"\1\0", block).splitlines()
            page.commands += [line.replace("\0", "\n") for line in lines if is_command(line)]
        above = part["text"] or ""
    return page


def is_command(line: str) -> bool:
    """Tell whether a line runs a program, and does not list what it takes."""
    name = re.sub(r"^(?:[A-Z_]+=\S*\s+)*", "", line).split()[0] if re.search(r"\s", line) else line
    known = name in PROGRAMS or re.match(
        r"(Scripts|Examples|\.build)/\S+$|fiori-render-\S+/bin/", name
    )
    return bool(known) and not re.search(
        r"^fiori-render \d|…|\[[-A-Z]|\b[A-Z]{4,}\?|^fiori-render \S+ [A-Z]{4,}", line
    )


def pattern_of(command: str, patterns: object) -> str | None:
    """Return the pattern that a command matches."""
    return next((p for p in patterns if fnmatch.fnmatchcase(command, p)), None)  # type: ignore[attr-defined]


def commands_of(document: str, program: str) -> tuple[str, int, list[str]]:
    """Return a script that runs a document's commands, their number, and those that are left out."""
    page = read(Path(document).read_text())
    ending = "trap '[ -z \"${running:-}\" ] || kill $running' EXIT"
    lines = [
        f"program={shlex.quote(program)}",
        ending,
        "set -u",
        "set -e",
        GIVEN.get(document, ""),
        "set +e",
    ]
    lines += [f"printf %s {shlex.quote(text)} >{name}" for name, text in page.files.items()]
    left_out, count = [], 0
    for command in page.commands:
        if pattern_of(command, LEFT_OUT):
            left_out.append(command)
            continue
        count += 1
        quoted = shlex.quote(command)
        if pattern_of(command, ENDLESS):
            plain = re.sub(r"\s+#.*", "", command)
            lines += [
                '[ -z "${running:-}" ] || { kill $running; wait $running; }',
                f"{plain} >running.log 2>&1 </dev/null & running=$!",
                "for i in $(seq 100); do [ -s running.log ] && break; sleep 0.1; done",
                f'kill -0 $running && [ -s running.log ] || {{ cat running.log; echo "does not run: "{quoted}; exit 1; }}',
            ]
        else:
            most = FINDINGS.get(pattern_of(command, FINDINGS) or "", 0)
            lines += [
                command,
                f'status=$?; [ $status -le {most} ] || {{ echo "status $status: "{quoted}; exit 1; }}',
            ]
    lines += ["true"]
    return "\n".join(lines), count, left_out


def run(document: str, clone: str, program: str) -> bool:
    """Run a document's commands in a clean clone; return whether all work."""
    text, count, left_out = commands_of(document, program)
    for command in left_out:
        print(
            f"  not run: {command.splitlines()[0]}: {LEFT_OUT[pattern_of(command, LEFT_OUT) or '']}"
        )
    start = time.monotonic()
    head = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=clone, capture_output=True, text=True, check=True
    )
    commit = head.stdout.strip()
    done = subprocess.run(
        ["bash", "-c", text], cwd=clone, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    changes = subprocess.run(
        ["git", "diff", "--stat"], cwd=clone, capture_output=True, text=True
    ).stdout
    for cleaning in (["git", "reset", "--quiet", "--hard", commit], ["git", "clean", "-fdxq"]):
        subprocess.run(cleaning, cwd=clone, check=True)
    if done.returncode or changes:
        print("\n".join((done.stdout + done.stderr + changes).splitlines()[-20:]), file=sys.stderr)
        print(f"check readme: {document} fails", file=sys.stderr)
        return False
    seconds = time.monotonic() - start
    print(
        f"{document}: {count} commands work as they stand, in {seconds:.1f} s; {len(left_out)} not run",
        flush=True,
    )
    return True


def clone_tree(clone: Path) -> None:
    """Clone the repository, with uncommitted changes as if they were committed."""

    def git(*arguments: str, text: bytes | None = None) -> bytes:
        return subprocess.run(
            ["git", *arguments], input=text, stdout=subprocess.PIPE, check=True
        ).stdout

    there = ("-C", str(clone))
    git("clone", "--quiet", "--shared", ".", str(clone))
    git(*there, "apply", "--allow-empty", "--index", text=git("diff", "--binary", "HEAD"))
    untracked = git("ls-files", "-z", "--others", "--exclude-standard")
    subprocess.run(
        ["xargs", "-0", "--no-run-if-empty", "cp", "--parents", "-t", clone],
        input=untracked,
        check=True,
    )
    git(*there, "add", "--all")
    author = ("-c", "user.name=reader", "-c", "user.email=reader@example.com")
    git(*there, *author, "commit", "--quiet", "--allow-empty", "--message", "As it is now")


def prepare(folder: Path, program: Path) -> None:
    """Set what commands find: the program, the Python package as it is here, and an empty home."""
    for name in ("bin", "home"):
        (folder / name).mkdir()
    (folder / "bin/fiori-render").symlink_to(program)
    for name in ("CI", "FIORI_RENDER_RECORD"):
        os.environ.pop(name, None)
    # What the wheel has is checked by Scripts/check wheel.
    os.environ |= {
        "HOME": str(folder / "home"),
        "PYTHONPATH": str(folder / "clone/Python/src"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "FIORI_RENDER_PROGRAM": str(program),
        "PATH": f"{folder}/bin:{ROOT}/.build/python/test/bin:{os.environ['PATH']}",
    }


def main(given: str | None = None, *documents: str) -> None:
    """Run the documents; exit with 1 if a command fails."""
    program = Path(given or ".build/release/fiori-render").resolve()
    if not given and not program.exists():
        release_program()
    if not os.access(program, os.X_OK):
        sys.exit(f"check readme: {program} is not a program")
    script("build/setup-python.sh", "test")
    readme = Path("README.md").read_text()
    guides = re.findall(r"\]\(((?:Docs|Sources)/[\w/.-]+\.md)[)#]", readme)
    known = ["README.md", *dict.fromkeys(guides), "CONTRIBUTING.md"]
    chosen = [name for name in known if read(Path(name).read_text()).commands]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        clone_tree(folder / "clone")
        prepare(folder, program)
        results = [
            run(document, f"{folder}/clone", str(program)) for document in (documents or chosen)
        ]
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    os.chdir(ROOT)
    main(*sys.argv[1:])
