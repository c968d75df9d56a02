/** Turns a drawing of the page into a picture that can be saved and sent. */

/** What a style sheet may say about a drawing. */
const STYLES = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
];

/** The SVG as a text that needs no style sheet. */
export function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>("*");
  svg.querySelectorAll("*").forEach((drawn, index) => {
    const computed = getComputedStyle(drawn);
    const style = copies[index]!.style;
    for (const name of STYLES) style.setProperty(name, computed.getPropertyValue(name));
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(svg.viewBox.baseVal.width));
  copy.setAttribute("height", String(svg.viewBox.baseVal.height));
  return new XMLSerializer().serializeToString(copy);
}

/** The SVG as a PNG, as large as its view box. */
export async function toPng(svg: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = svg.viewBox.baseVal.width;
  canvas.height = svg.viewBox.baseVal.height;
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

/** Hand a picture to the share sheet of the device, or save it where there is none. */
export async function sharePicture(svg: SVGSVGElement, name: string, text: string): Promise<void> {
  const file = new File([await toPng(svg)], `${name}.png`, { type: "image/png" });
  const shared = { files: [file], text };
  if ("canShare" in navigator && navigator.canShare(shared)) {
    await navigator.share(shared).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
