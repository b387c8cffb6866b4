"""A port for a server of a test, below those that the system gives to connections.

Nobody has it by the time it is used, or used again.
"""

from __future__ import annotations

import random
import socket

while True:
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", random.randrange(12_000, 32_000)))
        except OSError:
            continue
        print(probe.getsockname()[1])
        break
