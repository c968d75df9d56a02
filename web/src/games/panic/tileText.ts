/** Tiles, cells and cards of Nine Tiles Panic described in sentences. */

import type { CardView, Components, Laid } from "@/generated/panic/view";
import type { Texts } from "@/shared/texts";

const EDGES = "NESW";
/** In the order in which they are named: south-east, not east-south. */
const SPOKEN = "NSEW";

/** Where an edge of the drawing points after a number of quarter turns clockwise. */
export function turnEdge(edge: string, turns: number): string {
  return EDGES[(EDGES.indexOf(edge) + turns) % 4] ?? edge;
}

/** What is on the side of a tile that is up: its roads and figures. */
function contentsOf(laid: Laid, texts: Texts, components: Components): string {
  const side = components.tiles.find((tile) => tile.number === laid.tile)?.[laid.side];
  const point = (edge: string) => texts.format(`panic-edge-${turnEdge(edge, laid.turn)}`);
  const sign = (kind: string) => texts.format(`sign-${kind.replaceAll("_", "-")}.name`);
  const roads = (side?.roads ?? []).map((road) => {
    const edges = [...road.ends].map((edge) => turnEdge(edge, laid.turn));
    const ends = [...SPOKEN]
      .filter((edge) => edges.includes(edge))
      .map((edge) => texts.format(`panic-edge-${edge}`))
      .join("-");
    if (!road.item) return texts.format("panic-road", { ends });
    const item = sign(road.item);
    if (!road.faces) return texts.format("panic-road-item", { ends, item });
    return texts.format("panic-road-faces", { ends, item, faces: point(road.faces) });
  });
  const figures = (side?.figures ?? []).map((figure) => sign(figure.kind));
  return [...roads, ...figures].join(", ");
}

/** In short, for the text table: `3A: road north-east with agent, boy`. */
export function describeTile(laid: Laid, texts: Texts, components: Components): string {
  const value = contentsOf(laid, texts, components);
  return texts.format("label-value", { label: `${laid.tile}${laid.side}`, value });
}

/** In full, for screen readers: `tile 3, side A: road north-east with agent, boy`. */
export function describeLaid(laid: Laid, texts: Texts, components: Components): string {
  const { tile, side } = laid;
  const label = texts.format("panic-tile", { tile, side });
  return texts.format("panic-label", { label, value: contentsOf(laid, texts, components) });
}

/** A cell of the town, what lies there, and the neighbours whose roads do not meet it. */
export function describeCell(
  cell: string,
  laid: Laid | null,
  missed: string[],
  texts: Texts,
  components: Components,
): string {
  const what = laid ? describeLaid(laid, texts, components) : texts.format("panic-empty");
  const wrong = missed.length ? [texts.format("panic-misses", { cells: texts.list(missed) })] : [];
  return [texts.format("panic-on", { cell, what }), ...wrong].join(". ");
}

export function describeCard(card: CardView, texts: Texts): string {
  const star = card.star ? ` (${texts.format("field-star").toLowerCase()})` : "";
  const worth =
    card.value === null ? "" : `, ${texts.format("panic-text-value", { value: card.value })}`;
  return texts.format("label-value", {
    label: `${texts.name("card", card.card)}${star}`,
    value: `${texts.name("card", card.card, "goal")}${worth}`,
  });
}
