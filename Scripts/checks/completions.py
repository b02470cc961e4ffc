#!/usr/bin/env python3
"""Complete command lines in bash, zsh and fish with the scripts that the program writes for them.

    Scripts/check completions [PROGRAM]

Each shell must offer the same words, in a folder with a description, a table and a style sheet.
"""

import os
import pathlib
import pty
import subprocess
import sys
import tempfile
import time

SHELLS = ("bash", "zsh", "fish")

# A command line, and the words that are offered at its end.
CASES = {
    "fiori-render ren": ["render"],
    "fiori-render render --app": ["--appearance"],
    "fiori-render render --appearance ": ["dark", "light"],
    "fiori-render palette --palette v": ["v2", "v3", "v4", "v5", "v6", "v7", "v8"],
    "fiori-render example kpiP": ["kpiProgressCard", "kpiProgressView"],
    "fiori-render render sa": ["sales.json"],
    "fiori-render render --data sa": ["sales.csv", "sales.json"],
    "fiori-render validate --fi": ["--fix"],
    "fiori-render preview --op": ["--open"],
}

BASH = """
. "$1"
read -ra COMP_WORDS <<<"$2"
[[ $2 != *' ' ]] || COMP_WORDS+=("")
COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE="$2" COMP_POINT=${#2}
_fiori-render fiori-render "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""

# Completion needs a line editor, so a second zsh has a terminal. A null stands before and after the words.
ZSH = r"""
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PROMPT=; unsetopt zle_bracketed_paste prompt_sp prompt_cr; stty -echo
fpath=($1:h \$fpath); autoload -Uz compinit; compinit -D -u; bindkey '^I' complete-word
mark () { print -n '\\0' }; compprefuncs=(mark); comppostfuncs=(mark)
compadd () {
  if [[ \${@[1,(i)(-|--)]} != *-(O|A|D)\ * ]]; then
    typeset -a offered; builtin compadd -A offered \"\$@\"; print -rl -- \$offered
  fi
  builtin compadd \"\$@\"
}
print READY"
while zpty -r shell line && [[ $line != *READY* ]]; do :; done
zpty -w -n shell "$2"$'\t'
zpty -r -m shell answer $'*\0*\0*'
print -r -- "${${answer#*$'\0'}%%$'\0'*}"
"""


def run(*command: str) -> list[str]:
    """Return the words that a command prints."""
    answer = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    return sorted({line.strip() for line in answer.stdout.splitlines()} - {""})


def words_of_fish(script: pathlib.Path, line: str) -> list[str]:
    """Ask a fish with a terminal, without which it completes no options."""
    answer = script.with_suffix(".answer")
    question = (
        f"source {script}; complete -C '{line}' >{answer}.part; mv {answer}.part {answer}; exit\n"
    )
    process, terminal = pty.fork()
    if process == 0:
        os.environ["TERM"] = "dumb"
        os.execvp("fish", ["fish", "--no-config", "--interactive"])
    os.write(terminal, question.encode())
    end = time.monotonic() + 30
    while not answer.exists() and time.monotonic() < end:
        time.sleep(0.02)
    os.close(terminal)
    os.waitpid(process, 0)
    offered = answer.read_text().splitlines()
    answer.unlink()
    return sorted(line.split("\t")[0] for line in offered)


def words(shell: str, script: pathlib.Path, line: str) -> list[str]:
    """Return what a shell offers at the end of a line."""
    match shell:
        case "bash":
            return run("bash", "-c", BASH, "bash", str(script), line)
        case "zsh":
            return run("zsh", "-f", "-c", ZSH, "zsh", str(script), line)
        case _:
            return words_of_fish(script, line)


def main(program: str = ".build/tests/release/fiori-render") -> None:
    """Check all cases, and exit with 1 if one fails."""
    subprocess.run(
        ["Scripts/build/install-packages.sh", "--for", "to complete in", *SHELLS], check=True
    )
    path = pathlib.Path(program).resolve()
    failed = False
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "bin").mkdir()
        (folder / "bin/fiori-render").symlink_to(path)
        os.environ |= {"PATH": f"{folder}/bin:{os.environ['PATH']}", "HOME": name}
        os.chdir(folder)
        for file in ("sales.json", "sales.csv", "brand.nss"):
            (folder / file).touch()
        for shell in SHELLS:
            script = folder / shell / "_fiori-render"
            script.parent.mkdir()
            with script.open("w") as output:
                subprocess.run(
                    [path, "--generate-completion-script", shell], stdout=output, check=True
                )
            for line, expected in CASES.items():
                offered = words(shell, script, line)
                if offered != expected:
                    failed = True
                    print(
                        f"check completions: {shell} offers {offered} for '{line}', not {expected}",
                        file=sys.stderr,
                    )
    if failed:
        sys.exit(1)
    print(f"{', '.join(SHELLS)}: {len(CASES)} command lines are completed in each.")


os.chdir(pathlib.Path(__file__).resolve().parents[2])
main(*sys.argv[1:])
