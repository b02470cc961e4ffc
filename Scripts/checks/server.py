#!/usr/bin/env python3
"""Test the release build of the server with real clients under load: curl, wrk, schemathesis, and
sockets.

    Scripts/check server [MINUTES]

Sockets are slow, half closed, wrong, gone or exceed the limit of open files, paths lead out of the folder of images, and
drawings die, hang or are abandoned. Prints a table of rates and times. The argument is the number of minutes to watch the
server's memory, 2 by default.
"""

from __future__ import annotations

import argparse
import io
import sys
import tempfile
from pathlib import Path

from proxies import check_proxies
from server_clients import (
    check_gone,
    check_half_closed,
    check_slow_senders,
    check_termination,
    check_wrong,
)
from server_faults import check_abandoned, check_death, check_hang, check_health
from server_http import (
    check_few_files,
    check_folder,
    check_framing,
    check_http,
    check_tags,
    check_unread_log,
)
from server_load import (
    Bench,
    check_contract,
    check_full_queue,
    check_memory,
    check_rates,
    check_start,
)
from steps import install, release_program


def check_sockets(program: str) -> None:
    """Check what the server does with sockets and drawings of all kinds."""
    check_slow_senders(program)
    check_half_closed(program)
    check_gone(program)
    check_wrong(program)
    check_http(program)
    check_framing(program)
    check_folder(program)
    check_few_files(program)
    check_unread_log(program)
    check_health(program)
    check_death(program)
    check_hang(program)
    check_abandoned(program)
    check_tags(program)
    for _ in range(5):
        check_termination(program)


def main(program: str, minutes: int) -> None:
    """Run all checks."""
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(program, Path(folder))
        print("Contract: schemathesis against /openapi.json")
        check_contract(bench)
        print(
            "Sockets: slow, half closed, wrong, gone and too many; paths; drawings that die and hang; tags; SIGTERM"
        )
        check_sockets(program)
        print("Behind nginx and Caddy, and restarts")
        check_proxies(program)
        print("Start to first answer, and memory at rest")
        check_start(bench)
        print()
        check_rates(bench)
        print()
        check_full_queue(bench)
        print(f"\nMemory over {minutes} min of load")
        check_memory(bench, minutes)
    print("All passed.")


if __name__ == "__main__":
    # Each line when it is printed, also to a file.
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)
    parser = argparse.ArgumentParser(
        prog="Scripts/check server", description=(__doc__ or "").splitlines()[0]
    )
    parser.add_argument(
        "minutes", nargs="?", type=int, default=2, help="of watching its memory under load"
    )
    options = parser.parse_args()
    install("to ask the server", "curl", "wrk", "python3-venv")
    main(str(release_program()), options.minutes)
