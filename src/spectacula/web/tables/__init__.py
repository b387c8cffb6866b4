"""Tables where people play: the page, what a viewer's screen shows of it, and everything one can do there."""
