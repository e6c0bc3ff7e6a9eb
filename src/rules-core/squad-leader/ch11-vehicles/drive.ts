/** Driving (11.26): a vehicle goes hex by hex; in each the enemy may fire at it before it goes on (5.6.7.1). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { arcsTowards } from '../../mechanics/facing.js';
import { neighbours } from '../../mechanics/places.js';
import { clear } from '../ch01-sequence/markers.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { isShown } from '../ch02-sight/08-night.js';
import { commanderOf } from '../ch03-infantry/03-armour-leaders.js';
import { mayEnter } from '../ch04-movement/01-unseen.js';
import { planFireAtOnce } from '../ch05-fire/06-at-once.js';
import { standFirm } from '../ch07-overrun/01-at-guns.js';
import {
  comeUponHidden,
  firstMet,
  overrunOn,
  prepareOverrun,
  resolveOverrun,
} from '../ch07-overrun/01-overrun.js';
import { firersIn } from '../ch07-overrun/01-passengers.js';
import { OVERRUN_WEAPONS, weaponsFor } from '../ch07-overrun/01-weapons.js';
import { loseBoreSights } from '../ch08-support-weapons/09-bore-sight.js';
import { loseAcquisition, loseSightOf } from '../ch13-direct-fire/10-acquisition.js';
import { staysBuried } from '../ch14-terrain/04-buried.js';
import { noTimeToTurn, turnsInWoods } from '../ch14-terrain/17-forest-roads.js';
import { leavesStream, sinksInStream } from '../ch14-terrain/22-stream-bog.js';
import { turnsInTheCut, turnsOnTheMound } from '../ch14-terrain/24-roads.js';
import { landsWithCare } from '../ch14-terrain/28-landing.js';
import { sinksOnLanding } from '../ch14-terrain/28-sinking.js';
import { isBeneath } from '../ch14-terrain/29-beneath.js';
import { strainBridge, trafficOf, turnsRound } from '../ch14-terrain/29-traffic.js';
import { isStoppedBySniper } from '../ch14-terrain/32-unseen.js';
import { groundAt } from '../ch14-terrain/ground.js';
import { crushWire, isStoppedByWire } from '../ch15-fortifications/01-wire.js';
import { meetsAntiTankMines } from '../ch15-fortifications/07-anti-tank-mines.js';
import { flailingIn } from '../ch15-fortifications/07-flails.js';
import { isStoppedByMines } from '../ch15-fortifications/07-mines.js';
import { isSnowy } from '../ch16-fire/03-now.js';
import { orderForAll } from '../form.js';
import { tooManyStacks } from '../scenario-rules/waiting.js';
import { type Act, type Battle, type Change, noSuchHex, type Refusal, refuse, type Unit } from '../system.js';
import {
  enemyOf,
  infantryAt,
  isOnMap,
  isVehicle,
  isWeapon,
  type OnMap,
  ofSide,
  vehiclesAt,
} from '../units/kinds.js';
import { goOff, onItsWayOff } from './08-way-off.js';
import { keepsAway } from './13-halftracks.js';
import { isSteady, keepInSight } from './21-gyrostabilizers.js';
import { baresBelly, comeDown, rearUp } from './22-underbelly.js';
import { called, noSignal } from './24-radio.js';
import { costOfStart, costOfWay, type Manner, turnsFirst, waysBack, waysOf } from './26-ways.js';
import { exceeds, goesBeyond, notFlatOut, strain, strainFrail } from './28-speed.js';
import { bypassAsked, passesAround, passesOn } from './29-bypass.js';
import { beginTrail, endTrail, leavesTrail, trailFor } from './30-trail-breaks.js';
import { sinkIn, sinkInWoods, sinksInMud, slidesAsItTurns, stick } from './36-bog.js';
import { carriedAlong, passengersOf } from './37-passengers.js';
import { notSeaworthy } from './41-amphibians.js';
import { falters, liesStill } from './43-afloat.js';
import { straysInRage } from './berserk.js';
import { breakDown } from './breakdown.js';
import { entryCost, inReverse, isByRoad, isOnFreeRoad, isPulledAside, pointsLeft } from './costs.js';
import type { VehicleTasks } from './effects.js';
import { canMove, facingOf, isAfv, isBoat, isTracked } from './state.js';
import { immobilize } from './wrecks.js';

const MOST_HEXES = 48;
const MOST_FIRERS = 12;
export const drive = orderForAll({
  title: 'Drive',
  description:
    'A vehicle that has not fired drives along a path of adjacent hexes, the first of them before it, or turns where it stands. It may go on until another unit moves.',
  cites: ['11.26.2', '11.26.4', '11.26.5', '5.6.7.1'],
  answers: ['movement'],
  asks: {
    unit: z.string().describe('The vehicle.'),
    path: z.array(z.string()).max(MOST_HEXES).describe('The hexes entered, in their order; none to turn.'),
    facing: z
      .int()
      .min(0)
      .max(5)
      .optional()
      .describe(
        'The hexspine that it faces at the end: 0 at the top left corner of the hex, then clockwise.',
      ),
    bypass: bypassAsked
      .optional()
      .describe('Hexes of woods or buildings on the path which it goes around, inside the hex (11.29).'),
    reverse: z
      .literal(true)
      .optional()
      .describe('It backs into the hexes behind it, for four times the cost (11.27).'),
    flatOut: z
      .literal(true)
      .optional()
      .describe(
        'A tracked vehicle uses all its points on this path, and may break down (11.28); animals are driven hard (11.38.16).',
      ),
    linger: z
      .int()
      .min(1)
      .max(MOST_HEXES)
      .optional()
      .describe('So many movement points more it spends where it is before it goes on (13.16.5).'),
    end: z
      .enum(['left', 'right'])
      .optional()
      .describe(
        'At which end of the hexsides an AFV comes over walls and banks: left when left out (11.22.1).',
      ),
    overrun: z
      .array(z.enum(OVERRUN_WEAPONS))
      .min(1)
      .optional()
      .describe('It overruns the first hex with enemies, with these weapons (7.1).'),
    firers: z
      .array(z.string())
      .min(1)
      .max(MOST_FIRERS)
      .optional()
      .describe('Men in a halftrack and their light machine guns, who fire in the overrun (7.1.6).'),
    leader: z.string().optional().describe('The leader aboard who directs the overrun (7.1.6).'),
    commander: z
      .literal(true)
      .optional()
      .describe('Its armour leader directs the overrun, and is known from then on (3.3.6).'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const vehicle of ofSide(battle, by).filter(
      (unit) => isVehicle(unit) && mayDrive(battle, unit) === undefined,
    )) {
      const weapons = weaponsFor(vehicle);
      const firers = firersIn(battle, vehicle).map(({ id }) => id);
      for (const way of waysOf(battle, vehicle)) {
        const path = [...way.path];
        yield { unit: vehicle.id, path };
        if (usesAll(vehicle, way.spent)) yield { unit: vehicle.id, path, flatOut: true };
        if (weapons.length + firers.length === 0 || firstMet(battle, by, path) === undefined) continue;
        if (firers.length > 0)
          yield { unit: vehicle.id, path, firers, ...(weapons.length > 0 && { overrun: weapons }) };
        if (weapons.length === 0) continue;
        yield { unit: vehicle.id, path, overrun: weapons };
        if (commanderOf(battle, vehicle)) yield { unit: vehicle.id, path, overrun: weapons, commander: true };
      }
      if (isOnMap(vehicle))
        for (const { path, bypass } of passesAround(battle, vehicle))
          yield { unit: vehicle.id, path, bypass };
      if (isOnMap(vehicle))
        for (const to of waysBack(battle, vehicle)) yield { unit: vehicle.id, path: [to], reverse: true };
      if (isOnMap(vehicle))
        for (const turn of [1, 3, 5])
          yield { unit: vehicle.id, path: [], facing: (facingOf(vehicle) + turn) % 6 };
    }
  },
  read(
    { battle, by },
    {
      unit: id,
      path,
      facing,
      bypass = [],
      reverse,
      flatOut,
      linger,
      end,
      overrun: weapons,
      commander: led,
      firers,
      leader,
    },
  ) {
    const vehicle = battle.unit(id);
    if (vehicle?.side !== by || !isVehicle(vehicle) || !(isOnMap(vehicle) || vehicle.entry))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no vehicle "${id}" that can move: name one of yours.`),
        path: '$.unit',
      };
    const held = mayDrive(battle, vehicle);
    if (held) return held;
    if (path.length === 0 && (facing === undefined || facing === facingOf(vehicle) || !isOnMap(vehicle)))
      return { ...refuse('NO_WAY', 'Name a path, or another facing to turn to.', '11.26.5'), path: '$.path' };
    if (linger !== undefined && (path.length === 0 || !isOnMap(vehicle)))
      return {
        ...refuse('NO_WAY', 'It lingers where it is before it goes on: name a path.', '13.16.5'),
        path: '$.linger',
      };
    const unknown = path.find((at) => !battle.table.map.named.has(at) && !isBeneath(battle, at));
    if (unknown !== undefined) return noSuchHex(unknown, 'path');
    const unsafe = notSeaworthy(battle, vehicle, path);
    if (unsafe) return unsafe;
    const deaf = path.length > 0 ? noSignal(battle, vehicle) : undefined;
    if (deaf) return deaf;
    const slow = flatOut && notFlatOut(vehicle);
    if (slow) return { ...slow, path: '$.flatOut' };
    const passes = bypass.length > 0 ? passesOn(battle, vehicle, path, bypass, reverse) : [];
    if (isRefusal(passes)) return passes;
    const priced = costOfWay(battle, vehicle, path, { passes, reverse, flatOut, linger });
    if (isRefusal(priced)) return priced;
    const overruns = weapons !== undefined || firers !== undefined;
    const last = path.at(-1) ?? vehicle.at;
    const turns =
      facing === undefined || last === undefined || reverse
        ? undefined
        : noRoomToTurn(battle, { ...vehicle, at: path.at(-2) ?? vehicle.at }, last, facing);
    if (turns) return { ...turns, path: '$.facing' };
    const whole =
      isOnMap(vehicle) && !reverse && facing !== undefined && turnsBack(battle, vehicle, path, facing);
    if (whole && (path.length > 0 || vehicle.spent !== undefined))
      return { ...noTimeToTurn(vehicle), path: '$.facing' };
    const strays = straysInRage(battle, vehicle, path, overruns);
    if (strays) return strays;
    const shy = keepsAway(battle, vehicle, path);
    if (shy) return shy;
    const cost = whole ? pointsLeft(vehicle) : priced.mp;
    const planned = { unit: id, path, facing, passes, reverse, flatOut, linger, end, cost };
    if (!overruns) return { ...planned, overrun: undefined };
    const through = path.filter((to) => !passes.some(({ at }) => at === to));
    if (firstMet(battle, by, through) === undefined && firstMet(battle, by, path) !== undefined)
      return {
        ...refuse('CANNOT_ATTACK', 'Who goes around men does not overrun them.', '7.1.12', '11.29.21'),
        path: '$.bypass',
      };
    const overrun = overrunOn(battle, vehicle, through, { weapons: weapons ?? [], led, firers, leader });
    return isRefusal(overrun) ? overrun : { ...planned, overrun };
  },
  listing: (_eyes, _asked, { cost }) => ({ cost: { MP: cost } }),
  perform(act, { unit: id, path, facing, passes, reverse, flatOut, linger, end, overrun, cost }) {
    const { battle } = act;
    giveAway(act, [id, ...passengersOf(battle, battle.theUnit(id)).map((one) => one.id)], '2.5.2');
    const vehicle = battle.theUnit(id);
    if (isBoat(vehicle) && falters(act, vehicle)) return;
    const mp = path.length === 0 ? cost : costOfStart(battle, vehicle, path[0], { reverse, linger });
    const exceeding = exceeds(vehicle, path, cost);
    act.effect(
      'set-out',
      { unit: id },
      {
        changes: [
          ...settingOut(battle, vehicle, { flatOut, reverse }, mp),
          ...(path.length > 0 ? called(battle, vehicle) : []),
        ],
        cites: reverse ? ['11.27.1'] : linger ? ['13.16.5'] : mp > 0 ? ['11.26/q2'] : ['11.26.5'],
      },
    );
    if (path.length > 0) {
      if (!isSteady(vehicle)) loseAcquisition(act, [vehicle]);
      loseBoreSights(act, [vehicle]);
    }
    if (exceeding && !goesBeyond(act, vehicle, cost)) return;
    const isOnMound = turnsOnTheMound(battle, vehicle, vehicle.at);
    if (isOnMound && turnsFirst(battle, vehicle, path[0], { reverse }) && slidesAsItTurns(act, id)) return;
    const breaksAt = flatOut ? strain(act, vehicle) : undefined;
    const sinksAt = sinksInMud(act, vehicle, path, (from, to) => entryCost(battle, vehicle, from, to) ?? 0);
    prepareOverrun(act, id, path[0], overrun);
    act.plan({
      task: 'drive',
      unit: id,
      path,
      ...(facing !== undefined && { facing }),
      ...(passes.length > 0 && { passes }),
      ...(reverse && { reverse }),
      ...(end && { end }),
      ...(breaksAt !== undefined && { breaksAt }),
      ...(sinksAt !== undefined && { sinksAt }),
      ...(overrun && { overrun }),
    });
    if (isOnMap(vehicle)) planFireAtOnce(act);
  },
});

/** Its way begins, and that of those who moved before it is over. */
export function settingOut(battle: Battle, vehicle: Unit, { flatOut, reverse }: Manner, mp = 0): Change[] {
  const set = {
    moving: true,
    ...(flatOut && { flatOut }),
    ...(reverse ? { backing: true as const } : vehicle.backing && { backing: null }),
    ...(vehicle.loaded !== undefined && { loaded: null }),
    ...(mp > 0 && { spent: (vehicle.spent ?? 0) + mp }),
    ...(isOnMap(vehicle) && (mp > 0 || !vehicle.passed) && { passed: passing(vehicle, vehicle.at, mp) }),
  } as const;
  return [
    ...clear(battle, ['moving'], (unit) => unit.id !== vehicle.id),
    { do: 'unit', unit: vehicle.id, set },
  ];
}

/** On a single lane, or in a cut (14.29.4.2.1, 14.24.7). */
const noRoomToTurn = (battle: Battle, vehicle: Unit, at: string, facing: number): Refusal | undefined =>
  turnsRound(battle, vehicle, at, facing) ?? turnsInTheCut(battle, vehicle, at, facing);

/** On a road through woods, at the end of its way (14.17.10). */
const turnsBack = (battle: Battle, vehicle: OnMap, path: readonly string[], facing: number): boolean =>
  turnsInWoods(battle, { ...vehicle, at: path.at(-2) ?? vehicle.at }, path.at(-1) ?? vehicle.at, facing);

/** With the points that it spends in one more hex, or in the hex in which it starts (13.16.2). */
const passing = (
  { passed = [], moved, entry }: Unit,
  at: string,
  mp: number,
): NonNullable<Unit['passed']> => [
  ...passed,
  { at, mp, ...(passed.length === 0 && !moved && !entry && { start: true as const }) },
];

/** Tracked, at all its points: it has to say so (11.28.2). */
const usesAll = (vehicle: Unit, spent: number): boolean =>
  isTracked(vehicle) && !notFlatOut(vehicle) && spent === pointsLeft(vehicle);

/** Why it stays where it is. */
export function mayDrive(battle: Battle, vehicle: Unit): Refusal | undefined {
  if (vehicle.vehicle === 'pulkka' && !isSnowy(battle))
    return refuse('NOT_IN_PLAY', `${vehicle.name} goes on snow alone.`, '11.39.1');
  if (isBoat(vehicle)) {
    const still = liesStill(battle, vehicle);
    if (still) return still;
  }
  if (!canMove(vehicle))
    return refuse('CANNOT_MOVE', `${vehicle.name} is immobilized, or its crew stunned.`, '11.33.1', '11.8.3');
  if (vehicle.captured && !isBoat(vehicle))
    return refuse('CANNOT_MOVE', `${vehicle.name} is captured, and stays where it is.`, '11.35.8');
  const goesOff = onItsWayOff(battle, vehicle);
  if (goesOff) return goesOff;
  if (vehicle.prep || vehicle.fired)
    return refuse('HAS_FIRED', `${vehicle.name} has fired in this player turn.`, '4.1.1');
  if (passengersOf(battle, vehicle).some(({ prep }) => prep))
    return refuse('HAS_FIRED', `Men aboard ${vehicle.name} have fired in this player turn.`, '11.13.5');
  if (vehicle.aside)
    return refuse('CANNOT_MOVE', `${vehicle.name} has pulled up beside the road in this phase.`, '14.17.9');
  const held = tooManyStacks(battle, vehicle);
  if (held) return held;
  const hasStopped = vehicle.spent !== undefined && !vehicle.moving && vehicle.loaded === undefined;
  return vehicle.searched || (hasStopped && !vehicle.berserk)
    ? refuse('HAS_MOVED', `${vehicle.name} has moved in this phase.`, '4.1.13')
    : undefined;
}

/** It may go there, and has the points for it. */
export const couldDrive = (battle: Battle, vehicle: Unit, path: readonly string[]): boolean =>
  mayDrive(battle, vehicle) === undefined && !isRefusal(costOfWay(battle, vehicle, path));

/** A berserk crew that could still come nearer to an enemy (3.25/c). */
export const boundToDrive = (battle: Battle, by: string): Unit | undefined =>
  ofSide(battle, by).find(
    (unit) =>
      unit.berserk === true &&
      isVehicle(unit) &&
      isOnMap(unit) &&
      mayDrive(battle, unit) === undefined &&
      neighbours(battle, unit.at).some((to) => couldCharge(battle, unit, to)),
  );

function couldCharge(battle: Battle, vehicle: Unit, to: string): boolean {
  if (isRefusal(costOfWay(battle, vehicle, [to]))) return false;
  const weapons = weaponsFor(vehicle);
  const overruns = weapons.length > 0 && !isRefusal(overrunOn(battle, vehicle, [to], { weapons }));
  return straysInRage(battle, vehicle, [to], overruns) === undefined;
}

/** One hex at a time; what stops the vehicle takes the rest of the way off. */
export function driving(
  act: Act,
  { unit: id, path: [to, ...rest], facing, overrun, bared, ...manner }: VehicleTasks['drive'],
): void {
  const { battle } = act;
  const vehicle = battle.unit(id);
  act.done();
  if (vehicle?.belly) comeDown(act, vehicle);
  if (!vehicle || !canMove(vehicle) || (to !== undefined && keepsAway(battle, vehicle, [to]))) return;
  const { passes, breaksAt, sinksAt } = manner;
  const isPast = (mp: number | undefined) =>
    mp !== undefined && (to === undefined || comesTo(battle, vehicle, to, manner) > mp);
  if (isPast(breaksAt) || isPast(sinksAt)) {
    if (isPast(breaksAt)) immobilize(act, id, ['11.28.3/a', '11.28.3/b']);
    else stick(act, id, ['11.36.1/a']);
    return;
  }
  if (to === undefined) {
    if (manner.off && isOnMap(vehicle)) goOff(act, vehicle);
    const turns = facing !== undefined && facing !== vehicle.facing;
    turnTo(act, vehicle, facing);
    if (turns) pivotAmongGraves(act, id);
    return;
  }
  const { at: from } = vehicle;
  const isAround = passes?.some(({ at }) => at === to);
  if (from !== undefined && !bared && !isAround && baresBelly(battle, vehicle, from, to)) {
    const more = { ...(facing !== undefined && { facing }), ...manner, ...(overrun && { overrun }) };
    act.plan({ task: 'drive', unit: id, path: [to, ...rest], ...more, bared: true });
    const turned = manner.reverse ? undefined : facingTowards(battle, vehicle, to);
    rearUp(act, vehicle, { to, end: manner.end, facing: turned });
    return;
  }
  if (from !== undefined && isStoppedByMines(act, id, from, to)) return;
  if (!passes?.some(({ at }) => at === to) && isStoppedBySniper(act, id, to)) return;
  if (staysBuried(act, id)) return;
  if (from !== undefined && leavesTrail(battle, vehicle, to)) {
    breakDown(act, id, from);
    if (!canMove(battle.theUnit(id))) return;
  }
  if (!passes?.some(({ at }) => at === to) && sinksOnTheWayOut(act, id, from, to)) return;
  if (isTurnedBack(act, vehicle, to, manner)) return;
  const isFirst = !vehicle.crossed && vehicle.overran === undefined;
  const pass = passes?.find(({ at }) => at === to);
  const isCaught = !pass && isStoppedByWire(battle, vehicle, to);
  enter(act, battle.theUnit(id), to, manner);
  strainBridge(act, id, { from, to });
  if (!battle.unit(id)) return;
  if (isStoppedByMines(act, id, to, from) || meetsAntiTankMines(act, id, to)) {
    planFireAtOnce(act);
    return;
  }
  act.plan({
    task: 'drive',
    unit: id,
    path: isCaught ? [] : rest,
    ...(facing !== undefined && { facing }),
    ...manner,
    ...(overrun && { overrun }),
  });
  const goesAcross = !pass && !isOnFreeRoad(battle, vehicle, from, to);
  const breaksIn = goesAcross && groundAt(battle, to) === 'wooden building';
  const onTrail = overrun?.at === to ? undefined : trailFor(battle, vehicle, { from, to, next: rest[0] });
  if (goesAcross && !onTrail && !manner.creep) breakDown(act, id, to);
  if (breaksIn && infantryAt(battle, to).length > 0) act.plan({ task: 'driven-out', at: to });
  if (!battle.unit(id)) return;
  if (manner.creep) sinkInWoods(act, id, from, to);
  else {
    if (goesAcross && overrun?.at !== to) beginTrail(act, id, { from, to }, onTrail);
    if (!leavesStream(battle, from, to) && !landsWithCare(battle, from, to)) sinkIn(act, id, from, to);
  }
  if (overrun?.at === to && standFirm(act, battle.theUnit(id) as OnMap)) {
    planFireAtOnce(act);
    act.plan({ task: 'overrun', unit: id, ...(from !== undefined && { from }), what: overrun });
    act.plan({ task: 'overrun-fire', sides: [enemyOf(battle, vehicle.side)] });
    return;
  }
  if (overrun?.at === to) resolveOverrun(act, id, from, overrun);
  else if (!pass) comeUponHidden(act, id, { from, to, isFirst });
  if (!battle.unit(id)) return;
  prepareOverrun(act, id, rest[0], overrun);
  planFireAtOnce(act);
}

/** Out of a stream (14.22.14), or of a river (14.28.9.2). */
const sinksOnTheWayOut = (act: Act, id: string, from: string | undefined, to: string): boolean =>
  sinksInStream(act, id, from, to) || (!isBoat(act.battle.theUnit(id)) && sinksOnLanding(act, id, from, to));

/** A truck or wagon does not go in where enemies turn out to be (2.5.5, 11.15.2). */
const isTurnedBack = (act: Act, vehicle: Unit, to: string, { passes }: Manner): boolean =>
  !isAfv(vehicle) &&
  !isBoat(vehicle) &&
  !passes?.some(({ at }) => at === to) &&
  !mayEnter(act, [vehicle], to);

/** An AFV that turns on a road through graves may break down, and then does not fire (14.27.6). */
function pivotAmongGraves(act: Act, id: string): void {
  const { battle } = act;
  const { at } = battle.theUnit(id);
  if (at === undefined || !isAfv(battle.theUnit(id)) || groundAt(battle, at) !== 'graveyard') return;
  breakDown(act, id, at);
  if (!battle.theUnit(id).immobilized) return;
  act.effect(
    'may-not-fire',
    { unit: id },
    { changes: [{ do: 'unit', unit: id, set: { prep: true, fired: true } }], cites: ['14.27.6'] },
  );
}

function turnTo(
  act: Act,
  { id, facing: now, spent = 0, moved, beside }: Unit,
  facing: number | undefined,
): void {
  if (facing === undefined || facing === now || beside) return;
  act.effect(
    'turned',
    { unit: id, facing, mp: moved ? 0 : spent },
    {
      changes: [
        {
          do: 'unit',
          unit: id,
          set: { facing, turret: null, noticed: true, ...(!moved && { swung: 'hull' }) },
        },
      ],
      cites: ['11.26.5'],
    },
  );
}

const stepTo = (battle: Battle, vehicle: Unit, to: string, { passes, reverse, creep }: Manner): number =>
  (creep ? pointsLeft(vehicle) : undefined) ??
  passes?.find(({ at }) => at === to)?.mp ??
  (entryCost(battle, vehicle, vehicle.at, to) ?? 0) * (reverse ? inReverse(vehicle) : 1);

/** What it has spent when it is there. */
const comesTo = (battle: Battle, vehicle: Unit, to: string, manner: Manner): number =>
  (vehicle.spent ?? 0) + stepTo(battle, vehicle, to, manner);

const facingTowards = (battle: Battle, vehicle: Unit, to: string): number | undefined =>
  vehicle.at === undefined ? undefined : arcsTowards(battle, vehicle.at, facingOf(vehicle), to)[0];

/** It comes in with its front, and looks on the way that it goes (11.26.5). */
function enter(act: Act, vehicle: Unit, to: string, manner: Manner): void {
  const { battle } = act;
  const { id, at: from, spent = 0, entry } = vehicle;
  const pass = manner.passes?.find(({ at }) => at === to);
  const mp = stepTo(battle, vehicle, to, manner);
  const facing =
    pass?.beside.corner ?? (manner.reverse ? facingOf(vehicle) : facingTowards(battle, vehicle, to));
  const byRoad = !pass && isByRoad(battle, from, to);
  const set = {
    at: to,
    moved: true,
    moving: true,
    spent: spent + mp,
    passed: passing(vehicle, to, mp),
    turret: null,
    ...(!pass && isStoppedByWire(battle, vehicle, to) && { moving: null }),
    ...(vehicle.flailing && { flailing: null, wayOut: null }),
    ...flailingIn(battle, vehicle, to),
    ...(vehicle.watched && { watched: null }),
    ...(pass ? { beside: pass.beside } : vehicle.beside && { beside: null }),
    ...(byRoad ? { byRoad: true as const } : vehicle.byRoad && { byRoad: null }),
    ...(vehicle.crest && { crest: null }),
    ...(vehicle.buried && { buried: null }),
    ...(manner.creep ? { crept: true as const } : vehicle.crept && { crept: null }),
    ...(!pass && hasEnemies(battle, vehicle, to) && { crossed: true as const }),
    ...(facing !== undefined && { facing }),
    ...(entry && { entry: null }),
  } as const;
  const changes: Change[] = [
    { do: 'unit', unit: id, set },
    ...carriedAlong(battle, vehicle, to),
    ...trafficOf(battle, vehicle, { from, to }),
    ...endTrail(battle, vehicle, to),
    ...makeWay(battle, vehicle, to, byRoad),
  ];
  act.effect(
    'drove',
    { unit: id, ...(from !== undefined && { from }), to, mp },
    { changes, cites: pass ? ['11.29.2', '11.29.4'] : ['11.26.2'] },
  );
  loseSightOf(act, battle.theUnit(id));
  keepInSight(act, id);
  if (!manner.creep) strainFrail(act, battle.theUnit(id));
  if (!pass) crushWire(act, id);
}

/** Friends beside a road through woods let it pass, and stay there (14.17.9). */
const makeWay = (battle: Battle, vehicle: Unit, to: string, byRoad: boolean): Change[] =>
  byRoad && isPulledAside(battle, vehicle, to)
    ? vehiclesAt(battle, to)
        .filter(({ id }) => id !== vehicle.id)
        .map(({ id: unit }): Change => ({ do: 'unit', unit, set: { aside: true } }))
    : [];

/** Of those whom nobody sees in the dark it notices nothing (2.8.11/a). */
const hasEnemies = (battle: Battle, { side }: Unit, at: string): boolean =>
  battle
    .unitsAt(at)
    .some((unit) => unit.side !== side && !isWeapon(unit) && (!unit.hidden || isShown(battle, at)));
