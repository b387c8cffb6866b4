"""Bots in a browser: search and outlook as WebAssembly, and `thinker.js`, which decides with them as `planner` does."""
