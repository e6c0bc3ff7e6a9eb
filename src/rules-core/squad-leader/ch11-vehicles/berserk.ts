/** Berserk crews of AFVs (3.25/a to 3.25/d): they drive at the nearest enemy, and overrun him or fire at him close by. */
import { distance } from '../../mechanics/places.js';
import { sees } from '../ch02-sight/sight.js';
import { weaponsFor } from '../ch07-overrun/01-weapons.js';
import { groundAt } from '../ch14-terrain/ground.js';
import { type Act, type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { enemiesInView, enemyOf, isOnMap, isVehicle, type OnMap, vehiclesAt } from '../units/kinds.js';
import { bailOut } from './abandoning.js';
import { isAfv } from './state.js';

/** An unmodified 2 in a check of enemy fire (3.25/b). */
const RAGE = 2;

/** Of whatever nation (3.25/a); those who cannot drive get out, and charge on foot (3.25/b). */
export function mayRage(act: Act, { id, armoured, berserk, immobilized }: Unit, rolled: number): void {
  if (rolled !== RAGE || !armoured || berserk) return;
  if (immobilized) {
    bailOut(act, id, ['3.25/b'], { berserk: true });
    return;
  }
  const set = { berserk: true, pinned: null } as const;
  act.effect('went-berserk', { unit: id }, { changes: [{ do: 'unit', unit: id, set }], cites: ['3.25/a'] });
}

/** The hexes of the nearest enemies whom it sees. */
function goalsOf(battle: Battle, { at, side }: OnMap): string[] {
  const seen = enemiesInView(battle, side).filter((enemy) => !enemy.hidden && sees(battle, at, enemy.at));
  const nearest = Math.min(...seen.map((enemy) => distance(battle, at, enemy.at)));
  return [
    ...new Set(seen.filter((one) => distance(battle, at, one.at) === nearest).map((enemy) => enemy.at)),
  ];
}

/** Where it does not drive in: it stops beside it and fires (3.25/c). */
const staysOutside = (battle: Battle, vehicle: Unit, at: string): boolean =>
  groundAt(battle, at) === 'stone building' ||
  weaponsFor(vehicle).length === 0 ||
  vehiclesAt(battle, at, enemyOf(battle, vehicle.side)).some(isAfv);

/** The hexes beside it at which it fires until nobody is left there (3.25/c). */
export const firesAt = (battle: Battle, vehicle: Unit): string[] =>
  vehicle.berserk && isVehicle(vehicle) && isOnMap(vehicle)
    ? goalsOf(battle, vehicle).filter(
        (goal) => distance(battle, vehicle.at, goal) <= 1 && staysOutside(battle, vehicle, goal),
      )
    : [];

/** It charges before it fires, unless it has come as near as it can (3.25/c). */
export const tooMadToFire = (battle: Battle, vehicle: Unit, at: string): Refusal | undefined =>
  vehicle.berserk &&
  isVehicle(vehicle) &&
  battle.clock.phase === 'prep-fire' &&
  !firesAt(battle, vehicle).includes(at)
    ? refuse('BERSERK', `The crew of ${vehicle.name} is berserk, and charges.`, '3.25/c')
    : undefined;

/** Why a berserk crew does not drive that way: ever nearer to an enemy, upon him, and no farther (3.25/c). */
export function straysInRage(
  battle: Battle,
  vehicle: Unit,
  path: readonly string[],
  overruns: boolean,
): Refusal | undefined {
  if (!vehicle.berserk || !isOnMap(vehicle)) return undefined;
  const goals = goalsOf(battle, vehicle);
  if (goals.length === 0)
    return refuse('BERSERK', `${vehicle.name} does not move until its crew sees an enemy.`, '3.25.6');
  if (path.length === 0 && firesAt(battle, vehicle).length > 0) return undefined;
  const nears = (goal: string) =>
    path.length > 0 &&
    path.every((to, i) => distance(battle, to, goal) < distance(battle, path[i - 1] ?? vehicle.at, goal)) &&
    (path.at(-1) !== goal || (overruns && !staysOutside(battle, vehicle, goal)));
  return goals.some(nears)
    ? undefined
    : {
        ...refuse(
          'MUST_CHARGE',
          `The crew of ${vehicle.name} is berserk: it drives towards ${goals.join(' or ')}, to overrun who is there or to fire from beside him.`,
          '3.25/c',
        ),
        path: '$.path',
      };
}
