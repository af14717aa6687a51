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
    generateBundle(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
        const source = Buffer.from(file.type === "chunk" ? file.code : file.source);
        this.emitFile({
          type: "asset",
          fileName: `${name}.br`,
          source: brotliCompressSync(source),
        });
        this.emitFile({ type: "asset", fileName: `${name}.gz`, source: gzipSync(source) });
      }
    },
  };
}

export default defineConfig({
  root: "web",
  plugins: [svelte({ configFile: "../svelte.config.js" }), compressed()],
  resolve: { alias: { $web: new URL("./web/src", import.meta.url).pathname } },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": HOUSE, "/ws": { target: HOUSE, ws: true } },
  },
  build: {
    outDir: "../src/yurt/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
