"""Tests a server with sockets that are slow, half closed, wrong or gone.

The argument is the path of fiori-render.
"""

import json
import re
import signal
import socket
import subprocess
import sys
import threading
import time

CARD = {"view": {"type": "kpiView", "items": [{"metric": "1"}], "caption": "Revenue"}}


class Server:
    """A server while it runs."""

    def __init__(self, program: str, *arguments: str) -> None:
        """Start it, and wait for its address."""
        self.process = subprocess.Popen(
            [program, "serve", "--port", "0", "--no-log", *arguments],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r":(\d+) ", self.process.stdout.readline())
        assert found is not None, "the server does not start"
        self.port = int(found[1])

    def connection(self) -> socket.socket:
        """Connect to it."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=30)

    def metric(self, name: str) -> int:
        """Return a value of its metrics."""
        with self.connection() as client:
            client.sendall(request("GET", "/metrics", close=True))
            text = read_all(client).decode()
        found = re.search(rf"^{re.escape(name)} (\d+)$", text, re.MULTILINE)
        assert found is not None, f"no metric {name}"
        return int(found[1])

    def end(self) -> None:
        """Send SIGTERM, and expect 0."""
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(60)
        assert status == 0, f"the server ends with {status}"


def request(method: str, path: str, body: bytes = b"", *, close: bool = False) -> bytes:
    """Return the bytes of a request."""
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost"]
    if body:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
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


def main() -> None:
    """Run all checks."""
    program = sys.argv[1]
    check_slow_senders(program)
    check_half_closed(program)
    check_gone(program)
    check_wrong(program)
    for _ in range(5):
        check_termination(program)


if __name__ == "__main__":
    main()
