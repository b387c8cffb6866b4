"""Real proxies in front of a house, with the configuration that an operator is given."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from pathlib import Path

import httpx

from .houses import ROOT, free_port

DEPLOY = ROOT / "deploy"
NAME = "house.example"


def program(name: str) -> str:
    """Where a proxy is; it is fetched if it is not here."""
    found = subprocess.run([ROOT / "scripts" / "proxy.sh", name], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    return found.stdout.strip()


class Proxy:
    """A proxy that runs until `stop`, reached under `url`."""

    def __init__(self, url: str, command: list[str], environment: dict[str, str] | None = None) -> None:
        self.url = url
        self._process = subprocess.Popen(command, env=os.environ | (environment or {}), stderr=subprocess.DEVNULL)
        port = int(url.rsplit(":", 1)[1])
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return
            assert self._process.poll() is None, "the proxy ended"
            time.sleep(0.05)

    def client(self) -> httpx.AsyncClient:
        """Somebody who calls the house by its name and takes any certificate for it."""
        return httpx.AsyncClient(base_url=self.url, headers={"Host": NAME}, verify=False, timeout=30)

    def stop(self) -> None:
        """At once: in order, it would wait for streams whose readers have gone."""
        self._process.kill()
        self._process.wait()


def caddy(folder: Path, upstream: int) -> Proxy:
    """The Caddyfile as it is, on a free port and without a certificate, which it could not get here."""
    port = free_port()
    environment = {"SPECTACULA_HOUSE": f"http://{NAME}:{port}", "SPECTACULA_UPSTREAM": f"127.0.0.1:{upstream}"}
    places = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    draft = folder / "Caddyfile"
    draft.write_text((DEPLOY / "Caddyfile").read_text().replace("grace_period", "admin off\n\tgrace_period"))
    command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(draft)]
    return Proxy(f"http://127.0.0.1:{port}", command, environment | places)


def nginx(folder: Path, upstream: int) -> Proxy:
    port, whole = nginx_site(folder, upstream)
    return Proxy(f"https://127.0.0.1:{port}", [program("nginx"), "-p", str(folder), "-c", str(whole)])


def nginx_site(folder: Path, upstream: int) -> tuple[int, Path]:
    """The site as it is, but for ports and a certificate of its own making: its port, and all that nginx is to read."""
    port, plain = free_port(), free_port()
    certificate, key = folder / "house.pem", folder / "house.key"
    signing = f"openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={NAME} -keyout {key} -out {certificate}"
    subprocess.run(signing.split(), check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text()
    for here, there in (
        ("127.0.0.1:8000", f"127.0.0.1:{upstream}"),
        ("listen 443", f"listen 127.0.0.1:{port}"),
        ("listen 80", f"listen 127.0.0.1:{plain}"),
        ("listen [::]:443 ssl http2;", ""),
        ("listen [::]:80;", ""),
        ("/etc/ssl/house.example.pem", str(certificate)),
        ("/etc/ssl/house.example.key", str(key)),
    ):
        assert here in site
        site = site.replace(here, there)
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi"))
    rest = f"scgi_temp_path {folder}/scgi; uwsgi_temp_path {folder}/uwsgi; access_log off;"
    head = f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/log; events {{}}"
    whole = folder / "whole.conf"
    whole.write_text(f"{head}\nhttp {{ {temporary} {rest}\n{site}\n}}\n")
    return port, whole
