"""Draws lines with a process of the program, and finds what is wrong with its answers."""

import base64
import collections
import json
import pathlib
import re
import subprocess
import threading
import time
from collections.abc import Iterator

from mutated import JSON

WARM_LINES = 500
READ_AHEAD = 16
"""The lines whose processor time may be counted with that of one, since the program reads ahead."""
LONGEST_SECONDS = 60
"""The processor time after which a line counts as one that hangs."""
LONGEST_WAIT = 900
"""The time after which it does, however little processor time a busy machine has for it."""
WORDS = re.compile(rb"<(title|desc)[^>]*>.*?</\1>|aria-label=\"[^\"]*\"", re.DOTALL)
NO_NUMBER = re.compile(rb"(?<![A-Za-z#\"-])-?(?:nan|inf)(?:inity)?(?![A-Za-z])", re.IGNORECASE)


class Failure(Exception):
    """A line that the program did not survive, or answered wrongly."""

    def __init__(self, line: bytes, reason: str, kind: str = "line") -> None:
        super().__init__(line, reason, kind)
        self.line, self.reason, self.kind = line, reason, kind

    def __str__(self) -> str:
        return self.reason


class Stream:
    """A process of `fiori-render stream` whose lines come from an iterator."""

    def __init__(self, program: str, format: str, folder: str) -> None:
        command = [program, "stream", "--jobs", "1", "--format", format, "--resources", folder]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self._sent: collections.deque[bytes] = collections.deque()
        self._room = threading.Semaphore(READ_AHEAD)
        self._answered = time.monotonic()
        self._spent = 0.0
        self.peak_kb = self.warm_kb = 0

    def answers(self, lines: Iterator[bytes]) -> Iterator[tuple[bytes, JSON]]:
        """Return the lines with their answers."""
        threading.Thread(target=self._send, args=(lines,), daemon=True).start()
        threading.Thread(target=self._watch, daemon=True).start()
        output = self._process.stdout
        assert output is not None
        for count, answer in enumerate(output, 1):
            self._room.release()
            self._answered = time.monotonic()
            self._spent = self.milliseconds()
            yield self._sent.popleft(), json.loads(answer)
            if count % WARM_LINES == 0:
                self.peak_kb = self._memory()
                self.warm_kb = self.warm_kb or self.peak_kb
        status = self._process.wait()
        if status != 0 or self._sent:
            message = (
                self._process.stderr.read()[-300:].decode(errors="replace")
                if self._process.stderr
                else ""
            )
            raise Failure(
                self._sent.popleft() if self._sent else b"", f"ended with {status}: {message}"
            )

    def _watch(self) -> None:
        """Kill the program if it does not answer."""
        while self._process.poll() is None:
            time.sleep(1)
            seconds = (self.milliseconds() - self._spent) / 1000
            waited = time.monotonic() - self._answered
            if self._sent and (seconds > LONGEST_SECONDS or waited > LONGEST_WAIT):
                self._process.kill()

    def _send(self, lines: Iterator[bytes]) -> None:
        entry = self._process.stdin
        assert entry is not None
        try:
            for line in lines:
                self._room.acquire()
                self._sent.append(line)
                entry.write(line + b"\n")
                entry.flush()
            entry.close()
        except BrokenPipeError:
            pass

    def milliseconds(self) -> float:
        """Return the processor time of the program so far."""
        tasks = pathlib.Path(f"/proc/{self._process.pid}/task").glob("*/schedstat")
        try:
            return sum(int(task.read_text().split()[0]) for task in tasks) / 1e6
        except OSError:
            return 0

    def _memory(self) -> int:
        try:
            status = pathlib.Path(f"/proc/{self._process.pid}/status").read_text()
        except OSError:
            return self.peak_kb
        # A process that has ended has no memory.
        peaks = (int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))
        return next(peaks, self.peak_kb)


def check(line: bytes, answer: JSON, format: str) -> bool:
    """Return whether a line was drawn; raise `Failure` if the answer is not one."""
    pictures = answer.get("pictures", [answer] if "data" in answer else [])
    diagnostics = answer["diagnostics"]
    assert isinstance(pictures, list)
    assert isinstance(diagnostics, list)
    if not pictures and not any(item["severity"] == "error" for item in diagnostics):
        raise Failure(line, "has neither a picture nor an error")
    for item in diagnostics:
        if "\n" in item["message"]:
            raise Failure(line, f"has an error of several lines: {item['message']}")
    for picture in pictures if format == "svg" else []:
        found = NO_NUMBER.search(WORDS.sub(b"", base64.b64decode(picture["data"])))
        if found:
            raise Failure(line, f"wrote {found[0].decode()} into an SVG")
    return bool(pictures)
