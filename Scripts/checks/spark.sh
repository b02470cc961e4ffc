#!/usr/bin/env bash
# Draws 20,000 cards on a Spark cluster of processes on this machine, with Spark 3.5 and Spark 4: an executor is killed
# with -9, one percent of the rows is wrong, a row stalls the program, a template draws rows, and files are written, also to
# an object store. Then a job runs with a packed environment, and with Spark Connect.
#
#     Scripts/check spark [spark3|spark4]
# FIORI_RENDER_CHECK_CARDS sets another number of cards.
set -euo pipefail
cd "$(dirname "$0")/../.."

if [ -z "${FIORI_RENDER_PROGRAM:-}" ]; then
  Scripts/build/release-build.sh fiori-render
  FIORI_RENDER_PROGRAM="$PWD/.build/release/fiori-render"
fi
export FIORI_RENDER_PROGRAM PYTHONDONTWRITEBYTECODE=1
Scripts/build/install-packages.sh --for "to run Spark" openjdk-17-jre-headless
Scripts/release/make-wheel.sh >/dev/null
if [ $# -eq 0 ]; then set -- spark3 spark4; fi

for group in "$@"; do
  Scripts/build/setup-python.sh "$group"
  bin="$PWD/.build/python/$group/bin"
  echo "With Spark $("$bin/python" -c 'import pyspark; print(pyspark.__version__)')"
  checks=(checks/check_spark.py checks/check_spark_files.py checks/check_spark_packed.py tests/test_spark.py)
  # Spark 3.5 fetches the server of Spark Connect from a repository of Java.
  if [ "$group" = spark4 ]; then checks+=(checks/check_spark_connect.py); fi
  for check in "${checks[@]}"; do
    # Spark's own warnings are no errors. It stays as it was started until the process ends.
    (cd Python && "$bin/pytest" --quiet -W default --disable-warnings "$check")
  done
done
