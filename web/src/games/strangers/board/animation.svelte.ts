/** Animates events on the board: pieces that move, and those hidden meanwhile. */

import { tick } from "svelte";
import type { Event } from "@/generated/strangers/events";
import { findAnchor } from "@/shared/pieces/anchors";
import { Effects } from "@/shared/pieces/effects.svelte";
import type { Animator } from "@/games/module";
import { flightOf } from "./cardFlights";
import type { Layout, Point, Spot } from "./geometry";
import { pieceKey, standOf } from "./pieces";

type Kind = "kid" | "alien" | "saucer" | "coin-saucer" | "coin-blank" | "ring";

interface Pose {
  x: number;
  y: number;
  size: number;
  opacity?: number;
}

/** A piece drawn while it moves. */
export interface MovingPiece {
  id: number;
  kind: Kind;
  owner: number;
  start: string;
}

const STEP = 170;
const LEAP = 330;
const LANDING = 280;
const HOVER = -78;

export class BoardAnimator implements Animator<Event> {
  moving = $state<MovingPiece[]>([]);
  hidden = $state<Set<string>>(new Set());
  saucerOut = $state(false);
  /** What is animated over the whole page. */
  readonly effects = new Effects();
  /** The seat that looks on. */
  viewer: number | null = null;
  /** What shakes when something lands: nothing that can be pressed, or Chromium may lose presses after it. */
  stage: Element[] = [];
  #showed = false;
  #layout: Layout | null = null;
  #school: Spot = "";
  #elements = new Map<number, SVGGElement>();
  #last = 0;
  #skipping = false;

  setLayout(layout: Layout): void {
    this.#layout = layout;
    this.#school = layout.pads.find((pad) => pad.school)?.id ?? "";
  }

  /** A Svelte action for the element a moving piece is drawn as. */
  attach = (element: SVGGElement, piece: MovingPiece) => {
    this.#elements.set(piece.id, element);
    return { destroy: () => this.#elements.delete(piece.id) };
  };

  async show(event: Event, speed: number): Promise<unknown> {
    if (!this.#layout || document.hidden) return;
    this.#showed = true;
    if (this.#skipping) return;
    await this.#flyCard(event, speed);
    switch (event.kind) {
      case "kid_released":
        return this.#fly(
          "kid",
          event.seat,
          [this.#above(this.#school, 0), this.#stand(this.#school)],
          LEAP / speed,
        );
      case "kid_moved":
        return this.#walk(event.owner, event.path, speed);
      case "kid_fled":
        return this.#leave(event.seat, event.at, speed);
      case "kid_taken":
        return event.by === "saucer"
          ? this.#beamUp(event.owner, event.at, speed)
          : this.#leave(event.owner, event.at, speed);
      case "alien_placed":
        return this.#land(event.at, speed);
      case "alien_removed":
        this.#hide(`alien@${event.at}`);
        return this.#fly(
          "alien",
          0,
          [this.#alien(event.at), this.#above(event.at, 0)],
          LEAP / speed,
        );
      case "kid_named":
        this.saucerOut = true;
        return this.#fly(
          "saucer",
          0,
          [{ x: 96, y: 52, size: 0.95 }, this.#above(event.at, 1)],
          (LEAP * 1.4) / speed,
        );
      case "coin_flipped":
        return this.#flip(event.saucer, speed);
      default:
        return;
    }
  }

  /** Whether events were shown since this was last asked. */
  takeShowed(): boolean {
    const showed = this.#showed;
    this.#showed = false;
    return showed;
  }

  clear(): void {
    this.effects.clear();
    this.moving = [];
    this.hidden = new Set();
    this.saucerOut = false;
    this.#skipping = false;
  }

  skip(): void {
    this.#skipping = true;
    this.effects.skip();
  }

  /** Cards travel to and from the piles. */
  async #flyCard(event: Event, speed: number): Promise<void> {
    const flight = flightOf(event, this.viewer);
    const from = flight && findAnchor(flight.from);
    const to = flight && findAnchor(flight.to);
    if (from && to) await this.effects.fly(flight.card, from, to, LEAP / speed);
  }

  /** An Alien comes down, and the ground shakes. */
  async #land(at: Spot, speed: number): Promise<void> {
    await this.#fly("alien", 0, [this.#above(at, 0), this.#alien(at)], LEAP / speed);
    if (this.#skipping) return;
    const site = this.#site(at);
    const ring = [
      { ...site, size: 0.4 },
      { ...site, size: 2.2, opacity: 0 },
    ];
    await Promise.all([
      this.#fly("ring", 0, ring, LANDING / speed),
      ...this.stage.map((element) => this.effects.shake(element, LANDING / speed)),
    ]);
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

  async #walk(owner: number, path: Spot[], speed: number): Promise<void> {
    const from = path[0];
    if (from === undefined) return;
    this.#hide(pieceKey(owner, from));
    const duration = path.length > 2 ? STEP * (path.length - 1) : LEAP;
    await this.#fly(
      "kid",
      owner,
      path.map((spot) => this.#stand(spot)),
      duration / speed,
    );
  }

  async #leave(owner: number, at: Spot, speed: number): Promise<void> {
    this.#hide(pieceKey(owner, at));
    const start = this.#stand(at);
    await this.#fly("kid", owner, [start, { ...start, y: start.y - 30, opacity: 0 }], LEAP / speed);
  }

  async #beamUp(owner: number, at: Spot, speed: number): Promise<void> {
    this.#hide(pieceKey(owner, at));
    const start = this.#stand(at);
    await this.#fly(
      "kid",
      owner,
      [start, { x: start.x, y: start.y - 70, size: 0.2, opacity: 0 }],
      (LEAP * 1.5) / speed,
    );
  }

  async #flip(saucer: boolean, speed: number): Promise<void> {
    const grid = this.#layout!.grid;
    const middle = { x: grid.x + grid.w / 2, y: grid.y + grid.h / 2 };
    const poses = [
      { ...middle, size: 0.3, opacity: 0 },
      { ...middle, y: middle.y - 60, size: 1.7 },
      { ...middle, size: 1.6 },
      { ...middle, size: 1.6 },
    ];
    const piece = await this.#fly(saucer ? "coin-saucer" : "coin-blank", 0, poses, 900 / speed);
    this.moving = this.moving.filter((each) => each.id !== piece);
  }

  /** Move a piece from pose to pose; it stays in the last one until `clear`. */
  async #fly(kind: Kind, owner: number, poses: Pose[], duration: number): Promise<number> {
    const id = ++this.#last;
    this.moving.push({ id, kind, owner, start: transform(poses[0]!) });
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
    await this.effects.run(animation, duration);
    return id;
  }
}

function transform(pose: Pose): string {
  return `translate(${pose.x}px, ${pose.y}px) scale(${pose.size})`;
}
