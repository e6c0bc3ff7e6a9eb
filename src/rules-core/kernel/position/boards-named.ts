/** The boards that a map names, so that they can be fetched before the table is laid. */
export function boardsNamed(map: unknown): string[] {
  if (!isBag(map)) return [];
  const pieces: unknown[] = Array.isArray(map.boards) ? map.boards.flat() : [map];
  const names = pieces.flatMap((piece) =>
    isBag(piece) && typeof piece.board === 'string' ? piece.board : [],
  );
  return [...new Set(names)];
}

const isBag = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
