#!/usr/bin/env bash
# Rewrites random descriptions with the SDK's classes, compiles and draws them: each has the bytes of its
# description, or says in a comment what it lacks.
#
#     Scripts/checks/sdk-source.sh [COUNT [SEED]]
set -uo pipefail
cd "$(dirname "$0")/../.." || exit

export FIORI_RENDER_SDK_SAMPLES="${1:-500}" FIORI_RENDER_SDK_SEED="${2:-70}"
file=Tests/SAPFioriTests/RecordedSDKSource.swift
copy="$(mktemp)"
cp "$file" "$copy"
trap 'mv "$copy" "$file"' EXIT

# Recording fails by design.
FIORI_RENDER_RECORD=1 Scripts/swift-test.sh --filter "SDKSourceTests/.*compiled is current" > /dev/null
if cmp --silent "$file" "$copy"; then
  echo "sdk-source: nothing was recorded; see .build/tests.log" >&2
  exit 1
fi
Scripts/swift-test.sh --filter SDKSourceTests
