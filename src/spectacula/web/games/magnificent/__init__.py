"""The Magnificent's table in the browser."""
