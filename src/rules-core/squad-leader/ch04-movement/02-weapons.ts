/** Weapons change hands in the Movement Phase (4.2.1), and are dismantled in the Defensive Fire Phase (4.2.7). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { isOwnWeapon } from '../ch03-infantry/nationalities.js';
import { hindered, isInMelee } from '../ch06-close-combat/03-melee.js';
import { cannotSeek, mustSeek, seek } from '../ch08-support-weapons/05-acquisition.js';
import { areInCompany, menIn, tooManyFor } from '../ch11-vehicles/42-boats.js';
import { order, orderForAll } from '../form.js';
import { isChosen, isInPlay } from '../options/optional-rules.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import {
  canCarry,
  infantryAt,
  isAboard,
  isGun,
  isInfantry,
  isMount,
  isOnMap,
  isSniper,
  isWeapon,
  type OnMap,
  ofSide,
} from '../units/kinds.js';
import { burdenOf, canBeDismantled, isTooMuch, wasCarried } from './02-portage.js';
import { isMounted } from './12-cavalry.js';
import { factorsLeft } from './costs.js';
import { hasRoomIn } from './stacking.js';

/** A unit of the side that may yet move, or has not let go. */
export function bearerOf(battle: Battle, by: string, id: string): OnMap | Refusal {
  const unit = battle.unit(id);
  if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit))
    return refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`);
  if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '3.21.1');
  if (unit.ti) return refuse('IMMOBILE', `${unit.name} is temporarily immobilized.`, '3.30.1');
  if (unit.swims) return refuse('IN_WATER', `${unit.name} swims, and does nothing else.`, '4.14.16');
  if (isInMelee(battle, unit)) return refuse('IN_MELEE', `${unit.name} is locked in melee.`, '6.3.1');
  if (unit.prep || unit.fired)
    return refuse('HAS_FIRED', `${unit.name} has fired in this player turn.`, '4.1.1');
  if (unit.dismounted) return refuse('HAS_MOVED', `${unit.name} has dismounted.`, '4.12.14');
  return unit.moved && !unit.moving
    ? refuse('HAS_MOVED', `${unit.name} has moved in this phase.`, '4.1.13')
    : unit;
}

/** Of the side, or left by the enemy for anyone to take (8.6.2). */
const weaponOf = (battle: Battle, by: string, id: string, withGuns?: true): OnMap | Refusal => {
  const weapon = battle.unit(id);
  const isToBeHad = weapon?.side === by || weapon?.possessor === undefined;
  return weapon &&
    !weapon.placed &&
    (withGuns || !isGun(weapon)) &&
    isToBeHad &&
    isWeapon(weapon) &&
    isOnMap(weapon)
    ? weapon
    : {
        ...refuse('NOT_YOUR_WEAPON', `You have no weapon "${id}" on the map: name one of yours.`),
        path: '$.weapon',
      };
};

/** More than anybody has. */
const MOST_FACTORS = 12;

export const pickUp = orderForAll({
  title: 'Pick up a weapon',
  description:
    'A unit that may move takes a weapon in its hex, lying there or from a friend, before its move or in it. What the enemy has left is captured. With the option 8.5 it does so in the Advance Phase too, and rolls for weapons that nobody has.',
  cites: ['4.2.1', '4.2.4/a', '8.4.2', '8.5.1', '8.6.2'],
  answers: ['movement', 'advance'],
  asks: {
    unit: z.string().describe('Who takes it.'),
    weapon: z.string().describe('The weapon.'),
    spend: z
      .int()
      .min(1)
      .max(MOST_FACTORS)
      .optional()
      .describe('Movement factors that it spends to look for the weapon, each for 1 less (8.5.2).'),
  },
  *candidates({ battle, by }) {
    if (isAdvancePhase(battle) && !isChosen(battle, '8.5')) return;
    for (const weapon of battle.units().filter(isWeapon))
      if (isOnMap(weapon) && (weapon.side === by || weapon.possessor === undefined))
        for (const unit of infantryAt(battle, weapon.at, by)) {
          const asked = { unit: unit.id, weapon: weapon.id };
          yield asked;
          if (mustSeek(battle, weapon) && !isAdvancePhase(battle))
            for (let spend = 1; spend <= MOST_FACTORS; spend++) yield { ...asked, spend };
        }
  },
  read({ battle, by }, { unit: id, weapon: weaponId, spend = 0 }) {
    const unit = isAdvancePhase(battle) ? handOf(battle, by, id) : bearerOf(battle, by, id);
    if (isRefusal(unit)) return { path: '$.unit', ...unit };
    const weapon = weaponOf(battle, by, weaponId);
    if (isRefusal(weapon)) return weapon;
    return (
      outOfHand(battle, unit, weapon) ??
      notToBeTaken(battle, unit, weapon, spend) ??
      notToBeSought(battle, unit, weapon, spend) ?? { unit: id, weapon: weaponId, spend }
    );
  },
  perform(act, { unit, weapon, spend }) {
    const [one, lying] = [act.battle.theUnit(unit) as OnMap, act.battle.theUnit(weapon) as OnMap];
    if (mustSeek(act.battle, lying) && !seek(act, one, lying, spend)) return;
    const { possessor } = lying;
    giveAway(act, possessor === undefined ? [unit] : [unit, possessor], '5.8.8');
    act.effect(
      'picked-up',
      { unit, weapon },
      { changes: [takenBy(act.battle, unit, weapon)], cites: ['4.2.1'] },
    );
  },
});

/** Men aboard hand nothing on, but in boats to those who ford beside them, and the other way (14.28.8/q1). */
function outOfHand(battle: Battle, unit: OnMap, weapon: OnMap): Refusal | undefined {
  const giver = battle.unit(weapon.possessor ?? '');
  const aboard = [unit, giver].find((one) => one !== undefined && isAboard(one));
  if (!aboard) return undefined;
  const boat = battle.unit(unit.aboard ?? '');
  if (!giver || unit.aboard === giver.aboard || !areInCompany(battle, unit, giver))
    return refuse('ABOARD', `${aboard.name} is aboard a vehicle: it gets off first.`, '11.37.8');
  return boat && tooManyFor(battle, boat, menIn(battle, boat), [weapon]);
}

const isAdvancePhase = ({ clock }: Battle): boolean => clock.phase === 'advance';

/** In the Advance Phase those may take weapons who have fired or moved, too (8.4.2). */
function handOf(battle: Battle, by: string, id: string): OnMap | Refusal {
  const unit = battle.unit(id);
  if (!isChosen(battle, '8.5'))
    return refuse(
      'NOT_IN_PLAY',
      'Weapons are taken in the Movement Phase alone: 8.5 is not played.',
      '4.2.1',
    );
  if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit))
    return refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`);
  if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '8.4.5');
  return hindered(battle, unit) ?? unit;
}

/** What stands against looking for it (8.5.1, 8.5.2, 8.5.4). */
function notToBeSought(battle: Battle, unit: OnMap, weapon: OnMap, spend: number): Refusal | undefined {
  if (spend > 0 && (isAdvancePhase(battle) || !mustSeek(battle, weapon)))
    return refuse(
      'NOT_NOW',
      `${unit.name} spends no factors for ${weapon.name}: leave out "spend".`,
      '8.5.2',
    );
  if (weapon.gained && weapon.possessor !== undefined)
    return refuse(
      'HAS_MOVED',
      `${weapon.name} was found in this player turn, and is not handed on.`,
      '8.5.4',
    );
  return cannotSeek(battle, unit, weapon);
}

/** It changes hands, and sides where it was the enemy's (8.6.1, 8.6.2, 8.10/c). */
function takenBy(battle: Battle, id: string, weaponId: string): Change {
  const [unit, weapon] = [battle.theUnit(id), battle.theUnit(weaponId)];
  const set = {
    possessor: id,
    handled: true,
    ...(mustSeek(battle, weapon as OnMap) && { gained: true as const }),
    ...(weapon.side !== unit.side && { side: unit.side }),
    ...(!isOwnWeapon(weapon, unit) && { found: true as const }),
    ...(unit.moved && { takenUp: true as const }),
    ...(weapon.contact && isTooLateFor(battle, unit, weapon) && { contact: null }),
  } as const;
  return { do: 'unit', unit: weaponId, set };
}

/** Contact goes over to who was there before the other one broke or went away (9.1/q5). */
function isTooLateFor(battle: Battle, unit: Unit, { possessor }: Unit): boolean {
  const other = battle.unit(possessor ?? '');
  return unit.moved === true && (other === undefined || other.broken === true || other.at !== unit.at);
}

function notToBeTaken(battle: Battle, unit: OnMap, weapon: OnMap, spend: number): Refusal | undefined {
  if (unit.berserk) return refuse('BERSERK', `${unit.name} is berserk, and charges.`, '8.4.5');
  if (!canCarry(unit))
    return refuse('TOO_HEAVY', `${unit.name} carries no weapons.`, isSniper(unit) ? '5.7.15' : '3.7.9');
  if (weapon.phone && weapon.side !== unit.side)
    return refuse('CANNOT_USE', `Nobody answers on ${weapon.name}: it is the enemy's.`, '9.7.2');
  if (weapon.at !== unit.at || weapon.possessor === unit.id)
    return refuse('NOT_TOGETHER', `${weapon.name} is not there for ${unit.name} to take.`, '4.2.1');
  if (isMount(battle.unit(weapon.possessor ?? '') ?? weapon))
    return refuse('NOT_TOGETHER', `${weapon.name} is on horses: unload it.`, '4.12.9');
  if (isMounted(unit)) return refuse('MOUNTED', `${unit.name} loads weapons only as it mounts.`, '4.12.15');
  if (weapon.fired) return refuse('HAS_FIRED', `${weapon.name} has fired in this player turn.`, '8.4.2/a');
  if (weapon.handled || wasCarried(battle, weapon, unit))
    return refuse('HAS_MOVED', `${weapon.name} has been handed on or carried in this phase.`, '4.2.4/a');
  if (isTooMuch(battle, unit, weapon))
    return refuse('TOO_HEAVY', `${unit.name} carries at most 3 portage points.`, '4.2.3');
  if (weapon.side !== unit.side && !hasRoomIn(battle, unit.at, unit.side, [weapon]))
    return refuse(
      'NO_ROOM',
      `There is no room for ${weapon.name} in ${unit.at}: ten portage points are there.`,
      '4.3.1',
    );
  if (isAdvancePhase(battle)) return undefined;
  const left = factorsLeft(battle, unit, infantryAt(battle, unit.at, unit.side)) - spend;
  return burdenOf(battle, unit, weapon) - burdenOf(battle, unit) > left
    ? refuse('TOO_HEAVY', `${unit.name} has not enough movement factors left for it.`, '4.2.1')
    : undefined;
}

export const putDown = order({
  title: 'Put down a weapon',
  description: 'A unit that may move leaves a weapon in its hex, before its move or in it.',
  cites: ['4.2.1'],
  answers: ['movement'],
  asks: { weapon: z.string().describe('The weapon.') },
  *candidates({ battle, by }) {
    for (const { id } of ofSide(battle, by).filter(isWeapon)) yield { weapon: id };
  },
  read({ battle, by }, { weapon: id }) {
    const weapon = weaponOf(battle, by, id);
    if (isRefusal(weapon)) return weapon;
    if (weapon.possessor === undefined)
      return refuse('NO_POSSESSOR', `${weapon.name} lies in ${weapon.at} already.`, '4.2.1');
    const unit = bearerOf(battle, by, weapon.possessor);
    return isRefusal(unit) ? unit : { unit: unit.id, weapon: id };
  },
  perform(act, { unit, weapon }) {
    giveAway(act, [unit], '5.8.8');
    act.effect(
      'put-down',
      { unit, weapon },
      { changes: [{ do: 'unit', unit: weapon, set: { possessor: null, handled: true } }], cites: ['4.2.1'] },
    );
  },
});

/** Taken apart or put together, with neither the weapon nor its bearer firing in the phase (4.2.7.2). */
export const dismantle = order({
  title: 'Dismantle or reassemble a weapon',
  description:
    'Instead of firing in the Defensive Fire Phase, a unit takes a heavy weapon apart or puts it together. Dismantled it weighs half, and neither fires nor is repaired.',
  cites: ['4.2.7.1', '4.2.7.2', '4.2.7.3', '4.2.7.5'],
  answers: ['defensive-fire'],
  asks: { weapon: z.string().describe('The weapon.') },
  *candidates({ battle, by }) {
    for (const { id } of ofSide(battle, by).filter(isWeapon)) yield { weapon: id };
  },
  read({ battle, by }, { weapon: id }) {
    if (!isInPlay(battle, '4.2.7'))
      return refuse('NOT_IN_PLAY', 'This battle takes no weapons apart: move them as they are.', '4.2.7.1');
    const weapon = weaponOf(battle, by, id, true);
    if (isRefusal(weapon)) return weapon;
    if (!canBeDismantled(weapon))
      return refuse('IN_ONE_PIECE', `${weapon.name} is not taken apart.`, '4.2.7.1');
    const unit = battle.unit(weapon.possessor ?? '');
    if (!unit) return refuse('NO_POSSESSOR', `Nobody has ${weapon.name}.`, '4.2.7.2');
    if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '3.21.1');
    const cannot = hindered(battle, unit);
    if (cannot) return cannot;
    return unit.fired || unit.firedIn || unit.prep || weapon.fired
      ? refuse('HAS_FIRED', `${unit.name} or ${weapon.name} has fired.`, '4.2.7.2')
      : { unit: unit.id, weapon: id };
  },
  perform(act, { unit, weapon }) {
    const isTakenApart = !act.battle.theUnit(weapon).dismantled;
    const fired = { fired: true } as const;
    act.effect(
      isTakenApart ? 'dismantled' : 'reassembled',
      { unit, weapon },
      {
        changes: [
          { do: 'unit', unit: weapon, set: { ...fired, dismantled: isTakenApart || null } },
          { do: 'unit', unit, set: { ...fired, firedIn: 'defensive-fire' } },
        ],
        cites: ['4.2.7.2'],
      },
    );
  },
});
