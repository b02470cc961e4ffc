"""Set the wheel's tag to the platform of the program inside it."""

from __future__ import annotations

import os
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ProgramHook(BuildHookInterface):  # type: ignore[type-arg]
    """Marks a wheel that contains a program as platform-specific."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Set the tag found by `make-wheel.sh`; without a tag, there is no program."""
        tag = os.environ.get("FIORI_RENDER_WHEEL_TAG")
        if tag:
            build_data["pure_python"] = False
            build_data["tag"] = tag
