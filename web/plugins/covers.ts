/** Draws the covers of the games as PNG when the client is built, for messengers that show a preview of a link. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { ALIAS } from "./alias.ts";
import { rasterise, type Files } from "./rasterise.ts";
import { resolveColours } from "./svgColours.ts";
import { unpackWoff } from "./woff.ts";

const WIDTH = 1200;
/** The middle of a cover, in the shape that messengers show whole: 1200 by 630. */
const SHAPE = 'viewBox="0 6 320 168"';
const FONT =
  "node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff";
const SHARED_COLOURS = "src/app/app.css";
/** Where a game has its colours, beside its cover. */
const OWN_COLOURS = ["colours.css", "art/colours.css"];
const GAMES = "src/games";
/** The cover of the home page, and of games that bring none. */
const DEFAULT_COVER = "src/home/DefaultCover.svelte";

/** Adds `covers/<id>.png` to the client, and `covers/saucer.png`. */
export function covers(): Plugin {
  return {
    name: "saucer:covers",
    apply: "build",
    async generateBundle() {
      const font = await unpackWoff(await this.fs.readFile(FONT));
      const server = await startRenderer();
      try {
        for (const [name, path] of await findCovers(this.fs)) {
          const svg = await renderCover(server, this.fs, path);
          const source = await rasterise(svg, WIDTH, this.fs, [font]);
          this.emitFile({ type: "asset", fileName: `covers/${name}.png`, source });
        }
      } finally {
        await server.close();
      }
    },
  };
}

/** A Vite that compiles components to be rendered here; it listens to nobody. */
function startRenderer(): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    plugins: [svelte()],
    resolve: { alias: ALIAS },
    appType: "custom",
    logLevel: "warn",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
}

/** The paths of all covers, by the name of their picture. */
async function findCovers(files: Files): Promise<Map<string, string>> {
  const found = new Map([["saucer", DEFAULT_COVER]]);
  for (const name of await files.readdir(GAMES)) {
    const path = `${GAMES}/${name}/Cover.svelte`;
    if (await isThere(files, path)) found.set(name, path);
  }
  return found;
}

async function renderCover(server: ViteDevServer, files: Files, path: string): Promise<string> {
  const { default: Cover } = await server.ssrLoadModule(`/${path}`);
  const { render } = await server.ssrLoadModule("svelte/server");
  const sheets = [SHARED_COLOURS];
  for (const sheet of OWN_COLOURS.map((name) => path.replace(/[^/]+$/, name)))
    if (await isThere(files, sheet)) sheets.push(sheet);
  const read = sheets.map((sheet) => files.readFile(sheet, { encoding: "utf8" }));
  const svg = resolveColours(render(Cover).body, (await Promise.all(read)).join("\n"));
  return svg.replace(/viewBox="[^"]*"/, SHAPE);
}

async function isThere(files: Files, path: string): Promise<boolean> {
  return files.stat(path).then(
    () => true,
    () => false,
  );
}
