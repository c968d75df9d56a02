// boardgame.io's own socket clients at full speed: node clients.cjs PORT TABLES SECONDS WARM_UP
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Nim } = require("./nim.cjs");

const [port, tables, seconds, warmUp] = process.argv.slice(2).map(Number);
let counting = false;
let moves = 0;
let matches = 0;
const waits = [];

function sit(matchID, playerID, next) {
  const client = Client({
    game: Nim,
    matchID,
    playerID,
    debug: false,
    multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }),
  });
  let sentAt = null;
  let seen = -1;
  client.subscribe((state) => {
    if (state === null || state._stateID === seen) return;
    seen = state._stateID;
    if (sentAt !== null) {
      if (counting) {
        moves += 1;
        waits.push(performance.now() - sentAt);
      }
      sentAt = null;
    }
    if (state.ctx.gameover) {
      next();
    } else if (state.ctx.currentPlayer === playerID && state.isConnected) {
      sentAt = performance.now();
      client.moves.take(Math.min(1 + (seen % 3), state.G.left));
    }
  });
  client.start();
  return client;
}

function play(table, round) {
  const matchID = `t${table}-${round}`;
  let over = false;
  const next = () => {
    if (over) return;
    over = true;
    matches += 1;
    setTimeout(() => {
      for (const client of clients) client.stop();
      play(table, round + 1);
    });
  };
  const clients = ["0", "1"].map((playerID) => sit(matchID, playerID, next));
}

for (let table = 0; table < tables; table += 1) play(table, 0);
setTimeout(() => {
  counting = true;
  setTimeout(() => {
    counting = false;
    process.stdout.write(JSON.stringify({ moves, matches, waits }), () => process.exit(0));
  }, seconds * 1000);
}, warmUp * 1000);
