#!/usr/bin/env python3
"""Checks that the tests notice changes of the sources.

    Scripts/check tests --part Sources/Families/Charts
    Scripts/check tests --count 10 --seed 7 --save mutants.json
    Scripts/check tests --mutants mutants.json --tests 11bb3698    the same, in an older commit

Chooses places in a part of the sources, changes each of them (a number, a condition, a case, a
statement), and runs the goldens and the tests until the first failure. All changes are compiled at
once, in a copy of the tree, and each is switched on by the variable FIORI_MUTANT; what does not
compile is replaced. Prints which changes were found, and by what. Exits with 1 if one was not.
"""

import argparse
import dataclasses
import json
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator

from steps import ROOT, install

TREE = ROOT / ".build/check-tests/tree"
IN_PLACE = os.geteuid() == 0 and subprocess.run(["unshare", "-m", "true"]).returncode == 0
"""Whether the copy can be mounted where the tree is, so that only what is changed is compiled."""
SWITCH = "Mutant.swift"
SWITCH_CODE = """import Glibc

private let active = getenv("FIORI_MUTANT").flatMap { Int(String(cString: $0)) }

func isMutant(_ number: Int) -> Bool { active == number }
"""
SPARE = 2
"""How many times as many changes are compiled as are wanted: some do not compile."""
LONGEST = 1200
"""Seconds after which a run has hung, which is found, too."""


@dataclasses.dataclass
class Mutant:
    """A change of a line; `after` has `isMutant(#)` where its number goes."""

    kind: str
    path: str
    line: int
    before: str
    after: str

    def shown(self) -> str:
        """Return the change as a diff."""
        return f"{self.path}:{self.line}\n  - {self.before.strip()}\n  + {self.after.strip()}"


# Finding places


def masked(text: str) -> str:
    """Return a source with blanks for what is in comments and texts, its lines as they are."""
    pattern = re.compile(
        r'//[^\n]*|/\*.*?\*/|(#*)"""(?:(?!"""\1).)*"""\1'
        r'|(#*)"(?:\\(?:\((?:[^()"]|"[^"\n]*"|\([^()]*\))*\)|.)|[^"\\\n])*?"\2',
        re.DOTALL,
    )
    return pattern.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)


def closing(text: str, opening: int) -> int | None:
    """Return the place of the parenthesis that closes one; nothing if it is in another line."""
    depth = 0
    for place in range(opening, len(text)):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        if depth == 0:
            return place
    return None


def wrapped(line: str, start: int, end: int, other: str) -> str:
    """Return a line with another expression in place of one."""
    return f"{line[:start]}(isMutant(#) ? {other} : {line[start:end]}){line[end:]}"


def numbers(line: str, code: str) -> Iterator[str]:
    """Yield a line with one of its numbers changed."""
    if re.match(r"\s*(case|@|#|import)\b|.*\bcase\b", code):
        return
    for found in re.finditer(r"(?<![\w.$])(0x[0-9A-Fa-f_]+|\d[\d_]*(?:\.\d+)?)(?![\w.])", code):
        text = found[0].replace("_", "")
        other = str(float(text) + 1) if "." in text else str(int(text, 0) + 1)
        yield wrapped(line, *found.span(), other)


def flags(line: str, code: str) -> Iterator[str]:
    """Yield a line with the other truth."""
    if "case" in code:
        return
    for found in re.finditer(r"(?<![\w.])(true|false)\b", code):
        yield wrapped(line, *found.span(), "false" if found[0] == "true" else "true")


def bounds(line: str, code: str) -> Iterator[str]:
    """Yield a line with the larger of two in place of the smaller."""
    for found in re.finditer(r"(?<![\w.])(min|max)(?=\()", code):
        end = closing(code, found.end())
        if end is not None and "," in code[found.end() : end]:
            other = {"min": "max", "max": "min"}[found[0]] + line[found.end() : end + 1]
            yield wrapped(line, found.start(), end + 1, other)


def branches(line: str, code: str) -> Iterator[str]:
    """Yield a line that takes the other branch."""
    found = re.match(r"(\s*(?:\} else )?if |\s*guard )(.*?)( \{| else \{)", code)
    if found and not re.search(r",|\b(let|var|case|try|await)\b", found[2]):
        condition = line[found.end(1) : found.end(2)]
        yield f"{found[1]}isMutant(#) != ({condition}){line[found.end(2) :]}"


def cases(line: str, code: str) -> Iterator[str]:
    """Yield a line whose case is never taken."""
    found = re.match(r"\s*case [^{}]*?(?=:)", code)
    if found and " where " not in code and "=" not in found[0]:
        yield f"{line[: found.end()]} where !isMutant(#){line[found.end() :]}"


def statements(line: str, code: str) -> Iterator[str]:
    """Yield a line whose statement, an assignment or the change of a collection, is left out."""
    target = r"(\s{4,})(?!(?:let|var|static|case|if|guard|for|while)\b)[\w.\[\]]+"
    found = re.match(target + r"( [-+*/]?= |\.(?:append|insert|remove\w*|formUnion)\().*$", code)
    if re.match(r"\s*self\.(\w+) = \1$", code):
        return
    if found and all(code.count(pair[0]) == code.count(pair[1]) for pair in ("()", "[]", "{}")):
        yield f"{found[1]}if !isMutant(#) {{ {line.strip()} }}"


KINDS = {
    "number": numbers, "flag": flags, "bound": bounds, "branch": branches, "case": cases,
    "statement": statements,
}  # fmt: skip


def fits(kind: str, code: list[str], index: int) -> bool:
    """Return whether the lines around a change let it compile."""
    if kind == "statement":
        after = code[index + 1].strip() if index + 1 < len(code) else ""
        return not re.match(r"[.?:+*/&|<>=-]", after) and not re.search(
            r"[-+*/&|<>=?:,(\[]\s*$", code[index - 1]
        )
    if kind == "case":
        depth = len(code[index]) - len(code[index].lstrip())
        for line in code[index + 1 :]:
            if line.startswith(" " * depth + "default:"):
                return True
            if line.startswith(" " * depth + "}"):
                return False
    return kind != "case"


def places(part: str, tree: pathlib.Path) -> list[Mutant]:
    """Return all changes of a part that may compile."""
    found = []
    folder = tree / part
    files = sorted(folder.rglob("*.swift")) if folder.is_dir() else [folder]
    for file in files:
        text = file.read_text(encoding="utf-8")
        lines, code = text.split("\n"), masked(text).split("\n")
        path = str(file.relative_to(tree))
        for index, line in enumerate(lines):
            for kind, change in KINDS.items():
                changes = change(line, code[index]) if fits(kind, code, index) else ()
                found += [Mutant(kind, path, index + 1, line, after) for after in changes]
    return found


def chosen(all_places: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """Return some of the places, kind by kind, at most one in five lines of a file."""
    rng = random.Random(seed)
    by_kind = {kind: [one for one in all_places if one.kind == kind] for kind in KINDS}
    for same in by_kind.values():
        rng.shuffle(same)
    result: list[Mutant] = []
    taken: set[tuple[str, int]] = set()
    while len(result) < count and any(by_kind.values()):
        for same in by_kind.values():
            if same:
                one = same.pop()
                if not any((one.path, one.line + near) in taken for near in range(-4, 5)):
                    taken.add((one.path, one.line))
                    result.append(one)
    return result[:count]


# The copy of the tree


def copy_tree(revision: str | None) -> None:
    """Make the copy equal to the working tree or a commit; what is the same keeps its time."""
    source = ROOT
    if revision and pathlib.Path(revision).is_dir():
        source = pathlib.Path(revision).resolve()
    elif revision:
        source = TREE.parent / "revision"
        shutil.rmtree(source, ignore_errors=True)
        source.mkdir(parents=True)
        archive = subprocess.run(
            ["git", "archive", revision], cwd=ROOT, check=True, stdout=subprocess.PIPE
        )
        subprocess.run(["tar", "-x", "-C", source], input=archive.stdout, check=True)
    TREE.mkdir(parents=True, exist_ok=True)
    command = ["rsync", "-a", "--checksum", "--delete", "--exclude=/.build", "--exclude=/.git"]
    subprocess.run([*command, f"{source}/", f"{TREE}/"], check=True)
    if not (TREE / ".build/tests").exists() and (ROOT / ".build/tests").exists():
        # What is built is of use only in its place; what was fetched is everywhere.
        names = ["."] if IN_PLACE else ["checkouts", "repositories"]
        for name in names:
            (TREE / ".build/tests").mkdir(parents=True, exist_ok=True)
            command = ["cp", "-a", f"{ROOT}/.build/tests/{name}", f"{TREE}/.build/tests/"]
            subprocess.run(command, check=True)


def module_folder(path: str) -> pathlib.Path:
    """Return the folder of a file's target."""
    parts = pathlib.Path(path).parts
    depth = 3 if parts[1] == "Families" else 2
    return TREE.joinpath(*parts[:depth])


def write(mutants: dict[int, Mutant]) -> None:
    """Write the sources with all changes."""
    edits: dict[str, list[str]] = {}
    for number, one in mutants.items():
        lines = edits.setdefault(one.path, original(one.path))
        lines[one.line - 1] = one.after.replace("isMutant(#)", f"isMutant({number})")
        (module_folder(one.path) / SWITCH).write_text(SWITCH_CODE, encoding="utf-8")
    for path, lines in edits.items():
        text = "\n".join(lines)
        file = TREE / path
        if file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


ORIGINALS: dict[str, list[str]] = {}


def original(path: str) -> list[str]:
    """Return the lines of a file as they were before any change."""
    if path not in ORIGINALS:
        ORIGINALS[path] = (TREE / path).read_text(encoding="utf-8").split("\n")
    return list(ORIGINALS[path])


def relocated(mutants: list[Mutant]) -> list[Mutant]:
    """Return saved changes where their lines are in the copy; those without a line are told."""
    result = []
    for one in mutants:
        lines = original(one.path) if (TREE / one.path).exists() else []
        same = [index + 1 for index, line in enumerate(lines) if line == one.before]
        if same:
            nearest = min(same, key=lambda line: abs(line - one.line))
            result.append(dataclasses.replace(one, line=nearest))
        else:
            print(f"not in this tree: {one.shown()}", flush=True)
    return result


# Building and running


def in_tree(command: str) -> list[str]:
    """Return a command of the shell, with the options of the test build, in the copy."""
    # An older commit may have it elsewhere.
    script = f'cd "$0" && . "$(find Scripts -name test-build.sh)" && {command}'
    if not IN_PLACE:
        return ["bash", "-c", script, str(TREE)]
    return [
        "unshare",
        "-m",
        "bash",
        "-c",
        f'mount --bind "$1" "$0" && {script}',
        str(ROOT),
        str(TREE),
    ]


def build(mutants: dict[int, Mutant]) -> None:
    """Build the tests; drop the changes that do not compile."""
    log = TREE.parent / "build.log"
    while True:
        write(mutants)
        with log.open("w") as output:
            code = subprocess.run(
                in_tree("swift build $test_build --build-tests"), stdout=output, stderr=output
            ).returncode
        if code == 0:
            return
        place = rf"^(?:{TREE}|{ROOT})/(\S+?):(\d+):\d+: error:"
        errors = set(re.findall(place, log.read_text(), re.M))
        found = [nearest(path, int(line), mutants) for path, line in errors]
        wrong = {number for number in found if number is not None}
        if not wrong:
            sys.exit(f"the tests do not build without a change either: {log}")
        for number in wrong:
            print(f"does not compile: {mutants[number].shown()}", flush=True)
            restore(mutants.pop(number), mutants)


def restore(dropped: Mutant, mutants: dict[int, Mutant]) -> None:
    """Write a file without changes if it has none left."""
    if all(one.path != dropped.path for one in mutants.values()):
        (TREE / dropped.path).write_text("\n".join(original(dropped.path)), encoding="utf-8")


def nearest(path: str, line: int, mutants: dict[int, Mutant]) -> int | None:
    """Return the change that an error is about."""
    near = {number: abs(one.line - line) for number, one in mutants.items() if one.path == path}
    return min(near, key=lambda number: near[number]) if near else None


def failures(label: str, command: list[str], number: int) -> Iterator[str]:
    """Yield what fails while a command runs with a change; 0 is none."""
    environment = os.environ | {
        "FIORI_MUTANT": str(number), "SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH": "4",
    }  # fmt: skip
    environment.pop("FIORI_RENDER_RECORD", None)
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, errors="replace", start_new_session=True,
    )  # fmt: skip
    timer = threading.Timer(LONGEST, os.killpg, (process.pid, signal.SIGKILL))
    timer.start()
    is_told = False
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith("✘ Test ") and " recorded an issue" in line:
                is_told = True
                yield line[2:].strip()
            # A run that ends before this line has crashed.
            if line.startswith("✘ Test run with "):
                is_told = True
        if process.wait() != 0 and not is_told:
            yield f"{label} ends with {process.returncode}"
    finally:
        timer.cancel()
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def commands() -> list[tuple[str, list[str]]]:
    """Return what is run for each change, that which finds most in the least time first."""
    verify = (
        ".build/tests/release/fiori-render verify Goldens --font-path "
        "Tests/FioriRenderTests/Fonts --strict-environment > .build/verify.log 2>&1"
    )
    test = "exec swift test $test_build --skip-build --disable-xctest"
    return [
        ("cases", in_tree(f"{test} --filter 'Case|GoldenTests|Hostile|RecordedSwift'")),
        ("verify", in_tree(verify)),
        ("all tests", in_tree(test)),
    ]


def name(failure: str) -> str:
    """Return the test that failed, without its arguments and values."""
    return re.sub(r" recorded an issue.*?(?= at \S+\.swift:\d+:\d+|$)", "", failure).split(": ")[0]


def first_failure(number: int, known: set[str]) -> str | None:
    """Return what finds a change; nothing if nothing does."""
    for label, command in commands():
        for failure in failures(label, command, number):
            if name(failure) not in known:
                return failure
    return None


def arguments() -> argparse.Namespace:
    """Return the options of the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--part", default="Sources", help="the folder or file that is changed")
    parser.add_argument("--count", type=int, default=40, help="how many places")
    parser.add_argument("--seed", type=int, default=1, help="the same seed chooses the same places")
    parser.add_argument("--save", type=pathlib.Path, help="write the changes into a file")
    parser.add_argument("--mutants", type=pathlib.Path, help="take the changes from such a file")
    parser.add_argument("--tests", help="a commit or a folder, whose tree is changed and tested")
    return parser.parse_args()


def main() -> int:
    """Run the check."""
    options = arguments()
    install("to copy the tree", "rsync")
    copy_tree(options.tests)
    if options.mutants:
        saved = json.loads(options.mutants.read_text())
        wanted = relocated([Mutant(**one) for one in saved])
        count = len(wanted)
    else:
        wanted = chosen(places(options.part, TREE), options.count * SPARE, options.seed)
        count = options.count
    mutants = dict(enumerate(wanted, start=1))
    build(mutants)
    mutants = dict(list(mutants.items())[:count])
    if options.save:
        saved = [dataclasses.asdict(one) for one in mutants.values()]
        options.save.write_text(json.dumps(saved, indent=2, ensure_ascii=False) + "\n")
    known = {name(failure) for each in commands() for failure in failures(*each, 0)}
    for each in sorted(known):
        print(f"fails without a change: {each}")
    survivors = 0
    for number, one in mutants.items():
        start = time.monotonic()
        failure = first_failure(number, known)
        survivors += failure is None
        result = f"found by {name(failure)}" if failure else "NOT FOUND"
        print(f"{result} ({time.monotonic() - start:.0f} s): {one.shown()}", flush=True)
    print(f"{len(mutants) - survivors} of {len(mutants)} changes are found")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
