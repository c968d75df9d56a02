import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { covers } from "./plugins/covers.ts";

const SERVER = "http://127.0.0.1:8051";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), covers()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env["SAUCER_SERVER"] ?? SERVER, ws: true } },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { include: ["src/**/*.test.ts", "plugins/*.test.ts"] },
}));
