"""Run the program itself: ``python -m fiori_render`` and the command ``fiori-render``."""

from __future__ import annotations

import os
import sys

from ._errors import RenderError
from ._program import program_path


def main() -> int:
    """Replace this process with the program, except for `mail`; return 70 if that fails."""
    if sys.argv[1:2] == ["mail"]:
        # Loading it takes long.
        from .mail import main as mail

        return mail(sys.argv[2:])
    try:
        path = program_path()
        os.execv(path, ["fiori-render", *sys.argv[1:]])
    except (RenderError, OSError) as error:
        print(f"fiori-render: {error}", file=sys.stderr)
    return 70


if __name__ == "__main__":
    sys.exit(main())
