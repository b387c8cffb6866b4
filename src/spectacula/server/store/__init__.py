"""Rows and the database."""
