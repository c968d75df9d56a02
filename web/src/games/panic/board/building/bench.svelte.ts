/** What a player is doing with the tiles: which one is taken up, which one the buttons are for, and the moves it leads to. */

import type { Move } from "@/generated/panic/moves";
import { cellOf, findTile, movesToLay, tileOn, type Layout } from "@/games/panic/town";

export class Bench {
  /** The tile that goes where one presses next. */
  held = $state<number | null>(null);
  /** The tile used last, which Turn, Flip and Lift are for. */
  active = $state<number | null>(null);
  /** An empty cell that waits for a tile. */
  spot = $state<string | null>(null);
  #layout: () => Layout;
  #send: (moves: Move[]) => void;

  constructor(layout: () => Layout, send: (moves: Move[]) => void) {
    this.#layout = layout;
    this.#send = send;
  }

  /** A press on a tile of the hand: take it up, turn it when it is, or lay it on the cell that waits. */
  pressHand(tile: number): void {
    if (this.held === tile) this.turn(tile);
    else this.take(tile);
  }

  /** A press on a cell: lay what is held, turn what lies there, or let the cell wait for a tile. */
  pressCell(cell: string): void {
    const laid = tileOn(this.#layout(), cell);
    if (this.held === null && laid) {
      this.active = laid.tile;
      this.turn(laid.tile);
    } else this.useCell(cell);
  }

  /** Enter on a cell: the same, but what lies there is taken up. */
  useCell(cell: string): void {
    const laid = tileOn(this.#layout(), cell);
    if (this.held !== null) this.lay(this.held, cell);
    else if (laid) this.take(laid.tile);
    else this.spot = this.spot === cell ? null : cell;
  }

  take(tile: number): void {
    if (this.spot !== null) return this.lay(tile, this.spot);
    this.held = this.active = tile;
  }

  lay(tile: number, cell: string): void {
    this.#send(movesToLay(this.#layout(), tile, cell));
    this.held = this.spot = null;
    this.active = tile;
  }

  turn(tile = this.active): void {
    if (tile !== null) this.#send([{ kind: "turn", tile }]);
  }

  /** The other way round: the rules know a quarter clockwise only, so three of them. */
  turnBack(tile = this.active): void {
    if (tile === null) return;
    const turn: Move = { kind: "turn", tile };
    this.#send([turn, turn, turn]);
  }

  /** The other button of a mouse on a tile: use it, and turn it the other way round. */
  pressOther(tile: number): void {
    this.active = tile;
    this.turnBack(tile);
  }

  flip(tile = this.active): void {
    if (tile !== null) this.#send([{ kind: "flip", tile }]);
  }

  /** Take a tile of the town back into the hand. */
  lift(tile = this.active): void {
    if (tile === null || cellOf(this.#layout(), tile) === null) return;
    this.#send([{ kind: "lift", tile }]);
    if (this.held === tile) this.held = null;
  }

  /** Hold nothing any more. */
  release(): void {
    this.held = this.spot = null;
  }

  reset(): void {
    this.release();
    this.active = null;
  }

  get canLift(): boolean {
    return this.active !== null && cellOf(this.#layout(), this.active) !== null;
  }

  get isUsed(): boolean {
    return this.active !== null && findTile(this.#layout(), this.active) !== undefined;
  }
}
