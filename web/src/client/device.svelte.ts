/** The tables that this device has sat at, with the secrets of its seats; kept in the browser. */

import { newSecret } from "./secret";

const KEY = "yurt.tables";
const SCREEN = "yurt.screen";
const NAME = "yurt.device";
const MOST = 40;

/** How a seat likes to be helped: what is legal glows, events are read aloud. */
export interface Help {
  glow: boolean;
  aloud: boolean;
}

export interface OwnSeat {
  token: string;
  help: Help;
}

export interface OwnTable {
  id: string;
  code: string;
  game: string;
  /** The host's secret, if this device opened the table. */
  host: string;
  /** By seat number. */
  seats: Record<string, OwnSeat>;
  /** Only hand, question and button: the table stands on a shared screen. */
  handOnly: boolean;
  status: string;
  used: number;
}

export const usualHelp = (): Help => ({ glow: true, aloud: false });

function read(): OwnTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

class Device {
  tables: OwnTable[] = $state(read());
  /** By the ids of tables. */
  readonly #wishes = new Map<string, string>();

  constructor() {
    // Another tab of this browser has sat down somewhere.
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.tables = read();
    });
  }

  /** A table by its id or code. */
  find(key: string): OwnTable | undefined {
    return this.tables.find((table) => table.id === key || table.code === key.toUpperCase());
  }

  /** Remembers a table, or changes what is known of it. */
  keep(table: Pick<OwnTable, "id" | "code" | "game"> & Partial<OwnTable>): OwnTable {
    const known = this.tables.find((other) => other.id === table.id);
    const kept: OwnTable = {
      host: "",
      handOnly: false,
      status: "waiting",
      ...known,
      ...table,
      seats: { ...known?.seats, ...table.seats },
      used: Date.now(),
    };
    this.tables = [kept, ...this.tables.filter((other) => other.id !== table.id)].slice(0, MOST);
    this.save();
    return kept;
  }

  /** A seat was lost: its secret is of no use any more. */
  drop(id: string, seat: number): void {
    const table = this.find(id);
    if (table) delete table.seats[String(seat)];
    this.save();
  }

  /** The table is where it was, with what has changed: not a table that is used anew. */
  mark(id: string, status: string): void {
    const table = this.find(id);
    if (!table || table.status === status) return;
    table.status = status;
    this.save();
  }

  forget(id: string): void {
    this.tables = this.tables.filter((table) => table.id !== id);
    this.save();
  }

  /** By which a server knows this device again at a table; empty if it cannot keep that. */
  get name(): string {
    try {
      const name = localStorage.getItem(NAME) ?? newSecret();
      localStorage.setItem(NAME, name);
      return name;
    } catch {
      return "";
    }
  }

  /** The secret with which this device asks for a seat at a table, until it is answered. */
  wish(id: string): string {
    const secret = this.#wishes.get(id) ?? newSecret();
    this.#wishes.set(id, secret);
    return secret;
  }

  /** It was answered. */
  endWish(id: string): void {
    this.#wishes.delete(id);
  }

  /** What this device calls itself as a shared screen; empty if it cannot keep that. */
  get screen(): string {
    try {
      const name =
        localStorage.getItem(SCREEN) ?? crypto.getRandomValues(new Uint32Array(3)).join("-");
      localStorage.setItem(SCREEN, name);
      return name;
    } catch {
      return "";
    }
  }

  save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.tables));
    } catch {
      // A private window keeps nothing.
    }
  }
}

export const device = new Device();
