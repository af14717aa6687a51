/**
 * The legal moves of a position, as the server tells them: singly with their names, and where there
 * are very many as a range. Nothing here knows a rule.
 */
import type { MoveInfo, MoveRange, Moves, PartOf, Saying } from "$web/wire/messages";

/** The first word of a move in notation, by which moves of one kind are found. */
export const verbOf = (event: string): string => event.split(" ", 1)[0] ?? "";

export const movesOf = (moves: Moves | null, verb: string): MoveInfo[] =>
  (moves?.single ?? []).filter(({ event }) => verbOf(event) === verb);

/** The range of a verb: of moves that can be made now, or right after a move of the verb `after`. */
export const rangeOf = (moves: Moves | null, verb: string, after = ""): MoveRange | undefined =>
  moves?.ranges?.find((range) => verbOf(range.form) === verb && (range.after ?? "") === after);

/** A move of a range, from one value for each part. */
export function eventIn(range: MoveRange, values: readonly string[]): string {
  const places = range.parts.map(({ name }) => name);
  return range.form.replace(/\{(\w+)\}/g, (_, name) => values[places.indexOf(name)] ?? "");
}

/** The values of a move that has the form of the range; null if it has another form. */
export function valuesIn(range: MoveRange, event: string): string[] | null {
  const form = range.form.split(" ");
  const given = event.split(" ");
  if (given.length !== form.length) return null;
  const found = new Map<string, string>();
  for (const [place, word] of form.entries()) {
    const name = /^\{(\w+)\}$/.exec(word)?.[1];
    if (name) found.set(name, given[place]!);
    else if (word !== given[place]) return null;
  }
  return range.parts.map(({ name }) => found.get(name) ?? "");
}

/** Where each value stands among those of its part; null if one of them is none. */
function placesOf(range: MoveRange, values: readonly string[]): number[] | null {
  const places = range.parts.map((part, at) => part.values.indexOf(values[at] ?? ""));
  return places.includes(-1) ? null : places;
}

/** Below 0 if `one` comes before `other`: the first part that differs decides. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((place, part) => place !== other[part]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}

export function isWithin(range: MoveRange, values: readonly string[]): boolean {
  const places = placesOf(range, values);
  const least = placesOf(range, range.least);
  const most = placesOf(range, range.most);
  if (!places || !least || !most) return false;
  return compare(least, places) <= 0 && compare(places, most) <= 0;
}

function isAmong(moves: Moves, event: string, after: string): boolean {
  if (!after && moves.single?.some((move) => move.event === event)) return true;
  return (moves.ranges ?? []).some((range) => {
    const values = (range.after ?? "") === after ? valuesIn(range, event) : null;
    return values !== null && isWithin(range, values);
  });
}

/** Whether these moves can be made in one turn, one right after the other. */
export function isLegal(moves: Moves | null, events: string | readonly string[]): boolean {
  const all = [events].flat();
  if (!moves || !all.length) return false;
  return all.every((event, at) => isAmong(moves, event, at ? verbOf(all[at - 1]!) : ""));
}

/** The next move up or down in the order of the range; null beyond its ends. */
export function stepped(range: MoveRange, values: readonly string[], by: 1 | -1): string[] | null {
  const places = placesOf(range, values);
  if (!places) return null;
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const { length } = range.parts[at]!.values;
    const to = places[at]! + by;
    places[at] = (to + length) % length;
    if (to < 0 || to >= length) continue;
    const next = range.parts.map((part, place) => part.values[places[place]!]!);
    return isWithin(range, next) ? next : null;
  }
  return null;
}

/**
 * The lowest move of the range in which some parts have the values that are wanted; null if there
 * is none.
 */
export function lowest(
  range: MoveRange,
  wanted: Readonly<Record<string, string>> = {},
): string[] | null {
  const isWanted = (values: string[]) =>
    range.parts.every(({ name }, at) => !(name in wanted) || wanted[name] === values[at]);
  for (let at: string[] | null = range.least; at; at = stepped(range, at, 1)) {
    if (isWanted(at)) return at;
  }
  return null;
}

/** With another value the rest stays as it is, or becomes the lowest that goes with it. */
export function valuesWith(
  range: MoveRange,
  values: readonly string[],
  at: number,
  value: string,
): string[] {
  const wanted = values.with(at, value);
  return isWithin(range, wanted)
    ? wanted
    : (lowest(range, { [range.parts[at]!.name]: value }) ?? wanted);
}

type Detail = NonNullable<Saying["details"]>[string];

/** What the move of these values is called. */
export function nameIn(range: MoveRange, values: readonly string[]): Saying {
  const given = ({ part }: PartOf): string | number => {
    const value = values[range.parts.findIndex(({ name }) => name === part)] ?? "";
    // Numbers stay numbers, so that a sentence can count by them.
    return /^\d+$/.test(value) ? Number(value) : value;
  };
  const detail = (value: Detail): Detail => {
    if (typeof value !== "object") return value;
    if (value.is === "part") return given(value);
    if (value.is === "say") return filled(value);
    if (value.is === "list") return { ...value, parts: value.parts.map(filled) };
    return value;
  };
  const filled = (saying: Saying): Saying => {
    const entries = Object.entries(saying.details ?? {});
    return {
      ...saying,
      details: Object.fromEntries(entries.map(([name, value]) => [name, detail(value)])),
    };
  };
  return filled(range.name);
}

/** The lowest moves of a range, named one by one. */
export function nearest(range: MoveRange, count: number): MoveInfo[] {
  const found: MoveInfo[] = [];
  for (let at: string[] | null = range.least; at; at = stepped(range, at, 1)) {
    if (found.length === count) break;
    found.push({ event: eventIn(range, at), name: nameIn(range, at) });
  }
  return found;
}
