import { CarefulChair } from "./careful.svelte";
import { Connection } from "./connection";
import { settings } from "./settings.svelte";

/** A chair at a table of the server. */
export function sitAt(
  key: string,
  {
    token = "",
    host = "",
    screen = "",
    isPlain,
  }: { token?: string; host?: string; screen?: string; isPlain: () => boolean },
): CarefulChair {
  const who = () => ({
    ...(token && { token }),
    ...(host && { host }),
    ...(screen && { screen }),
    ...(isPlain() && { plain: true }),
    language: settings.language,
  });
  return new CarefulChair((listener) => new Connection(key, who, listener), token);
}
