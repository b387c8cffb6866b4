"""What servers share through Valkey or Redis, where there is one: news and limits."""
