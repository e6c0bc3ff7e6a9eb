/**
 * Copies of attributes that are read as fast as the originals. Node gives each result of `{ ...bag }` a form of its own, and
 * every place that reads it is slower from then on.
 */
export const copyOf = <T extends object>(bag: T): T => Object.assign({}, bag);

export function copyBags<T extends object>(bags: Readonly<Record<string, T>>): Record<string, T> {
  const copy: Record<string, T> = {};
  for (const key in bags) copy[key] = copyOf(bags[key] as T);
  return copy;
}
