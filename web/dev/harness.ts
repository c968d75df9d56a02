import { mount } from "svelte";
import Harness from "./Harness.svelte";
import Pieces from "./Pieces.svelte";
import "../src/app/app.css";
import "../src/games/strangers/colours.css";

const query = new URLSearchParams(location.search);
const target = document.getElementById("app")!;
const game = query.get("pieces");
const theme = query.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
if (game) mount(Pieces, { target, props: { game } });
else mount(Harness, { target });
