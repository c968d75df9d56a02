/** Turns SVG into PNG while the client is built. */

import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Rolldown } from "vite";

export type Files = Rolldown.PluginContext["fs"];

const WASM = "node_modules/@resvg/resvg-wasm/index_bg.wasm";
let ready: Promise<void> | undefined;

/** A picture of an SVG, as wide as asked for. Text needs `fonts`, as OpenType files. */
export async function rasterise(
  svg: string,
  width: number,
  files: Files,
  fonts: Uint8Array[] = [],
): Promise<Uint8Array> {
  ready ??= files.readFile(WASM).then(initWasm);
  await ready;
  const options = { fitTo: { mode: "width", value: width }, font: { fontBuffers: fonts } } as const;
  return new Resvg(svg, options).render().asPng();
}
