"""Write the playthroughs anew, with the moves of the files as far as they are legal; a new game gets a random one."""

import sys

from katta import IllegalMove
from tests.core.random_games import Table, plain_tables
from tests.games.playthroughs.playthrough import moves_in, new_moves, path_of, write


def renewed(table: Table) -> str:
    path = path_of(table)
    if path.exists() and "--new" not in sys.argv:
        try:
            return write(table, moves_in(path.read_text(encoding="utf-8")))
        except IllegalMove as refusal:
            print(f"{path.name}: {refusal}; a new game is played")
    return write(table, new_moves(table))


for table in plain_tables():
    path_of(table).write_text(renewed(table), encoding="utf-8")
    print(path_of(table).name)
