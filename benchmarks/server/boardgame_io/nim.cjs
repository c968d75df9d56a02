// Nim for boardgame.io: the same game as examples/nim, decided by the server alone.
const { INVALID_MOVE } = require("boardgame.io/core");

exports.Nim = {
  name: "nim",
  setup: () => ({ left: 2000 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: {
      client: false,
      move: ({ G }, stones) => {
        if (stones < 1 || stones > Math.min(3, G.left)) return INVALID_MOVE;
        G.left -= stones;
      },
    },
  },
  endIf: ({ G, ctx }) => (G.left === 0 ? { winner: ctx.currentPlayer } : undefined),
};
