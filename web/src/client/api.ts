import type {
  EventInfo,
  GameList,
  MadeTable,
  Problem,
  SeatForm,
  TableForm,
  TableInfo,
  TableList,
  TakenSeat,
} from "$web/wire/messages";
import { settings } from "./settings.svelte";

/** Why a request was not carried out, in a sentence of the server. */
export class ProblemError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { "Accept-Language": settings.language, ...init.headers };
  const response = await fetch(path, { ...init, headers });
  if (response.ok) return response;
  const problem: Problem = await response.json().catch(() => ({ message: response.statusText }));
  throw new ProblemError(problem, response.status);
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json();
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return (await ask(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}

const at = (key: string, rest = "") => `/api/tables/${encodeURIComponent(key)}${rest}`;

let games: Promise<GameList> | null = null;

export const api = {
  /** The games do not change while the page is open. */
  games(): Promise<GameList> {
    games ??= get<GameList>("/api/games").catch((error) => {
      games = null;
      throw error;
    });
    return games;
  },
  open: (form: TableForm) => post<MadeTable>("/api/tables", form),
  table: (key: string) => get<TableInfo>(at(key)),
  tables: () => get<TableList>("/api/tables").then((list) => list.tables),
  sit: (key: string, form: SeatForm) => post<TakenSeat>(at(key, "/seats"), form),
  story: (key: string, seat: number | null) =>
    get<EventInfo[]>(at(key, seat === null ? "/story" : `/story?seat=${seat}`)),
  record: (key: string, token = "") =>
    ask(at(key, "/record"), { headers: token ? { "X-Yurt-Token": token } : {} }).then((r) =>
      r.text(),
    ),
  rules: (game: string, language: string) =>
    ask(`/api/games/${game}/rules?language=${language}`).then((r) => r.text()),
};
