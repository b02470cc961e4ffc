"""Values in JSON."""

from __future__ import annotations

import math
from collections.abc import Mapping

TYPE_CHECKING = False
if TYPE_CHECKING:
    from decimal import Decimal


def cell_of(value: object) -> object:
    """Return a cell as JSON; a value that JSON cannot represent becomes a text."""
    if isinstance(value, bytes):
        # Parquet and Arrow may keep texts like this.
        return value.decode(errors="backslashreplace")
    try:
        return value_of(value)
    except TypeError:
        return str(value)


def value_of(value: object) -> object:
    """Return a value as JSON: missing values are null, and dates are ISO 8601.

    Raises ``TypeError`` if JSON cannot represent it.
    """
    kind = type(value)
    if kind in _plain_types:
        return value
    if isinstance(value, float):
        # An infinite value is not missing, but JSON has no number for it.
        return None if math.isnan(value) else value if math.isfinite(value) else str(value)
    if kind.__name__ in {"NAType", "NaTType"}:
        return None
    # These take long to load.
    from datetime import date
    from decimal import Decimal

    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, Decimal):
        return _number(value)
    if kind.__name__ == "datetime64":
        # A NumPy value, whose `item` is a number for nanoseconds.
        return None if str(value) == "NaT" else str(value)
    for method in ("tolist", "to_list", "to_pylist", "as_py"):
        if hasattr(value, method):
            # Also a NumPy number.
            return value_of(getattr(value, method)())
    if isinstance(value, list | tuple):
        return [cell_of(element) for element in value]
    if isinstance(value, Mapping):
        return {str(key): cell_of(element) for key, element in value.items()}
    if isinstance(value, str | int):
        # A member of an enumeration.
        return value
    raise TypeError


_plain_types = {str, int, bool, type(None)}


def _number(value: Decimal) -> int | float | str | None:
    """Return a decimal number; a whole one has all its digits."""
    if not value.is_finite():
        return None if value.is_nan() else str(float(value))
    return int(value) if value == value.to_integral_value() else float(value)
