"""What a release consists of, and how the action finds it."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

import fiori_render as fr

ROOT = Path(__file__).parents[2]


def test_the_package_has_the_version_of_the_program() -> None:
    command = [os.environ.get("FIORI_RENDER_PROGRAM", "fiori-render"), "--version"]
    answer = subprocess.run(command, capture_output=True, text=True, check=True)
    assert answer.stdout == f"{fr.__version__}\n"


def test_the_list_of_contents_names_each_file_and_package(tmp_path: Path) -> None:
    folder = tmp_path / "release"
    folder.mkdir()
    (folder / "a.deb").write_text("A")
    (folder / "SHA256SUMS").write_text("no file of its own")
    (tmp_path / "packages").write_text(
        "libcairo2 1.16.0-7+b1 cairo 1.16.0-7 static\n"
        "libpango-1.0-0 1.50.12+ds-1 pango1.0 1.50.12+ds-1 copied\n"
    )
    answer = subprocess.run(
        [sys.executable, "Packaging/make-sbom.py", "1.2.3", "abc", folder, tmp_path / "packages"],
        cwd=ROOT,
        env={**os.environ, "SOURCE_DATE_EPOCH": "86400"},
        capture_output=True,
        text=True,
        check=True,
    )
    document: dict[str, Any] = json.loads(answer.stdout)
    assert document["creationInfo"]["created"] == "1970-01-02T00:00:00Z"
    (file,) = document["files"]
    assert file["fileName"] == "./a.deb"
    sums = {entry["algorithm"]: entry["checksumValue"] for entry in file["checksums"]}
    assert sums["SHA256"] == hashlib.sha256(b"A").hexdigest()
    packages = {package["name"]: package["versionInfo"] for package in document["packages"]}
    pins = json.loads((ROOT / "Package.resolved").read_text())["pins"]
    assert packages["fiori-render"] == "1.2.3"
    assert packages["libcairo2"] == "1.16.0-7+b1"
    built = {package["name"]: package.get("sourceInfo") for package in document["packages"]}
    assert built["libcairo2"] == "built from the source package cairo 1.16.0-7"
    assert {pin["identity"] for pin in pins} < set(packages)
    ids = [entry["SPDXID"] for entry in [file, *document["packages"]]]
    assert len(set(ids)) == len(ids)
    related = [relation["relatedSpdxElement"] for relation in document["relationships"]]
    assert sorted(related) == sorted(ids)


def git(folder: Path, *arguments: str) -> None:
    identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"]
    subprocess.run(["git", *identity, *arguments], cwd=folder, check=True, capture_output=True)


@pytest.mark.parametrize("suffix", ["", ".git"])
def test_an_action_in_a_folder_finds_its_release(suffix: str, tmp_path: Path) -> None:
    """As Docs/ci.md uses it, where GitHub knows neither its repository nor its tag."""
    folder, programs = tmp_path / "action", tmp_path / "bin"
    folder.mkdir()
    git(folder, "init", "--quiet")
    git(folder, "remote", "add", "origin", f"https://github.com/acme/fiori-render{suffix}")
    git(folder, "commit", "--quiet", "--allow-empty", "--message", "Release")
    git(folder, "tag", "v1.2.3")
    programs.mkdir()
    # A Python that makes a pip that notes what it is asked for.
    pip = f'#!/bin/sh\\necho "$@" >>{tmp_path}/pip.txt\\n'
    python = f'mkdir -p "$3/bin"\nprintf \'{pip}\' >"$3/bin/pip"\nchmod +x "$3/bin/pip"\n'
    (programs / "python3").write_text(f"#!/bin/sh\n{python}")
    (programs / "python3").chmod(0o755)
    action: dict[str, Any] = yaml.safe_load((ROOT / "action.yml").read_text())
    (install,) = (step for step in action["runs"]["steps"] if step["name"] == "Install")
    environment = {
        "PATH": f"{programs}:/usr/bin:/bin",
        "WHEEL": "",
        "REPOSITORY": "",
        "RELEASE": "",
        "GITHUB_ACTION_PATH": str(folder),
        "GITHUB_PATH": str(tmp_path / "path.txt"),
        "RUNNER_TEMP": str(tmp_path / "temp"),
    }
    command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", install["run"]]
    subprocess.run(command, env=environment, check=True)
    wheel = "fiori_render-1.2.3-py3-none-manylinux_2_36_x86_64.whl"
    release = "https://github.com/acme/fiori-render/releases/download/v1.2.3"
    assert (tmp_path / "pip.txt").read_text() == f"install --quiet -- {release}/{wheel}\n"
