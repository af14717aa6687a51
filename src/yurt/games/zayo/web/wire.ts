// Made by scripts/types; edits are lost.

export type Animal = "camel" | "goat" | "sheep";

export type Card = "cart" | "chief" | "fiddle" | "friendship" | "horse" | "shaman" | "steppe" | "thief" | "trap" | "wolf" | "yurt" | "zayo";

export type Phase = "answer" | "bid" | "dealing-bids" | "dealing-cards" | "over" | "reward" | "turn";

export type Suit = "gc" | "gh" | "sc" | "sh";

/**
 * The table as a seat sees it. `turn`: who lays, bids, answers or takes its reward. `tour`:
 * from 1. `opener`: who leads the first trick of the tour. `camels_needed`: for the steppe.
 */
export interface Show {
  phase: Phase;
  turn: number | null;
  tour: number;
  last_tour: number;
  opener: number;
  players: Player[];
  centre: Herd;
  camels_needed: number;
  trick: Trick;
  attack: Attack | null;
  bid_hand: string[];
  play_hand: HandCard[];
  choices: Choices;
}

/** A seat's camp: equipment, herd, actions laid in this tour, sizes of its two hands. */
export interface Player {
  equipment: Equipment;
  herd: Herd;
  laid: Card[];
  bids_held: number;
  cards_held: number;
}

/** How many of each lie before a seat; two of a kind only by theft. */
export interface Equipment {
  horse: number;
  cart: number;
  yurt: number;
  trap: number;
}

export interface Herd {
  sheep: number;
  goat: number;
  camel: number;
}

/** The bids on the table in their order, and who would win with them. `number`: from 1. */
export interface Trick {
  number: number;
  leader: number;
  led_suit: Suit | null;
  bids: TrickBid[];
  winner: number | null;
}

export interface TrickBid {
  seat: number;
  card: string;
}

/** A thief or a wolf, the seat that is asked about it, and the card that would answer it. */
export interface Attack {
  attacker: number;
  card: Card;
  booty: Booty[];
  asked: number;
  defence: Card;
}

/** What an attack is after: a piece of equipment or an animal. */
export interface Booty {
  seat: number;
  what: Card | Animal;
}

export interface HandCard {
  card: Card;
  count: number;
}

/**
 * What this seat can do now; nothing if it is not asked for anything. Each of the seats may be
 * asked for each of the kinds.
 */
export interface Choices {
  bids: string[];
  lays: Lay[];
  places: Card[];
  ask_seats: number[];
  ask_kinds: Card[];
  takes: Animal[];
  may_pass: boolean;
  may_counter: boolean;
  may_accept: boolean;
}

/**
 * How a card can be laid: plainly, for one of the prices, or at one of the targets. With
 * `may_take_two` also at two of them, in the order given (twice the same if two are there).
 */
export interface Lay {
  card: Card;
  is_plain: boolean;
  prices: Price[];
  targets: Target[];
  may_take_two: boolean;
}

/** Small stock to be paid, written as `sheep sheep goat`. */
export interface Price {
  sheep: number;
  goat: number;
}

/**
 * A victim, and what is taken: written `SEAT WHAT`, or `SEAT` alone for all small stock.
 * `count`: how much of it is there.
 */
export interface Target {
  seat: number;
  what: Card | Animal | "camels" | null;
  count: number;
}
