/** How many sixths of a turn lie between two hexsides or two hexspines, the short way round. */
export function sixthsBetween(a: number, b: number): number {
  const turned = Math.abs(a - b) % 6;
  return Math.min(turned, 6 - turned);
}
