"""Draw descriptions: send them to processes, and turn the answers into pictures."""

from __future__ import annotations

import os
import weakref
from collections import deque
from functools import partial

from ._answer import diagnostics_in, pictures_in
from ._conversation import Conversation, Task
from ._errors import DescriptionError, RenderError, wrong
from ._pool import Pool
from ._records import record, replace
from ._request import NAME, Request, request_for
from ._source import read

# Type checkers treat it as true. A first picture does not wait for modules that are loaded here
# or in functions.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from typing import Any

    from ._conversation import Running
    from ._picture import Origin, Picture
    from ._picture_names import PictureNames
    from ._settings import Output, Settings
    from ._source import Description, Source

_WINDOW = 4
"""The maximum number of results per process that `Drawer.answered` is ahead of its reader."""


class Drawer:
    """The settings and the processes of a renderer; they end when nothing refers to it."""

    def __init__(self, settings: Settings) -> None:
        """Create a drawer; nothing is started yet."""
        self.settings = settings
        self.pool = Pool(settings.width)
        self._finalizer = weakref.finalize(self, self.pool.close)

    def drawn(self, source: Source, output: Output, *, takes_table: bool = False) -> list[Picture]:
        """Return all pictures of a description."""
        request = self.request(source, output.overrides, output, takes_table=takes_table)
        return self.exchange(self.conversation(1), request, output)

    def conversation(self, width: int) -> Conversation:
        """Return a conversation with a number of processes."""
        return Conversation(self.pool, width, self.settings.timeout)

    def exchange(
        self, conversation: Conversation, request: Request, output: Output
    ) -> list[Picture]:
        """Return the pictures of a request, and close the conversation."""
        task = Task(request)
        with self.pool.turns:
            try:
                conversation.submit(task)
                while task.answer is None:
                    conversation.step()
            finally:
                conversation.close()
        origin = partial(SourceOrigin, self.settings, task.request.source, output)
        result = result_of(task, origin)
        if isinstance(result, RenderError):
            raise result
        return result

    def drawn_in_order(
        self,
        descriptions: Iterator[Description],
        output: Output,
        names: PictureNames | None = None,
    ) -> Iterator[Picture | RenderError]:
        """Draw descriptions one after the other, each read when its turn comes.

        With `names`, descriptions without a name get one, and a repeated name is an error.
        """
        tasks = (
            self._task(description, output, names.automatic(index) if names else NAME)
            for index, description in enumerate(descriptions)
        )
        for index, task in enumerate(self.answered(tasks)):
            if isinstance(task, RenderError):
                yield task
                continue
            origin = partial(SourceOrigin, self.settings, task.request.source, output)
            result = one_or_error(result_of(task, origin))
            if names is None or isinstance(result, RenderError):
                yield result
            else:
                yield names.taken(result, index, is_named=task.request.is_named)

    def _task(self, description: Description, output: Output, name: str) -> Task | RenderError:
        try:
            return Task(self.request(read(description), output.overrides, output, name))
        except RenderError as error:
            return error

    def answered(
        self, tasks: Iterator[Task | RenderError], running: Running | None = None
    ) -> Iterator[Task | RenderError]:
        """Return tasks in their order when they have been answered, and errors as they are.

        `running` gets the conversation, so that another thread can end it.
        """
        conversation = self.conversation(self.settings.width)
        if running is not None:
            running.add(conversation)
        slots: deque[Task | RenderError] = deque()
        is_at_end = False
        try:
            while True:
                while (
                    not is_at_end
                    and len(slots) < self.settings.width * _WINDOW
                    and conversation.has_room
                ):
                    try:
                        task = next(tasks)
                    except StopIteration:
                        is_at_end = True
                        break
                    if isinstance(task, Task) and task.answer is None:
                        conversation.submit(task)
                    slots.append(task)
                if not slots:
                    return
                first = slots[0]
                if isinstance(first, Task) and first.answer is None:
                    conversation.step()
                else:
                    slots.popleft()
                    yield first
        finally:
            conversation.close()

    def request(
        self,
        source: Source,
        environment: Mapping[str, Any],
        output: Output | None = None,
        name: str | int = NAME,
        *,
        takes_table: bool = False,
    ) -> Request:
        """Return the request for a drawing, or without an output, for another command."""
        folder = self.settings.resources or source.folder
        arguments = (
            *self.settings.arguments,
            *(("--resources", folder) if folder else ()),
            *(output.arguments if output else ()),
        )
        if output and output.matrix:
            # The heading of a figure without a name is its type, not a number.
            name = 0 if source.file is None else os.path.basename(source.file)
        try:
            request = request_for(
                source, environment, arguments, has_id=output is not None, name=name
            )
            return replace(request, takes_table=True) if takes_table else request
        except (ValueError, RecursionError) as error:
            raise self._syntax_error(source, error) from None

    def _syntax_error(self, source: Source, error: Exception) -> DescriptionError:
        """Return the program's errors for a text that is not a JSON value."""
        text = source.text.encode(errors="replace")
        from ._questions import validated

        found = validated(Request(source, line=text), self.settings.timeout)
        if any(item.severity == "error" for item in found):
            return DescriptionError(found)
        return wrong(f"the text is not a JSON value ({error})", code="syntax", file=source.file)


def result_of(task: Task, origin: Callable[[int], Origin]) -> list[Picture] | RenderError:
    """Return the pictures of an answered task, or its error."""
    answer = task.answer
    if answer is None or isinstance(answer, RenderError):
        return answer or RenderError("there is no answer")
    diagnostics = diagnostics_in(answer, task.request)
    if any(item.severity == "error" for item in diagnostics):
        return DescriptionError(diagnostics)
    return pictures_in(answer, diagnostics, origin)


def single(pictures: list[Picture]) -> Picture:
    """Return the only picture of a description; raise an error if it has more."""
    result = one_or_error(pictures)
    if isinstance(result, RenderError):
        raise result
    return result


def one_or_error(result: list[Picture] | RenderError) -> Picture | RenderError:
    """Return the only picture of a description, its error, or the error of several."""
    if isinstance(result, RenderError):
        return result
    if len(result) != 1:
        return RenderError(
            f"the description has {len(result)} pictures; draw them with render_all, or use a "
            "separate description for each"
        )
    return result[0]


@record(frozen=True)
class SourceOrigin:
    """The source of a picture. It can be pickled."""

    settings: Settings
    source: Source
    output: Output
    number: int
    """The number of the picture among the description's pictures."""

    @property
    def overrides(self) -> dict[str, Any]:
        return self.output.overrides

    def draw(self, format: str, id_prefix: str = "") -> Picture:
        output = replace(self.output, format=format, id_prefix=id_prefix)
        # The picture's own renderer may be closed.
        return shared_drawer(self.settings).drawn(self.source, output)[self.number]


_shared: dict[Settings, Drawer] = {}


def shared_drawer(settings: Settings) -> Drawer:
    """Return the drawer that the whole process shares for the settings."""
    # If two threads come first, one wins, and the other's drawer is not used.
    return _shared.setdefault(settings, _shared.get(settings) or Drawer(settings))
