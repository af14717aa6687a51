import { GEAR } from "./cards";
import type { Player, Show } from "./wire";

/** A card that cannot be laid now is offered to the server all the same, which says why not: laid
 * at whoever has most to lose, and paid with what is there. */
export function anyForm(show: Show, seat: number, card: string, chiefTakes: string): string {
  const others = show.players.map((_, other) => other).filter((other) => other !== seat);
  const most = (worth: (player: Player) => number): number =>
    others.reduce((best, other) =>
      worth(show.players[other]!) > worth(show.players[best]!) ? other : best,
    );
  const form: Record<string, () => string> = {
    trap: () => paid(show.players[seat]!, 2),
    fiddle: () => paid(show.players[seat]!, 3),
    thief: () => loot(show, most(gear)),
    wolf: () => prey(show, most(stock)),
    chief: () => (chiefTakes === "one-kind" ? prey(show, most(stock)) : `${most(stock)}`),
  };
  return ["lay", card, form[card]?.() ?? []].flat().join(" ");
}

const stock = ({ herd }: Player): number => herd.sheep + herd.goat;

const gear = ({ equipment }: Player): number =>
  GEAR.reduce((sum, piece) => sum + equipment[piece], 0);

function paid({ herd }: Player, price: number): string {
  const goats = Math.min(price, herd.sheep >= price ? 0 : herd.goat);
  return Array.from({ length: price }, (_, at) => (at < price - goats ? "sheep" : "goat")).join(
    " ",
  );
}

function loot(show: Show, victim: number): string {
  const { equipment } = show.players[victim]!;
  return `${victim} ${GEAR.find((piece) => equipment[piece] > 0) ?? "horse"}`;
}

const prey = (show: Show, victim: number): string =>
  `${victim} ${show.players[victim]!.herd.goat ? "goat" : "sheep"}`;
