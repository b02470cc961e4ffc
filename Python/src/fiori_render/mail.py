"""Write emails with a picture for each group of a table: ``python -m fiori_render.mail``."""

from __future__ import annotations

import sys

from ._mail_command import main
from ._mails import mails

__all__ = ["mails", "main"]

if __name__ == "__main__":
    sys.exit(main())
