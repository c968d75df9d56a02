/** What becomes of a move when the line breaks, and which seat a shared screen shows. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PROTOCOL_VERSION, type SendHello, type TableInfo } from "@/generated/protocol";
import { viewOf } from "./fixtures";
import { TableClient } from "./tableClient.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: { kind: string; [field: string]: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}

  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }
  moves() {
    return this.sent.filter(({ kind }) => kind === "move");
  }
}

const MOVE = { kind: "pass" };

function hello(...seats: number[]): SendHello {
  const table = { watch: "w", status: "playing", seats: [] } as unknown as TableInfo;
  const you = { seats, maker: true, muted: [] };
  return { kind: "hello", protocol: PROTOCOL_VERSION, language: "en", you, table, chat: [] };
}

const line = () => FakeSocket.all.at(-1)!;

function connect(...messages: object[]): void {
  line().onopen?.();
  for (const message of messages) line().receive(message);
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "localhost" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a seat nobody waits for is offered what it may do unasked", () => {
  const table = new TableClient("code");
  const back = { move: { kind: "come_back" }, text: "Bargain on" };
  connect(hello(1), viewOf(1, 3, { unasked: [back] }));
  expect(table.offered).toEqual([back]);
  expect(table.deciding).toEqual([]);
});

test("a move that is not answered is sent again on a new line", () => {
  const table = new TableClient("code");
  connect(hello(0), viewOf(0, 5, { again: true }));
  table.move(MOVE);
  expect(line().moves()).toHaveLength(1);
  vi.advanceTimersByTime(9000);
  expect(FakeSocket.all).toHaveLength(2);
  connect(hello(0), viewOf(0, 5, { again: true }));
  expect(line().moves()).toHaveLength(1);
  expect(table.outgoing.sent).toBe(true);
  line().receive(viewOf(0, 6));
  expect(table.outgoing.sent).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a move whose fate is not known is not sent again for the next decision", () => {
  const table = new TableClient("code");
  connect(hello(0), viewOf(0, 5, { again: true }));
  table.move(MOVE);
  line().cut();
  expect(table.outgoing.kept).toBe(true);
  vi.advanceTimersByTime(1000);
  connect(hello(0), viewOf(0, 6, { again: true }));
  expect(line().moves()).toHaveLength(0);
  expect(table.outgoing.kept).toBe(false);
  expect(table.notice?.id).toBe("notice-unsure");
});

test("while the line is down another move takes the place of the one that was kept", () => {
  const table = new TableClient("code");
  connect(hello(0), viewOf(0, 5, { again: true }));
  line().cut();
  table.move(MOVE);
  table.move({ kind: "other" });
  vi.advanceTimersByTime(1000);
  connect(hello(0), viewOf(0, 5, { again: true }));
  expect(line().moves()).toMatchObject([{ move: { kind: "other" }, turn: 5, seat: 0 }]);
});

test("others who act meanwhile do not answer a move", () => {
  const table = new TableClient("code");
  connect(hello(0), viewOf(0, 5, { again: true }));
  table.move(MOVE);
  line().receive(viewOf(0, 5));
  expect(table.outgoing.sent).toBe(true);
  line().receive({ kind: "refused", code: "hint/busy", text: "", rule: null, seat: null, id: 99 });
  expect(table.outgoing.sent).toBe(true);
  const { id } = line().moves()[0]!;
  line().receive({ kind: "refused", code: "move/stale", text: "Late.", rule: null, seat: 0, id });
  expect(table.outgoing.sent).toBe(false);
  expect(table.problem?.text).toBe("Late.");
});

test("a shared screen is covered until its next player opens the curtain", () => {
  const table = new TableClient("code");
  expect(line().url).toContain("curtain=yes&pause=yes");
  connect(hello(0, 1), viewOf(null, 0, { again: true }));
  expect(table.seat).toBe(null);
  expect(table.curtain.isCovered).toBe(true);
  expect(table.curtain.awaited).toBe(0);
  table.curtain.lookFrom(0);
  expect(table.curtain.isCovered).toBe(true);
  line().receive(viewOf(0, 5, { again: true }));
  expect(table.curtain.isCovered).toBe(false);
  expect(table.seat).toBe(0);
  line().receive(viewOf(0, 6, { to_move: [1] }));
  expect(table.seat).toBe(0);
  expect(table.curtain.awaited).toBe(1);
  expect(table.curtain.isCovered).toBe(false);
});

test("a shared screen that lost its line goes on with the same seat, a covered one stays covered", () => {
  const table = new TableClient("code");
  connect(hello(0, 1), viewOf(null, 0, { again: true }));
  line().cut();
  vi.advanceTimersByTime(1000);
  connect(hello(0, 1), viewOf(null, 0, { again: true }));
  expect(line().sent.filter(({ kind }) => kind === "look")).toEqual([]);
  table.curtain.lookFrom(0);
  line().receive(viewOf(0, 5, { again: true }));
  line().cut();
  vi.advanceTimersByTime(1000);
  connect(hello(0, 1));
  expect(line().sent).toContainEqual({ kind: "look", seat: 0 });
  expect(table.seat).toBe(0);
});

const PLACE = { kind: "place" };
const TURN = { kind: "turn" };

test("moves sent ahead answer the decisions after the present one, and go once a view shows them", () => {
  const table = new TableClient("code");
  connect(hello(0), viewOf(0, 5, { again: true }));
  table.moveAhead(PLACE);
  table.moveAhead(TURN);
  table.move(MOVE);
  expect(line().moves()).toMatchObject([
    { move: PLACE, turn: 5 },
    { move: TURN, turn: 6 },
    { move: MOVE, turn: 7 },
  ]);
  expect(table.outgoing.ahead.moves).toEqual([PLACE, TURN]);
  line().receive(viewOf(0, 6));
  expect(table.outgoing.ahead.moves).toEqual([TURN]);
  line().receive(viewOf(0, 7));
  expect(table.outgoing.ahead.moves).toEqual([]);
  expect(table.outgoing.sent).toBe(true);
  line().receive(viewOf(0, 8));
  expect(table.outgoing.sent).toBe(false);
});

test("a refused move takes those sent after it along, with one message", () => {
  const table = new TableClient("code");
  connect(hello(0), viewOf(0, 5, { again: true }));
  for (const move of [PLACE, TURN, PLACE]) table.moveAhead(move);
  const refuse = (nth: number, text: string) => {
    const { id } = line().moves()[nth]!;
    line().receive({ kind: "refused", code: "move/illegal", text, rule: null, seat: 0, id });
  };
  line().receive(viewOf(0, 6));
  refuse(1, "No.");
  expect(table.outgoing.ahead.moves).toEqual([]);
  refuse(2, "Stale.");
  expect(table.problem?.text).toBe("No.");
});

test("moves sent ahead on a line that broke are sent again, unless the match went on without them", () => {
  const table = new TableClient("code");
  connect(hello(0), viewOf(0, 5, { again: true }));
  table.moveAhead(PLACE);
  line().cut();
  table.moveAhead(TURN);
  expect(table.outgoing.ahead.moves).toEqual([PLACE, TURN]);
  vi.advanceTimersByTime(1000);
  connect(hello(0), viewOf(0, 6, { again: true }));
  expect(line().moves()).toMatchObject([{ move: TURN, turn: 6 }]);
  line().cut();
  vi.advanceTimersByTime(1000);
  connect(hello(0), viewOf(0, 9, { again: true }));
  expect(line().moves()).toEqual([]);
  expect(table.outgoing.ahead.moves).toEqual([]);
});

test("an answer that is kept can be given again, and the next at the screen is awaited", () => {
  const table = new TableClient("code");
  const asked = { again: true, to_move: [0, 1], moves: [{ move: MOVE, text: "" }] };
  connect(hello(0, 1), viewOf(0, 5, asked));
  table.curtain.seat = 0;
  table.move(MOVE);
  const id = line().moves()[0]!.id;
  expect(table.choices).toHaveLength(0);
  line().receive({ kind: "answered", seats: [0], id });
  expect(table.choices).toHaveLength(1);
  expect(table.deciding).toEqual([1]);
  expect(table.curtain.awaited).toBe(1);
  line().receive({ kind: "answered", seats: [], id: null });
  expect(table.deciding).toEqual([0, 1]);
});

test("an answer that was kept when the line broke is not sent again", () => {
  const table = new TableClient("code");
  connect(hello(0), viewOf(0, 5, { again: true }));
  table.move(MOVE);
  line().cut();
  vi.advanceTimersByTime(9000);
  connect(hello(0), { kind: "answered", seats: [0], id: null }, viewOf(0, 5, { again: true }));
  expect(line().moves()).toHaveLength(0);
  expect(table.answered).toEqual([0]);
});

test("a page may load itself again while there is nothing to decide and no move on its way", () => {
  const table = new TableClient("code");
  const choices = [{ move: MOVE, text: "Pass" }];
  connect(hello(0), viewOf(0, 1, { moves: choices }));
  expect(table.isBetweenMoves).toBe(false);
  table.move(MOVE);
  expect(table.isBetweenMoves).toBe(false);
  line().cut();
  expect(table.isBetweenMoves).toBe(false);
  vi.advanceTimersByTime(60_000);
  connect(hello(0), viewOf(0, 2, { again: true }));
  expect(table.isBetweenMoves).toBe(true);
  table.takeBack();
  expect(table.isBetweenMoves).toBe(false);
});
