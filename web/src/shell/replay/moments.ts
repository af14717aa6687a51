import type { GameModule } from "$web/games";
import { linesOf } from "$web/shell/table/log";
import type { EventInfo, News, Saying } from "$web/wire/messages";
import { t } from "$web/words/words.svelte";

/** A moment of a game on its time line. */
export interface Moment {
  /** Who decided; null at the start. */
  seat: number | null;
  text: string;
  /** Something that one may want to look for. */
  isLandmark: boolean;
}

/** As much as is read at a glance. */
const GLANCE = 150;

/** The first sentences of a moment: what somebody does, and what comes of it. */
function glance(events: readonly EventInfo[], names: readonly string[]): string {
  const all = linesOf(events, names).join(" ");
  if (all.length < GLANCE) return all;
  // Die by die there is no room for what the throw was.
  const keys = events.flatMap(({ say = [] }) => say.map(({ key }) => key));
  const isAlone = ({ key }: Saying) => keys.indexOf(key) === keys.lastIndexOf(key);
  const lines = linesOf(
    events.map((event) => ({ ...event, say: (event.say ?? []).filter(isAlone) })),
    names,
  );
  let text = lines[0] ?? "";
  for (const line of lines.slice(1)) {
    if (text.length + line.length >= GLANCE) break;
    text += ` ${line}`;
  }
  return text;
}

export function momentsOf(
  frames: readonly News[],
  names: readonly string[],
  module: GameModule<unknown> | null,
): Moment[] {
  const wanted = module?.landmarks ?? [];
  return frames.map(({ events = [] }, place) => ({
    seat: place === 0 ? null : (events[0]?.actor ?? null),
    text: place === 0 ? t("replay-start") : glance(events, names),
    isLandmark: events.some(({ say = [] }) => say.some(({ key }) => wanted.includes(key))),
  }));
}

/** Decisions of the same seat one after the other: where they begin, and how many there are. */
export interface Stretch {
  seat: number | null;
  from: number;
  count: number;
}

export function stretchesOf(moments: readonly Moment[]): Stretch[] {
  const found: Stretch[] = [];
  moments.forEach(({ seat }, from) => {
    const last = found.at(-1);
    if (last && last.seat === seat) last.count += 1;
    else found.push({ seat, from, count: 1 });
  });
  return found;
}
