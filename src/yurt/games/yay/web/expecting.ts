import type { Chair } from "$web/client/chair.svelte";
import type { Saying } from "$web/wire/messages";

type Bar = Pick<
  Chair,
  | "frame"
  | "table"
  | "names"
  | "isShowing"
  | "isTold"
  | "isReplaying"
  | "isPast"
  | "isPaused"
  | "canReplay"
  | "skip"
  | "replay"
  | "call"
>;

/** What the bar below the table needs, with another sentence for what is expected now. */
export function expecting(chair: Chair, expect: Saying): Bar {
  return {
    frame: chair.frame && { ...chair.frame, expect },
    table: chair.table,
    names: chair.names,
    isShowing: chair.isShowing,
    isTold: chair.isTold,
    isReplaying: chair.isReplaying,
    isPast: chair.isPast,
    isPaused: chair.isPaused,
    canReplay: chair.canReplay,
    skip: () => chair.skip(),
    replay: () => chair.replay(),
    call: (asked) => chair.call(asked),
  };
}
