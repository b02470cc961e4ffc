"""Runs commands for `measure.py`, whose own memory would count as theirs.

The kernel counts the memory of the process that starts another one as that of the new one. Each
line of the input is a command, and is answered by what it took.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time


def main() -> None:
    """Run the commands."""
    for line in sys.stdin:
        job = json.loads(line)
        os.sched_setaffinity(0, job["cores"])
        with open(job["input"], "rb") as source:
            start = time.perf_counter()
            child = subprocess.Popen(
                job["command"],
                cwd=job["folder"],
                env=job["environment"],
                stdin=source,
                stdout=subprocess.DEVNULL,
            )
            _, status, usage = os.wait4(child.pid, 0)
        elapsed = time.perf_counter() - start
        child.returncode = os.waitstatus_to_exitcode(status)
        took = [
            elapsed * 1000,
            (usage.ru_utime + usage.ru_stime) * 1000,
            usage.ru_maxrss / 1024,
            usage.ru_minflt + usage.ru_majflt,
        ]
        print(json.dumps({"status": child.returncode, "took": took}), flush=True)


if __name__ == "__main__":
    main()
