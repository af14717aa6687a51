/** What the badges of a table show of its seats, whoever draws them. */
import { getContext, setContext } from "svelte";
import { initialsOf } from "./seat";

export interface SeatMark {
  name: string;
  initial: string;
  face: string;
}
type Marks = () => readonly SeatMark[];

const KEY = Symbol("marks");
const none: Marks = () => [];

export function marksOf(
  names: readonly string[],
  seats: readonly { face?: string }[],
): readonly SeatMark[] {
  const initials = initialsOf(names);
  return names.map((name, seat) => ({
    name,
    initial: initials[seat] ?? "",
    face: seats[seat]?.face ?? "",
  }));
}

/** For all badges within the component that says it. */
export const setMarks = (marks: Marks): Marks => setContext(KEY, marks);
export const marksHere = (): Marks => getContext<Marks | undefined>(KEY) ?? none;
