"""The terms of a table: how they are chosen, and how they are told."""
