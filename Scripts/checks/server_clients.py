"""Clients that are slow, half closed, gone or wrong, and the end of the server beside them."""

from __future__ import annotations

import socket
import threading
import time

from server_client import Server, card, read_all, read_answer, read_status, request


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
