// A game like Yam Master for boardgame.io: five dice, three throws, tokens on a grid of five by five.
// Small on purpose: any three alike open every free square, and nobody counts lines.

const TOKENS = 12;

const threeAlike = (dice) => dice.some((die) => dice.filter((other) => other === die).length >= 3);

const startTurn = ({ G, random }) => {
  G.dice = random.D6(5);
  G.throws = 1;
};

export const game = {
  name: "yam",
  minPlayers: 2,
  maxPlayers: 2,
  // Nobody takes back here, and without its copies of the state the server has less to do.
  disableUndo: true,
  setup: () => ({ board: Array(25).fill(null), supply: [TOKENS, TOKENS], dice: [], throws: 0 }),
  turn: { onBegin: startTurn },
  moves: {
    keep: ({ G, random }, kept) => {
      if (G.throws === 3) return "INVALID_MOVE";
      G.dice = G.dice.map((die, place) => ((kept >> place) & 1 ? die : random.D6()));
      G.throws += 1;
    },
    place: ({ G, ctx, events }, square) => {
      if (G.board[square] !== null || !threeAlike(G.dice)) return "INVALID_MOVE";
      G.board[square] = ctx.currentPlayer;
      G.supply[ctx.currentPlayer] -= 1;
      events.endTurn();
    },
    pass: ({ events }) => events.endTurn(),
  },
  endIf: ({ G }) => (G.supply.includes(0) ? { supply: G.supply } : undefined),
};

// The same way to choose as in load.py.
export const choose = (G) => {
  const mayKeep = G.throws < 3;
  if ((!mayKeep || Math.random() < 0.25) && threeAlike(G.dice)) {
    const free = G.board.flatMap((owner, square) => (owner === null ? [square] : []));
    return ["place", free[Math.floor(Math.random() * free.length)]];
  }
  return mayKeep ? ["keep", Math.floor(Math.random() * 31)] : ["pass"];
};
