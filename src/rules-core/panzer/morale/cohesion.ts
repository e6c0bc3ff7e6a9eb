/** Cohesion: the number of losses that a formation bears, and the losses that it has had (7.1.1). */
import { D100, total } from '../../kernel/dice/index.js';
import { COHESION, type Cohesion, type Formation } from '../attributes/index.js';
import { COHESION_POINT } from '../charts/index.js';
import { mayHide } from '../hidden/counters.js';
import type { RuleId } from '../rules.js';
import { isCombatUnit, plays } from '../sequence/sides.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { formationIdOf } from '../units/kinds.js';
import { periodOf, withinLimits } from './nations.js';

type Formations = Readonly<Record<string, Formation>>;

/** What a formation without a level has: the middle of the nine (CHOICES.md, 7.1.1/d). */
export const USUAL: Cohesion = 'Good';

/** Formations that have no Cohesion Point get theirs, once; a new battle may vary those that are printed (7.1.1.1). */
export function formUp(act: Act, isBeginning: boolean): void {
  const { battle } = act;
  if (!plays(battle, '7.1') || plays(battle, '7.1.1.1/j')) return;
  for (const side of battle.sideIds())
    for (const id of formationIdsOf(battle, side)) {
      const has = numberOf(battle, side, id) !== undefined;
      if (!has || (isBeginning && plays(battle, '7.1.1.1'))) setCohesion(act, side, id);
    }
}

/** Those that the side names, and those that its units are of. */
function formationIdsOf(battle: Battle, side: string): string[] {
  const of = battle.units().filter((unit) => unit.side === side && isCombatUnit(unit));
  const named = Object.keys(battle.side(side).formations ?? {});
  return [...new Set([...named, ...of.map((unit) => formationIdOf(battle, unit)).sort()])];
}

function setCohesion(act: Act, side: string, id: string): void {
  const { battle } = act;
  const units = battle
    .units()
    .filter((unit) => unit.side === side && isCombatUnit(unit) && formationIdOf(battle, unit) === id);
  if (units.length === 0) return;
  const known = battle.side(side).formations?.[id];
  const varies = plays(battle, '7.1.1.1') || plays(battle, '7.1.1.1/j');
  const found = varies ? rolledLevel(act, side, known) : { level: known?.cohesion ?? USUAL };
  const number = numericCohesion(battle, found.level, units.length);
  const cites: RuleId[] = varies ? ['7.1.1.1/a', '7.1.1.1/b'] : ['7.1.1/g', '7.1.1.1/d'];
  const about = { side, formation: known?.name ?? id, number, ...found };
  if (!mayHide(battle, side)) {
    const set = { cohesion: found.level, cohesionNumber: number };
    act.effect('cohesion-set', about, { changes: [withFormation(battle, side, id, set)], cites });
    return;
  }
  // It is worked out of how many units there are, hidden ones too.
  const cohesion = { ...battle.secret(side).cohesion, [id]: number };
  act.effect('cohesion-set', about, {
    to: [side],
    changes: [{ do: 'secret', side, set: { cohesion } }],
    cites,
  });
}

/** For the eyes of its side, and in what is worked out in truth. */
const numberOf = (battle: Battle, side: string, id: string): number | undefined =>
  battle.secret(side).cohesion?.[id] ?? battle.side(side).formations?.[id]?.cohesionNumber;

export function withFormation(battle: Battle, side: string, id: string, set: Partial<Formation>): Change {
  const formations = battle.side(side).formations ?? unnamed(battle, side);
  const formation: Formation = formations[id] ?? { name: id, grade: 'Seasoned' };
  const all: Formations = { ...formations, [id]: { ...formation, ...set } };
  return { do: 'side', side, set: { formations: all } };
}

/** Units that name no formation stay of the same one when others are written down. */
const unnamed = (battle: Battle, side: string): Formations =>
  battle.units().some((unit) => unit.side === side && unit.formation === undefined)
    ? { [side]: { name: side, grade: 'Seasoned' } }
    : {};

/** (100), the nation in its period, and the Formation Grade; a level that is printed bounds it (7.1.1.1/f, h). */
function rolledLevel(act: Act, side: string, formation: Formation | undefined) {
  const { battle } = act;
  const { charts } = battle.table;
  const { nation } = battle.side(side);
  const rolled = total(act.rollOf('cohesion', [], D100, mayHide(battle, side) ? [side] : undefined));
  const net =
    rolled +
    charts.lookup(COHESION_POINT.modifiers, periodOf(nation, battle.options.date)) +
    charts.lookup(COHESION_POINT.modifiers, formation?.grade ?? 'Seasoned');
  const level = COHESION.find(
    (each) => each === 'Poor' || net >= charts.lookup(COHESION_POINT.lowest, each),
  ) as Cohesion;
  return { level: withinLimits(nation, formation?.cohesion, level), rolled, net };
}

/** Tens digit times the tens column plus the units column, rounded down (7.1.1.1/d); one at least. */
export const numericCohesion = (battle: Battle, level: Cohesion, units: number): number =>
  cohesionPoint(battle.table.charts, level, units);

/** The same where no battle is fought yet. */
export function cohesionPoint(charts: Battle['table']['charts'], level: Cohesion, units: number): number {
  const column = (key: number) => (key === 0 ? 0 : charts.lookup(COHESION_POINT.numbers, level, String(key)));
  return Math.max(1, Math.floor(Math.floor(units / 10) * column(10) + column(units % 10)));
}

/** Its formation has lost as many units as its Numeric Cohesion Point (7.1.1.2/c). */
export function hasReached(battle: Battle, unit: Unit): boolean {
  const id = formationIdOf(battle, unit);
  const number = numberOf(battle, unit.side, id);
  return number !== undefined && (battle.side(unit.side).formations?.[id]?.losses ?? 0) >= number;
}

/** Before a unit is lost: its formation must have its Cohesion Point, which may have waited for this (7.1.1.1/j). */
export function beforeLoss(act: Act, unit: Unit): void {
  const { battle } = act;
  if (!counts(battle, unit)) return;
  const id = formationIdOf(battle, unit);
  const { losses = 0 } = battle.side(unit.side).formations?.[id] ?? {};
  if (numberOf(battle, unit.side, id) === undefined || (losses === 0 && plays(battle, '7.1.1.1/j')))
    setCohesion(act, unit.side, id);
}

/** One check-off for each combat unit, also when its vehicle is hit again after the Bail Out (7.1.1.2/d). */
export function tallied(battle: Battle, unit: Unit): Change[] {
  if (!counts(battle, unit)) return [];
  const id = formationIdOf(battle, unit);
  const { losses = 0 } = battle.side(unit.side).formations?.[id] ?? {};
  return [withFormation(battle, unit.side, id, { losses: losses + 1 })];
}

const counts = (battle: Battle, unit: Unit): boolean =>
  plays(battle, '7.1') && isCombatUnit(unit) && unit.bailedOut !== true;
