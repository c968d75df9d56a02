/** What a company came to: the fame it kept, or the companies it destroyed. */

import type { View } from "@/generated/eti/view";
import type { Texts } from "@/shared/texts";

export function resultOf(view: View, seat: number, texts: Texts): string {
  if (seat === view.ending?.alien)
    return texts.format("eti-result-alien", {
      destroyed: view.ending.destroyed.length,
      companies: view.seats.length - 1,
    });
  return texts.format("eti-result-fame", { fame: view.seats[seat]?.final_fame ?? 0 });
}
