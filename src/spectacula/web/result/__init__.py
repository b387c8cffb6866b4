"""What is left of a finished game: its story in one line, and a picture to share."""
