import { verbOf } from "$web/client/moves";
import type { MoveInfo } from "$web/wire/messages";

/** A move with what it is called in the language of this device. */
export interface NamedMove {
  event: string;
  name: string;
}

/** Moves of one verb, in the order in which the server tells them. */
export interface Group {
  verb: string;
  moves: NamedMove[];
}

export function groupsOf(
  moves: readonly MoveInfo[],
  put: (name: MoveInfo["name"]) => string,
): Group[] {
  const found = new Map<string, NamedMove[]>();
  for (const { event, name } of moves) {
    const verb = verbOf(event);
    const group = found.get(verb) ?? [];
    group.push({ event, name: put(name) });
    found.set(verb, group);
  }
  return [...found].map(([verb, named]) => ({ verb, moves: named }));
}

/** As someone types it who is in a hurry: no capitals, no accents. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Those whose names hold every word that is looked for; groups without any are left out. */
export function filtered(groups: readonly Group[], wanted: string): Group[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [...groups];
  const isWanted = ({ name }: NamedMove) => words.every((word) => plain(name).includes(word));
  return groups
    .map(({ verb, moves }) => ({ verb, moves: moves.filter(isWanted) }))
    .filter(({ moves }) => moves.length > 0);
}
