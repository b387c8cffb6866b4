"""The fourth gear: a game's rules and drivers as one small WebAssembly module, one entry over one block of memory."""
