/** Prisoners (3.29): who guards them, what they share with their guards, and how they come free. */
import { hasRoomForPrisoner } from '../ch04-movement/stacking.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import {
  enemyOf,
  infantryAt,
  isInfantry,
  isLeader,
  isMmc,
  isOnMap,
  isPrisoner,
  type OnMap,
  ofSide,
  prisonersOf,
} from '../units/kinds.js';
import { areAdjacent } from './21-routes.js';
import { FREE } from './29-freed.js';

/** A squad, half-squad or crew; a single man guards leaders, and those who gave themselves up (3.29.12, 3.28.9). */
export const canGuard = (
  unit: Unit,
  prisoner: Unit,
  hasSurrendered = prisoner.surrendered === true,
): boolean => canHold(unit, prisoner, hasSurrendered) && !unit.berserk;

/** The berserk take nobody, but whom they have is theirs until they run away from him (3.25.8/a, 3.29.17). */
const canHold = (unit: Unit, prisoner: Unit, hasSurrendered = prisoner.surrendered === true): boolean =>
  isInfantry(unit) && !unit.broken && (isMmc(unit) || isLeader(prisoner) || hasSurrendered);

/** Russians take no SS prisoners (3.13.7, 3.13.8). */
export const isDoomed = (battle: Battle, { nationality, side }: Unit): boolean =>
  nationality === 'German SS' && battle.side(enemyOf(battle, side)).nationality === 'Russian';

/** Those of the other side in the hex who could guard it. */
export const guardsFor = (battle: Battle, prisoner: OnMap): OnMap[] =>
  infantryAt(battle, prisoner.at, enemyOf(battle, prisoner.side)).filter((unit) => canGuard(unit, prisoner));

/** Those who could take a unit that gives up: in its hex, and unless it was overpowered beside it (3.29.3.1, 3.28.5.1). */
export function captorsOf(battle: Battle, unit: OnMap, hasSurrendered: boolean): OnMap[] {
  return ofSide(battle, enemyOf(battle, unit.side)).filter(
    (captor): captor is OnMap =>
      isOnMap(captor) &&
      canGuard(captor, unit, hasSurrendered) &&
      (captor.at === unit.at || (unit.fate !== 'overpowered' && areAdjacent(battle, captor.at, unit.at))) &&
      hasRoomForPrisoner(battle, captor, unit),
  );
}

const isWatched = (battle: Battle, prisoner: OnMap): boolean =>
  infantryAt(battle, prisoner.at, enemyOf(battle, prisoner.side)).some(
    (unit) => unit.id === prisoner.guard && canHold(unit, prisoner),
  );

/** Prisoners whose guard is gone pass to another in the hex, or are free (3.29.5, 3.29.17). */
export function countPrisoners(act: Act): void {
  const { battle } = act;
  for (const prisoner of battle.units()) {
    if (!isPrisoner(prisoner) || !isOnMap(prisoner) || isWatched(battle, prisoner)) continue;
    passOn(act, prisoner);
  }
}

/** They go away without these, and the berserk without anybody (3.29.17). */
export function abandon(act: Act, going: readonly string[], ids: readonly string[]): void {
  const { battle } = act;
  const raging = going.map((id) => battle.theUnit(id)).filter(({ berserk }) => berserk);
  const forgotten = raging.flatMap((unit) => prisonersOf(battle, unit)).map(({ id }) => id);
  for (const id of new Set([...ids, ...forgotten])) passOn(act, battle.theUnit(id) as OnMap, going);
}

/** Why these cannot be left behind by those who go. */
export function notGuardedBy(
  battle: Battle,
  going: readonly Unit[],
  ids: readonly string[],
): Refusal | undefined {
  const held = going.flatMap((unit) => prisonersOf(battle, unit));
  const stranger = ids.find((id) => !held.some((prisoner) => prisoner.id === id));
  const questioned = held.find(({ id, interrogated }) => interrogated && !ids.includes(id));
  if (questioned)
    return refuse('PRISONER', `${questioned.name} was questioned and stays: leave it here.`, '3.30.1');
  return stranger === undefined
    ? undefined
    : { ...refuse('PRISONER', `"${stranger}" is no prisoner of theirs.`, '3.29.17'), path: '$.abandon' };
}

function passOn(act: Act, prisoner: OnMap, going: readonly string[] = []): void {
  const next = guardsFor(act.battle, prisoner).find(({ id }) => !going.includes(id));
  if (next)
    act.effect(
      'guarded',
      { unit: prisoner.id, guard: next.id },
      { changes: [{ do: 'unit', unit: prisoner.id, set: { guard: next.id } }], cites: ['3.29.13'] },
    );
  else setFree(act, prisoner.id);
}

function setFree(act: Act, id: string): void {
  act.effect('escaped', { unit: id }, { changes: [{ do: 'unit', unit: id, set: FREE }], cites: ['3.29.17'] });
}

/** The other side says what becomes of those in its hands. */
export function askFates(act: Act): boolean {
  countPrisoners(act);
  const { battle } = act;
  const waiting = battle.units().find(({ fate }) => fate !== undefined);
  if (!waiting) return false;
  act.ask({ side: enemyOf(battle, waiting.side), kind: 'captives' });
  return true;
}

/** Prisoners come along where their guard goes (3.29.15). */
export const leadAway = (battle: Battle, guard: Unit, at: string): Change[] =>
  prisonersOf(battle, guard).map(({ id }): Change => ({ do: 'unit', unit: id, set: { at } }));
