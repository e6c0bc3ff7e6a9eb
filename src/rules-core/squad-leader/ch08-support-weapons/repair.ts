/** Repair of malfunctioned weapons in the Rally Phase (1.3/1.3): a die for each, and a 6 removes it. */
import * as z from 'zod';
import { D6, total } from '../../kernel/dice/index.js';
import { isAlly, isOwnWeapon, traitsOf } from '../ch03-infantry/nationalities.js';
import { hindered } from '../ch06-close-combat/03-melee.js';
import { isShelter } from '../ch10-guns/02-abandoned.js';
import { isOnCrest } from '../ch14-terrain/25-crests.js';
import { order } from '../form.js';
import { type Change, refuse, type Unit } from '../system.js';
import { isGun, isLightMortar, isWeapon, ofSide, playerTurnOf } from '../units/kinds.js';
import { isRecoilless } from '../units/ordnance.js';

const REMOVED_FROM = 6;
const REMOVED_BY_ALLIES_FROM = 5;

export const repair = order({
  title: 'Repair',
  description: 'The unbroken unit that has a malfunctioned weapon tries to repair it.',
  cites: ['1.3/1.3'],
  answers: ['repair'],
  asks: { weapon: z.string().describe('The weapon.') },
  *candidates({ battle, by }) {
    for (const { id, malfunctioned } of ofSide(battle, by)) if (malfunctioned) yield { weapon: id };
  },
  read({ battle, by }, { weapon: id }) {
    const weapon = battle.unit(id);
    const holder = battle.unit(weapon?.possessor ?? '');
    if (!weapon || !isWeapon(weapon) || holder?.side !== by)
      return {
        ...refuse('NOT_YOUR_WEAPON', `You have no weapon "${id}": name one of yours.`),
        path: '$.weapon',
      };
    if (!weapon.malfunctioned) return refuse('NOT_MALFUNCTIONED', `${weapon.name} is in order.`, '1.3/1.3');
    if (weapon.ruined !== undefined)
      return refuse('MALFUNCTIONED', `${weapon.name} is past repair.`, '10.9/q2');
    if (weapon.dismantled) return refuse('DISMANTLED', `${weapon.name} is dismantled.`, '4.2.7.5');
    if (holder.broken) return refuse('BROKEN', `${holder.name} is broken.`, '3.21.1');
    if (isOnCrest(holder))
      return refuse('CANNOT_USE', `${holder.name} is at a crest: nothing is repaired there.`, '14.25.4');
    const cannot = hindered(battle, holder);
    if (cannot) return cannot;
    if (!isOwnWeapon(weapon, holder) && !isAlly(weapon, holder))
      return refuse('CANNOT_USE', `${weapon.name} is captured: nobody knows how to repair it.`, '10.9.1.3');
    return weapon.tried
      ? refuse('HAS_TRIED', `${weapon.name} was tried in this Rally Phase.`, '1.3/1.3')
      : { weapon: id, ...repairNumbers(weapon, holder) };
  },
  listing: (_eyes, _asked, { needs, removedFrom }) => ({
    says: `Repaired on ${needs} or less, removed on ${removedFrom} or more.`,
  }),
  perform(act, { weapon, needs, removedFrom }) {
    const rolled = total(act.rollOf('repair', [weapon], D6));
    const result = rolled <= needs ? 'repaired' : rolled >= removedFrom ? 'removed' : 'nothing';
    const after: Readonly<Record<typeof result, Change>> = {
      repaired: { do: 'unit', unit: weapon, set: { malfunctioned: null, tried: true } },
      removed: isShelter(act.battle, weapon)
        ? { do: 'unit', unit: weapon, set: { ruined: playerTurnOf(act.battle), tried: true } }
        : { do: 'leave', unit: weapon },
      nothing: { do: 'unit', unit: weapon, set: { tried: true } },
    };
    act.effect(
      'repair-attempt',
      { weapon, needs, rolled, result },
      { changes: [after[result]], cites: ['1.3/1.3'] },
    );
  },
});

/** By what is printed, or better by Americans and Finns (3.10.4, 3.17.9); allies know the weapon less well (3.12.5). */
function repairNumbers(weapon: Unit, holder: Unit): { readonly needs: number; readonly removedFrom: number } {
  const printed = weapon.repair ?? 1;
  if (!isOwnWeapon(weapon, holder)) return { needs: printed, removedFrom: REMOVED_BY_ALLIES_FROM };
  const skill = isHandy(weapon, holder) ? traitsOf(holder).repairs : undefined;
  return { needs: Math.max(printed, skill ?? 0), removedFrom: REMOVED_FROM };
}

/** Americans know nothing of recoilless rifles, and of guns only where they were set up (3.10.4, 3.10.4/a). */
const isHandy = (weapon: Unit, { nationality }: Unit): boolean =>
  nationality !== 'American' ||
  !(isRecoilless(weapon) || (isGun(weapon) && !isLightMortar(weapon) && weapon.dislodged));
