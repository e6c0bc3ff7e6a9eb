/** One step of a stack on foot: is it possible, and what does it cost (6.0)? */
import type { Mode } from '../attributes/index.js';
import { entryCost, firstCost, type Goer } from '../ground/costs.js';
import { distance, hexOf, sideTowards } from '../ground/places.js';
import { hasRoom } from '../ground/stacking.js';
import { hexsideRow, isBuilding, terrainIn } from '../ground/terrain.js';
import { entryRefusal } from '../melee/entry.js';
import { isMadeOut } from '../night/darkness.js';
import { sees } from '../sight/sight.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isGoodOrder } from '../units/kinds.js';
import { allowanceOf, ownPoints } from './allowance.js';

/** Millimetres up to which a gun counts as small arms (1.7/a). */
export const SMALL_BORE = 13;

/**
 * What a unit has left to spend: no more than it has now with those who are still with it, if its Leader is not (6.2) or
 * it has taken up a weapon (1.6/n). A path is read ahead of the units: what they carry is still where they are.
 */
const leftOf = (battle: Battle, unit: Unit, stack: readonly Unit[], mode: Mode): number =>
  Math.min(unit.allowance ?? 0, allowanceOf(battle, battle.theUnit(unit.id), stack, mode)) -
  (unit.spent ?? 0);

/** A stack on foot; a Scout in Good Order leads all of it (11.6/a). */
const onFoot = (units: readonly Unit[]): Goer => ({
  going: 'leg',
  side: units[0]?.side ?? '',
  scouted: units.some((unit) => unit.kind === 'scout' && isGoodOrder(unit)),
});

/** Movement Points for the step, or why the stack cannot take it. */
export function readStep(battle: Battle, units: readonly Unit[], to: string, mode: Mode): number | Refusal {
  const from = units[0]?.at;
  const goer = onFoot(units);
  const cost = from === undefined ? firstCost(battle, goer, to) : entryCost(battle, goer, from, to);
  if (typeof cost !== 'number') return cost;
  for (const unit of units) {
    const refused =
      tooHard(battle, unit, cost, mode) ??
      tooFar(unit, leftOf(battle, unit, units, mode), cost, mode) ??
      towardsEnemy(battle, unit, to) ??
      gunRefusal(battle, unit, to);
    if (refused) return refused;
  }
  const barred = entryRefusal(battle, units, to, mode);
  if (barred) return barred;
  return hasRoom(battle, to, units)
    ? cost
    : refuse('NO_ROOM', `There is no room for them in ${to}.`, '1.3/d');
}

/** Guns and Mortars come neither into Buildings nor over hexside terrain (1.7/a, 1.7/n). */
export function gunRefusal(battle: Battle, unit: Unit, to: string): Refusal | undefined {
  if (unit.kind !== 'weapon-team' || unit.weapon === 'machine-gun' || (unit.calibre ?? 0) <= SMALL_BORE)
    return undefined;
  if (isBuilding(terrainIn(battle, to)))
    return refuse('NO_GUNS', `${unit.name} cannot enter a Building.`, '1.7/a');
  const side = unit.at === undefined ? undefined : sideTowards(battle, unit.at, to);
  if (side === undefined || !hexsideRow(battle, unit.at as string, side)) return undefined;
  return refuse('NO_GUNS', `${unit.name} cannot cross the hexside to ${to}.`, '1.7/n');
}

/** Neither by Assault Movement nor by Low Crawl if it takes all a unit has (6.0/e). */
function tooHard(battle: Battle, unit: Unit, cost: number, mode: Mode): Refusal | undefined {
  if (mode !== 'assault-move' && mode !== 'low-crawl') return undefined;
  return cost < ownPoints(battle, battle.theUnit(unit.id))
    ? undefined
    : refuse('TOO_HARD', `${unit.name} would need all its Movement Points.`, '6.0/e');
}

/** One hex can always be moved, whatever it costs (6.0/d), but by Assault Movement no more than half the MF is spent. */
function tooFar(unit: Unit, left: number, cost: number, mode: Mode): Refusal | undefined {
  const isFirst = (unit.spent ?? 0) === 0;
  if (mode === 'low-crawl') {
    if (!isFirst) return refuse('CRAWLS', `${unit.name} crawls one hex and no farther.`, '6.3');
    return undefined;
  }
  if (cost <= left) return undefined;
  if (isFirst && mode !== 'assault-move' && (unit.mf ?? 0) >= 1) return undefined;
  return refuse(
    'TOO_FAR',
    `${unit.name} has ${Math.max(0, left)} Movement Points left and needs ${cost}.`,
    '6.0',
  );
}

/** Shaken units come no nearer to an enemy whom they see (5.1, 6.0/d). */
export function towardsEnemy(battle: Battle, unit: Unit, to: string): Refusal | undefined {
  const from = unit.at;
  if (!unit.shaken || from === undefined) return undefined;
  const feared = battle
    .units()
    .find(
      (enemy) =>
        enemy.side !== unit.side &&
        enemy.at !== undefined &&
        enemy.possessor === undefined &&
        enemy.kind !== 'weapon' &&
        (distance(battle, enemy.at, to) < distance(battle, enemy.at, from) || hexOf(to) === hexOf(from)) &&
        sees(battle, from, enemy.at) &&
        isMadeOut(battle, from, enemy),
    );
  return (
    feared &&
    refuse(
      'TOWARDS_ENEMY',
      `${unit.name} is Shaken and sees ${feared.name}: it cannot come nearer.`,
      '5.1/b',
      '6.0/d',
    )
  );
}
