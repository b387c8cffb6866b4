#!/usr/bin/env bash
# Pin all dependencies anew: run.lock for playing, the others on top of it.
set -euo pipefail
cd "$(dirname "$0")/.."
tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT
python3 -m venv "$tools"
"$tools/bin/pip" install --quiet pip-tools
compile=("$tools/bin/pip-compile" --quiet --strip-extras --generate-hashes --no-header --allow-unsafe
  --no-emit-index-url --no-emit-trusted-host --no-emit-find-links)
"${compile[@]}" -o requirements/run.lock pyproject.toml
for extra in test bench gpu; do
  "${compile[@]}" --extra "$extra" -c requirements/run.lock -o "requirements/$extra.lock" pyproject.toml
done
