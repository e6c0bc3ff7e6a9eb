/** Does the crew bail out? An attempt follows each result that calls for it (5.15, CES/a). */
import { D100, total } from '../../kernel/dice/index.js';
import { BAIL_OUT } from '../charts/index.js';
import { isBasic, plays } from '../sequence/sides.js';
import { type Act, type Battle, type Modifier, sumOf, type Unit } from '../system.js';
import { gradeOf } from '../units/kinds.js';
import { lose } from './fate.js';

export function bailOut(act: Act, id: string, cause: 'Track hit' | 'Damaged'): void {
  const { battle } = act;
  const unit = battle.unit(id);
  if (!unit || unit.bailedOut || isBasic(battle)) return;
  const needs = Number(battle.table.charts.lookup(BAIL_OUT.cells, cause));
  const modifiers = modifiersOf(battle, unit);
  const rolled = total(act.rollOf('bail out', [id], D100));
  const net = rolled + sumOf(modifiers);
  const leaves = net <= needs;
  act.effect(
    'bail-out',
    { unit: id, needs, rolled, net, leaves, modifiers },
    { cites: ['S.bail-out/d', 'CES/a'] },
  );
  if (leaves) lose(act, id, 'bailed-out', ['S.bail-out/d']);
}

function modifiersOf(battle: Battle, unit: Unit): Modifier[] {
  const printed = (row: string, cites: Modifier['cites']): Modifier => ({
    why: row,
    value: battle.table.charts.lookup(BAIL_OUT.modifiers, row),
    cites,
  });
  const found: Modifier[] = [];
  const grade = gradeOf(battle, unit);
  if (grade !== 'Seasoned') found.push(printed(grade, 'S.bail-out/d'));
  if (unit.suppressed) found.push(printed('Suppressed', 'S.bail-out/d'));
  if (plays(battle, '7.39') && unit.broken) found.push(printed('Broken', '7.39'));
  else if (plays(battle, '7.39') && unit.hesitating) found.push(printed('Hesitating', '7.39'));
  return found;
}
