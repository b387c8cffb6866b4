"""The host's desk: people, tables, load, announcements and the rules of the house. A stranger finds nothing there."""
