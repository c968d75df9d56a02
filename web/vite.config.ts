import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8051";

/** Lets the client import the component data of the games as they are. */
const toml: Plugin = {
  name: "toml",
  transform(code, id) {
    if (!id.endsWith(".toml")) return null;
    return { code: `export default ${JSON.stringify(parse(code))}`, map: null };
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [toml, svelte()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env["SAUCER_SERVER"] ?? SERVER, ws: true } },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { include: ["src/**/*.test.ts"] },
}));
