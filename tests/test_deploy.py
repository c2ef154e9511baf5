"""The files of deploy/: as far as a machine without a container engine can tell, they fit together and fit Katta."""

import configparser
import ipaddress
import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml
from typer.core import TyperCommand, TyperGroup

from katta.cli.app import app
from katta.cli.configuration import HELD_BY_A_FILE, PREFIX, key, options, variable
from katta.terminal.failure import Misuse

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
DOMAIN = "KATTA_DOMAIN"
"""Of the compose file itself; no container of Katta sees it."""
ADDRESS = "KATTA_ADDRESS"


def settings() -> set[str]:
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    serve = group.commands["serve"]
    assert isinstance(serve, TyperCommand)
    return {key(option) for option in options(serve)}


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def compose() -> Any:
    return yaml.safe_load(text("compose.yaml"))


@pytest.fixture(scope="module")
def container() -> list[tuple[str, str]]:
    """The instructions of the Containerfile."""
    lines = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text("Containerfile"), flags=re.MULTILINE)).splitlines()
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines if line)]


@pytest.fixture(scope="module")
def variables(container: list[tuple[str, str]]) -> dict[str, str]:
    """What the container sets."""
    pairs = [pair.partition("=") for word, rest in container if word == "ENV" for pair in shlex.split(rest)]
    return {name: value for name, _, value in pairs}


@pytest.fixture(scope="module")
def unit() -> configparser.RawConfigParser:
    parser = configparser.RawConfigParser(strict=False)
    parser.read_string(text("katta.service"))
    return parser


def test_every_variable_that_is_set_for_katta_is_a_setting():
    known = {variable(name) for name in settings()}
    texts = [path.read_text(encoding="utf-8") for path in DEPLOY.iterdir() if path.is_file()]
    found = {name for written in texts for name in re.findall(rf"{PREFIX}[A-Z_]+", written)}
    assert {name.removesuffix(HELD_BY_A_FILE) for name in found} - {DOMAIN, ADDRESS} <= known


def test_the_compose_file_gives_katta_no_variable_but_settings(compose):
    known = {variable(name) for name in settings()}
    given = compose["services"]["katta"]["environment"]
    assert {name.removesuffix(HELD_BY_A_FILE) for name in given} <= known


def test_the_services_know_each_other(compose, variables):
    services = compose["services"]
    assert services["proxy"]["environment"][ADDRESS] == f"katta:{variables['KATTA_PORT']}"
    assert set(services["katta"]["networks"]) == {"front", "back"}
    [subnet] = [config["subnet"] for config in compose["networks"]["front"]["ipam"]["config"]]
    assert ipaddress.ip_network(services["katta"]["environment"]["KATTA_TRUSTED_PROXY"]) == ipaddress.ip_network(subnet)
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        assert set(service["networks"]) <= set(compose["networks"])
        assert set(service.get("secrets", ())) <= set(compose["secrets"])


def test_no_password_stands_in_the_compose_file(compose):
    for service in compose["services"].values():
        for name, value in service["environment"].items():
            assert "PASSWORD" not in name or name.endswith(HELD_BY_A_FILE)
            if name.endswith(HELD_BY_A_FILE):
                assert Path(value).name in service["secrets"]
    ignored = (ROOT / ".gitignore").read_text().splitlines()
    assert all(Path(secret["file"]).parent == Path("secrets") for secret in compose["secrets"].values())
    assert "/deploy/secrets/" in ignored
    assert "deploy/secrets" in (ROOT / ".dockerignore").read_text().splitlines()


def test_what_the_compose_file_names_is_there(compose, container):
    build = compose["services"]["katta"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    mounted = [volume.split(":")[:2] for service in compose["services"].values() for volume in service["volumes"]]
    for source, _ in mounted:
        assert (DEPLOY / source).is_file() if source.startswith("./") else source in compose["volumes"]
    kept = next(rest for word, rest in container if word == "VOLUME")
    assert all(f'"{target}"' in kept for source, target in mounted if source == "compiled")


def test_the_container_is_built_of_what_is_there(container):
    stages = [rest.rpartition(" AS ")[2] for word, rest in container if word == "FROM" and " AS " in rest]
    for rest in (rest for word, rest in container if word == "COPY"):
        first, *others = rest.split()
        if first.startswith("--from="):
            assert first.removeprefix("--from=") in stages
            assert others[0] == "/katta/dist/"
        else:
            assert (ROOT / first).exists()
    commands = " ".join(rest for word, rest in container if word == "RUN")
    targets = re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text(), flags=re.MULTILINE)
    assert "make wheel" in commands
    assert "wheel" in targets
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert all(extra in extras for extra in re.findall(r"whl\)\[([a-z]+)\]", commands))


def test_the_container_listens_where_it_says(container, variables):
    rests = dict(container)
    assert rests["EXPOSE"] == variables["KATTA_PORT"]
    assert f":{variables['KATTA_PORT']}/healthz" in rests["HEALTHCHECK"]
    assert rests["CMD"] == '["katta", "serve"]'
    assert rests["USER"] == "katta"
    assert {variables["XDG_DATA_HOME"] + "/katta", variables["NUMBA_CACHE_DIR"]} == set(json.loads(rests["VOLUME"]))


def test_the_service_starts_katta_with_the_settings_file(unit):
    command = shlex.split(unit["Service"]["ExecStart"])
    assert command[1] == "serve"
    given = [word.removeprefix("--") for word in command if word.startswith("--")]
    assert set(given) <= settings()
    assert Path(command[command.index("--config") + 1]).name == "katta.toml"


def test_the_service_may_write_where_katta_does_and_nowhere_else(unit):
    service = unit["Service"]
    folders = dict(pair.split("=") for pair in service["Environment"].split())
    assert folders["XDG_DATA_HOME"] + "/katta" == f"/var/lib/{service['StateDirectory']}"
    assert folders["NUMBA_CACHE_DIR"] == f"/var/cache/{service['CacheDirectory']}"
    assert service["ProtectSystem"] == "strict"
    for name in ("DynamicUser", "NoNewPrivileges", "PrivateTmp", "ProtectHome", "RestrictNamespaces"):
        assert service[name] == "yes"
    assert service["CapabilityBoundingSet"] == ""
    assert "MemoryDenyWriteExecute" not in service


def test_the_settings_file_is_accepted():
    assert set(tomllib.loads(text("katta.toml"))) <= settings()
    with pytest.raises(Misuse) as caught:
        app(["serve", f"--config={DEPLOY / 'katta.toml'}", "--base-path=no path"], standalone_mode=False)
    assert caught.value.message.id == "error-serve-base-path"


Block = list[tuple[list[str], "Block | None"]]


def blocks(words: Iterator[str]) -> Block:
    """The directives of a file of nginx, each with its block."""
    found: Block = []
    directive: list[str] = []
    for word in words:
        if word == ";":
            found.append((directive, None))
            directive = []
        elif word == "{":
            found.append((directive, blocks(words)))
            directive = []
        elif word == "}":
            break
        else:
            directive.append(word)
    assert directive == []
    return found


def test_nginx_passes_on_what_katta_must_know():
    plain = re.sub(r"#.*", "", text("nginx.conf"))
    assert plain.count("{") == plain.count("}")
    main = blocks(iter(re.findall(r'"[^"]*"|[;{}]|[^\s;{}]+', plain)))
    server = next(block for words, block in main if words == ["server"] and block)
    location = next(block for words, block in server if words == ["location", "/"] and block)
    said = {tuple(words[:-1]): words[-1] for words, _ in location}
    listening = tomllib.loads(text("katta.toml"))
    assert said[("proxy_pass",)] == f"http://{listening['host']}:{listening['port']}"
    assert said[("proxy_http_version",)] == "1.1"
    headers = {words[1]: value for words, value in said.items() if words[0] == "proxy_set_header"}
    assert headers["Host"] == "$host"
    assert headers["X-Forwarded-For"] == "$proxy_add_x_forwarded_for"
    assert headers["X-Forwarded-Proto"] == "$scheme"
    assert headers["Forwarded"] == '""'
    assert (headers["Upgrade"], headers["Connection"]) == ("$http_upgrade", "$katta_connection")
    assert any(words == ["map", "$http_upgrade", "$katta_connection"] for words, _ in main)
    [name] = {words[1] for words, _ in server if words[0] == "server_name"}
    assert [name] == listening["allowed-host"]


def test_caddy_leads_to_katta():
    plain = re.sub(r"(?m)^#.*\n", "", text("Caddyfile"))
    listening = tomllib.loads(text("katta.toml"))
    assert plain.count("{") == plain.count("}")
    assert f"{{${DOMAIN}:{listening['allowed-host'][0]}}} {{" in plain
    assert f"reverse_proxy {{${ADDRESS}:{listening['host']}:{listening['port']}}} {{" in plain
    assert "header_up -Forwarded" in plain
