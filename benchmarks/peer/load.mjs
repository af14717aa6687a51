// The load on a boardgame.io server: both seats of many matches. Use: node load.mjs PORT
// Requests and answers as in load.py. The packets of Socket.IO are written by hand, which is cheaper
// than its client; the state is read by the seat to move only.

import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { choose } from "./game.mjs";

const { WebSocket } = createRequire(`${process.cwd()}/`)("ws");
const address = `ws://127.0.0.1:${process.argv[2]}/socket.io/?EIO=4&transport=websocket`;
const PREFIX = "42/yam,";
const WARM_UP = 1000;

// Read without the rest: the other seat's last state may still be on its way.
const stateNumber = (text) => Number(/"_stateID":(\d+)/.exec(text)?.[1] ?? -1);
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
let count = 0;
let isRunning = false;
let moves = 0;

class Match {
  constructor() {
    this.sockets = [0, 1].map((seat) => this.connect(seat));
    this.begin();
  }

  begin() {
    this.id = `m${++count}`;
    this.synced = 0;
    this.isBusy = false;
    this.state = null;
    for (const socket of this.sockets) if (socket.isOpen) this.sync(socket);
  }

  sync(socket) {
    socket.send(PREFIX + JSON.stringify(["sync", this.id, `${socket.seat}`, null, 2]));
  }

  connect(seat) {
    const socket = new WebSocket(address, { perMessageDeflate: false });
    socket.seat = seat;
    socket.on("message", (data) => this.hear(socket, data.toString()));
    return socket;
  }

  hear(socket, text) {
    if (text === "2") socket.send("3");
    else if (text[0] === "0") socket.send("40/yam,");
    else if (text.startsWith("40")) {
      socket.isOpen = true;
      this.sync(socket);
    } else if (text.startsWith(PREFIX + '["sync"')) {
      this.synced += 1;
      this.state = JSON.parse(text.slice(PREFIX.length))[2].state;
      if (this.synced === 2) this.go();
    } else if (this.isBusy && socket.seat === this.mover && stateNumber(text) > this.number) {
      // The seat that moved gets the new state: that is its acknowledgement.
      this.isBusy = false;
      this.state = JSON.parse(text.slice(PREFIX.length))[2];
      moves += 1;
      this.go();
    }
  }

  go() {
    if (!isRunning || this.synced < 2 || this.isBusy) return;
    const { G, ctx, _stateID } = this.state;
    if (ctx.gameover) return this.begin();
    const [type, ...args] = choose(G);
    this.isBusy = true;
    this.mover = Number(ctx.currentPlayer);
    this.number = _stateID;
    const payload = { type, args, playerID: ctx.currentPlayer, credentials: null };
    const action = { type: "MAKE_MOVE", payload };
    const update = ["update", action, _stateID, this.id, ctx.currentPlayer];
    this.sockets[this.mover].send(PREFIX + JSON.stringify(update));
  }
}

const matches = [];

const requests = {
  async tables({ count }) {
    while (matches.length < count) {
      matches.push(new Match());
      if (matches.length % 20 === 0) await sleep(20);
    }
    while (matches.some((match) => match.synced < 2)) await sleep(10);
    return { tables: matches.length };
  },
  async closed({ seconds }) {
    isRunning = true;
    for (const match of matches) match.go();
    await sleep(WARM_UP);
    const begin = performance.now();
    moves = 0;
    await sleep(seconds * 1000);
    const rate = (moves * 1000) / (performance.now() - begin);
    isRunning = false;
    while (matches.some((match) => match.isBusy)) await sleep(10);
    return { rate };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  console.log(JSON.stringify(await requests[request.do](request)));
}
process.exit(0);
