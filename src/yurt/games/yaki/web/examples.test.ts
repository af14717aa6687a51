import { expect, test } from "vitest";
import { FITTING } from "./examples";

/** YAKI-9 and YAKI-10, told once more. */
function fits(after: string, token: string, square: string): boolean {
  const [colour, number] = token.split("-");
  const [before, ahead] = after.split("-");
  const isNear = colour === before || Math.abs(Number(number) - Number(ahead)) <= 1;
  return isNear && (square === "plain" || square === colour);
}

test.each(Object.values(FITTING))("after $after on a $square square", (example) => {
  const fit = (token: string) => fits(example.after, token, example.square);
  expect(example.fitting.filter(fit)).toEqual(example.fitting);
  expect(example.others.filter(fit)).toEqual([]);
});
