/** What is too much for the victors of a close combat (4.3.2): they choose which weapons are lost. */
import * as z from 'zod';
import type { SideId } from '../../kernel/position/position.js';
import { portageOf } from '../ch04-movement/02-portage.js';
import { MOST_POINTS } from '../ch04-movement/stacking.js';
import { order } from '../form.js';
import { type Battle, refuse, type Unit } from '../system.js';
import { enemyOf, infantryAt, isGun, isWeapon } from '../units/kinds.js';

const spoilsAt = (battle: Battle, at: string): Unit[] =>
  battle.unitsAt(at).filter((unit) => isWeapon(unit) && !isGun(unit));

/** The side alone is left in the hex, with more than it has room for. */
const hasTooMuch = (battle: Battle, at: string, side: SideId): boolean =>
  spoilsAt(battle, at).reduce((sum, weapon) => sum + portageOf(weapon), 0) > MOST_POINTS &&
  infantryAt(battle, at, side).length > 0 &&
  infantryAt(battle, at, enemyOf(battle, side)).length === 0;

export const discard = order({
  title: 'Remove a weapon',
  description:
    'After close combat the side that is left in a hex removes weapons, its own or those of the enemy, until there are ten portage points.',
  cites: ['4.3.2'],
  answers: ['spoils'],
  asks: { weapon: z.string().describe('The weapon that is lost.') },
  *candidates({ battle, by }) {
    for (const at of battle.occupied())
      if (hasTooMuch(battle, at, by)) for (const { id } of spoilsAt(battle, at)) yield { weapon: id };
  },
  read({ battle, by }, { weapon: id }) {
    const weapon = battle.unit(id);
    const isThere = weapon?.at !== undefined && spoilsAt(battle, weapon.at).some((one) => one.id === id);
    return isThere && hasTooMuch(battle, weapon.at, by)
      ? { weapon: id, at: weapon.at }
      : {
          ...refuse('NO_WEAPON', `"${id}" is not one of the weapons of which you have too many.`, '4.3.2'),
          path: '$.weapon',
        };
  },
  perform(act, { weapon, at }) {
    act.effect('discarded', { weapon, at }, { changes: [{ do: 'leave', unit: weapon }], cites: ['4.3.2'] });
  },
});
