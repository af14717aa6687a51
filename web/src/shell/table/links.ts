/** Addresses of a table, as they are given to others. */
import { reach } from "$web/client/reach.svelte";

/** `isHandOnly`: for a phone beside a shared screen. */
export const tableLink = (code: string, isHandOnly = false): string =>
  `${reach.origin}/t/${code}${isHandOnly ? "?hand" : ""}`;
export const sharedLink = (code: string): string => `${reach.origin}/table/${code}`;

/** A free seat, for a phone beside a shared screen. */
export const seatLink = (code: string, seat: number): string =>
  `${tableLink(code)}?seat=${seat}&hand`;

/** A seat with its secret, which does not travel in requests: it moves to whoever opens it. */
export const privateLink = (code: string, token: string): string => `${tableLink(code)}#${token}`;

/** As people read it. */
export const shown = (url: string): string => url.replace(/^https?:\/\//, "");
