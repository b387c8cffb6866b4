#!/usr/bin/env bash
# A throw-away Valkey (or Redis) on loopback, for tests.
#   scripts/valkey.sh install        brings Debian's valkey-server, or redis-server, if there is neither (needs root or sudo)
#   scripts/valkey.sh start          installs it if need be, prints its URL and, on the next line, its folder
#   scripts/valkey.sh halt FOLDER    kills it, and keeps the folder
#   scripts/valkey.sh resume FOLDER  starts it again, empty, at the same address
#   scripts/valkey.sh stop FOLDER    stops it and removes the folder
set -euo pipefail

die() { echo "valkey.sh: $*" >&2; exit 1; }

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"
    elif command -v sudo >/dev/null; then sudo -n "$@"
    else die "needs root or sudo to install Valkey"
    fi
}

program() { command -v valkey-server || command -v redis-server || true; }

install_valkey() {
    if [ -n "$(program)" ]; then return; fi
    command -v apt-get >/dev/null || die "no Valkey found, and no apt-get to install it with"
    as_root apt-get update -q >&2
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends valkey-server >&2 ||
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends redis-server >&2
    [ -n "$(program)" ] || die "apt-get did not bring Valkey"
}

free_port() { python3 "$(dirname "$0")/free_port.py"; }

answers() { (exec 3<>"/dev/tcp/127.0.0.1/$(cat "$1/port")") 2>/dev/null; }

# It has a port and a file with its number when it says that it is ready; somebody else may have taken the port.
begins() {
    : >"$1/log"
    "$(program)" --port "$(cat "$1/port")" --bind 127.0.0.1 --save "" --appendonly no --dir "$1" \
        --pidfile "$1/pid" --logfile "$1/log" --daemonize yes >/dev/null
    for _ in $(seq 1500); do
        if grep -q "Ready to accept connections" "$1/log"; then return; fi
        if grep -q "Failed listening" "$1/log"; then break; fi
        sleep 0.02
    done
    return 1
}

resume() {
    ours "$1"
    if begins "$1"; then return; fi
    cat "$1/log" >&2
    die "Valkey did not start"
}

start() {
    install_valkey
    local folder
    folder=$(mktemp -d "${TMPDIR:-/tmp}/spectacula-valkey.XXXXXX")
    for _ in 1 2 3; do
        free_port >"$folder/port"
        if begins "$folder"; then
            echo "redis://127.0.0.1:$(cat "$folder/port")/0"
            echo "$folder"
            return
        fi
    done
    cat "$folder/log" >&2
    die "Valkey did not start"
}

ours() { case "${1:-}" in */spectacula-valkey.*) ;; *) die "this needs the folder that start printed" ;; esac; }

halt() {
    ours "$1"
    kill -9 "$(cat "$1/pid")" 2>/dev/null || true
    while answers "$1"; do sleep 0.02; done
}

stop() {
    ours "$1"
    [ -d "$1" ] || return 0
    halt "$1"
    rm -rf "$1"
}

case "${1:-}" in
    install) install_valkey ;;
    start) start ;;
    halt) halt "${2:-}" ;;
    resume) resume "${2:-}" ;;
    stop) stop "${2:-}" ;;
    *) die "use install, start, or halt, resume or stop FOLDER" ;;
esac
