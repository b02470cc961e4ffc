"""Run commands of the program other than `stream`."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ._errors import RendererDied, RenderError, RenderTimeout
from ._program import program_path
from ._worker import CODED, words_of

WRONG_DESCRIPTION = 65
DIFFERENT = 1
_TRIES = 2


@dataclass(frozen=True)
class Result:
    """The output of a command."""

    status: int
    output: bytes
    messages: str

    def json(self) -> Any:
        """Return the output as a value."""
        return json.loads(self.output)


def run(
    arguments: Sequence[str],
    timeout: float,
    *,
    line: bytes = b"",
    expected: Sequence[int] = (0,),
) -> Result:
    """Run a command with a text as its standard input.

    Raises:
        RenderTimeout: The command took too long, and was ended.
        RendererDied: A signal ended the command, also at a second try.
        RenderError: The command ended with an unexpected exit code.

    """
    program = program_path()
    for _ in range(_TRIES):
        try:
            done = subprocess.run(
                [program, *arguments],
                input=line,
                capture_output=True,
                timeout=timeout,
                check=False,
                env={**os.environ, **CODED},
            )
        except subprocess.TimeoutExpired:
            raise RenderTimeout(f"the program took longer than {timeout:g} s") from None
        except OSError as error:
            raise RenderError(f"{program} cannot be started ({error.strerror})") from None
        messages = done.stderr.decode(errors="replace")
        if done.returncode in expected:
            return Result(done.returncode, done.stdout, messages)
        if done.returncode > 0:
            raise RenderError(messages.strip() or words_of(done.returncode, ""))
    raise RendererDied(f"tried twice: {words_of(done.returncode, messages)}")
