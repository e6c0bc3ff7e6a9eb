/** Shock (13.22): a hit that all but penetrates stuns those inside, and another one drives them out. */
import { DR, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { bailOut } from '../ch11-vehicles/abandoning.js';
import type { RuleId } from '../rules.js';
import { type Act, type Change, type Modifier, sumOf } from '../system.js';

/** How hard the check is for a crew that is shocked already, or comes to its senses (13.22.10). */
const AGAIN = { shocked: 2, shaken: 1 } as const;

/** One above the number: the crew checks its morale (13.22.2). */
export function shockCheck(act: Act, id: UnitId): void {
  if (!passes(act, id, 'shock', 0, '13.22.2')) setShock(act, id, '13.22.3');
}

/** A gun that could have destroyed it hits it again (13.22.10 to 13.22.12). */
export function hitAgain(act: Act, id: UnitId): void {
  const { shock } = act.battle.theUnit(id);
  if (!shock || passes(act, id, `shock, ${AGAIN[shock]}MC`, AGAIN[shock], '13.22.10')) return;
  if (shock === 'shaken') setShock(act, id, '13.22.12');
  else bailOut(act, id, ['13.22.11']);
}

function passes(act: Act, id: UnitId, check: string, value: number, cites: RuleId): boolean {
  const { morale: needs = 0 } = act.battle.theUnit(id);
  const modifiers: Modifier[] = value === 0 ? [] : [{ why: 'shock', value, cites }];
  const rolled = total(act.rollOf(check, [id], DR));
  const passed = rolled + sumOf(modifiers) <= needs;
  act.effect('morale-check', { unit: id, check, needs, rolled, modifiers, passed }, { cites: [cites] });
  return passed;
}

function setShock(act: Act, id: UnitId, cites: RuleId): void {
  const changes: Change[] = [{ do: 'unit', unit: id, set: { shock: 'shocked' } }];
  act.effect('shocked', { unit: id }, { changes, cites: [cites] });
}

/** In each Rally Phase shocked crews come a step nearer to their senses (13.22.9). */
export function comeRound(act: Act): void {
  const dazed = act.battle.units().filter(({ shock }) => shock);
  if (dazed.length === 0) return;
  const changes = dazed.map(
    ({ id, shock }): Change => ({
      do: 'unit',
      unit: id,
      set: { shock: shock === 'shocked' ? 'shaken' : null },
    }),
  );
  act.effect('came-round', { units: dazed.map(({ id }) => id) }, { changes, cites: ['13.22.9'] });
}
