/** Unpacks a font in the format WOFF 1 into the OpenType file it holds. */

const HEADER = 12;
const ENTRY = 16;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;

export async function unpackWoff(woff: Uint8Array): Promise<Uint8Array> {
  const source = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  const count = source.getUint16(12);
  const entries = Array.from({ length: count }, (_, number) => WOFF_HEADER + WOFF_ENTRY * number);
  const tables = await Promise.all(entries.map((entry) => unpackTable(woff, source, entry)));
  const size = tables.reduce((sum, table) => sum + padded(table), HEADER + ENTRY * count);
  const font = new Uint8Array(size);
  const target = new DataView(font.buffer);
  target.setUint32(0, source.getUint32(4));
  target.setUint16(4, count);
  let offset = HEADER + ENTRY * count;
  tables.forEach((table, number) => {
    const from = entries[number]!;
    const to = HEADER + ENTRY * number;
    target.setUint32(to, source.getUint32(from));
    target.setUint32(to + 4, source.getUint32(from + 16));
    target.setUint32(to + 8, offset);
    target.setUint32(to + 12, table.length);
    font.set(table, offset);
    offset += padded(table);
  });
  return font;
}

/** A table of the font, by the place of its entry in the directory. */
async function unpackTable(woff: Uint8Array, source: DataView, entry: number): Promise<Uint8Array> {
  const start = source.getUint32(entry + 4);
  const packed = source.getUint32(entry + 8);
  const data = woff.slice(start, start + packed);
  return packed < source.getUint32(entry + 12) ? inflate(data) : data;
}

async function inflate(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Tables begin at multiples of four bytes. */
function padded(table: Uint8Array): number {
  return Math.ceil(table.length / 4) * 4;
}
