import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";

const FACES = ["1em Shrikhand", "1em Barlow", "600 1em Barlow", "600 1em Barlow Condensed"];
const PATIENCE = 1500;

/** A face that comes late would move everything that is set in it. */
const faces = Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
const enough = new Promise((done) => setTimeout(done, PATIENCE));

void Promise.race([faces, enough]).then(() =>
  mount(App, { target: document.getElementById("app")! }),
);
