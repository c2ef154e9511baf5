"""The tables: who sits there, what has happened, what each pair of eyes gets to see."""
