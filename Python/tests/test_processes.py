"""Threads, forks, asyncio, and the end of the interpreter."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import fiori_render as fr
from conftest import FAKE, kpi, pids_of, runs


def words(metric: str) -> str:
    return fr.render(kpi(metric)).words


def draw_with(renderer: fr.Renderer, metric: str) -> fr.Picture:
    return renderer.render(kpi(metric))


def python(code: str, **options: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-c", textwrap.dedent(code)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def finished(process: subprocess.Popen[str], seconds: float = 20) -> tuple[int, str, str]:
    output, errors = process.communicate(timeout=seconds)
    return process.returncode, output, errors


def test_threads_share_a_renderer(renderer: fr.Renderer) -> None:
    metrics = [f"{n}" for n in range(200)]
    with ThreadPoolExecutor(16) as executor:
        pictures = list(executor.map(lambda metric: draw_with(renderer, metric), metrics))
    assert len(pids_of(renderer)) == 2
    expected = [
        p.data for p in renderer.render_many(map(kpi, metrics)) if isinstance(p, fr.Picture)
    ]
    assert [picture.data for picture in pictures] == expected


def test_a_child_draws_with_its_own_workers(renderer: fr.Renderer) -> None:
    expected = renderer.render(kpi())
    results = renderer.render_many(kpi(f"{n}", id=f"{n}") for n in range(20))
    next(results)
    pids = pids_of(renderer)
    child = os.fork()
    if child == 0:
        try:
            rest = [result.name for result in results if isinstance(result, fr.Picture)]
            good = (
                rest == [f"{n}" for n in range(1, 20)]
                and renderer.render(kpi()) == expected
                and not set(pids_of(renderer)) & set(pids)
            )
            renderer.close()
            os._exit(0 if good else 1)
        finally:
            os._exit(2)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert all(runs(pid) for pid in pids)
    assert len(list(results)) == 19
    assert renderer.render(kpi()) == expected


@pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")
def test_a_fork_while_threads_draw(renderer: fr.Renderer) -> None:
    stop = threading.Event()

    def draw() -> None:
        while not stop.is_set():
            renderer.render(kpi())

    threads = [threading.Thread(target=draw) for _ in range(4)]
    for thread in threads:
        thread.start()
    try:
        for _ in range(10):
            child = os.fork()
            if child == 0:
                try:
                    renderer.render(kpi())
                    renderer.close()
                    os._exit(0)
                finally:
                    os._exit(2)
            assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    finally:
        stop.set()
        for thread in threads:
            thread.join()


@pytest.mark.parametrize("method", ["fork", "spawn", "forkserver"])
def test_multiprocessing(renderer: fr.Renderer, method: str) -> None:
    renderer.render(kpi())
    with multiprocessing.get_context(method).Pool(2) as pool:
        pictures = pool.starmap(draw_with, [(renderer, "1"), (renderer, "2"), (renderer, "3")])
        assert pool.map(words, ["4", "5"]) == ["4", "5"]
    assert [picture.words for picture in pictures] == ["1", "2", "3"]


def test_small_pipes_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr("fcntl.fcntl", refuse)
    with fr.Renderer(jobs=1) as renderer:
        assert renderer.render(kpi()).words == "294"


def test_asyncio(renderer: fr.Renderer) -> None:
    async def draw() -> list[str]:
        pictures = await asyncio.gather(
            *(renderer.render_async(kpi(f"{n}", id=f"{n}"), scale=1) for n in range(50))
        )
        with pytest.raises(fr.DescriptionError):
            await renderer.render_async({"view": 1})
        return [picture.name for picture in pictures]

    assert asyncio.run(draw()) == [f"{n}" for n in range(50)]


def test_async_with(fake_program: Path) -> None:
    async def draw() -> list[int]:
        async with fr.Renderer(jobs=1) as renderer:
            assert (await renderer.render_async("{}")).name == "a"
            return pids_of(renderer)

    assert [runs(pid) for pid in asyncio.run(draw())] == [False]


def test_the_functions_renderer_draws_asynchronously() -> None:
    async def draw() -> list[str]:
        pictures = await asyncio.gather(
            *(fr.render_async(kpi(f"{n}"), format="svg", id_prefix="a-") for n in range(3))
        )
        assert all(b' id="a-' in picture.data for picture in pictures)
        return [picture.words for picture in pictures]

    assert asyncio.run(draw()) == ["0", "1", "2"]


def test_a_table_is_drawn_asynchronously() -> None:
    view = {"view": {"type": "kpiView", "items": [{"metric": {"$": "n"}}]}}
    drawn = asyncio.run(fr.render_async(view, data=[{"n": "7"}]))
    assert drawn.data == fr.render(view, data=[{"n": "7"}]).data
    assert drawn.words == "7"
    with pytest.raises(fr.DescriptionError):
        asyncio.run(fr.render_async(view, data=[{"m": "7"}]))


def check_that_cancelling_ends(draw: Callable[[fr.Renderer], Awaitable[fr.Picture]]) -> None:
    """A cancelled task ends the process that draws, and the next drawing has another."""

    async def cancel() -> None:
        with fr.Renderer(jobs=1, timeout=20) as renderer:
            task = asyncio.ensure_future(draw(renderer))
            while not pids_of(renderer):
                await asyncio.sleep(0.01)
            (pid,) = pids_of(renderer)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            while runs(pid):
                await asyncio.sleep(0.01)
            assert (await renderer.render_async("{}")).name == "a"

    begin = time.monotonic()
    asyncio.run(cancel())
    assert time.monotonic() - begin < 5


def test_a_cancelled_task_ends_its_drawing(fake_program: Path) -> None:
    check_that_cancelling_ends(lambda renderer: renderer.render_async('{"a": "wait"}'))


def test_a_cancelled_task_ends_its_drawing_of_a_table(fake_program: Path) -> None:
    stall = 'case "$*" in *--template*) exec sleep 100 ;; esac'
    fake_program.write_text(FAKE.replace("\n", f"\n{stall}\n", 1))
    check_that_cancelling_ends(
        lambda renderer: renderer.render_async({"view": {}}, data=[{"n": 1}])
    )


def test_a_task_that_is_cancelled_while_its_table_is_read_draws_nothing(fake_program: Path) -> None:
    reading, go_on = threading.Event(), threading.Event()

    def rows() -> Iterator[dict[str, int]]:
        reading.set()
        go_on.wait(10)
        yield {"n": 1}

    async def draw(renderer: fr.Renderer) -> None:
        task = asyncio.create_task(renderer.render_async({"view": {}}, data=rows()))
        await asyncio.to_thread(reading.wait, 10)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        go_on.set()

    begin = time.monotonic()
    with fr.Renderer(jobs=1, timeout=20) as renderer:
        # Its end waits for all threads, and so for a drawing.
        asyncio.run(draw(renderer))
        assert pids_of(renderer) == []
    assert time.monotonic() - begin < 5


def test_the_interpreter_ends_at_once() -> None:
    code = """
        import threading, fiori_render as fr
        d = {"view": {"type": "kpiView", "items": [{"metric": "1"}]}}
        renderer = fr.Renderer(jobs=1)
        results = renderer.render_many([d] * 100)
        next(results)
        def draw():
            while True:
                renderer.render(d)
        threading.Thread(target=draw, daemon=True).start()
        fr.render(d)
        print(*renderer._drawer.pool.pids, flush=True)
    """
    begin = time.monotonic()
    status, output, errors = finished(python(code))
    assert (status, errors) == (0, "")
    assert time.monotonic() - begin < 10
    assert output.split()
    assert not any(runs(int(pid)) for pid in output.split())


def test_workers_end_when_python_is_killed() -> None:
    code = """
        import fiori_render as fr, time
        renderer = fr.Renderer(jobs=1)
        renderer.render({"view": {"type": "kpiView", "items": [{"metric": "1"}]}})
        print(*renderer._drawer.pool.pids, flush=True)
        time.sleep(100)
    """
    process = python(code)
    assert process.stdout is not None
    pid = int(process.stdout.readline())
    process.kill()
    finished(process)
    end = time.monotonic() + 5
    while runs(pid) and time.monotonic() < end:
        time.sleep(0.01)
    assert not runs(pid)


def test_a_keyboard_interrupt_ends_the_drawing(fake_program: Path) -> None:
    code = """
        import fiori_render as fr, os, signal, threading
        renderer = fr.Renderer(jobs=1, timeout=30)
        threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
        try:
            renderer.render('{"a": "wait"}')
        except KeyboardInterrupt:
            print("interrupted", renderer._drawer.pool.pids, renderer.render("{}").name)
    """
    status, output, errors = finished(python(code), 10)
    assert (status, output, errors) == (0, "interrupted [] a\n", "")


def test_control_c_does_not_reach_workers() -> None:
    code = """
        import fiori_render as fr, os, signal
        renderer = fr.Renderer(jobs=1)
        d = {"view": {"type": "kpiView", "items": [{"metric": "1"}]}}
        renderer.render(d)
        pids = renderer._drawer.pool.pids
        try:
            os.killpg(0, signal.SIGINT)
            signal.pause()
        except KeyboardInterrupt:
            pass
        renderer.render(d)
        print(renderer._drawer.pool.pids == pids)
    """
    assert finished(python(code)) == (0, "True\n", "")


def test_a_closed_renderer_ends_what_others_draw(fake_program: Path) -> None:
    renderer = fr.Renderer(jobs=1, timeout=20)
    errors: list[str] = []

    def draw() -> None:
        try:
            renderer.render('{"a": "wait"}')
        except fr.RenderError as error:
            errors.append(str(error))

    thread = threading.Thread(target=draw)
    thread.start()
    while not pids_of(renderer):
        time.sleep(0.01)
    renderer.close()
    thread.join(5)
    assert errors == ["the renderer is closed"]


def test_the_command_is_the_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "fiori_render", "--version"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"{fr.__version__}\n"
    bad = {**os.environ, "FIORI_RENDER_PROGRAM": "/nowhere"}
    done = subprocess.run(
        [sys.executable, "-m", "fiori_render"], capture_output=True, text=True, env=bad, check=False
    )
    message = "fiori-render: FIORI_RENDER_PROGRAM is '/nowhere', which is not a program\n"
    assert (done.returncode, done.stderr) == (70, message)
