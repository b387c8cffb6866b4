"""Friends: the list, the link that makes one, and who asks to which table."""
