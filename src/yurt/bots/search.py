"""Search from a view: information-set Monte-Carlo tree search, joined with a game's rules.

Each try begins in another world that fits the view. In the tree, the seat that thinks (and the
others, where they are said to think too) follows the move that promises most among those legal in
this world; chance is drawn. Where the tree ends, the game is played on by ``prefer`` and judged.

A node is what the seat that thinks has seen of the way there, chance included, so one node stands
for all worlds that look alike. Its moves are those that ``prefer`` proposes, and those proposed
more often are tried more: so a little thinking plays like the policy, and more plays better. A
move that is never proposed is not looked at, however many there are.

Everything lies in arrays that were made before; numbers of nodes and edges are counted from 1
where 0 means none.
"""

import math
from typing import TYPE_CHECKING

import numpy as np

from yurt.engine.chance import SHIFT_7, SHIFT_13, SHIFT_17
from yurt.engine.jit import kernel
from yurt.engine.layout import CHANCE, NOBODY, Array, Record

if TYPE_CHECKING:
    from yurt.bots.defaults.imagine import imagine
    from yurt.bots.defaults.judge import judge
    from yurt.bots.defaults.paused import paused
    from yurt.bots.defaults.prefer import prefer
    from yurt.bots.shares import share_win
    from yurt.engine.rulebook import apply, draw, legal, seen, to_move

# What a search counts: tries made, events played, nodes, edges, and times that moves were marked.
COUNT_TRIES = 0
COUNT_EVENTS = 1
COUNT_NODES = 2
COUNT_EDGES = 3
COUNT_MARKS = 4
# Columns of a node: its first edge, and how often it was come to.
NODE_EDGE = 0
NODE_TIMES = 1
# Columns of an edge: its move, the next edge of its node, how often it was followed, and how often
# the policy proposed it.
EDGE_MOVE = 0
EDGE_NEXT = 1
EDGE_TIMES = 2
EDGE_IDEAS = 3
# How often the policy is asked for a move at a node.
MOST_IDEAS = 48
MOST_IDEAS_ROOT = 1024
# The share of a bonus that all moves have alike, whatever the policy likes.
EVEN = 0.25
# Making a world costs about as much time as so many events, and is counted like them.
WORLD_EVENTS = 32


@kernel
def call_think(
    views: Array, seat: int, players: int, rng: Array, limits: Array, exploration: float,
    worlds: Array, moves: Array, marks: Array, counts: Array, keys: Array, homes: Array,
    nodes: Array, edges: Array, worth: Array, path: Array, points: Array, shares: Array,
    tally: Array,
) -> None:  # fmt: skip
    """Goes on until there were so many tries or events. ``limits``: tries, events, own decisions
    below the root, events of a game that is played on, whether the others think. ``tally``: sum and
    sum of squares of what the seat has won in all tries."""
    s = worlds[0]
    while counts[COUNT_TRIES] < limits[0] and counts[COUNT_EVENTS] < limits[1]:
        bold = exploration * deviation(counts[COUNT_TRIES], tally)
        worlds[0] = views[0]
        imagine(views[0], seat, rng, s)
        length = descend(
            s, seat, rng, limits, bold, moves, marks, counts, keys, homes, nodes, edges, worth, path
        )  # fmt: skip
        play_on(s, rng, moves, counts, limits[3], True)
        if to_move(s) == NOBODY:
            share_win(s, players, points, shares)
        else:
            judge(s, players, points, shares)
        for step in range(length):
            edge = path[step, 0]
            won = shares[path[step, 1]]
            edges[edge, EDGE_TIMES] += 1
            worth[edge, 0] += won
            worth[edge, 1] += won * won
        tally[0] += shares[seat]
        tally[1] += shares[seat] * shares[seat]
        counts[COUNT_TRIES] += 1
        counts[COUNT_EVENTS] += WORLD_EVENTS


@kernel
def deviation(tries: int, tally: Array) -> float:
    """How much the tries differ, twice the standard deviation: 1 between sure wins and sure losses.
    One try more that differs as much as that makes a beginning."""
    mean = tally[0] / max(1, tries)
    spread = max(0.0, tally[1] - tries * mean * mean)
    return 2 * math.sqrt((spread + 0.25) / (tries + 1))


@kernel
def descend(
    s: Record, seat: int, rng: Array, limits: Array, bold: float, moves: Array, marks: Array,
    counts: Array, keys: Array, homes: Array, nodes: Array, edges: Array, worth: Array,
    path: Array,
) -> int:  # fmt: skip
    """Follows the tree to a position that it does not hold yet; answers how many edges led there,
    written with who chose them."""
    key = np.uint64(1)
    node = 0
    length = 0
    while length <= limits[2]:
        actor = to_move(s)
        if actor == NOBODY or (length > 0 and paused(s)):
            break
        if actor == CHANCE:
            event = draw(s, rng)
        else:
            count = legal(s, moves)
            if count == 1:
                event = int(np.int64(moves[0]))
            elif actor != seat and limits[4] == 0:
                event = int(np.int64(moves[prefer(s, moves, count, rng)]))
            else:
                if length > 0:
                    node = find_node(key, counts, keys, homes, nodes)
                    if node < 0 or counts[COUNT_EDGES] == len(edges):
                        break
                edge = pick_edge(
                    s, node, rng, bold, moves, count, marks, counts, nodes, edges, worth
                )
                path[length, 0] = edge
                path[length, 1] = actor
                length += 1
                event = int(np.int64(edges[edge, EDGE_MOVE]))
        key = mixed(key, seen(s, event, seat))
        apply(s, event)
        counts[COUNT_EVENTS] += 1
    return length


@kernel
def mixed(key: np.uint64, code: int) -> np.uint64:
    """The key of a position after an event, as the seat that thinks saw it."""
    word = key ^ np.uint64(code + 1)
    word ^= word << SHIFT_13
    word ^= word >> SHIFT_7
    word ^= word << SHIFT_17
    return word


@kernel
def find_node(key: np.uint64, counts: Array, keys: Array, homes: Array, nodes: Array) -> int:
    """The node with this key; -1 if there was none, which there is from now on."""
    slot = int(np.int64(key & np.uint64(len(homes) - 1)))
    while homes[slot] > 0:
        if keys[slot] == key:
            return int(np.int64(homes[slot])) - 1
        slot = slot + 1 if slot + 1 < len(homes) else 0
    if counts[COUNT_NODES] < len(nodes):
        counts[COUNT_NODES] += 1
        keys[slot] = key
        homes[slot] = counts[COUNT_NODES]
    return -1


@kernel
def pick_edge(
    s: Record, node: int, rng: Array, bold: float, moves: Array, count: int, marks: Array,
    counts: Array, nodes: Array, edges: Array, worth: Array,
) -> int:  # fmt: skip
    """The edge to follow from a node, of those that are legal in this world."""
    counts[COUNT_MARKS] += 1
    for place in range(count):
        marks[moves[place]] = counts[COUNT_MARKS]
    nodes[node, NODE_TIMES] += 1
    first = int(np.int64(nodes[node, NODE_EDGE])) - 1
    if first < 0 or nodes[node, NODE_TIMES] <= (MOST_IDEAS_ROOT if node == 0 else MOST_IDEAS):
        move = int(np.int64(moves[prefer(s, moves, count, rng)]))
        edge = edge_of(node, move, nodes, edges)
        if edge < 0 and counts[COUNT_EDGES] < len(edges):
            edge = add_edge(node, move, counts, nodes, edges)
        if edge >= 0:
            edges[edge, EDGE_IDEAS] += 1
    best = most_promising(node, bold, counts[COUNT_MARKS], marks, nodes, edges, worth)
    if best < 0:
        # None of the edges is legal in this world.
        move = int(np.int64(moves[prefer(s, moves, count, rng)]))
        best = add_edge(node, move, counts, nodes, edges)
    return best


@kernel
def most_promising(
    node: int, bold: float, mark: int, marks: Array, nodes: Array, edges: Array, worth: Array
) -> int:
    """The edge with the best mean and a bonus for moves that the policy likes and that were tried
    little (PUCT). An untried move is taken to be worth as much as the others; -1 if none is
    legal."""
    known = 0
    times = 0
    ideas = 0
    won = 0.0
    first = int(np.int64(nodes[node, NODE_EDGE])) - 1
    edge = first
    while edge >= 0:
        if marks[edges[edge, EDGE_MOVE]] == mark:
            known += 1
            times += edges[edge, EDGE_TIMES]
            ideas += edges[edge, EDGE_IDEAS]
            won += worth[edge, 0]
        edge = int(np.int64(edges[edge, EDGE_NEXT])) - 1
    usual = won / times if times > 0 else 0.0
    best = -1
    highest = -1.0
    edge = first
    while edge >= 0:
        if marks[edges[edge, EDGE_MOVE]] == mark:
            own = edges[edge, EDGE_TIMES]
            liked = (1 - EVEN) * edges[edge, EDGE_IDEAS] / max(1, ideas) + EVEN / known
            height = worth[edge, 0] / own if own > 0 else usual
            height += bold * liked * math.sqrt(times + 1) / (own + 1)
            if height > highest:
                highest = height
                best = edge
        edge = int(np.int64(edges[edge, EDGE_NEXT])) - 1
    return best


@kernel
def edge_of(node: int, move: int, nodes: Array, edges: Array) -> int:
    """The edge of a node with this move, or -1."""
    edge = int(np.int64(nodes[node, NODE_EDGE])) - 1
    while edge >= 0 and edges[edge, EDGE_MOVE] != move:
        edge = int(np.int64(edges[edge, EDGE_NEXT])) - 1
    return edge


@kernel
def add_edge(node: int, move: int, counts: Array, nodes: Array, edges: Array) -> int:
    edge = int(counts[COUNT_EDGES])
    edges[edge, EDGE_MOVE] = move
    edges[edge, EDGE_NEXT] = nodes[node, NODE_EDGE]
    nodes[node, NODE_EDGE] = edge + 1
    counts[COUNT_EDGES] += 1
    return edge


@kernel
def play_on(s: Record, rng: Array, moves: Array, counts: Array, most: int, to_pause: bool) -> None:
    """Plays on by ``prefer``, for ``most`` events at most; ``to_pause``: or to the next pause."""
    for _ in range(most):
        actor = to_move(s)
        if actor == NOBODY or (to_pause and paused(s)):
            return
        counts[COUNT_EVENTS] += 1
        if actor == CHANCE:
            apply(s, draw(s, rng))
        else:
            count = legal(s, moves)
            apply(s, int(np.int64(moves[prefer(s, moves, count, rng)])))
