/** Finds what the client has of a game: a folder in `games` is all it takes to add one. */

import type { Component } from "svelte";
import { api } from "../shared/api";
import type { Language } from "../shared/prefs.svelte";
import { loadTexts, type Texts } from "../shared/texts";
import type {
  AnyBoardModule,
  AnyGameModule,
  DailyGoalProps,
  DailyPictureProps,
  SceneProps,
} from "./module";

const MODULES = import.meta.glob<AnyGameModule>("./*/index.ts", { import: "GAME" });
const COVERS = import.meta.glob<Component>("./*/Cover.svelte", { import: "default" });
const BOARDS = import.meta.glob("./*/board/Board.svelte");
const COACHES = import.meta.glob("./*/coach/Coach.svelte");
const SCENES = import.meta.glob<Component<SceneProps<unknown>>>("./*/howto/Scene.svelte", {
  import: "default",
});
const DAILY_PICTURES = import.meta.glob<Component<DailyPictureProps<unknown>>>(
  "./*/daily/Picture.svelte",
  { import: "default" },
);
const DAILY_GOALS = import.meta.glob<Component<DailyGoalProps<unknown>>>("./*/daily/Goal.svelte", {
  import: "default",
});
const VIEW_FIELDS = import.meta.glob<ViewFields>("../generated/*/viewFields.ts", {
  import: "VIEW_FIELDS",
  eager: true,
});

/** What the fields of a view hold, by struct: `seat`, a family of names such as `card`, or another struct. */
export type ViewFields = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Everything the pages of a table need of its game. */
export interface LoadedGame {
  /** Null for a game that is played on the text table. */
  board: AnyBoardModule | null;
  module: AnyGameModule;
  /** The standard components, or null for a game without. */
  components: unknown;
  viewFields: ViewFields;
  texts: Texts;
}

export async function loadGame(id: string, language: Language): Promise<LoadedGame> {
  const [module, components, texts] = await Promise.all([
    loadModule(id),
    api.components(id),
    loadTexts(language, id),
  ]);
  const viewFields = VIEW_FIELDS[`../generated/${id}/viewFields.ts`] ?? {};
  return { board: module.board ?? null, module, components, viewFields, texts };
}

async function loadModule(id: string): Promise<AnyGameModule> {
  return (await MODULES[`./${id}/index.ts`]?.()) ?? {};
}

/** The components a match is played with: its own, which then are in its views, or the standard ones. */
export function componentsOf(view: object, game: LoadedGame): unknown {
  const options = "options" in view ? view.options : null;
  const own =
    options && typeof options === "object" && "components" in options && options.components;
  return own || game.components;
}

/** The covers of the games, by id. */
export async function loadCovers(): Promise<Map<string, Component>> {
  const paths = Object.entries(COVERS);
  return new Map(
    await Promise.all(
      paths.map(async ([path, load]): Promise<[string, Component]> => [idIn(path), await load()]),
    ),
  );
}

/** Whether a game has a board of its own, found without loading it. */
export function hasBoard(id: string): boolean {
  return `./${id}/board/Board.svelte` in BOARDS;
}

/** Whether a game draws its "How to play". */
export function hasScene(id: string): boolean {
  return `./${id}/howto/Scene.svelte` in SCENES;
}

/** The drawings of a game's "How to play"; undefined for a game that has none. */
export async function loadScene(id: string): Promise<Component<SceneProps<unknown>> | undefined> {
  return SCENES[`./${id}/howto/Scene.svelte`]?.();
}

/** Whether a game has lessons for a first match, found without loading it. */
export function hasCoach(id: string): boolean {
  return `./${id}/coach/Coach.svelte` in COACHES;
}

/** The drawing of what a try at the puzzle of the day built; undefined for a game that has none. */
export async function loadDailyPicture(
  id: string,
): Promise<Component<DailyPictureProps<unknown>> | undefined> {
  return DAILY_PICTURES[`./${id}/daily/Picture.svelte`]?.();
}

/** The drawing of a goal of the day; undefined for a game that has none. */
export async function loadDailyGoal(
  id: string,
): Promise<Component<DailyGoalProps<unknown>> | undefined> {
  return DAILY_GOALS[`./${id}/daily/Goal.svelte`]?.();
}

/** `strangers` in `./strangers/index.ts`. */
function idIn(path: string): string {
  return path.split("/")[1] ?? "";
}
