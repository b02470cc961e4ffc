"""A process of the program that draws one line after the other."""

from __future__ import annotations

import contextlib
import fcntl
import itertools
import json
import os
import signal
import subprocess

from ._errors import RenderError
from ._records import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

_PIPE_SIZE = 1 << 18
"""The size of a pipe in bytes, so that most answers fit."""
_CHUNK = 1 << 18
CODED = {"FIORI_RENDER_CODES": "1"}
"""The variable that adds codes to messages on standard error."""


@record(frozen=True)
class Answer:
    """The program's answer to a line."""

    facts: dict[str, Any]
    """The line of JSON."""
    pictures: list[bytes]
    """The files that follow it."""


class Worker:
    """A process of `fiori-render stream`, and the pipes to it."""

    def __init__(self, program: str, arguments: tuple[str, ...]) -> None:
        """Start the process; raise `RenderError` if that fails."""
        self.arguments = arguments
        self._sheets = _times_of_sheets(arguments)
        self._errors = os.fdopen(os.memfd_create("fiori-render", os.MFD_CLOEXEC), "w+b")
        try:
            self._process = start(
                [program, "stream", "--binary", "--jobs", "1", *arguments],
                stderr=self._errors.fileno(),
            )
        except BaseException:
            self._errors.close()
            raise
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        self._input, self._output = stdin, stdout
        for pipe in (stdin, stdout):
            os.set_blocking(pipe.fileno(), False)
        self._unsent = bytearray()
        self._unread = bytearray()
        self._needed = 0
        """The minimum number of bytes of the answer; until then, it is not read again."""
        self.is_abandoned = False
        """Whether the process belongs to the parent of this one."""

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether the process runs and belongs to this process."""
        return not self.is_abandoned and self._process.poll() is None

    @property
    def is_current(self) -> bool:
        """Whether the style sheets that the process has read are as they were."""
        return self._sheets == _times_of_sheets(self.arguments)

    @property
    def output_file(self) -> int:
        """The file that answers are read from."""
        return self._output.fileno()

    @property
    def input_file(self) -> int | None:
        """The file to write to, or None if there is nothing to write."""
        return self._input.fileno() if self._unsent else None

    def send(self, line: bytes) -> None:
        """Write a line, or as much of it as the pipe accepts now."""
        self._unsent += line
        self.write()

    def write(self) -> None:
        """Write as much as the pipe accepts now."""
        try:
            while self._unsent:
                del self._unsent[: os.write(self._input.fileno(), self._unsent)]
        except BlockingIOError:
            pass
        except OSError:
            # The process has ended, which reading shows after its last answer.
            self._unsent.clear()

    def read(self) -> tuple[list[Answer], bool]:
        """Return the complete answers received so far, and whether they were the last."""
        is_last = False
        try:
            while not is_last:
                chunk = os.read(self._output.fileno(), _CHUNK)
                self._unread += chunk
                is_last = not chunk
                if len(chunk) < _CHUNK:
                    break
        except BlockingIOError:
            pass
        answers: list[Answer] = []
        while (answer := self._next_answer()) is not None:
            answers.append(answer)
        return answers, is_last

    def _next_answer(self) -> Answer | None:
        """Return the next answer if it is complete."""
        if len(self._unread) < self._needed:
            return None
        end = self._unread.find(b"\n") + 1
        if not end:
            return None
        facts = json.loads(self._unread[:end])
        sizes = [picture["bytes"] for picture in pictures_of(facts)]
        self._needed = end + sum(sizes)
        if len(self._unread) < self._needed:
            return None
        pictures: list[bytes] = []
        for size in sizes:
            pictures.append(bytes(self._unread[end : end + size]))
            end += size
        del self._unread[:end]
        self._needed = 0
        return Answer(facts, pictures)

    def kill(self) -> None:
        """End the process at once."""
        if not self.is_abandoned:
            with contextlib.suppress(OSError):
                self._process.kill()
            self.wait()
        self._close()

    def interrupt(self) -> None:
        """End the process from another thread than the one that reads its answers."""
        if self.is_alive:
            with contextlib.suppress(OSError):
                self._process.kill()

    def wait(self) -> int | None:
        """Wait for the end of the process; return its exit status, or None if it does not end."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            return self._process.wait(1)
        return None

    def death(self) -> tuple[int | None, str]:
        """Wait for the end of a process that has closed its output.

        Returns its exit status and its output on standard error.
        """
        status = self.wait()
        self._errors.seek(0)
        message = self._errors.read(1 << 16).decode(errors="replace").strip()
        self.kill()
        return status, message

    def abandon(self) -> None:
        """Leave the process to the parent of this one, after a fork."""
        self.is_abandoned = True
        # Otherwise the process would be waited for, which only its parent can do.
        self._process.returncode = 0
        self._close()

    def _close(self) -> None:
        for file in (self._input, self._output, self._errors):
            with contextlib.suppress(OSError):
                file.close()


def _times_of_sheets(arguments: tuple[str, ...]) -> list[int | None]:
    """Return when the style sheets among options were changed, in nanoseconds."""
    times: list[int | None] = []
    for flag, path in itertools.pairwise(arguments):
        if flag == "--stylesheet":
            try:
                times.append(os.stat(path).st_mtime_ns)
            except OSError:
                times.append(None)
    return times


def pictures_of(facts: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the pictures in an answer."""
    pictures: list[dict[str, Any]] = facts.get("pictures", [facts] if "bytes" in facts else [])
    return pictures


def start(arguments: Sequence[str], stderr: int) -> subprocess.Popen[bytes]:
    """Start a process of the program; raise `RenderError` if that fails."""
    try:
        process = subprocess.Popen(
            arguments,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=stderr,
            bufsize=0,
            env={**os.environ, **CODED},
            # Control-C in a terminal is for Python, which then ends the process.
            start_new_session=True,
        )
    except OSError as error:
        raise RenderError(f"{arguments[0]} cannot be started ({error.strerror or error})") from None
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None
        # A user may have 256 pipes of this size.
        with contextlib.suppress(OSError):
            fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, _PIPE_SIZE)
    return process


def words_of(status: int | None, message: str) -> str:
    """Return a text about how a process ended."""
    if status is None:
        cause = "the program closed its output"
    elif status < 0:
        try:
            cause = f"the program was ended by {signal.Signals(-status).name}"
        except ValueError:
            cause = f"the program was ended by signal {-status}"
    else:
        cause = f"the program ended with exit code {status}"
    lines = message.splitlines()
    return f"{cause}: {lines[0]}" if lines else cause
