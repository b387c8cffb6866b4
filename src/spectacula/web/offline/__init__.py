"""A server's pages as an app to install, what they show without a network, and the house in a tab beside them."""
