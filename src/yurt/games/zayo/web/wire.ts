// Made by scripts/types; edits are lost.

export type Animal = "camel" | "goat" | "sheep";

export type Card = "cart" | "chief" | "fiddle" | "friendship" | "horse" | "shaman" | "steppe" | "thief" | "trap" | "wolf" | "yurt" | "zayo";

export type Phase = "answer" | "bid" | "dealing-bids" | "dealing-cards" | "over" | "reward" | "turn";

export type Suit = "gc" | "gh" | "sc" | "sh";

/** The table as a seat sees it. `tour`: from 1. `camels_needed`: for the steppe. */
export interface Show {
  phase: Phase;
  tour: number;
  last_tour: number;
  players: Player[];
  centre: Herd;
  camels_needed: number;
  trick: Trick;
  attack: Attack | null;
  bid_hand: string[];
  play_hand: HandCard[];
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

/**
 * A thief, a wolf or a chief, the seat that is asked about it, and the cards that would answer
 * it, whoever holds them.
 */
export interface Attack {
  attacker: number;
  card: Card;
  booty: Booty[];
  asked: number;
  defences: Card[];
}

/** What an attack is after: a piece of equipment or an animal. */
export interface Booty {
  seat: number;
  what: Card | Animal;
}

/**
 * So many of a play card. `meant`: the move that playing it means, legal or not; who is
 * attacked with it, or what is paid for it, may be chosen otherwise.
 */
export interface HandCard {
  card: Card;
  count: number;
  meant: string;
}
