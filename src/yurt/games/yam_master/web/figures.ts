import type { EventInfo, Saying } from "$web/wire/messages";
import { say } from "$web/words/sayings";
import type { Figure, Line, Show } from "./wire";

export const sayFigure = (figure: Figure): Saying => say("figure", { figure });

/** As it stands on the board. */
export const sayShort = (figure: Figure): Saying => say("web-figure", { figure });

export const sayPoints = (count: number): Saying => say("points", { count });

/** So many turns before the last one it is said which turn it is. */
const LAST_TURNS = 20;
export const isNearLast = ({ round, last_round }: Show): boolean => last_round - round < LAST_TURNS;

/** What a Défi means, before it is announced and when it is about to be. */
export const sayDefi = (isOn: boolean, isOnly: boolean): Saying =>
  say(isOn ? "web-defi-on" : "web-defi-off", { only: isOnly ? "yes" : "no" });

export type Verb = "keep" | "defi" | "place" | "remove" | "pass" | "roll";

/** What an event is, from its notation: `keep 3 3`, `defi keep`, `place c3`, `roll 1 2 5`. */
export const verbOf = (event: EventInfo): Verb => event.event.split(" ")[0] as Verb;

/** The dice that an event names. */
export const diceOf = (event: EventInfo): number[] =>
  event.event.split(" ").map(Number).filter(Boolean);

export const squareOf = (event: EventInfo): string => event.event.split(" ").at(-1) ?? "";

export const keepEvent = (kept: readonly number[], announces: boolean): string =>
  [announces ? "defi keep" : "keep", ...[...kept].sort()].join(" ");

/** The middle of a square on a board whose squares are 40 wide; tokens stand above the name. */
export function middleOf(square: string): readonly [x: number, y: number] {
  return [(square.charCodeAt(0) - 97) * 40 + 20, (Number(square[1]) - 1) * 40 + 17];
}

export const nameOf = ({ seat, squares }: Line): string => `${seat} ${squares.join(" ")}`;

/** Lines that are worth points: three or more in a row. */
export const cordsOf = (show: Show): Line[] => show.lines.filter((line) => line.points > 0);
