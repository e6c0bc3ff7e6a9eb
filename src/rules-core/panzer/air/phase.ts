/** The Air Phases: AA units track aircraft, aircraft acquire ground units; then both sides fire (6.4, 6.7). */
import { distance } from '../../mechanics/places.js';
import { enemyOf, inActionOf } from '../sequence/sides.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { aircraftOf, isAircraft, rowFor } from './table.js';

type Phase = 1 | 2;

export function air(act: Act, { phase }: { readonly phase: Phase }): void {
  const { battle } = act;
  act.done();
  const aircraft = aircraftOf(battle);
  if (aircraft.length === 0) return;
  const tracked = aircraft.filter((one) => rowFor(battle, one)?.tracked.includes(phase));
  const acquired = aircraft.map((one) => ({ id: one.id, units: acquiredBy(battle, one, phase) }));
  const changes: Change[] = aircraft.map(({ id }) => ({
    do: 'unit',
    unit: id,
    set: {
      tracked: tracked.some((one) => one.id === id) ? true : null,
      acquired: acquired.find((one) => one.id === id)?.units ?? [],
    },
  }));
  act.effect(
    'air-phase',
    {
      tracked: tracked.map(({ id }) => id),
      acquiring: acquired.filter(({ units }) => units.length > 0).map(({ id }) => id),
    },
    { changes, cites: ['CES.12/b', 'CES.12/c', 'S.aircraft/c'] },
  );
}

/** Enemies on the ground in the range that its speed and altitude leave it, unless they lie low or are carried. */
function acquiredBy(battle: Battle, aircraft: Unit, phase: Phase): string[] {
  const row = rowFor(battle, aircraft);
  if (!row?.acquires.includes(phase)) return [];
  return inActionOf(battle, enemyOf(battle, aircraft.side))
    .filter((unit) => !isAircraft(unit) && !unit.hidden && !unit.fullCover && unit.aboard === undefined)
    .filter((unit) => distance(battle, aircraft.at as string, unit.at as string) <= row.range)
    .map(({ id }) => id);
}

interface Step {
  readonly side: string;
}

/** Aircraft are public, so a side is asked only while it has a target. */
export function antiAircraftStep(act: Act, { side }: Step): void {
  const there = aircraftOf(act.battle).some((unit) => unit.side !== side && unit.tracked);
  if (there) act.ask({ side, kind: 'anti-aircraft' });
  else act.done();
}

export function airAttackStep(act: Act, { side }: Step): void {
  const able = aircraftOf(act.battle).some((unit) => unit.side === side && (unit.acquired ?? []).length > 0);
  if (able) act.ask({ side, kind: 'air-attack' });
  else act.done();
}
