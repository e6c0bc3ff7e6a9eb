/** What is added to a Morale Check and to a roll to recover from Break (7.1.4). */
import { distance } from '../../mechanics/places.js';
import { MORALE } from '../charts/index.js';
import { commands } from '../command/chain.js';
import { isWithoutRadio } from '../command/radio.js';
import { isSpottedFor } from '../fire/shot.js';
import { coverOf } from '../ground/cover.js';
import { leaderModifier } from '../leaders/values.js';
import type { RuleId } from '../rules.js';
import { enemyOf, inActionOf, isCombatUnit, plays } from '../sequence/sides.js';
import { seesThrough } from '../spotting/camouflage.js';
import { canSpot } from '../spotting/range.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { formationIdOf, gradeOf, isDamaged } from '../units/kinds.js';
import { isNear } from './near.js';

const NEAR = 2;
const FAR = 5;

const GRADES: Readonly<Record<string, RuleId>> = {
  Elite: '7.1.4/d',
  Veteran: '7.1.4/e',
  Regulars: '7.1.4/f',
  Green: '7.1.4/g',
};

export function moraleModifiers(battle: Battle, unit: Unit, isForced = false): Modifier[] {
  return [...modifiersButEnemies(battle, unit, isForced), ...printed(battle, ofEnemies(battle, unit))];
}

/** All but those of enemies near by, who do not count for Tank Fright (7.6/c). */
export function modifiersButEnemies(battle: Battle, unit: Unit, isForced: boolean): Modifier[] {
  const rows = [
    ...ofItself(battle, unit),
    ...(isForced ? [['Forced Morale Check', '7.1.4/l'] as const] : []),
    ...ofFriends(battle, unit),
  ];
  return [...printed(battle, rows), ...leaderModifier(battle, unit, 'M')];
}

function printed(battle: Battle, rows: readonly Row[]): Modifier[] {
  return rows.map(([why, cites]) => ({
    why,
    value: battle.table.charts.lookup(MORALE.modifiers, why),
    cites,
  }));
}

type Row = readonly [why: string, cites: RuleId];

function ofItself(battle: Battle, unit: Unit): Row[] {
  const rows: Row[] = [];
  const grade = gradeOf(battle, unit);
  const byGrade = GRADES[grade];
  if (byGrade) rows.push([grade, byGrade]);
  const cover = coverOf(battle, unit);
  if (cover === 'medium') rows.push(['Medium Cover', '7.1.4/h']);
  if (cover === 'heavy') rows.push(['Heavy Cover', '7.1.4/i']);
  if (unit.suppressed) rows.push(['Suppressed', '7.1.4/k']);
  if (isDamaged(unit)) rows.push(['Damaged', '7.1.4/k']);
  const isCommanded = unit.command !== undefined && unit.command !== 'none';
  if (isCommanded) rows.push(['command other than N/C', '7.1.4/q']);
  else if (unit.defended) rows.push(['command other than N/C', '7.50/c']);
  return rows;
}

function ofFriends(battle: Battle, unit: Unit): Row[] {
  const rows: Row[] = [];
  const friends = inActionOf(battle, unit.side).filter(({ id }) => id !== unit.id);
  const isLed = friends.some(
    (other) => !other.broken && commands(battle, other, unit) && isReached(battle, other, unit),
  );
  if (isLed) rows.push(['unbroken command unit in Command Range', '7.1.4/j']);
  const seesFlight = friends.some(
    (other) =>
      other.broken &&
      formationIdOf(battle, other) === formationIdOf(battle, unit) &&
      isNear(battle, unit, other),
  );
  if (seesFlight) rows.push(['Broken unit of the formation in Command Range', '7.1.4/m']);
  return rows;
}

/** A vehicle without radio is reached by a command unit in its own hex only (7.4.4). */
const isReached = (battle: Battle, commander: Unit, unit: Unit): boolean =>
  plays(battle, '7.4') && isWithoutRadio(battle, unit)
    ? commander.at === unit.at
    : isNear(battle, commander, unit);

/** Only what the unit itself spots frightens it; the nearest counts (7.1.4/p, 7.1.4/t). */
function ofEnemies(battle: Battle, unit: Unit): Row[] {
  const { side, at } = unit;
  if (!isCombatUnit(unit) || at === undefined) return [];
  const ranges = battle.asSeenBy({ side }, () =>
    inActionOf(battle, enemyOf(battle, side))
      .filter((enemy) => canSpot(battle, unit, enemy) && isFound(battle, unit, enemy))
      .map((enemy) => distance(battle, at, enemy.at as string)),
  );
  if (ranges.some((range) => range >= 1 && range <= NEAR))
    return [['spotted enemy within 2 hexes', '7.1.4/n']];
  const isInView = ranges.some((range) => range > NEAR && range <= FAR);
  return isInView ? [['spotted enemy within 5 hexes', '7.1.4/o']] : [];
}

/** Where a roll decides on the spot, a unit that was not spotted frightens nobody: Limited Spotting (7.7.1/d), camouflage (7.24/b). */
function isFound(battle: Battle, unit: Unit, enemy: Unit): boolean {
  if (distance(battle, unit.at as string, enemy.at as string) <= 1) return true;
  if (plays(battle, '7.7') && !isSpottedFor(battle, unit, enemy)) return false;
  return seesThrough(battle, unit, enemy);
}
