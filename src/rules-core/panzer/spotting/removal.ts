/** Removing SPOT counters of units in cover (7.41), before anybody spots. */
import { D100, total } from '../../kernel/dice/index.js';
import { distance } from '../../mechanics/places.js';
import { GRADES, type Grade } from '../attributes/index.js';
import { SPOTTING } from '../charts/index.js';
import { coverOf } from '../ground/cover.js';
import { isBuilding, terrainIn } from '../ground/terrain.js';
import { enemyOf, inActionOf, isCombatUnit, plays } from '../sequence/sides.js';
import { type Act, type Battle, type Modifier, sumOf, type Unit } from '../system.js';
import { gradeOf, isLeg } from '../units/kinds.js';
import { isWithinHalf } from './limited.js';
import { canSpot } from './range.js';

type Row = 'Light' | 'Medium' | 'Heavy';

const ROWS: Readonly<Record<string, Row>> = { light: 'Light', medium: 'Medium', heavy: 'Heavy' };

export function removeSpotCounters(act: Act): void {
  const { battle } = act;
  if (!plays(battle, '7.41')) return;
  const marked = battle.units().filter((unit) => unit.spot && unit.at !== undefined && !unit.bailedOut);
  for (const id of act.byName(marked.map((unit) => unit.id))) check(act, battle.theUnit(id));
}

function check(act: Act, unit: Unit): void {
  const { battle } = act;
  const row = coverRow(battle, unit);
  const watching = watchersOf(battle, unit);
  const counted = watching.filter((enemy) => canSpot(battle, enemy, unit));
  const isBeside = (enemy: Unit) => distance(battle, enemy.at as string, unit.at as string) <= 1;
  // With nobody in sight the counter goes by itself (S.spot-counters/b).
  if (!row || counted.length === 0 || watching.some(isBeside)) return;
  const [near = 0, far = 0] = battle.table.charts.lookup(SPOTTING.removal, row, counted.length);
  const needs = counted.some((enemy) => isWithinHalf(battle, enemy, unit)) ? near : far;
  const modifiers = modifiersOf(battle, counted);
  const rolled = total(act.rollOf('spot removal', [unit.id], D100));
  const net = rolled + sumOf(modifiers);
  const removed = net <= needs;
  act.effect(
    'spot-removal',
    { unit: unit.id, rolled, net, needs, removed, modifiers },
    {
      changes: removed ? [{ do: 'unit', unit: unit.id, set: { spot: null } }] : [],
      cites: ['7.41/a', '7.41/d', '7.41/e'],
    },
  );
}

/** None-type Cover keeps the counter; all buildings count as Heavy for units inside (7.41/b, 7.41/c). */
function coverRow(battle: Battle, unit: Unit): Row | undefined {
  const isInside = isBuilding(terrainIn(battle, unit.at as string)) && (isLeg(unit) || unit.inside === true);
  return isInside ? 'Heavy' : ROWS[coverOf(battle, unit)];
}

/** Opposing combat units that are neither Suppressed nor Broken nor in Full Cover. */
const watchersOf = (battle: Battle, unit: Unit): Unit[] =>
  inActionOf(battle, enemyOf(battle, unit.side)).filter(
    (enemy) => isCombatUnit(enemy) && !enemy.suppressed && !enemy.broken && !enemy.fullCover,
  );

/** By the best grade among them, and once for Recon units. */
function modifiersOf(battle: Battle, counted: readonly Unit[]): Modifier[] {
  const grades = new Set(counted.map((unit) => gradeOf(battle, unit)));
  const best = GRADES.find((grade) => grades.has(grade)) as Grade;
  const modifier = (why: string, cites: Modifier['cites']): Modifier => ({
    why,
    value: battle.table.charts.lookup(SPOTTING.removalModifiers, why),
    cites,
  });
  return [
    modifier(best, '7.41/f'),
    ...(counted.some(({ recon }) => recon) ? [modifier('Recon among them', '7.41/g')] : []),
  ].filter(({ value }) => value !== 0);
}
