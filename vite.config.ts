import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// The server that "npx vite" speaks to while the client is being worked on.
const HOUSE = process.env.YURT_SERVER ?? "http://127.0.0.1:8000";

/** Beside each text file its compressed forms, so that the server need not compress anything. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
        const source = readFileSync(join(dir!, name));
        for (const [end, packed] of [
          [".br", brotliCompressSync(source)],
          [".gz", gzipSync(source, { level: 9 })],
        ] as const) {
          if (packed.length < source.length) writeFileSync(join(dir!, name + end), packed);
        }
      }
    },
  };
}

/** What every page says, in one file for a language; words of a game or of one page come with it. */
function wordsOf(id: string): string | null {
  const language = /\/(\w\w)\.ftl/.exec(id)?.[1];
  const isApart = /\/games\/\w+\/(lesson|(web\/)?text)\/|\/exhibits\//.test(id);
  return language && !isApart ? `words-${language}` : null;
}

export default defineConfig({
  root: "web",
  plugins: [svelte({ configFile: "../svelte.config.js" }), compressed()],
  resolve: { alias: { $web: new URL("./web/src", import.meta.url).pathname } },
  server: {
    fs: { allow: [".."] },
    // In the long form the Host stays as it is: the server wants it to agree with the Origin.
    proxy: { "/api": { target: HOUSE }, "/ws": { target: HOUSE, ws: true } },
  },
  build: {
    outDir: "../src/yurt/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The oldest browsers that know light-dark() themselves.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: wordsOf }] } } },
  },
});
