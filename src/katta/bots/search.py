"""Information-set Monte Carlo tree search, written once for all games.

Every iteration draws a world that the searching seat holds possible, goes down one tree of what that seat observes,
adds a node, plays the game on by the game's policy, and credits every mover on the way with its share of the victory.
Chance is sampled in the world; what the seat sees of it is an edge of the tree, what it does not see is none.
"""

import math
from typing import Any

from katta.bots.tree import DEEPEST, NONE, Nodes, Path
from katta.core.compiler import procedure
from katta.core.contract import (
    CHANCE,
    OVER,
    Moves,
    Scores,
    State,
    actor,
    apply,
    legal,
    resample,
    sample,
    score,
    winners,
)
from katta.core.generator import Generator, below
from katta.core.knowledge import Priors, Shares, evaluate, horizon, observe, policy, prior

WIDEST = 128
"""A decision of another seat with more moves than this is left to the policy: its world hardly ever comes again."""

MOST_CHILDREN = 96
"""Of the searching seat's own moves, the most promising ones that the tree looks at."""

UNTRIED = 0.05
"""How much worse than its tried siblings an untried move is taken to be."""


@procedure
def search(
    states: Any, seat: int, iterations: int, nodes: Nodes, used: Path, path: Path, moves: Moves, priors: Priors,
    shares: Shares, scores: Scores, generator: Generator, exploration: float, depth: int, guided: bool,
) -> None:  # fmt: skip
    """Go through `iterations` worlds of the concealed `states[0]`, each in `states[1]`."""
    for _ in range(iterations):
        states[1] = states[0]
        s = states[1]
        resample(s, generator)
        stop = horizon(s) + depth if depth > 0 else 0
        length = descend(s, seat, nodes, used, path, moves, priors, generator, exploration)
        finish(s, moves, shares, scores, generator, stop, guided)
        credit(nodes, path, length, shares, scores)


@procedure
def descend(
    s: State, seat: int, nodes: Nodes, used: Path, path: Path, moves: Moves, priors: Priors, generator: Generator,
    exploration: float,
) -> int:  # fmt: skip
    """Follow the tree to a node that was never visited, or to the end; returns how many nodes lie on the path."""
    node = 0
    path[0] = 0
    length = 1
    who = actor(s)
    while who != OVER and length < DEEPEST:
        if who == CHANCE:
            outcome = sample(s, generator)
            key = observe(s, outcome, seat)
            apply(s, outcome)
            if key >= 0:
                node = child_of(nodes, used, node, outcome, key, CHANCE)
        elif who == seat:
            node = own_choice(s, seat, nodes, used, node, moves, priors, exploration)
            if node != NONE:
                apply(s, int(nodes[node].move))
        else:
            node = their_choice(s, seat, who, nodes, used, node, moves, priors, generator, exploration)
        if node == NONE:
            break
        if path[length - 1] != node:
            path[length] = node
            length += 1
            if who != CHANCE and nodes[node].visits == 0:
                break
        who = actor(s)
    return length


@procedure
def add_node(nodes: Nodes, used: Path, parent: int, move: int, key: int, seat: int, weight: float) -> int:
    """A new child at the head of its parent's children, or NONE when the memory is full."""
    new = used[0]
    if new >= len(nodes):
        return NONE
    used[0] += 1
    node = nodes[new]
    node.move, node.key, node.seat, node.complete = move, key, seat, 0
    node.first, node.next, node.visits, node.available = NONE, nodes[parent].first, 0, 0
    node.prior, node.reward, node.square, node.points = weight, 0.0, 0.0, 0.0
    nodes[parent].first = new
    return new


@procedure
def find_child(nodes: Nodes, parent: int, key: int) -> int:
    """The child that a key leads to, or NONE."""
    child = nodes[parent].first
    while child != NONE and nodes[child].key != key:
        child = nodes[child].next
    return child


@procedure
def child_of(nodes: Nodes, used: Path, parent: int, move: int, key: int, seat: int) -> int:
    """The child that a key leads to, made if there is none."""
    child = find_child(nodes, parent, key)
    return child if child != NONE else add_node(nodes, used, parent, move, key, seat, 1.0)


@procedure
def own_choice(
    s: State, seat: int, nodes: Nodes, used: Path, node: int, moves: Moves, priors: Priors, exploration: float
) -> int:
    """The searching seat's move: its legal moves are the same in every world, so they are listed once."""
    if nodes[node].complete == 0:
        expand(s, seat, nodes, used, node, moves, priors)
    best = NONE
    best_value = -1.0
    fallback = mean_of_children(nodes, node, seat) - UNTRIED
    width = exploration * math.sqrt(nodes[node].visits + 1.0)
    child = nodes[node].first
    while child != NONE:
        n = nodes[child]
        value = n.reward / n.visits if n.visits > 0 else fallback
        value += width * n.prior / (1 + n.visits)
        if n.seat == seat and value > best_value:
            best = child
            best_value = value
        child = n.next
    return best


@procedure
def expand(s: State, seat: int, nodes: Nodes, used: Path, node: int, moves: Moves, priors: Priors) -> None:
    """List the searching seat's legal moves as children, at most the MOST_CHILDREN most promising."""
    count = legal(s, moves)
    prior(s, moves, count, priors)
    enough = promising_enough(priors, count)
    room = MOST_CHILDREN
    for i in range(count):
        room -= priors[i] > enough
    for i in range(count - 1, -1, -1):
        is_tied = priors[i] == enough
        if priors[i] > enough or (is_tied and room > 0):
            add_node(nodes, used, node, moves[i], moves[i], seat, priors[i])
            room -= is_tied
    nodes[node].complete = 1


@procedure
def promising_enough(priors: Priors, count: int) -> float:
    """The lowest prior among the MOST_CHILDREN highest; moves that equal it fill the places that are left."""
    if count <= MOST_CHILDREN:
        return 0.0
    enough = 0.0
    for i in range(count):
        above = 0
        for j in range(count):
            above += priors[j] > priors[i]
        if above < MOST_CHILDREN and (enough == 0.0 or priors[i] < enough):
            enough = priors[i]
    return enough


@procedure
def their_choice(
    s: State, seat: int, who: int, nodes: Nodes, used: Path, node: int, moves: Moves, priors: Priors,
    generator: Generator, exploration: float,
) -> int:  # fmt: skip
    """Another seat's move in this world, made; NONE when the tree is left."""
    count = legal(s, moves)
    if count > WIDEST:
        return NONE
    prior(s, moves, count, priors)
    best = NONE
    best_index = below(generator, count)
    best_value = -1.0
    fallback = mean_of_children(nodes, node, who) - UNTRIED
    for i in range(count):
        child = find_child(nodes, node, observe(s, int(moves[i]), seat))
        value = fallback + exploration * math.sqrt(nodes[node].visits + 1.0) * priors[i]
        if child != NONE:
            nodes[child].available += 1
            n = nodes[child]
            value = n.reward / n.visits if n.visits > 0 else fallback
            value += exploration * math.sqrt(n.available + 0.0) * priors[i] / (1 + n.visits)
        if value > best_value:
            best, best_index, best_value = child, i, value
    move = int(moves[best_index])
    if best == NONE:
        best = add_node(nodes, used, node, move, observe(s, move, seat), who, priors[best_index])
    apply(s, move)
    return best


@procedure
def mean_of_children(nodes: Nodes, node: int, seat: int) -> float:
    """What the decision at a node has been worth to its seat so far.

    A node can have children of two kinds: a chance outcome that the searching seat sees only in part (a Scorpion drawn
    by another) and, where it saw nothing, the moves that follow.
    """
    visits = 0
    reward = 0.0
    child = nodes[node].first
    while child != NONE:
        if nodes[child].seat == seat:
            visits += nodes[child].visits
            reward += nodes[child].reward
        child = nodes[child].next
    return reward / visits if visits > 0 else 0.5


@procedure
def finish(
    s: State, moves: Moves, shares: Shares, scores: Scores, generator: Generator, stop: int, guided: bool
) -> None:
    """Play on to the end, or to the horizon, and write each seat's share of the victory and its points."""
    who = actor(s)
    while who != OVER and (stop == 0 or horizon(s) < stop):
        if who == CHANCE:
            apply(s, sample(s, generator))
        else:
            count = legal(s, moves)
            apply(s, policy(s, moves, count, generator) if guided else int(moves[below(generator, count)]))
        who = actor(s)
    score(s, scores)
    if who == OVER:
        share_victory(s, shares)
    else:
        evaluate(s, shares)


@procedure
def share_victory(s: State, shares: Shares) -> None:
    """A shared victory is split."""
    mask = winners(s)
    count = 0
    for seat in range(s.seats):
        count += mask >> seat & 1
    for seat in range(s.seats):
        shares[seat] = (mask >> seat & 1) / count


@procedure
def credit(nodes: Nodes, path: Path, length: int, shares: Shares, scores: Scores) -> None:
    """Tell every node on the path what its mover got."""
    nodes[0].visits += 1
    for i in range(1, length):
        n = nodes[path[i]]
        n.visits += 1
        if n.seat >= 0:
            n.reward += shares[n.seat]
            n.square += shares[n.seat] * shares[n.seat]
            n.points += scores[n.seat]
