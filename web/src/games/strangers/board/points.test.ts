import { expect, it } from "vitest";
import type { View } from "@/generated/strangers/view";
import { emptyView } from "../fixtures";
import { pointChanges } from "./points";

function taken(slots: Record<string, { owner: number | null; value: number }>): View {
  const view = emptyView(2);
  return {
    ...view,
    slots: view.slots.map((slot) => ({ ...slot, ...slots[slot.slot] })),
  };
}

it("a Kid that comes home brings what its slot counts", () => {
  const after = taken({ "pool.1": { owner: 1, value: 6 } });
  expect(pointChanges(emptyView(2), after)).toEqual([{ slot: "pool.1", points: 6 }]);
});

it("a Kid that is taken away costs it", () => {
  const before = taken({ "pool.1": { owner: 1, value: 6 } });
  expect(pointChanges(before, emptyView(2))).toEqual([{ slot: "pool.1", points: -6 }]);
});

it("a place that is full brings more for those who were there before", () => {
  const before = taken({ "pool.1": { owner: 1, value: 2 } });
  const after = taken({ "pool.1": { owner: 1, value: 5 } });
  expect(pointChanges(before, after)).toEqual([{ slot: "pool.1", points: 3 }]);
});

it("a new round brings nothing", () => {
  const after = { ...taken({ "pool.1": { owner: 1, value: 6 } }), round: 2 };
  expect(pointChanges(emptyView(2), after)).toEqual([]);
});
