/** Where a location is drawn. Runs in a browser: it imports nothing. */

/** Pixels between two levels of a hex: its locations are told apart, and stay within it. */
const LEVEL = 9;

/** The centre of its hex; another level lies above or below it, any other part of the hex beside it. */
export function placeOf(
  hex: { readonly x: number; readonly y: number },
  at: string,
): { x: number; y: number } {
  const slash = at.indexOf('/');
  if (slash < 0) return { x: hex.x, y: hex.y };
  const level = Number(at.slice(slash + 1));
  return Number.isFinite(level)
    ? { x: hex.x, y: hex.y - LEVEL * Math.max(-2, Math.min(3, level)) }
    : { x: hex.x + LEVEL, y: hex.y + LEVEL };
}
