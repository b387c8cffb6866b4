"""Who I am: keeping one's name, signing in, and everything about one's own account."""
