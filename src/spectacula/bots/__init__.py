"""Bots: levels everybody knows by the same name in every game. A bot gets a concealed position, never the real one."""

from spectacula.bots.task import LEVELS, Task, read_level, task_for, think

__all__ = ["LEVELS", "Task", "read_level", "task_for", "think"]
