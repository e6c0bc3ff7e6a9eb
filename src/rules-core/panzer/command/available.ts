/** How many commands a formation has, and how far they reach (6.2.1.1). */
import { distance } from '../../mechanics/places.js';
import { GRADES, type Grade } from '../attributes/index.js';
import { COMMAND } from '../charts/index.js';
import { allInActionOf } from '../hidden/counters.js';
import { inActionOf, isCombatUnit, plays } from '../sequence/sides.js';
import type { Battle, Unit } from '../system.js';
import { formationGradeOf, formationIdOf, hasCrewOfOne } from '../units/kinds.js';
import { isWithoutRadio } from './radio.js';
import { commandUnits, rowsDown } from './span.js';

/** Units of a side that command counters can be placed on. */
export const commandable = (battle: Battle, side: string): Unit[] =>
  inActionOf(battle, side).filter((unit) => unit.aboard === undefined && unit.kind !== 'aircraft');

/** Active units count: combat units in action, or hidden, that are not Broken (S.active-unit). */
const activeOf = (battle: Battle, side: string, formation: string): Unit[] =>
  allInActionOf(battle, side).filter(
    (unit) => isCombatUnit(unit) && !unit.broken && formationIdOf(battle, unit) === formation,
  );

/** Read as tens digit times the tens column plus the units column, rounded down; one at least (6.2.1.1.1). */
export function availableCommands(battle: Battle, side: string, formation: string): number {
  const active = activeOf(battle, side, formation);
  const [unit] = active;
  if (!unit) return 0;
  const grade = lowered(formationGradeOf(battle, unit), rowsDown(battle, side, formation));
  const isOneMan = commandUnits(battle, side, 'CHQ', [formation]).some((chq) => hasCrewOfOne(battle, chq));
  return Math.max(1, tableValue(battle, grade, active.length) - (isOneMan ? 1 : 0));
}

/** So many rows down on the table, never below Green (7.52/k). */
const lowered = (grade: Grade, rows: number): Grade => GRADES[GRADES.indexOf(grade) + rows] ?? 'Green';

export function tableValue(battle: Battle, grade: Grade, units: number): number {
  const { charts } = battle.table;
  const column = (key: number) => (key === 0 ? 0 : charts.lookup(COMMAND.available, grade, String(key)));
  return Math.floor(Math.floor(units / 10) * column(10) + column(units % 10));
}

/** Recon units, and those with a leader, are commanded outside the limit (S.recon/a, 7.55.2/b). */
export const isFree = (battle: Battle, { recon, leader }: Unit): boolean =>
  recon === true || (plays(battle, '7.55') && leader !== undefined);

/** A vehicle without radio has none, whatever the grade (7.4.2/b). */
export const commandRange = (battle: Battle, unit: Unit): number =>
  battle.table.charts.lookup(
    COMMAND.range,
    plays(battle, '7.4') && isWithoutRadio(battle, unit)
      ? 'any vehicle without radio (7.4)'
      : formationGradeOf(battle, unit),
  );

/** Units that share a counter are within Command Range of one another (6.2.1.1.3). */
export const areInRange = (battle: Battle, units: readonly Unit[]): boolean =>
  units.every((one) =>
    units.every(
      (other) => distance(battle, one.at as string, other.at as string) <= commandRange(battle, one),
    ),
  );
