"""Tables in memory: as new as the store, changed one change at a time."""
