import type { Move } from "$web/games";
import { say } from "$web/words/sayings";
import { sayCard } from "./cards";
import { layOptions, rewardOptions, sayLay, sayReward } from "./options";
import type { Show } from "./wire";

/** What can be laid, each form by itself; a thief with zayo may also take two at once. */
function lays(show: Show): Move[] {
  return show.choices.lays.flatMap(({ card, is_plain }) => {
    if (is_plain) return [{ event: `lay ${card}`, label: sayLay(card, []) }];
    return layOptions(show, card).map((option) => ({
      event: `lay ${card} ${option.words}`,
      label: sayLay(card, [option]),
    }));
  });
}

/** Two pieces for a thief with zayo: from the same place only if two lie there. */
function pairs(show: Show): Move[] {
  const thief = show.choices.lays.find((lay) => lay.may_take_two);
  if (!thief) return [];
  const options = layOptions(show, thief.card);
  return options.flatMap((one, at) =>
    options.slice((thief.targets[at]?.count ?? 1) > 1 ? at : at + 1).map((other) => ({
      event: `lay ${thief.card} ${one.words} ${other.words}`,
      label: sayLay(thief.card, [one, other]),
    })),
  );
}

export function moves(show: Show): Move[] {
  const { bids, places, takes, may_pass, may_counter, may_accept } = show.choices;
  const found: Move[] = bids.map((card) => ({
    event: `bid ${card}`,
    label: say("web-bid", { card: sayCard(card) }),
  }));
  found.push(...lays(show), ...pairs(show));
  for (const card of places) {
    found.push({ event: `place ${card}`, label: say("web-place", { card }) });
  }
  for (const option of rewardOptions(show)) {
    const verb = takes.length ? "take" : "ask";
    found.push({ event: `${verb} ${option.words}`, label: sayReward(option) });
  }
  if (may_counter && show.attack) {
    found.push({ event: "counter", label: say("web-counter", { card: show.attack.defence }) });
  }
  if (may_accept) found.push({ event: "accept", label: say("web-accept") });
  if (may_pass) found.push({ event: "pass", label: say("web-pass-now") });
  return found;
}
