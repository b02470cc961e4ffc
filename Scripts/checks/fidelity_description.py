"""What SAP's pictures show of a view where its description says more or other than they do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

# The system's colors of Apple, which views name and which are others on dark; descriptions have values.
ON_DARK = {
    "#FF3B30": "#FF453A",
    "#FF9500": "#FF9F0A",
    "#FFCC00": "#FFD60A",
    "#34C759": "#30D158",
    "#007AFF": "#0A84FF",
    "#5856D6": "#5E5CE6",
    "#AF52DE": "#BF5AF2",
    "#FF2D55": "#FF375F",
}


def prepare(path: Path, folder: Path) -> Path:
    """Write a description of what SAP's engine draws of a view, and return its path."""
    description: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    if description["environment"].get("appearance") == "dark":
        description = on_dark(description)
    view = description["view"]
    # BulletMicroChart.swift reads no colors of the first series.
    if view["chartType"] == "microBullet":
        view.get("colorsForCategory", {}).pop("0", None)
    # Areas in the pictures of 2020 have one axis.
    if view["chartType"] == "area":
        view.pop("indexesOfSecondaryValuesAxis", None)
        view.pop("secondaryNumericAxis", None)
    prepared = folder / path.name
    prepared.write_text(json.dumps(description), encoding="utf-8")
    return prepared


def on_dark(part: Any) -> Any:
    """Return a part of a description with the system's colors as they are on dark."""
    if isinstance(part, dict):
        return {key: on_dark(value) for key, value in part.items()}
    if isinstance(part, list):
        return [on_dark(value) for value in part]
    return ON_DARK.get(part, part) if isinstance(part, str) else part
