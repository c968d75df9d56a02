import { encode } from "uqr";
import { expect, test } from "vitest";
import { encodeQr } from "./qrCode";

const LINK = "http://192.168.1.20:8051/t/8pSNnYB8WxfzQvB2";

/** The modules that a path of bars covers. */
function covered(path: string): Set<string> {
  const found = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(length); step++) found.add(`${Number(x) + step},${y}`);
  return found;
}

test("the path covers exactly the dark modules", async () => {
  const { size, path } = await encodeQr(LINK);
  const { data } = encode(LINK, { ecc: "M", border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${x},${y}`] : [])));
  expect(covered(path)).toEqual(new Set(dark));
  expect(size).toBe(data.length);
});

test("the corners are clear and hold the three marks", async () => {
  const { size, path } = await encodeQr(LINK);
  const dark = covered(path);
  expect(dark.has("0,0")).toBe(false);
  for (const [x, y] of [
    [2, 2],
    [size - 3, 2],
    [2, size - 3],
  ])
    expect(dark.has(`${x},${y}`)).toBe(true);
});
