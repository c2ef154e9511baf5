"""Whoever runs several servers looks after all tables at any of them."""

import pytest

from tests.cluster.harness import Cluster, Member, request
from tests.server.harness import seated, wait_until
from tests.template import run

GONE = 410


def admin(member: Member, *arguments: str) -> str:
    """`katta admin` on the machine of a server."""
    settings = [option for option in member.options if option.startswith(("--database", "--key-file"))]
    done = run("admin", *arguments, *settings, "--lang=en", XDG_DATA_HOME=str(member.database.parent))
    assert done.returncode == 0, (done.stdout, done.stderr)
    return done.stdout


@pytest.mark.parametrize("deed", ["close", "delete"])
def test_a_table_is_ended_at_the_server_where_it_lives(cluster: Cluster, deed: str) -> None:
    home, way, other = cluster.members
    made = home.make("mada", "Ada", "Ben", clock=3600)
    name = made["table"]["table"]
    with seated(ada := way.guest(made, 0)):
        admin(other, deed, name)
        assert ada.until(lambda told: told["type"] == "refused")["code"] == "server.closed"
    for member in cluster.members:
        status, answer = request(member.origin, f"/api/tables/{name}")
        code = "server.closed" if deed == "close" else "server.no-such-table"
        assert (status, answer["code"]) == (GONE if deed == "close" else 404, code)
    wait_until(lambda: f'"act": "{deed}"' in home.log.read_text())
    assert f'"act": "{deed}"' not in other.log.read_text()
