"""The table of Oysters in the browser."""
