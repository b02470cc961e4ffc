"""Gives the wheel the tag of the program that is in it."""

from __future__ import annotations

import os
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ProgramHook(BuildHookInterface):  # type: ignore[type-arg]
    """Marks a wheel with a program as one for a platform."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Set the tag that `make-wheel.sh` has found; without it, there is no program."""
        tag = os.environ.get("FIORI_RENDER_WHEEL_TAG")
        if tag:
            build_data["pure_python"] = False
            build_data["tag"] = tag
