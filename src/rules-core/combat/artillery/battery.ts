/** Batteries (15.1): their markers on the map, the hexes they reach, and the smoke they lay. */
import { type Battle, type Change, type CombatSystem, type Refusal, refuse } from '../system.js';
import { distance, isInPlay } from '../terrain/places.js';

export type Battery = NonNullable<CombatSystem['side']['batteries']>[number];

const BLAST = 1;
const BOMBARDMENT = 3;

export const batteriesOf = (battle: Battle, side: string): readonly Battery[] =>
  battle.side(side).batteries ?? [];

export const batteryOf = (battle: Battle, side: string, id: string): Battery | undefined =>
  batteriesOf(battle, side).find((battery) => battery.id === id);

/** A side that owes an attempt neither passes nor ends the phase before it has made it. */
export function owesAnAttempt(battle: Battle, side: string): Refusal | undefined {
  const owed = batteriesOf(battle, side).find(({ owed: due, tried, used }) => due && !tried && !used);
  return (
    owed &&
    refuse('FIRE_OWED', `The plotted fire of ${owed.id} must be tried again in this phase.`, '15.1.4.1.1')
  );
}

/** The hexes within so many hexes of a hex, itself first. */
export function hexesWithin(battle: Battle, at: string, most: number): string[] {
  const near = battle.table.map.hexes
    .map(({ name }) => name)
    .filter((hex) => isInPlay(battle, hex) && distance(battle, at, hex) <= most);
  return [at, ...near.filter((hex) => hex !== at)];
}

/** Seven hexes, or the thirty-seven of a Bombardment (15.1.1, 15.7.9). */
export const blastOf = (battle: Battle, battery: Battery, at: string): string[] =>
  hexesWithin(battle, at, battery.bombardment ? BOMBARDMENT : BLAST);

/** Where the battery's smoke lies: in the hex of its CFF, or all over the blast area of its FFE (15.7.8). */
function smokeOf(battle: Battle, battery: Battery): string[] {
  if (!battery.smoke) return [];
  if (battery.ffe !== undefined) return hexesWithin(battle, battery.ffe, BLAST);
  return battery.cff === undefined ? [] : [battery.cff];
}

export type BatterySet = { readonly [K in keyof Battery]?: Battery[K] | null };

function withSet(battery: Battery, set: BatterySet): Battery {
  const next: Record<string, unknown> = { ...battery };
  for (const [key, value] of Object.entries(set))
    if (value === null || value === undefined) delete next[key];
    else next[key] = value;
  return next as Battery;
}

/** The changes by which a battery becomes another: on its side's list, and wherever its markers come and go. */
export function changeBattery(battle: Battle, side: string, id: string, set: BatterySet): Change[] {
  const before = batteryOf(battle, side, id) as Battery;
  const after = withSet(before, set);
  const all = batteriesOf(battle, side).map((each) => (each.id === id ? after : each));
  return [
    { do: 'side', side, set: { batteries: all } },
    ...moved(battle, 'cff', id, one(before.cff), one(after.cff)),
    ...moved(battle, 'ffe', id, one(before.ffe), one(after.ffe)),
    ...moved(battle, 'brackets', id, before.brackets ?? [], after.brackets ?? []),
    ...drifted(battle, id, smokeOf(battle, before), smokeOf(battle, after)),
  ];
}

const one = (at: string | undefined): string[] => (at === undefined ? [] : [at]);

function moved(
  battle: Battle,
  mark: 'cff' | 'ffe' | 'brackets',
  id: string,
  before: readonly string[],
  after: readonly string[],
): Change[] {
  const changes: Change[] = [];
  for (const at of before) {
    if (after.includes(at)) continue;
    const left = battle.location(at)[mark]?.filter((other) => other !== id) ?? [];
    changes.push({ do: 'location', at, set: { [mark]: left.length > 0 ? left : null } });
  }
  for (const at of after) {
    if (before.includes(at)) continue;
    const there = battle.location(at)[mark] ?? [];
    changes.push({ do: 'location', at, set: { [mark]: [...there, id].sort() } });
  }
  return changes;
}

/** Smoke goes with its battery's marker, unless another battery's lies in the hex as well. */
function drifted(battle: Battle, id: string, before: readonly string[], after: readonly string[]): Change[] {
  const others = new Set(
    battle
      .sideIds()
      .flatMap((side) => batteriesOf(battle, side))
      .filter((battery) => battery.id !== id)
      .flatMap((battery) => smokeOf(battle, battery)),
  );
  const gone = before.filter((at) => !after.includes(at) && !others.has(at));
  const laid = after.filter((at) => battle.location(at).smoke !== 'artillery');
  return [
    ...gone.map((at): Change => ({ do: 'location', at, set: { smoke: null } })),
    ...laid.map((at): Change => ({ do: 'location', at, set: { smoke: 'artillery' } })),
  ];
}

export const NO_MARKERS = { cff: null, ffe: null, brackets: null, smoke: null } as const;
