/** Turning a Gun without firing it (3.2.4/CA-d). */
import * as z from 'zod';
import type { UnitId } from '../../kernel/position/position.js';
import { HEXSPINES, sixthsBetween } from '../../mechanics/facing.js';
import { order } from '../form.js';
import type { AslBattle, AslRefusal } from '../system.js';
import { isGoodOrder, possessorOf } from '../units/units.js';
import { loseAcquisition } from './acquisition.js';
import { reveal } from './hidden.js';
import { isGun } from './weapon.js';

interface Turn {
  readonly weapon: UnitId;
  readonly ca: number;
}

export const turnGun = order({
  title: 'Turn a Gun',
  description:
    'Change the CA of a Gun that could still fire, without firing it; neither it nor its crew moves any more in this Player Turn.',
  cites: ['3.2.4/CA-d'],
  answers: ['prep-fire', 'final-fire', 'advancing-fire'],
  asks: {
    weapon: z.string().describe('The Gun.'),
    ca: z.number().int().min(0).max(5).describe('The hexspine to turn to, clockwise from the top left.'),
  },
  *candidates({ battle, by }) {
    for (const gun of battle.units()) {
      if (gun.side !== by || !isGun(gun)) continue;
      for (const ca of HEXSPINES) yield { weapon: gun.id, ca };
    }
  },
  read: ({ battle, by }, order) => checkTurn(battle, order, by) ?? order,
  perform(act, { weapon: id, ca }) {
    const { battle } = act;
    const gun = battle.theUnit(id);
    const from = gun.ca as number;
    reveal(act, [gun], '6.4/c');
    const caChanged = (gun.caChanged ?? 0) + sixthsBetween(from, ca);
    act.effect(
      'arc-changed',
      { weapon: id, from, to: ca },
      {
        changes: [
          { do: 'unit', unit: id, set: { ca, caChanged, turned: true } },
          { do: 'unit', unit: gun.possessor as UnitId, set: { turned: true } },
        ],
        cites: ['3.2.4/CA-d'],
      },
    );
    loseAcquisition(act, battle.theUnit(id));
  },
});

function checkTurn(battle: AslBattle, { weapon: id, ca }: Turn, by: string): AslRefusal | undefined {
  const refuse = (refused: AslRefusal['refused'], why: string): AslRefusal => ({
    refused,
    why,
    cites: ['3.2.4/CA-d'],
  });
  const gun = battle.unit(id);
  const holder = gun && possessorOf(battle, gun);
  if (!gun || gun.side !== by || !isGun(gun) || gun.ca === undefined || !holder)
    return refuse('NO_GUN', `You man no Gun "${id}".`);
  if (gun.ca === ca) return refuse('SAME_FACING', `${gun.name} points there.`);
  if (!isGoodOrder(holder) || gun.malfunctioned)
    return refuse('NOT_GOOD_ORDER', `${gun.name} cannot be fired.`);
  if (holder.pinned) return { ...refuse('PINNED', `${holder.name} is pinned.`), cites: ['3.2.4/CA-b'] };
  if (gun.fire || gun.intensive || gun.turned)
    return refuse('HAS_FIRED', `${gun.name} could not fire any more.`);
  if (gun.manhandled || holder.manhandled)
    return { ...refuse('MOVED', `${gun.name} has been manhandled.`), cites: ['6.5/c', '3.2.4/CA-d'] };
  if (holder.fire || holder.firedAt !== undefined)
    return refuse('CREW_FIRED', `${holder.name} has fired its own firepower.`);
  return undefined;
}
