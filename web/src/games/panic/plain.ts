/** Tiles and cards of Nine Tiles Panic in words, for the text table. */

import standard from "../../../../src/saucer/games/panic/data/standard.toml";
import type { Describer } from "../../lib/plainView";
import type { Words } from "../../lib/words";
import type { CardView, Components, Laid } from "./types";

const BOX = standard as unknown as Components;
const EDGES = "NESW";

/** Where an edge of the drawing points after so many quarter turns clockwise. */
export function turned(edge: string, turns: number): string {
  return EDGES[(EDGES.indexOf(edge) + turns) % 4] ?? edge;
}

export function describeTile(laid: Laid, words: Words): string {
  const face = BOX.tiles.find((tile) => tile.number === laid.tile)?.[laid.side];
  const point = (edge: string) => words.say(`panic-edge-${turned(edge, laid.turn)}`);
  const sign = (kind: string) => words.say(`sign-${kind.replaceAll("_", "-")}.name`);
  const roads = (face?.roads ?? []).map((road) => {
    const ends = [...road.ends].map(point).join("-");
    if (!road.item) return words.say("panic-road", { ends });
    const item = sign(road.item);
    if (!road.faces) return words.say("panic-road-item", { ends, item });
    return words.say("panic-road-faces", { ends, item, faces: point(road.faces) });
  });
  const figures = (face?.figures ?? []).map((figure) => sign(figure.kind));
  return `${laid.tile}${laid.side}: ${[...roads, ...figures].join(", ")}`;
}

export const DESCRIBERS: Record<string, Describer> = {
  Laid: (fields, words) => describeTile(fields as unknown as Laid, words),
  CardView: (fields, words) => {
    const card = fields as unknown as CardView;
    const star = card.star ? ` (${words.say("field-star").toLowerCase()})` : "";
    const worth =
      card.value === null ? "" : `, ${words.say("field-value").toLowerCase()} ${card.value}`;
    return `${words.name("card", card.card)}${star}: ${words.name("card", card.card, "goal")}${worth}`;
  },
};
