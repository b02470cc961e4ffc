"""Prevent two pictures of a call from having the same name."""

from __future__ import annotations

import re

from ._errors import DescriptionError, wrong
from ._records import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ._picture import Picture


class PictureNames:
    """The names of a call's pictures, which usually become files in one folder.

    Pictures without a name are numbered over the whole call, and only the names of others are
    kept, so memory does not grow with the number of rows that have no name.
    """

    def __init__(self, stem: str, item: str, remedy: str) -> None:
        """Create names.

        Args:
            stem: The beginning of automatic names.
            item: The word for the source of a picture.
            remedy: The advice if two names are equal.

        """
        self._stem = stem
        self._item = item
        self._remedy = remedy
        self._automatic = re.compile(rf"{re.escape(stem)}-([1-9]\d*)(?:[-@].*)?")
        self._named: dict[str, int] = {}
        self._named_items: set[int] = set()

    def automatic(self, index: int) -> str:
        """Return the name for an item that has none."""
        return f"{self._stem}-{index + 1}"

    def taken(self, picture: Picture, index: int, *, is_named: bool) -> Picture | DescriptionError:
        """Return a picture, or an error if an earlier item has its name."""
        first = self._user(picture.name, index, is_named)
        if first is None:
            return picture
        error = wrong(
            f"name '{picture.name}' is used by {self._item} {first} and by {self._item} {index}; "
            f"{self._remedy}",
            code="name",
            path="name",
        )
        error.name, error.index = picture.name, index
        return error

    def _user(self, name: str, index: int, is_named: bool) -> int | None:
        """Return the earlier item with a name; None if there is none."""
        if not is_named:
            return self._named.get(name)
        match = self._automatic.fullmatch(name)
        if match and (number := int(match[1]) - 1) < index and number not in self._named_items:
            return number
        self._named_items.add(index)
        first = self._named.setdefault(name, index)
        return None if first == index else first


def renamed(picture: Picture, given: str, name: str) -> Picture:
    """Return a picture with another name than the one that the program used for its item."""
    return replace(picture, name=name + picture.name.removeprefix(given))
