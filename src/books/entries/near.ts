/** What somebody may have meant by a name that nothing has. */

/** The nearest names, nearest first: those that a few letters would make it. */
export function nearest(name: string, among: Iterable<string>, most = 4): string[] {
  const reach = Math.max(1, Math.floor(name.length / 3));
  return [...new Set(among)]
    .map((other) => ({ other, far: distance(plain(name), plain(other)) }))
    .filter(({ far }) => far <= reach)
    .sort((one, two) => one.far - two.far || (one.other < two.other ? -1 : 1))
    .slice(0, most)
    .map(({ other }) => other);
}

const plain = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, '-');

/** How many letters are to be put in, left out or changed. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const row = [i + 1];
    for (let j = 1; j <= other.length; j++) {
      const change = (before[j - 1] ?? 0) + Number(letter !== other[j - 1]);
      row.push(Math.min(change, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    before = row;
  }
  return before.at(-1) ?? 0;
}
