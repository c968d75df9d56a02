/** What everyone sees of a seat, in words. */

import type { SeatView } from "@/generated/panic/view";
import type { Texts } from "@/shared/texts";

export function describeProgress(state: SeatView, texts: Texts): string {
  if (state.token !== null) return texts.format("label-token", { token: state.token });
  if (state.ready) return texts.format("label-ready");
  return texts.format("label-tiles", { tiles: state.tiles });
}
