"""Loads servers that draw one card by address, and prints what they answer.

    apt install wrk; pip install uvicorn[standard] vl-convert-python takumi-py
    python Benchmarks/Python/servers.py --program .build/release/fiori-render [--save DIR]

Each draws a title, a number and a column chart of four values, all from the query, as a PNG at 2x.
vl-convert and takumi have no server on PyPI, so that each stands behind uvicorn with a process for
each core, as a web application would run it.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
QUARTERS = ("Q1", "Q2", "Q3", "Q4")
QUERY = "title=Orders&q1=310&q2=342&q3=295&q4=388"
SECONDS = 10
CONNECTIONS = (1, 16, 64)

Row = dict[str, str]
Draw = Callable[[Row], bytes]


def vega() -> Draw:
    """Return what draws the card with vl-convert."""
    import vl_convert

    def draw(row: Row) -> bytes:
        values = [{"q": quarter, "v": float(row[quarter.lower()])} for quarter in QUARTERS]
        chart = {
            "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
            "width": 232,
            "height": 90,
            "padding": 16,
            "title": {
                "text": row["title"],
                "subtitle": row["q4"],
                "anchor": "start",
                "subtitleFontSize": 24,
            },
            "data": {"values": values},
            "mark": "bar",
            "encoding": {
                "x": {"field": "q", "type": "nominal", "title": None},
                "y": {"field": "v", "type": "quantitative", "axis": None},
            },
        }
        return bytes(vl_convert.vegalite_to_png(chart, scale=2))

    return draw


def takumi() -> Draw:
    """Return what draws the card with takumi, from HTML."""
    import takumi_py

    renderer = takumi_py.Renderer()
    column = "width:40px;background-color:#0070f2;height"

    def draw(row: Row) -> bytes:
        values = [float(row[quarter.lower()]) for quarter in QUARTERS]
        columns = "".join(
            "<div style='display:flex;flex-direction:column;justify-content:flex-end;"
            "align-items:center;font-size:12px;height:106px'>"
            f"<div style='{column}:{value / max(values) * 90:.1f}px'></div>{quarter}</div>"
            for value, quarter in zip(values, QUARTERS, strict=True)
        )
        html = (
            "<div style='display:flex;flex-direction:column;width:280px;height:208px;"
            "padding:16px;background-color:white'>"
            f"<div style='font-weight:700;font-size:15px'>{row['title']}</div>"
            f"<div style='font-size:24px'>{row['q4']}</div>"
            f"<div style='display:flex;justify-content:space-between'>{columns}</div></div>"
        )
        return renderer.render_html(html, width=560, height=416, device_pixel_ratio=2.0)

    return draw


DRAWS: dict[str, Callable[[], Draw]] = {"vl-convert": vega, "takumi": takumi}


@functools.cache
def chosen() -> Draw:
    """Return what this process draws with, if it is one of uvicorn's."""
    return DRAWS[os.environ["BENCHMARK_DRAW"]]()


async def app(
    scope: dict[str, Any], receive: object, send: Callable[[dict[str, Any]], Awaitable[None]]
) -> None:
    """Answer a request with the card that its query describes (ASGI)."""
    if scope["type"] != "http":
        return
    data = chosen()(dict(urllib.parse.parse_qsl(scope["query_string"].decode())))
    headers = [(b"content-type", b"image/png"), (b"content-length", str(len(data)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": data})


def free_port() -> int:
    """Return a port that nothing listens on."""
    with socket.socket() as given:
        given.bind(("127.0.0.1", 0))
        port: int = given.getsockname()[1]
        return port


def commands(program: Path) -> dict[str, Callable[[int], list[str]]]:
    """Return the command of each server for a port."""
    templates = str(ROOT / "Examples/mail/cards")
    options = ["--no-log", "--cache", "0", "--queue", "1000", "--templates", templates]
    workers = str(os.cpu_count() or 1)
    uvicorn = [sys.executable, "-m", "uvicorn", "servers:app", "--no-access-log", "--log-level"]
    uvicorn += ["warning", "--workers", workers, "--port"]
    return {
        "fiori-render": lambda port: [str(program), "serve", "--port", str(port), *options],
        **{name: lambda port: [*uvicorn, str(port)] for name in DRAWS},
    }


def tree(process: int) -> list[int]:
    """Return a process and all that it has started."""
    path = Path(f"/proc/{process}/task/{process}/children")
    return [process] + [one for child in path.read_text().split() for one in tree(int(child))]


def memory(process: int) -> float:
    """Return the memory of a process and of all that it has started, in MiB, shared pages once."""
    pages = [Path(f"/proc/{one}/smaps_rollup").read_text() for one in tree(process)]
    return sum(int(re.findall(r"^Pss:\s+(\d+)", page, re.MULTILINE)[0]) for page in pages) / 1024


def answer(address: str) -> bytes:
    """Return the first answer of a server that starts."""
    for _ in range(2000):
        with contextlib.suppress(urllib.error.URLError, ConnectionError):
            data: bytes = urllib.request.urlopen(address, timeout=30).read()
            return data
        time.sleep(0.005)
    raise SystemExit(f"servers: {address} does not answer")


@contextlib.contextmanager
def running(name: str, command: list[str]) -> Iterator[subprocess.Popen[bytes]]:
    """Run a server."""
    environment = {**os.environ, "BENCHMARK_DRAW": name}
    folder = Path(__file__).parent
    with subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.DEVNULL
    ) as process:
        try:
            yield process
        finally:
            process.terminate()


def load(address: str, connections: int, script: Path) -> tuple[float, float, float]:
    """Return requests a second, and the median and the 99th percentile in milliseconds."""
    command = ["wrk", "--latency", "-t1", f"-c{connections}", f"-d{SECONDS}s", "--timeout", "20s"]
    output = subprocess.run(
        [*command, "-s", str(script), address], check=True, capture_output=True, text=True
    ).stdout
    if "Non-2xx" in output:
        raise SystemExit(f"servers: wrong answers\n{output}")
    units = {"us": 0.001, "ms": 1.0, "s": 1000.0}
    rate = float(re.findall(r"Requests/sec:\s+([\d.]+)", output)[0])
    times = {
        share: float(value) * units[unit]
        for share, value, unit in re.findall(r"(50|99)%\s+([\d.]+)(us|ms|s)\b", output)
    }
    return rate, times["50"], times["99"]


SCRIPT = """local number = 0
function request()
  number = number + 1
  return wrk.format("GET", string.format(
    "/v1/cards/quarters.png?title=Orders&q1=%d&q2=342&q3=295&q4=%d", number % 400, number))
end
"""


def measure(name: str, command: Callable[[int], list[str]], save: Path | None) -> None:
    """Print the lines of a server."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder, "cards.lua")
        script.write_text(SCRIPT)
        begin = time.perf_counter()
        with running(name, command(port)) as process:
            data = answer(f"{address}/v1/cards/quarters.png?{QUERY}")
            start = (time.perf_counter() - begin) * 1000
            if save is not None:
                (save / f"{name}.png").write_bytes(data)
            cells = [f"{start:.0f}", f"{len(data)}"]
            for connections in CONNECTIONS:
                rate, median, last = load(address, connections, script)
                cells.append(f"{rate:.0f} ({median:.1f}, {last:.1f})")
            cells.append(f"{memory(process.pid):.0f}")
    print(f"| {name} | {' | '.join(cells)} |", flush=True)


def main() -> None:
    """Print a line for each server whose packages are installed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", type=Path, default=ROOT / ".build/release/fiori-render")
    parser.add_argument("--save", type=Path)
    given = parser.parse_args()
    heads = [f"{connections} connections" for connections in CONNECTIONS]
    print("Requests a second, and in parentheses the median and the 99th percentile in ms.\n")
    print(f"| | first answer, ms | bytes | {' | '.join(heads)} | MiB |")
    print("|" + " --- |" * (len(heads) + 4))
    for name, command in commands(given.program.absolute()).items():
        if name in DRAWS:
            try:
                DRAWS[name]()
            except ImportError:
                continue
        measure(name, command, given.save)


if __name__ == "__main__":
    main()
