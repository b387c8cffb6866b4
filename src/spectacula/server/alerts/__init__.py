"""Alerts for those who are not looking: what happened goes in, at most one message to each of somebody's ways out."""
