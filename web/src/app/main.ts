/** Starts the client. */

import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";

const FONTS = ["1em Shrikhand", "1em Barlow", "600 1em Barlow", "600 1em Barlow Condensed"];
const LONGEST_WAIT = 1500;

/** A font that loads late would move everything that is set in it. */
const fonts = Promise.allSettled(FONTS.map((font) => document.fonts.load(font)));
const timeout = new Promise((done) => setTimeout(done, LONGEST_WAIT));

void Promise.race([fonts, timeout]).then(() =>
  mount(App, { target: document.getElementById("app")! }),
);
