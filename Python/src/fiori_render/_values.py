"""Values in JSON."""

from __future__ import annotations

import math
from collections.abc import Mapping

TYPE_CHECKING = False
if TYPE_CHECKING:
    from decimal import Decimal
    from typing import Any


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
    if kind.__name__ == "Period":
        return _start(value)
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


def _start(period: Any) -> str:
    """Return a period of pandas as a date of ISO 8601: a year, a month, or its first day."""
    first = period.start_time
    kind = period.freqstr.partition("-")[0]
    if kind in {"A", "Y", "YE"} and first.month == 1:
        return f"{first.year:04}"
    if kind in {"M", "ME"}:
        return f"{first.year:04}-{first.month:02}"
    is_day = first == first.normalize()
    spans_days = kind in {"A", "Y", "YE", "Q", "QE", "W", "D", "B"}
    return str(first.date().isoformat() if is_day and spans_days else first.isoformat())


_plain_types = {str, int, bool, type(None)}


def _number(value: Decimal) -> int | float | str | None:
    """Return a decimal number; a whole one has all its digits."""
    if not value.is_finite():
        return None if value.is_nan() else str(float(value))
    return int(value) if value == value.to_integral_value() else float(value)
