"""What the server counts, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

REGISTRY = CollectorRegistry()
CONTENT_TYPE = CONTENT_TYPE_LATEST

MOVES = Counter("katta_moves", "Moves that were stored and acknowledged", ["game"], registry=REGISTRY)
REFUSALS = Counter("katta_refusals", "Requests that were refused", ["code"], registry=REGISTRY)
COMMITS = Counter("katta_commits", "Transactions of the store", registry=REGISTRY)
COMMITTED = Counter("katta_committed", "Changes in those transactions", registry=REGISTRY)
TABLES = Gauge("katta_tables", "Tables in memory", registry=REGISTRY)
CLIENTS = Gauge("katta_clients", "Clients connected", registry=REGISTRY)
THINKING = Gauge("katta_bots_thinking", "Bots that wait for a thread or think", registry=REGISTRY)
BOT_SECONDS = Histogram("katta_bot_seconds", "How long bots take for a move", registry=REGISTRY)
THOUGHTS = Counter("katta_thoughts", "Thoughts that led to an answer, by urgency", ["urgency"], registry=REGISTRY)
DROPPED = Counter(
    "katta_thoughts_dropped", "Thoughts that nobody wanted any more, by urgency", ["urgency"], registry=REGISTRY
)
HINDSIGHTS = Counter("katta_hindsights", "Finished games that were reviewed", registry=REGISTRY)
PUSHES = Counter("katta_pushes", "Messages to devices, by what became of them", ["outcome"], registry=REGISTRY)
DROPPED_LINES = Counter("katta_log_lines_dropped", "Lines of the log that nobody took in time", registry=REGISTRY)
MOVE_SECONDS = Histogram(
    "katta_move_seconds",
    "From a person's move to its commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0),
    registry=REGISTRY,
)


def exposition() -> bytes:
    """All of it in Prometheus's format."""
    return generate_latest(REGISTRY)
