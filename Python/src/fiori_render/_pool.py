"""Keep workers, across threads and forks."""

from __future__ import annotations

import os
import threading
import weakref

from ._errors import RenderError
from ._program import program_path
from ._worker import Worker

_pools: weakref.WeakSet[Pool] = weakref.WeakSet()


class Pool:
    """The workers of a renderer, waiting and in use."""

    def __init__(self, width: int) -> None:
        """Create a pool for a number of drawings at the same time."""
        self._width = width
        # Places for workers with different options, such as for PNG and for SVG.
        self._idle_count = 2 * width + 2
        self._prepare()
        _pools.add(self)

    def _prepare(self) -> None:
        self._lock = threading.Lock()
        self._turns = threading.BoundedSemaphore(self._width)
        # The worker that was used last is at the end.
        self._idle: list[Worker] = []
        self._workers: set[Worker] = set()
        self._is_closed = False

    @property
    def turns(self) -> threading.BoundedSemaphore:
        """Admits as many threads as the pool has places for."""
        return self._turns

    def take(self, arguments: tuple[str, ...]) -> Worker:
        """Return a worker with options of the program, and start one if none is waiting."""
        with self._lock:
            self._check()
            for worker in reversed(self._idle):
                if worker.arguments == arguments:
                    self._idle.remove(worker)
                    if worker.is_alive and worker.is_current:
                        return worker
                    self._end(worker)
                    break
        worker = Worker(program_path(), arguments)
        with self._lock:
            if not self._is_closed:
                self._workers.add(worker)
                return worker
        worker.kill()
        raise RenderError("the renderer is closed")

    def _check(self) -> None:
        if self._is_closed:
            raise RenderError("the renderer is closed")

    def give(self, worker: Worker) -> None:
        """Take back a worker that has answered all its lines."""
        surplus: list[Worker] = []
        with self._lock:
            # When the pool was closed while the worker was in use, it is not among its workers.
            (self._idle if worker in self._workers else surplus).append(worker)
            while len(self._idle) > self._idle_count:
                surplus.append(self._idle.pop(0))
        for worker in surplus:
            self.end(worker)

    def drop(self, arguments: tuple[str, ...]) -> None:
        """End waiting workers whose options no other drawing uses."""
        with self._lock:
            for worker in [idle for idle in self._idle if idle.arguments == arguments]:
                self._idle.remove(worker)
                self._end(worker)

    def end(self, worker: Worker) -> None:
        """End a worker."""
        with self._lock:
            self._end(worker)

    def _end(self, worker: Worker) -> None:
        self._workers.discard(worker)
        if not worker.is_abandoned:
            worker.kill()

    @property
    def pids(self) -> list[int]:
        """The ids of all processes."""
        with self._lock:
            return [worker.pid for worker in self._workers]

    def close(self) -> None:
        """End all workers, including those in use."""
        with self._lock:
            self._is_closed = True
            for worker in self._idle:
                self._end(worker)
            self._idle.clear()
            # The others' files are closed by the threads that use them.
            for worker in self._workers:
                worker.interrupt()
                worker.wait()
            self._workers.clear()

    def forget(self) -> None:
        """Leave all workers to the parent of this process, after a fork."""
        is_closed = self._is_closed
        for worker in list(self._workers):
            worker.abandon()
        # Another thread of the parent may have held the lock or a turn.
        self._prepare()
        self._is_closed = is_closed


def _after_fork() -> None:
    for pool in list(_pools):
        pool.forget()


# Other systems have no fork, and no program: starting it reports this.
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
