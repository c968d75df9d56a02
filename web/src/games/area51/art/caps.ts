/** The colours in which seats build. */

import type { View } from "@/generated/area51/view";

const CAPS = ["white", "black", "pink", "purple", "yellow", "blue"] as const;
type Cap = (typeof CAPS)[number];

/** The caps of a seat, with two players two of them; without a view, the one it has with more. */
export function capsOf(seat: number, view?: View): [Cap, ...Cap[]] {
  const [first, ...more] = view?.seats[seat]?.colours.map((colour) => colour.cap) ?? [];
  return [first ?? CAPS[seat] ?? "white", ...more];
}
