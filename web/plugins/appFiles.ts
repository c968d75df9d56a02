/** Adds what browsers ask for to install the client as an app: icons, and a service worker that knows its version. */

import type { Plugin, Rolldown } from "vite";
import { rasterise } from "./rasterise.ts";

const ICONS = { "icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180 };
const OFFLINE = "offline.html";
const WORKER = "src/app/serviceWorker.js";

export function appFiles(): Plugin {
  return {
    name: "saucer:app-files",
    apply: "build",
    enforce: "post",
    async generateBundle(_options, bundle) {
      const svg = await this.fs.readFile("src/app/icon.svg", { encoding: "utf8" });
      for (const [fileName, width] of Object.entries(ICONS)) {
        const source = await rasterise(svg, width, this.fs);
        this.emitFile({ type: "asset", fileName, source });
      }
      const worker = await this.fs.readFile(WORKER, { encoding: "utf8" });
      const source = worker.replace("VERSION", await fingerprint(bundle[OFFLINE]));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** A few characters that change with what the file holds. */
async function fingerprint(file: Rolldown.OutputBundle[string] | undefined): Promise<string> {
  if (file?.type !== "asset") throw new Error(`${OFFLINE} has not been built`);
  const bytes = new TextEncoder().encode(String(file.source));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
