"""The house: people, tables, storage, live news, bots at work and the JSON API. No pages."""
