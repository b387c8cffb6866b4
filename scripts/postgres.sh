#!/usr/bin/env bash
# A throw-away PostgreSQL on loopback, for tests.
#   scripts/postgres.sh install        brings Debian's postgresql if there is none (needs root or sudo for that)
#   scripts/postgres.sh start          installs it if need be, prints its URL and, on the next line, its folder
#   scripts/postgres.sh halt FOLDER    stops it as a power cut would, and keeps the folder
#   scripts/postgres.sh resume FOLDER  starts it again, at the same address
#   scripts/postgres.sh stop FOLDER    stops it and removes the folder
set -euo pipefail

die() { echo "postgres.sh: $*" >&2; exit 1; }

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"
    elif command -v sudo >/dev/null; then sudo -n "$@"
    else die "needs root or sudo to install PostgreSQL"
    fi
}

programs() { ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1; }

install_postgres() {
    if [ -n "$(programs)" ]; then return; fi
    command -v apt-get >/dev/null || die "no PostgreSQL found, and no apt-get to install it with"
    as_root mkdir -p /etc/postgresql-common
    [ -e /etc/postgresql-common/createcluster.conf ] ||
        echo "create_main_cluster = false" | as_root tee /etc/postgresql-common/createcluster.conf >/dev/null
    as_root apt-get update -q >&2
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends postgresql >&2
    [ -n "$(programs)" ] || die "apt-get did not bring PostgreSQL"
}

# The server refuses to run as root.
unprivileged() {
    if [ "$(id -u)" != 0 ]; then "$@"; return; fi
    local user=nobody
    id postgres >/dev/null 2>&1 && user=postgres
    (cd / && setpriv --reuid "$user" --regid "$(id -g "$user")" --clear-groups "$@")
}

free_port() { python3 "$(dirname "$0")/free_port.py"; }

start() {
    install_postgres
    local bin folder port options
    bin=$(programs)
    folder=$(unprivileged mktemp -d "${TMPDIR:-/tmp}/spectacula-postgres.XXXXXX")
    unprivileged "$bin/initdb" -D "$folder/data" -U spectacula -A trust -E UTF8 --no-sync >"/dev/null"
    for _ in 1 2 3; do
        port=$(free_port)
        options="-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off"
        if unprivileged "$bin/pg_ctl" -D "$folder/data" -l "$folder/log" -o "$options" -w -t 30 start >/dev/null 2>&1; then
            echo "$options" >"$folder/options"
            unprivileged "$bin/createdb" -h 127.0.0.1 -p "$port" -U spectacula spectacula
            echo "postgresql+asyncpg://spectacula@127.0.0.1:$port/spectacula"
            echo "$folder"
            return
        fi
    done
    cat "$folder/log" >&2
    die "PostgreSQL did not start"
}

ours() { case "${1:-}" in */spectacula-postgres.*) ;; *) die "this needs the folder that start printed" ;; esac; }

halt() {
    ours "$1"
    unprivileged "$(programs)/pg_ctl" -D "$1/data" -m immediate -w stop >/dev/null
}

resume() {
    ours "$1"
    unprivileged "$(programs)/pg_ctl" -D "$1/data" -l "$1/log" -o "$(cat "$1/options")" -w -t 30 start >/dev/null
}

stop() {
    ours "$1"
    [ -d "$1" ] || return 0
    halt "$1" || true
    rm -rf "$1"
}

case "${1:-}" in
    install) install_postgres ;;
    start) start ;;
    halt) halt "${2:-}" ;;
    resume) resume "${2:-}" ;;
    stop) stop "${2:-}" ;;
    *) die "use install, start, or halt, resume or stop FOLDER" ;;
esac
