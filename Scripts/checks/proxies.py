#!/usr/bin/env python3
"""Test the server behind nginx and Caddy, with the configurations of Examples/server.

    Scripts/check server                   runs this after all else
    Scripts/checks/proxies.py PROGRAM      runs this alone

Restarts the server 20 times under 200 requests a second through nginx, with a shared port and with a socket that
stays open, as systemd keeps it, and expects that no request is lost.
"""

from __future__ import annotations

import collections
import json
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

from steps import ROOT, install

PUBLIC = "https://cards.example/img"
ONE_CARD = "/v1/cards/kpi.png?region=EMEA&revenue=1200&change=3"
# Characters that the bundled font lacks.
TOKYO = "/v1/cards/kpi.png?region=%E6%9D%B1%E4%BA%AC&revenue=1200&change=3"
WRONG = "/v1/cards/kpi.png?region=EMEA&revenue=many&change=3"
RESTARTS = 20
RATE = 200
# The seconds for which a server runs.
PAUSE = 0.5


class Answer:
    """An answer over HTTP."""

    def __init__(self, address: str, **fields: str) -> None:
        """Ask for an address, with header fields whose names have underscores for hyphens."""
        names = {name.replace("_", "-"): value for name, value in fields.items()}
        try:
            with urllib.request.urlopen(
                urllib.request.Request(address, headers=names), timeout=20
            ) as answer:
                self.status, self.fields = int(answer.status), answer.headers
                self.body = bytes(answer.read())
        except urllib.error.HTTPError as error:
            self.status, self.fields = error.code, error.headers
            self.body = error.read()


def free_port() -> int:
    """Return a port that no one uses."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


class Place:
    """A folder with cards and keys, the servers for them, and a proxy in front of these."""

    def __init__(self, program: str, folder: Path) -> None:
        """Write the files."""
        self.program, self.folder = program, folder
        self.port, self.front = free_port(), free_port()
        shutil.copytree(ROOT / "Examples/mail/cards", folder / "cards")
        template = json.loads((folder / "cards/kpi.json").read_text())
        template["serve"] = {"parameters": ["appearance", "scale"]}
        (folder / "cards/kpi.json").write_text(json.dumps(template))
        (folder / "keys").write_text("a key for the test of the server\n")
        self.log = (folder / "log").open("w+")

    def start(
        self, *arguments: str, listener: socket.socket | None = None
    ) -> subprocess.Popen[str]:
        """Start a server, and wait until it listens; `listener` is the socket that it gets."""
        command = [self.program, "serve", "--templates", "cards", "--signing-key-file", "keys"]
        command += ["--port", str(self.port), "--public-url", PUBLIC, *arguments]
        files: list[int] = []
        if listener is not None:
            files = [listener.fileno()]
            passing = f'exec 3<&{files[0]}; export LISTEN_PID=$$ LISTEN_FDS=1; exec "$@"'
            command = ["bash", "-c", passing, "-", *command]
        server = subprocess.Popen(
            command,
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            pass_fds=files,
        )
        assert server.stdout is not None
        line = server.stdout.readline()
        assert f":{self.port} " in line, f"the server does not start: {self.lines()}"
        return server

    def sign(self, *arguments: str) -> list[str]:
        """Return the paths that clients send to the proxy for signed addresses."""
        command = [self.program, "sign", "--signing-key-file", "keys", "--public-url", PUBLIC]
        text = subprocess.check_output([*command, *arguments], cwd=self.folder, text=True)
        addresses = text.splitlines()
        assert all(address.startswith(f"{PUBLIC}/v1/") for address in addresses), text
        return [address.removeprefix("https://cards.example") for address in addresses]

    def lines(self) -> list[str]:
        """Return the lines of the log."""
        self.log.seek(0)
        return self.log.read().splitlines()

    def ask(self, path: str, **fields: str) -> Answer:
        """Ask the proxy."""
        return Answer(f"http://127.0.0.1:{self.front}{path}", Host="cards.example", **fields)

    def entry(self, answer: Answer) -> dict[str, object]:
        """Return the line of the log about an answer."""
        name = answer.fields["X-Request-Id"]
        end = time.monotonic() + 5
        while True:
            for line in self.lines():
                entry: dict[str, object] = json.loads(line)
                if entry.get("id") == name:
                    return entry
            assert time.monotonic() < end, f"the log does not have {name}"
            time.sleep(0.01)

    def metrics(self) -> str:
        """Return the metrics of the server."""
        return Answer(f"http://127.0.0.1:{self.port}/metrics").body.decode()

    def configuration(self, name: str) -> str:
        """Return an example with the ports of this place."""
        text = (ROOT / "Examples/server" / name).read_text()
        assert text.count("127.0.0.1:8080") == 1, f"{name} has another address"
        return text.replace("127.0.0.1:8080", f"127.0.0.1:{self.port}")

    def start_nginx(self) -> subprocess.Popen[bytes]:
        """Start nginx with the example."""
        site = self.configuration("nginx.conf")
        for before, after in (
            ("listen 80;", f"listen 127.0.0.1:{self.front};"),
            ("/var/cache/", f"{self.folder}/"),
        ):
            assert site.count(before) == 1, f"nginx.conf has no '{before}'"
            site = site.replace(before, after)
        paths = "\n".join(
            f"  {kind}_temp_path {self.folder}/{kind};"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        path = self.folder / "nginx.conf"
        path.write_text(
            f"daemon off;\nworker_processes 1;\npid {self.folder}/nginx.pid;\n"
            f"error_log {self.folder}/nginx.log;\nevents {{ }}\n"
            f"http {{\n  access_log off;\n{paths}\n{site}}}\n"
        )
        nginx = subprocess.Popen(["nginx", "-p", self.folder, "-c", path])
        self.wait_for_front()
        return nginx

    def start_caddy(self) -> subprocess.Popen[bytes]:
        """Start Caddy with the example, without TLS."""
        text = self.configuration("Caddyfile")
        assert text.count("\ncards.example {") == 1, "Caddyfile has no site"
        site = f"\nhttp://cards.example:{self.front} {{\n\tbind 127.0.0.1"
        path = self.folder / "Caddyfile"
        path.write_text("{\n\tadmin off\n}\n" + text.replace("\ncards.example {", site))
        caddy = subprocess.Popen(
            ["caddy", "run", "--adapter", "caddyfile", "--config", path],
            stderr=(self.folder / "caddy.log").open("w"),
            env={"HOME": str(self.folder), "PATH": "/usr/bin:/bin"},
        )
        self.wait_for_front()
        return caddy

    def wait_for_front(self) -> None:
        """Wait until the proxy listens."""
        end = time.monotonic() + 10
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.front)).close()
                return
            except OSError:
                assert time.monotonic() < end, "the proxy does not start"
                time.sleep(0.02)


def stop(process: subprocess.Popen[str]) -> None:
    """Send SIGTERM to a server, and expect 0."""
    process.send_signal(signal.SIGTERM)
    status = process.wait(30)
    assert status == 0, f"the server ends with {status}"


def check_requests(place: Place, proxy: str) -> None:
    """Check addresses, what the proxy reports, warnings, fallbacks and parameters."""
    trust = ("--trusted-proxy", "127.0.0.1")
    server = place.start(*trust, "--fallback", "drawn", "--fallback-status", "200")
    one, tokyo, wrong, dark, blue = place.sign(
        *("--force", ONE_CARD, TOKYO, WRONG),
        *(ONE_CARD + more for more in ("&appearance=dark&scale=1", "&appearance=blue")),
    )
    # A client cannot say who it is, or what it has asked for.
    forged = {"X_Forwarded_For": "203.0.113.7", "X_Forwarded_Host": "evil.example"}
    answer = place.ask(one, **forged, Forwarded="for=203.0.113.7;host=evil.example")
    assert answer.status == 200, answer.body
    assert answer.body.startswith(b"\x89PNG")
    entry = place.entry(answer)
    assert (entry["client"], entry["path"]) == ("127.0.0.1", "/v1/cards/kpi.png"), entry
    mistakes = {
        one + "x": 403,
        one.split("&sig=")[0]: 403,
        wrong: 422,
        blue: 400,
    }
    for path, status in mistakes.items():
        answer = place.ask(path)
        assert (answer.status, answer.fields["X-Fiori-Fallback"]) == (200, str(status)), path
        assert answer.body.startswith(b"\x89PNG")
        assert place.entry(answer)["fallback"] == status
    assert place.ask(dark).body != place.ask(one).body
    answer = place.ask(tokyo)
    assert (answer.status, answer.fields["X-Fiori-Warnings"]) == (200, "1")
    entry = place.entry(answer)
    assert (entry["warnings"], entry["codes"]) == (1, ["missing-glyph"]), entry
    counted = 'fiori_render_warnings_total{template="kpi",code="missing-glyph"} 1\n'
    assert counted in place.metrics(), place.metrics()
    assert place.ask("/healthz").status == 404, "the proxy has more than cards"
    stop(server)
    server = place.start(*trust, "--strict")
    # Not through the proxy, which has the picture.
    answer = Answer(f"http://127.0.0.1:{place.port}{tokyo}", Host="cards.example")
    assert answer.status == 422, "strict servers send no picture with warnings"
    stop(server)
    print(f"{proxy}: addresses below {PUBLIC}, {len(mistakes)} fallbacks, warnings, parameters")


def check_signing(place: Place) -> None:
    """Check that `sign` refuses what the server would not answer."""
    wrong = ["/v1/card/kpi.png", "/v1/cards/kpi.gif", ONE_CARD + "&exp=1", "/healthz"]
    (place.folder / "addresses").write_text("\n".join([ONE_CARD, *wrong]))
    command = [place.program, "sign", "--signing-key-file", "keys", "--from", "addresses"]
    done = subprocess.run(command, cwd=place.folder, capture_output=True, text=True)
    assert done.returncode == 65, done
    assert not done.stdout, done.stdout
    lines = [int(number) for number in re.findall(r"^error: addresses:(\d+): ", done.stderr, re.M)]
    assert lines == [2, 3, 4, 5], done.stderr
    text = subprocess.check_output([*command, "--force"], cwd=place.folder, text=True)
    assert len(text.splitlines()) == 5
    print(f"sign: {len(wrong)} addresses refused in a file, and signed by force")


class Load:
    """Requests at a constant rate, each for one of 40 cards.

    Each expires at a time of its own, so that the server has most pictures in its cache, and nginx has none.
    """

    def __init__(self, place: Place) -> None:
        """Start the clients."""
        row = "/v1/cards/kpi.png?region=R{}&revenue=1&change=1&exp={}\n"
        expiry = int(time.time()) + 1_000
        with (place.folder / "addresses").open("w") as file:
            file.writelines(row.format(number % 40, expiry + number) for number in range(20_000))
        self.paths = place.sign("--from", "addresses")
        self.place = place
        self.statuses: collections.Counter[str] = collections.Counter()
        self.times: list[float] = []
        self.lock = threading.Lock()
        self.number = 0
        self.start = time.monotonic()
        self.is_over = False
        self.threads = [threading.Thread(target=self.run) for _ in range(24)]
        for thread in self.threads:
            thread.start()

    def run(self) -> None:
        """Ask until the load is over."""
        while not self.is_over:
            with self.lock:
                self.number += 1
                number = self.number
            time.sleep(max(0, self.start + number / RATE - time.monotonic()))
            start = time.monotonic()
            try:
                answer = self.place.ask(self.paths[number])
                assert answer.fields["X-Cache"] in (None, "MISS"), "nginx has the picture"
                kind = str(answer.status)
            except OSError as error:
                kind = repr(error)
            with self.lock:
                self.statuses[kind] += 1
                self.times.append(time.monotonic() - start)

    def end(self) -> str:
        """Stop the clients; expect that all were answered, and return a line about it."""
        self.is_over = True
        for thread in self.threads:
            thread.join()
        rate = self.number / (time.monotonic() - self.start)
        assert set(self.statuses) == {"200"}, f"requests were lost: {self.statuses}"
        times = sorted(self.times)
        return (
            f"{len(times)} requests, {rate:.0f} a second, none lost; "
            f"median {times[len(times) // 2] * 1000:.1f} ms, 99 % {times[len(times) * 99 // 100] * 1000:.0f} ms"
        )


def check_restarts(place: Place) -> None:
    """Check that restarts lose no request, with a shared port and with a socket that stays open."""
    nginx = place.start_nginx()
    server = place.start("--reuse-port")
    load = Load(place)
    for _ in range(RESTARTS):
        after = place.start("--reuse-port")
        stop(server)
        server = after
        time.sleep(PAUSE)
    print(f"{RESTARTS} restarts with a shared port: {load.end()}")
    stop(server)
    with socket.create_server(("127.0.0.1", place.port), backlog=1024) as listener:
        server = place.start(listener=listener)
        load = Load(place)
        for _ in range(RESTARTS):
            stop(server)
            server = place.start(listener=listener)
            time.sleep(PAUSE)
        print(f"{RESTARTS} restarts with a socket that stays open: {load.end()}")
        stop(server)
    nginx.terminate()
    nginx.wait()


def check_proxies(program: str) -> None:
    """Run all checks."""
    install("to be in front of the server", "caddy", "nginx-light")
    with tempfile.TemporaryDirectory() as folder:
        # The processes of nginx may be another user's.
        Path(folder).chmod(0o755)
        for proxy in ("nginx", "Caddy"):
            place = Place(program, Path(folder) / proxy)
            process = place.start_nginx() if proxy == "nginx" else place.start_caddy()
            check_requests(place, proxy)
            process.terminate()
            process.wait()
        check_signing(place)
        check_restarts(Place(program, Path(folder) / "restarts"))


if __name__ == "__main__":
    check_proxies(str(Path(sys.argv[1]).resolve()))
