/** Tiles and cards of Nine Tiles Panic described in sentences, for the text table. */

import type { CardView, Components, Laid } from "../../generated/panic/view";
import type { Texts } from "../../shared/texts";

const EDGES = "NESW";

/** Where an edge of the drawing points after a number of quarter turns clockwise. */
export function turnEdge(edge: string, turns: number): string {
  return EDGES[(EDGES.indexOf(edge) + turns) % 4] ?? edge;
}

export function describeTile(laid: Laid, texts: Texts, components: Components): string {
  const side = components.tiles.find((tile) => tile.number === laid.tile)?.[laid.side];
  const point = (edge: string) => texts.format(`panic-edge-${turnEdge(edge, laid.turn)}`);
  const sign = (kind: string) => texts.format(`sign-${kind.replaceAll("_", "-")}.name`);
  const roads = (side?.roads ?? []).map((road) => {
    const ends = [...road.ends].map(point).join("-");
    if (!road.item) return texts.format("panic-road", { ends });
    const item = sign(road.item);
    if (!road.faces) return texts.format("panic-road-item", { ends, item });
    return texts.format("panic-road-faces", { ends, item, faces: point(road.faces) });
  });
  const figures = (side?.figures ?? []).map((figure) => sign(figure.kind));
  return texts.format("label-value", {
    label: `${laid.tile}${laid.side}`,
    value: [...roads, ...figures].join(", "),
  });
}

export function describeCard(card: CardView, texts: Texts): string {
  const star = card.star ? ` (${texts.format("field-star").toLowerCase()})` : "";
  const worth =
    card.value === null ? "" : `, ${texts.format("field-value").toLowerCase()} ${card.value}`;
  return texts.format("label-value", {
    label: `${texts.name("card", card.card)}${star}`,
    value: `${texts.name("card", card.card, "goal")}${worth}`,
  });
}
