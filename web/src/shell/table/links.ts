/** Addresses of a table, as they are given to others. */
export const tableLink = (code: string): string => `${location.origin}/t/${code}`;
export const sharedLink = (code: string): string => `${location.origin}/table/${code}`;

/** A free seat; `isHandOnly`: for a phone beside a shared screen. */
export const seatLink = (code: string, seat: number, isHandOnly = false): string =>
  `${tableLink(code)}?seat=${seat}${isHandOnly ? "&hand" : ""}`;

/** A seat with its secret, which does not travel in requests: it moves to whoever opens it. */
export const privateLink = (code: string, token: string, isHandOnly = false): string =>
  `${tableLink(code)}${isHandOnly ? "?hand" : ""}#${token}`;
