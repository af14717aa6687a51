// A boardgame.io server with its store in memory. Use: node server.mjs PORT

import { createRequire } from "node:module";
import { game } from "./game.mjs";

const { Server } = createRequire(`${process.cwd()}/`)("boardgame.io/server");

await Server({ games: [game], origins: [] }).run(Number(process.argv[2]));
