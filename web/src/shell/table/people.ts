import type { SeatInfo } from "$web/wire/messages";
import { t } from "$web/words/words.svelte";

/** Who plays a bot's seat: "Wolf (bot)". */
export const botSays = ({ level = 0 }: SeatInfo): string =>
  level ? t("room-bot-level", { level: t(`level-${level}`) }) : t("room-bot");
