/** The orders to drive (11.1, 11.2): one vehicle, or an AFV platoon with its infantry. */
import * as z from 'zod';
import type { Listing } from '../../kernel/decide/rulebook.js';
import type { Reason } from '../../kernel/views/reasons.js';
import { order } from '../form.js';
import { ALLOWANCE, mayMove } from '../movement/modes.js';
import { spendImpulse } from '../sequence/impulse.js';
import {
  type Act,
  type Battle,
  type Change,
  type Decision,
  type Refusal,
  refuse,
  type Unit,
} from '../system.js';
import { reasonsOf } from '../terrain/costs.js';
import { around, hexOf } from '../terrain/places.js';
import { vehicleEntry } from './costs.js';
import { driveDiscipline, movesOrFires, setsOut } from './doctrine.js';
import { type Drive, type DriveTask, walkCost } from './drive.js';
import { overrunTargets } from './overrun.js';
import { type DriveRoute, groupsOf, inStep, platoonRefusal } from './platoon.js';
import { isAfv, isVehicle, ridersOf } from './status.js';
import {
  afterStep,
  aheadOf,
  allowanceOf,
  DRIVE_MARKERS,
  DRIVE_MODES,
  type DriveMode,
  type DriveStep,
  driveCost,
} from './steps.js';
import { mayFireFirst } from './weapons.js';

type DriveOrder = {
  readonly mode: DriveMode;
  readonly routes: readonly DriveRoute[];
  readonly more?: boolean;
};

const spine = z.int().min(0).max(5);
const stepSchema = z
  .strictObject({
    to: z.string().optional().describe('The hex to enter.'),
    along: spine.optional().describe('The hexside of that hex along which its road leads.'),
    overrun: z.array(z.string()).min(1).optional().describe('The units to overrun there.'),
    face: spine.optional().describe('The hexspine to face.'),
    gear: z.enum(['forward', 'reverse']).optional().describe('Change direction, from a stop.'),
    stop: z.literal(true).optional().describe('Come to a stop.'),
    load: z.string().optional().describe('The unit to take aboard or to hook up.'),
    unload: z.string().optional().describe('The rider or tow to set down.'),
    exit: z.literal(true).optional().describe('Leave the map.'),
    turret: spine.optional().describe('The hexspine to which the turret turns meanwhile.'),
  })
  .refine(
    ({ turret: _, overrun: __, along: ___, ...step }) =>
      Object.values(step).filter((each) => each !== undefined).length === 1,
    {
      message: 'A step does exactly one thing.',
    },
  );
const routesSchema = z
  .array(
    z.strictObject({
      unit: z.string().describe('The vehicle, or infantry that goes along with one.'),
      path: z.array(stepSchema).max(40).describe('Its steps, in order.'),
    }),
  )
  .min(1)
  .max(18);

/** May the vehicle begin to move in this impulse, in that mode? */
function mayDrive(battle: Battle, unit: Unit, mode: DriveMode): Refusal | undefined {
  const isComing = unit.enters !== undefined && battle.clock.turn >= unit.enters.turn;
  if (!isVehicle(unit) || (unit.at === undefined && !isComing))
    return refuse('CANNOT_DRIVE', `${unit.name} cannot drive.`, '11.1.1');
  if (unit.mKill) return refuse('M_KILLED', `${unit.name} cannot move any more.`, '12.3.3.1.3');
  if (unit.drove) return refuse('HAS_MOVED', `${unit.name} has moved in this turn.`, '4.4.7');
  if ((unit.fired ?? 0) > 0 || unit.mgFired?.length)
    return refuse('HAS_FIRED', `${unit.name} has fired in this turn.`, '11.1.6');
  if (unit.marker !== undefined && unit.marker !== DRIVE_MARKERS[mode])
    return refuse(
      'OTHER_MODE',
      `${unit.name} moves on in the mode it is marked with.`,
      '11.1.3',
      '11.1.7.1/b',
    );
  return allowanceOf(unit, mode) > 0
    ? undefined
    : refuse('NO_MP_LEFT', `${unit.name} has no Movement Points left.`, '11.5.5');
}

/** The whole path on what is left; undefined: it can be driven. */
function pathRefusal(
  battle: Battle,
  unit: Unit,
  path: readonly DriveStep[],
  mode: DriveMode,
  left: number,
): Refusal | undefined {
  let now = unit;
  let mp = left;
  for (const [i, step] of path.entries()) {
    const cost = isVehicle(unit) ? driveCost(battle, now, step) : walkCost(battle, now, step, mode);
    const path_ = `$.path[${i}]`;
    if (typeof cost === 'object') return { ...cost, path: path_ };
    const wrong = step.overrun && targetRefusal(battle, unit, step);
    if (wrong) return { ...wrong, path: path_ };
    mp -= cost;
    if (mp < 0)
      return {
        ...refuse('TOO_FAR', `${unit.name} has too few Movement Points for this.`, '11.1.1'),
        path: path_,
      };
    now = isVehicle(unit)
      ? afterStep(now, step, mode)
      : { ...now, ...(step.to !== undefined && { at: step.to }) };
  }
  return undefined;
}

function targetRefusal(battle: Battle, unit: Unit, { to, overrun: ids }: DriveStep): Refusal | undefined {
  const open = to === undefined ? [] : overrunTargets(battle, to, unit.side).map(({ id }) => id);
  const isGood = ids?.length && new Set(ids).size === ids.length && ids.every((id) => open.includes(id));
  return isGood
    ? undefined
    : refuse(
        'NO_SUCH_TARGET',
        'Overrun infantry and un-armoured vehicles on the ground of that hex.',
        '11.3.1',
        '11.3.4',
      );
}

/** No step yet: to fire first (11.4.1). */
const standsStill = (routes: readonly DriveRoute[]): boolean => routes.every(({ path }) => path.length === 0);

function checkDrive(battle: Battle, { mode, routes, more }: DriveOrder, by: string): Refusal | undefined {
  const units: Unit[] = [];
  for (const [i, { unit: id, path }] of routes.entries()) {
    const unit = battle.unit(id);
    if (!unit) return { ...refuse('NO_SUCH_UNIT', `There is no unit "${id}".`), path: `$.routes[${i}].unit` };
    if (unit.side !== by) return refuse('NOT_YOUR_UNIT', `${unit.name} is not yours.`);
    const refusal = isVehicle(unit)
      ? (mayDrive(battle, unit, mode) ?? pathRefusal(battle, unit, path, mode, allowanceOf(unit, mode)))
      : escortRefusal(battle, unit, path, mode, routes);
    if (refusal) return refusal;
    units.push(unit);
  }
  if (new Set(units.map(({ id }) => id)).size !== units.length)
    return refuse('TWICE', 'Name each unit once.', '11.2.1');
  const vehicles = units.filter(isVehicle);
  if (vehicles.length === 0) return refuse('NO_VEHICLE', 'A drive needs a vehicle.', '11.1.1');
  const fires =
    more === true &&
    mode === 'assault' &&
    vehicles.some((unit) => mayFireFirst(battle, unit) && !movesOrFires(unit, vehicles));
  if (standsStill(routes) && !fires)
    return refuse(
      'NO_STEPS',
      'Give at least one step; with "more" vehicles may fire before their first by Assault Movement.',
      '11.1.2',
      '11.4.1',
    );
  return (
    driveDiscipline(battle, vehicles) ??
    (vehicles.length > 1 ? platoonRefusal(battle, routes, vehicles) : undefined)
  );
}

/** Infantry goes along from the hex of an AFV, at a walk or by Assault Movement (11.2.3, 11.2.4). */
function escortRefusal(
  battle: Battle,
  unit: Unit,
  path: readonly DriveStep[],
  mode: DriveMode,
  routes: readonly DriveRoute[],
): Refusal | undefined {
  const foot = mode === 'assault' ? 'assault' : 'cautious';
  const isWithAfv = routes.some(({ unit: id }) => {
    const other = battle.unit(id);
    return other !== undefined && isAfv(other) && other.at !== undefined && hexOf(other.at) === unit.at;
  });
  if (!isWithAfv)
    return refuse('NOT_WITH_AFV', `${unit.name} does not start in the hex of an AFV.`, '11.2.3');
  const strange = path.some(({ to, overrun: over }) => to === undefined || over !== undefined);
  if (strange) return refuse('ON_FOOT', `${unit.name} only walks from hex to hex.`, '11.2.3');
  return mayMove(battle, unit, foot) ?? pathRefusal(battle, unit, path, mode, ALLOWANCE[foot]);
}

export const driveOrder = order({
  title: 'Drive',
  description: 'Move a vehicle, or a platoon of AFVs and the infantry with them, step by step.',
  cites: ['11.1.1', '11.1.2', '11.1.3', '11.2.1'],
  answers: ['impulse'],
  asks: {
    mode: z.enum(DRIVE_MODES).describe('Normal movement, or Assault Movement to fire on the way.'),
    routes: routesSchema.describe('One route for each vehicle and unit.'),
    more: z.boolean().optional().describe('Be asked again at the end of the paths.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of battle.units()) if (unit.side === by && isVehicle(unit)) yield* drivesOf(battle, unit);
    yield* platoonDrives(battle, by);
  },
  read: ({ battle, by }, order) => checkDrive(battle, order, by) ?? order,
  listing: ({ battle }, order) => costOf(battle, order),
  perform(act, { mode, routes, more }, { by, decision }) {
    const ids = routes.map(({ unit }) => unit);
    spendImpulse(act, decision, ids);
    const vehicles = ids.map((id) => act.battle.theUnit(id)).filter(isVehicle);
    if (!setsOut(act, vehicles)) return;
    act.effect(
      'drives-off',
      { units: ids, mode },
      {
        changes: ids.map((id) => begin(act.battle.theUnit(id), mode, standsStill(routes))),
        cites: ['11.1.1'],
      },
    );
    act.plan({ ...driveTask(act.battle, by, mode, routes), ...(more && { more: true as const }) });
    if (standsStill(routes)) act.plan({ task: 'reaction', trigger: 'move', side: by, units: ids });
  },
});

function begin(unit: Unit, mode: DriveMode, stands: boolean): Change {
  const shown = unit.hidden ? { hidden: null } : {};
  if (isVehicle(unit)) {
    const marked =
      stands && unit.marker === undefined ? { marker: DRIVE_MARKERS[mode], standing: true as const } : {};
    return { do: 'unit', unit: unit.id, set: { drove: true, moving: 'vehicle', ...marked, ...shown } };
  }
  const foot = mode === 'assault' ? 'assault' : 'cautious';
  return { do: 'unit', unit: unit.id, set: { moving: foot, marker: DRIVE_MARKERS[mode], ...shown } };
}

function driveTask(battle: Battle, side: string, mode: DriveMode, routes: readonly DriveRoute[]): DriveTask {
  const foot = mode === 'assault' ? 'assault' : 'cautious';
  const drivers = routes.map(({ unit: id, path }) => {
    const unit = battle.theUnit(id);
    return { unit: id, path, left: isVehicle(unit) ? allowanceOf(unit, mode) : ALLOWANCE[foot] };
  });
  const vehicles = routes.filter(({ unit }) => isVehicle(battle.theUnit(unit)));
  return { task: 'drive', side, mode, drivers, ...(vehicles.length > 1 && { platoon: true as const }) };
}

/** Everything a vehicle might do next, possible or not. */
function* nextSteps(battle: Battle, unit: Unit): Iterable<DriveStep> {
  if (unit.at === undefined) {
    for (const to of unit.enters?.hexes ?? []) yield { to };
    return;
  }
  const hexes = around(battle, unit.at);
  for (const side of aheadOf(unit)) {
    const to = hexes[side];
    if (to === undefined) continue;
    yield { to };
    const targets = overrunTargets(battle, to, unit.side);
    if (targets.length > 0) yield { to, overrun: targets.map(({ id }) => id) };
  }
  const facing = unit.facing ?? 0;
  for (const way of [1, 5]) yield { face: (facing + way) % 6 };
  yield { stop: true };
  yield { gear: unit.gear === 'reverse' ? 'forward' : 'reverse' };
  for (const rider of ridersOf(battle, unit)) yield { unload: rider.id };
  for (const other of battle.unitsAt(unit.at))
    if (other.side === unit.side && !isVehicle(other)) yield { load: other.id };
  yield { exit: true };
}

function* drivesOf(battle: Battle, unit: Unit): Iterable<DriveOrder> {
  for (const mode of DRIVE_MODES) {
    if (mayDrive(battle, unit, mode)) continue;
    yield { mode, routes: [{ unit: unit.id, path: [] }], more: true };
    for (const step of nextSteps(battle, unit))
      yield { mode, routes: [{ unit: unit.id, path: [step] }], more: true };
  }
}

/** What the step of one vehicle costs. */
function costOf(battle: Battle, { routes }: DriveOrder): Listing {
  const [only, ...others] = routes;
  if (!only || others.length > 0) return {};
  const [step] = only.path;
  const vehicle = battle.theUnit(only.unit);
  const mp = step ? driveCost(battle, vehicle, step) : 0;
  if (typeof mp !== 'number') return {};
  return { cost: { mp }, reasons: step ? whyItCosts(battle, vehicle, step, mp) : [] };
}

/** What entering a hex is made of, and what is paid besides: starting, an overrun. */
function whyItCosts(battle: Battle, unit: Unit, { to, along, overrun }: DriveStep, mp: number): Reason[] {
  const entry = to === undefined || along !== undefined ? undefined : vehicleEntry(battle, unit, to);
  if (!entry || 'refused' in entry) return [];
  const besides = mp - entry.mp;
  const what = overrun ? 'overrun and start' : 'start';
  return [...reasonsOf(entry), ...(besides > 0 ? [{ says: `${what} ${besides}`, cites: ['11.1.3'] }] : [])];
}

/** Platoons of a doctrine, and AFVs of one hex, all one hex in the same direction or in step at the entry hexes. */
function* platoonDrives(battle: Battle, by: string): Iterable<DriveOrder> {
  for (const group of groupsOf(battle, by))
    for (const mode of DRIVE_MODES) {
      if (group.some((unit) => mayDrive(battle, unit, mode))) continue;
      for (const routes of inStep(battle, group)) yield { mode, routes, more: true };
    }
}

type DriveOnOrder = { readonly routes: readonly DriveRoute[]; readonly more?: boolean };

const driversOf = (battle: Battle, decision: Decision): Unit[] =>
  ((decision.about?.drivers as readonly string[] | undefined) ?? []).flatMap((id) => battle.unit(id) ?? []);
const leftOf = (decision: Decision, id: string): number =>
  (decision.about?.left as Readonly<Record<string, number>> | undefined)?.[id] ?? 0;

function onwardsRefusal(battle: Battle, { routes }: DriveOnOrder, decision: Decision): Refusal | undefined {
  const drivers = driversOf(battle, decision);
  const mode = decision.about?.mode as DriveMode;
  if (routes.every(({ path }) => path.length === 0))
    return refuse('NO_STEPS', 'Give at least one step, or end the drive.', '11.1.2');
  if (new Set(routes.map(({ unit }) => unit)).size !== routes.length)
    return refuse('TWICE', 'Name each unit once.', '11.2.1');
  for (const { unit: id, path } of routes) {
    const unit = drivers.find((each) => each.id === id);
    if (!unit) return refuse('NOT_MOVING', `"${id}" is not in this move.`, '11.1.2');
    if (!isVehicle(unit) && path.some(({ to, overrun: over }) => to === undefined || over !== undefined))
      return refuse('ON_FOOT', `${unit.name} only walks from hex to hex.`, '11.2.3');
    const refusal = pathRefusal(battle, unit, path, mode, leftOf(decision, id));
    if (refusal) return refusal;
  }
  const vehicles = drivers.filter(isVehicle);
  return vehicles.length > 1 ? platoonRefusal(battle, routes, vehicles) : undefined;
}

export const driveOn = order({
  title: 'Drive on',
  description: 'Go on with a drive that is not over.',
  cites: ['11.1.2'],
  answers: ['driving'],
  asks: { routes: routesSchema, more: z.boolean().optional() },
  byExample: true,
  *candidates({ battle, decision }) {
    const drivers = driversOf(battle, decision);
    const candidates: DriveRoute[][] = [];
    for (const unit of drivers.filter(isVehicle))
      for (const step of nextSteps(battle, unit)) candidates.push([{ unit: unit.id, path: [step] }]);
    if (drivers.length > 1) candidates.push(...inStep(battle, drivers));
    for (const routes of candidates) {
      yield { routes, more: true };
    }
  },
  read: ({ battle, decision }, order) => onwardsRefusal(battle, order, decision) ?? order,
  perform(act, { routes, more }) {
    const { more: _, ...task } = taskOf(act);
    const paths = new Map(routes.map(({ unit, path }) => [unit, path]));
    const drivers = task.drivers.map((driver) => ({ ...driver, path: paths.get(driver.unit) ?? [] }));
    act.become({ ...task, drivers, ...(more && { more: true as const }) });
  },
});

const taskOf = (act: Act): Drive & { task: 'drive' } => act.battle.position.agenda.at(-1) as DriveTask;

export const endDrive = order({
  title: 'End the drive',
  description: 'Spend no more Movement Points; a vehicle that has not stopped is still moving.',
  cites: ['11.1.3'],
  answers: ['driving'],
  asks: {},
  perform(act) {
    const { more: _, ...task } = taskOf(act);
    act.become({ ...task, drivers: task.drivers.map((driver) => ({ ...driver, path: [] })) });
  },
});
