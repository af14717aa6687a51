import type { Saying } from "$web/wire/messages";
import { say } from "$web/words/sayings";
import { leaverOf } from "./cards";
import type { Show } from "./wire";

/** What decided the place of a seat: the steppe and nothing else, or else herds and equipment. */
export function decided(show: Show, seat: number): Saying {
  const { herd, equipment } = show.players[seat]!;
  const leaver = leaverOf(show);
  const camels = say("animals", { animal: "camel", count: herd.camel });
  const stock = say("web-stock", { count: herd.sheep + herd.goat });
  const count = Object.values(equipment).reduce((sum, pieces) => sum + pieces, 0);
  const end = leaver === null ? "rounds" : leaver === seat ? "steppe" : "camp";
  return say("web-decided", { end, camels, stock, pieces: say("web-pieces", { count }) });
}
