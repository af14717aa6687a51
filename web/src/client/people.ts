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

/**
 * What everyone at a table is called, by seat; free seats have no name yet. Who has the name of an
 * earlier seat gets a number, so that sentences tell them apart, and the same ones everywhere.
 */
export function namesOf(table: Pick<TableInfo, "seats">): string[] {
  const taken = new Set(table.seats.map((seat) => (seat.name ?? "").toLowerCase()));
  const called = new Set<string>();
  const isFree = (name: string) => !taken.has(name.toLowerCase());
  return table.seats.map((seat, number) => {
    let name = seat.name ?? "";
    if (!name && seat.kind === "open") return "";
    if (!name) name = [BOT_NAMES[number]!, ...BOT_NAMES].find(isFree)!;
    else if (called.has(name.toLowerCase())) name = numbered(name, isFree);
    taken.add(name.toLowerCase());
    called.add(name.toLowerCase());
    return name;
  });
}

function numbered(name: string, isFree: (name: string) => boolean): string {
  let number = 2;
  while (!isFree(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

/** Whether its owner is somewhere else for the moment. */
export const isAway = (seat: SeatInfo): boolean =>
  seat.kind === "person" && !seat.present && !seat.bot;
