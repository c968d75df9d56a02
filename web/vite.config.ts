import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8051";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: true },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
