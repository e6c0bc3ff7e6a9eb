/** What a script expects to be told. */

/** What is missing from what was told, part by part in this order, or told against a part with "!" in front. */
export function missing(told: readonly string[], parts: readonly string[]): string[] {
  let from = 0;
  return parts.flatMap((part) => {
    if (part.startsWith('!')) {
      const against = told.find((line) => line.includes(part.slice(1)));
      return against === undefined ? [] : [`told: ${against}`];
    }
    const found = told.findIndex((line, i) => i >= from && line.includes(part));
    if (found < 0) return [`not told: ${part}`];
    from = found;
    return [];
  });
}
