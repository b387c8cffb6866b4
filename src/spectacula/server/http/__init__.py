"""The house over HTTP: the JSON API, sessions, limits, headers, and the server process."""
