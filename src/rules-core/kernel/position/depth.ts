/** JSON from outside may nest so deep that its reader runs out of stack: anything deeper than this is not read. */
export const DEEPEST = 64;

export function isTooDeep(value: unknown, most: number = DEEPEST): boolean {
  let level: object[] = isNest(value) ? [value] : [];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level.flatMap((nest) => Object.values(nest).filter(isNest));
  }
  return false;
}

const isNest = (value: unknown): value is object => typeof value === 'object' && value !== null;
