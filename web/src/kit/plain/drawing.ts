/**
 * A table drawn as text, for screens of any width: what stands in columns is kept as it is, and
 * sentences, which were folded for a terminal, flow again.
 */
export type Block = { is: "columns"; lines: string[] } | { is: "sentence"; text: string };

/** Cells stand apart by two spaces at least; words by one. */
const hasColumns = (line: string): boolean => /\S {2,}\S/.test(line.slice(2));

/** Continued lines are indented, and so are most rows of a grid. */
const isIndented = (line: string): boolean => /^\s/.test(line);

const isBetween = (found: readonly boolean[], at: number): boolean =>
  (found[at - 1] ?? false) && (found[at + 1] ?? false);

function columnsIn(lines: readonly string[]): boolean[] {
  const own = lines.map(hasColumns);
  // A row may happen to have no two spaces.
  const found = own.map((has, at) => has || (isIndented(lines[at]!) && isBetween(own, at)));
  // Two spaces in one line alone part a sentence from what follows.
  return found.map((has, at) => has && ((found[at - 1] ?? false) || (found[at + 1] ?? false)));
}

export function blocksOf(drawn: string): Block[] {
  const lines = drawn.split("\n").filter((line) => line.trim());
  const columns = columnsIn(lines);
  const blocks: Block[] = [];
  lines.forEach((line, at) => {
    const last = blocks.at(-1);
    if (columns[at]) {
      if (last?.is === "columns") last.lines.push(line);
      else blocks.push({ is: "columns", lines: [line] });
    } else if (last?.is === "sentence" && isIndented(line)) {
      last.text += ` ${line.trim()}`;
    } else {
      blocks.push({ is: "sentence", text: line.trim() });
    }
  });
  return blocks;
}

/** How many letters wide and how many lines high the drawing is, if a line of prose has so many. */
export function measure(blocks: readonly Block[], prose: number): { wide: number; high: number } {
  let [wide, high] = [1, 0];
  for (const block of blocks) {
    if (block.is === "columns") {
      wide = Math.max(wide, ...block.lines.map(({ length }) => length));
      high += block.lines.length + 0.5;
    } else {
      high += Math.ceil(block.text.length / prose);
    }
  }
  return { wide, high: Math.max(high, 1) };
}

/** A line as it is read aloud: a sentence, or what stands in a row and under which heads. */
export type Spoken = { row: string; cells: string[] } | { text: string };

const wordsIn = (line: string): string[] => line.trim().split(/\s+/);
/** A seat on turn has a mark before it, and nothing is a dot; the ears need neither. */
const unmarked = (words: readonly string[]): string =>
  words.filter((word) => word !== ">").join(" ");
const NOTHING = ".";

const indentOf = (line: string): number => line.search(/\S/);

/** Heads of columns stand further in than all rows below, which say first what they are called. */
const isHeads = (line: string, rows: readonly string[]): boolean =>
  rows.length > 0 &&
  rows.every((row) => indentOf(row) < indentOf(line) && wordsIn(row).length > wordsIn(line).length);

function spokenRow(line: string, heads: readonly string[]): Spoken {
  const all = wordsIn(line);
  const cells = all.slice(-heads.length);
  const told = cells.flatMap((cell, at) => (cell === NOTHING ? [] : [`${heads[at]} ${cell}`]));
  return { row: unmarked(all.slice(0, -heads.length)), cells: told };
}

/** The drawing for who does not see it: each row says of every cell in which column it stands. */
export function spokenOf(blocks: readonly Block[]): Spoken[] {
  return blocks.flatMap((block): Spoken[] => {
    if (block.is === "sentence") return [{ text: block.text }];
    const { lines } = block;
    const at = lines.findIndex((line, place) => isHeads(line, lines.slice(place + 1)));
    const above = at < 0 ? lines : lines.slice(0, at);
    const heads = wordsIn(lines[at] ?? "");
    const rows = lines.slice(above.length + 1).map((line) => spokenRow(line, heads));
    return [...above.map((line) => ({ text: unmarked(wordsIn(line)) })), ...rows];
  });
}
