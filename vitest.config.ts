import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: "web",
  // Otherwise a second node_modules would appear beside the sources.
  cacheDir: "../node_modules/.vite",
  plugins: [svelte({ configFile: "../svelte.config.js" })],
  resolve: {
    alias: { $web: new URL("./web/src", import.meta.url).pathname },
    // Svelte's own half for browsers: the other one renders pages on a server.
    conditions: ["browser"],
  },
  test: {
    environment: "happy-dom",
    environmentOptions: {
      // A link that the client leaves to the browser leads nowhere in a test.
      happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } },
    },
    include: ["src/**/*.test.ts", "../src/yurt/games/*/web/**/*.test.ts"],
    // Generous: a machine under load must not fail a test.
    testTimeout: 60_000,
    // Measured where it is asked for. Components and the tables of the games are tested in the
    // browser (tests/e2e); files outside of the root could not be parsed for it either.
    coverage: {
      include: ["src/**/*.ts"],
      exclude: ["**/*.test.ts", "src/wire/**"],
      reportsDirectory: "../build/coverage-client",
    },
  },
});
