/** Recovering Weapons (3.1b, 3.3.1/m, 4.0). */
import * as z from 'zod';
import { D6, total } from '../../kernel/dice/index.js';
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { giveAway } from '../concealment/concealment.js';
import { order } from '../form.js';
import { beginMove, cannotMove, exposed, mfLeft, spendMf } from '../movement/mover.js';
import type { AslAct, AslBattle, AslChange, AslRefusal, AslUnit } from '../system.js';
import { groundAt, isOvergrown } from '../terrain/terrain.js';
import { isGoodOrder, isInfantry, isWeapon } from '../units/units.js';

interface Recover {
  readonly unit: UnitId;
  readonly weapon: UnitId;
}

const FAILS_FROM = 6;
const MF = 1;

export const recover = order({
  title: 'Recover a Weapon',
  description: 'A Good Order unit tries to take possession of an unpossessed Weapon in its location.',
  cites: ['3.1b', '3.3.1/m', '4.0/e'],
  answers: ['recovery', 'movement'],
  asks: {
    unit: z.string().describe('The unit that tries.'),
    weapon: z.string().describe('The unpossessed Weapon.'),
  },
  *candidates({ battle }) {
    for (const weapon of battle.units()) {
      if (!isWeapon(weapon) || weapon.at === undefined) continue;
      for (const { id: unit } of battle.unitsAt(weapon.at)) {
        yield { unit, weapon: weapon.id };
      }
    }
  },
  read: ({ battle, by }, order) => checkRecovery(battle, order, by) ?? order,
  listing: ({ battle }) => (battle.clock.phase === 'MPh' ? { cost: { mf: MF } } : {}),
  perform(act, { unit, weapon }) {
    const moving = act.battle.clock.phase === 'MPh';
    if (moving) {
      beginMove(act, [unit], {});
      spendMf(act, [unit], MF, 'recovery');
    }
    attempt(act, act.battle.theUnit(unit), act.battle.theUnit(weapon), moving);
    if (moving) exposed(act, [unit]);
  },
});

function checkRecovery(
  battle: AslBattle,
  { unit: id, weapon: weaponId }: Recover,
  by: string,
): AslRefusal | undefined {
  const unit = battle.unit(id);
  const weapon = battle.unit(weaponId);
  if (!unit || unit.side !== by || !isInfantry(unit) || unit.at === undefined)
    return { refused: 'NO_SUCH_UNIT', why: `There is no unit "${id}" of yours.`, path: '$.unit' };
  if (
    !weapon ||
    !isWeapon(weapon) ||
    weapon.possessor !== undefined ||
    weapon.at !== unit.at ||
    weapon.placed
  )
    return {
      refused: 'NO_WEAPON',
      why: `There is no unpossessed Weapon "${weaponId}" with ${unit.name}.`,
      path: '$.weapon',
    };
  if (!isGoodOrder(unit))
    return { refused: 'NOT_GOOD_ORDER', why: `${unit.name} is not in Good Order.`, cites: ['3.1b'] };
  return battle.clock.phase === 'MPh' ? checkOnTheMove(battle, unit, weapon) : checkInRally(unit);
}

function checkInRally(unit: AslUnit): AslRefusal | undefined {
  return unit.acted
    ? { refused: 'ONCE', why: `${unit.name} has done something else in this phase.`, cites: ['3.1/a'] }
    : undefined;
}

function checkOnTheMove(battle: AslBattle, unit: AslUnit, weapon: AslUnit): AslRefusal | undefined {
  const refusal = cannotMove(unit);
  if (refusal) return refusal;
  if (unit.sought?.includes(weapon.id))
    return { refused: 'ONCE', why: `${unit.name} has tried for it already.`, cites: ['3.3.1/m'] };
  const left = mfLeft(battle, unit, [unit], unit.doubleTime ?? false);
  if (left < MF || (unit.assaultMove && left <= MF))
    return { refused: 'NOT_ENOUGH_MF', why: `${unit.name} has no MF left for it.`, cites: ['3.3.1/m'] };
  return undefined;
}

function attempt(act: AslAct, unit: AslUnit, weapon: AslUnit, moving: boolean): void {
  const { battle } = act;
  const dr = total(act.rollOf('recovery', [unit.id, weapon.id], D6));
  const modifier = (unit.cx ? 1 : 0) + overgrowth(battle, unit.at as LocationId);
  const recovered = dr + modifier < FAILS_FROM;
  const tried: AslChange = {
    do: 'unit',
    unit: unit.id,
    set: moving ? { sought: [...(unit.sought ?? []), weapon.id] } : { acted: true, busy: 'recovery' },
  };
  const changes: AslChange[] = [tried];
  if (recovered) giveAway(act, [unit.id], '8.3/loss-i');
  if (recovered)
    changes.push({
      do: 'unit',
      unit: weapon.id,
      set: { possessor: unit.id, side: unit.side, recovered: true },
    });
  act.effect(
    'recovery-attempt',
    { unit: unit.id, weapon: weapon.id, dr, modifier, recovered },
    { changes, cites: moving ? ['3.3.1/m', '3.3.1/n'] : ['3.1b', '3.3.1/n'] },
  );
}

/** Things are hard to find in jungle, kunai and bamboo (8.2/c). */
function overgrowth(battle: AslBattle, at: LocationId): number {
  return isOvergrown(groundAt(battle, at)) ? 2 : 0;
}
