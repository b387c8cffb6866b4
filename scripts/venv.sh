#!/usr/bin/env bash
# Make an environment (.venv, or the folder named second) if it is not there; install a lock file and this package into it.
set -euo pipefail
cd "$(dirname "$0")/.."
lock=$1
venv=${2:-.venv}

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

# python3, or the oldest of its successors that is installed beside it.
find_python() {
  local python
  for python in python3 python3.11 python3.12 python3.13 python3.14; do
    if new_enough "$python"; then echo "$python"; return; fi
  done
  echo "Spectacula needs Python 3.11 or newer; here is $(python3 --version 2>&1 || echo none)." >&2
  return 1
}

if ! "$venv/bin/python" -m pip --version >/dev/null 2>&1 || ! new_enough "$venv/bin/python"; then
  python=$(find_python)
  rm -rf "$venv"
  if ! "$python" -m venv "$venv" 2>/dev/null; then
    echo "$python has no venv module; installing it from the system's packages"
    as_root apt-get update -qq
    as_root apt-get install -y -qq python3-venv
    rm -rf "$venv"
    "$python" -m venv "$venv"
  fi
fi
echo "Installing $lock"
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r "$lock"
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --editable .
