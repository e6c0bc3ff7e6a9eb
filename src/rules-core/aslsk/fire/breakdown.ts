/** Breakdown of weapons fired on the IFT (4.1, 4.0/k, 5.5). */
import type { UnitId } from '../../kernel/position/position.js';
import { removeWeapon } from '../morale/casualties.js';
import { isNonQualified } from '../ordnance/weapon.js';
import { clumsiness } from '../pacific/japanese.js';
import type { AslAct, AslBattle, AslUnit } from '../system.js';
import { isCaptured, isElite, isInexperienced, isInfantry } from '../units/units.js';
import type { Shot } from './group.js';
import type { Manner } from './window.js';

const STRAINED: ReadonlySet<Manner> = new Set(['subsequent', 'final-protective', 'final-adjacent']);

/** The B# or X# that counts for this shot. */
export function breakdownOf(battle: AslBattle, weapon: AslUnit, holder: AslUnit, manner?: Manner): number {
  const printed = weapon.breakdown ?? weapon.removal ?? 12;
  return (
    printed -
    (isCaptured(battle, weapon) ? 2 : 0) -
    (weapon.kind === 'weapon' && isInexperienced(battle, holder) ? 1 : 0) -
    (TRICKY.has(weapon.weapon ?? '') && !isElite(holder) ? 2 : 0) -
    (manner && STRAINED.has(manner) ? 2 : 0) -
    (isNonQualified(weapon, holder) ? 2 : 0) -
    clumsiness(weapon, holder)
  );
}

/** Flamethrowers and Demolition Charges fail sooner in hands that are not elite (4.2/e, 4.3/b). */
const TRICKY: ReadonlySet<string> = new Set(['FT', 'DC']);

/** A Gun whose B# is lowered is lost at its printed B# (6.12/d). */
function isOverstrained(battle: AslBattle, gun: AslUnit, holder: AslUnit): boolean {
  return isCaptured(battle, gun) || isNonQualified(gun, holder);
}

/** One weapon of the group, chosen at random, fails when the original DR reaches its B#. */
export function breakDown(act: AslAct, shots: readonly Shot[], original: number): readonly UnitId[] {
  const { battle } = act;
  const failing = shots.filter(
    ({ firing, holder, manner }) =>
      !isInfantry(firing) && original >= breakdownOf(battle, firing, holder, manner),
  );
  if (failing.length === 0) return [];
  const { firing, holder, manner } = act.pickOf(
    'which weapon malfunctions',
    failing,
    ({ firing }) => firing.id,
  );
  const strained = STRAINED.has(manner) || (firing.kind === 'gun' && isOverstrained(battle, firing, holder));
  if (strained && original >= (firing.breakdown ?? 12))
    act.effect(
      'weapon-removed',
      { weapon: firing.id, dr: original },
      { changes: [removeWeapon(firing)], cites: ['3.3.3/SFF-b', '4.1/f'] },
    );
  else
    act.effect(
      'malfunctioned',
      { weapon: firing.id, dr: original },
      { changes: [{ do: 'unit', unit: firing.id, set: { malfunctioned: true } }], cites: ['4.1/e'] },
    );
  return [firing.id];
}
