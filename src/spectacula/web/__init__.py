"""The pages: lobby, set-up, tables. Rules, legality and words come from below; here they are drawn."""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
