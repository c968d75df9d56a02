/** What the one in a seat is called: people by their nickname, bots by the game's own name for the seat. */

import type { Sitting } from "./wire";

export function nameOf(seat: Sitting): string {
  return (seat.kind === "person" && seat.name) || seat.called;
}
