import type { Listing, Saying, SeatName } from "$web/wire/messages";

/** What a table says by itself, in the form in which the server says things: not yet in any language. */

export type Details = NonNullable<Saying["details"]>;

export const say = (key: string, details: Details = {}): Saying => ({ is: "say", key, details });

/** To be replaced by the name of the seat's player. */
export const seatName = (seat: number): SeatName => ({ is: "seat", seat });

export const listing = (parts: Saying[]): Listing => ({ is: "list", parts });
