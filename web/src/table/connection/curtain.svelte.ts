/** Which seat a browser looks from; where several players share it, a curtain hides the table between them. */

import type { ClientMessage } from "@/generated/protocol";

/** What the curtain has to know about the table. */
export interface CurtainTable {
  /** The seats of this browser. */
  seats(): number[];
  /** Those of them that everyone waits for. */
  deciding(): number[];
  /** Send a message; false where there is no connection. */
  send(message: ClientMessage): boolean;
}

export class Curtain {
  /** The seat this browser looks from: one of its own, or null for a spectator and behind the curtain. */
  seat = $state<number | null>(null);
  /** The seat whose views were asked for, undefined while none were. */
  #turningTo = $state<number | null | undefined>();
  readonly #table: CurtainTable;

  constructor(table: CurtainTable) {
    this.#table = table;
  }

  get #isShared(): boolean {
    return this.#table.seats().length > 1;
  }

  /** Where several people share the screen: the seat whose player has to come to it first. */
  get awaited(): number | undefined {
    if (!this.#isShared) return undefined;
    const deciding = this.#table.deciding();
    return this.seat !== null && deciding.includes(this.seat) ? undefined : deciding[0];
  }

  /** Whether the curtain hides the table until its next player has come. */
  get isCovered(): boolean {
    return this.seat === null && this.awaited !== undefined;
  }

  /** Whether the curtain is just being opened or closed. */
  get isTurning(): boolean {
    return this.#turningTo !== undefined;
  }

  /** Open the curtain in front of the player who has come, or close it. */
  lookFrom(seat: number | null): void {
    if (this.#table.send({ kind: "look", seat })) this.#turningTo = seat;
  }

  /** The seats of this browser may have changed: look from its only one, or cover the table where it has several. */
  onSeats(): void {
    const seats = this.#table.seats();
    if (this.seat !== null && seats.includes(this.seat)) return;
    this.seat = this.#isShared ? null : (seats[0] ?? null);
  }

  /** On a new connection, go on with the seat that was looked from. */
  onHello(): void {
    if (this.seat !== null && this.#isShared) this.lookFrom(this.seat);
  }

  /** A view of a seat has come: true where the screen turns to this seat now. */
  onView(seat: number | null): boolean {
    if (seat !== this.#turningTo) return false;
    this.#turningTo = undefined;
    this.seat = seat;
    return true;
  }

  /** The match is over: nothing is hidden any more. */
  onEnd(): void {
    if (this.seat === null && this.#isShared) this.lookFrom(this.#table.seats()[0] ?? null);
  }

  onLineDown(): void {
    this.#turningTo = undefined;
  }
}
