export type Sound = "card" | "dice" | "wood" | "felt" | "bell" | "cord" | "win" | "refused";
