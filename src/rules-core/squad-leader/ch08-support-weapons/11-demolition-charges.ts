/** Demolition charges (8.11): placed in the Movement Phase, set off after Defensive Fire. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import type { Shot } from '../ch05-fire/04-firepower.js';
import { fireAt } from '../ch05-fire/05-resolution.js';
import { hindered } from '../ch06-close-combat/03-melee.js';
import { daresToStrike, hasLostNerve, meetsAfv } from '../ch07-overrun/02-nerve.js';
import { facingOfHull } from '../ch13-direct-fire/20-location.js';
import { stepsFrom } from '../ch14-terrain/03-levels.js';
import { isUpACliff } from '../ch14-terrain/ground.js';
import { isWired } from '../ch15-fortifications/01-wire.js';
import { order } from '../form.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { enemiesInView, isCharge, isOnMap, type OnMap, ofSide } from '../units/kinds.js';
import { isBeyond, isStrange } from './06-captured.js';
import { targetVehicle } from './08-afv-kill.js';

/** A charge with the men who can use it now. */
interface Carried {
  readonly charge: Unit;
  readonly holder: OnMap;
}

export function carriedBy(battle: Battle, by: string, id: string): Carried | Refusal {
  const charge = battle.unit(id);
  const holder = battle.unit(charge?.possessor ?? '');
  if (!charge || !isCharge(charge) || holder?.side !== by || !isOnMap(holder))
    return {
      ...refuse('NOT_YOUR_WEAPON', `Nobody of yours on the map has a demolition charge "${id}".`, '8.11.1'),
      path: '$.weapon',
    };
  if (battle.secret(by).demolitions?.[id])
    return refuse('CANNOT_USE', `${charge.name} is laid on a bridge: this is its plunger.`, '14.29.10.1/a');
  if (isBeyond(charge, holder))
    return refuse('CANNOT_USE', `${holder.name} does not know ${charge.name}.`, '3.9.6');
  if (holder.broken) return refuse('BROKEN', `${holder.name} is broken.`, '3.21.1');
  if (holder.pinned) return refuse('PINNED', `${holder.name} is pinned.`, '3.24.2');
  if (holder.ti) return refuse('IMMOBILE', `${holder.name} is temporarily immobilized.`, '4.7.10');
  const cannot = hindered(battle, holder);
  if (cannot) return cannot;
  if (isMounted(holder))
    return refuse('MOUNTED', `${holder.name} is mounted, and uses no weapon.`, '4.12.21', '4.10.18');
  return holder.served
    ? refuse('ONE_TYPE', `${holder.name} has used a support weapon in this turn.`, '8.3/c', '8.2')
    : { charge, holder };
}

const notNextTo = (battle: Battle, from: string, at: string): Refusal | undefined =>
  stepsFrom(battle, from).includes(at)
    ? undefined
    : { ...refuse('NOT_ADJACENT', `${at} is not adjacent to ${from}.`, '8.11.3'), path: '$.at' };

export const placeCharge = order({
  title: 'Place a demolition charge',
  description:
    'A unit places a demolition charge in a hex next to it, before, in or after its move, or having fired. It goes off in the Advancing Fire Phase, unless Defensive Fire stops those who placed it where they did.',
  cites: ['8.11.3', '8.11/a'],
  answers: ['movement'],
  asks: {
    weapon: z.string().describe('The charge.'),
    at: z.string().describe('The hex in which it is placed.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    const enemies = new Set(enemiesInView(battle, by).map(({ at }) => at));
    for (const { id, at: from } of ofSide(battle, by).filter(isCharge))
      if (from !== undefined)
        for (const at of stepsFrom(battle, from))
          if (
            enemies.has(at) ||
            isWired(battle, at) ||
            battle.location(at).roadblock !== undefined ||
            battle.location(at).ditch
          )
            yield { weapon: id, at };
  },
  read({ battle, by }, { weapon, at }) {
    const carried = carriedBy(battle, by, weapon);
    if (isRefusal(carried)) return carried;
    const { prep, fired, firedIn, name, berserk } = carried.holder;
    if (berserk) return refuse('BERSERK', `${name} is berserk, and charges.`, '3.25.3');
    if (prep && !fired && firedIn === undefined)
      return refuse('HAS_FIRED', `${name} is marked Prep Fire: it places no charge.`, '3.1.10');
    const from = carried.holder.at;
    const isFar = notNextTo(battle, from, at);
    if (isFar) return isFar;
    if (hasLostNerve(carried.holder) && meetsAfv(battle, carried.holder, at))
      return refuse('HAS_TRIED', `${carried.holder.name} has lost its nerve.`, '7.2.4/b');
    return isUpACliff(battle, from, at)
      ? { ...refuse('IMPASSABLE', `A cliff rises to ${at}.`, '8.11.3'), path: '$.at' }
      : { weapon, at, unit: carried.holder.id };
  },
  perform(act, { weapon, at, unit }) {
    const { battle } = act;
    const holder = battle.theUnit(unit) as OnMap;
    if (!daresToStrike(act, unit, at)) return;
    const strange = isStrange(battle.theUnit(weapon), holder) && { strange: true as const };
    const vehicle = targetVehicle(battle, at, holder.side);
    const against = vehicle && {
      against: { unit: vehicle.id, facing: facingOfHull(battle, vehicle, holder.at) },
    };
    const placed = { by: unit, from: holder.at, ...strange, ...against };
    const changes: Change[] = [
      { do: 'unit', unit: weapon, set: { at, possessor: null, placed } },
      { do: 'unit', unit, set: { served: 'DC', servedAt: at } },
    ];
    act.effect('charge-placed', { unit, weapon, at }, { changes, cites: ['8.11.3'] });
  },
});

export const detonate = order({
  title: 'Set off a demolition charge',
  description: 'A demolition charge that was placed goes off with 30 factors.',
  cites: ['8.11.1', '8.11.4', '8.11.5'],
  answers: ['advancing-fire'],
  asks: { weapon: z.string().describe('The charge.') },
  *candidates({ battle, by }) {
    for (const { id, placed } of ofSide(battle, by)) if (placed) yield { weapon: id };
  },
  read({ battle, by }, { weapon }) {
    const charge = battle.unit(weapon);
    return charge?.side === by && charge.placed
      ? { weapon }
      : refuse('NOT_YOUR_WEAPON', `You have placed no demolition charge "${weapon}".`, '8.11.4');
  },
  perform(act, { weapon }, { by }) {
    const charge = act.battle.theUnit(weapon) as OnMap;
    const { strange, by: bearer } = charge.placed ?? {};
    const shot: Shot = { firing: charge, holder: charge, ...(strange && { strange }) };
    const { at } = charge;
    const isShut = act.battle.location(at).sewer;
    if (bearer !== undefined) giveAway(act, [bearer], '2.3.9.1');
    const isAlive = bearer !== undefined && act.battle.unit(bearer) !== undefined;
    const marks: Change[] = [
      { do: 'leave', unit: weapon },
      ...(isAlive ? [{ do: 'unit', unit: bearer, set: { noticed: true } } as const] : []),
      ...(isShut ? [{ do: 'location', at, set: { sewer: null } } as const] : []),
    ];
    fireAt(act, { by, aims: [{ at, shots: [shot], movers: [] }], leaders: [], heroes: [], marks });
  },
});
