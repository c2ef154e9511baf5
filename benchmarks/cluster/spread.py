"""The same people as at one server, spread over several."""

import asyncio
from collections.abc import Sequence

from benchmarks.load.crowd import PATIENCE, SEATS, Crowd
from benchmarks.load.player import Seat, connect
from benchmarks.load.process import Server


class Spread(Crowd):
    """Three people at each of many tables, which the servers have made in turns."""

    @classmethod
    async def among(cls, servers: Sequence[Server], game: str, tables: int, are_at_home: bool) -> "Spread":
        """Everybody has sat down: through the server where the table lives, or through one after the other."""
        crowd = cls()
        people = [{"kind": "person", "name": f"player {seat}"} for seat in range(SEATS)]
        for table in range(tables):
            home = servers[table % len(servers)]
            made = home.post("/api/tables", {"game": game, "seats": people})
            sent: dict[int, float] = {}
            for number, link in enumerate(made["seats"]):
                seat = Seat(link["secret"], sent, crowd.tally, lambda: crowd.is_paused)
                server = home if are_at_home else servers[(table + number) % len(servers)]
                await connect(seat, server.port)
                seat.enter(made["table"]["table"])
                crowd.seats.append(seat)
        async with asyncio.timeout(PATIENCE):
            while not all(seat.welcomed for seat in crowd.seats):
                await asyncio.sleep(0.05)
        return crowd
