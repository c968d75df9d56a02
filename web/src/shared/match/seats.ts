/** Names of players. */

import type { Sitting } from "@/generated/protocol";

/** The name of the player in a seat: a person's nickname, else the game's own name for the seat. */
export function playerName(seat: Sitting): string {
  return (seat.kind === "person" && seat.name) || seat.called;
}
