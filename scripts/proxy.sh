#!/usr/bin/env bash
# Debian's Caddy and nginx for tests: brought without root, without a service.
#   scripts/proxy.sh caddy    prints where the program is
#   scripts/proxy.sh nginx
set -euo pipefail

die() { echo "proxy.sh: $*" >&2; exit 1; }

renew_lists() {
    if [ "$(id -u)" = 0 ]; then apt-get update -q >&2
    elif command -v sudo >/dev/null; then sudo -n apt-get update -q >&2
    else die "apt-get knows no $1, and needs root or sudo to ask for newer lists"
    fi
}

case "${1:-}" in caddy | nginx) ;; *) die "use caddy or nginx" ;; esac
here=$(PATH="$PATH:/usr/sbin" command -v "$1" || true)
if [ -z "$here" ]; then
    command -v apt-get >/dev/null || die "no $1 found, and no apt-get to fetch it with"
    place=${XDG_CACHE_HOME:-$HOME/.cache}/spectacula-proxies
    if [ -z "$(find "$place" -type f -name "$1" -perm -u+x 2>/dev/null)" ]; then
        mkdir -p "$place"
        draft=$(mktemp -d)
        trap 'rm -rf "$draft"' EXIT
        cd "$draft"
        apt-get download -q "$1" >&2 || { renew_lists "$1" && apt-get download -q "$1" >&2; }
        dpkg-deb --extract "$draft/$1"_*.deb "$place"
    fi
    here=$(find "$place" -type f -name "$1" -perm -u+x | head -n 1)
fi
[ -x "$here" ] || die "apt-get did not bring $1"
echo "$here"
