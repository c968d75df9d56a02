// boardgame.io's own server, in memory: node server.cjs PORT
const { Server } = require("boardgame.io/server");
const { Nim } = require("./nim.cjs");

const server = Server({ games: [Nim], origins: [/127\.0\.0\.1/] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
