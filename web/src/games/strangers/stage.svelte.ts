/** The stage on which events are shown: pieces on the move, and those hidden meanwhile. */

import type { Layout } from "./geometry";

export interface Actor {
  id: number;
  kind: "kid" | "alien" | "saucer";
  owner: number;
  beam: boolean;
  x: number;
  y: number;
}

export class Stage {
  actors = $state<Actor[]>([]);
  hidden = $state<Set<string>>(new Set());
  saucerOut = $state(false);
  layout: Layout | null = null;

  stand(layout: Layout): void {
    this.layout = layout;
  }
}
