/** One text for one value: keys sorted, no blanks, absent and `undefined` members alike. Equal positions have equal bytes. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return scalar(value);
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`;
  const bag = value as Record<string, unknown>;
  const members: string[] = [];
  for (const key of Object.keys(bag).sort()) {
    const member = bag[key];
    if (member !== undefined) members.push(`${JSON.stringify(key)}:${canonical(member)}`);
  }
  return `{${members.join(',')}}`;
}

function scalar(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new TypeError(`${value} cannot stand in a position: only finite numbers can be stored.`);
  const text = JSON.stringify(value ?? null);
  if (text === undefined) throw new TypeError(`A ${typeof value} cannot stand in a position.`);
  return text;
}

/** Where two values first differ, as a path, or undefined where they are equal. */
export function firstDifference(
  expected: unknown,
  actual: unknown,
  path = '$',
): { path: string; expected: unknown; actual: unknown } | undefined {
  if (expected === actual) return undefined;
  if (!isBag(expected) || !isBag(actual) || Array.isArray(expected) !== Array.isArray(actual))
    return { path, expected, actual };
  for (const key of [...new Set([...Object.keys(expected), ...Object.keys(actual)])].sort()) {
    const step = Array.isArray(expected) ? `${path}[${key}]` : `${path}.${key}`;
    const found = firstDifference(expected[key], actual[key], step);
    if (found) return found;
  }
  return undefined;
}

function isBag(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
