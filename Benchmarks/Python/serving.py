"""Measures the memory of the server and its workers."""

from __future__ import annotations

import http.client
import re
import subprocess
import threading
from pathlib import Path

CLIENTS = 4


def peaks(process: int) -> list[float]:
    """Return the largest memory so far of a process and of its children in MiB."""
    threads = Path(f"/proc/{process}/task").iterdir()
    children = [word for thread in threads for word in (thread / "children").read_text().split()]
    found = []
    for one in [process, *map(int, children)]:
        text = Path(f"/proc/{one}/status").read_text()
        peak = re.search(r"VmHWM:\s+(\d+)", text)
        found.append(int(peak[1]) / 1024 if peak else 0.0)
    return found


def post(port: int, descriptions: list[bytes], problems: list[str]) -> None:
    """Have descriptions drawn, one after the other."""
    client = http.client.HTTPConnection("127.0.0.1", port)
    for description in descriptions:
        headers = {"Content-Type": "application/json"}
        client.request("POST", "/v1/render?format=svg", description, headers)
        answer = client.getresponse()
        body = answer.read()
        if answer.status != 200:
            problems.append(f"{answer.status} {body[:200]!r}")
            return


def server_peaks(program: str, descriptions: list[bytes]) -> list[float]:
    """Return the peaks of a server, and of each of its workers, that has drawn descriptions."""
    command = [program, "serve", "--port", "0", "--no-log", "--cache", "0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    line = server.stdout.readline()
    port = re.search(r":(\d+) ", line)
    assert port is not None, f"the server does not start: {line}"
    problems: list[str] = []
    clients = [
        threading.Thread(target=post, args=(int(port[1]), descriptions[one::CLIENTS], problems))
        for one in range(CLIENTS)
    ]
    for client in clients:
        client.start()
    for client in clients:
        client.join()
    found = peaks(server.pid)
    server.terminate()
    server.wait()
    assert not problems, problems[0]
    return found
