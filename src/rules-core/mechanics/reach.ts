/** All that is reached from one by steps, nearest first, itself before all: the hexes of a building, what hangs together. */
export function reachedFrom<T>(start: T, stepsFrom: (one: T) => Iterable<T>): ReadonlySet<T> {
  const reached = new Set([start]);
  for (const one of reached) for (const next of stepsFrom(one)) reached.add(next);
  return reached;
}
