import { mount } from "svelte";
import Harness from "./Harness.svelte";
import "../src/app/app.css";
import "../src/games/strangers/colours.css";

mount(Harness, { target: document.getElementById("app")! });
