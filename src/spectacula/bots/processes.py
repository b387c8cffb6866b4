"""Processes in which bots think: they leave Ctrl-C to whoever started them and end when that ends."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing.connection import wait


def processes(count: int, niceness: int = 0) -> ProcessPoolExecutor:
    """So many of them, started when they are needed; the nicer, the more they give way to others."""
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), initializer=_settle, initargs=(niceness,))


def end(pool: ProcessPoolExecutor) -> None:
    """End them now, whatever they are thinking about."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(cancel_futures=True)
    del pool
    gc.collect()  # or its semaphores are reported as leaked


def _settle(niceness: int) -> None:
    """In such a process, before its first thought."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(niceness)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
