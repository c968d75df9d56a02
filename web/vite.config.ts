import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { ALIAS } from "./plugins/alias.ts";
import { appFiles } from "./plugins/appFiles.ts";
import { CHUNKS } from "./plugins/chunks.ts";
import { covers } from "./plugins/covers.ts";
import { firstPaint } from "./plugins/firstPaint.ts";

const SERVER = "http://127.0.0.1:8051";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), covers(), firstPaint(), appFiles()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: ["index.html", "offline.html"],
      output: { codeSplitting: CHUNKS },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env["SAUCER_SERVER"] ?? SERVER, ws: true } },
  },
  resolve: { alias: ALIAS, ...(mode === "test" ? { conditions: ["browser"] } : {}) },
  // Boards are large: on a busy machine loading one takes longer than the usual five seconds.
  test: { testTimeout: 60_000, include: ["src/**/*.test.ts", "plugins/*.test.ts"] },
}));
