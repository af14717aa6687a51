import { mount } from "svelte";
import "./fonts.css";
import "./style.css";
import App from "./App.svelte";
import { words } from "./words/words.svelte";

// On a slow line the words come first and the typefaces follow.
const PATIENCE = 500;

const typefaces = Promise.allSettled([
  document.fonts.load('600 1rem "Fraunces Variable"'),
  document.fonts.load('400 1rem "Nunito Sans Variable"'),
]);
const patience = new Promise((over) => setTimeout(over, PATIENCE));

// The first paint has its words and typefaces, so nothing jumps.
Promise.all([words.load(), Promise.race([typefaces, patience])]).then(() =>
  mount(App, { target: document.getElementById("app")! }),
);
