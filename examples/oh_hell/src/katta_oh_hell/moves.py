"""The moves of Oh Hell; the last four are what chance does."""

from katta.core.declare import NUMBER, SEAT, Moves
from katta_oh_hell.state import CARD

MOVES = Moves("oh-hell")
BID = MOVES.declare("bid {tricks}", tricks=NUMBER)
PLAY = MOVES.declare("play {card}", card=CARD)
TRICKS = MOVES.declare("tricks {count}", count=NUMBER)
DEALER = MOVES.declare("dealer {player}", player=SEAT)
DEAL = MOVES.declare("deal {card}", card=CARD)
TRUMP = MOVES.declare("trump {card}", card=CARD)
