/** Turns SVG into PNG while the client is built. */

import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Rolldown } from "vite";

type Files = Rolldown.PluginContext["fs"];

const WASM = "node_modules/@resvg/resvg-wasm/index_bg.wasm";
let ready: Promise<void> | undefined;

/** A picture of an SVG, as wide as asked for. */
export async function rasterise(svg: string, width: number, files: Files): Promise<Uint8Array> {
  ready ??= files.readFile(WASM).then(initWasm);
  await ready;
  return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
}
