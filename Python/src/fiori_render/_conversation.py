"""Let workers answer requests, even if workers die."""

from __future__ import annotations

import select
import time
from collections import deque

from ._errors import RendererDied, RenderError, RenderTimeout
from ._records import field, record
from ._worker import words_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ._pool import Pool
    from ._request import Request
    from ._worker import Answer, Worker

_LINES_PER_WORKER = 2
"""The requests of a worker: the one that it draws, and one more so that it never waits."""
_TRIES = 2
_USAGE_ERRORS = {64, 65, 66}
"""The exit codes of a program whose options are wrong."""


@record(eq=False)
class Task:
    """A request and its result."""

    request: Request
    answer: Answer | RenderError | None = None
    is_refused: bool = False
    """Whether the program's options, or the files that they name, are wrong."""
    deaths: int = 0
    """The workers that ended while they had this request."""


@record(eq=False)
class _Lane:
    """A worker and its tasks, in their order."""

    worker: Worker
    tasks: deque[Task] = field(default_factory=deque)
    waited: float = 0
    """The seconds of waiting for the first task's answer."""


class Conversation:
    """Sends tasks to a number of workers and waits for their answers.

    Everything happens in `step`, on the thread that calls it.
    """

    def __init__(self, pool: Pool, width: int, timeout: float) -> None:
        self._pool = pool
        self._width = width
        self._timeout = timeout
        self._lanes: list[_Lane] = []
        self._waiting: deque[Task] = deque()
        self._is_cancelled = False

    def submit(self, task: Task) -> None:
        """Add a task."""
        self._check()
        self._waiting.append(task)
        self._assign()

    @property
    def has_room(self) -> bool:
        """Whether another task would not have to wait for a worker."""
        return not self._waiting and (
            len(self._lanes) < self._width
            or any(len(lane.tasks) < _LINES_PER_WORKER for lane in self._lanes)
        )

    def step(self) -> None:
        """Wait until something is read or written, a worker ends, or time is up."""
        self._check()
        self._assign()
        busy = [lane for lane in self._lanes if lane.tasks]
        if not busy:
            return
        poll = select.poll()
        lanes: dict[int, _Lane] = {}
        for lane in busy:
            lanes[lane.worker.output_file] = lane
            poll.register(lane.worker.output_file, select.POLLIN)
            if (file := lane.worker.input_file) is not None:
                lanes[file] = lane
                poll.register(file, select.POLLOUT)
        patience = max(0, self._timeout - max(lane.waited for lane in busy))
        begin = time.monotonic()
        events = poll.poll(patience * 1000 + 1)
        passed = time.monotonic() - begin
        for lane in busy:
            lane.waited += passed
        for file, event in events:
            talking = lanes[file]
            if talking not in self._lanes:
                continue
            if file != talking.worker.output_file:
                talking.worker.write()
            elif event & (select.POLLIN | select.POLLHUP | select.POLLERR):
                self._read(talking)
        for lane in busy:
            if lane.tasks and lane.waited >= self._timeout:
                self._expire(lane)

    def close(self) -> None:
        """Return the workers; workers with unanswered tasks are ended."""
        for lane in self._lanes:
            if lane.tasks:
                self._pool.end(lane.worker)
            else:
                self._pool.give(lane.worker)
        self._lanes.clear()

    def cancel(self) -> None:
        """End the workers from another thread, so that `step` raises an error there."""
        self._is_cancelled = True
        for lane in list(self._lanes):
            lane.worker.interrupt()

    def _check(self) -> None:
        if self._is_cancelled:
            raise RenderError("the drawing was cancelled")

    def _assign(self) -> None:
        for lane in list(self._lanes):
            # After a fork, or when a worker ended without having anything to do.
            if lane.worker.is_abandoned or not (lane.tasks or lane.worker.is_alive):
                self._remove(lane)
        while self._waiting:
            request = self._waiting[0].request
            free = self._free_lane(request.arguments)
            if free is None:
                return
            if not free.tasks:
                free.waited = 0
            free.tasks.append(self._waiting.popleft())
            free.worker.send(request.line)

    def _free_lane(self, arguments: tuple[str, ...]) -> _Lane | None:
        """Return the lane for the next task, or None if all are busy."""
        # An unused worker first, then one with a single task.
        fitting = [lane for lane in self._lanes if lane.worker.arguments == arguments]
        best = min(fitting, key=lambda lane: len(lane.tasks), default=None)
        if best is not None and not best.tasks:
            return best
        if len(self._lanes) >= self._width:
            if best is not None and len(best.tasks) < _LINES_PER_WORKER:
                return best
            unused = next((lane for lane in self._lanes if not lane.tasks), None)
            if unused is None:
                return None
            self._lanes.remove(unused)
            self._pool.give(unused.worker)
        lane = _Lane(self._pool.take(arguments))
        self._lanes.append(lane)
        return lane

    def _read(self, lane: _Lane) -> None:
        answers, is_last = lane.worker.read()
        for answer in answers:
            if lane.tasks:
                lane.tasks.popleft().answer = answer
                lane.waited = 0
        if is_last:
            self._bury(lane)

    def _bury(self, lane: _Lane) -> None:
        """Pass the tasks of a worker that has ended to others."""
        status, message = lane.worker.death()
        if lane.tasks:
            first = lane.tasks[0]
            first.deaths += 1
            if status in _USAGE_ERRORS and message:
                first.answer, first.is_refused = RenderError(message), True
            elif first.deaths >= _TRIES:
                first.answer = RendererDied(f"tried twice: {words_of(status, message)}")
            if first.answer is not None:
                lane.tasks.popleft()
        self._remove(lane)

    def _expire(self, lane: _Lane) -> None:
        lane.tasks.popleft().answer = RenderTimeout(
            f"the drawing took longer than {self._timeout:g} s"
        )
        self._remove(lane)

    def _remove(self, lane: _Lane) -> None:
        """End a worker, and put its tasks back to the front."""
        self._lanes.remove(lane)
        self._waiting.extendleft(reversed(lane.tasks))
        lane.tasks.clear()
        self._pool.end(lane.worker)


class Running:
    """The conversations of a drawing, present and future, which another thread can end."""

    def __init__(self) -> None:
        self._conversations: list[Conversation] = []
        self._is_cancelled = False

    def add(self, conversation: Conversation) -> None:
        """Add a conversation, which ends if the drawing has been cancelled."""
        self._conversations.append(conversation)
        if self._is_cancelled:
            conversation.cancel()

    def cancel(self) -> None:
        """End all conversations."""
        self._is_cancelled = True
        for conversation in list(self._conversations):
            conversation.cancel()
