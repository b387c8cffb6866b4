#!/bin/sh
# Make sure Debian's Chromium is here for the browser tests: the one without a window costs a third, either will do.
set -eu
here() { command -v chromium-headless-shell || command -v chromium; }
command -v chromium-headless-shell >/dev/null 2>&1 && exit 0
root=""
[ "$(id -u)" = 0 ] || root="sudo"
add() { DEBIAN_FRONTEND=noninteractive $root apt-get install -y -qq --no-install-recommends "$1" >/dev/null; }
$root apt-get update -qq || here
add chromium-headless-shell || here || add chromium
here
