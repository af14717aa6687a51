// Made by scripts/types; edits are lost.
import type { Show as Yak } from "./yak";
import type { Show as Yaki } from "./yaki";
import type { Show as YamMaster } from "./yam-master";
import type { Show as Yay } from "./yay";
import type { Show as Zayo } from "./zayo";

/** What each game shows, by its name: the `show` of News. */
export interface Shows {
  yak: Yak;
  yaki: Yaki;
  "yam-master": YamMaster;
  yay: Yay;
  zayo: Zayo;
}
