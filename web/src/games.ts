import type { Component } from "svelte";
import type { Chair, Frame } from "$web/client/chair.svelte";
import type { Help } from "$web/client/device.svelte";
import { settings } from "$web/client/settings.svelte";
import type { Sound } from "$web/kit/sound";
import type { Drawn, EventInfo, Saying, TableInfo } from "$web/wire/messages";

/** Someone at the table, as all kits and tables show them: colour, shape and initial by seat. */
export interface Person {
  seat: number;
  name: string;
  isBot: boolean;
  /** Of a bot, 1 to 5; else 0. */
  level: number;
  isPresent: boolean;
  isTurn: boolean;
  isSelf: boolean;
  score: number | null;
}

/**
 * What of the table is drawn. `whole`: everything, for whoever sits there or watches on an own
 * screen; `public`: the shared screen, large, without anybody's hand; `hand`: a phone beside a
 * shared screen, with the seat's own things only.
 */
export type Place = "whole" | "public" | "hand";

/** What a game's `Table.svelte` is given. It keeps no truth of its own: all of it is in `show`. */
export interface TableProps<S> {
  show: S;
  /** How it was before `events` happened; null if there is nothing to animate. */
  before: S | null;
  events: EventInfo[];
  table: TableInfo;
  seat: number | null;
  people: Person[];
  place: Place;
  help: Help;
  chair: Chair;
}

/** `web/index.ts` of a game exports one of these as its default. */
export interface GameModule<S> {
  Table: Component<TableProps<S>>;
  /** What a seat holds in a game that hides it, as items of a list, for finished games. */
  Held?: Component<{ show: S }>;
  /** Milliseconds until eyes have seen what `frame` tells. */
  duration(frame: Frame, before: Frame | null): number;
  sound(event: EventInfo, show: S): Sound | null;
  /** The table as sentences, for those who cannot see it. */
  read(show: S, seat: number | null): Saying[];
  /** What decided the place of a seat when the game is over ("2 camels"); without it the score. */
  decided?(show: S, seat: number): Saying;
  /** What moves begin with, in notation, that cannot be taken back and may be made by mistake. */
  final?: readonly string[];
  /** Names of sentences that one may want to look for when the game is looked at again. */
  landmarks?: readonly string[];
}

/** What draws the pictures of a game's rules page, by the names that the page has for them. */
export type Pictures = Record<string, Component<{ name: string }>>;

const TABLES = import.meta.glob<{ default: GameModule<unknown> }>(
  "../../src/yurt/games/*/web/index.ts",
);
const PICTURES = import.meta.glob<{ default: Pictures }>("../../src/yurt/games/*/web/pictures.ts");
const COVERS = import.meta.glob<{ default: Component }>("../../src/yurt/games/*/web/Cover.svelte");

const inFolder = <T>(found: Record<string, T>, game: string): T | undefined => {
  const folder = `/${game.replaceAll("-", "_")}/web/`;
  return Object.entries(found).find(([path]) => path.includes(folder))?.[1];
};

/** Whether a game has drawn a table of its own; each has the plain one, made of words. */
const hasOwnTable = (game: string): boolean => inFolder(TABLES, game) !== undefined;

/** Whether this device shows a game on the plain table: by choice, or because it has no other. */
export const isOnPlain = (game: string): boolean => settings.plain || !hasOwnTable(game);

export async function tableOf(game: string): Promise<GameModule<unknown>> {
  const load = isOnPlain(game) ? undefined : inFolder(TABLES, game);
  return (await (load ?? loadPlain)()).default;
}

const loadPlain = () =>
  import("$web/kit/plain") as Promise<{ default: unknown }> as Promise<{
    default: GameModule<unknown>;
  }>;

/** What the server shows to the plain table, and to no other. */
export const isDrawn = (show: unknown): show is Drawn =>
  (show as Partial<Drawn> | null)?.is === "drawn";

/** The picture of a game in the lobby. */
export async function coverOf(game: string): Promise<Component | null> {
  const load = inFolder(COVERS, game);
  return load ? (await load()).default : null;
}

/** The pictures of a game's rules page; `web/pictures.ts` exports them as its default. */
export async function picturesOf(game: string): Promise<Pictures> {
  const load = inFolder(PICTURES, game);
  return load ? (await load()).default : {};
}
