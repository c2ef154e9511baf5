"""A program that plays against Katta's bots, with nothing but Python's standard library.

    katta arena mada medium --against-command "python3 examples/cautious_client.py"

It plays any game: of the moves it may choose from, the one with the smallest numbers in it. docs/bots/protocol.md
describes the protocol.
"""

import json
import re
import sys


def smallest(move: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", move)]


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello" and message["protocol"] != 1:
            sys.exit(f"I speak protocol 1, not {message['protocol']}")
        if message["type"] == "move":
            print(min(message["moves"], key=smallest), flush=True)
        if message["type"] == "bye":
            break


if __name__ == "__main__":
    main()
