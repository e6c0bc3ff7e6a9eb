/** How many commands a formation has, and how far they reach (6.2.1.1). */
import { distance } from '../../mechanics/places.js';
import type { Grade } from '../attributes/index.js';
import { COMMAND } from '../charts/index.js';
import { hiddenOf } from '../hidden/counters.js';
import { inActionOf, isCombatUnit, plays } from '../sequence/sides.js';
import type { Battle, Unit } from '../system.js';
import { formationGradeOf, formationIdOf } from '../units/kinds.js';

/** Units of a side that command counters can be placed on. */
export const commandable = (battle: Battle, side: string): Unit[] =>
  inActionOf(battle, side).filter((unit) => unit.aboard === undefined && unit.kind !== 'aircraft');

/** Active units count: combat units in action, or hidden, that are not Broken (S.active-unit). */
const activeOf = (battle: Battle, side: string, formation: string): Unit[] =>
  [...inActionOf(battle, side), ...hiddenOf(battle, side)].filter(
    (unit) => isCombatUnit(unit) && !unit.broken && formationIdOf(battle, unit) === formation,
  );

/** Read as tens digit times the tens column plus the units column, rounded down; one at least (6.2.1.1.1). */
export function availableCommands(battle: Battle, side: string, formation: string): number {
  const active = activeOf(battle, side, formation);
  const [unit] = active;
  return unit ? Math.max(1, tableValue(battle, formationGradeOf(battle, unit), active.length)) : 0;
}

export function tableValue(battle: Battle, grade: Grade, units: number): number {
  const { charts } = battle.table;
  const column = (key: number) => (key === 0 ? 0 : charts.lookup(COMMAND.available, grade, String(key)));
  return Math.floor(Math.floor(units / 10) * column(10) + column(units % 10));
}

/** Recon units, and those with a leader, are commanded outside the limit (S.recon/a, 7.55.2/b). */
export const isFree = (battle: Battle, { recon, leader }: Unit): boolean =>
  recon === true || (plays(battle, '7.55') && leader !== undefined);

export const commandRange = (battle: Battle, unit: Unit): number =>
  battle.table.charts.lookup(COMMAND.range, formationGradeOf(battle, unit));

/** Units that share a counter are within Command Range of one another (6.2.1.1.3). */
export const areInRange = (battle: Battle, units: readonly Unit[]): boolean =>
  units.every((one) =>
    units.every(
      (other) => distance(battle, one.at as string, other.at as string) <= commandRange(battle, one),
    ),
  );
