#!/bin/sh
# Debian's systemctl and systemd-analyze, which read our units and commands; where they cannot be had, those tests are skipped.
set -eu
command -v systemd-analyze >/dev/null 2>&1 && exit 0
root=""
[ "$(id -u)" = 0 ] || root="sudo -n"
DEBIAN_FRONTEND=noninteractive $root apt-get install -y -qq --no-install-recommends systemd >/dev/null ||
    echo "systemd.sh: there is no systemd here; the tests of its units are skipped" >&2
