/** Driving (11.26): a vehicle goes hex by hex; in each the enemy may fire at it before it goes on (5.6.7.1). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { arcsTowards, hexesAhead } from '../../mechanics/facing.js';
import { neighbours } from '../../mechanics/places.js';
import { clear } from '../ch01-sequence/markers.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { isShown } from '../ch02-sight/08-night.js';
import { commanderOf } from '../ch03-infantry/03-armour-leaders.js';
import { planFireAtOnce } from '../ch05-fire/06-at-once.js';
import { standFirm } from '../ch07-overrun/01-at-guns.js';
import {
  comeUponHidden,
  firstMet,
  OVERRUN_WEAPONS,
  overrunOn,
  prepareOverrun,
  resolveOverrun,
  weaponsFor,
} from '../ch07-overrun/01-overrun.js';
import { firersIn } from '../ch07-overrun/01-passengers.js';
import { loseBoreSights } from '../ch08-support-weapons/09-bore-sight.js';
import { loseAcquisition, loseSightOf } from '../ch13-direct-fire/10-acquisition.js';
import { orderForAll } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import {
  enemiesInView,
  enemyOf,
  isOnMap,
  isVehicle,
  isWeapon,
  type OnMap,
  ofSide,
  vehiclesAt,
} from '../units/kinds.js';
import { keepsAway } from './13-halftracks.js';
import { bypassAsked, type Pass, passesAround, passesOn } from './29-bypass.js';
import { carriedAlong, passengersOf, sweepsOff } from './37-passengers.js';
import { straysInRage } from './berserk.js';
import { breakDown } from './breakdown.js';
import { entryCost, isByRoad, pointsLeft, turningCost } from './costs.js';
import type { VehicleTasks } from './effects.js';
import { canMove, facingOf, isAfv } from './state.js';

const MOST_HEXES = 48;
const MOST_FIRERS = 12;
/** How far the ways go that are proposed. */
const EXAMPLES = 6;

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
      for (const path of waysOf(battle, vehicle)) {
        yield { unit: vehicle.id, path };
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
        for (const turn of [1, 3, 5])
          yield { unit: vehicle.id, path: [], facing: (facingOf(vehicle) + turn) % 6 };
    }
  },
  read(
    { battle, by },
    { unit: id, path, facing, bypass = [], overrun: weapons, commander: led, firers, leader },
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
    const passes = bypass.length > 0 ? passesOn(battle, vehicle, path, bypass) : NO_PASSES;
    if (isRefusal(passes)) return passes;
    const priced = costOfWay(battle, vehicle, path, passes);
    if (isRefusal(priced)) return priced;
    const overruns = weapons !== undefined || firers !== undefined;
    const strays = straysInRage(battle, vehicle, path, overruns);
    if (strays) return strays;
    const shy = keepsAway(battle, vehicle, path);
    if (shy) return shy;
    const planned = { unit: id, path, facing, passes, cost: priced.mp };
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
  perform(act, { unit: id, path, facing, passes, overrun }) {
    const { battle } = act;
    giveAway(act, [id, ...passengersOf(battle, battle.theUnit(id)).map((one) => one.id)], '2.5.2');
    const vehicle = battle.theUnit(id);
    const turn = isOnMap(vehicle) && (path.length === 0 || !isAhead(battle, vehicle, path[0] as string));
    const mp = turn ? turningCost(battle, vehicle) : 0;
    const set = {
      moving: true,
      ...(vehicle.loaded !== undefined && { loaded: null }),
      ...(mp > 0 && { spent: (vehicle.spent ?? 0) + mp }),
      ...(isOnMap(vehicle) && (mp > 0 || !vehicle.passed) && { passed: passing(vehicle, vehicle.at, mp) }),
    } as const;
    act.effect(
      'set-out',
      { unit: id },
      {
        changes: [...clear(battle, ['moving'], (unit) => unit.id !== id), { do: 'unit', unit: id, set }],
        cites: turn ? ['11.26/q2'] : ['11.26.5'],
      },
    );
    if (path.length > 0) {
      loseAcquisition(act, [vehicle]);
      loseBoreSights(act, [vehicle]);
    }
    prepareOverrun(act, id, path[0], overrun);
    act.plan({
      task: 'drive',
      unit: id,
      path,
      ...(facing !== undefined && { facing }),
      ...(passes.length > 0 && { passes }),
      ...(overrun && { overrun }),
    });
    if (isOnMap(vehicle)) planFireAtOnce(act);
  },
});

/** With the points that it spends in one more hex, or in the hex in which it starts (13.16.2). */
const passing = (
  { passed = [], moved, entry }: Unit,
  at: string,
  mp: number,
): NonNullable<Unit['passed']> => [
  ...passed,
  { at, mp, ...(passed.length === 0 && !moved && !entry && { start: true as const }) },
];

const NO_PASSES: readonly Pass[] = [];

/** Why it stays where it is. */
function mayDrive(battle: Battle, vehicle: Unit): Refusal | undefined {
  if (!canMove(vehicle))
    return refuse('CANNOT_MOVE', `${vehicle.name} is immobilized, or its crew stunned.`, '11.33.1', '11.8.3');
  if (vehicle.captured)
    return refuse('CANNOT_MOVE', `${vehicle.name} is captured, and stays where it is.`, '11.35.8');
  if (vehicle.prep || vehicle.fired)
    return refuse('HAS_FIRED', `${vehicle.name} has fired in this player turn.`, '4.1.1');
  if (passengersOf(battle, vehicle).some(({ prep }) => prep))
    return refuse('HAS_FIRED', `Men aboard ${vehicle.name} have fired in this player turn.`, '11.13.5');
  const hasStopped = vehicle.spent !== undefined && !vehicle.moving && vehicle.loaded === undefined;
  return vehicle.searched || (hasStopped && !vehicle.berserk)
    ? refuse('HAS_MOVED', `${vehicle.name} has moved in this phase.`, '4.1.13')
    : undefined;
}

/** It has just come into the hex and may turn as it likes, or the hex lies before it (11.26.5); beside an obstacle it goes on or ahead (11.29.8). */
const isAhead = (battle: Battle, vehicle: Unit & { at: string }, to: string): boolean =>
  (vehicle.moving === true && vehicle.moved === true && !vehicle.beside) ||
  (vehicle.beside !== undefined && to === vehicle.at) ||
  hexesAhead(battle, vehicle.at, facingOf(vehicle)).includes(to);

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

interface Price {
  readonly mp: number;
}

function costOfWay(
  battle: Battle,
  vehicle: Unit,
  path: readonly string[],
  passes: readonly Pass[] = NO_PASSES,
): Price | Refusal {
  const [first] = path;
  const turns = isOnMap(vehicle) && (first === undefined || !isAhead(battle, vehicle, first));
  if (turns && vehicle.beside)
    return refuse(
      'NO_WAY',
      `${vehicle.name} stands beside an obstacle: it goes on around it, or out ahead.`,
      '11.29.8',
    );
  let spent = turns ? turningCost(battle, vehicle) : 0;
  let from = vehicle.at;
  for (const to of path) {
    const pass = passes.find(({ at }) => at === to);
    const step = costOfStep(battle, vehicle, from, to, pass);
    if (isRefusal(step)) return step;
    spent += step.mp;
    from = to;
  }
  const last = path.at(-1);
  if (last !== undefined && vehiclesAt(battle, last).some(({ id }) => id !== vehicle.id))
    return { ...refuse('NO_ROOM', `There is another vehicle in ${last}.`, '11.26.8'), path: '$.path' };
  const isOneHex = path.length === 1 && vehicle.spent === undefined;
  return spent <= pointsLeft(vehicle) || isOneHex
    ? { mp: spent }
    : refuse('TOO_FAR', `That costs ${spent} MP, and it has ${pointsLeft(vehicle)}.`, '11.26.2', '11.26.3');
}

function costOfStep(
  battle: Battle,
  vehicle: Unit,
  from: string | undefined,
  to: string,
  pass?: Pass,
): Price | Refusal {
  if (!battle.table.map.named.has(to))
    return { ...refuse('NO_SUCH_HEX', `The map has no hex ${to}.`), path: '$.path' };
  const goesOn = pass !== undefined && from === to;
  if (!goesOn && (from === undefined ? !vehicle.entry?.includes(to) : !neighbours(battle, from).includes(to)))
    return {
      ...refuse('NOT_ADJACENT', `${to} is not adjacent to ${from ?? 'where it enters'}.`, '11.26.2'),
      path: '$.path',
    };
  if (!isAfv(vehicle) && enemiesInView(battle, vehicle.side).some(({ at }) => at === to))
    return refuse('ENEMY_THERE', `There are enemies in ${to}: a ${vehicle.vehicle} stays away.`, '11.15.2');
  if (pass) return pass;
  if (sweepsOff(battle, vehicle, to))
    return {
      ...refuse('IMPASSABLE', `Nobody stays on ${vehicle.name} as it goes through ${to}.`, '11.37.5'),
      path: '$.path',
    };
  const mp = entryCost(battle, vehicle, from, to);
  return mp === undefined
    ? refuse('IMPASSABLE', `${vehicle.name} cannot enter ${to}.`, '11.26.1', '11.26.2')
    : { mp };
}

/** The cheapest way to every hex in reach, not too far off. */
function waysOf(battle: Battle, vehicle: Unit): string[][] {
  const best = new Map<string, { readonly spent: number; readonly path: readonly string[] }>();
  const open: { readonly spent: number; readonly path: readonly string[] }[] = [];
  const reach = (spent: number, path: readonly string[]) => {
    const at = path.at(-1) as string;
    if (path.length > EXAMPLES || (best.get(at)?.spent ?? Number.POSITIVE_INFINITY) <= spent) return;
    if (isRefusal(costOfWay(battle, vehicle, path.slice(0, 1)))) return;
    if (spent > pointsLeft(vehicle) && path.length > 1) return;
    best.set(at, { spent, path });
    open.push({ spent, path });
  };
  const step = (from: string | undefined, to: string, spent: number, path: readonly string[]) => {
    const cost = costOfStep(battle, vehicle, from, to);
    if (!isRefusal(cost)) reach(spent + cost.mp, [...path, to]);
  };
  const { at } = vehicle;
  for (const to of at === undefined ? (vehicle.entry ?? []) : neighbours(battle, at))
    step(at, to, isOnMap(vehicle) && !isAhead(battle, vehicle, to) ? turningCost(battle, vehicle) : 0, []);
  for (const { spent, path } of open)
    for (const to of neighbours(battle, path.at(-1) as string)) step(path.at(-1), to, spent, path);
  if (at !== undefined) best.delete(at);
  return [...best.values()].map(({ path }) => [...path]);
}

/** One hex at a time; what stops the vehicle takes the rest of the way off. */
export function driving(
  act: Act,
  { unit: id, path: [to, ...rest], facing, passes, overrun }: VehicleTasks['drive'],
): void {
  const { battle } = act;
  const vehicle = battle.unit(id);
  act.done();
  if (!vehicle || !canMove(vehicle) || (to !== undefined && keepsAway(battle, vehicle, [to]))) return;
  if (to === undefined) {
    turnTo(act, vehicle, facing);
    return;
  }
  const { at: from } = vehicle;
  const isFirst = !vehicle.crossed && vehicle.overran === undefined;
  const pass = passes?.find(({ at }) => at === to);
  enter(act, vehicle, to, pass);
  act.plan({
    task: 'drive',
    unit: id,
    path: rest,
    ...(facing !== undefined && { facing }),
    ...(passes && { passes }),
    ...(overrun && { overrun }),
  });
  if (!pass && !isByRoad(battle, from, to)) breakDown(act, id, to);
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

/** It comes in with its front, and looks on the way that it goes (11.26.5). */
function enter(act: Act, vehicle: Unit, to: string, pass?: Pass): void {
  const { battle } = act;
  const { id, at: from, spent = 0, entry } = vehicle;
  const mp = pass?.mp ?? entryCost(battle, vehicle, from, to) ?? 0;
  const facing =
    pass?.beside.corner ??
    (from === undefined ? undefined : arcsTowards(battle, from, facingOf(vehicle), to)[0]);
  const byRoad = !pass && isByRoad(battle, from, to);
  const set = {
    at: to,
    moved: true,
    moving: true,
    spent: spent + mp,
    passed: passing(vehicle, to, mp),
    turret: null,
    ...(vehicle.watched && { watched: null }),
    ...(pass ? { beside: pass.beside } : vehicle.beside && { beside: null }),
    ...(byRoad ? { byRoad: true as const } : vehicle.byRoad && { byRoad: null }),
    ...(vehicle.crest && { crest: null }),
    ...(!pass && hasEnemies(battle, vehicle, to) && { crossed: true as const }),
    ...(facing !== undefined && { facing }),
    ...(entry && { entry: null }),
  } as const;
  const changes: Change[] = [{ do: 'unit', unit: id, set }, ...carriedAlong(battle, vehicle, to)];
  act.effect(
    'drove',
    { unit: id, ...(from !== undefined && { from }), to, mp },
    { changes, cites: pass ? ['11.29.2', '11.29.4'] : ['11.26.2'] },
  );
  loseSightOf(act, battle.theUnit(id));
}

/** Of those whom nobody sees in the dark it notices nothing (2.8.11/a). */
const hasEnemies = (battle: Battle, { side }: Unit, at: string): boolean =>
  battle
    .unitsAt(at)
    .some((unit) => unit.side !== side && !isWeapon(unit) && (!unit.hidden || isShown(battle, at)));
