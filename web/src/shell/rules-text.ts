import { marked } from "marked";

export interface Chapter {
  id: string;
  title: string;
}

/** A rules page, ready to be searched and shown. */
export interface RulesText {
  body: DocumentFragment;
  chapters: Chapter[];
  title: string;
}

const RULING = /\b[A-Z]{3,4}-\d+\b/g;
/** What is read in one breath, and found or not found as a whole. */
const BLOCKS = "p, li, tr";

export function readRules(markdown: string): RulesText {
  const page = document.createElement("template");
  page.innerHTML = marked.parse(markdown, { async: false });
  const body = page.content;
  const heading = body.querySelector("h1");
  heading?.remove();
  const chapters = [...body.querySelectorAll("h2")].map((chapter, number) => {
    chapter.id = `chapter-${number + 1}`;
    return { id: chapter.id, title: chapter.textContent };
  });
  for (const table of body.querySelectorAll("table")) frame(table);
  for (const image of body.querySelectorAll("img")) hold(image);
  for (const text of textsIn(body)) linkRulings(text);
  return { body, chapters, title: heading?.textContent ?? "" };
}

/** A wide table moves sideways on its own, by keys too. */
function frame(table: HTMLTableElement): void {
  const box = document.createElement("div");
  box.className = "wide";
  box.tabIndex = 0;
  box.role = "region";
  box.ariaLabel = table.querySelector("th:not(:empty)")?.textContent ?? "";
  table.replaceWith(box);
  box.append(table);
  for (const cell of table.querySelectorAll("thead th")) {
    if (!cell.textContent) cell.replaceWith(document.createElement("td"));
  }
}

/** `![words](name)` becomes the place of a picture that the game draws. Without words it only shows what is told beside it. */
function hold(image: HTMLImageElement): void {
  const place = document.createElement("span");
  place.className = "picture";
  place.dataset.picture = image.getAttribute("src") ?? "";
  if (image.alt) {
    place.role = "img";
    place.ariaLabel = image.alt;
  } else {
    place.ariaHidden = "true";
  }
  image.replaceWith(place);
}

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Where something stands in a text: from here, up to there. */
type Span = readonly [number, number];

/** Puts what `make` gives in the place of each span. */
function replaceSpans(text: Text, spans: readonly Span[], make: (found: string) => Node): void {
  if (!spans.length) return;
  const parts: (Node | string)[] = [];
  let end = 0;
  for (const [from, to] of spans) {
    parts.push(text.data.slice(end, from), make(text.data.slice(from, to)));
    end = to;
  }
  text.replaceWith(...parts, text.data.slice(end));
}

function linkRulings(text: Text): void {
  const spans = [...text.data.matchAll(RULING)].map(
    ({ index, 0: found }): Span => [index, index + found.length],
  );
  replaceSpans(text, spans, (ruling) => {
    const link = document.createElement("a");
    link.className = "ruling";
    link.href = `#${ruling}`;
    link.dataset.ruling = ruling;
    link.textContent = ruling;
    return link;
  });
}

/** Where a ruling is told: the blocks that end with its number. */
export function placesOf(root: ParentNode, ruling: string): Element[] {
  const links = [...root.querySelectorAll<HTMLElement>("a.ruling")];
  const places = links.filter(({ dataset }) => dataset.ruling === ruling).map(placeOf);
  return [...new Set(places.filter((place) => place !== null))];
}

/** A number at the end of a list's last item, and at no other item, is that of the whole list. */
function placeOf(link: Element): Element | null {
  const block = link.closest(BLOCKS);
  const list = block?.matches("li:last-child") ? block.parentElement : null;
  const isOfList =
    list !== null &&
    list.children.length > 1 &&
    [...list.children].every((item) => item === block || !item.querySelector("a.ruling"));
  return isOfList ? list : block;
}

/** Letters without their accents, one for one, so that "defi" finds "Défi". */
const plain = (text: string): string =>
  [...text].map((letter) => letter.normalize("NFD")[0]!.toLowerCase()).join("");

/**
 * Leaves of the page only the blocks in which `wanted` stands, marks it there, and drops chapters
 * that have none. Returns how many times it was found.
 */
export function search(body: DocumentFragment, wanted: string): number {
  const needle = plain(wanted.trim());
  if (!needle) return 0;
  let found = 0;
  for (const block of body.querySelectorAll(BLOCKS)) {
    if (plain(block.textContent).includes(needle)) found += mark(block, needle);
    else if (!block.matches("thead tr") && !block.querySelector("p, li")) block.remove();
  }
  for (const empty of body.querySelectorAll("ul, ol, .wide")) {
    if (!empty.querySelector("li, tbody tr")) empty.remove();
  }
  for (const chapter of body.querySelectorAll("h2")) {
    const next = chapter.nextElementSibling;
    if (!next || next.matches("h2")) chapter.remove();
  }
  return found;
}

function mark(block: Element, needle: string): number {
  let found = 0;
  for (const text of textsIn(block)) {
    const spans = spansOf(plain(text.data), needle);
    found += spans.length;
    replaceSpans(text, spans, (words) => {
      const sign = document.createElement("mark");
      sign.textContent = words;
      return sign;
    });
  }
  return found;
}

function spansOf(text: string, needle: string): Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
    spans.push([at, at + needle.length]);
  }
  return spans;
}
