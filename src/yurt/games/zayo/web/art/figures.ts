/** Colours of the steppe; `Figure.svelte` gives them their day and evening. */
export type Tone =
  | "wool"
  | "wool-shade"
  | "hide"
  | "hide-shade"
  | "sand"
  | "sand-shade"
  | "grey"
  | "grey-shade"
  | "bay"
  | "bay-shade"
  | "dark"
  | "pale"
  | "wood"
  | "wood-shade"
  | "red"
  | "red-shade"
  | "gold"
  | "gold-shade"
  | "green"
  | "green-shade"
  | "blue"
  | "blue-shade"
  | "plum"
  | "plum-shade";

/**
 * A filled shape, or a line if it has a width. What is inside does not show in a silhouette; what
 * is apart leaves a gap around it there.
 */
export interface Part {
  d: string;
  tone: Tone;
  width?: number;
  inside?: boolean;
  apart?: boolean;
}

export interface Drawing {
  box: readonly [width: number, height: number];
  parts: readonly Part[];
}

const fill = (tone: Tone, d: string): Part => ({ d, tone });
const line = (tone: Tone, width: number, d: string): Part => ({ d, tone, width });
const apart = (part: Part): Part => ({ ...part, apart: true });
const inside = (part: Part): Part => ({ ...part, inside: true });

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A limb from a round joint down to the ground. */
const limb = (tone: Tone, x: number, y: number, foot: number, width = 7): Part => {
  const half = width / 2;
  const knee = y + 5;
  return fill(
    tone,
    `M${x - half} ${y}a${half} ${half} 0 0 1 ${width} 0Q${foot + 1.6} ${knee} ${foot + 1.8} 44H${foot - 1.8}Q${foot - 1.6} ${knee} ${x - half} ${y}z`,
  );
};
const leg = (tone: Tone, x: number, y: number, foot: number, width?: number): Part[] => [
  limb(tone, x, y, foot, width),
  inside(fill("dark", `M${foot - 1.7} 41.400h3.400l.2 2.600h-3.800z`)),
];

const sheep: Part[] = [
  line("dark", 3.6, "M25 34v9M45 33v10"),
  line("dark", 3.6, "M20 34v10M40 34v10"),
  fill(
    "wool",
    "M15 32a7 7 0 0 1-1-12a7 7 0 0 1 8-8a8.5 8.5 0 0 1 14-2a8 8 0 0 1 13 3a7 7 0 0 1 6 10a7 7 0 0 1-4 11a7 7 0 0 1-11 3a8 8 0 0 1-13 0a7 7 0 0 1-12-5z",
  ),
  inside(
    fill(
      "wool-shade",
      "M56 23a7 7 0 0 1-5 11a7 7 0 0 1-11 3a8 8 0 0 1-13 0a7 7 0 0 1-12-5a9 9 0 0 0 11 1a9 9 0 0 0 13-1a9 9 0 0 0 12-3a7 7 0 0 0 5-6z",
    ),
  ),
  inside(line("wool-shade", 1.8, "M30 19a4 4 0 0 0 7 1M41 21a4 4 0 0 0 7-1M26 26a4 4 0 0 0 6 1")),
  apart(fill("dark", "M18 19c-5-1-9 2-11 7c-2 4-2 8 1 9c4 1 8-2 10-6c2-4 2-7 0-10z")),
  fill("dark", "M17 22c3-2 7-2 8 1c0 3-5 4-8 2z"),
  apart(
    fill("wool", "M10 20a4 4 0 0 1 3-6a5 5 0 0 1 8 2a4 4 0 0 1-2 6a4 4 0 0 1-4 0a4 4 0 0 1-5-2z"),
  ),
  inside(fill("pale", dot(11.5, 26.5, 1.3))),
];

const goat: Part[] = [
  ...leg("hide-shade", 30, 32, 30),
  ...leg("hide-shade", 47, 31, 48),
  fill("hide", "M52 23c1-4 3-7 7-8c1 4-1 9-5 11z"),
  fill(
    "hide",
    "M15 9c4-2 8 0 9 4c1 3 1 6 5 7c7 1 18-1 23 1c5 2 5 8 3 12l-2 2c-8 3-20 2-28 0c-5-2-7-6-8-11c-1-3-2-4-4-4c-3 1-6 2-8 1c-2-2 0-4 2-6z",
  ),
  inside(fill("hide-shade", "M56 28c0 3 0 5-3 7c-8 3-20 2-28 0c-4-2-6-5-7-9c6 6 27 8 38 2z")),
  ...leg("hide", 24.5, 31, 23.5),
  ...leg("hide", 51, 29, 54, 8),
  fill("hide-shade", "M8 20c0 4 1 7 3 9c2-3 3-6 3-10z"),
  line("grey-shade", 3.2, "M19 9c0-5 4-8 9-7c2 .5 3 2 4 4"),
  fill("hide-shade", "M21 12c4-1 8 0 9 3c-3 2-8 1-10-1z"),
  inside(fill("dark", dot(14, 13.3, 1.3))),
];

const camel: Part[] = [
  ...leg("sand-shade", 28, 32, 28),
  ...leg("sand-shade", 45, 32, 45),
  line("sand-shade", 2, "M55 24c3 3 3 6 2 10"),
  fill(
    "sand",
    "M12 7c-4-1-7 1-9 4c-1 2 0 4 3 4l5 0c1 5 1 10 3 14c3 5 7 6 12 6c8 0 18 1 25-1c5-2 6-6 5-11c-1-5-2-14-8-14c-5 0-5 7-8 8c-4 0-4-8-9-8c-6 0-8 8-10 13c-2 1-3-1-3-4c0-5-1-10-6-11z",
  ),
  inside(
    fill(
      "sand-shade",
      "M57 24c0 4 0 8-6 10c-7 2-17 1-25 1c-5 0-9-1-12-6c6 3 11 2 16 2c10 0 21 1 27-7z",
    ),
  ),
  ...leg("sand", 22, 31, 21.5),
  ...leg("sand", 51, 29, 52, 9),
  fill("bay-shade", "M26 13c1-2 3-4 5-4c3 0 5 3 6 6c-3-1-8 1-11-2z"),
  fill("bay-shade", "M42 13c1-2 3-4 6-4c3 0 5 3 6 7c-4-2-8 0-12-3z"),
  fill("bay-shade", "M12.5 8c0-4 3-6 5-5c2 2 1 6-2 7z"),
  fill("bay-shade", "M12 21c-1 5 1 10 5 12c1-3 0-8-2-11z"),
  inside(fill("dark", dot(9.5, 10.3, 1.3))),
];

const horse: Part[] = [
  ...leg("bay-shade", 29, 33, 29),
  ...leg("bay-shade", 44, 32, 44),
  fill("dark", "M52 20c5-1 8 3 7 9c0 4-2 7-4 9c-2-5 0-9-1-12z"),
  fill(
    "bay",
    "M17 4c5 0 9 3 11 8c1 4 4 6 9 6c5 0 12-1 15 2c3 3 3 10 0 14c-7 1-18 2-26 1c-5-1-6-6-7-12c-1-2-3-3-5-2l-6 3c-3 1-5-1-4-4l8-10z",
  ),
  inside(fill("bay-shade", "M54 27c0 3-1 5-2 7c-7 1-18 2-26 1c-4-1-5-4-6-8c8 5 24 5 34 0z")),
  ...leg("bay", 24, 32, 23.5),
  ...leg("bay", 49, 30, 51, 9),
  fill("bay", "M15 7l1-6l4 4z"),
  fill("dark", "M16 4c6-3 11 1 13 7c1 4 3 6 5 7c-5 2-9 0-11-4c-1-4-3-7-7-10z"),
  inside(fill("red", "M34 17c4 1 7 1 11 0c1 4 1 8 0 12c-4 1-8 1-11 0c-1-4-1-8 0-12z")),
  inside(fill("gold", "M33 26.500c4 1 9 1 13 0l-1 2.500c-4 1-8 1-11 0z")),
  fill("wood-shade", "M33 18c1-4 3-3 6-3c3 0 6-2 7 2c-4 2-9 2-13 1z"),
  inside(fill("dark", dot(14, 11.5, 1.3))),
];

const wolf: Part[] = [
  limb("grey-shade", 27, 31, 29),
  limb("grey-shade", 43, 30, 42),
  fill("grey-shade", "M50 22c6-2 10 2 12 8c1 4 0 8-2 11c-1-5-4-9-8-10z"),
  fill(
    "grey",
    "M14 10l1-8l5 6l6-4l0 8c4 6 9 6 14 6c6 0 12 0 13 5c1 4 0 8-2 10c-6 2-10-2-16-1c-5 1-10 3-14-1c-3-3-4-7-6-9c-4 1-7 2-11 1c-2-1-2-3-1-4c3-2 6-3 7-6z",
  ),
  inside(
    fill(
      "grey-shade",
      "M53 25c0 4-1 6-2 8c-6 2-10-2-16-1c-5 1-10 3-14-1c-2-2-3-4-4-6c8 4 26 6 36 0z",
    ),
  ),
  limb("grey", 22, 30, 21),
  limb("grey", 48, 28, 51, 9),
  inside(fill("pale", "M5 20c4 0 7 0 10-2c-1 3-2 4-4 5c-4 1-7 1-7-1z")),
  inside(fill("gold", "M13 14.500l4-1.500l-1 3z")),
  fill("dark", "M3 18.500c1-1 3-1 3 .5c0 2-2 2.5-3 1.500z"),
];

const yurt: Part[] = [
  fill("wool", "M8 22h48l-1 20c-8 3-38 3-46 0z"),
  fill("wool", "M5 24c7-11 16-17 24-19h6c8 2 17 8 24 19c-14 4-40 4-54 0z"),
  inside(
    fill("wool-shade", "M44 25c6 0 11-1 15-1c-4-7-9-12-15-15zM44 26l12-1l-1 17c-3 1-7 2-11 2z"),
  ),
  inside(line("wood", 1.6, "M8.5 31c8 2 39 2 47 0M8.7 37c8 2 38 2 46 0")),
  inside(line("wool-shade", 1.4, "M29 7l-13 18M35 7l13 18M32 7v19")),
  fill("wood-shade", "M25 6c0-4 14-4 14 0c0 3-14 3-14 0z"),
  apart(fill("red", "M26 27h12v17h-12z")),
  inside(fill("red-shade", "M32 27h6v17h-6z")),
  inside(line("gold", 1.8, "M25.5 44v-17h13v17")),
  inside(fill("gold", `${dot(29, 35, 1.2)}${dot(35, 35, 1.2)}`)),
];

const cart: Part[] = [
  line("wood-shade", 3, "M22 29l-20 10"),
  fill("wool", "M20 22c-1-7 3-11 8-10c2-4 10-4 12 0c6-2 12 1 14 10z"),
  inside(fill("wool-shade", "M40 12c6-2 12 1 14 10h-11c0-4-1-7-3-10z")),
  inside(line("red", 2, "M28 12c-2 3-2 6-2 10M40 12c3 3 3 6 3 10")),
  fill("wood", "M15 21h44v7h-44z"),
  inside(fill("wood-shade", "M15 25.500h44v2.500h-44z")),
  line("wood-shade", 3, "M17 16v6M57 16v6"),
  line("wood-shade", 3.4, "M49 32a12 12 0 1 1-24 0a12 12 0 1 1 24 0z"),
  line("wood", 2, "M37 20v24M25 32h24M28.5 23.500l17 17M45.5 23.500l-17 17"),
  fill("wood-shade", dot(37, 32, 3.4)),
];

const trap: Part[] = [
  line("wood-shade", 2.4, "M53 37c3-2 6 0 8-2"),
  line("grey-shade", 3, "M9 37c4-30 42-30 46 0"),
  fill("grey-shade", "M16 23l7 2l-3-7zM25 15l4 6l3-7zM34 14l2 7l5-5zM43 18l-2 6l7 0z"),
  fill("grey", "M12 36l2-9l4 8zM21 37l2-10l5 9zM31 38l2-11l4 10zM40 37l3-10l4 9zM49 36l3-8l3 7z"),
  line("grey", 4.2, "M7 38c14 4 36 4 50 0"),
  fill("wood", "M24 40c0-3 16-3 16 0c0 3-16 3-16 0z"),
];

const thief: Part[] = [
  fill("wood", "M42 22c-2-3-2-6 1-8c2 1 4 1 6-1c3 1 4 4 2 8c9 2 12 10 11 20c-1 8-8 11-16 9z"),
  inside(line("wood-shade", 2, "M42 22c3 1 6 1 9-1")),
  fill("green-shade", "M4 60c1-9 7-14 14-15h20c8 1 14 6 16 15z"),
  fill(
    "green",
    "M46 3c-6 3-14 3-20 4c-11 3-16 13-15 24c0 8 3 14 6 17h24c4-4 6-10 6-17c0-8-2-14-6-18c1-4 3-7 5-10z",
  ),
  inside(
    fill(
      "green-shade",
      "M46 3c-2 3-4 6-5 10c4 4 6 10 6 18c0 7-2 13-6 17h-6c8-10 8-26-3-37c6-1 10-4 14-8z",
    ),
  ),
  apart(fill("sand", "M17 31c0-8 5-12 12-12s12 4 12 12s-5 15-12 15s-12-7-12-15z")),
  apart(fill("dark", "M16 27c7-2 19-2 26 0c0 5-2 8-6 8c-4 0-5-3-7-3s-3 3-7 3c-4 0-6-3-6-8z")),
  inside(fill("pale", `${dot(22.5, 30, 2.3)}${dot(35.5, 30, 2.3)}`)),
  inside(fill("dark", `${dot(21.5, 30.2, 1.3)}${dot(34.5, 30.2, 1.3)}`)),
  inside(line("dark", 2, "M24 40c3 2 7 1 10-2")),
];

const friend = (x: number, coat: "green" | "red", hat: "blue" | "plum"): Part[] => [
  fill(coat, `M${x - 15} 58c0-11 5-16 15-16s15 5 15 16z`),
  fill("sand", `M${x - 9} 26h18v8c0 6-4 10-9 10s-9-4-9-10z`),
  inside(line("dark", 1.8, `M${x - 5} 32c1-2 3-2 4 0M${x + 2} 32c1-2 3-2 4 0`)),
  inside(line("dark", 1.8, `M${x - 4} 37c2 3 6 3 8 0`)),
  fill(hat, `M${x - 9} 25c0-9 3-13 9-13s9 4 9 13z`),
  fill(`${hat}-shade`, `M${x - 13} 25c0-3 26-3 26 0c0 4-26 4-26 0z`),
];
const friendship: Part[] = [
  ...friend(20, "green", "plum"),
  ...friend(44, "red", "blue"),
  apart(fill("gold", "M12 47c10 6 30 6 40 0l1 6c-11 7-31 7-42 0z")),
  inside(fill("gold-shade", "M12 51c10 6 30 6 41 0l0 2c-11 7-31 7-42 0z")),
];

const shaman: Part[] = [
  line("red", 3, "M14 46c-4 5 0 9-4 14"),
  line("blue", 3, "M21 50c-3 4 0 7-3 12"),
  line("gold", 3, "M29 51c-2 4 1 7 0 11"),
  fill("wood-shade", dot(29, 29, 24)),
  inside(fill("wool", dot(29, 29, 20))),
  inside(fill("wool-shade", "M45 17a20 20 0 0 1-32 24a24 24 0 0 0 32-24z")),
  apart(fill("red", dot(29, 28, 6))),
  inside(
    line("red", 2.6, "M29 14v4M29 38v4M15 28h4M39 28h4M19 18l3 3M39 18l-3 3M19 38l3-3M39 38l-3-3"),
  ),
  apart(line("wood", 4, "M57 60l-14-22")),
  apart(fill("blue", "M36 33c0-5 6-8 10-5c3 3 3 9-1 11c-4 2-8-1-9-6z")),
];

const chief: Part[] = [
  fill("red", "M6 60c1-10 8-14 17-15h18c9 1 16 5 17 15z"),
  inside(fill("red-shade", "M41 45c9 1 16 5 17 15h-15c1-6 0-11-2-15z")),
  inside(line("gold", 3, "M24 46c2 5 8 8 15 9v5")),
  fill("sand", "M20 24h24v12c0 8-5 13-12 13s-12-5-12-13z"),
  inside(fill("dark", `${dot(27, 32, 1.8)}${dot(37, 32, 1.8)}`)),
  inside(line("dark", 3, "M31.5 39c-4-1-8 0-9 5M32.5 39c4-1 8 0 9 5")),
  fill("plum", "M32 4c2 8 9 10 12 17h-24c3-7 10-9 12-17z"),
  inside(fill("plum-shade", "M32 4c2 8 9 10 12 17h-9c1-7 0-12-3-17z")),
  fill("gold", dot(32, 4.4, 3.6)),
  apart(fill("gold-shade", "M14 16c3 3 9 4 18 4s15-1 18-4c3 6 0 11-6 11h-24c-6 0-9-5-6-11z")),
];

/** Zayo is the camel itself, in its finest bridle. */
const zayo: Part[] = [
  fill(
    "sand",
    "M29 62c1-9 5-15 5-21c0-3-2-4-5-4c-7 1-14 2-20 0c-5-2-6-8-2-11c5-4 13-5 18-9c4-4 10-7 17-4c8 4 11 14 11 26c0 9 0 16 2 23z",
  ),
  inside(fill("sand-shade", "M45 14c6 5 8 14 8 25c0 9 0 16 2 23h-12c2-16 6-34 2-48z")),
  fill("bay-shade", "M30 40c-3 8-7 12-5 22h11c0-10 3-14 3-20c-2-4-6-5-9-2z"),
  fill("bay-shade", "M33 14c0-6 5-10 10-9c6 1 9 6 7 12c-5-4-11-5-17-3z"),
  fill("sand-shade", "M45 15c4-4 9-5 11-2c0 5-5 8-10 7z"),
  apart(line("red", 2.8, "M20 20c-2 5-2 12 1 17M23 30c9-1 16-5 20-12M36 25c5 4 6 10 5 15")),
  inside(fill("gold", `${dot(22, 29.5, 2.6)}${dot(37, 25, 2.6)}`)),
  inside(line("blue", 3, "M41 41v8M22 38v6")),
  inside(line("dark", 2, "M25 22.500c2-2 5-2 6 0")),
  inside(fill("dark", dot(28.5, 23.6, 1.9))),
  inside(line("sand-shade", 1.8, "M8 34c4 1 7 1 10 0M8 28.500l1.5-1")),
];

const fiddle: Part[] = [
  fill("wood-shade", "M19 33h24l6 28h-36z"),
  inside(fill("wood", "M19 33h14l1 28h-21z")),
  line("wood-shade", 5, "M31 35v-19"),
  line("wood-shade", 3.2, "M23 22h16"),
  fill("green", "M31 19c-2-4-1-7 0-8c-3 1-6 4-9 3c-3-2 2-8 7-11l2-4l3 4c6 3 8 10 5 18z"),
  inside(fill("dark", dot(30, 7.8, 1.3))),
  inside(line("pale", 1.3, "M29.5 22v34M32.5 22v34")),
  inside(line("dark", 2.8, "M25 54h12")),
  apart(line("wood", 3, "M6 24c14 2 38 12 54 34")),
  inside(line("pale", 1.3, "M7 27c14 4 36 14 51 32")),
];

const steppe: Part[] = [
  fill("blue", "M6 34a26 26 0 0 1 52 0z"),
  apart(fill("gold", dot(42, 26, 8))),
  apart(fill("wool", "M14 27c6-6 10-2 12 0c4 0 4 4 0 4h-12c-3 0-3-4 0-4z")),
  apart(fill("green-shade", "M6.5 33c8-6 16-8 26-3c9 4 18 0 25 2a26 26 0 0 1-1 8h-49z")),
  fill("green", "M6 36c10-4 22-2 32 1s14 0 20-2a26 26 0 0 1-52 1z"),
  inside(fill("sand", "M27 60c-4-8 12-10 8-15c-3-4-9-4-5-10c-1 5 9 5 11 10c2 6-8 8-6 16z")),
];

/** Seen from the front, as the sign of a suit. */
const sheepHead: Part[] = [
  fill(
    "wool",
    "M10 34a6 6 0 0 1-2-10a6 6 0 0 1 4-9h24a6 6 0 0 1 4 9a6 6 0 0 1-2 10a6 6 0 0 1-7 6h-14a6 6 0 0 1-7-6z",
  ),
  inside(fill("wool-shade", "M40 24a6 6 0 0 1-2 10a6 6 0 0 1-7 6h-7v-14h12z")),
  apart(fill("dark", "M13 26c-4-3-10-2-13 2c2 5 8 6 13 4zM35 26c4-3 10-2 13 2c-2 5-8 6-13 4z")),
  apart(fill("dark", "M16 25c0-3 16-3 16 0c1 6 0 13-2 18c-2 4-10 4-12 0c-2-5-3-12-2-18z")),
  inside(fill("pale", `${dot(20.4, 30, 1.7)}${dot(27.6, 30, 1.7)}`)),
  inside(line("pale", 1.6, "M21.5 40l2.5 1.500l2.5-1.5")),
];

const goatHead: Part[] = [
  line("grey-shade", 4.4, "M17 20c-8 1-13-5-12-15M31 20c8 1 13-5 12-15"),
  fill("hide-shade", "M16 23c-4-2-10-1-13 4c3 4 9 4 14 0zM32 23c4-2 10-1 13 4c-3 4-9 4-14 0z"),
  fill("hide-shade", "M19 38l5 10l5-10z"),
  fill("hide", "M15 19c0-4 18-4 18 0c0 7-2 12-4 17c-1 6-9 6-10 0c-2-5-4-10-4-17z"),
  inside(fill("pale", "M22 21c1-1 3-1 4 0l1 11c0 4-6 4-6 0z")),
  inside(fill("dark", `${dot(18.8, 25.5, 1.6)}${dot(29.2, 25.5, 1.6)}`)),
  inside(line("dark", 1.6, "M21.8 36l2.2 1.200l2.2-1.2")),
];

/** A soft felt cap, low and broad. */
const herderHat = (tone: "green" | "blue"): Part[] => [
  apart(fill(tone, "M14 17c-1-7 3-11 10-11s11 4 10 11z")),
  inside(fill(`${tone}-shade`, "M29 7c4 2 6 6 5 10h-6c2-3 2-7 1-10z")),
  apart(fill(`${tone}-shade`, "M9 17.500c0-4 30-4 30 0c0 4-30 4-30 0z")),
  inside(line("pale", 1.6, "M14 14.500c6 1.5 14 1.5 20 0")),
];

/** Tall, with a turned-up brim of fur and a knob. */
const chiefHat = (tone: "red" | "plum"): Part[] => [
  apart(fill(tone, "M24 4c1 5 6 7 9 13h-18c3-6 8-8 9-13z")),
  inside(fill(`${tone}-shade`, "M24 4c1 5 6 7 9 13h-7c1-5 0-9-2-13z")),
  fill("gold", dot(24, 2.8, 3)),
  apart(
    fill("gold-shade", "M11 12c2 3 6 4 13 4s11-1 13-4c2 5 0 9.5-4 9.500h-18c-4 0-6-4.5-4-9.500z"),
  ),
];

const FIELD = [64, 48] as const;
const SIGN = [48, 48] as const;
const PORTRAIT = [64, 64] as const;

export const FIGURES = {
  sheep: { box: FIELD, parts: sheep },
  goat: { box: FIELD, parts: goat },
  camel: { box: FIELD, parts: camel },
  horse: { box: FIELD, parts: horse },
  cart: { box: FIELD, parts: cart },
  yurt: { box: FIELD, parts: yurt },
  trap: { box: FIELD, parts: trap },
  wolf: { box: FIELD, parts: wolf },
  thief: { box: PORTRAIT, parts: thief },
  friendship: { box: PORTRAIT, parts: friendship },
  shaman: { box: PORTRAIT, parts: shaman },
  chief: { box: PORTRAIT, parts: chief },
  zayo: { box: PORTRAIT, parts: zayo },
  fiddle: { box: PORTRAIT, parts: fiddle },
  steppe: { box: PORTRAIT, parts: steppe },
  sh: { box: SIGN, parts: [...sheepHead, ...herderHat("green")] },
  sc: { box: SIGN, parts: [...sheepHead, ...chiefHat("red")] },
  gh: { box: SIGN, parts: [...goatHead, ...herderHat("blue")] },
  gc: { box: SIGN, parts: [...goatHead, ...chiefHat("plum")] },
} satisfies Record<string, Drawing>;

export type FigureName = keyof typeof FIGURES;
