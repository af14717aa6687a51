import { describe, expect, it } from "vitest";
import { picturesOf } from "$web/games";
import { readRules, search } from "./rules-text";

const PAGES = import.meta.glob<string>("../../../src/yurt/games/*/text/rules.*.md", {
  query: "?raw",
  import: "default",
});

const PAGE = `# Game

![Four suits](suits)

- ![](wolf) **Wolf**: takes a sheep. (YAK-1)
`;

const placesIn = (body: DocumentFragment) => [...body.querySelectorAll<HTMLElement>(".picture")];

describe("a picture of a rules page", () => {
  it("is a place for the game to draw in, told by its words", () => {
    const [row, card] = placesIn(readRules(PAGE).body);
    expect(row?.dataset.picture).toBe("suits");
    expect(row?.role).toBe("img");
    expect(row?.ariaLabel).toBe("Four suits");
    expect(card?.dataset.picture).toBe("wolf");
    expect(card?.ariaHidden).toBe("true");
  });

  it("goes with what it stands beside when something is looked for", () => {
    const { body } = readRules(PAGE);
    expect(search(body, "sheep")).toBe(1);
    expect(placesIn(body).map(({ dataset }) => dataset.picture)).toEqual(["wolf"]);
  });

  const games = [...new Set(Object.keys(PAGES).map((path) => path.split("/").at(-3)!))];
  it.each(games)("is drawn by its game, and the same in every language: %s", async (game) => {
    const drawn = Object.keys(await picturesOf(game.replaceAll("_", "-"))).sort();
    const paths = Object.keys(PAGES).filter((path) => path.includes(`/${game}/`));
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      const named = placesIn(readRules(await PAGES[path]!()).body).map(
        (one) => one.dataset.picture,
      );
      expect([...new Set(named)].sort(), path).toEqual(drawn);
    }
  });
});
