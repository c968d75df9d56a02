// A bot that sits down at a table and plays random legal moves: node bot.mjs http://127.0.0.1:8051 CODE
// Node.js 22 or later; nothing to install.

const server = process.argv[2].replace(/\/$/, "");
const code = process.argv[3];

// Take the first open seat; the cookie holds it.
const answer = await fetch(`${server}/api/tables/${code}/sit`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ name: "Bot in JavaScript" }),
});
const cookie = answer.headers.get("set-cookie").split(";")[0];

const address = `${server.replace("http", "ws")}/api/tables/${code}/socket`;
const socket = new WebSocket(address, { headers: { cookie } });

socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.kind === "ping") {
    socket.send(JSON.stringify({ kind: "pong", ping: message.ping }));
  } else if (message.kind === "view") {
    for (const news of message.events) console.log(news.text);
    if (message.outcome) {
      console.log(message.outcome.text);
      socket.close();
    } else if (message.moves.length > 0) {
      const { move } = message.moves[Math.floor(Math.random() * message.moves.length)];
      socket.send(JSON.stringify({ kind: "move", turn: message.turn, move }));
    }
  }
};
