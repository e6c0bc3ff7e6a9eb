/** Batteries and their counters (9.1.5, 9.1/q9): each has one on the map at most. */
import type { Counter } from '../attributes/artillery.js';
import type { Battle, Change } from '../system.js';

type Battery = NonNullable<ReturnType<Battle['side']>['batteries']>[string];

/** A counter on the map. */
export interface Laid {
  readonly at: string;
  readonly is: Counter;
  readonly smoke?: true | undefined;
  readonly harassing?: true | undefined;
  readonly lit?: true | undefined;
  readonly settled?: true | undefined;
}

/** Sides without artillery are asked nothing. */
export const hasBattery = (battle: Battle, side: string): boolean =>
  battle.side(side).batteries !== undefined;

export const batteriesOf = (battle: Battle, side: string): Readonly<Record<string, Battery>> =>
  battle.side(side).batteries ?? {};

export function counterOf(battle: Battle, side: string, battery: string): Laid | undefined {
  for (const [at, { artillery }] of Object.entries(battle.position.locations)) {
    const found = artillery?.find((one) => one.side === side && one.battery === battery);
    if (found) return { at, ...found };
  }
  return undefined;
}

/** All counters of a side, by battery. */
export const countersOf = (
  battle: Battle,
  side: string,
): { readonly battery: string; readonly laid: Laid }[] =>
  Object.keys(batteriesOf(battle, side))
    .sort()
    .flatMap((battery) => {
      const laid = counterOf(battle, side, battery);
      return laid ? [{ battery, laid }] : [];
    });

/** Takes the counter of a battery away, and lays another one, or none. */
export function layCounter(battle: Battle, side: string, battery: string, laid?: Laid): Change[] {
  const before = counterOf(battle, side, battery);
  const without = (at: string) =>
    (battle.location(at).artillery ?? []).filter((one) => !(one.side === side && one.battery === battery));
  const changes: Change[] = [];
  if (before && before.at !== laid?.at) changes.push(put(before.at, without(before.at)));
  if (laid) {
    const { at, ...more } = laid;
    changes.push(put(at, [...without(at), { side, battery, ...more }]));
  }
  return changes;
}

const put = (
  at: string,
  artillery: NonNullable<Battle['position']['locations'][string]['artillery']>,
): Change => ({
  do: 'location',
  at,
  set: { artillery: artillery.length > 0 ? artillery : null },
});

export function changeBattery(battle: Battle, side: string, name: string, set: Partial<Battery>): Change {
  const all = batteriesOf(battle, side);
  return { do: 'side', side, set: { batteries: { ...all, [name]: { ...all[name], ...set } } } };
}

/** In the next player turn it may give fire again (9.8.2). */
export function askAgain(battle: Battle, side: string, name: string): Change {
  const all = batteriesOf(battle, side);
  const { refused: _, ...battery } = all[name] ?? {};
  return { do: 'side', side, set: { batteries: { ...all, [name]: battery } } };
}
