import { api } from "$web/client/api";
import { device, usualHelp } from "$web/client/device.svelte";
import { settings } from "$web/client/settings.svelte";
import type { GameFacts, MadeTable, TableForm } from "$web/wire/messages";
import { t } from "$web/words/words.svelte";

/** As many as make a good round, where a game allows more. */
const GOOD_ROUND = 4;

export const ownName = (): string => settings.name.trim() || t("default-name");

/** Of those who sit at one device and have not said what they are called: as different as can be. */
const GUESTS = ["Altan", "Bolor", "Dorj", "Enkh", "Gerel", "Saran"];
export const guestName = (seat: number): string => GUESTS[seat % GUESTS.length]!;

export const usualPlayers = (game: GameFacts): number =>
  Math.max(game.least_players, Math.min(GOOD_ROUND, game.most_players));

/** You, and bots on the other seats. */
export function quickForm(game: GameFacts): TableForm {
  const bots = Array.from({ length: usualPlayers(game) - 1 }, () => `level-${settings.level}`);
  return {
    game: game.name,
    seats: ["host", ...bots],
    names: [ownName()],
    faces: [settings.face],
    hints: true,
  };
}

/** Opens a table and keeps the secrets of this device's seats. */
export async function openTable(form: TableForm): Promise<MadeTable> {
  const made = await api.open(form);
  const seats = Object.fromEntries(
    Object.entries(made.tokens).map(([seat, token]) => [seat, { token, help: usualHelp() }]),
  );
  device.keep({ id: made.id, code: made.code, game: form.game, host: made.host, seats });
  return made;
}
