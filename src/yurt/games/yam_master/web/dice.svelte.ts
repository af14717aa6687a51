/** A die as it lies on the table. */
export interface Lying {
  /** null: not thrown yet. */
  value: number | null;
  isKept: boolean;
  isRolling: boolean;
  /** How often it was thrown: each time it tumbles anew. */
  throws: number;
}

const FIVE = 5;

/** The five dice: each stays in its place while others are thrown. */
export class Dice {
  lying: Lying[] = $state.raw([]);

  get kept(): number[] {
    return this.lying.flatMap(({ isKept, value }) => (isKept && value !== null ? [value] : []));
  }

  get toThrow(): number {
    return FIVE - this.kept.length;
  }

  /** As they are told, without a throw that anyone could see. */
  lay(values: readonly number[]): void {
    this.lying = Array.from({ length: FIVE }, (_, place) => ({
      value: values[place] ?? null,
      isKept: values.length < FIVE && place < values.length,
      isRolling: false,
      throws: 0,
    }));
  }

  toggle(place: number): void {
    this.lying = this.lying.map((die, at) =>
      at === place ? { ...die, isKept: !die.isKept } : die,
    );
  }

  /** Someone keeps dice of these values; those that lie on the rail already before others. */
  keep(values: readonly number[]): void {
    const wanted = [...values];
    const places = new Set<number>();
    for (const isKept of [true, false]) {
      this.lying.forEach((die, place) => {
        const at = die.isKept === isKept && die.value !== null ? wanted.indexOf(die.value) : -1;
        if (at < 0) return;
        wanted.splice(at, 1);
        places.add(place);
      });
    }
    this.lying = this.lying.map((die, place) => ({ ...die, isKept: places.has(place) }));
  }

  /** All that are not kept are thrown and show these values. */
  throwAll(values: readonly number[]): void {
    const coming = [...values];
    this.lying = this.lying.map((die) => {
      if (die.isKept) return { ...die, isRolling: false };
      return { ...die, value: coming.shift() ?? null, isRolling: true, throws: die.throws + 1 };
    });
  }

  rest(): void {
    this.lying = this.lying.map((die) => ({ ...die, isRolling: false }));
  }
}
