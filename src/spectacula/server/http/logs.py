"""The log: lines for people, or one JSON object a line for programs; each names the request it belongs to."""

from __future__ import annotations

import json
import logging
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

from litestar.logging import LoggingConfig

from spectacula.server.settings import Settings

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request that is being answered."""
REQUESTS = "spectacula.requests"


class Lines(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        request = REQUEST.get()
        about = f" [{request}]" if request else ""
        record.message = record.getMessage()
        line = f"{self.formatTime(record)} {record.levelname} {record.name}{about}: {record.message}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonLines(logging.Formatter):
    """For programs; `figures` of a record stand beside its words."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request := REQUEST.get():
            told["request"] = request
        told |= getattr(record, "figures", {})
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


FORMATS = {"plain": Lines, "json": JsonLines}


def logging_config(settings: Settings) -> LoggingConfig:
    """Warnings and worse; requests too where they are asked for."""
    return LoggingConfig(
        formatters={"standard": {"()": FORMATS[settings.logs]}},
        handlers={"console": {"class": "logging.StreamHandler", "formatter": "standard"}},
        root={"level": "WARNING", "handlers": ["console"]},
        loggers={REQUESTS: {"level": "INFO" if settings.log_requests else "WARNING"}},
    )
