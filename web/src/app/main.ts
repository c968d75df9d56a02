/** Starts the client. */

import { mount } from "svelte";
import { prefs } from "../shared/prefs.svelte";
import { loadTexts } from "../shared/texts";
import App from "./App.svelte";
import { listenForUpdates, registerWorker } from "./updates";
import "./app.css";

const FONTS = ["1em Shrikhand", "1em Barlow", "600 1em Barlow", "600 1em Barlow Condensed"];
const LONGEST_WAIT = 1500;

/** A font that loads late would move everything that is set in it. */
const fonts = Promise.allSettled(FONTS.map((font) => document.fonts.load(font)));
const timeout = new Promise((done) => setTimeout(done, LONGEST_WAIT));

listenForUpdates();
preload();
void Promise.race([fonts, timeout]).then(() =>
  mount(App, { target: document.getElementById("app")! }),
);
registerWorker();

/** Ask for what the first page needs while the fonts load. */
function preload(): void {
  void loadTexts(prefs.language).catch(() => {});
  if (/^\/[tr]\//.test(location.pathname)) void import("../table/TablePage.svelte").catch(() => {});
}
