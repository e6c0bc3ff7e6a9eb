/** Infantry against an AFV in the Defensive Fire Phase, or as it comes by (7.2.5): a bundle of grenades for its tracks. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { distance } from '../../mechanics/places.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { flashesIn, isNight } from '../ch02-sight/08-night.js';
import { sees } from '../ch02-sight/sight.js';
import { ratingFor } from '../ch03-infantry/nationalities.js';
import { weariness } from '../ch04-movement/07-double-time.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { hexesOf } from '../ch05-fire/01-group.js';
import { unfitToDirect } from '../ch05-fire/01-leaders.js';
import { targetsOf } from '../ch05-fire/02-aim.js';
import { coverAt } from '../ch05-fire/03-cover.js';
import { partOf } from '../ch05-fire/04-firepower.js';
import { columnOf } from '../ch05-fire/05-fire-table.js';
import { outcomesOf, sufferAll } from '../ch05-fire/05-resolution.js';
import { hindered } from '../ch06-close-combat/03-melee.js';
import { shakenByShells } from '../ch09-artillery/02-under-shells.js';
import { smokeDrm } from '../ch09-artillery/16-in-the-line.js';
import { isSmoky } from '../ch09-artillery/16-smoke.js';
import { coverBeneath } from '../ch11-vehicles/20-beneath.js';
import { isInSight } from '../ch11-vehicles/29-sight.js';
import { carriesOnTop, passengersOf } from '../ch11-vehicles/37-passengers.js';
import { isAfv, isTracked } from '../ch11-vehicles/state.js';
import { immobilize } from '../ch11-vehicles/wrecks.js';
import { isOverCrest } from '../ch14-terrain/25-crests.js';
import { bankedRoadAt, bedAt, groundAt, isSheer, levelAt } from '../ch14-terrain/ground.js';
import { coverInside } from '../ch15-fortifications/03-entrenchments.js';
import { behindConcrete, firesNot } from '../ch15-fortifications/05-bunkers.js';
import { order } from '../form.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  type Refusal,
  refuse,
  sumOf,
  type Unit,
} from '../system.js';
import {
  infantryAt,
  isHero,
  isInfantry,
  isLeader,
  isMmc,
  isOnMap,
  isScout,
  isSniper,
  leadersAt,
  type OnMap,
  ofSide,
  weaponsOf,
} from '../units/kinds.js';
import { hasLostNerve, keepsNerve } from './02-nerve.js';

/** A result of so much or less stops it (7.2.5.3). */
const STOPS = 2;
const MOST_OTHERS = 12;
const MOST_COVER = 2;
/** Against what goes around the obstacle in which it is. */
const IN_ITS_HEX = -2;

export const immobilizeOrder = order({
  title: 'Attack an AFV with grenades',
  description:
    'A unit that has not fired, in a hex that is not open, tries to immobilize an adjacent AFV. It needs to pass a check first; a leader may direct it.',
  cites: ['7.2.5.1', '7.2.5.2', '7.2.5.3', '7.2.2'],
  answers: ['vehicle-fire', 'defensive-fire'],
  asks: {
    unit: z.string().describe('Who attacks.'),
    vehicle: z.string().describe('The AFV.'),
    leader: z.string().optional().describe('The leader in its hex who directs it, or a hero who helps.'),
    others: z
      .array(z.string())
      .min(1)
      .max(MOST_OTHERS)
      .optional()
      .describe('Units that fire with it at exposed passengers of a halftrack, as one group (7.1.8/a).'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    const afvs = battle.units().filter((one): one is OnMap => isAfv(one) && isOnMap(one) && one.side !== by);
    for (const unit of ofSide(battle, by))
      if (isInfantry(unit) && isOnMap(unit))
        for (const vehicle of afvs) {
          if (!isWithinReach(battle, unit, vehicle)) continue;
          yield { unit: unit.id, vehicle: vehicle.id };
          for (const leader of helpersAt(battle, unit))
            yield { unit: unit.id, vehicle: vehicle.id, leader: leader.id };
        }
  },
  read({ battle, by }, { unit: id, vehicle: target, leader: named, others = [] }) {
    const unit = attackerOf(battle, by, id);
    if (isRefusal(unit)) return { path: '$.unit', ...unit };
    const vehicle = battle.unit(target);
    if (!vehicle || vehicle.side === by || !isAfv(vehicle) || !isOnMap(vehicle))
      return { ...refuse('NOT_AN_AFV', `There is no enemy AFV "${target}".`, '7.2.5.1'), path: '$.vehicle' };
    const isOutOfReach = outOfReach(battle, unit, vehicle);
    if (isOutOfReach) return isOutOfReach;
    const notWith = cannotJoin(battle, vehicle, [id, ...others]);
    if (notWith) return { ...notWith, path: '$.others' };
    if (named === undefined) return { unit: id, vehicle: target, leader: named, others };
    const leader = helpersAt(battle, unit).find((one) => one.id === named);
    return leader && leader.id !== id && !leader.directed && !leader.firedIn && !hasLostNerve(leader)
      ? { unit: id, vehicle: target, leader: named, others }
      : {
          ...refuse('CANNOT_LEAD', `"${named}" cannot direct this attack.`, '7.2.3', '7.2.5.2/a'),
          path: '$.leader',
        };
  },
  perform(act, { unit, vehicle, leader, others }) {
    const isLed =
      leader !== undefined && (act.battle.theUnit(leader).nerve === 'kept' || keepsNerve(act, leader));
    if (act.battle.theUnit(unit).nerve === 'kept' || keepsNerve(act, unit))
      attack(act, unit, vehicle, { leader: isLed ? leader : undefined, others });
  },
});

/** Unused firepower, on foot, and nerve that was not tried before (7.2.5.1, 7.2.5.2/b, 7.2.5.2/c). */
function attackerOf(battle: Battle, by: string, id: string): OnMap | Refusal {
  const unit = battle.unit(id);
  if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit))
    return refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`);
  if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '3.21.1');
  if (unit.pinned) return refuse('PINNED', `${unit.name} is pinned.`, '3.24.2');
  if (unit.ti) return refuse('IMMOBILE', `${unit.name} is temporarily immobilized.`, '4.7.10');
  const cannot = hindered(battle, unit);
  if (cannot) return cannot;
  if (isSniper(unit))
    return refuse('CANNOT_ATTACK', `${unit.name} is a sniper: others attack AFVs.`, '7.2.5.5');
  if (isScout(unit)) return refuse('CANNOT_ATTACK', `${unit.name} is a scout: others attack AFVs.`, '3.7.11');
  if (isMounted(unit)) return refuse('MOUNTED', `${unit.name} is mounted: it gets off first.`, '4.12/g');
  if (unit.unarmed) return refuse('UNARMED', `${unit.name} has no arms.`, '5.8.1');
  if (unit.unequipped) return refuse('UNARMED', `${unit.name} has not found its arms.`, '12.9/q16');
  if (unit.fired || unit.firedIn || unit.directed)
    return refuse('HAS_FIRED', `${unit.name} has fired in this player turn.`, '7.2.5.1');
  if (unit.served === 'ATM' || unit.served === 'klorihartsi')
    return refuse('HAS_FIRED', `${unit.name} has tried a mine in this player turn.`, '8.12/a', '8.13.4');
  const hasThrown = unit.served === 'molotov';
  return unit.nerve === undefined || ((isLeader(unit) || hasThrown) && unit.nerve === 'kept')
    ? unit
    : refuse('HAS_TRIED', `${unit.name} has tried in this player turn.`, '7.2.5.2/b', '7.2.5.2/c');
}

function outOfReach(battle: Battle, unit: OnMap, vehicle: OnMap): Refusal | undefined {
  if (battle.clock.phase === 'movement' && !vehicle.moving)
    return refuse('NOT_NOW', `${vehicle.name} does not move now.`, '5.6.7.1');
  if (vehicle.immobilized)
    return refuse('CANNOT_ATTACK', `${vehicle.name} is immobilized already.`, '7.2.5.3');
  if (
    !isWithinReach(battle, unit, vehicle) ||
    !isInSight(battle, unit, vehicle.at, vehicle) ||
    Math.abs(levelAt(battle, unit.at) - levelAt(battle, vehicle.at)) > 1
  )
    return refuse(
      'NOT_ADJACENT',
      `${vehicle.name} is out of reach of ${unit.name}.`,
      '7.2.5.1',
      '7.2.5/a',
      '7.2.5.1/b',
    );
  const isDown = isDownInABed(battle, unit.at) && !isOverCrest(battle, unit, vehicle.at);
  if (isDown && !isDownInABed(battle, vehicle.at))
    return refuse('NOT_ADJACENT', `${unit.name} is down in low ground.`, '14.25.6', '14.25.1/q1');
  if (isSheer(battle, unit.at, vehicle.at))
    return refuse('NOT_ADJACENT', `A cliff lies between ${unit.name} and ${vehicle.name}.`, '14.8.5');
  const isInside = firesNot(battle, unit, vehicle.at);
  if (isInside) return { ...isInside, path: '$.vehicle' };
  return isInTheOpen(battle, unit, vehicle)
    ? refuse('IN_THE_OPEN', `${unit.name} has no cover to come up to ${vehicle.name}.`, '7.2.5.1')
    : undefined;
}

/** In a gully, a stream or a sunken road (14.25.6). */
const isDownInABed = (battle: Battle, at: string): boolean =>
  bedAt(battle, at) !== undefined || bankedRoadAt(battle, at) === 'sunken';

/** In the next hex, or in the one whose obstacle it goes around (11.29.12). */
const isWithinReach = (battle: Battle, { at }: OnMap, vehicle: OnMap): boolean =>
  distance(battle, at, vehicle.at) === 1 || (at === vehicle.at && vehicle.beside !== undefined);

/** Anything that would help against fire lets it come near, but height (7.2.5.1/a). */
const isInTheOpen = (battle: Battle, unit: OnMap, vehicle: OnMap): boolean =>
  groundAt(battle, unit.at) === 'open ground' &&
  coverOf(battle, unit, vehicle) <= 0 &&
  !isNight(battle) &&
  !isSmoky(battle, unit.at) &&
  (battle.location(unit.at).wrecks ?? []).length === 0;

/** Against the AFV: of the ground, of works, and of a vehicle or wreck beside it (15.3.10, 15.5.1.2, 11.20.3/b), not of height. */
function coverOf(battle: Battle, unit: OnMap, vehicle: OnMap): number {
  const ground = coverAt(battle, unit.at, [vehicle.at]).filter(({ why }) => why !== 'height');
  const dugIn = coverInside(battle, unit, ground, 'infantry fire, HE, demo charge');
  const shots = [{ firing: vehicle, holder: vehicle }];
  return sumOf([...behindConcrete(battle, unit, { shots }, dugIn), ...coverBeneath(battle, unit, unit.at)]);
}

/** Leaders who could direct fire, and heroes who do not attack by themselves (7.2.5.5). */
const helpersAt = (battle: Battle, { at, side, id }: OnMap): OnMap[] => [
  ...leadersAt(battle, at, side).filter((one) => !unfitToDirect(battle, one)),
  ...infantryAt(battle, at, side).filter(
    (one) => isHero(one) && !one.fired && !one.ti && one.id !== id && !hindered(battle, one),
  ),
];

/** One attempt for all who fire together at the passengers (7.1.8/a). */
function cannotJoin(battle: Battle, vehicle: OnMap, ids: readonly UnitId[]): Refusal | undefined {
  const [first, ...others] = ids;
  if (others.length === 0) return undefined;
  if (!passengersOf(battle, vehicle).some(({ exposed }) => exposed))
    return refuse(
      'NOBODY_THERE',
      `Nobody looks out of ${vehicle.name}: each unit attacks by itself.`,
      '7.2.2',
    );
  const by = battle.theUnit(first as string).side;
  for (const id of others) {
    const unit = attackerOf(battle, by, id);
    if (isRefusal(unit)) return unit;
    if (ids.indexOf(id) !== ids.lastIndexOf(id)) return refuse('TWICE', `Name ${unit.name} once.`, '7.1.8/a');
    if (!isMmc(unit) || distance(battle, unit.at, vehicle.at) !== 1 || !sees(battle, unit.at, vehicle.at))
      return refuse('NOT_A_GROUP', `${unit.name} is no part of the group: it stands elsewhere.`, '7.1.8/a');
  }
  return undefined;
}

interface Company {
  readonly leader: UnitId | undefined;
  readonly others: readonly UnitId[];
}

function attack(act: Act, id: UnitId, target: UnitId, { leader, others }: Company): void {
  const { battle } = act;
  giveAway(act, [id, ...others, ...(leader === undefined ? [] : [leader])], '2.3.9.5');
  const unit = battle.theUnit(id) as OnMap;
  const vehicle = battle.theUnit(target) as OnMap;
  const directing = leader === undefined ? [] : [battle.theUnit(leader)];
  const modifiers = [
    ...leadershipOf(battle, unit, leader),
    ...modifiersOf(battle, unit, vehicle),
    ...weariness([unit, ...directing], '4.7.11'),
  ];
  const rolled = total(act.rollOf('grenades', [id], DR));
  const stopped = rolled + sumOf(modifiers) <= STOPS;
  act.effect(
    'immobilization-attempt',
    { unit: id, vehicle: target, modifiers, rolled, stopped },
    {
      changes: [
        ...marksOf(battle, unit, leader),
        ...others.flatMap((one) => marksOf(battle, battle.theUnit(one) as OnMap, undefined)),
      ],
      cites: others.length > 0 ? ['7.2.5.3', '7.1.8/a'] : ['7.2.5.3'],
    },
  );
  if (stopped) immobilize(act, target, ['7.2.5.3']);
  fireBesides(act, [unit, ...others.map((one) => battle.theUnit(one) as OnMap)], vehicle.at, rolled);
}

/** It attacks nothing else in this phase, nor do its weapons (7.2.5.7); at night it gives itself away (2.8.11/a). */
function marksOf(battle: Battle, unit: OnMap, leader: UnitId | undefined): Change[] {
  const { phase: firedIn } = battle.clock;
  return [
    ...flashesIn(battle, [unit.at]),
    {
      do: 'unit',
      unit: unit.id,
      set: { fired: true, firedIn, ...(isLeader(unit) && { directed: true as const }) },
    },
    ...weaponsOf(battle, unit).map(
      (weapon): Change => ({ do: 'unit', unit: weapon.id, set: { fired: true } }),
    ),
    ...(leader === undefined ? [] : [{ do: 'unit', unit: leader, set: { directed: true } } as const]),
  ];
}

/** His own modifier when he attacks himself (7.2.3). */
function leadershipOf(battle: Battle, unit: Unit, leader: UnitId | undefined): Modifier[] {
  const one = leader === undefined ? (isLeader(unit) ? unit : undefined) : battle.theUnit(leader);
  if (one && isHero(one)) return [{ why: one.name, value: -1, cites: '3.8.10' }];
  return one ? [{ why: one.name, value: ratingFor(one, unit), cites: '7.2.3' }] : [];
}

function modifiersOf(battle: Battle, unit: OnMap, vehicle: OnMap): Modifier[] {
  const found: Modifier[] = [];
  const add = (why: string, value: number, cites: Modifier['cites'] = '7.2.5.3/T') =>
    found.push({ why, value, cites });
  if (isNight(battle)) add('night', -2);
  else if (isSmoky(battle, unit.at)) add('smoke', -2);
  if (!isTracked(vehicle)) add('not fully tracked', -1);
  if (unit.at === vehicle.at) add('goes by', IN_ITS_HEX, '11.29.12');
  if (vehicle.exposed) add('crew exposed', 1);
  if (unit.kind === 'half-squad') add('half-squad', 1);
  if (unit.kind === 'crew') add('crew', 2);
  const riders = carriesOnTop(vehicle) ? passengersOf(battle, vehicle) : [];
  const guards = [...infantryAt(battle, vehicle.at, vehicle.side), ...riders].filter(
    (one) => isMmc(one) && !one.broken,
  );
  if (guards.length > 0)
    add(
      'infantry with the AFV',
      guards.reduce((sum, { kind }) => sum + (kind === 'squad' ? 2 : 1), 0),
    );
  const cover = isMmc(unit) ? Math.min(MOST_COVER, coverOf(battle, unit, vehicle)) : 0;
  if (cover > 0) add('cover', -cover, '7.2.5.3/T2');
  return found;
}

/** The same dice are fire at those who look out of it, or are in its hex (7.2.5.6): smoke, weariness and shells spoil it as any fire. */
function fireBesides(act: Act, units: readonly OnMap[], at: string, rolled: number): void {
  const { battle } = act;
  const [unit] = units as [OnMap];
  const shots = units.map((one) => ({ firing: one, holder: one }));
  const aim = { at, shots, movers: [] };
  const targets = isMmc(unit) ? targetsOf(battle, aim, unit.side) : [];
  if (targets.length === 0) return;
  const parts = shots.map((shot) => partOf(battle, shot, at));
  const fp = parts.reduce((sum, part) => sum + part.fp, 0);
  const column = columnOf(fp);
  const common = [
    ...smokeDrm(act, hexesOf(shots), at),
    ...coverAt(battle, at, hexesOf(shots)),
    ...weariness(units, '4.7.11'),
    ...shakenByShells(units),
  ];
  const outcomes = outcomesOf(act, targets, common, { aim, column, rolled });
  act.effect(
    'fire-attack',
    { side: unit.side, at, parts, leaders: [], fp, column: column ?? 0, cowered: false, rolled, outcomes },
    { cites: ['7.2.5.6'] },
  );
  sufferAll(act, outcomes, at);
}
