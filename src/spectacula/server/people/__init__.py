"""People: guests first, names that are kept, and every way to come back to them. No password anywhere."""
