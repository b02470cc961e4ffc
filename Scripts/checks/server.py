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
import atexit
import contextlib
import io
import json
import os
import re
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import zlib
from pathlib import Path

from proxies import check_proxies
from steps import ROOT, install, release_program

CARD = {"view": {"type": "kpiView", "items": [{"metric": "1"}], "caption": "Revenue"}}
CHART = {"view": {"type": "chartView", "series": [{"values": [1, 2, 3]}]}}
ONE_CARD = "/v1/cards/kpi.png?region=EMEA&revenue=1200&change=3"
# A script for wrk.
CARDS_THAT_DIFFER = """
local number, thread = 0, 0
function setup(each) each:set("id", thread); thread = thread + 1 end
function request()
  number = number + 1
  return wrk.format("GET", string.format("/v1/cards/kpi.png?region=R%d&revenue=%d&change=%d", id, number, number % 17))
end
"""
# The time of /healthz, in milliseconds, that all but a few of the answers must keep.
HEALTH_MS = 10


class Server:
    """A server while it runs."""

    def __init__(
        self,
        program: str,
        *arguments: str,
        faults: dict[str, str] | None = None,
        files: int | None = None,
        log: int | None = None,
    ) -> None:
        """Start it, and wait for its address.

        `faults` are variables of its environment, `files` is the number that it may open, and `log`
        is a pipe in place of a file.
        """
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115
        command = [program, "serve", "--port", "0", *([] if faults else ["--no-log"]), *arguments]
        if files is not None:
            command = ["bash", "-c", f'ulimit -n {files}; exec "$@"', "-", *command]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self.log if log is None else log,
            text=True,
            env=os.environ | (faults or {}),
        )
        atexit.register(self.process.kill)
        assert self.process.stdout is not None
        found = re.search(r":(\d+) ", self.process.stdout.readline())
        assert found is not None, f"the server does not start: {self.lines()}"
        self.port = int(found[1])
        self.address = f"http://127.0.0.1:{self.port}"

    def connection(self) -> socket.socket:
        """Connect to it."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=120)

    def metric(self, name: str) -> int:
        """Return a value of its metrics."""
        with self.connection() as client:
            client.sendall(request("GET", "/metrics", close=True))
            text = read_all(client).decode()
        found = re.search(rf"^{re.escape(name)} (\d+)$", text, re.MULTILINE)
        assert found is not None, f"no metric {name}"
        return int(found[1])

    def status(self, data: bytes) -> int:
        """Send a request on a connection of its own, and return its status."""
        with self.connection() as client:
            client.sendall(data)
            return read_status(client)

    def answer(self, data: bytes) -> tuple[int, dict[str, str], bytes]:
        """Send a request that closes its connection; return status, header fields and body."""
        with self.connection() as client:
            client.sendall(data)
            head, body = read_all(client).split(b"\r\n\r\n", 1)
        lines = head.decode().split("\r\n")
        pairs = [line.split(": ", 1) for line in lines[1:]]
        fields = {name.lower(): value for name, value in pairs}
        return int(lines[0].split(" ")[1]), fields, body

    def lines(self) -> list[str]:
        """Return the lines of its log."""
        self.log.seek(0)
        return self.log.read().splitlines()

    def seconds(self) -> float:
        """Return the processor time that it has taken."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self, key: str) -> dict[int, float]:
        """Return the memory of itself and of its workers in MB: VmRSS, or VmHWM for the largest so far."""
        found = {}
        threads = Path(f"/proc/{self.process.pid}/task").iterdir()
        workers = [word for thread in threads for word in (thread / "children").read_text().split()]
        for process in [self.process.pid, *map(int, workers)]:
            text = Path(f"/proc/{process}/status").read_text()
            size = re.search(rf"{key}:\s+(\d+)", text)
            assert size is not None
            found[process] = int(size[1]) / 1024
        return found

    def end(self) -> None:
        """Send SIGTERM, and expect 0."""
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(60)
        assert status == 0, f"the server ends with {status}"


def request(
    method: str, path: str, body: bytes = b"", *more: str, close: bool = False, kind: str = ""
) -> bytes:
    """Return the bytes of a request; `kind` is the type of its body, `more` are header lines."""
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", *more]
    if body:
        lines += [f"Content-Type: {kind or 'application/json'}", f"Content-Length: {len(body)}"]
    if close:
        lines.append("Connection: close")
    return ("\r\n".join(lines) + "\r\n\r\n").encode() + body


def read_all(client: socket.socket) -> bytes:
    """Read until the server closes the connection."""
    parts = []
    while part := client.recv(65_536):
        parts.append(part)
    return b"".join(parts)


def read_status(client: socket.socket) -> int:
    """Read one response, and return its status; 0 if there is none."""
    return read_answer(client)[0]


def read_answer(client: socket.socket) -> tuple[int, bool]:
    """Read one response; return its status, and whether the server closes the connection."""
    data = b""
    while b"\r\n\r\n" not in data:
        part = client.recv(65_536)
        if not part:
            return 0, True
        data += part
    head, rest = data.split(b"\r\n\r\n", 1)
    length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
    missing = int(length[1]) - len(rest) if length else 0
    while missing > 0:
        part = client.recv(65_536)
        if not part:
            return 0, True
        missing -= len(part)
    return int(head.split(b" ", 2)[1]), b"connection: close" in head.lower()


def card(number: int) -> bytes:
    """Return a description that differs from the others."""
    return json.dumps(CARD | {"view": CARD["view"] | {"caption": f"Revenue {number}"}}).encode()


def check_slow_senders(program: str) -> None:
    """Two hundred slow senders are cut off, and do not hold up anybody else."""
    server = Server(program, "--header-timeout", "2", "--body-timeout", "2")
    clients = [server.connection() for _ in range(200)]
    for number, client in enumerate(clients):
        whole = request("POST", "/v1/render", card(0))
        client.sendall(whole[:20] if number % 2 else whole[:-9])
    times = []
    for _ in range(100):
        start = time.monotonic()
        with server.connection() as other:
            other.sendall(request("GET", "/healthz", close=True))
            assert read_status(other) == 200
        times.append(time.monotonic() - start)
    statuses = [read_status(client) for client in clients]
    assert set(statuses) == {408}, f"slow senders get {set(statuses)}"
    slowest = max(times) * 1000
    print(f"200 slow senders: 408 each; /healthz meanwhile in at most {slowest:.1f} ms")
    server.end()


def check_half_closed(program: str) -> None:
    """Clients that have closed their sending side are answered."""
    server = Server(program)
    for number in range(200):
        with server.connection() as client:
            client.sendall(request("POST", "/v1/render", card(number)))
            client.shutdown(socket.SHUT_WR)
            data = read_all(client)
            assert data.startswith(b"HTTP/1.1 200"), data[:80]
    print("200 half-closed sockets: 200 each")
    server.end()


def check_gone(program: str) -> None:
    """Clients that have gone leave no work behind."""
    server = Server(program, "--queue", "64")
    for number in range(500):
        client = server.connection()
        client.sendall(request("POST", "/v1/render", card(number)))
        if number % 2:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        client.close()
    end = time.monotonic() + 10
    while (
        server.metric("fiori_render_queue_length") or server.metric("fiori_render_connections") > 1
    ):
        assert time.monotonic() < end, "work or connections are left"
        time.sleep(0.01)
    print("500 clients that went away: nothing is left of them")
    server.end()


def check_wrong(program: str) -> None:
    """Of 10,000 requests, every hundredth is wrong, and gets its status."""
    server = Server(program)
    wrong = [
        (request("POST", "/v1/render", b'{"view": 1}'), 422),
        (request("POST", "/v1/render", b"\xff\xfe{"), 422),
        (request("GET", "/v1/cards/none.png"), 404),
        (request("POST", "/v1/render?format=gif", card(0)), 400),
    ]
    failures: list[str] = []

    def run(first: int) -> None:
        client = server.connection()
        for number in range(first, 10_000, 8):
            data, expected = request("POST", "/v1/render", card(number)), 200
            is_wrong = number % 100 == 7
            if is_wrong:
                data, expected = wrong[number // 100 % len(wrong)]
            client.sendall(data)
            status = read_status(client)
            if status != expected:
                failures.append(f"request {number}: {status} instead of {expected}")
            if is_wrong:
                # The server closes the connection of a request that it does not read.
                client.close()
                client = server.connection()
        client.close()

    threads = [threading.Thread(target=run, args=(first,)) for first in range(8)]
    start = time.monotonic()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures, failures[:5]
    print(f"10,000 requests, 1 % wrong: each its status, in {time.monotonic() - start:.1f} s")
    server.end()


def check_termination(program: str) -> None:
    """Under load, SIGTERM loses no request that was accepted."""
    server = Server(program)
    statuses: list[int] = []

    def run(first: int) -> None:
        with server.connection() as client:
            for number in range(first, 1_000_000, 16):
                try:
                    client.sendall(request("POST", "/v1/render", card(number)))
                except OSError:
                    return
                status, is_last = read_answer(client)
                # The server refuses what comes after the signal.
                if status == 503:
                    return
                statuses.append(status)
                if status != 200 or is_last:
                    return

    threads = [threading.Thread(target=run, args=(first,)) for first in range(16)]
    for thread in threads:
        thread.start()
    time.sleep(0.5)
    server.end()
    for thread in threads:
        thread.join()
    assert set(statuses) == {200}, f"requests were lost: {set(statuses)}"
    print(f"SIGTERM under load: {len(statuses)} requests answered, none lost")


def figures(count: int) -> bytes:
    """Return the request of a description with many figures."""
    body = json.dumps({"figures": [CHART] * count}).encode()
    return request("POST", "/v1/render", body, "Accept: application/json", close=True)


def form(parts: list[tuple[str, bytes]]) -> bytes:
    """Return the request of a form."""
    body = b""
    for name, content in parts:
        body += f'--b\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n'.encode()
        body += content + b"\r\n"
    kind = "multipart/form-data; boundary=b"
    return request("POST", "/v1/diff", body + b"--b--\r\n", close=True, kind=kind)


def blank_png(side: int) -> bytes:
    """Return a PNG with one bit for each pixel, which is small whatever its side is."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        checksum = zlib.crc32(kind + data).to_bytes(4, "big")
        return len(data).to_bytes(4, "big") + kind + data + checksum

    size = side.to_bytes(4, "big")
    rows = zlib.compress(bytes((side + 7) // 8 + 1) * side, 9)
    header = chunk(b"IHDR", size + size + b"\1\0\0\0\0")
    return b"\x89PNG\r\n\x1a\n" + header + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def beside_health(server: Server, data: bytes) -> tuple[set[int], list[float]]:
    """Send requests for a second; return their statuses, and /healthz's times in milliseconds."""
    stop = threading.Event()
    times = []

    def ask() -> None:
        while not stop.is_set():
            start = time.monotonic()
            assert server.status(request("GET", "/healthz", close=True)) == 200
            times.append((time.monotonic() - start) * 1000)
            time.sleep(0.002)

    asker = threading.Thread(target=ask)
    asker.start()
    statuses: set[int] = set()
    end = time.monotonic() + 1
    while not statuses or time.monotonic() < end:
        clients = [server.connection() for _ in range(2 * (os.cpu_count() or 1))]
        for client in clients:
            client.sendall(data)
        statuses |= {read_status(client) for client in clients}
    stop.set()
    asker.join()
    return statuses, times


def check_health(program: str) -> None:
    """Health is answered fast beside any request, and memory stays within its limit."""
    server = Server(program, "--timeout", "60")
    picture, large = blank_png(4000), blank_png(8000)
    noise = os.urandom(600_000)
    requests = {
        "a description of 1,000 figures": (figures(1_000), None),
        "a form of 19,000 parts": (form([("a", b"")] * 19_000), 400),
        "a form of 17 parts": (form([("a", b"")] * 17), 400),
        "two pictures of 64 million pixels": (form([("expected", large), ("actual", large)]), 422),
        "two pictures of 16 million pixels": (
            form([("expected", picture), ("actual", picture)]),
            200,
        ),
        "a form of noise": (form([("expected", noise), ("actual", b"")]), 422),
        "deep JSON": (request("POST", "/v1/render", b"[" * 900_000, close=True), 422),
    }
    for name, (data, expected) in requests.items():
        statuses, times = beside_health(server, data)
        if expected:
            assert statuses == {expected}, f"{name}: {statuses} instead of {expected}"
        late = sorted(times)[int(len(times) * 0.95)]
        print(
            f"/healthz beside {name}: median {statistics.median(times):.1f} ms, "
            f"95 % within {late:.1f} ms, at most {max(times):.1f} ms"
        )
        assert late < HEALTH_MS, f"/healthz is slow beside {name}"
    peaks = server.memory("VmHWM")
    own = peaks.pop(server.process.pid)
    print(f"memory at its peak: {own:.0f} MB, and {max(peaks.values()):.0f} MB for a worker")
    assert own < 150, "the server takes more memory than the documentation says"
    assert max(peaks.values()) < 300, "a worker takes more memory than the documentation says"
    server.end()


def check_death(program: str) -> None:
    """Check that a drawing that ends its process costs one answer."""
    server = Server(program, "--timeout", "2", faults={"FIORI_RENDER_TEST_DEATH": "boom"})
    statuses: list[int] = []
    stop = threading.Event()

    def run(first: int) -> None:
        number = first
        while not stop.is_set():
            statuses.append(server.status(request("POST", "/v1/render", card(number))))
            number += 8

    threads = [threading.Thread(target=run, args=(first,)) for first in range(8)]
    for thread in threads:
        thread.start()
    fatal = request("POST", "/v1/render", card(0).replace(b"Revenue", b"boom"), close=True)
    identifiers = []
    for _ in range(20):
        status, fields, body = server.answer(fatal)
        assert status == 500, f"a lost drawing gets {status}"
        assert fields["x-request-id"] in json.loads(body)["detail"]
        identifiers.append(fields["x-request-id"])
    stop.set()
    for thread in threads:
        thread.join()
    assert set(statuses) == {200}, f"others get {set(statuses)}"
    lost = [json.loads(line) for line in server.lines() if "SIGILL" in line]
    assert [line["id"] for line in lost] == identifiers, "the log does not name the requests"
    assert server.metric("fiori_render_jobs_lost") == 20
    print(f"20 drawings that died: 500 each, and 200 for {len(statuses)} others")
    server.end()


def check_hang(program: str) -> None:
    """Check that a drawing that hangs is ended, and so is the server, in time."""
    server = Server(program, "--timeout", "2", faults={"FIORI_RENDER_TEST_HANG": "stuck"})
    stuck = request("POST", "/v1/render", card(0).replace(b"Revenue", b"stuck"))
    count = os.cpu_count() or 1
    clients = [server.connection() for _ in range(count)]
    for client in clients:
        client.sendall(stuck)
    assert {read_status(client) for client in clients} == {504}
    start = time.monotonic()
    assert server.status(request("POST", "/v1/render", card(1))) == 200
    wait = time.monotonic() - start
    print(f"{count} drawings that hang: 504 each; the next one waited {wait:.1f} s")
    for client in clients:
        client.sendall(stuck)
    time.sleep(0.2)
    start = time.monotonic()
    server.end()
    print(f"SIGTERM beside drawings that hang: {time.monotonic() - start:.1f} s")
    assert time.monotonic() - start < 4, "SIGTERM waits for drawings that hang"


def check_abandoned(program: str) -> None:
    """Clients that have disconnected delay no one by more than a figure."""
    server = Server(program, "--timeout", "30")
    usual = []
    for number in range(20):
        start = time.monotonic()
        assert server.status(request("POST", "/v1/render", card(number))) == 200
        usual.append(time.monotonic() - start)
    for is_reset in (False, True):
        for _ in range(2 * (os.cpu_count() or 1)):
            client = server.connection()
            client.sendall(figures(1_000))
            time.sleep(0.05)
            if is_reset:
                client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            client.close()
        delays = []
        for number in range(20):
            start = time.monotonic()
            assert server.status(request("POST", "/v1/render", card(number))) == 200
            delays.append(time.monotonic() - start)
        print(
            f"beside 1,000 figures of clients that have gone: {max(delays) * 1000:.0f} ms at most; "
            f"{max(usual) * 1000:.0f} ms without them"
        )
        assert max(delays) < max(usual) + 0.5, "clients that have gone delay others"
    start = time.monotonic()
    server.end()
    assert time.monotonic() - start < 35, "SIGTERM waits for work that no one needs"


def check_tags(program: str) -> None:
    """Check that a tag changes whenever the picture does, and never else."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "cards").mkdir()
        (folder / "icons").mkdir()
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">'
            '<path d="M0 0h{0}v9z"/></svg>'
        )
        template = json.dumps(
            {
                "stylesheet": "brand.nss",
                "view": {
                    "type": "kpiView",
                    "items": [{"icon": "a.svg"}],
                    "caption": "${region}",
                },
            }
        )
        changes = {
            "icons/a.svg": (svg.format(9), svg.format(5)),
            "cards/a.svg": ("", svg.format(7)),
            "cards/brand.nss": (
                "fdlFUIKPIView { tint-color: #ff0000; }",
                "fdlFUIKPIView { tint-color: #00ff00; }",
            ),
            "cards/kpi.json": (template, template.replace("${region}", "in ${region}")),
        }
        for path, (before, _) in changes.items():
            if before:
                (folder / path).write_text(before)
        server = Server(
            program,
            *("--templates", str(folder / "cards"), "--resources", str(folder / "icons")),
            faults={"NONE": "1"},
        )
        address = "/v1/cards/kpi.svg?region=EMEA"

        def answer(tag: str | None = None) -> tuple[int, str, bytes]:
            more = [f"If-None-Match: {tag}"] if tag else []
            data = request("GET", address, b"", *more, close=True)
            status, fields, body = server.answer(data)
            return status, fields.get("etag", ""), body

        time.sleep(0.1)
        _, tag, picture = answer()
        for path, (_, after) in changes.items():
            assert answer(tag)[0] == 304, f"no 304 before {path} changes"
            (folder / path).write_text(after)
            if path.endswith(".json"):
                assert answer(tag)[0] == 304, "a template counts before SIGHUP"
                server.process.send_signal(signal.SIGHUP)
                end = time.monotonic() + 10
                while not any("again" in line for line in server.lines()):
                    assert time.monotonic() < end, "SIGHUP has no effect"
                    time.sleep(0.01)
            status, new, changed = answer(tag)
            assert status == 200, f"{path} does not count"
            assert new != tag, f"the tag does not change with {path}"
            assert changed != picture, f"the picture does not change with {path}"
            tag, picture = new, changed
        server.end()
        print(f"{len(changes)} changes of files: another tag each, and 304 before them")


def check_framing(program: str) -> None:
    """Check what RFC 9110 and RFC 9112 require of lengths, codings, targets and hosts."""
    server = Server(program)
    get = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
    post = "POST /v1/render HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    body = card(0).decode()
    length = len(body)
    chunks = f"{length:x}\r\n{body}\r\n0\r\n\r\n"
    chunked = "Transfer-Encoding: chunked\r\n"
    cases = {
        # Spaces and tabs around a value are not part of it.
        f"{post}Content-Length:{length}\r\n\r\n{body}": 200,
        f"{post}Content-Length: \t {length} \t\r\n\r\n{body}": 200,
        f"{post}Content-Length\t: {length}\r\n\r\n{body}": 400,
        "GET\t/healthz HTTP/1.1\r\nHost: localhost\r\n\r\n": 400,
        f"{post}Content-Length : {length}\r\n\r\n{body}": 400,
        # Lengths that are not one number.
        f"{post}Content-Length: {length}\r\nContent-Length: 3\r\n\r\n{body}": 400,
        f"{post}Content-Length: {length}, 3\r\n\r\n{body}": 400,
        f"{post}Content-Length: +{length}\r\n\r\n{body}": 400,
        f"{post}Content-Length: -1\r\n\r\n{body}": 400,
        f"{post}Content-Length: 0x9\r\n\r\n{body}": 400,
        f"{post}Content-Length: {length} 1\r\n\r\n{body}": 400,
        f"{post}Content-Length:\r\n\r\n{body}": 400,
        # Codings.
        f"{post}{chunked}\r\n{chunks}": 200,
        f"{post}Transfer-Encoding: \t CHUNKED \r\n\r\n{chunks}": 200,
        f"{post}Transfer-Encoding: gzip\r\n\r\n{body}": 501,
        f"{post}Transfer-Encoding: gzip, chunked\r\n\r\n{chunks}": 501,
        f"{post}Transfer-Encoding: gzip\r\n{chunked}\r\n{chunks}": 501,
        f"{post}Transfer-Encoding: chunked, identity\r\n\r\n{chunks}": 400,
        f"{get}Transfer-Encoding: unknown\r\n\r\n": 501,
        f"{post}Transfer-Encoding: chunked, chunked\r\n\r\n{chunks}": 400,
        f"{post}{chunked}{chunked}\r\n{chunks}": 400,
        f"{post}{chunked}Content-Length: {length}\r\n\r\n{chunks}": 400,
        f"{post}Content-Length: {length}\r\n{chunked}\r\n{chunks}": 400,
        f"{post.replace('1.1', '1.0')}{chunked}\r\n{chunks}": 400,
        f"{post}{chunked}\r\nxyz\r\n": 400,
        # Whole addresses as targets; the host in them counts.
        get.replace("/healthz", "http://localhost/healthz") + "\r\n": 200,
        get.replace("/healthz", "HTTP://127.0.0.1:80/healthz?a=1") + "\r\n": 200,
        "GET http://localhost/healthz HTTP/1.1\r\nHost: cards.example\r\n\r\n": 200,
        get.replace("/healthz", "http://cards.example/healthz") + "\r\n": 403,
        get.replace("/healthz", "http://localhost") + "\r\n": 404,
        get.replace("/healthz", "http://localhost?a=1") + "\r\n": 404,
        get.replace("/healthz", "http:///healthz") + "\r\n": 400,
        get.replace("/healthz", "ftp://localhost/healthz") + "\r\n": 400,
        get.replace("/healthz", "http://user@localhost/healthz") + "\r\n": 400,
        "GET http://localhost/healthz HTTP/1.1\r\n\r\n": 400,
        f"{get.replace('/healthz', 'http://localhost/healthz')}Host: localhost\r\n\r\n": 400,
        # Hosts.
        "GET /healthz HTTP/1.1\r\n\r\n": 400,
        "GET /healthz HTTP/1.1\r\nHost: \t localhost \r\n\r\n": 200,
        "GET /healthz HTTP/1.1\r\nHost: local host\r\n\r\n": 400,
        "GET /healthz HTTP/1.1\r\nHost: localhost/\r\n\r\n": 400,
        # Versions.
        "GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n": 200,
        "GET /healthz HTTP/3.0\r\nHost: localhost\r\n\r\n": 505,
    }
    for path in ("/healthz", "/readyz", "/metrics", "/openapi.json", "/v1/cards/none.png"):
        for query in ("a=1&a=1", "a=1&b=2&%61=3", "sig=x&sig=x", "a&a"):
            cases[get.replace("/healthz", f"{path}?{query}") + "\r\n"] = 400
    for path in ("/v1/render?scale=2&scale=2", "/v1/render?format=png&format=svg"):
        cases[post.replace("/v1/render", path) + f"Content-Length: {length}\r\n\r\n{body}"] = 400
    failures = []
    for text, expected in cases.items():
        start = time.monotonic()
        status = server.status(text.encode())
        if status != expected:
            failures.append(f"{status} instead of {expected}: {text!r}")
        assert time.monotonic() - start < 2, f"the answer is late: {text!r}"
    assert not failures, "\n".join(failures)
    print(f"{len(cases)} lengths, codings, targets, hosts and queries: as HTTP requires")
    server.end()


def check_folder(program: str) -> None:
    """Check that posted descriptions can use images of the folder, and learn of nothing else."""
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "images"
        (folder / "icons").mkdir(parents=True)
        for path in ("a.svg", "icons/b.svg", "../outside.svg"):
            (folder / path).write_text(svg)
        (folder / "rows.csv").write_text("c\nSECRET\n")
        (folder / "texts.csv").write_text("key,en\na,SECRET\n")
        (folder / "brand.nss").write_text("fdlFUIKPIView { tint-color: #ff0000; }")
        links = {
            "there.svg": "../outside.svg",
            "nowhere.svg": "../gone.svg",
            "out": "..",
            "shadow": "/etc/shadow",
            "shadoX": "/etc/shadoX",
            "loop": "loop",
            "inner.svg": "a.svg",
        }
        for link, target in links.items():
            (folder / link).symlink_to(target)
        server = Server(program, "--resources", str(folder))

        def answer(description: dict[str, object]) -> tuple[int, str]:
            data = request("POST", "/v1/render", json.dumps(description).encode(), close=True)
            status, _, text = server.answer(data)
            return status, text.decode(errors="replace")

        def icon(path: str) -> tuple[int, str]:
            view = {"type": "kpiView", "items": [{"icon": path}, {"metric": "1"}]}
            status, text = answer({"view": view})
            return status, text.replace(f"'{path}'", "'PATH'")

        for path in ("a.svg", "icons/b.svg", "./a.svg", "inner.svg"):
            assert icon(path)[0] == 200, f"{path} is not drawn"
        missing = icon("gone.svg")
        assert missing[0] == 422
        hidden = [
            *("/etc/shadow.svg", "/etc/shadoX.svg", "/etc/passwd.svg", f"{folder}/a.svg"),
            *("../outside.svg", "../gone.svg", "../images/a.svg", "icons/../a.svg"),
            *("out/outside.svg", "out/gone.svg", "out/images/a.svg", "out/../a.svg"),
            *("there.svg", "nowhere.svg", "a.svg/b.svg", "icons.svg/b.svg"),
        ]
        for path in hidden:
            assert icon(path) == missing, f"{path}: {icon(path)} instead of {missing}"
        plain = icon("gone")
        for path in (
            "/etc/shadow",
            "/etc/shadoX",
            "/etc",
            "shadow",
            "shadoX",
            "out",
            "icons",
            "loop",
        ):
            assert icon(path) == plain, f"{path}: {icon(path)} instead of {plain}"
        kpi = {"type": "kpiView", "items": [{"metric": "1"}]}
        files: list[dict[str, object]] = []
        for path in ("", "gone/", "../", "/etc/"):
            files += [
                {"data": {"file": f"{path}rows.csv"}, "view": kpi | {"caption": "${c}"}},
                {
                    "texts": {"file": f"{path}texts.csv"},
                    "view": kpi | {"caption": {"text": {"key": "a"}}},
                },
                {"stylesheet": f"{path}brand.nss", "view": kpi},
                {"figures": [{"view": kpi, "stylesheet": [f"{path}brand.nss"]}]},
            ]
        for description in files:
            status, text = answer(description)
            assert status == 422, f"{status} for {description}"
            assert "only images may be files" in text, text
            assert "SECRET" not in text, text
        print(
            f"{len(hidden)} paths out of the folder and {len(files)} files but images: one answer"
        )
        server.end()


def check_few_files(program: str) -> None:
    """Check that more clients than the process may open files for delay no one."""
    for files in (48, 64, 128):
        server = Server(program, "--jobs", "2", "--timeout", "5", files=files)
        idle = [server.connection() for _ in range(120)]
        for half in (False, True):
            if half:
                for client in idle:
                    with contextlib.suppress(OSError):
                        client.sendall(b"GET /hea")
            for number in range(20):
                start = time.monotonic()
                assert server.status(request("GET", "/healthz", close=True)) == 200
                wait = time.monotonic() - start
                assert wait < 0.5, f"/healthz takes {wait:.1f} s beside idle clients"
                assert server.status(request("POST", "/v1/render", card(number))) == 200
            opened = len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
            assert opened < files, f"{opened} of {files} files are open"
        before = server.seconds()
        time.sleep(1)
        assert server.seconds() - before < 0.3, "idle clients keep the server busy"
        found = server.lines()
        assert len(found) == 1, found
        assert f"only {files} files may be open at a time" in json.loads(found[0])["message"]
        for client in idle:
            client.close()
        server.end()
    print("120 idle clients, and 48, 64 or 128 files: /healthz and pictures at once")


def check_unread_log(program: str) -> None:
    """Check that SIGTERM ends a server whose log is not read."""
    read_end, write_end = os.pipe()
    server = Server(program, faults={"NONE": "1"}, log=write_end)
    os.close(write_end)
    with server.connection() as client:
        for _ in range(2_000):
            client.sendall(request("GET", "/healthz"))
            assert read_status(client) == 200
    start = time.monotonic()
    server.end()
    wait = time.monotonic() - start
    assert wait < 4, f"SIGTERM takes {wait:.1f} s while its log is not read"
    os.close(read_end)
    print(f"SIGTERM while the log is not read: {wait:.1f} s")


def check_http(program: str) -> None:
    """Check that improper requests are refused at once."""
    server = Server(program, "--max-connections", "16")
    body = card(0)
    head = "POST /v1/render HTTP/1.1\r\nHost: localhost\r\n"
    kind = "Content-Type: application/json\r\n"
    cases = {
        f"{head}{kind}Content-Length: 18446744073709551615\r\n\r\n": {400, 413},
        f"{head}{kind}Content-Length: 9223372036854775808\r\n\r\n": {400, 413},
        f"{head}{kind}Content-Length: 99999999999999999999999999\r\n\r\n": {400, 413},
        f"{head}Host: 127.0.0.1\r\n{kind}Content-Length: 2\r\n\r\n{{}}": {400},
        f"{head}Content-Length: 2\r\n\r\n{{}}": {415},
        f"{head}{kind}Origin: https://evil.example\r\nContent-Length: 2\r\n\r\n{{}}": {403},
    }
    for text, expected in cases.items():
        start = time.monotonic()
        status = server.status(text.encode())
        assert status in expected, f"{status} instead of {expected}: {text!r}"
        assert time.monotonic() - start < 1, f"the answer is late: {text!r}"
    half_open = [server.connection() for _ in range(200)]
    for client in half_open[::2]:
        client.sendall(b"GET /hea")
    for number in range(50):
        assert server.status(request("GET", "/healthz", close=True)) == 200
        assert server.status(request("POST", "/v1/render", card(number))) == 200
    # Bodies that do not come take all places.
    busy = [server.connection() for _ in range(16)]
    for client in busy:
        client.sendall(f"{head}{kind}Content-Length: 9\r\n\r\n".encode())
    time.sleep(0.2)
    assert server.status(request("POST", "/v1/render", body)) == 503
    for _ in range(100):
        assert server.status(request("GET", "/healthz", close=True)) == 200
    print(f"{len(cases)} wrong requests refused; 200 half-open connections and 16 slow bodies pass")
    for client in half_open + busy:
        client.close()
    server.end()


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
