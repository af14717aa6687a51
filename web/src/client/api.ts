import type {
  EventInfo,
  GameList,
  HighlightsInfo,
  LessonAnswer,
  LessonForm,
  LessonInfo,
  MadeTable,
  Problem,
  ReachInfo,
  Replay,
  ReviewInfo,
  SeatForm,
  TableForm,
  TableInfo,
  TableList,
  TakenSeat,
  Verdict,
} from "$web/wire/messages";
import { device } from "./device.svelte";
import { newSecret } from "./secret";
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

/** Milliseconds until a request whose answer was lost is made again, which does it once. */
const AGAIN = [500, 1500];

/** Asks until there is an answer: the secret in it tells the server that it is the same request. */
async function surely<T>(path: string, body: { secret: string; device: string }): Promise<T> {
  for (const nap of AGAIN) {
    try {
      return await post<T>(path, body);
    } catch (error) {
      // The network broke, or the database: nobody knows whether it was done.
      if (error instanceof ProblemError && error.status !== 503) throw error;
    }
    await new Promise((go) => setTimeout(go, nap));
  }
  return post<T>(path, body);
}

async function read<T>(path: string, record: BodyInit): Promise<T> {
  const headers = { "Content-Type": "text/plain" };
  return (await ask(path, { method: "POST", headers, body: record })).json();
}

/** Who learns, and whether they are shown the table as text. */
export interface Learner {
  learner: string;
  plain: boolean;
}

/** The end of an address; what is not there is not asked for. */
function asking(wishes: Record<string, string | number | boolean | null>): string {
  const asked = Object.entries(wishes).filter(([, value]) => value !== null && value !== false);
  const said = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  return said.size ? `?${said}` : "";
}

/** Through whose eyes, and whether as text. */
const eyes = (seat: number | null, plain = false): string => asking({ seat, plain });
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
  open: (form: TableForm) =>
    surely<MadeTable>("/api/tables", { ...form, secret: newSecret(), device: device.name }),
  table: (key: string) => get<TableInfo>(at(key)),
  tables: () => get<TableList>("/api/tables").then((list) => list.tables),
  sit: (key: string, form: SeatForm & { secret: string }) =>
    surely<TakenSeat>(at(key, "/seats"), { ...form, device: device.name }),
  /** The seat that was asked for with this secret is not wanted any more. */
  withdraw: (key: string, secret: string) =>
    ask(at(key, "/seats"), { method: "DELETE", headers: { "X-Yurt-Token": secret } }),
  story: (key: string, seat: number | null) => get<EventInfo[]>(at(key, `/story${eyes(seat)}`)),
  /** A finished game as a seat, or the public, saw it. */
  replay: (key: string, seat: number | null, isPlain = false) =>
    get<Replay>(at(key, `/replay${eyes(seat, isPlain)}`)),
  /** The same of a record. */
  readRecord: (record: BodyInit, seat: number | null, isPlain: boolean) =>
    read<Replay>(`/api/replay${eyes(seat, isPlain)}`, record),
  verify: (record: BodyInit) => read<Verdict>("/api/verify", record),
  highlights: (key: string) => get<HighlightsInfo>(at(key, "/highlights")),
  /** How luck and skill made a finished game; the work goes on from call to call. */
  review: (key: string) => get<ReviewInfo>(at(key, "/review")),
  record: (key: string, token = "") =>
    ask(at(key, "/record"), { headers: token ? { "X-Yurt-Token": token } : {} }).then((r) =>
      r.text(),
    ),
  lesson: (game: string, learner: Learner) =>
    get<LessonInfo>(`/api/games/${game}/lesson${asking({ ...learner })}`),
  tryMove: (game: string, form: LessonForm, learner: Learner) =>
    post<LessonAnswer>(`/api/games/${game}/lesson${asking({ ...learner })}`, form),
  reach: () => get<ReachInfo>("/api/reach"),
  rules: (game: string, language: string) =>
    ask(`/api/games/${game}/rules?language=${language}`).then((r) => r.text()),
};
