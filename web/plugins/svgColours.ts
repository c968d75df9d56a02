/** Turns the SVG of a component into one that needs no style sheet. */

const DECLARATION = /(--[\w-]+)\s*:\s*([^;}]+)/g;
const TOKEN = /<!--[\s\S]*?-->|<[^>]*>|[^<]+/g;
/** The innermost `var(...)` of a text. */
const VARIABLE = /var\((--[\w-]+)\s*(?:,\s*([^()]*))?\)/;

type Scope = ReadonlyMap<string, string>;

/** The SVG with the value of each custom property in its place; those of `sheet` hold everywhere. */
export function resolveColours(svg: string, sheet: string): string {
  const scopes: Scope[] = [declarations(sheet, declarations(sheet, new Map()))];
  const parts: string[] = [];
  for (const [token] of svg.matchAll(TOKEN)) {
    if (token.startsWith("<!--")) continue;
    if (token.startsWith("</")) scopes.pop();
    const outer = scopes.at(-1)!;
    const scope = token.startsWith("</") ? outer : inside(token, outer);
    parts.push(token.startsWith("<") ? resolve(token, scope) : token);
    if (/^<[^/]/.test(token) && !token.endsWith("/>")) scopes.push(scope);
  }
  return withNamespace(parts.join(""));
}

/** What holds inside an element: what its own style declares, and all that holds around it. */
function inside(tag: string, outer: Scope): Scope {
  const style = / style="([^"]*)"/.exec(tag)?.[1];
  return style?.includes("--") ? declarations(style, outer) : outer;
}

function declarations(text: string, outer: Scope): Scope {
  const found = new Map(outer);
  for (const [, name = "", value = ""] of text.matchAll(DECLARATION))
    found.set(name, resolve(value.trim(), outer).replaceAll('"', "'"));
  return found;
}

/** A text with values in place of custom properties, the light one where a colour has two. */
function resolve(text: string, scope: Scope): string {
  let resolved = text;
  for (let found = VARIABLE.exec(resolved); found; found = VARIABLE.exec(resolved))
    resolved = resolved.replace(found[0], scope.get(found[1]!) ?? found[2] ?? "none");
  return resolved.replace(/light-dark\(([^,()]+),[^()]+\)/g, "$1");
}

function withNamespace(svg: string): string {
  return svg.includes("xmlns=")
    ? svg
    : svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
}
