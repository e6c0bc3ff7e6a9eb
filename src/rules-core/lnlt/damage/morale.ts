/** The Morale Check (1.5): two dice against Morale, with a Leader's help and the -2 of covered terrain. */
import { DR, total } from '../../kernel/dice/index.js';
import { isCovered } from '../ground/cover.js';
import type { RuleId } from '../rules.js';
import type { Act, Battle, Modifier, Unit } from '../system.js';
import { moraleOf } from '../units/kinds.js';

const COVERED = -2;

/** The -2 of a place with a positive Target Modifier. */
export const coverToMorale = (battle: Battle, at: string | undefined, unit?: Unit): Modifier[] =>
  at !== undefined && isCovered(battle, at, unit) ? [{ why: 'covered', value: COVERED, cites: '1.5/b' }] : [];

/** Returns true if the unit passes. */
export function moraleCheck(
  act: Act,
  unit: Unit,
  modifiers: readonly Modifier[],
  ...cites: RuleId[]
): boolean {
  const rolled = total(act.rollOf('Morale Check', [unit.id], DR));
  const modified = modifiers.reduce((sum, { value }) => sum + value, rolled);
  const morale = moraleOf(unit);
  const passed = modified <= morale;
  act.effect(
    'morale-check',
    { unit: unit.id, rolled, modified, morale, passed },
    { cites: [...cites, '1.5/a', ...modifiers.map((modifier) => modifier.cites)] },
  );
  return passed;
}
