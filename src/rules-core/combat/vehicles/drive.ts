/** A drive on its way (11.1, 11.2): all its vehicles step by step, with the enemy's chance to react after each (12.1.2). */
import { reachedFrom } from '../../mechanics/reach.js';
import { walkIntoBlasts } from '../artillery/bombard.js';
import { joinCloseCombat } from '../close-combat/join.js';
import { endWithoutFoes } from '../close-combat/leaving.js';
import { leaveEnfilade } from '../fire/enfilade.js';
import { areJoined } from '../fire/firers.js';
import { arrive, type Going, getsOut } from '../fortifications/hazards.js';
import { actionCheck } from '../morale/checks.js';
import { isDisrupted, isPinned } from '../morale/status.js';
import { type Arrival, enter, isApproached, meetTogether } from '../movement/entry.js';
import { offerFlight, shakenAmong } from '../movement/flight.js';
import { stepCost } from '../movement/route.js';
import { entered, exit } from '../scenario/edges.js';
import { revealAt } from '../scenario/hidden.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { boardCraft, land, raftFor } from '../terrain/afloat.js';
import { hexOf } from '../terrain/places.js';
import { isIntoRoadway } from './costs.js';
import { getsAway, rollImmobilization } from './immobilization.js';
import { alight, board } from './passengers.js';
import { isVehicle, ridersOf } from './status.js';
import {
  afterStep,
  carriedTurret,
  DRIVE_MARKERS,
  type DriveMode,
  type DriveStep,
  driveCost,
} from './steps.js';

interface Driver {
  readonly unit: string;
  readonly path: readonly DriveStep[];
  /** Movement Points left. */
  readonly left: number;
  /** It has entered a hex on this move. */
  readonly came?: true;
}

export interface Drive {
  readonly side: string;
  readonly mode: DriveMode;
  readonly drivers: readonly Driver[];
  readonly more?: true;
  readonly platoon?: true;
  /** Hexes whose occupants have had their chance to bug out. */
  readonly approached?: readonly string[];
  /** Infantry that has been asked whether it runs for cover. */
  readonly fleeing?: readonly string[];
}

export type DriveTask = Drive & { readonly task: 'drive' };

export function drive(act: Act, task: DriveTask): void {
  const shaken = shakenAmong(act.battle, task.drivers, task.fleeing);
  if (shaken) {
    act.become({ ...task, fleeing: [...(task.fleeing ?? []), shaken.unit] });
    offerFlight(act, task.side, footMode(task.mode), shaken);
    return;
  }
  const able = task.drivers.filter(({ unit }) => goesOn(act.battle.unit(unit)));
  if (able.length < task.drivers.length) {
    act.become({ ...task, drivers: able });
    return;
  }
  if (task.platoon && !keepsTogether(act, task)) return;
  const next = task.drivers.filter(({ path }) => path.length > 0);
  if (next.length > 0) {
    stepOn(act, task, next);
    return;
  }
  if (task.more && task.drivers.some(({ left }) => left > 0)) {
    askOnwards(act, task);
    return;
  }
  finish(act, task);
}

function goesOn(unit: Unit | undefined): boolean {
  if (unit?.at === undefined) return unit?.enters !== undefined;
  return isVehicle(unit) ? !unit.mKill : !isPinned(unit) && !isDisrupted(unit);
}

/** Units in a hex may bug out before a vehicle enters it (10.6.4). */
function stepOn(act: Act, task: DriveTask, next: readonly Driver[]): void {
  const { battle } = act;
  const place = next
    .map(({ path }) => path[0]?.to)
    .find((to) => to !== undefined && isApproached(battle, to, task));
  if (place === undefined) {
    driveStep(
      act,
      task,
      next.map((driver) => withPreyLeft(battle, driver)),
    );
    return;
  }
  act.become({ ...task, approached: [...(task.approached ?? []), place] });
  act.plan({ task: 'bug-out', at: place, side: task.side });
}

/** Units that have got away are not overrun; where nobody is left the vehicle just drives in. */
function withPreyLeft(battle: Battle, driver: Driver): Driver {
  const [step, ...path] = driver.path as [DriveStep, ...DriveStep[]];
  if (!step.overrun) return driver;
  const left = step.overrun.filter((id) => battle.unit(id)?.at === step.to);
  const { overrun: _, ...rest } = step;
  return { ...driver, path: [left.length > 0 ? { ...step, overrun: left } : rest, ...path] };
}

/** Every vehicle of a platoon that enters a hex pays what the dearest entry costs (11.2.6). */
function driveStep(act: Act, task: DriveTask, next: readonly Driver[]): void {
  const { battle } = act;
  const dearest = Math.max(0, ...next.map((driver) => entryPrice(battle, driver)));
  const gone = new Map<string, Driver>();
  const arrivals: Arrival[] = [];
  for (const driver of next) {
    const unit = battle.unit(driver.unit);
    if (!unit) continue;
    const [step, ...path] = driver.path as [DriveStep, ...DriveStep[]];
    const own = isVehicle(unit) ? driveCost(battle, unit, step) : walkCost(battle, unit, step, task.mode);
    const enters = isVehicle(unit) && step.to !== undefined && task.platoon;
    const cost = typeof own === 'number' && enters ? Math.max(own, dearest) : own;
    if (typeof cost === 'object' || cost > driver.left) {
      gone.set(driver.unit, { ...driver, path: [] });
      continue;
    }
    if (step.overrun && !daresToOverrun(act, unit, step.to as string)) {
      gone.set(driver.unit, { ...driver, path: [] });
      continue;
    }
    const left = driver.left - cost;
    const came = step.to !== undefined && { came: true as const };
    gone.set(driver.unit, { ...driver, path, left: isSpent(battle, step) ? 0 : left, ...came });
    if (isVehicle(unit)) take(act, unit, step, { mp: cost, left, mode: task.mode });
    else {
      const paid = { mp: cost, left, mode: footMode(task.mode) };
      const arrival = enter(act, unit, { to: step.to as string }, paid);
      if (arrival) arrivals.push(arrival);
    }
  }
  meetTogether(act, arrivals);
  const balked = next.some(({ unit }) => act.battle.unit(unit)?.balked) ? { more: true as const } : {};
  act.become({ ...task, ...balked, drivers: task.drivers.map((driver) => gone.get(driver.unit) ?? driver) });
  for (const driver of next) planOverrun(act, task.side, driver);
  act.plan({ task: 'reaction', trigger: 'move', side: task.side, units: [...gone.keys()] });
}

const footMode = (mode: DriveMode) => (mode === 'assault' ? ('assault' as const) : ('cautious' as const));

export const walkCost = (battle: Battle, unit: Unit, step: DriveStep, mode: DriveMode) =>
  stepCost(battle, unit, step.to === undefined ? {} : { to: step.to }, footMode(mode));

function entryPrice(battle: Battle, { unit: id, path }: Driver): number {
  const unit = battle.unit(id);
  const [step] = path;
  if (!unit || !isVehicle(unit) || step?.to === undefined) return 0;
  const cost = driveCost(battle, unit, step);
  return typeof cost === 'number' ? cost : 0;
}

/** Loading somebody who has already moved ends the transport's move (11.5.5/a). */
function isSpent(battle: Battle, { load }: DriveStep): boolean {
  const rider = load === undefined ? undefined : battle.unit(load);
  return rider !== undefined && (rider.marker !== undefined || (rider.fired ?? 0) > 0);
}

/** From the adjacent hex, before any Movement Points are spent (11.3.2). */
function daresToOverrun(act: Act, unit: Unit, at: string): boolean {
  if (actionCheck(act, unit.id, `overrun ${at}`, '11.3.2')) return true;
  act.effect(
    'balked',
    { unit: unit.id, at },
    { changes: [{ do: 'unit', unit: unit.id, set: { balked: true } }], cites: ['11.3.2'] },
  );
  return false;
}

function planOverrun(act: Act, side: string, { unit, path }: Driver): void {
  const [{ to, overrun }] = path as [DriveStep];
  if (overrun && act.battle.unit(unit)?.at === to)
    act.plan({ task: 'overrun', vehicle: unit, at: to as string, side, targets: overrun });
}

interface Paid {
  readonly mp: number;
  readonly left: number;
  readonly mode: DriveMode;
}

function take(act: Act, unit: Unit, step: DriveStep, paid: Paid): void {
  if (step.to !== undefined) driveTo(act, unit, step, paid);
  else if (step.face !== undefined) turn(act, unit, step, paid);
  else if (step.gear !== undefined) changeGear(act, unit, step, paid);
  else if (step.stop) stop(act, unit, step, paid);
  else if (step.load !== undefined) board(act, act.battle.theUnit(step.load), unit);
  else if (step.unload !== undefined) setDown(act, step.unload, paid.mode);
  else exit(act, unit);
}

/** Getting off is a Movement Point of its own: a unit that is set down has moved (11.5.5). */
function setDown(act: Act, id: string, mode: DriveMode): void {
  const unit = act.battle.theUnit(id);
  const walks = unit.kind === 'squad' || unit.kind === 'half-squad' || unit.kind === 'leader';
  alight(act, unit, unit.marker ?? (walks ? DRIVE_MARKERS[mode] : 'moved'));
}

const OFF_MAP = 'off the map';

function driveTo(act: Act, unit: Unit, step: DriveStep, { mp, left, mode }: Paid): void {
  const from = unit.at;
  const to = step.to as string;
  if (from !== undefined && step.along === undefined && !getsAway(act, unit.id, to)) return;
  const passage: Going = { unit: unit.id, to, mode: 'vehicle', ...(from !== undefined && { from }) };
  if (!getsOut(act, passage)) return;
  if (unit.aboard !== undefined) land(act, unit);
  const riders = ridersOf(act.battle, unit);
  const changes: Change[] = [
    ...leaveEnfilade(act.battle, unit, riders),
    {
      do: 'unit',
      unit: unit.id,
      set: {
        at: to,
        ...going(unit, step, mode),
        ...(unit.enters && { enters: null }),
        ...roadway(act.battle, unit, to),
      },
    },
    ...riders.map(({ id }): Change => ({ do: 'unit', unit: id, set: { at: to } })),
  ];
  if (from === undefined)
    changes.push({ do: 'location', at: hexOf(to), set: { entered: entered(act.battle, unit, to) } });
  act.effect(
    'drove',
    { unit: unit.id, from: from ?? OFF_MAP, to, mp, left },
    { changes, cites: unit.gear === 'reverse' ? ['11.1.2', '11.1.5'] : ['11.1.2'] },
  );
  for (const gone of [...riders, unit]) endWithoutFoes(act, gone, from);
  revealAt(act, to, unit.side);
  if (from !== undefined && step.along === undefined) rollImmobilization(act, unit.id, from, to);
  if (act.battle.unit(unit.id)?.at === to) arrive(act, passage, false);
  if (act.battle.unit(unit.id)?.at === to) walkIntoBlasts(act, [unit.id, ...riders.map(({ id }) => id)], to);
  goOnBoard(act, unit.id, to);
}

/** By moving into the hex of a Flossack 35 that lies beside the water a vehicle is on it (6.12.4.1). */
function goOnBoard(act: Act, id: string, to: string): void {
  const vehicle = act.battle.unit(id);
  const raft = vehicle?.at === to ? raftFor(act.battle, vehicle) : undefined;
  if (vehicle && raft) boardCraft(act, vehicle, raft.id);
}

/** By road into a building hex it stays out of the building (6.4.7). */
function roadway(battle: Battle, unit: Unit, to: string) {
  if (unit.at !== undefined && isIntoRoadway(battle, unit.at, to)) return { onRoad: true as const };
  return unit.onRoad ? { onRoad: null } : {};
}

/** It is marked as moving from its first step on, and its turret may have turned (11.1.3, 12.4.5.1). */
function going(unit: Unit, step: DriveStep, mode: DriveMode) {
  const { turret, facing, onHexside } = afterStep(unit, step, mode);
  return {
    marker: unit.marker === 'assault-fired' ? unit.marker : DRIVE_MARKERS[mode],
    rolling: unit.gear ?? ('forward' as const),
    ...(unit.standing && { standing: null }),
    ...(facing !== undefined && facing !== unit.facing && { facing }),
    ...(turret !== unit.turret && { turret: turret ?? null }),
    ...(onHexside !== unit.onHexside && { onHexside: onHexside ?? null }),
  };
}

function turn(act: Act, unit: Unit, step: DriveStep, { mp, left, mode }: Paid): void {
  const turret = step.turret ?? carriedTurret(unit, step.face as number);
  act.effect(
    'turned',
    { unit: unit.id, facing: step.face as number, ...(turret !== undefined && { turret }), mp, left },
    { changes: [{ do: 'unit', unit: unit.id, set: going(unit, step, mode) }], cites: ['11.1.2'] },
  );
}

function changeGear(act: Act, unit: Unit, { gear }: DriveStep, { left }: Paid): void {
  act.effect(
    'changed-gear',
    { unit: unit.id, gear: gear as 'forward' | 'reverse', left },
    {
      changes: [{ do: 'unit', unit: unit.id, set: { gear: gear === 'reverse' ? gear : null } }],
      cites: ['11.1.5'],
    },
  );
}

/** It keeps its Moved marker, but it does not roll on at the end of the turn. */
function stop(act: Act, unit: Unit, _: DriveStep, { left }: Paid): void {
  act.effect(
    'stopped',
    { unit: unit.id, left },
    { changes: [{ do: 'unit', unit: unit.id, set: { rolling: null } }], cites: ['11.1.3'] },
  );
}

/** A gap is closed by the next step, or only one part goes on: a vehicle alone by an Action Check (11.2.5). */
function keepsTogether(act: Act, task: DriveTask): boolean {
  const { battle } = act;
  const vehicles = task.drivers.filter(({ unit }) => isVehicle(battle.theUnit(unit)));
  const onwards = task.drivers.some(({ path }) => path.length > 0) || task.more === true;
  if (!onwards || vehicles.length === 0) return vehicles.length > 0 || dropAll(act, task);
  if (
    vehicles.length === 1 &&
    !task.drivers.some(({ unit }) => unit !== vehicles[0]?.unit && isAfvAt(battle, unit))
  )
    return isAlone(act, task, vehicles[0] as Driver);
  if (areJoined(battle, hexesOf(battle, vehicles)) || closesUp(battle, vehicles)) return true;
  const part = biggestPart(battle, vehicles);
  return keep(act, task, part, 'torn apart');
}

const isAfvAt = (battle: Battle, id: string): boolean => isVehicle(battle.theUnit(id));

const hexesOf = (battle: Battle, drivers: readonly Driver[]): string[] => [
  ...new Set(drivers.map(({ unit }) => hexOf(battle.theUnit(unit).at ?? 'off'))),
];

const closesUp = (battle: Battle, drivers: readonly Driver[]): boolean =>
  areJoined(battle, [
    ...new Set(drivers.map(({ unit, path }) => path[0]?.to ?? hexOf(battle.theUnit(unit).at ?? 'off'))),
  ]);

/** The largest group of adjacent vehicles; of equal ones the first. */
function biggestPart(battle: Battle, vehicles: readonly Driver[]): Driver[] {
  let best: Driver[] = [];
  for (const first of vehicles) {
    const part = reachedFrom(first, (one) =>
      vehicles.filter((other) => areJoined(battle, hexesOf(battle, [one, other]))),
    );
    if (part.size > best.length) best = [...part];
  }
  return best;
}

function isAlone(act: Act, task: DriveTask, driver: Driver): boolean {
  const { platoon: _, ...single } = task;
  if (actionCheck(act, driver.unit, 'drive on alone', '11.2.5')) {
    act.become({ ...single, drivers: withEscort(act.battle, task, [driver]) });
    return false;
  }
  act.effect('left-behind', { units: [driver.unit], why: 'alone' }, { cites: ['11.2.5'] });
  act.become({ ...single, drivers: [] });
  return false;
}

/** Infantry goes on only where a vehicle that goes on stands (11.2.5). */
function withEscort(battle: Battle, task: DriveTask, vehicles: readonly Driver[]): Driver[] {
  const hexes = hexesOf(battle, vehicles);
  return task.drivers.filter((driver) => {
    const unit = battle.theUnit(driver.unit);
    return isVehicle(unit) ? vehicles.includes(driver) : hexes.includes(hexOf(unit.at ?? 'off'));
  });
}

function keep(act: Act, task: DriveTask, part: readonly Driver[], why: 'torn apart'): false {
  const drivers = withEscort(act.battle, task, part);
  const units = task.drivers.filter((driver) => !drivers.includes(driver)).map(({ unit }) => unit);
  act.effect('left-behind', { units, why }, { cites: ['11.2.5'] });
  act.become({ ...task, drivers });
  return false;
}

function dropAll(act: Act, task: DriveTask): boolean {
  if (task.drivers.length === 0) return true;
  act.become({ ...task, drivers: [] });
  return false;
}

function askOnwards(act: Act, { side, mode, drivers }: DriveTask): void {
  const units = drivers.map(({ unit }) => unit);
  const riders = units.flatMap((id) => ridersOf(act.battle, act.battle.theUnit(id)).map((rider) => rider.id));
  act.ask({
    side,
    kind: 'driving',
    about: {
      units: [...units, ...riders],
      drivers: units,
      left: Object.fromEntries(drivers.map(({ unit, left }) => [unit, left])),
      came: drivers.flatMap(({ unit, came }) => (came ? [unit] : [])),
      mode,
    },
  });
}

/** Units that ride into an enemy's hex have entered it, just as those that walk (11.5.6, 14.2). */
function finish(act: Act, { side, mode, drivers }: DriveTask): void {
  const { battle } = act;
  act.done();
  act.effect('drive-over', { units: drivers.map(({ unit }) => unit) });
  const came = drivers.flatMap((driver) => (driver.came ? (battle.unit(driver.unit) ?? []) : []));
  const movers = came.flatMap((unit) => [unit, ...ridersOf(battle, unit)]).map(({ id }) => ({ unit: id }));
  joinCloseCombat(act, { side, mode: footMode(mode), movers });
}

/** Each firing on the move costs a vehicle 1 MP (11.4.2). */
export function payForFire(act: Act, units: readonly string[]): void {
  const task = act.battle.position.agenda.at(-1);
  if (task?.task !== 'drive') return;
  const drivers = task.drivers.map((driver) =>
    units.includes(driver.unit) ? { ...driver, left: driver.left - 1 } : driver,
  );
  act.become({ ...task, drivers });
}
