"""The settings, tasks and hooks of the page about editors."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "Docs/editors.md").read_text()
PROGRAM = Path(os.environ.get("FIORI_RENDER_PROGRAM", "fiori-render"))
WRONG = '{\n  "view": {\n    "type": "kpiCard",\n    "staus": "New", "title": "Sales"\n  }\n}\n'
RIGHT = WRONG.replace("staus", "status")


def block(title: str) -> str:
    """Return the text of a block of the page."""
    found = re.search(rf"^```{title}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert found
    return found[1]


def matcher() -> dict[str, Any]:
    tasks: list[dict[str, Any]] = json.loads(block("json vscode tasks"))["tasks"]
    pattern: dict[str, Any] = tasks[0]["problemMatcher"]["pattern"]
    return pattern


def problem(line: str) -> dict[str, str] | None:
    """Return what the problem matcher finds in a line."""
    pattern = matcher()
    found = re.match(pattern["regexp"], line)
    parts = ("file", "line", "column", "severity", "message")
    return {part: found[pattern[part]] for part in parts} if found else None


def run(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*arguments], cwd=folder, capture_output=True, text=True, check=False, timeout=60
    )


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards/sales.json").write_text(WRONG)
    return tmp_path


def test_the_task_lists_the_messages(cards: Path) -> None:
    task = json.loads(block("json vscode tasks"))["tasks"][0]
    answer = run(str(PROGRAM), *task["args"], folder=cards)
    assert [problem(line) for line in answer.stderr.splitlines()] == [
        {
            "file": "cards/sales.json",
            "line": "4",
            "column": "5",
            "severity": "error",
            "message": "view: unknown key 'staus'; did you mean 'status'?",
        }
    ]


def test_every_recorded_message_with_a_place_is_a_problem() -> None:
    """The transcripts of the commands have hundreds of messages."""
    count = 0
    for transcript in (ROOT / "Tests/Cases/commands").glob("*.transcript"):
        for line in transcript.read_text().splitlines():
            found = re.match(r"! (\S.*:\d+:\d+: (?:error|warning|note): .*)", line)
            if not found:
                continue
            listed = problem(found[1])
            assert listed, line
            place = f"{listed['file']}:{listed['line']}:{listed['column']}"
            assert found[1] == f"{place}: {listed['severity']}: {listed['message']}"
            assert not re.search(r":\d+:\d+$", listed["file"])
            count += 1
    assert count > 100


def test_other_lines_are_no_problems() -> None:
    for line in ("error: cards: contains no descriptions", "1 error", "sales.png: in 9 ms"):
        assert problem(line) is None


def test_the_settings_name_the_schema() -> None:
    schemas = json.loads(block("json vscode settings"))["json.schemas"]
    assert schemas[0]["url"] == "./fiori-render.schema.json"
    assert (ROOT / "fiori-render.schema.json").exists()


@pytest.fixture
def repository(cards: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with a wrong description, and a PATH with the program and pre-commit."""
    programs = cards.parent / f"{cards.name}-bin"
    programs.mkdir()
    (programs / "fiori-render").symlink_to(PROGRAM)
    own = Path(sys.executable).parent
    monkeypatch.setenv("PATH", f"{programs}:{own}:{os.environ['PATH']}")
    monkeypatch.setenv("PRE_COMMIT_HOME", str(cards.parent / f"{cards.name}-home"))
    for key, value in (("NAME", "Ada"), ("EMAIL", "ada@example.com")):
        monkeypatch.setenv(f"GIT_AUTHOR_{key}", value)
        monkeypatch.setenv(f"GIT_COMMITTER_{key}", value)
    run("git", "init", "--quiet", folder=cards)
    return cards


def test_the_local_hook_checks_descriptions(repository: Path) -> None:
    (repository / ".pre-commit-config.yaml").write_text(block("yaml pre-commit"))
    (repository / "package.json").write_text("{}")
    run("git", "add", ".", folder=repository)
    answer = run("pre-commit", "run", folder=repository)
    assert answer.returncode == 1
    assert "cards/sales.json:4:5: error: view: unknown key 'staus'" in answer.stdout
    (repository / "cards/sales.json").write_text(RIGHT)
    run("git", "add", ".", folder=repository)
    answer = run("pre-commit", "run", folder=repository)
    assert answer.returncode == 0, answer.stdout


def test_each_hook_of_the_repository_runs(repository: Path, tmp_path_factory: Any) -> None:
    hooks = tmp_path_factory.mktemp("hooks")
    run("git", "init", "--quiet", folder=hooks)
    (hooks / ".pre-commit-hooks.yaml").write_text((ROOT / ".pre-commit-hooks.yaml").read_text())
    run("git", "add", ".", folder=hooks)
    run("git", "commit", "--quiet", "--message", "Hooks", folder=hooks)
    (repository / "page.md").write_text("# Sales\n\n```json fiori sales\n" + RIGHT + "```\n")
    assert run(str(PROGRAM), "markdown", "page.md", folder=repository).returncode == 0

    def status(hook: str, *files: str) -> tuple[int, str]:
        run("git", "add", ".", folder=repository)
        command = ("pre-commit", "try-repo", str(hooks), hook, "--files", *files)
        answer = run(*command, folder=repository)
        return answer.returncode, answer.stdout

    wrong, answer = status("fiori-render-validate", "cards/sales.json")
    assert (wrong, "unknown key 'staus'" in answer) == (1, True), answer
    # pre-commit fails a hook that changes a file.
    fixed, answer = status("fiori-render-fix", "cards/sales.json")
    assert (fixed, "'staus' is now 'status'" in answer) == (1, True), answer
    assert (repository / "cards/sales.json").read_text() == RIGHT
    assert run(str(PROGRAM), "record", ".", "--force", folder=repository).returncode == 0
    for hook in ("validate", "fix", "lint", "verify"):
        assert status(f"fiori-render-{hook}", "cards/sales.json")[0] == 0, hook
    # What other commands write is no description.
    layouts = [str(path.relative_to(repository)) for path in repository.glob("**/*.layout.json")]
    passed, answer = status("fiori-render-validate", *layouts)
    assert (len(layouts), passed, "no files to check" in answer) == (1, 0, True), answer
    assert status("fiori-render-markdown", "page.md")[0] == 0
    (repository / "page.md").write_text((repository / "page.md").read_text().replace("New", "Old"))
    assert status("fiori-render-markdown", "page.md")[0] == 1
