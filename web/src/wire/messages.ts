// Made by scripts/types; edits are lost.

export type AnyCall = Hello | Play | Undo | Answer | Speak | Hand | Back | Leave | Cover | End | Add | Kick | Mute | Free | Allow | Close | Start | Pause | Admit | Resume | Why | Again | Hint | Speech | Seen | Ping;

export type AnyMessage = News | Welcome | Done | Refused | Reason | Hinted | Waking | Presence | Pong | Bye;

/**
 * The first message. `token`: the secret of a seat; `host`: the secret of the table's host;
 * `saw`: the last number this client saw, to get what it missed; `program`: not a person;
 * `plain`: a person who is shown the table as text (`Drawn`); `screen`: what a shared screen
 * calls itself (at most 40 characters), to be shown what it missed.
 */
export interface Hello {
  do: "hello";
  request?: string;
  token?: string;
  host?: string;
  saw?: number;
  language?: string;
  program?: boolean;
  plain?: boolean;
  screen?: string;
}

/**
 * A move, in notation, made at the position with the number `saw`; or several of the same
 * seat, of which all but the last are half a turn: all of them are made, or none.
 */
export interface Play {
  do: "play";
  request?: string;
  events: string[];
  saw: number;
}

export interface Undo {
  do: "undo";
  request?: string;
}

/** `saw`: the last number that was seen, so that no other question is answered by mistake. */
export interface Answer {
  do: "answer";
  request?: string;
  agrees: boolean;
  saw?: number | null;
}

export interface Speak {
  do: "speak";
  request?: string;
  text?: string;
  phrase?: string;
}

/** A bot plays on for me. */
export interface Hand {
  do: "hand";
  request?: string;
}

/** I play again. */
export interface Back {
  do: "back";
  request?: string;
}

export interface Leave {
  do: "leave";
  request?: string;
}

/** A bot plays for somebody who is away, until they are back. */
export interface Cover {
  do: "cover";
  request?: string;
  seat: number;
}

/** I want to end the game because somebody is away, or I am against it. */
export interface End {
  do: "end";
  request?: string;
  agrees: boolean;
}

/** A number of my own for the chance of this table: letters and digits, at most 64. */
export interface Add {
  do: "add";
  request?: string;
  number: string;
}

export interface Kick {
  do: "kick";
  request?: string;
  seat: number;
}

export interface Mute {
  do: "mute";
  request?: string;
  seat: number;
  muted: boolean;
}

export interface Free {
  do: "free";
  request?: string;
  seat: number;
}

/** `patience`: null if it stays as it is. */
export interface Allow {
  do: "allow";
  request?: string;
  chat: boolean;
  spectators: boolean;
  patience?: number | null;
}

export interface Close {
  do: "close";
  request?: string;
}

export interface Start {
  do: "start";
  request?: string;
}

export interface Pause {
  do: "pause";
  request?: string;
}

/** Lets in who asked for a seat up to number `saw`, or does not. */
export interface Admit {
  do: "admit";
  request?: string;
  seat: number;
  admits: boolean;
  saw: number;
}

export interface Resume {
  do: "resume";
  request?: string;
}

/**
 * Why can the last of these events not be made after those before it, at the position with the
 * number `saw`? Changes nothing.
 */
export interface Why {
  do: "why";
  request?: string;
  events: string[];
  saw: number;
}

/**
 * A rematch with the same seats. `first`: the seat that begins, -1 to draw it; without it,
 * whoever came last begins.
 */
export interface Again {
  do: "again";
  request?: string;
  first?: number | null;
}

/** What could I do, at the position with the number `saw`? */
export interface Hint {
  do: "hint";
  request?: string;
  saw: number;
}

/** From now on, refusals in this language. */
export interface Speech {
  do: "speech";
  request?: string;
  language: string;
}

/**
 * This device has shown everything up to number `saw`, in a game that people have to remember
 * (YAKI-18): it is not shown again, neither here nor on another device.
 */
export interface Seen {
  do: "seen";
  request?: string;
  saw: number;
}

export interface Ping {
  do: "ping";
  request?: string;
}

/**
 * What happened up to number `seq`, and how things stand now. `whole`: the client forgets
 * what it had before. `late`: it happened while this client was away, and is shown now as it was
 * then. `expect` and, for persons, `moves`: there if and only if this seat is to move, no bot
 * plays for it, and the game is not paused. `undo`: this seat can take its last decision back,
 * `now` or if others agree (`ask`).
 */
export interface News {
  is: "news";
  seq: number;
  table: TableInfo;
  events?: EventInfo[];
  whole?: boolean;
  late?: boolean;
  undone?: number | null;
  show?: unknown;
  expect?: Saying | null;
  moves?: Moves | null;
  undo?: string;
  chat?: ChatLine[];
}

/**
 * What everyone may know of a table besides the game on it. `taking_back`: agreed, never or
 * practice; `mark`: why the game does not count in statistics (practice, or taken-back), if it
 * does not; `closed`: why the table is closed, if it was not the host who closed it (rules,
 * agreed); `patience`: for how many seconds it waits for somebody who is away (0: for ever);
 * `paused`: the game is, until somebody goes on; `stand_in`: the seat that starts, pauses and
 * plays again while the host is away; `ending`: the seats that want to end the game.
 */
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  options: Record<string, string | number>;
  status: string;
  seats: SeatInfo[];
  clock: ClockInfo;
  commitment: string;
  public?: boolean;
  chat?: boolean;
  spectators?: boolean;
  first?: number;
  turn?: number | null;
  ask?: AskInfo | null;
  again?: string;
  scores?: number[] | null;
  ranks?: number[] | null;
  hints?: boolean;
  taking_back?: string;
  mark?: string;
  closed?: string;
  wishes?: WishInfo[];
  patience?: number;
  paused?: boolean;
  stand_in?: number | null;
  ending?: number[];
}

/**
 * `kind`: open, person or bot; `name`: what it is called in sentences; `bot`: a bot plays
 * it; `left`: seconds on its clock; `level`: 1 to 5 for a bot of a level, 0 otherwise;
 * `free`: someone may take it now; `vacant`: someone may ask for it, those who sit at the
 * table decide; `away` and `wait`: see `Presence`; `covered`: the bot plays until the
 * owner, who is away, comes back; `face`: the animal that a person chose.
 */
export interface SeatInfo {
  kind: string;
  name?: string;
  bot?: boolean;
  muted?: boolean;
  present?: boolean;
  left?: number | null;
  level?: number;
  free?: boolean;
  vacant?: boolean;
  away?: number | null;
  wait?: number | null;
  covered?: boolean;
  face?: string;
}

export interface ClockInfo {
  kind: string;
  seconds: number;
  increment: number;
}

/**
 * Seat `seat` asks to take back; these seats have agreed. Only the first `length` events of
 * the game would stay: what the others say is what would be undone.
 */
export interface AskInfo {
  seat: number;
  agreed: number[];
  length?: number;
}

/** Somebody, called `name`, asks for `seat`; these seats have nothing against it. */
export interface WishInfo {
  seat: number;
  name: string;
  agreed?: number[];
}

/** An event as this connection sees it; `number` counts the game's events from 1. */
export interface EventInfo {
  number: number;
  actor: number;
  event: string;
  say?: Saying[];
}

/** A message of the Fluent files with its details. */
export interface Saying {
  is: "say";
  key: string;
  details?: Record<string, string | number | SeatName | PartOf | Saying | Listing>;
}

/** To be replaced by the name of the seat's player. */
export interface SeatName {
  is: "seat";
  seat: number;
}

/** To be replaced by the value that is chosen for this part of a range of moves. */
export interface PartOf {
  is: "part";
  part: string;
}

/** Several things in one sentence: all of them, or one of them. */
export interface Listing {
  is: "list";
  parts: Saying[];
  either?: boolean;
}

/** Every legal move of a seat: one by one, and in ranges. */
export interface Moves {
  single?: MoveInfo[];
  ranges?: MoveRange[];
}

/** A legal move, and what it is called: no other move of the position has this name. */
export interface MoveInfo {
  event: string;
  name: Saying;
}

/**
 * Very many moves in short: `form` with a value in place of each part, from `least` to
 * `most`, both included; the first part counts most. `name` leaves the parts open. `after`:
 * empty if these moves are legal now; a word if they are legal in the same call right after any
 * legal move that begins with this word.
 */
export interface MoveRange {
  form: string;
  parts: MovePart[];
  least: string[];
  most: string[];
  name: Saying;
  after?: string;
}

/** A part of the moves of a range: its name in the form, and its values in ascending order. */
export interface MovePart {
  name: string;
  values: string[];
}

export interface ChatLine {
  seq: number;
  seat: number;
  text?: string;
  phrase?: string;
}

/** Who this connection is: a seat, the host, or someone who watches. */
export interface Welcome {
  is: "welcome";
  seat: number | null;
  host: boolean;
  version: string;
}

/** The call was carried out and is kept, as number `seq`. */
export interface Done {
  is: "done";
  request: string;
  seq: number;
  table?: string;
}

/** The call was not carried out. `rule` names the ruling that forbids it, if one does. */
export interface Refused {
  is: "refused";
  request: string;
  message: string;
  rule?: string | null;
  key?: string;
  seq?: number;
}

/** Why a move cannot be made at number `seq`; `message` is empty if it can. */
export interface Reason {
  is: "reason";
  request: string;
  seq: number;
  message?: string;
  rule?: string | null;
  key?: string;
}

/**
 * The best moves at number `seq`, the best first. `quick`: by rule of thumb and exact odds,
 * because the search is not compiled yet.
 */
export interface Hinted {
  is: "hinted";
  request: string;
  seq: number;
  moves: HintInfo[];
  quick?: boolean;
}

/**
 * A move: the share of the win that its seat can expect of it, how uncertain that is (standard
 * error), what the move is called, and why one would make it. `chance`: null in a quick look,
 * unless it is known exactly.
 */
export interface HintInfo {
  move: string;
  chance: number | null;
  error: number;
  name: Saying;
  why: Saying;
}

/**
 * The search of this table's game is being compiled: levels and hints think in about so many
 * `seconds`, and meanwhile look quickly. null: from now on they think, or never will.
 */
export interface Waking {
  is: "waking";
  seconds: number | null;
}

/**
 * Who is connected; for how many seconds the owners of seats have been `away`, and for how
 * many more the table has to `wait` for them (null: for ever) before others may decide;
 * `stand_in`: see `TableInfo`.
 */
export interface Presence {
  is: "presence";
  seats: boolean[];
  away?: (number | null)[];
  wait?: (number | null)[];
  stand_in?: number | null;
}

export interface Pong {
  is: "pong";
}

/**
 * The server ends the connection. `why`: moved (the seat is played from another device now),
 * left (the seat is not this client's any more), closed, slow, stopped or refused. It helps to
 * come back after `slow` and `stopped` only.
 */
export interface Bye {
  is: "bye";
  why: string;
  message?: string;
}

/** The `show` of every game for those who want the table as text, in their language. */
export interface Drawn {
  is: "drawn";
  text: string;
}

/** `none`; `move`: seconds for each decision; `bank`: seconds for the whole game. */
export interface ClockForm {
  kind?: string;
  seconds?: number;
  increment?: number;
}

/**
 * A table to open. `seats`: one word each: `open` for whoever joins, `host` for the
 * device that opens the table (several: hot-seat), `level-1` to `level-5` for a bot of that
 * level, or `bot` for one that plays by rules of thumb. `names` and `faces` are those of
 * host seats, by seat. `first`: the seat that begins, -1 to draw it. `pace`: seconds a bot
 * takes. `hints`: whether people may ask what they could do. `taking_back`: `agreed`
 * (the other people are asked where it matters), `never`, or `practice` (always, and the
 * game does not count). `patience`: after so many seconds others decide for somebody who is
 * away, 0: never. `secret` and `device`: see `SeatForm`; the secrets of the table follow
 * from it.
 */
export interface TableForm {
  game: string;
  seats: string[];
  options?: Record<string, string | number>;
  names?: string[];
  faces?: string[];
  clock?: ClockForm;
  public?: boolean;
  chat?: boolean;
  spectators?: boolean;
  first?: number;
  pace?: number;
  hints?: boolean;
  taking_back?: string;
  patience?: number;
  secret?: string;
  device?: string;
}

/**
 * A new table. `host` and `tokens` (by seat) are secrets: who has them has the seat.
 * `screen`: the secret of the shared screen, which may always watch.
 */
export interface MadeTable {
  id: string;
  code: string;
  host: string;
  tokens: Record<string, string>;
  screen?: string;
}

/**
 * A seat to take; without a number the first free one. `secret`: what the client chose as
 * the secret of the seat, so that it can ask again if the answer is lost; without it the server
 * makes one. `device`: a secret by which the device is known again at this table.
 * `face`: the animal that stands for whoever sits there, if they chose one.
 */
export interface SeatForm {
  name?: string;
  seat?: number | null;
  secret?: string;
  device?: string;
  face?: string;
}

/**
 * The seat and its secret. `waits`: not yet, those who sit at the table are asked.
 * `shared`: a shared screen shows the table, so a phone need show no more than the hand.
 */
export interface TakenSeat {
  id: string;
  seat: number;
  token: string;
  waits?: boolean;
  shared?: boolean;
}

export interface TableList {
  tables: TableInfo[];
}

/**
 * A game as a seat or the public saw it. `frames`: the start with what chance did first, then
 * a frame for each decision with what chance did about it. `table` is how it was at the end.
 */
export interface Replay {
  table: TableInfo;
  frames: News[];
}

/**
 * Chance was as promised: so many draws follow from the seed with this commitment. `first`:
 * who begins was drawn from it too, or named; empty in records that do not say so. So many draws
 * were `taken_back`.
 */
export interface Verdict {
  draws: number;
  commitment: string;
  first?: string;
  taken_back?: number;
}

/** A step has a name, by which its sentences are found, and the moves that it wants. */
export interface LessonStep {
  name: string;
  moves: string[];
}

/** A lesson, and how it finds the table: the learner has seat 0, bots have the others. */
export interface LessonInfo {
  steps: LessonStep[];
  news: News;
}

/**
 * A move that the learner tries, or several at once, after the moves with which the lesson went
 * on so far.
 */
export interface LessonForm {
  events: string[];
  moves?: string[];
}

/**
 * Whether the lesson goes on with this move, and what follows: the news of each move until the
 * learner is to move again; after `pause` of them it is said what was learnt. If it does not go
 * on, the moves were legal, but `other` of them is not wanted, and none was made.
 */
export interface LessonAnswer {
  is_right: boolean;
  other?: string;
  news?: News[];
  pause?: number;
}

/**
 * How much of something a seat has done; its name in the game's words is `feat-NAME-label`.
 * `best`: over several games the best one counts, they do not add up.
 */
export interface FeatInfo {
  name: string;
  number: number;
  best: boolean;
}

/** `story` tells what was remarkable about a seat's game. */
export interface SeatHighlights {
  rank: number;
  score: number;
  story: Saying;
  feats: FeatInfo[];
}

/** The finished game and those before it at the same table, one rematch after the other. */
export interface SeriesInfo {
  games: number;
  wins: number[];
}

/** What is told of a finished game, by seat. */
export interface HighlightsInfo {
  id: string;
  game: string;
  seats: SeatHighlights[];
  series: SeriesInfo;
}

/**
 * A move with its name, and the share of the win that could be expected of it, with the
 * standard error of that.
 */
export interface JudgedMove {
  move: string;
  name: Saying;
  chance: number;
  error: number;
}

/**
 * The decision at an event of the game (counted from 1): the move that was made, and the best
 * one by what the seat could know. `loss`: by how much it is better, with its standard error;
 * `blind`: what a move drawn by lot would have lost; `fortune`: what hidden cards made of it.
 * `grade`: slip, mistake or blunder, or nothing. `why` tells what speaks for the best move.
 */
export interface DecisionInfo {
  event: number;
  seat: number;
  made: JudgedMove;
  best: JudgedMove;
  loss: number;
  error: number;
  blind: number;
  fortune: number;
  grade?: string;
  why?: Saying | null;
}

/** A part of a result, and its standard error. */
export interface PartInfo {
  value: number;
  error: number;
}

/** What cards and dice, hidden cards, own and others' decisions made of a seat's game. */
export interface PartsInfo {
  cards: PartInfo;
  unknown: PartInfo;
  own: PartInfo;
  others: PartInfo;
}

/**
 * A seat's result (its share of the win) is its fair share and all parts together;
 * `accuracy`: of its decisions, 0 to 100.
 */
export interface BalanceInfo {
  result: number;
  fair: number;
  parts: PartsInfo;
  accuracy: number;
}

/**
 * A finished game judged. `chances`: what each seat could expect, before the first event and
 * after each.
 */
export interface ReviewBody {
  seats: BalanceInfo[];
  decisions: DecisionInfo[];
  chances: number[][];
}

/** A review, or how much of its work is done. */
export interface ReviewInfo {
  done: number;
  total: number;
  review?: ReviewBody | null;
}

export interface OptionFacts {
  name: string;
  ruling: string;
  default: string | number;
  allowed: string;
  values?: string[];
  least?: number | null;
  most?: number | null;
  step?: number | null;
}

export interface GameFacts {
  name: string;
  title: string;
  least_players: number;
  most_players: number;
  age: number;
  minutes: number;
  options: OptionFacts[];
  is_open: boolean;
  is_fast: boolean;
  momentary?: string[];
  lesson?: number;
}

export interface GameList {
  games: GameFacts[];
  languages: string[];
  phrases: string[];
  levels: number;
}

/**
 * `url` leads other devices to this server, empty if it does not know how. `command`: what
 * to start instead, where only this machine reaches it.
 */
export interface ReachInfo {
  url?: string;
  command?: string;
}

export interface Health {
  status: string;
  version: string;
  games_ready: boolean;
}

/** Why a request was not carried out, in one sentence. */
export interface Problem {
  message: string;
  rule?: string | null;
  key?: string;
}

/** What is wrong with a record, and in which line. */
export interface BadRecord {
  message: string;
  rule?: string | null;
  key?: string;
  line?: number;
}
