/** What a role's envelope hides until its player opens it. */

import type { Event } from "@/generated/eti/events";
import type { View } from "@/generated/eti/view";
import { envelopeAt, isOpened, rememberOpened } from "./opened";

/** How many envelopes were opened since the page was loaded. */
let count = $state(0);

export function open(envelope: string): void {
  rememberOpened(envelope);
  count += 1;
}

/** Whether an event shows the viewer a role whose envelope is still closed. */
export function isSealed(event: Event, view: View): boolean {
  if (event.kind !== "role_dealt" || event.role === null || view.outcome !== null) return false;
  return count >= 0 && !isOpened(envelopeAt(location.pathname, event.seat));
}
