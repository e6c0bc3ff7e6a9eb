/** Vehicle movement (3.3.2): a path of expenditures, declared at once, carried out one by one under the DEFENDER's eyes. */
import * as z from 'zod';
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import type { Reason as CostPart } from '../../kernel/views/reasons.js';
import { hexesAhead } from '../../mechanics/facing.js';
import { order } from '../form.js';
import type { AslAct, AslBattle, AslRefusal, AslUnit } from '../system.js';
import { onMap } from '../terrain/map.js';
import { groundAt } from '../terrain/terrain.js';
import { isVehicle } from '../units/units.js';
import { HEXSPINE_COUNT, tcaOf, vcaOf } from './arcs.js';
import { entryCost, isBuiltUp, isCramped, mpLeft, reasonsOf, turnCost } from './cost.js';
import type { DriveStep, VehicleTask } from './effects.js';
import { beginDrive, carryOut } from './expend.js';
import { cannotStayAt } from './intrusion.js';
import { hasTurret, isNonStopped } from './state.js';

interface Drive {
  readonly vehicle: UnitId;
  readonly steps: readonly DriveStep[];
}

const hexspine = z.number().int().min(0).max(5);

export const drive = order({
  title: 'Drive',
  description:
    'Spend the MP of a vehicle step by step: start, turn, enter hexes, stop, Delay; the DEFENDER may act after each step.',
  cites: ['3.3.2/a', '3.3.2/f', '3.3.2/i', '3.3.2/j'],
  answers: ['movement'],
  asks: {
    vehicle: z.string().describe('The vehicle.'),
    steps: z
      .array(
        z.strictObject({
          do: z
            .enum(['start', 'stop', 'turn', 'enter', 'delay', 'unbog'])
            .describe('What the MP are spent on.'),
          to: z.string().optional().describe('The hex entered.'),
          vca: hexspine
            .optional()
            .describe(
              'The hexspine then faced, 0 at the top left corner, clockwise: the next one either way.',
            ),
          tca: hexspine.optional().describe('The hexspine the turret then faces; it turns with any MP.'),
          mp: z.number().min(0.5).max(60).optional().describe('More MP than needed, or those of a Delay.'),
          all: z
            .boolean()
            .optional()
            .describe('All MP: for woods, or for the one hex that can always be entered.'),
        }),
      )
      .min(1)
      .max(40)
      .describe('One step for each expenditure.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const vehicle of battle.units()) {
      if (vehicle.side !== by || cannotDrive(vehicle)) continue;
      for (const steps of beginnings(battle, vehicle)) yield { vehicle: vehicle.id, steps };
    }
  },
  read: ({ battle, by }, order) => checkDrive(battle, order, by) ?? order,
  listing({ battle }, { vehicle: id, steps }) {
    const vehicle = battle.theUnit(id);
    return {
      cost: { mp: steps.reduce((sum, step) => sum + priceOf(battle, vehicle, step), 0) },
      reasons: steps.flatMap((step) => whyItCosts(battle, vehicle, step)),
    };
  },
  perform(act, { vehicle, steps }) {
    beginDrive(act, vehicle);
    act.plan({ task: 'drive', vehicle, steps });
  },
});

/** Each step by itself; to enter a hex or turn, also a start before it. */
function* beginnings(battle: AslBattle, vehicle: AslUnit): Iterable<DriveStep[]> {
  const start: DriveStep = { do: 'start' };
  for (const step of stepsOf(battle, vehicle)) {
    yield [step];
    if (step.do === 'enter' || step.do === 'turn') yield [start, step];
  }
}

/** One step of each kind. */
function* stepsOf(battle: AslBattle, vehicle: AslUnit): Iterable<DriveStep> {
  if (vehicle.bogged) {
    yield { do: 'unbog' };
    return;
  }
  if (vehicle.at === undefined) {
    for (const to of vehicle.entry ?? [])
      for (let vca = 0; vca < HEXSPINE_COUNT; vca++) yield { do: 'enter', to, vca };
    return;
  }
  const vca = vcaOf(vehicle);
  yield { do: 'start' };
  yield { do: 'stop' };
  yield { do: 'delay', mp: 1 };
  for (const by of [1, HEXSPINE_COUNT - 1]) yield { do: 'turn', vca: (vca + by) % HEXSPINE_COUNT };
  for (const to of hexesAhead(battle, vehicle.at, vca)) {
    yield { do: 'enter', to };
    yield { do: 'enter', to, all: true };
  }
}

function priceOf(battle: AslBattle, vehicle: AslUnit, step: DriveStep): number {
  if (step.do === 'unbog') return 0;
  if (step.do === 'delay') return step.mp ?? 1;
  if (step.do === 'turn') return turnCost(battle, vehicle.at as LocationId);
  if (step.do === 'enter')
    return step.mp ?? entryCost(battle, vehicle, vehicle.at, step.to as LocationId, step.all)?.mp ?? 0;
  return 1;
}

function whyItCosts(battle: AslBattle, vehicle: AslUnit, step: DriveStep): CostPart[] {
  const into = step.do === 'enter' && step.mp === undefined ? step.to : undefined;
  const entry = into && entryCost(battle, vehicle, vehicle.at, into, step.all);
  return entry
    ? reasonsOf(entry)
    : [{ says: `${step.do} ${priceOf(battle, vehicle, step)}`, cites: ['3.3.2/a'] }];
}

/** Why a vehicle cannot move now at all. */
export function cannotDrive(vehicle: AslUnit): AslRefusal | undefined {
  const refuse = (
    refused: AslRefusal['refused'],
    why: string,
    ...cites: AslRefusal['cites'] & object
  ): AslRefusal => ({
    refused,
    why: `${vehicle.name} ${why}`,
    cites,
  });
  if (!isVehicle(vehicle))
    return refuse('NO_VEHICLE', 'is not a vehicle. Name one of your vehicles.', '3.3.2/a');
  if (vehicle.at === undefined && !vehicle.entry) return refuse('NOT_HERE', 'is not on the map.', '3.3/d');
  if (vehicle.shock) return refuse('SHOCKED', 'is Shocked.', '7.10/shock-c');
  if (vehicle.stun) return refuse('STUNNED', 'is Stunned.', '7.10/stun-b');
  if (vehicle.immobilized) return refuse('IMMOBILIZED', 'is Immobilized.', '2.0/Immobilized');
  if (vehicle.moved) return refuse('HAS_MOVED', 'has ended its movement.', '3.3.1/c');
  if (vehicle.fire === 'prep' || hasPrepFired(vehicle))
    return refuse('HAS_FIRED', 'has fired in the Prep Fire Phase.', '3.3/a');
  return undefined;
}

/** It has fired, though its Rate of Fire left it without a marker. */
function hasPrepFired({ weaponsFired, firedIn }: AslUnit): boolean {
  return firedIn === 'PFPh' || ((weaponsFired?.length ?? 0) > 0 && firedIn === undefined);
}

function checkDrive(battle: AslBattle, { vehicle: id, steps }: Drive, by: SideId): AslRefusal | undefined {
  const vehicle = battle.unit(id);
  if (!vehicle || vehicle.side !== by)
    return { refused: 'NO_SUCH_UNIT', why: `There is no vehicle "${id}" of yours.`, path: '$.vehicle' };
  const refusal = cannotDrive(vehicle);
  if (refusal) return refusal;
  let now = onTheMove(vehicle);
  for (const [i, step] of steps.entries()) {
    const wrong = checkStep(battle, now, step);
    if (wrong) return { ...wrong, path: `$.steps[${i}]` };
    now = after(battle, now, step);
  }
  return undefined;
}

/** A Motion marker at the beginning of its Movement Phase: it goes on without a start MP (3.3.2/i). */
function onTheMove(vehicle: AslUnit): AslUnit {
  if (vehicle.moving || !vehicle.motion) return vehicle;
  const { motion: _, ...rest } = vehicle;
  return { ...rest, started: true };
}

/** The vehicle as it will be after a step, as far as the next one depends on it. */
function after(battle: AslBattle, vehicle: AslUnit, step: DriveStep): AslUnit {
  const spent = (vehicle.spent ?? 0) + priceOf(battle, vehicle, step);
  const now = { ...vehicle, spent, moving: true as const };
  if (step.tca !== undefined) Object.assign(now, { tca: step.tca });
  if (step.vca !== undefined) Object.assign(now, { vca: step.vca });
  if (step.do === 'start') return { ...now, started: true, startMp: (vehicle.startMp ?? 0) + 1 };
  if (step.do === 'stop') {
    const { started: _, ...stopped } = now;
    return stopped;
  }
  if (step.do === 'enter')
    return {
      ...now,
      at: step.to as LocationId,
      started: true,
      hexes: (vehicle.hexes ?? 0) + 1,
      ...(step.all && { allMp: true as const }),
    };
  return now;
}

type Reason = readonly [code: AslRefusal['refused'], why: string, ...cites: NonNullable<AslRefusal['cites']>];

function checkStep(battle: AslBattle, vehicle: AslUnit, step: DriveStep): AslRefusal | undefined {
  const reason = CHECKS[step.do](battle, vehicle, step) ?? turretReason(battle, vehicle, step);
  if (!reason) return undefined;
  const [refused, why, ...cites] = reason;
  return { refused, why: `${vehicle.name}: ${why}`, cites };
}

const CHECKS: Readonly<
  Record<DriveStep['do'], (battle: AslBattle, vehicle: AslUnit, step: DriveStep) => Reason | undefined>
> = {
  start: checkStart,
  stop: checkStop,
  turn: checkTurn,
  enter: checkEnter,
  delay: checkDelay,
  unbog: checkUnbog,
};

function checkStart(_battle: AslBattle, vehicle: AslUnit): Reason | undefined {
  if (vehicle.bogged) return ['BOGGED', 'it is bogged.', '7.6/f'];
  if (vehicle.at === undefined || isNonStopped(vehicle)) return ['STARTED', 'it is under way.', '3.3.2/i'];
  return mpLeft(vehicle) < 1 ? NO_MP : undefined;
}

const NO_MP: Reason = ['NOT_ENOUGH_MP', 'it does not have enough MP left.', '3.3.2/a'];

/** The MP to stop are beside all those that took it into woods (1.1.1/woods-e). */
function checkStop(_battle: AslBattle, vehicle: AslUnit): Reason | undefined {
  if (!isNonStopped(vehicle) || vehicle.at === undefined) return ['STOPPED', 'it stands still.', '3.3.2/j'];
  if (vehicle.cannotStay)
    return ['ENEMY_AFV', 'it cannot hurt the AFV in its hex, and must not stop.', '3.3.2/s'];
  return mpLeft(vehicle) < 1 && !vehicle.allMp ? NO_MP : undefined;
}

function checkDelay(_battle: AslBattle, vehicle: AslUnit, { mp = 1 }: DriveStep): Reason | undefined {
  if (isNonStopped(vehicle) || vehicle.at === undefined)
    return ['NOT_STOPPED', 'only a stopped vehicle Delays.', '3.3.2/n'];
  return mpLeft(vehicle) < mp ? NO_MP : undefined;
}

function checkUnbog(_battle: AslBattle, vehicle: AslUnit): Reason | undefined {
  if (!vehicle.bogged) return ['NOT_BOGGED', 'it is not bogged.', '7.6/c'];
  return (vehicle.spent ?? 0) > 0
    ? ['TOO_LATE', 'it tries to get free at the start of its Movement Phase.', '7.6/c']
    : undefined;
}

function checkTurn(battle: AslBattle, vehicle: AslUnit, { vca }: DriveStep): Reason | undefined {
  if (vehicle.bogged) return ['BOGGED', 'it is bogged.', '7.6/f'];
  if (vehicle.at === undefined || !isNonStopped(vehicle))
    return ['STOPPED', 'it must start first.', '3.3.2/i'];
  const turned = vca === undefined ? 0 : (vca - vcaOf(vehicle) + HEXSPINE_COUNT) % HEXSPINE_COUNT;
  if (turned !== 1 && turned !== HEXSPINE_COUNT - 1)
    return ['ONE_HEXSPINE', 'a step turns it one hexspine.', '3.3.2/e'];
  return mpLeft(vehicle) < turnCost(battle, vehicle.at) ? NO_MP : undefined;
}

function checkEnter(battle: AslBattle, vehicle: AslUnit, step: DriveStep): Reason | undefined {
  const { to } = step;
  if (vehicle.bogged) return ['BOGGED', 'it is bogged.', '7.6/f'];
  if (to === undefined || !onMap(battle, to)) return ['NO_SUCH_HEX', `the map has no hex ${to}.`];
  if (vehicle.at === undefined) {
    if (!vehicle.entry?.includes(to)) return ['NOT_ADJACENT', `it does not enter the map at ${to}.`, '3.3/d'];
    if (step.vca === undefined) return ['NO_FACING', 'say which hexspine it faces on coming.', '3.2.4/CA-f'];
  } else if (!isNonStopped(vehicle)) return ['STOPPED', 'it must start first.', '3.3.2/i'];
  else if (!hexesAhead(battle, vehicle.at, vcaOf(vehicle)).includes(to))
    return ['NOT_AHEAD', `${to} is not ahead of it.`, '3.3.2/f'];
  else if (step.vca !== undefined) return ['TURN_FIRST', 'turning is a step of its own.', '3.3.2/e'];
  return checkGround(battle, vehicle, step, to) ?? checkPrice(battle, vehicle, step, to);
}

function checkGround(
  battle: AslBattle,
  vehicle: AslUnit,
  step: DriveStep,
  to: LocationId,
): Reason | undefined {
  const ground = groundAt(battle, to);
  const cost = entryCost(battle, vehicle, vehicle.at, to, step.all);
  if (!cost)
    return ['IMPASSABLE', `it cannot enter ${to}.`, vehicle.track === 'AC' ? '1.1.1/bldg-d' : '1.1.1/b'];
  if (cost.road) return undefined;
  if (isBuiltUp(ground) && vehicle.ce)
    return ['CREW_EXPOSED', 'it enters buildings buttoned up.', '1.1.1/bldg-e', '7.7/e'];
  if (ground === 'hut' && (vehicle.ce || vehicle.recalled))
    return ['CREW_EXPOSED', 'it enters huts buttoned up, and not on its way home.', '8.2.1/hut-c'];
  return undefined;
}

function checkPrice(
  battle: AslBattle,
  vehicle: AslUnit,
  step: DriveStep,
  to: LocationId,
): Reason | undefined {
  const cost = entryCost(battle, vehicle, vehicle.at, to, step.all);
  if (!cost) return undefined;
  if (cost.all && step.mp === undefined) {
    const before = (vehicle.spent ?? 0) - Math.min(1, vehicle.startMp ?? 0);
    if (before > 0)
      return ['NOT_ALL_MP', 'it has spent MP on more than starting.', '1.1.1/woods-e', '3.3.2/w'];
  } else {
    if ((step.mp ?? cost.mp) < cost.mp) return ['TOO_FEW_MP', `${to} takes ${cost.mp} MP.`, '3.3.2/n'];
    if (mpLeft(vehicle) < (step.mp ?? cost.mp)) return NO_MP;
  }
  if (cannotStayAt(battle, vehicle, to) && mpLeft(vehicle) - (step.mp ?? cost.mp) < 1)
    return ['ENEMY_AFV', `it could not leave ${to} again, and cannot hurt the AFV there.`, '3.3.2/s'];
  return undefined;
}

/** The turret turns with any MP, but in woods and buildings it takes two (3.3.2/h). */
function turretReason(battle: AslBattle, vehicle: AslUnit, step: DriveStep): Reason | undefined {
  if (step.tca === undefined) return undefined;
  if (!hasTurret(vehicle)) return ['NO_TURRET', 'it has no turret.', '7.2/a'];
  if (step.tca === tcaOf(vehicle) || step.vca !== undefined) return undefined;
  const at = step.do === 'enter' ? (step.to as LocationId) : vehicle.at;
  if (at === undefined || !isCramped(battle, at)) return undefined;
  const mp = priceOf(battle, vehicle, step);
  return mp < 2
    ? ['TOO_FEW_MP', 'among trees and houses the turret turns with two MP.', '3.3.2/h']
    : undefined;
}

/** One expenditure of MP; then the DEFENDER has his chance, then the next. */
export function driveOn(act: AslAct, task: Extract<VehicleTask, { task: 'drive' }>): void {
  const { battle } = act;
  const [step, ...rest] = task.steps;
  const vehicle = battle.unit(task.vehicle);
  if (!step || !vehicle || cannotDrive(vehicle) || checkStep(battle, vehicle, step)) {
    act.done();
    return;
  }
  act.become({ ...task, steps: rest });
  carryOut(act, vehicle, step);
}
