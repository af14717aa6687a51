import { api } from "$web/client/api";
import { device } from "$web/client/device.svelte";
import type { Replay } from "$web/wire/messages";

/** Where a game that is looked at again comes from: a table of this house, or a record. */
export interface Source {
  /** Through the eyes of a seat, or of the public; `isPlain`: as text. */
  load(seat: number | null, isPlain: boolean): Promise<Replay>;
  /** The record, for checking its chance. */
  record(): Promise<BodyInit>;
  /** The table that it was played at, if it is of this house. */
  key: string | null;
  /** The seat of this device in it, if it is one. */
  own: number | null;
}

/** Whoever had several seats, or none, has no eyes of their own. */
export function ownSeat(key: string): number | null {
  const seats = Object.keys(device.find(key)?.seats ?? {});
  return seats.length === 1 ? Number(seats[0]) : null;
}

export const fromTable = (key: string): Source => ({
  key,
  own: ownSeat(key),
  load: (seat, isPlain) => api.replay(key, seat, isPlain),
  record: () => api.record(key),
});

/** The server reads the record and keeps nothing of it. */
export const fromRecord = (record: ArrayBuffer): Source => ({
  key: null,
  own: null,
  load: (seat, isPlain) => api.readRecord(record, seat, isPlain),
  record: async () => record,
});

/** What the server takes; no record of a game comes near it. */
const MOST_BYTES = 65_536;

export const isTooLarge = (file: File): boolean => file.size > MOST_BYTES;

/** A record that was dropped on another page, on its way to the one that opens it. */
export const handed: { file: File | null } = { file: null };
