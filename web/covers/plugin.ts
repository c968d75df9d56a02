/** Draws the covers of the games as PNG when the client is built, for messengers that show a preview of a link. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { resolveColours } from "./svgColours.ts";
import { unpackWoff } from "./woff.ts";

const WIDTH = 1200;
/** The middle of a cover, in the shape that messengers show whole: 1200 by 630. */
const SHAPE = "0 6 320 168";
const WASM = "node_modules/@resvg/resvg-wasm/index_bg.wasm";
const FONT =
  "node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff";
const SHARED_COLOURS = "src/app/app.css";
/** The cover of games that bring none, and of the home page. */
const DEFAULT_COVER = "src/home/DefaultCover.svelte";

/** Writes `covers/<id>.png` beside the built client, and `covers/saucer.png`. */
export function covers(): Plugin {
  let root = "";
  let folder = "";
  return {
    name: "saucer-covers",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = join(root, config.build.outDir, "covers");
    },
    async closeBundle() {
      await initWasm(await readFile(join(root, WASM)));
      await mkdir(folder, { recursive: true });
      const server = await createServer({
        root,
        configFile: false,
        plugins: [svelte()],
        appType: "custom",
        logLevel: "warn",
        optimizeDeps: { noDiscovery: true },
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      });
      try {
        for (const [name, path] of await findCovers(root))
          await writeFile(join(folder, `${name}.png`), await draw(server, root, path));
      } finally {
        await server.close();
      }
    },
  };
}

/** The paths of all covers, by the name of their picture. */
async function findCovers(root: string): Promise<Map<string, string>> {
  const found = new Map([["saucer", DEFAULT_COVER]]);
  for await (const path of glob("src/games/*/Cover.svelte", { cwd: root }))
    found.set(dirname(path).split(/[/\\]/).at(-1) ?? "", path);
  return found;
}

async function draw(server: ViteDevServer, root: string, path: string): Promise<Uint8Array> {
  const { default: Cover } = await server.ssrLoadModule(`/${path}`);
  const { render } = await server.ssrLoadModule("svelte/server");
  const colours = [SHARED_COLOURS, join(dirname(path), "colours.css")].map((sheet) =>
    readFile(join(root, sheet), "utf8").catch(() => ""),
  );
  const svg = resolveColours(render(Cover).body, (await Promise.all(colours)).join("\n"));
  const picture = new Resvg(svg.replace(/viewBox="[^"]*"/, `viewBox="${SHAPE}"`), {
    fitTo: { mode: "width", value: WIDTH },
    font: { fontBuffers: [unpackWoff(await readFile(join(root, FONT)))] },
  });
  return picture.render().asPng();
}
