import { Chair } from "./chair.svelte";
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
): Chair {
  const who = () => ({
    ...(token && { token }),
    ...(host && { host }),
    ...(screen && { screen }),
    ...(isPlain() && { plain: true }),
    language: settings.language,
  });
  return new Chair((listener) => new Connection(key, who, listener), token);
}
