"""A running server and the requests of a client, for the check of the server."""

from __future__ import annotations

import atexit
import json
import os
import re
import signal
import socket
import subprocess
import tempfile
from pathlib import Path

CARD = {"view": {"type": "kpiView", "items": [{"metric": "1"}], "caption": "Revenue"}}


CHART = {"view": {"type": "chartView", "series": [{"values": [1, 2, 3]}]}}


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
