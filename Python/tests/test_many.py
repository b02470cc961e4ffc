"""Drawing many descriptions."""

from __future__ import annotations

import itertools
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import fiori_render as fr
from conftest import kpi, open_files, pids_of, runs


def names(results: list[fr.Picture | fr.RenderError]) -> list[str]:
    return [
        result.name if isinstance(result, fr.Picture) else type(result).__name__
        for result in results
    ]


def test_pictures_come_in_order(renderer: fr.Renderer) -> None:
    results = list(renderer.render_many(kpi(f"{n}", id=f"{n}") for n in range(100)))
    assert names(results) == [f"{n}" for n in range(100)]


def test_an_error_is_one_item(renderer: fr.Renderer, tmp_path: Path) -> None:
    descriptions: list[Any] = [kpi(), {"view": 1}, tmp_path / "none", float("nan"), kpi(id="z")]
    results = list(renderer.render_many(descriptions))
    wrong = "DescriptionError"
    assert names(results) == ["figure-1", wrong, wrong, wrong, "z"]
    assert list(renderer.render_many([])) == []


ROWS = [{"region": region, "id": None} for region in ("EMEA", "APJ", "R&D", "R-D", "MEE")] * 4


def named(**top: Any) -> dict[str, Any]:
    return {**top, "view": {"type": "kpiView", "items": [{"metric": "1"}]}}


@pytest.mark.parametrize(
    ("template", "count"),
    [
        (named(), 20),
        (named(data={"each": True}), 20),
        (named(data={"each": True, "sortBy": "region"}), 20),
        (named(data={"groupBy": "region"}), 5),
        (named(variants={"scale": [1, 2]}), 40),
    ],
)
def test_automatic_names_of_rows_are_those_of_the_program(
    renderer: fr.Renderer, tmp_path: Path, template: dict[str, Any], count: int
) -> None:
    results = list(renderer.from_dataframe(template, ROWS))
    for result in results:
        assert isinstance(result, fr.Picture)
        result.save(tmp_path / f"{result.name}.png")
    drawn = renderer.render_all({"data": {"each": True}, **template}, data=ROWS)
    assert names(results) == [picture.name for picture in drawn]
    assert [path.read_bytes() for path in sorted(tmp_path.iterdir())] == [
        picture.data for picture in sorted(drawn, key=lambda picture: f"{picture.name}.png")
    ]
    assert len(results) == count


def test_names_of_data_are_kept_and_two_equal_ones_are_an_error(renderer: fr.Renderer) -> None:
    rows = [*ROWS[:5], {"region": "MEE", "id": 7}, {"region": "MEE", "id": 7}]
    cases: list[tuple[dict[str, Any], list[str | None]]] = [
        (named(name="${region}"), ["EMEA", "APJ", "R-D", None, "MEE", None, None]),
        (named(), [*(f"figure-{n}" for n in range(1, 6)), "7", None]),
    ]
    for template, expected in cases:
        results = list(renderer.from_dataframe(template, rows))
        found = [result.name if isinstance(result, fr.Picture) else None for result in results]
        assert found == expected
        error = results[-1]
        assert isinstance(error, fr.DescriptionError)
        assert (error.code, error.index) == ("name", 6)
    assert str(error) == (
        "7: error: name: name '7' is used by row 5 and by row 6; add a column that differs"
    )


def test_names_of_many_descriptions_differ(renderer: fr.Renderer) -> None:
    descriptions = [kpi(), kpi(id=None), kpi(id="figure-1"), kpi(id="a"), kpi(id="a"), kpi()]
    results = list(renderer.render_many(descriptions))
    wrong = "DescriptionError"
    assert names(results) == ["figure-1", "figure-2", wrong, "a", wrong, "figure-6"]
    assert str(results[4]) == (
        "a: error: name: name 'a' is used by description 3 and by description 4; "
        "use a different 'id' for each"
    )


def test_a_numbered_picture_is_drawn_again(renderer: fr.Renderer) -> None:
    view = {"type": "kpiView", "items": [{"metric": "${n}"}]}
    sources = [
        renderer.render_many(kpi(f"{n}") for n in range(3)),
        renderer.from_dataframe({"view": view}, [{"n": n} for n in range(3)]),
        renderer.from_dataframe({"view": view, "data": {"groupBy": "n"}}, {"n": [0, 1, 2]}),
    ]
    for results in sources:
        pictures = [result for result in results if isinstance(result, fr.Picture)]
        assert [f"<desc>{n}</desc>" in picture.svg() for n, picture in enumerate(pictures)] == (
            [True] * 3
        )


def test_descriptions_are_taken_when_needed(renderer: fr.Renderer) -> None:
    taken = itertools.count()
    results = renderer.render_many(kpi(f"{next(taken)}") for _ in itertools.count())
    assert isinstance(next(results), fr.Picture)
    assert next(taken) <= 12
    # The renderer draws in between.
    assert renderer.render(kpi("7")).words == "7"
    assert isinstance(next(results), fr.Picture)


def test_an_error_of_the_iterable_is_the_callers(renderer: fr.Renderer) -> None:
    def descriptions() -> Iterator[dict[str, Any]]:
        yield kpi()
        raise LookupError("no more")

    with pytest.raises(LookupError, match="no more"):
        list(renderer.render_many(descriptions()))
    assert isinstance(renderer.render(kpi()), fr.Picture)


def test_large_lines_and_answers_do_not_block(renderer: fr.Renderer) -> None:
    values = ", ".join(f"{n * n % 7919}" for n in range(9000))
    chart = f'{{"type": "chartView", "series": [{{"values": [{values}], "point": {{}}}}]}}'
    environment = '"environment": {"scale": 1, "width": 8000, "height": 900},'
    text = "{" + environment + " " * 900_000 + f'"view": {chart}}}'
    first, *others = renderer.render_many([text] * 6, format="svg")
    assert isinstance(first, fr.Picture)
    assert len(first.data) > 200_000
    assert [other.data for other in others if isinstance(other, fr.Picture)] == [first.data] * 5


def test_a_killed_worker_costs_no_item(renderer: fr.Renderer) -> None:
    count = 0
    results: list[fr.Picture | fr.RenderError] = []
    for result in renderer.render_many(kpi(f"{n}", id=f"{n}") for n in range(1000)):
        results.append(result)
        if len(results) % 100 == 50:
            os.kill(pids_of(renderer)[0], signal.SIGKILL)
            count += 1
    assert count == 10
    assert names(results) == [f"{n}" for n in range(1000)]


def test_a_worker_killed_while_idle_costs_nothing(renderer: fr.Renderer) -> None:
    expected = renderer.render(kpi())
    for pid in pids_of(renderer):
        os.kill(pid, signal.SIGKILL)
    assert renderer.render(kpi()) == expected


def test_a_second_death_fails_the_item_alone(fake_program: Path) -> None:
    texts = ["{}", '{"a": "die"}', "{}", "{}", '{"a": "leave"}', "{}"]
    with fr.Renderer(jobs=2, timeout=10) as renderer:
        results = list(renderer.render_many(texts))
        with pytest.raises(fr.RendererDied):
            renderer.render(texts[1])
    assert names(results) == ["a", "RendererDied", "a", "a", "RendererDied", "a"]
    assert [str(result) for result in results if isinstance(result, fr.RenderError)] == [
        "tried twice: the program was ended by SIGABRT: Fatal error: index out of range",
        "tried twice: the program ended with exit code 70",
    ]


def test_a_timeout_fails_the_item_alone(fake_program: Path) -> None:
    texts = ["{}", '{"a": "wait"}', "{}", "{}"]
    with fr.Renderer(jobs=1, timeout=1) as renderer:
        results = list(renderer.render_many(texts))
        begin = time.monotonic()
        with pytest.raises(fr.RenderTimeout, match=r"^the drawing took longer than 1 s$"):
            renderer.render(texts[1])
        assert 1 <= time.monotonic() - begin < 2
        assert renderer.render("{}").name == "a"
    assert names(results) == ["a", "RenderTimeout", "a", "a"]


def test_a_stopped_worker_times_out() -> None:
    with fr.Renderer(jobs=1, timeout=1) as renderer:
        renderer.render(kpi())
        os.kill(pids_of(renderer)[0], signal.SIGSTOP)
        begin = time.monotonic()
        with pytest.raises(fr.RenderTimeout):
            renderer.render(kpi())
        assert time.monotonic() - begin < 2
        assert isinstance(renderer.render(kpi()), fr.Picture)


def test_a_slow_reader_is_no_timeout() -> None:
    with fr.Renderer(jobs=1, timeout=1) as renderer:
        results = renderer.render_many([kpi()] * 10)
        next(results)
        time.sleep(1.5)
        assert names(list(results)) == [f"figure-{n}" for n in range(2, 11)]


def test_commands_time_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "program"
    program.write_text("#!/bin/sh\nexec sleep 100\n")
    program.chmod(0o755)
    monkeypatch.setenv("FIORI_RENDER_PROGRAM", str(program))
    with fr.Renderer(timeout=0.3) as renderer:
        begin = time.monotonic()
        with pytest.raises(fr.RenderTimeout):
            renderer.layout(kpi())
        assert time.monotonic() - begin < 1.3


def test_nothing_is_left_open(tmp_path: Path) -> None:
    before = open_files()
    with fr.Renderer(jobs=2) as renderer:
        for n in range(10):
            renderer.render(kpi(), id_prefix=f"{n}")
        results = renderer.render_many(kpi() for _ in range(50))
        next(results)
        pids = pids_of(renderer)
        assert len(pids) <= 6 + 2
    assert not any(runs(pid) for pid in pids)
    with pytest.raises(fr.RenderError, match=r"^the renderer is closed$"):
        renderer.render(kpi())
    with pytest.raises(fr.RenderError, match=r"^the renderer is closed$"):
        list(results)
    assert open_files() == before


def test_a_forgotten_renderer_ends_its_workers() -> None:
    renderer = fr.Renderer(jobs=1)
    renderer.render(kpi())
    (pid,) = pids_of(renderer)
    del renderer
    assert not runs(pid)
