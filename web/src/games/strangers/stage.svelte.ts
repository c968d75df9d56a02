/** The stage on which events are shown: pieces on the move, and those hidden meanwhile. */

import { tick } from "svelte";
import type { Layout, Point, Spot } from "./geometry";
import { pieceKey, standOf } from "./pieces";
import type { Event } from "./types";

type Kind = "kid" | "alien" | "saucer" | "coin-saucer" | "coin-blank";

interface Pose {
  x: number;
  y: number;
  size: number;
  opacity?: number;
}

export interface Actor {
  id: number;
  kind: Kind;
  owner: number;
  start: string;
}

const STEP = 170;
const LEAP = 330;
const HOVER = -78;
const GRACE = 120;

export class Stage {
  actors = $state<Actor[]>([]);
  hidden = $state<Set<string>>(new Set());
  saucerOut = $state(false);
  #layout: Layout | null = null;
  #school: Spot = "";
  #elements = new Map<number, SVGGElement>();
  #running = new Set<Animation>();
  #last = 0;
  #hurry = false;

  standOn(layout: Layout): void {
    this.#layout = layout;
    this.#school = layout.pads.find((pad) => pad.school)?.id ?? "";
  }

  /** Notes the element an actor is drawn as. */
  enter = (element: SVGGElement, actor: Actor) => {
    this.#elements.set(actor.id, element);
    return { destroy: () => this.#elements.delete(actor.id) };
  };

  /** Show one event; `pace` is how fast, 1 being calm. Resolves when it has been seen. */
  async show(event: Event, pace: number): Promise<unknown> {
    if (!this.#layout || this.#hurry || document.hidden) return;
    switch (event.kind) {
      case "kid_released":
        return this.#fly(
          "kid",
          event.seat,
          [this.#above(this.#school, 0), this.#stand(this.#school)],
          LEAP / pace,
        );
      case "kid_moved":
        return this.#walk(event.owner, event.path, pace);
      case "kid_fled":
        return this.#leave(event.seat, event.at, pace);
      case "kid_taken":
        return event.by === "saucer"
          ? this.#beamUp(event.owner, event.at, pace)
          : this.#leave(event.owner, event.at, pace);
      case "alien_placed":
        return this.#fly(
          "alien",
          0,
          [this.#above(event.at, 0), this.#alien(event.at)],
          LEAP / pace,
        );
      case "alien_removed":
        this.#hide(`alien@${event.at}`);
        return this.#fly(
          "alien",
          0,
          [this.#alien(event.at), this.#above(event.at, 0)],
          LEAP / pace,
        );
      case "kid_named":
        this.saucerOut = true;
        return this.#fly(
          "saucer",
          0,
          [{ x: 96, y: 52, size: 0.95 }, this.#above(event.at, 1)],
          (LEAP * 1.4) / pace,
        );
      case "coin_flipped":
        return this.#flip(event.saucer, pace);
      default:
        return;
    }
  }

  /** Everything has been seen: what is drawn is the view again. */
  clear(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    this.actors = [];
    this.hidden = new Set();
    this.saucerOut = false;
    this.#hurry = false;
  }

  /** Show nothing more until it is cleared. */
  skip(): void {
    this.#hurry = true;
    for (const animation of this.#running) animation.finish();
  }

  #hide(key: string): void {
    this.hidden = new Set([...this.hidden, key]);
  }

  #stand(spot: Spot): Pose {
    return standOf(spot, this.#layout!);
  }

  #alien(spot: Spot): Pose {
    const site = this.#site(spot);
    return { x: site.x, y: site.y + 34, size: 1 };
  }

  #above(spot: Spot, opacity: number): Pose {
    const site = this.#site(spot);
    return { x: site.x, y: site.y + HOVER, size: 1, opacity };
  }

  #site(spot: Spot): Point {
    return this.#layout?.site.get(spot) ?? { x: 0, y: 0 };
  }

  async #walk(owner: number, path: Spot[], pace: number): Promise<void> {
    const from = path[0];
    if (from === undefined) return;
    this.#hide(pieceKey(owner, from));
    const calm = path.length > 2 ? STEP * (path.length - 1) : LEAP;
    await this.#fly(
      "kid",
      owner,
      path.map((spot) => this.#stand(spot)),
      calm / pace,
    );
  }

  async #leave(owner: number, at: Spot, pace: number): Promise<void> {
    this.#hide(pieceKey(owner, at));
    const start = this.#stand(at);
    await this.#fly("kid", owner, [start, { ...start, y: start.y - 30, opacity: 0 }], LEAP / pace);
  }

  async #beamUp(owner: number, at: Spot, pace: number): Promise<void> {
    this.#hide(pieceKey(owner, at));
    const start = this.#stand(at);
    await this.#fly(
      "kid",
      owner,
      [start, { x: start.x, y: start.y - 70, size: 0.2, opacity: 0 }],
      (LEAP * 1.5) / pace,
    );
  }

  async #flip(saucer: boolean, pace: number): Promise<void> {
    const grid = this.#layout!.grid;
    const middle = { x: grid.x + grid.w / 2, y: grid.y + grid.h / 2 };
    const poses = [
      { ...middle, size: 0.3, opacity: 0 },
      { ...middle, y: middle.y - 60, size: 1.7 },
      { ...middle, size: 1.6 },
      { ...middle, size: 1.6 },
    ];
    const actor = await this.#fly(saucer ? "coin-saucer" : "coin-blank", 0, poses, 900 / pace);
    this.actors = this.actors.filter((each) => each.id !== actor);
  }

  /** An actor takes pose after pose; it stays in the last one until the stage is cleared. */
  async #fly(kind: Kind, owner: number, poses: Pose[], duration: number): Promise<number> {
    const id = ++this.#last;
    this.actors.push({ id, kind, owner, start: transform(poses[0]!) });
    await tick();
    const element = this.#elements.get(id);
    if (!element) return id;
    const frames = poses.map((pose) => ({
      transform: transform(pose),
      opacity: pose.opacity ?? 1,
    }));
    const animation = element.animate(frames, {
      duration,
      fill: "forwards",
      easing: "ease-in-out",
    });
    this.#running.add(animation);
    await Promise.race([animation.finished.catch(() => undefined), pause(duration + GRACE)]);
    return id;
  }
}

/** A page in the background draws nothing, so its animations never end. */
function pause(duration: number): Promise<void> {
  return new Promise((done) => setTimeout(done, duration));
}

function transform(pose: Pose): string {
  return `translate(${pose.x}px, ${pose.y}px) scale(${pose.size})`;
}
