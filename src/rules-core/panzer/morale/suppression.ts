/** Recovery from Suppression (6.8.3): units that show OFF roll, then ON turns to OFF. */
import { D100, total } from '../../kernel/dice/index.js';
import { SUPPRESSION } from '../charts/index.js';
import { reveal } from '../command/known.js';
import { recoverBatteries } from '../indirect/recovery.js';
import { leaderModifier } from '../leaders/values.js';
import { type Act, type Battle, type Modifier, sumOf, type Unit } from '../system.js';
import { gradeOf } from '../units/kinds.js';

export function recoverSuppression(act: Act): void {
  const { battle } = act;
  const suppressed = battle.units().filter((unit) => unit.suppressed && unit.at !== undefined);
  const off = suppressed.filter((unit) => unit.suppressed === 'off').map(({ id }) => id);
  const on = suppressed.filter((unit) => unit.suppressed === 'on').map(({ id }) => id);
  act.done();
  recoverBatteries(act);
  for (const id of act.byName(off)) {
    const unit = battle.theUnit(id);
    if (unit.command === undefined) reveal(act, unit.side, [unit]);
    recover(act, battle.theUnit(id));
  }
  if (on.length === 0) return;
  act.effect(
    'markers-turned',
    { units: on, what: 'SUPPRESSED' },
    {
      changes: on.map((id) => ({ do: 'unit', unit: id, set: { suppressed: 'off' } })),
      cites: ['S.suppression/a', 'S.sequence/f'],
    },
  );
}

function recover(act: Act, unit: Unit): void {
  const { battle } = act;
  const needs = battle.table.charts.lookup(SUPPRESSION.recovery, gradeOf(battle, unit));
  const modifiers = modifiersOf(battle, unit);
  const rolled = total(act.rollOf('suppression', [unit.id], D100));
  const net = rolled + sumOf(modifiers);
  const recovers = net <= needs;
  act.effect(
    'suppression-roll',
    { unit: unit.id, needs, rolled, net, recovers, modifiers },
    {
      changes: recovers ? [{ do: 'unit', unit: unit.id, set: { suppressed: null } }] : [],
      cites: ['S.suppression/a', 'S.suppression/b'],
    },
  );
}

/** A command other than N/C makes it harder, carried out or not (S.suppression/b). */
function modifiersOf(battle: Battle, unit: Unit): Modifier[] {
  const found: Modifier[] = [];
  const value = (row: string) => Number(battle.table.charts.lookup(SUPPRESSION.modifiers, row));
  if (unit.command !== undefined && unit.command !== 'none')
    found.push({
      why: 'command other than N/C',
      value: value('command other than N/C'),
      cites: 'S.suppression/b',
    });
  else if (unit.defended)
    found.push({ why: 'Defensive Fire', value: value('Defensive Fire this turn'), cites: '7.50/c' });
  for (const leader of leaderModifier(battle, unit, 'S')) found.push({ ...leader, value: -leader.value });
  return found;
}
