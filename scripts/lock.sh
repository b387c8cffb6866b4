#!/usr/bin/env bash
# Pin all dependencies anew: run.lock for playing, the others on top of it.
set -euo pipefail
cd "$(dirname "$0")/.."
tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT
python3 -m venv "$tools"
"$tools/bin/pip" install --quiet --disable-pip-version-check uv
compile=("$tools/bin/uv" pip compile --quiet --python-version 3.11 --generate-hashes --no-header --no-annotate pyproject.toml)
"${compile[@]}" --upgrade -o requirements/run.lock
for extra in postgres valkey house test bench gpu ray-test train-test; do
  "${compile[@]}" --extra "$extra" -c requirements/run.lock -o "requirements/$extra.lock"
done
