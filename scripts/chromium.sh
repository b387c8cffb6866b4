#!/bin/sh
# Make sure Debian's Chromium is here for the browser tests.
set -eu
command -v chromium >/dev/null 2>&1 && exit 0
root=""
[ "$(id -u)" = 0 ] || root="sudo"
$root apt-get update -qq
DEBIAN_FRONTEND=noninteractive $root apt-get install -y -qq --no-install-recommends chromium >/dev/null
command -v chromium
