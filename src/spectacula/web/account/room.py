"""All pages about who I am, where the house offers accounts."""

from __future__ import annotations

from spectacula.web.account import acts, ceremonies, farewell, offer, pages, ways

HANDLERS = [*ways.HANDLERS, *ceremonies.HANDLERS, *pages.HANDLERS, *acts.HANDLERS, *farewell.HANDLERS, *offer.HANDLERS]
