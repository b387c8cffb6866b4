"""Thoughts as jobs on a queue in PostgreSQL: servers ask, `spectacula work` thinks, on any machine."""
