"""Alerts: how somebody is told of their tables while they are not looking."""
