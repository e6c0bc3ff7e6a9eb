/** Machine guns of vehicles (11.7): together at one hex, each where it bears. */

import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { flashesIn, isTooDark } from '../ch02-sight/08-night.js';
import { commanderModifier, commanderOf, showCommander } from '../ch03-infantry/03-armour-leaders.js';
import { marksOf } from '../ch05-fire/01-fire.js';
import { type Group, groupOf } from '../ch05-fire/01-group.js';
import { aimsOf, hasTarget } from '../ch05-fire/02-aim.js';
import { isInReach, type Shot } from '../ch05-fire/04-firepower.js';
import { resolveFire } from '../ch05-fire/05-resolution.js';
import { cannotTakePart } from '../ch07-overrun/01-passengers.js';
import { notAtVehicle } from '../ch08-support-weapons/09-vehicles.js';
import { withAGun } from '../ch10-guns/02-towing.js';
import { nervesOf } from '../ch13-direct-fire/07-modifiers.js';
import { isBehindHexside } from '../ch13-direct-fire/20-location.js';
import { isPlace, isTooSteep } from '../ch14-terrain/03-levels.js';
import { keptInByHedgerow } from '../ch14-terrain/06-hedgerows.js';
import { seesSomebody } from '../ch14-terrain/11-standing-out.js';
import { isSheer } from '../ch14-terrain/ground.js';
import { orderForAll } from '../form.js';
import { type Battle, type Change, noSuchPlace, type Refusal, refuse, type Unit } from '../system.js';
import {
  enemiesInView,
  enemyOf,
  isOnMap,
  isVehicle,
  type OnMap,
  ofSide,
  shownVehiclesAt,
} from '../units/kinds.js';
import { tooShakenToFire } from './08-way-off.js';
import { isSteady } from './21-gyrostabilizers.js';
import { isInSight } from './29-sight.js';
import { tooFastToFire } from './31-motion.js';
import { bailOut } from './37-bailing-out.js';
import { tooMadToFire } from './berserk.js';
import { bears, isOneLine, isOneMan, type MachineGun, mannedGuns } from './state.js';

const MOST_FIRERS = 12;
/** Normal range (11.7.2 to 11.7.6). */
const RANGE: Readonly<Record<MachineGun, number>> = { bow: 8, coaxial: 12, aa: 8, rear: 8 };

export const fireMachineGuns = orderForAll({
  title: 'Fire machine guns of a vehicle',
  description: 'The machine guns of a vehicle that bear on a hex fire at it together.',
  cites: ['11.7.1', '11.7.2', '11.7.4', '11.7.7/a'],
  answers: ['prep-fire', 'defensive-fire', 'advancing-fire'],
  asks: {
    unit: z.string().describe('The vehicle.'),
    at: z.string().describe('The hex fired at.'),
    target: z
      .string()
      .optional()
      .describe('The enemy vehicle at which they are aimed: it alone is struck (8.9.4.1, 11.7.1).'),
    firers: z
      .array(z.string())
      .min(1)
      .max(MOST_FIRERS)
      .optional()
      .describe('Men in the halftrack and their light machine guns, who fire with it (11.13/q7).'),
    leader: z.string().optional().describe('The leader aboard who directs them all (11.13/q7).'),
    commander: z
      .literal(true)
      .optional()
      .describe(
        'The gun on the roof alone, directed by its armour leader, who is known from then on (3.3.6).',
      ),
  },
  byExample: true,
  *candidates({ battle, by }) {
    const seen = enemiesInView(battle, by);
    const crossed = battle.clock.phase === 'defensive-fire' ? seen.flatMap(({ track = [] }) => track) : [];
    const hexes = [...new Set([...seen.map(({ at }) => at), ...crossed])].sort();
    for (const unit of ofSide(battle, by))
      if (isVehicle(unit))
        for (const at of hexes) {
          yield { unit: unit.id, at };
          for (const target of shownVehiclesAt(battle, at, enemyOf(battle, by)))
            yield { unit: unit.id, at, target: target.id };
          if (commanderOf(battle, unit)) yield { unit: unit.id, at, commander: true };
        }
  },
  read({ battle, by }, { unit: id, at, target, commander, firers, leader }) {
    const vehicle = battle.unit(id);
    if (vehicle?.side !== by || !isVehicle(vehicle) || !isOnMap(vehicle))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no vehicle "${id}" on the map: name one of yours.`),
        path: '$.unit',
      };
    if (!isPlace(battle, at)) return noSuchPlace(at, 'at');
    if (vehicle.fired || vehicle.overran !== undefined)
      return refuse('HAS_FIRED', `${vehicle.name} has fired in this player turn.`, '5.1.2', '7.1.17');
    const isTowing = withAGun(vehicle);
    if (isTowing) return isTowing;
    if (at === vehicle.at)
      return refuse('SAME_HEX', `${vehicle.name} does not fire at its own hex.`, '7.2.6/a');
    const raging =
      tooMadToFire(battle, vehicle, at) ?? tooFastToFire(battle, vehicle) ?? tooShakenToFire(battle, vehicle);
    if (raging) return raging;
    const notLed = commander && notToBeLed(battle, vehicle);
    if (notLed) return { ...notLed, path: '$.commander' };
    const shots = shotsAt(battle, vehicle, at, commander);
    if (shots.length === 0)
      return refuse('OUT_OF_RANGE', `No manned machine gun of ${vehicle.name} bears on ${at}.`, '11.7.2');
    if (isTooDark(battle, vehicle.at, at))
      return refuse('TOO_DARK', `${vehicle.name} sees nothing in ${at} tonight.`, '2.8.1');
    const isKeptIn = keptInByHedgerow(battle, shots, at);
    if (isKeptIn) return isKeptIn;
    const isSeen = vehicle.beside ? isInSight : seesSomebody;
    if (!isSeen(battle, vehicle, at)) return refuse('NO_SIGHT', `${at} is not seen.`, '2.1.2');
    const men = menWith(battle, by, vehicle, { at, firers, leader });
    if (isRefusal(men)) return { path: '$.firers', ...men };
    const isNot = notAtVehicle(battle, by, { at, vehicle: target }, shots);
    if (isNot) return { ...isNot, ...(isNot.path && { path: '$.target' }) };
    return aimsOf(battle, by, { at, vehicle: target }, shots).some((aim) => hasTarget(battle, aim, by))
      ? {
          unit: id,
          at,
          target,
          commander,
          firers,
          leader,
          fp: shots.reduce((sum, { firing }) => sum + (firing.fp ?? 0), 0),
        }
      : { ...refuse('NOBODY_THERE', `Nobody is seen in ${at} whom it could hurt.`, '5.1.1'), path: '$.at' };
  },
  listing: (_eyes, _asked, { fp }) => ({ says: `With ${fp} factors.` }),
  perform(act, { unit: id, at, target, commander, firers, leader }, { by }) {
    const { battle } = act;
    const { phase } = battle.clock;
    const set = {
      fired: true,
      firedIn: phase,
      ...(phase === 'prep-fire' && { prep: true as const }),
      ...(commander && { led: 'machine guns' as const }),
      ...(firesCoaxial(battle, id, at, commander) && { gunsAt: at }),
    } as const;
    if (commander) showCommander(act, id);
    const vehicle = battle.theUnit(id) as OnMap;
    const fired = gunsAt(battle, vehicle, at, commander);
    const men = menWith(battle, by, vehicle, { at, firers, leader });
    if (isRefusal(men)) throw new Error(men.why);
    const shots = [...shotsAt(battle, vehicle, at, commander), ...men.shots];
    const modifiers = [...(commander ? commanderModifier(battle, vehicle) : []), ...nervesOf(vehicle)];
    const marks: Change[] = [
      { do: 'unit', unit: id, set },
      ...flashesIn(battle, [vehicle.at]),
      ...marksOf(battle, men, at),
    ];
    const aims = aimsOf(battle, by, { at, vehicle: target }, shots);
    resolveFire(act, { by, aims, leaders: men.leaders, modifiers, marks });
    if (fired.some((gun) => gun !== 'aa')) bailOut(act, id);
  },
});

const NOBODY: Group = { shots: [], leaders: [], heroes: [] };

/** Men who fire out of it with its guns, and the leader who directs them (11.13/q7). */
function menWith(
  battle: Battle,
  by: string,
  vehicle: OnMap,
  { at, firers = [], leader }: { at: string; firers?: readonly string[]; leader?: string | undefined },
): Group | Refusal {
  if (firers.length === 0 && leader === undefined) return NOBODY;
  const cannot = cannotTakePart(battle, vehicle, { firers, leader });
  if (cannot) return cannot;
  const leaders = leader === undefined ? [] : [battle.theUnit(leader) as OnMap];
  if (firers.length === 0) return { ...NOBODY, leaders };
  return groupOf(battle, by, { at, firers, leaders: leaders.map(({ id }) => id) });
}

const firesCoaxial = (battle: Battle, id: string, at: string, isLed?: true): boolean =>
  gunsAt(battle, battle.theUnit(id) as OnMap, at, isLed).includes('coaxial');

/** He directs the gun on the roof or the main one, not both in a fire phase (3.3.6, 3.3/Q). */
function notToBeLed(battle: Battle, vehicle: Unit): Refusal | undefined {
  if (!commanderOf(battle, vehicle))
    return refuse('NO_LEADER', `${vehicle.name} has no armour leader.`, '3.3.1');
  return vehicle.led === 'gun'
    ? refuse('HAS_FIRED', `The armour leader has directed the gun of ${vehicle.name}.`, '3.3/Q')
    : undefined;
}

/** Each gun as one that fires in the vehicle's name; of a captured one with half (10.8.4, 11.35.8). */
export function shotsAt(battle: Battle, vehicle: OnMap, at: string, isLed?: boolean): Shot[] {
  return gunsAt(battle, vehicle, at, isLed).map((gun) => shotOf(vehicle, gun));
}

const shotOf = (vehicle: OnMap, gun: MachineGun): Shot => ({
  firing: { ...vehicle, fp: powerOf(vehicle, gun), range: RANGE[gun] },
  holder: vehicle,
  vehicular: true,
  ...(vehicle.captured && { strange: true as const }),
  ...(gun === 'coaxial' && isSteady(vehicle) && { steady: true as const }),
});

/** One man in the turret cannot serve gun and machine gun in full (11.3.2). */
const powerOf = (vehicle: OnMap, gun: MachineGun): number =>
  (vehicle.mg?.[gun] ?? 0) *
  (gun === 'coaxial' && isOneMan(vehicle) && vehicle.gunAt !== undefined ? 0.5 : 1);

/** Beside the gun along its line, in the rear of the turret not after it, and not by one man at work (11.7.6, 11.7.7/b, 11.3.4). */
function isFree(battle: Battle, vehicle: OnMap, gun: MachineGun, at: string): boolean {
  const { gunAt, tinkered } = vehicle;
  if (tinkered && gun !== 'bow') return false;
  if (gunAt === undefined) return true;
  if (gun === 'rear') return false;
  return gun !== 'coaxial' || isOneLine(battle, vehicle.at, gunAt, at);
}

/** Those that bear and reach, of the bow over no wall (11.7.2); that on the roof alone is directed by an armour leader, points up or down a cliff, and reaches the third level next to it (3.3.6, 3.3/c, 14.8.2, 14.3.11). */
const gunsAt = (battle: Battle, vehicle: OnMap, at: string, isLed?: boolean): MachineGun[] =>
  mannedGuns(vehicle).filter(
    (gun) =>
      (gun === 'aa' || !(isLed || isTooSteep(battle, vehicle.at, at) || isSheer(battle, vehicle.at, at))) &&
      isFree(battle, vehicle, gun, at) &&
      !(gun === 'bow' && isBehindHexside(battle, vehicle.at, at)) &&
      bears(battle, vehicle, gun, at) &&
      isInReach(battle, shotOf(vehicle, gun), at),
  );
