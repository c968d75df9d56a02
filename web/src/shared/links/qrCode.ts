/** QR codes as paths of an SVG; the encoder is loaded when the first one is shown. */

export interface QrCode {
  /** The side of the square, in modules, with a margin. */
  size: number;
  /** The dark modules. */
  path: string;
}

const MARGIN = 2;

export async function encodeQr(text: string): Promise<QrCode> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { ecc: "M", border: MARGIN });
  return { size, path: data.map(rowPath).join("") };
}

/** Each run of dark modules in a row is one bar. */
function rowPath(row: boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x++) {
    const start = x;
    while (row[x]) x++;
    if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`;
  }
  return path;
}
