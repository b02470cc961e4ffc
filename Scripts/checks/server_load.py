"""The contract, rates, times and memory of the server, with other programs as clients."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from pathlib import Path

from server_client import Server
from server_http import ONE_CARD
from steps import ROOT

# A script for wrk.
CARDS_THAT_DIFFER = """
local number, thread = 0, 0
function setup(each) each:set("id", thread); thread = thread + 1 end
function request()
  number = number + 1
  return wrk.format("GET", string.format("/v1/cards/kpi.png?region=R%d&revenue=%d&change=%d", id, number, number % 17))
end
"""


class Bench:
    """A folder with cards for clients that are programs, and a server for them."""

    def __init__(self, program: str, folder: Path) -> None:
        """Write the files."""
        self.program = program
        self.folder = folder
        shutil.copytree(ROOT / "Examples/mail/cards", folder / "cards")
        self.keys = folder / "keys"
        self.keys.write_text("a key for the test of the server\n")
        self.script = folder / "cards.lua"
        self.script.write_text(CARDS_THAT_DIFFER)

    def server(self, *arguments: str) -> Server:
        """Start a server that has the cards."""
        return Server(self.program, "--templates", str(self.folder / "cards"), *arguments)

    def signed(self, address: str) -> str:
        """Return an address with its signature."""
        return output_of(
            self.program, "sign", "--signing-key-file", str(self.keys), address
        ).strip()


def output_of(*command: str | Path, folder: Path | None = None) -> str:
    """Run a client, which must end with 0, and return what it writes."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, f"{command[0]} failed: {done.stdout}{done.stderr}"
    return done.stdout


def row(*cells: object) -> None:
    """Print a row of a table."""
    print(f"| {' | '.join(map(str, cells))} |")


def wrk(connections: int, seconds: int, *arguments: str | Path) -> list[str | Path]:
    """Return the command that loads a server with a number of connections."""
    return [
        "wrk",
        "--latency",
        "-t1",
        f"-c{connections}",
        f"-d{seconds}s",
        "--timeout",
        "20s",
        *arguments,
    ]


def print_load(name: str, connections: int, seconds: int, *arguments: str | Path) -> None:
    """Print requests per second, two percentiles in ms, and the number of answers other than 2xx."""
    text = output_of(*wrk(connections, seconds, *arguments))

    def milliseconds(percentile: int) -> float:
        number, unit = re.findall(rf"\b{percentile}%\s+([\d.]+)(us|ms|s|m)\b", text)[0]
        return float(number) * {"us": 0.001, "ms": 1, "s": 1000, "m": 60_000}[unit]

    rate = re.search(r"Requests/sec: +([\d.]+)", text)
    assert rate is not None, text
    bad = re.search(r"Non-2xx.*: (\d+)", text)
    row(
        f"{name}, {connections}",
        f"{float(rate[1]):.0f}",
        f"{milliseconds(50):.2f}",
        f"{milliseconds(99):.2f}",
        bad[1] if bad else 0,
    )


def check_contract(bench: Bench) -> None:
    """Check that schemathesis finds no failure of what /openapi.json promises."""
    environment = ROOT / ".build/python/schemathesis"
    schemathesis = environment / "bin/schemathesis"
    if not schemathesis.exists():
        output_of("python3", "-m", "venv", environment)
        output_of(environment / "bin/pip", "install", "--quiet", "schemathesis")
    server = bench.server()
    excluded = (
        "positive_data_acceptance,negative_data_rejection,missing_required_header,use_after_free,"
        "ensure_resource_availability"
    )
    options = [
        "--max-examples",
        "50",
        "--checks",
        "all",
        "--exclude-checks",
        excluded,
        "--generation-deterministic",
    ]
    command: list[str | Path] = [schemathesis, "run", "--url", server.address, *options]
    text = output_of(*command, f"{server.address}/openapi.json", folder=bench.folder)
    print(*text.splitlines()[-3:], sep="\n")
    server.end()


def check_start(bench: Bench) -> None:
    """Print the time from the start to the first answer, and the memory at rest."""
    start = time.monotonic()
    server = bench.server()
    output_of("curl", "-sf", "-o", bench.folder / "card.png", server.address + ONE_CARD)
    wait = (time.monotonic() - start) * 1000
    print(f"first answer after {wait:.0f} ms, {sum(server.memory('VmRSS').values()):.0f} MiB")
    server.end()


def check_rates(bench: Bench) -> None:
    """Print the rates of cards that differ, of one card and of a signed one."""
    row("connections", "requests/s", "median, ms", "p99, ms", "other than 2xx")
    row("---", "---:", "---:", "---:", "---:")
    server = bench.server("--queue", "1000", "--cache", "0")
    for connections in (1, 16, 256):
        print_load("PNG cards that differ", connections, 10, "-s", bench.script, server.address)
    server.end()
    server = bench.server()
    for connections in (1, 16, 256):
        print_load("one card from the cache", connections, 5, server.address + ONE_CARD)
    server.end()
    server = bench.server("--signing-key-file", str(bench.keys))
    print_load("one signed card from the cache", 16, 5, bench.signed(server.address + ONE_CARD))
    server.end()


def check_full_queue(bench: Bench) -> None:
    """Print the time of /healthz while the queue is full.

    There are as many clients as have a place, and many more, each of which asks again as soon as it is refused.
    """
    row("clients while the queue is full", "/healthz, median, ms", "p99, ms")
    row("---", "---:", "---:")
    for clients in (17 * (os.cpu_count() or 1), 256):
        server = bench.server("--cache", "0")
        loader = subprocess.Popen(
            wrk(clients, 10, "-s", bench.script, server.address), stdout=subprocess.DEVNULL
        )
        time.sleep(2)
        health = (
            "curl",
            "-s",
            "-o",
            "/dev/null",
            "-w",
            "%{time_starttransfer}",
            f"{server.address}/healthz",
        )
        times = sorted(float(output_of(*health)) * 1000 for _ in range(200))
        assert loader.wait() == 0, "wrk failed"
        row(clients, f"{times[99]:.1f}", f"{times[197]:.1f}")
        server.end()


def check_memory(bench: Bench, minutes: int) -> None:
    """Check that memory does not grow under load, after the minute in which the cache fills."""
    server = bench.server()
    command = wrk(16, minutes * 60 + 60, "-s", bench.script, server.address)
    loader = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    time.sleep(60)
    before = sum(server.memory("VmRSS").values())
    time.sleep(minutes * 60 - 5)
    after = sum(server.memory("VmRSS").values())
    assert loader.wait() == 0, "wrk failed"
    kept = server.metric("fiori_render_cache_pictures")
    print(f"{before:.0f} MiB after a minute, {after:.0f} MiB at the end; {kept} pictures kept")
    assert after <= before * 1.05, "the memory grew by more than 5 %"
    server.end()
