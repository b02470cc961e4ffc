"""Drawings that take long, die, hang or are abandoned."""

from __future__ import annotations

import json
import os
import socket
import statistics
import threading
import time
import zlib

from server_client import CHART, Server, card, read_status, request

# The time of /healthz, in milliseconds, that all but a few of the answers must keep.
HEALTH_MS = 10


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
