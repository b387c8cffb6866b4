"""Standing orders: secret to everybody else, carried out by the house as if their person had decided."""
