"""A program that draws, but dies or hangs when a row says so."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

from fiori_render._program import program_path

DEADLY = "ends the program"
STALLING = "stalls the program"

_WRAPPER = """#!{python} -IS
import os, signal, subprocess, sys, time

program = subprocess.Popen([{program!r}, *sys.argv[1:]], stdin=subprocess.PIPE)
for line in sys.stdin.buffer:
    if {deadly!r} in line:
        # After the answers to all lines before.
        program.stdin.close()
        program.wait()
        os.kill(os.getpid(), signal.SIGKILL)
    while {stalling!r} in line:
        time.sleep(1)
    program.stdin.write(line)
    program.stdin.flush()
program.stdin.close()
sys.exit(program.wait())
"""


def write_wrapper(folder: Path) -> str:
    """Write the program to a folder, and return its path."""
    path = folder / "fiori-render"
    path.write_text(
        _WRAPPER.format(
            python=os.path.realpath(sys.executable),
            program=program_path(),
            deadly=DEADLY.encode(),
            stalling=STALLING.encode(),
        )
    )
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)
