/**
 * A piece that belongs to a move carries a word of its notation in `data-hint` (a card, a square):
 * where the word is part of the move, the piece is marked (`data-pointed`, see style.css).
 */
export function point(move: string, _position: unknown): () => void {
  const parts = new Set(move.split(" "));
  const pieces = [...document.querySelectorAll<HTMLElement>("[data-hint]")].filter(({ dataset }) =>
    parts.has(dataset.hint ?? ""),
  );
  for (const piece of pieces) piece.dataset.pointed = "";
  return () => {
    for (const piece of pieces) delete piece.dataset.pointed;
  };
}
