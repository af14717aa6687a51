/** How a device comes to a seat: with a code or a link, and a name. */

import { api, ProblemError } from "$web/client/api";
import { device, usualHelp } from "$web/client/device.svelte";
import { settings } from "$web/client/settings.svelte";
import type { TableInfo, TakenSeat } from "$web/wire/messages";

/** Codes have four letters, or five where many tables have one. */
export const LEAST_CODE = 4;
const MOST_CODE = 5;

/** A code with blanks or in small letters, or a whole link that someone was sent. */
export function codeIn(text: string): string {
  const link = /\/t(?:able)?\/([\w-]+)/.exec(text);
  return (link?.[1] ?? text.replace(/[^a-z]/gi, "")).toUpperCase().slice(0, MOST_CODE);
}

/** CSS pixels: no phone is wider, whichever way it is held, and no other screen is as narrow. */
const PHONE = 600;

const isPhone = (): boolean => Math.min(screen.width, screen.height) < PHONE;

interface Wish {
  name: string;
  face: string;
  /** Null: any that is free. */
  seat: number | null;
  /** The link was made for a phone beside a shared screen. */
  isHandOnly: boolean;
}
type Joined = Pick<TableInfo, "id" | "code" | "game">;

/** Asks for a seat. If it is had at once this device keeps it; else those who sit there are asked. */
export async function takeSeat({ id, code, game }: Joined, wish: Wish): Promise<TakenSeat> {
  const secret = device.wish(id);
  const { name, face, seat, isHandOnly } = wish;
  const taken = await api.sit(id, { name, face, seat, secret });
  // It was taken back while it was asked for.
  if (taken.waits || secret !== device.wish(id)) return taken;
  const seats = { [taken.seat]: { token: taken.token, help: usualHelp() } };
  const isHand = isHandOnly || ((taken.shared ?? false) && isPhone());
  device.endWish(id);
  device.keep({ id, code, game, seats, ...(isHand && { handOnly: true }) });
  return taken;
}

/** Sits down at a table that waits for players; at any other one sees what is to be done there. */
export async function joinTable(code: string, name: string): Promise<void> {
  const table = await api.table(code);
  const isHere = Object.keys(device.find(table.id)?.seats ?? {}).length > 0;
  settings.name = name;
  if (isHere || table.status !== "waiting") return;
  try {
    await takeSeat(table, { name, face: settings.face, seat: null, isHandOnly: false });
  } catch (error) {
    device.endWish(table.id);
    // Somebody was faster: the table is there to be watched.
    if (!(error instanceof ProblemError) || error.problem.key !== "table-full") throw error;
  }
}
