/** What aircraft do to those beneath them: fire on men, and on the roofs and engines of armour (12.5.4 to 12.5.13, 12.7.6, 12.7.7). */
import { DR, total } from '../../kernel/dice/index.js';
import { uncoverAll } from '../ch02-sight/03-concealment.js';
import { targetsAt } from '../ch04-movement/12-cavalry.js';
import { coverAt } from '../ch05-fire/03-cover.js';
import type { Shot } from '../ch05-fire/04-firepower.js';
import { columnOf, resultOf } from '../ch05-fire/05-fire-table.js';
import { desperation, outcomesOf, sufferAll } from '../ch05-fire/05-resolution.js';
import { isBypassing } from '../ch05-fire/06-bypassing.js';
import { crossersOf, firedOnIn, putBack, sendOn } from '../ch05-fire/06-movers.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { armourOn, type Blow, strikeVehicle } from '../ch08-support-weapons/08-afv-kill.js';
import { destroyAtRandom } from '../ch08-support-weapons/08-random-destruction.js';
import { smokeDrm } from '../ch09-artillery/16-in-the-line.js';
import { aboardAt } from '../ch11-vehicles/18-fire-at-passengers.js';
import { vulnerableAt } from '../ch11-vehicles/crews.js';
import { isAfv } from '../ch11-vehicles/state.js';
import { collapse } from '../ch14-terrain/04-collapse.js';
import { strikeBridge } from '../ch14-terrain/29-destroyed.js';
import type { RuleId } from '../rules.js';
import { type Act, type Battle, type Modifier, sumOf, type Unit } from '../system.js';
import {
  enemyOf,
  isAboard,
  isInfantry,
  isPrisoner,
  type OnMap,
  shownVehiclesAt,
  vehiclesAt,
} from '../units/kinds.js';
import { isUnderTrees } from './03-mistaken-attacks.js';
import { isDiveBomber } from './planes.js';

export interface Strike {
  readonly plane: Unit;
  readonly at: string;
  /** The hex from which it fires along its run; a dive bomber is above its target. */
  readonly from?: string | undefined;
  readonly fp: number;
  /** The pilot is mistaken: friends are struck as well (12.3.3). */
  readonly mistaken?: boolean;
  /** The dice, where they are those of another roll (12.8.7/b). */
  readonly rolled?: number;
  /** Bombs and rockets, which bring buildings down (14.4.2/a). */
  readonly explodes?: true;
  /** The ground is no cover (12.8.9). */
  readonly bare?: true;
  /** Men on foot alone (12.8.7/b). */
  readonly onFoot?: true;
  readonly cites: readonly RuleId[];
}

/** Damage makes each further attack of the run worse (12.4.2/b). */
export const damageOf = ({ damage = 0 }: Unit): Modifier[] =>
  damage > 0 ? [{ why: 'damaged', value: damage, cites: '12.4.2/b' }] : [];

/** Those whom it strikes: of the enemy, of both sides in a melee or by mistake. */
export function victimsAt(
  battle: Battle,
  { plane, at, mistaken }: Pick<Strike, 'plane' | 'at' | 'mistaken'>,
) {
  const all = [...targetsAt(battle, at), ...aboardAt(battle, at, [at]), ...vulnerableAt(battle, at)];
  if (mistaken) return all;
  return all.filter(
    (unit) =>
      (unit.side !== plane.side || isPrisoner(unit) || isInMelee(battle, unit)) &&
      isVisibleTo(battle, plane, unit, at),
  );
}

/** AFVs that it can strike there. */
export const armourAt = (
  battle: Battle,
  { plane, at, mistaken }: Pick<Strike, 'plane' | 'at' | 'mistaken'>,
) => shownVehiclesAt(battle, at).filter((unit) => isAfv(unit) && (mistaken || unit.side !== plane.side));

/** Its fire finds those under a "?" too (2.3.9.1/b). */
export const armourStruckAt = (battle: Battle, strike: Pick<Strike, 'plane' | 'at' | 'mistaken'>) => [
  ...armourAt(battle, strike),
  ...vehiclesAt(battle, strike.at).filter(
    (unit) => unit.hidden && isAfv(unit) && (strike.mistaken || unit.side !== strike.plane.side),
  ),
];

/** One roll for all men in the hex, and for those who came through it (12.5.4, 12.5.7); gives what was rolled. */
export function strikeMen(act: Act, strike: Strike): number {
  const { battle } = act;
  const { plane, at, from, fp, cites } = strike;
  const movers = moversAt(battle, strike);
  putBack(act, movers, at);
  const rolled = strike.rolled ?? total(act.roll(`${plane.name} at ${at}`, DR));
  const targets = victimsAt(battle, strike).filter(
    (unit) => !strike.onFoot || (isInfantry(unit) && !isAboard(unit)),
  );
  const [seen, unseen] = [targets.filter(({ hidden }) => !hidden), targets.filter(({ hidden }) => hidden)];
  const cover = strike.bare ? [] : coverAt(battle, at, []);
  const common = [...smokeDrm(act, [from ?? at], at), ...cover, ...damageOf(plane)];
  const aim = { at, shots: from === undefined ? [] : [shotFrom(plane, from)], movers } as const;
  const over = from === undefined ? ({ ...aim, isBarrage: true } as const) : aim;
  const column = columnOf(fp);
  const outcomes = outcomesOf(act, seen, common, { aim: over, column, rolled });
  act.effect(
    'air-strike',
    { unit: plane.id, at, fp, column: column ?? 0, rolled, outcomes },
    { changes: firedOnIn(targets, at), cites: [...cites] },
  );
  desperation(act, targets, fp);
  const half = columnOf(fp / 2);
  const hidden = outcomesOf(act, unseen, common, { aim: over, column: half, rolled });
  if (hidden.some(({ result }) => result !== '-'))
    uncoverAll(act, at, enemyOf(battle, plane.side), '2.3.9.1');
  sufferAll(act, [...outcomes, ...hidden], at);
  if (column !== undefined && resultOf(battle, column, rolled + sumOf(common)) === 'KIA') {
    destroyAtRandom(act, at, column, []);
    if (strike.explodes) collapse(act, at, '14.4.2/a');
  }
  if (strike.explodes) strikeBridge(act, at, column, rolled);
  sendOn(act, movers, at);
  return rolled;
}

const moversAt = (battle: Battle, { plane, at }: Strike): string[] =>
  crossersOf(battle, at, plane.side)
    .filter((unit) => isInfantry(unit) && !unit.broken && isVisibleTo(battle, plane, unit, at))
    .map(({ id }) => id);

/** As if it stood there: gun shields count towards it (12.7.6). */
const shotFrom = (plane: Unit, at: string): Shot => ({ firing: plane, holder: { ...plane, at } as OnMap });

/** From above the roof is struck, and the engine behind (12.5.5, 13.21.1). */
const fromAbove = ({ openTopped }: Unit): Modifier => ({
  why: 'from above',
  value: openTopped ? -3 : -1,
  cites: '13.21.1',
});

/** One roll against the rear of an AFV (12.5.5, 12.5.13, 12.7.7); gives what was rolled. */
export function strikeAfv(
  act: Act,
  plane: Unit,
  target: Unit,
  { column, cites }: Pick<Blow, 'column' | 'cites'>,
): number {
  if (target.hidden) uncoverAll(act, target.at ?? '', target.side, '2.3.9.1/b');
  const vehicle = act.battle.theUnit(target.id) as OnMap;
  const rolled = total(act.rollOf(`${plane.name} at`, [vehicle.id], DR));
  const modifiers = [...armourOn(act.battle, vehicle, 'rear'), fromAbove(vehicle), ...damageOf(plane)];
  strikeVehicle(act, vehicle, { column, facing: 'rear', rolled, modifiers, cites });
  return rolled;
}

/** Trees hide from those who dive, but not those who go round them (12.5.1, 12.5/q3). */
const isVisibleTo = (battle: Battle, plane: Unit, unit: Unit, at: string): boolean =>
  !isDiveBomber(plane) || !isUnderTrees(battle, at) || isBypassing(unit, at);
