"""`python -m spectacula` is the `spectacula` command."""

from spectacula.cli import main

main()
