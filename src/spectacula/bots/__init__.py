"""Bots: levels everybody knows by the same name in every game. A bot gets a concealed position, never the real one."""

from spectacula.bots.adviser import adviser_level, question
from spectacula.bots.desk import bound, is_ready
from spectacula.bots.hints import TEXTS, Hint, hint, hints_for
from spectacula.bots.levels import ALL_LEVELS, LEVELS, levels_of, read_level
from spectacula.bots.task import Task, choose, task_for, think
from spectacula.bots.warmup import BotWarmup, warm_up

__all__ = [
    "ALL_LEVELS",
    "LEVELS",
    "TEXTS",
    "BotWarmup",
    "Hint",
    "Task",
    "adviser_level",
    "bound",
    "choose",
    "hint",
    "hints_for",
    "is_ready",
    "levels_of",
    "question",
    "read_level",
    "task_for",
    "think",
    "warm_up",
]
