"""What runs in the browser: the house on a shelf of the browser's own, with one visitor and bots in WebAssembly."""
