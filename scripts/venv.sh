#!/usr/bin/env bash
# Make .venv if it is not there and install a lock file and this package into it.
set -euo pipefail
cd "$(dirname "$0")/.."
lock=$1

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

if [ ! -x .venv/bin/python ] || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
  rm -rf .venv
  if ! python3 -m venv .venv 2>/dev/null; then
    echo "python3 has no venv module; installing it from the system's packages"
    as_root apt-get update -qq
    as_root apt-get install -y -qq python3-venv
    rm -rf .venv
    python3 -m venv .venv
  fi
fi
echo "Installing $lock"
.venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r "$lock"
.venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
