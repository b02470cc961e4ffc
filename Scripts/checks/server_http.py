"""Answers by the rules of HTTP, paths, and the limits of open files and of the log."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import tempfile
import time
from pathlib import Path

from server_client import Server, card, read_status, request

ONE_CARD = "/v1/cards/kpi.png?region=EMEA&revenue=1200&change=3"


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
