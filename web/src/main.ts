import { mount } from "svelte";
import "@fontsource-variable/fraunces/index.css";
import "@fontsource-variable/nunito-sans/index.css";
import "./style.css";
import App from "./App.svelte";
import { words } from "./words/words.svelte";

// The first paint has its words, so nothing jumps.
words.load().then(() => mount(App, { target: document.getElementById("app")! }));
