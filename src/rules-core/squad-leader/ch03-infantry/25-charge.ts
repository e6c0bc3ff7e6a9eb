/** Where the berserk run (3.25.3): by a shortest way to the nearest enemy they see, who may change on the way. */
import type { UnitId } from '../../kernel/position/position.js';
import { distance } from '../../mechanics/places.js';
import { sees } from '../ch02-sight/sight.js';
import { costOfEntering, entryCost } from '../ch04-movement/costs.js';
import { stepsFrom } from '../ch14-terrain/03-levels.js';
import { isWired } from '../ch15-fortifications/01-wire.js';
import { type Battle, type Refusal, refuse } from '../system.js';
import { enemiesInView, type OnMap } from '../units/kinds.js';
import { isAtItsGun } from './25-berserk.js';

/** What it costs to come from each hex to the one that is charged. */
type Costs = ReadonlyMap<string, number>;

interface Charge {
  readonly goal: string;
  readonly costs: Costs;
}

const enemyHexes = (battle: Battle, side: string): string[] => [
  ...new Set(
    enemiesInView(battle, side)
      .filter(({ hidden }) => !hidden)
      .map(({ at }) => at),
  ),
];

/** The nearest enemies in sight whom it can reach; several where they are equally near, and its owner chooses (3.25.3). */
const chargesOf = (battle: Battle, unit: OnMap): Charge[] => battle.recallOf(unit.id, chargesBy);

/** Asked for each way that is proposed, so worked out once. */
function chargesBy(battle: Battle, id: UnitId): Charge[] {
  const unit = battle.theUnit(id) as OnMap;
  if (isAtItsGun(battle, unit)) return [];
  const enemies = enemyHexes(battle, unit.side);
  const seen = enemies.filter((at) => sees(battle, unit.at, at));
  const before = unit.charges === unit.at ? undefined : unit.charges;
  const reachable = (goals: readonly string[]): Charge[] =>
    goals
      .map((goal) => ({ goal, costs: costsTo(battle, unit, goal, enemies) }))
      .filter(({ costs }) => costs.has(unit.at));
  for (const range of [...new Set(seen.map((at) => distance(battle, unit.at, at)))].sort((a, b) => a - b)) {
    if (before !== undefined && enemies.includes(before) && distance(battle, unit.at, before) <= range) break;
    const found = reachable(seen.filter((at) => distance(battle, unit.at, at) === range));
    if (found.length > 0) return found;
  }
  return before === undefined ? [] : reachable([before]);
}

/** Enemies in wire are charged as others are: up to the wire, and into it in the Advance Phase (3.25.3, 15.1.3). */
const stepCost = (
  battle: Battle,
  unit: OnMap,
  { from, to, goal }: { readonly from: string; readonly to: string; readonly goal: string },
): number | undefined =>
  to === goal && isWired(battle, to) && !isWired(battle, from)
    ? costOfEntering(battle, to, [unit])
    : entryCost(battle, from, to, [unit]);

/** From the goal outwards, until the unit is reached; no way leads through enemies. */
function costsTo(battle: Battle, unit: OnMap, goal: string, enemies: readonly string[]): Costs {
  const known = new Map([[goal, 0]]);
  const done = new Map<string, number>();
  while (known.size > 0 && !done.has(unit.at)) {
    const [at, spent] = [...known].reduce((best, one) => (one[1] < best[1] ? one : best));
    known.delete(at);
    done.set(at, spent);
    for (const from of stepsFrom(battle, at)) {
      const cost = stepCost(battle, unit, { from, to: at, goal });
      if (cost === undefined || done.has(from) || (enemies.includes(from) && from !== unit.at)) continue;
      known.set(from, Math.min(known.get(from) ?? Number.POSITIVE_INFINITY, spent + cost));
    }
  }
  return done;
}

const isOnTheWay = (
  battle: Battle,
  unit: OnMap,
  { goal, costs }: Charge,
  from: string,
  to: string,
): boolean => {
  const cost = stepCost(battle, unit, { from, to, goal });
  return cost !== undefined && (costs.get(to) ?? Number.NaN) + cost === costs.get(from);
};

/** The enemy hex towards which a step leads by a shortest way. */
export const goalTowards = (battle: Battle, unit: OnMap, to: string): string | undefined =>
  chargesOf(battle, unit).find((charge) => isOnTheWay(battle, unit, charge, unit.at, to))?.goal;

/** One way to each goal, as far as the factors last. */
export function chargingPaths(battle: Battle, unit: OnMap, factors: number): string[][] {
  const enemies = enemyHexes(battle, unit.side);
  return chargesOf(battle, unit).flatMap((charge) => {
    const path: string[] = [];
    let at: string | undefined = unit.at;
    let left = factors;
    while (at !== undefined && at !== charge.goal) {
      const from: string = at;
      at = stepsFrom(battle, from).find(
        (to) =>
          isOnTheWay(battle, unit, charge, from, to) &&
          !enemies.includes(to) &&
          (entryCost(battle, from, to, [unit]) ?? 0) <= left,
      );
      if (at === undefined) break;
      left -= entryCost(battle, from, at, [unit]) ?? 0;
      path.push(at);
    }
    return path.length > 0 ? [path] : [];
  });
}

/** Why berserk units may not go that way (3.25.3, 3.25.6). */
export function strays(battle: Battle, unit: OnMap, path: readonly string[]): Refusal | undefined {
  const charges = chargesOf(battle, unit);
  if (charges.length === 0)
    return refuse('BERSERK', `${unit.name} does not move until it sees an enemy.`, '3.25.6');
  const keeps = (charge: Charge) =>
    path.every((to, i) => isOnTheWay(battle, unit, charge, path[i - 1] ?? unit.at, to));
  return charges.some(keeps)
    ? undefined
    : {
        ...refuse(
          'MUST_CHARGE',
          `${unit.name} charges by a shortest way: towards ${charges.map(({ goal }) => goal).join(' or ')}.`,
          '3.25.3',
        ),
        path: '$.path',
      };
}
