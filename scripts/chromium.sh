#!/bin/sh
# Make sure Debian's Chromium is here for the browser tests: whole, for alerts, and without a window, which costs a third.
set -eu
command -v chromium >/dev/null 2>&1 && command -v chromium-headless-shell >/dev/null 2>&1 && exit 0
root=""
[ "$(id -u)" = 0 ] || root="sudo"
add() { DEBIAN_FRONTEND=noninteractive $root apt-get install -y -qq --no-install-recommends "$1" >/dev/null; }
$root apt-get update -qq || command -v chromium
command -v chromium || add chromium
add chromium-headless-shell || echo "no Chromium without a window here: the whole one takes all tests"
