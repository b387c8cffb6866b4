"""Tournaments on the pages: the list with its calendar, one of them round by round, and proposing one."""
