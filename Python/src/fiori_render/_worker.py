"""A process of the program that draws one line after the other."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
from collections.abc import Sequence

from ._errors import RenderError

_PIPE_SIZE = 1 << 18
"""Bytes that a pipe holds, so that most answers fit."""
_CHUNK = 1 << 18


class Worker:
    """A process of `fiori-render stream`, and the pipes to it."""

    def __init__(self, program: str, arguments: tuple[str, ...]) -> None:
        """Start the process; raise `RenderError` if that fails."""
        self.arguments = arguments
        self._errors = os.fdopen(os.memfd_create("fiori-render", os.MFD_CLOEXEC), "w+b")
        try:
            self._process = start(
                [program, "stream", "--jobs", "1", *arguments], stderr=self._errors.fileno()
            )
        except BaseException:
            self._errors.close()
            raise
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        self._input, self._output = stdin, stdout
        os.set_blocking(self._input.fileno(), False)
        os.set_blocking(self._output.fileno(), False)
        self._unsent = bytearray()
        self._unread = bytearray()
        self.is_abandoned = False
        """Whether the process belongs to the parent of this one."""

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether the process runs and is this process's own."""
        return not self.is_abandoned and self._process.poll() is None

    @property
    def output_file(self) -> int:
        """The file that answers are read from."""
        return self._output.fileno()

    @property
    def input_file(self) -> int | None:
        """The file to write to, or None if there is nothing to write."""
        return self._input.fileno() if self._unsent else None

    def send(self, line: bytes) -> None:
        """Write a line, or as much of it as the pipe takes now."""
        self._unsent += line
        self.write()

    def write(self) -> None:
        """Write what the pipe takes now."""
        try:
            while self._unsent:
                del self._unsent[: os.write(self._input.fileno(), self._unsent)]
        except BlockingIOError:
            pass
        except OSError:
            # The process has ended, which reading shows after its last answer.
            self._unsent.clear()

    def read(self) -> tuple[list[bytes], bool]:
        """Return the complete answers that have come, and whether they were the last."""
        is_last = False
        try:
            while not is_last:
                chunk = os.read(self._output.fileno(), _CHUNK)
                self._unread += chunk
                is_last = not chunk
                if chunk.endswith(b"\n"):
                    break
        except BlockingIOError:
            pass
        *lines, rest = self._unread.split(b"\n")
        self._unread = rest
        return [bytes(line) for line in lines], is_last

    def kill(self) -> None:
        """End the process at once."""
        if not self.is_abandoned:
            self._end_process()
        self._close()

    def interrupt(self) -> None:
        """End the process from another thread than the one that reads its answers."""
        if self.is_alive:
            self._end_process()

    def _end_process(self) -> None:
        with contextlib.suppress(OSError):
            self._process.kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1)

    def death(self) -> tuple[int | None, str]:
        """Wait for the end of a process that has closed its output.

        Returns its exit status and what it wrote to standard error.
        """
        status: int | None = None
        with contextlib.suppress(subprocess.TimeoutExpired):
            status = self._process.wait(1)
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


def start(arguments: Sequence[str], stderr: int) -> subprocess.Popen[bytes]:
    """Start a process of the program; raise `RenderError` if that fails."""
    try:
        return subprocess.Popen(
            arguments,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=stderr,
            bufsize=0,
            pipesize=_PIPE_SIZE,
            # Control-C in a terminal is for Python, which then ends the process.
            start_new_session=True,
        )
    except OSError as error:
        raise RenderError(f"{arguments[0]} cannot be started ({error.strerror or error})") from None


def words_of(status: int | None, message: str) -> str:
    """Return how a process ended, in words."""
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
