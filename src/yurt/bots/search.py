"""Search from a view: information-set Monte-Carlo tree search, joined with a game's rules.

Each try begins in another world that fits the view. In the tree, the seat that thinks (and the
others, where they are said to think too) follows the move that promises most among those legal in
this world; chance is drawn. Where the tree ends, the game is played on by ``prefer`` and judged.

A node is what the seat that thinks has seen of the way there, chance included, so one node stands
for all worlds that look alike. Its moves are those that ``prefer`` proposes, and those proposed
more often are tried more: so a little thinking plays like the policy, and more plays better. A
move that is never proposed is not looked at, however many there are.

Everything lies in arrays that were made before (``Tree``); edges are counted from 1 where 0 means
none. Python hands them over together. From there on kernels take them one by one: taking them out
of the tuple again and again made the search slower by a twentieth.
"""

import math
from typing import TYPE_CHECKING, NamedTuple

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

# What a search is asked: whose view it is, how many tries and events there may be, how many own
# decisions below the root, how many events a game is played on, how many nodes the tree may have,
# and whether the others think too.
Task = np.dtype(
    [
        ("seat", "i8"),
        ("players", "i8"),
        ("tries", "i8"),
        ("events", "i8"),
        ("depth", "i8"),
        ("horizon", "i8"),
        ("nodes", "i8"),
        ("rivals_think", "i8"),
    ]
)
# What it counts: tries made, events played, nodes, edges, times that moves were marked; what the
# seat has won in all tries, and the sum of its squares; and how much tries differ by now.
Count = np.dtype(
    [
        ("tries", "i8"),
        ("events", "i8"),
        ("nodes", "i8"),
        ("edges", "i8"),
        ("marks", "i8"),
        ("won", "f8"),
        ("squares", "f8"),
        ("deviation", "f8"),
    ]
)
# The key of the root: of nothing seen yet.
ROOT = np.uint64(1)
# A node: how the key of what was seen on the way there differs from the root's (0 also where there
# is no node), its first edge, and how often it was come to.
Node = np.dtype([("key", "u8"), ("edge", "i4"), ("times", "i4")])
# An edge: its move, the next edge of its node, how often it was followed, how often the policy
# proposed it; and what those who followed it have won, and the sum of its squares.
Edge = np.dtype(
    [
        ("move", "i4"),
        ("next", "i4"),
        ("times", "i4"),
        ("ideas", "i4"),
        ("won", "f8"),
        ("squares", "f8"),
    ]
)
# A step of the way down the tree: the edge that was followed, and the seat that chose it.
Step = np.dtype([("edge", "i8"), ("seat", "i8")])
# How much moves are tried that were tried little.
EXPLORATION = 1.2
# How often the policy is asked for a move at a node.
MOST_IDEAS = 48
MOST_IDEAS_ROOT = 1024
# The share of a bonus that all moves have alike, whatever the policy likes.
EVEN = 0.25
# Making a world costs about as much time as so many events, and is counted like them.
WORLD_EVENTS = 32


class Tree(NamedTuple):
    """The arrays that a search works in. ``tasks``, ``counts`` and ``worlds`` hold one record each.
    ``moves``: the legal ones; ``marks``: by move, the number of the marking at which it was last
    legal; ``nodes``: a hash table by their keys, and the root at last; ``points`` and ``shares``:
    by seat."""

    tasks: Array
    counts: Array
    worlds: Array
    moves: Array
    marks: Array
    nodes: Array
    edges: Array
    path: Array
    points: Array
    shares: Array


@kernel
def call_think(views: Array, rng: Array, tree: Tree) -> None:
    """Goes on until there were so many tries or events as the task says."""
    tasks, counts, worlds, moves, marks, nodes, edges, path, points, shares = tree
    task = tasks[0]
    count = counts[0]
    s = worlds[0]
    while count.tries < task.tries and count.events < task.events:
        count.deviation = deviation(count.tries, count.won, count.squares)
        worlds[0] = views[0]
        imagine(views[0], int(task.seat), rng, s)
        length = descend(s, rng, task, count, moves, marks, nodes, edges, path)
        players = int(task.players)
        count.events += finish(s, players, rng, int(task.horizon), moves, points, shares)
        for place in range(length):
            edge = edges[path[place].edge]
            won = shares[path[place].seat]
            edge.times += 1
            edge.won += won
            edge.squares += won * won
        won = shares[task.seat]
        count.won += won
        count.squares += won * won
        count.tries += 1
        count.events += WORLD_EVENTS


@kernel
def call_want(move: int, tree: Tree) -> None:
    """Adds a move that is tried at the root, whatever the policy proposes."""
    add_edge(tree.nodes[len(tree.nodes) - 1], move, tree.counts[0], tree.edges)


@kernel
def deviation(tries: int, won: float, squares: float) -> float:
    """How much the tries differ, twice the standard deviation: 1 between sure wins and sure losses.
    One try more that differs as much as that makes a beginning."""
    mean = won / max(1, tries)
    spread = max(0.0, squares - tries * mean * mean)
    return 2 * math.sqrt((spread + 0.25) / (tries + 1))


@kernel
def descend(
    s: Record, rng: Array, task: Record, count: Record, moves: Array, marks: Array, nodes: Array,
    edges: Array, path: Array,
) -> int:  # fmt: skip
    """Follows the tree to a position that it does not hold yet; answers how many edges led there,
    written with who chose them."""
    seat = int(task.seat)
    key = ROOT
    node = len(nodes) - 1
    length = 0
    while length <= task.depth:
        actor = to_move(s)
        if actor == NOBODY or (length > 0 and paused(s)):
            break
        if actor == CHANCE:
            event = draw(s, rng)
        else:
            legal_count = legal(s, moves)
            if legal_count == 1:
                event = int(np.int64(moves[0]))
            elif actor != seat and task.rivals_think == 0:
                event = int(np.int64(moves[prefer(s, moves, legal_count, rng)]))
            else:
                if length > 0:
                    node = find_node(key, task, count, nodes)
                    if node < 0 or count.edges == len(edges):
                        break
                edge = pick_edge(s, nodes[node], rng, count, moves, legal_count, marks, edges)
                path[length].edge = edge
                path[length].seat = actor
                length += 1
                event = int(np.int64(edges[edge].move))
        key = mixed(key, seen(s, event, seat))
        apply(s, event)
        count.events += 1
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
def find_node(key: np.uint64, task: Record, count: Record, nodes: Array) -> int:
    """The node with this key; -1 if there was none, which there is from now on, unless the tree has
    as many as it may."""
    size = len(nodes) - 1
    node = int(np.int64(key & np.uint64(size - 1)))
    stored = key ^ ROOT
    while nodes[node].key != 0:
        if nodes[node].key == stored:
            return node
        node = node + 1 if node + 1 < size else 0
    if count.nodes < task.nodes:
        count.nodes += 1
        nodes[node].key = stored
    return -1


@kernel
def pick_edge(
    s: Record, node: Record, rng: Array, count: Record, moves: Array, legal_count: int,
    marks: Array, edges: Array,
) -> int:  # fmt: skip
    """The edge to follow from a node, of those that are legal in this world."""
    count.marks += 1
    for place in range(legal_count):
        marks[moves[place]] = count.marks
    node.times += 1
    if node.edge == 0 or node.times <= (MOST_IDEAS_ROOT if node.key == 0 else MOST_IDEAS):
        move = int(np.int64(moves[prefer(s, moves, legal_count, rng)]))
        edge = edge_of(node, move, edges)
        if edge < 0 and count.edges < len(edges):
            edge = add_edge(node, move, count, edges)
        if edge >= 0:
            edges[edge].ideas += 1
    best = most_promising(node, count, marks, edges)
    if best < 0:
        # None of the edges is legal in this world.
        move = int(np.int64(moves[prefer(s, moves, legal_count, rng)]))
        best = add_edge(node, move, count, edges)
    return best


@kernel
def most_promising(node: Record, count: Record, marks: Array, edges: Array) -> int:
    """The edge of a node with the best mean and a bonus for moves that the policy likes and that
    were tried little (PUCT). An untried move is taken to be worth as much as the others; -1 if none
    is legal."""
    mark = count.marks
    bold = EXPLORATION * count.deviation
    known = 0
    times = 0
    ideas = 0
    won = 0.0
    first = int(np.int64(node.edge)) - 1
    number = first
    while number >= 0:
        edge = edges[number]
        if marks[edge.move] == mark:
            known += 1
            times += edge.times
            ideas += edge.ideas
            won += edge.won
        number = int(np.int64(edge.next)) - 1
    usual = won / times if times > 0 else 0.0
    best = -1
    highest = -1.0
    number = first
    while number >= 0:
        edge = edges[number]
        if marks[edge.move] == mark:
            liked = (1 - EVEN) * edge.ideas / max(1, ideas) + EVEN / known
            height = edge.won / edge.times if edge.times > 0 else usual
            height += bold * liked * math.sqrt(times + 1) / (edge.times + 1)
            if height > highest:
                highest = height
                best = number
        number = int(np.int64(edge.next)) - 1
    return best


@kernel
def edge_of(node: Record, move: int, edges: Array) -> int:
    """The edge of a node with this move, or -1."""
    edge = int(np.int64(node.edge)) - 1
    while edge >= 0 and edges[edge].move != move:
        edge = int(np.int64(edges[edge].next)) - 1
    return edge


@kernel
def add_edge(node: Record, move: int, count: Record, edges: Array) -> int:
    """A new edge of a node."""
    number = int(np.int64(count.edges))
    edge = edges[number]
    edge.move = move
    edge.next = node.edge
    node.edge = number + 1
    count.edges += 1
    return number


@kernel
def finish(
    s: Record, players: int, rng: Array, most: int, moves: Array, points: Array, shares: Array
) -> int:
    """Plays on to where a game is best judged, or for ``most`` events, and writes what each seat
    wins; answers how many events there were."""
    played = play_on(s, rng, moves, most)
    if to_move(s) == NOBODY:
        share_win(s, players, points, shares)
    else:
        judge(s, players, points, shares)
    return played


@kernel
def play_on(s: Record, rng: Array, moves: Array, most: int) -> int:
    """Plays on by ``prefer``, to the next pause or for ``most`` events; answers how many there
    were."""
    for played in range(most):
        actor = to_move(s)
        if actor == NOBODY or paused(s):
            return played
        if actor == CHANCE:
            apply(s, draw(s, rng))
        else:
            count = legal(s, moves)
            apply(s, int(np.int64(moves[prefer(s, moves, count, rng)])))
    return most
