/** What the charts of E.T.I. show: a match has no scores before its end. */

import type { View } from "@/generated/eti/view";
import type { Measure } from "../module";

export const MEASURES: Measure<View>[] = [
  { name: "label-fame", valueOf: (view, seat) => view.seats[seat]?.fame ?? null },
  { name: "label-defence", valueOf: (view, seat) => view.seats[seat]?.defence ?? null },
  {
    name: "label-suspicion",
    valueOf: (view, seat) =>
      view.memory?.suspicions.find((suspicion) => suspicion.seat === seat)?.share ?? null,
  },
];
