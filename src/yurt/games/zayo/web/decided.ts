import type { Saying } from "$web/wire/messages";
import { listing, say } from "$web/words/sayings";
import { leaverOf } from "./cards";
import type { Player, Show } from "./wire";

const stockOf = ({ herd }: Player): number => herd.sheep + herd.goat;

/** What decided the place of a seat: the steppe and nothing else; or camels, then animals, then equipment, as far as others are equal. */
export function decided(show: Show, seat: number): Saying {
  const player = show.players[seat]!;
  const camels = say("animals", { animal: "camel", count: player.herd.camel });
  const leaver = leaverOf(show);
  if (leaver !== null)
    return say("web-decided", { end: leaver === seat ? "steppe" : "camp", camels });
  const others = show.players.filter((other) => other !== player);
  const equal = others.filter(({ herd }) => herd.camel === player.herd.camel);
  const told = [camels];
  if (equal.length) told.push(say("web-stock", { count: stockOf(player) }));
  if (equal.some((other) => stockOf(other) === stockOf(player))) {
    const count = Object.values(player.equipment).reduce((sum, pieces) => sum + pieces, 0);
    told.push(say("web-pieces", { count }));
  }
  return say("web-things", { things: listing(told) });
}
