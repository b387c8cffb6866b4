"""The house in a browser tab: `spectacula site OUT` writes it as files that any web server can hand out."""
