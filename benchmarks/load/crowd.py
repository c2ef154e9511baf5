"""Three clients at each of many tables of one server."""

import asyncio

from benchmarks.load.player import Seat, Tally, connect
from benchmarks.load.process import Server

SEATS = 3
PATIENCE = 60.0


class Crowd:
    """Clients that are seated and wait; they play between `begin` and `pause`."""

    def __init__(self) -> None:
        self.tally = Tally()
        self.seats: list[Seat] = []
        self.is_paused = True

    @classmethod
    async def seated(cls, server: Server, game: str, tables: int) -> "Crowd":
        """Everybody has sat down at their tables."""
        crowd = cls()
        people = [{"kind": "person", "name": f"player {seat}"} for seat in range(SEATS)]
        for _ in range(tables):
            made = server.post("/api/tables", {"game": game, "seats": people})
            sent: dict[int, float] = {}
            for link in made["seats"]:
                seat = Seat(link["secret"], sent, crowd.tally, lambda: crowd.is_paused)
                await connect(seat, server.port)
                seat.enter(made["table"]["table"])
                crowd.seats.append(seat)
        async with asyncio.timeout(PATIENCE):
            while not all(seat.welcomed for seat in crowd.seats):
                await asyncio.sleep(0.05)
        return crowd

    def begin(self) -> None:
        """Play, from where all stopped."""
        self.is_paused = False
        for seat in self.seats:
            seat.begin()

    def pause(self) -> None:
        """Make no more moves; those under way are still answered."""
        self.is_paused = True

    async def count(self, seconds: float) -> int:
        """How many moves are acknowledged in so many seconds."""
        before = self.tally.moves
        self.tally.is_counting = True
        await asyncio.sleep(seconds)
        self.tally.is_counting = False
        return self.tally.moves - before

    def leave(self) -> None:
        """Hang up; nothing may have been refused."""
        self.pause()
        for seat in self.seats:
            seat.transport.disconnect()
        assert not self.tally.refused, self.tally.refused[:3]
