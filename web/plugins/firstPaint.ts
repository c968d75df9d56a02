/** Lets a page paint before any other file has come: puts its first style and script into it, stylesheets after it. */

import type { Plugin } from "vite";

const INLINE = /<(style|script) data-inline="([\w.]+)"><\/\1>/g;
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;
const FILES = ["first.css", "first.js", "offline.js"];

export function firstPaint(): Plugin {
  const sources = new Map<string, string>();
  return {
    name: "saucer:first-paint",
    async buildStart() {
      for (const name of FILES)
        sources.set(name, await this.fs.readFile(`src/app/${name}`, { encoding: "utf8" }));
    },
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        sheetsLast(html).replace(
          INLINE,
          (_all, tag: string, name: string) => `<${tag}>\n${sources.get(name)}</${tag}>`,
        ),
    },
  };
}

/** A stylesheet in the head keeps everything from being painted; one at the end only what comes after it. */
function sheetsLast(html: string): string {
  const sheets = html.match(STYLESHEET)?.join("") ?? "";
  return html.replace(STYLESHEET, "").replace(/\s*<\/body>/, `${sheets}\n  </body>`);
}
