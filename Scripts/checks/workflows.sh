#!/usr/bin/env bash
# Checks the workflows, the action and the jobs in Docs/ci.md: their structure by GitHub's and GitLab's schemas, their
# shell lines by shellcheck, that the actions and images they use are pinned to a commit or a digest, since a tag can be
# moved, and that the workflows do their work in scripts that exist here; also with actionlint, where it is installed.
set -euo pipefail
cd "$(dirname "$0")/../.."

Scripts/build/install-packages.sh --for "to check shell scripts" shellcheck
Scripts/build/setup-python.sh test
bin=.build/python/test/bin
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

awk -v folder="$folder" '/^```yaml$/ { file = folder "/" ++count ".yml"; next } /^```$/ { file = ""; next } file { print > file }' Docs/ci.md
"$bin/check-jsonschema" --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml "$folder/1.yml"
"$bin/check-jsonschema" --quiet --builtin-schema vendor.gitlab-ci "$folder/2.yml"
"$bin/check-jsonschema" --quiet --builtin-schema vendor.github-actions action.yml
git ls-files -z 'Scripts/*.sh' .ci/run | xargs -0 shellcheck --severity warning
if command -v actionlint >/dev/null; then actionlint .github/workflows/*.yml "$folder/1.yml"; fi

"$bin/python" - .github/workflows/*.yml action.yml <<'EOF'
"""Gives each shell line of the workflows to shellcheck.

SC2153 takes the environment of a step for misspelled variables.
"""
import re
import subprocess
import sys
from pathlib import Path

import yaml

for name in sys.argv[1:]:
    document = yaml.safe_load(Path(name).read_text())
    jobs = document.get("jobs", {"action": document.get("runs", {})})
    for used in (step["uses"] for job in jobs.values() for step in job["steps"] if "uses" in step):
        if not re.search("@[0-9a-f]{40}$", used):
            sys.exit(f"{name}: '{used}' is not a commit; pin it to the one of its release")
    for container in (job["container"] for job in jobs.values() if "container" in job):
        image = container if isinstance(container, str) else container["image"]
        if not re.search("@sha256:[0-9a-f]{64}$", image):
            sys.exit(f"{name}: '{image}' has no digest; add '@sha256:' and the digest of its index")
    for step in (step for job in jobs.values() for step in job["steps"] if "run" in step):
        command = ["shellcheck", "--exclude", "SC2153", "--shell", "bash", "-"]
        subprocess.run(command, input=step["run"].encode(), check=True)
        if "jobs" in document and not re.fullmatch(r"(Scripts/|\.ci/)[^\n]+", step["run"]):
            sys.exit(f"{name}: '{step['run']}' is not a script; put it into one")
        if "${{" in step["run"]:
            sys.exit(f"{name}: give values of GitHub to '{step['run']}' as environment variables")
EOF
if grep -L '^FROM .*@sha256:[0-9a-f]\{64\}$' Packaging/Containerfile | grep .; then
  echo "workflows: the base image has no digest; add '@sha256:' and the digest of its index" >&2
  exit 1
fi
echo "The workflows and the action are as GitHub expects."
