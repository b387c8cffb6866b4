"""The pages: lobby, set-up, tables. Rules, legality and words come from below; here they are drawn."""
