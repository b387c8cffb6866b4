"""What a table is and how it changes."""
