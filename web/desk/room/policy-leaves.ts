/** A document of policies as single values, each with its path, as `setPolicies` takes changes. */
export type PolicyValue = string | number | boolean;

export interface Leaf {
  /** `casualties.turnsWounded`; entries of lists by their number. */
  readonly path: string;
  /** The same for people: entries of lists by what they are called. */
  readonly says: string;
  readonly value: PolicyValue;
}

export function leavesOf(
  document: unknown,
  path: readonly string[] = [],
  says: readonly string[] = [],
): Leaf[] {
  if (typeof document === 'string' || typeof document === 'number' || typeof document === 'boolean')
    return [{ path: path.join('.'), says: says.map(worded).join(' › '), value: document }];
  if (typeof document !== 'object' || document === null) return [];
  return Object.entries(document).flatMap(([key, value]) =>
    // Citations say where a policy comes from; nobody tunes them.
    key === 'cites' ? [] : leavesOf(value, [...path, key], [...says, calledIn(document, key, value)]),
  );
}

const NAMES = ['level', 'rule', 'for', 'rank', 'award', 'group', 'mark', 'says'];

function calledIn(parent: object, key: string, value: unknown): string {
  if (!Array.isArray(parent)) return key;
  const name = NAMES.map((member) => (value as Record<string, unknown> | null)?.[member]).find(
    (found) => typeof found === 'string',
  );
  return typeof name === 'string' ? name : String(Number(key) + 1);
}

const worded = (key: string): string =>
  key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/(?<=[A-Za-z])-(?=[A-Za-z])/g, ' ')
    .toLowerCase();
