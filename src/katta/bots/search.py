"""Information-set Monte Carlo tree search, written once for all games.

Every iteration draws a world that the searching seat holds possible, goes down one tree of what that seat observes,
adds a node, plays the game on by the game's policy, and credits every mover on the way with its share of the victory.
Chance is sampled in the world; what the seat sees of it is an edge of the tree, what it does not see is none.
"""

import math

from katta.bots.tree import DEEPEST, NONE, Workspace
from katta.core.compiler import procedure
from katta.core.contract import CHANCE, OVER, Moves, actor, apply, legal, resample, sample, score, winners
from katta.core.declare.records import State
from katta.core.declare.statements import SILENT
from katta.core.knowledge import Priors, Shares, evaluate, horizon, observe, policy, prior
from katta.core.playout import NEVER, playout

WIDEST = 128
"""A decision of another seat with more moves than this is left to the policy: its world hardly ever comes again."""

MOST_CHILDREN = 96
"""Of the searching seat's own moves, the most promising ones that the tree looks at."""

NO_MOVE = -1
"""Instead of a first move: the search chooses it."""

UNTRIED = 0.05
"""How much worse than its tried siblings an untried move is taken to be."""


@procedure
def search(w: Workspace, seat: int, iterations: int, exploration: float, depth: int, guided: bool) -> None:
    """Go through `iterations` worlds of the concealed `w.states[0]`."""
    for _ in range(iterations):
        explore(w, NO_MOVE, seat, exploration, depth, guided)


@procedure
def explore(w: Workspace, first: int, seat: int, exploration: float, depth: int, guided: bool) -> None:
    """Go through one world, in `w.states[1]`; after a first move of the seat, if there is one."""
    w.states[1] = w.states[0]
    s = w.states[1]
    resample(s, w.generator)
    stop = horizon(s) + depth if depth > 0 else NEVER
    if first != NO_MOVE:
        apply(s, first, SILENT)
    length = descend(w, s, seat, exploration, guided)
    finish(w, s, stop, guided)
    credit(w, length)


@procedure
def descend(w: Workspace, s: State, seat: int, exploration: float, guided: bool) -> int:
    """Follow the tree to a node that was never visited, or to the end; returns how many nodes lie on the path."""
    node = 0
    w.path[0] = 0
    length = 1
    who = actor(s)
    while who != OVER and length < DEEPEST:
        if who == CHANCE:
            outcome = sample(s, w.generator)
            key = observe(s, outcome, seat)
            apply(s, outcome, SILENT)
            if key >= 0:
                node = outcome_child(w, node, outcome, key)
        elif who == seat:
            node = own_choice(w, s, seat, node, exploration, guided)
            if node != NONE:
                apply(s, int(w.nodes[node].move), SILENT)
        else:
            node = their_choice(w, s, seat, who, node, exploration, guided)
        if node == NONE:
            break
        if w.path[length - 1] != node:
            w.path[length] = node
            length += 1
            if who != CHANCE and w.nodes[node].visits == 0:
                break
        who = actor(s)
    return length


@procedure
def add_node(w: Workspace, parent: int, move: int, key: int, seat: int, weight: float) -> int:
    """A new child at the head of its parent's children, or NONE when the memory is full."""
    new = int(w.used[0])
    if new >= len(w.nodes):
        return NONE
    w.used[0] += 1
    node = w.nodes[new]
    node.move, node.key, node.seat, node.complete = move, key, seat, 0
    node.first, node.next, node.visits, node.available = NONE, w.nodes[parent].first, 0, 0
    node.prior, node.reward, node.square, node.points = weight, 0.0, 0.0, 0.0
    w.nodes[parent].first = new
    return new


@procedure
def outcome_child(w: Workspace, parent: int, outcome: int, key: int) -> int:
    """The child that what is seen of an outcome leads to, made if there is none."""
    child = int(w.nodes[parent].first)
    while child != NONE and w.nodes[child].key != key:
        child = int(w.nodes[child].next)
    return child if child != NONE else add_node(w, parent, outcome, key, CHANCE, 1.0)


@procedure
def own_choice(w: Workspace, s: State, seat: int, node: int, exploration: float, guided: bool) -> int:
    """The searching seat's move: its legal moves are the same in every world, so they are listed once.

    A node can have children of two kinds: a chance outcome that the searching seat sees only in part (a Scorpion drawn
    by another) and, where it saw nothing, the moves that follow; `seat` tells them apart.
    """
    if w.nodes[node].complete == 0:
        expand(w, s, seat, node, guided)
    best = NONE
    best_value = -1.0
    fallback = mean_of_children(w, node, seat) - UNTRIED
    width = exploration * math.sqrt(w.nodes[node].visits + 1.0)
    child = int(w.nodes[node].first)
    while child != NONE:
        n = w.nodes[child]
        value = n.reward / n.visits if n.visits > 0 else fallback
        value += width * n.prior / (1 + n.visits)
        if n.seat == seat and value > best_value:
            best = child
            best_value = value
        child = int(n.next)
    return best


@procedure
def mean_of_children(w: Workspace, node: int, seat: int) -> float:
    """What a seat's decision at a node has been worth to it so far."""
    visits = 0
    reward = 0.0
    child = int(w.nodes[node].first)
    while child != NONE:
        n = w.nodes[child]
        if n.seat == seat:
            visits += n.visits
            reward += n.reward
        child = int(n.next)
    return reward / visits if visits > 0 else 0.5


@procedure
def expand(w: Workspace, s: State, seat: int, node: int, guided: bool) -> None:
    """List the searching seat's legal moves as children, at most the MOST_CHILDREN most promising."""
    moves, priors = w.moves, w.priors
    count = legal(s, moves)
    judge(s, moves, count, priors, guided)
    enough = promising_enough(priors, count)
    room = MOST_CHILDREN
    for i in range(count):
        room -= priors[i] > enough
    for i in range(count - 1, -1, -1):
        is_tied = priors[i] == enough
        if priors[i] > enough or (is_tied and room > 0):
            add_node(w, node, int(moves[i]), int(moves[i]), seat, priors[i])
            room -= is_tied
    w.nodes[node].complete = 1


@procedure
def judge(s: State, moves: Moves, count: int, priors: Priors, guided: bool) -> None:
    """How promising the moves look to the game's knowledge; without guidance all look alike."""
    if guided:
        prior(s, moves, count, priors)
    else:
        for i in range(count):
            priors[i] = 1.0 / count


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
def their_choice(w: Workspace, s: State, seat: int, who: int, node: int, exploration: float, guided: bool) -> int:
    """Another seat's move in this world, made; NONE when the tree is left."""
    count = legal(s, w.moves)
    if count > WIDEST:
        return NONE
    judge(s, w.moves, count, w.priors, guided)
    fallback = match_children(w, s, seat, who, node, count) - UNTRIED
    best = 0
    best_value = -1.0
    for i in range(count):
        value = fallback
        available, visits = float(w.nodes[node].visits + 1), 0
        if w.children[i] != NONE:
            n = w.nodes[w.children[i]]
            available, visits = float(n.available), int(n.visits)
            value = n.reward / visits if visits > 0 else fallback
        value += exploration * math.sqrt(available) * w.priors[i] / (1 + visits)
        if value > best_value:
            best, best_value = i, value
    chosen = int(w.children[best])
    if chosen == NONE:
        chosen = add_node(w, node, int(w.moves[best]), int(w.keys[best]), who, w.priors[best])
    apply(s, int(w.moves[best]), SILENT)
    return chosen


@procedure
def match_children(w: Workspace, s: State, seat: int, who: int, node: int, count: int) -> float:
    """Find the child of each legal move, in one walk over them; returns what the decision has been worth so far."""
    for i in range(count):
        w.keys[i] = observe(s, int(w.moves[i]), seat)
        w.children[i] = NONE
    visits = 0
    reward = 0.0
    child = int(w.nodes[node].first)
    while child != NONE:
        n = w.nodes[child]
        if n.seat == who:
            visits += n.visits
            reward += n.reward
            for i in range(count):
                if w.keys[i] == n.key:
                    w.children[i] = child
                    n.available += 1
        child = int(n.next)
    return reward / visits if visits > 0 else 0.5


@procedure
def finish(w: Workspace, s: State, stop: int, guided: bool) -> None:
    """Play on to the end, or to the horizon, and write each seat's share of the victory and its points."""
    if guided:
        while actor(s) != OVER and (stop == NEVER or horizon(s) < stop):
            if actor(s) == CHANCE:
                apply(s, sample(s, w.generator), SILENT)
            else:
                apply(s, policy(s, w.moves, legal(s, w.moves), w.generator), SILENT)
    else:
        playout(s, w.generator, w.moves, stop)
    score(s, w.scores)
    if actor(s) == OVER:
        share_victory(s, w.shares)
    else:
        evaluate(s, w.shares)


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
def credit(w: Workspace, length: int) -> None:
    """Tell every node on the path what its mover got."""
    w.nodes[0].visits += 1
    for i in range(1, length):
        n = w.nodes[w.path[i]]
        n.visits += 1
        if n.seat >= 0:
            n.reward += w.shares[n.seat]
            n.square += w.shares[n.seat] * w.shares[n.seat]
            n.points += w.scores[n.seat]
