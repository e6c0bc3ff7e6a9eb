/** Attacks on vehicles in close combat are designated before any dice are rolled, and so is whom a vehicle attacks (7.2.6). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import type { SideId } from '../../kernel/position/position.js';
import { usedUp } from '../ch08-support-weapons/03-usage.js';
import { attemptOf, kindOf } from '../ch08-support-weapons/12-by-hand.js';
import { throwsCharges } from '../ch11-vehicles/17-close-defence.js';
import { lookingOut } from '../ch11-vehicles/37-in-close-combat.js';
import { isAfv, isSoft, mannedGuns } from '../ch11-vehicles/state.js';
import { order } from '../form.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import {
  infantryAt,
  isInfantry,
  isLeader,
  isOnMap,
  isScout,
  isSniper,
  isVehicle,
  leadersAt,
  type OnMap,
  ofSide,
  vehiclesAt,
  weaponsOf,
} from '../units/kinds.js';
import { isAssaulting } from './02-assaults.js';
import { hasLostNerve, keepsNerve } from './02-nerve.js';

const MOST_WEAPONS = 8;

export const attackVehicle = order({
  title: 'Attack a vehicle in close combat',
  description:
    'Men who have advanced upon a vehicle, or are in melee beside it, attack it: with their own arms, or with mines and bottles. A leader may direct one attack.',
  cites: ['7.2.6.1', '7.2.6.5', '7.2.2', '8.12.6', '8.14.6'],
  answers: ['close-combat'],
  asks: {
    unit: z.string().describe('Who attacks.'),
    vehicle: z.string().describe('The vehicle in its hex.'),
    leader: z.string().optional().describe('The leader who directs the attack.'),
    weapons: z
      .array(z.string())
      .min(1)
      .max(MOST_WEAPONS)
      .optional()
      .describe('Mines or bottles, one after the other; bottles besides its own arms, mines in their place.'),
    stop: z.literal(true).optional().describe('Magnetic mines are placed only to stop it (8.12.10).'),
    capture: z
      .literal(true)
      .optional()
      .describe('A truck or jeep is to be captured, if no enemy is left in the hex then (7.2.6.7).'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) {
      if (!isOnMap(unit) || !canAssault(battle, unit)) continue;
      const [leader] = directorsFor(battle, unit);
      const led = leader && { leader: leader.id };
      for (const vehicle of enemyVehiclesWith(battle, unit)) {
        const attack = { unit: unit.id, vehicle: vehicle.id };
        if (led) yield { ...attack, ...led };
        yield attack;
        if (isSoft(vehicle)) yield { ...attack, capture: true };
        for (const weapon of weaponsOf(battle, unit))
          if (kindOf(weapon)) yield { ...attack, weapons: [weapon.id] };
      }
    }
  },
  read({ battle, by }, asked) {
    const unit = battle.unit(asked.unit);
    if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no unit "${asked.unit}" on the map: name one of yours.`),
        path: '$.unit',
      };
    if (!canAssault(battle, unit))
      return refuse('CANNOT_ATTACK', `${unit.name} cannot attack a vehicle now.`, '7.2.6.1', '7.2.2');
    const vehicle = enemyVehiclesWith(battle, unit).find(({ id }) => id === asked.vehicle);
    if (!vehicle)
      return {
        ...refuse('NOBODY_THERE', `No enemy vehicle "${asked.vehicle}" is in ${unit.at}.`, '7.2.6.1'),
        path: '$.vehicle',
      };
    if (asked.leader !== undefined && !directorsFor(battle, unit).some(({ id }) => id === asked.leader))
      return {
        ...refuse('CANNOT_LEAD', `"${asked.leader}" cannot direct this attack.`, '7.2.3'),
        path: '$.leader',
      };
    if (asked.capture && (!isSoft(vehicle) || isNeverTaken(vehicle)))
      return {
        ...refuse('CANNOT_ATTACK', `${vehicle.name} is not captured.`, '7.2.6.7/b', '11.38.3', '11.39.3'),
        path: '$.capture',
      };
    if (asked.capture && asked.weapons)
      return refuse('NO_WEAPON', 'Mines and bottles capture nothing: leave them out.', '7.2.6.7');
    return weaponsFor(battle, by, asked) ?? asked;
  },
  perform(act, { unit: id, vehicle, leader, weapons, stop, capture }, { by }) {
    const { battle } = act;
    const unit = battle.theUnit(id);
    if (isAfv(battle.theUnit(vehicle)) && unit.nerve !== 'kept' && !keepsNerve(act, id)) return;
    const about = {
      unit: id,
      vehicle,
      ...(leader !== undefined && { leader }),
      ...(weapons && { weapons }),
      ...(stop && { stop }),
      ...(capture && { capture }),
    };
    const assaults = [...(battle.clock.assaults ?? []), { side: by, ...about }];
    act.effect('assault-designated', about, {
      changes: [{ do: 'clock', set: { assaults } }],
      cites: ['7.2.6.1'],
    });
  },
});

/** Finnish drivers, and those of pulkkas, let their animals loose (11.38.3, 11.39.3). */
const isNeverTaken = ({ vehicle, nationality, manned }: Unit): boolean =>
  vehicle === 'pulkka' || (vehicle === 'wagon' && (manned ?? nationality) === 'Finnish');

/** Who has advanced upon it, or stands in a melee, and is neither scout nor sniper; one attack each (7.2.2, 7.2.6.5, 7.2.6/b). */
const canAssault = (battle: Battle, unit: OnMap): boolean =>
  isInfantry(unit) &&
  !isScout(unit) &&
  !isSniper(unit) &&
  !unit.swims &&
  !unit.climbed &&
  !(unit.wheels && unit.wheels !== 'sidecar') &&
  (isUpon(unit) || isPassedBy(battle, unit)) &&
  !unit.broken &&
  !unit.parachute &&
  !unit.withdrawing &&
  !hasLostNerve(unit) &&
  !isAssaulting(battle, unit) &&
  !battle.clock.attacks?.some(
    ({ attackers, leader, heroes = [] }) =>
      attackers.includes(unit.id) || heroes.includes(unit.id) || leader === unit.id,
  );

/** It has advanced upon a vehicle, is in a melee beside it, or came down where it stood (7.2.6.1, 12.9.26). */
const isUpon = ({ at, cameFrom, melee, besets, parachute }: OnMap): boolean =>
  cameFrom !== undefined || melee === true || (besets === at && !parachute);

/** A vehicle has stopped beside the woods or the building in which they are (11.29.6, 11.29.22). */
const isPassedBy = (battle: Battle, unit: OnMap): boolean =>
  enemyVehiclesWith(battle, unit).some(({ beside }) => beside !== undefined);

const enemyVehiclesWith = (battle: Battle, { at, side }: OnMap): OnMap[] =>
  vehiclesAt(battle, at).filter((vehicle) => vehicle.side !== side);

const directorsFor = (battle: Battle, unit: OnMap): OnMap[] =>
  isLeader(unit)
    ? []
    : leadersAt(battle, unit.at, unit.side).filter(
        (leader) => !leader.withdrawing && !leader.ti && !hasLostNerve(leader) && !leads(battle, leader),
      );

const leads = (battle: Battle, leader: Unit): boolean =>
  isAssaulting(battle, leader) ||
  battle.clock.attacks?.some(
    (attack) => attack.leader === leader.id || attack.attackers.includes(leader.id),
  ) === true;

interface Asked {
  readonly unit: string;
  readonly vehicle: string;
  readonly weapons?: readonly string[] | undefined;
  readonly stop?: true | undefined;
}

/** Why it does not use these: not its own, of two types, or too many (8.2, 8.3/d). */
function weaponsFor(battle: Battle, by: SideId, { unit: id, vehicle, weapons = [], stop }: Asked) {
  const unit = battle.theUnit(id);
  for (const [i, weapon] of weapons.entries()) {
    const attempt = attemptOf(battle, by, { weapon, target: vehicle, stop });
    if (isRefusal(attempt)) return { ...attempt, path: '$.weapons' };
    if (attempt.holder.id !== id || weapons.indexOf(weapon) !== i)
      return { ...refuse('NOT_YOUR_WEAPON', `${unit.name} has no other "${weapon}".`), path: '$.weapons' };
    const kinds = weapons.map((one) => battle.unit(one)?.weapon);
    const thrown = (unit.thrown ?? 0) + i;
    const tooMany: Refusal | undefined = kinds.every((kind) => kind === attempt.kind)
      ? usedUp(battle, attempt.kind, { ...unit, ...(thrown > 0 && { thrown }) })
      : refuse('ONE_TYPE', `${unit.name} uses one type of support weapon in a turn.`, '8.2');
    if (tooMany) return tooMany;
  }
  return stop && weapons.length === 0
    ? refuse('NO_WEAPON', 'Name the mines that are to stop it.', '8.12.10')
    : undefined;
}

export const defendVehicle = order({
  title: 'Defend a vehicle in close combat',
  description:
    'The gun on the roof of an AFV, served by an exposed crew, or one in the rear of its turret attacks one of those in its hex.',
  cites: ['7.2.6.10', '7.2.6.4/a'],
  answers: ['close-combat'],
  asks: {
    vehicle: z.string().describe('The AFV.'),
    unit: z
      .string()
      .optional()
      .describe(
        'Whom it attacks; everybody in its hex, with its Nahverteidigungswaffe, when left out (11.17.5).',
      ),
  },
  *candidates({ battle, by }) {
    for (const vehicle of ofSide(battle, by))
      if (isOnMap(vehicle) && throwsCharges(battle, vehicle)) yield { vehicle: vehicle.id };
    for (const vehicle of ofSide(battle, by))
      if (isOnMap(vehicle) && defenceOf(battle, vehicle) > 0)
        for (const unit of besiegersOf(battle, vehicle)) yield { vehicle: vehicle.id, unit: unit.id };
  },
  read({ battle, by }, { vehicle: id, unit }) {
    const vehicle = battle.unit(id);
    const projects = unit === undefined && vehicle?.side === by && throwsCharges(battle, vehicle);
    if (vehicle?.side !== by || !isOnMap(vehicle) || (!projects && defenceOf(battle, vehicle) === 0))
      return {
        ...refuse('NO_WEAPON', `You have no AFV "${id}" whose roof or turret gun is manned.`, '7.2.6.10'),
        path: '$.vehicle',
      };
    if (battle.clock.defences?.[id] !== undefined)
      return refuse('CANNOT_ATTACK', `${vehicle.name} has its target.`, '7.2.6.4/a');
    const besiegers = besiegersOf(battle, vehicle);
    const isThere = projects ? besiegers.length > 0 : besiegers.some((one) => one.id === unit);
    return isThere
      ? { vehicle: id, unit }
      : {
          ...refuse('NOBODY_THERE', `"${unit}" does not attack in ${vehicle.at}.`, '7.2.6.10'),
          path: '$.unit',
        };
  },
  perform(act, { vehicle, unit }) {
    const defences = { ...act.battle.clock.defences, [vehicle]: unit ?? vehicle };
    act.effect(
      'defence-designated',
      { vehicle, unit: unit ?? vehicle },
      { changes: [{ do: 'clock', set: { defences } }], cites: ['7.2.6.4/a'] },
    );
  },
});

/** Enemies in its hex who have come upon it, or stand in a melee there. */
export const besiegersOf = (battle: Battle, vehicle: OnMap): OnMap[] =>
  infantryAt(battle, vehicle.at).filter(
    (unit) => unit.side !== vehicle.side && (isUpon(unit) || vehicle.beside !== undefined),
  );

/** The gun on the roof, with the crew exposed, one in the rear of the turret, and men who look out of a halftrack (7.2.6.10, 7.2.6.3); of a pinned crew without a roof half (3.24.3/a). */
export function defenceOf(battle: Battle, vehicle: Unit): number {
  if (!isAfv(vehicle)) return 0;
  const guns = mannedGuns(vehicle).filter((gun) => gun === 'aa' || gun === 'rear');
  const men = lookingOut(battle, vehicle).map(({ fp = 0 }) => fp);
  const part = vehicle.pinned && vehicle.openTopped ? 0.5 : 1;
  return [...guns.map((gun) => (vehicle.mg?.[gun] ?? 0) * part), ...men].reduce((sum, fp) => sum + fp, 0);
}

/** Somebody can attack a vehicle in this phase. */
export const isAssault = (battle: Battle): boolean =>
  battle
    .units()
    .some((vehicle) => isVehicle(vehicle) && isOnMap(vehicle) && besiegersOf(battle, vehicle).length > 0);
