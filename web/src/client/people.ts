import type { SeatInfo, TableInfo } from "$web/wire/messages";

/** What everyone at a table is called, by seat; free seats have no name yet. */
export const namesOf = (table: Pick<TableInfo, "seats">): string[] =>
  table.seats.map((seat) => seat.name ?? "");

/** Whether its owner is somewhere else for the moment. */
export const isAway = (seat: SeatInfo): boolean =>
  seat.kind === "person" && !seat.present && !seat.bot;
