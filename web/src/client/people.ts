import type { SeatInfo, TableInfo } from "$web/wire/messages";

/** Bots have a name of their own by seat; the later ones are for when a person has it too. */
const BOT_NAMES = [
  "Tashi",
  "Pema",
  "Momo",
  "Dorje",
  "Lhamo",
  "Tenzin",
  "Sonam",
  "Norbu",
  "Dolma",
  "Karma",
  "Yangchen",
  "Jigme",
  "Rinzin",
  "Choden",
  "Lobsang",
  "Metok",
  "Dawa",
  "Nyima",
];

/** What everyone at a table is called, by seat; free seats have no name yet. */
export function namesOf(table: Pick<TableInfo, "seats">): string[] {
  const taken = new Set(table.seats.map((seat) => (seat.name ?? "").toLowerCase()));
  return table.seats.map((seat, number) => {
    if (seat.name || seat.kind === "open") return seat.name ?? "";
    const name = [BOT_NAMES[number]!, ...BOT_NAMES].find((one) => !taken.has(one.toLowerCase()))!;
    taken.add(name.toLowerCase());
    return name;
  });
}

/** Whether its owner is somewhere else for the moment. */
export const isAway = (seat: SeatInfo): boolean =>
  seat.kind === "person" && !seat.present && !seat.bot;
