import { expect, it } from "vitest";
import area51 from "@/generated/area51/components.json";
import eti from "@/generated/eti/components.json";
import panic from "@/generated/panic/components.json";
import strangers from "@/generated/strangers/components.json";

const FILES = Object.keys(import.meta.glob("./*/*/*/*.svelte"));

/** The ids of the drawings in a folder. */
function drawnIn(folder: string): Set<string> {
  const own = FILES.filter((path) => path.startsWith(`./${folder}/`));
  return new Set(own.map((path) => path.replace(/^.*\/|\.svelte$/g, "")));
}

const faces = panic.tiles.flatMap((tile) => [tile.A, tile.B]);
const figures = faces.flatMap((face) => face.figures.map(({ kind }) => kind));
const items = faces.flatMap((face) => face.roads.flatMap(({ item }) => item ?? []));
const places = strangers.boards.flatMap((board) => board.places.map(({ kind }) => kind));
const threats = eti.research.filter(({ kind }) => kind === "threat");

it.each([
  ["strangers/art/pictograms", strangers.cards.map(({ id }) => id)],
  ["strangers/art/lots", [...places, "treehouse"]],
  ["area51/art/emblems", area51.cards.map(({ colour }) => colour)],
  ["eti/art/fields", eti.projects.map(({ field }) => field)],
  ["eti/art/abilities", eti.projects.flatMap(({ upgrades }) => upgrades)],
  ["eti/art/threats", threats.map(({ id }) => id)],
  ["eti/art/agendas", ["research", "submit", "change"]],
  ["eti/role/humans", eti.humans.map(({ effect }) => effect)],
  ["panic/art/figures", [...figures, ...items]],
])("%s has one drawing for each thing in the box, and no other", (folder, ids) => {
  expect(drawnIn(folder)).toEqual(new Set(ids));
});
