/** A move on its way (10.1, 10.5): step by step, with the enemy's chance to react after each (12.1.2). */
import * as z from 'zod';
import type { Mode } from '../attributes.js';
import { joinCloseCombat } from '../close-combat/join.js';
import { order } from '../form.js';
import { actionCheck } from '../morale/checks.js';
import { isLeader, isPinned, isShaken } from '../morale/status.js';
import { OFF_MAP } from '../scenario/edges.js';
import { type Act, type Battle, type Decision, type Refusal, refuse, type Unit } from '../system.js';
import { hexOf } from '../terrain/places.js';
import { climbingDownRefusal } from '../terrain/sewers.js';
import { ACTS, type Step } from './acts.js';
import {
  type Arrival,
  changesNook,
  enter,
  isApproached,
  leadsTo,
  mayEnterEnemy,
  meetsEnemy,
  meetTogether,
  type Paid,
} from './entry.js';
import { flightCost, offerFlight, shakenAmong } from './flight.js';
import { mayFireOnTheMove } from './modes.js';
import { firstSteps, type Route, routesSchema } from './move.js';
import { routeRefusal, stepCost } from './route.js';
import { standTogether } from './together.js';

export interface Mover {
  readonly unit: string;
  readonly path: readonly Step[];
  /** Movement Points left. */
  readonly left: number;
  /** It has entered a place on this move. */
  readonly came?: true;
}

export interface March {
  readonly side: string;
  readonly mode: Mode;
  readonly movers: readonly Mover[];
  readonly more?: true;
  readonly platoon?: true;
  /** Locations whose occupants have had their chance to bug out. */
  readonly approached?: readonly string[];
  readonly charge?: 'made' | 'failed';
  /** The platoon has lost its leader and taken the checks for it. */
  readonly leaderless?: true;
  /** Those who have been asked whether they run for cover. */
  readonly fleeing?: readonly string[];
  /** A single unit that runs away: nothing but being Pinned Down or lost stops it (10.6). */
  readonly flight?: 'flees' | 'bugs-out';
  /** Paid for something else than a step: nothing new to ask the enemy. */
  readonly quiet?: true;
}

type MarchTask = March & { readonly task: 'march' };

export function march(act: Act, task: MarchTask): void {
  const able = stillMoving(act.battle, task);
  const shaken = task.flight ? undefined : shakenAmong(act.battle, task.movers, task.fleeing);
  if (shaken) {
    act.become({ ...task, fleeing: [...(task.fleeing ?? []), shaken.unit] });
    offerFlight(act, task.side, task.mode, shaken);
    return;
  }
  if (able.length < task.movers.length) {
    if (task.flight)
      finish(act, { ...task, movers: task.movers.filter(({ unit }) => act.battle.unit(unit)) });
    else act.become({ ...task, movers: able });
    return;
  }
  if (task.platoon && !keepsTogether(act, task)) return;
  const next = task.movers.filter(({ path }) => path.length > 0);
  if (next.length > 0) {
    stepOn(act, task, next);
    return;
  }
  if (task.more && hasMoreToDo(act.battle, task)) {
    askOnwards(act, task);
    return;
  }
  finish(act, task);
}

/** Units that are still to enter stand together off the map. */
const placeOf = (unit: Unit): string => unit.at ?? OFF_MAP;

/** Pinned Down, Disrupted on the way or gone: the move is over for them. */
function stillMoving(battle: Battle, task: March): Mover[] {
  return task.movers.filter(({ unit: id }) => {
    const unit = battle.unit(id);
    const isThere = unit?.at !== undefined || unit?.enters !== undefined;
    return unit !== undefined && isThere && !isPinned(unit) && (task.flight || !isShaken(unit));
  });
}

/** Points to spend, or what costs a crawler none: fire, or a search (10.1.6, 3.3.4.3.2). */
function hasMoreToDo(battle: Battle, { movers, mode }: March): boolean {
  if (movers.some(({ left }) => left > 0)) return true;
  const units = mode === 'crawling' ? movers.map(({ unit }) => battle.theUnit(unit)) : [];
  return units.some((unit) => unit.searching || mayFireOnTheMove(battle, unit, mode));
}

function stepOn(act: Act, task: MarchTask, next: readonly Mover[]): void {
  const { battle } = act;
  if (task.flight) {
    walk(act, task, next);
    return;
  }
  const place = next
    .map(({ unit, path }) => leadsTo(battle, battle.theUnit(unit), path[0] as Step))
    .find((to) => to !== undefined && isApproached(battle, to, task));
  if (place !== undefined) {
    act.become({ ...task, approached: [...(task.approached ?? []), place] });
    act.plan({ task: 'bug-out', at: place, side: task.side });
    return;
  }
  const balked = next.find(({ unit, path }) => !dares(act, task, unit, path[0] as Step));
  if (balked) {
    const movers = task.movers.map((mover) => (mover.unit === balked.unit ? { ...mover, path: [] } : mover));
    act.become({ ...task, movers, more: true });
    return;
  }
  walk(act, task, next);
}

/** Alone into an enemy's location only by an Action Check (10.1.8). */
function dares(act: Act, task: March, id: string, step: Step): boolean {
  const { battle } = act;
  const unit = battle.theUnit(id);
  const to = meetsEnemy(battle, unit, step);
  if (to === undefined || mayEnterEnemy(unit, task)) return true;
  if (actionCheck(act, id, `enter ${to}`, '10.1.8')) return true;
  act.effect(
    'balked',
    { unit: id, at: to },
    { changes: [{ do: 'unit', unit: id, set: { balked: true } }], cites: ['10.1.8.1'] },
  );
  return false;
}

/** All take their step at once, then the enemy may react to any of them (10.5.1). */
function walk(act: Act, task: MarchTask, next: readonly Mover[]): void {
  const walked = new Map<string, Mover>();
  const stepped: string[] = [];
  const arrivals: Arrival[] = [];
  for (const mover of next) {
    const unit = act.battle.unit(mover.unit);
    const [step, ...path] = mover.path as [Step, ...Step[]];
    if (!unit) continue;
    const cost = task.flight
      ? flightCost(act.battle, unit, step.to as string, mover.came)
      : stepCost(act.battle, unit, step, task.mode, mover.came);
    if (typeof cost === 'object' || cost > mover.left) {
      walked.set(mover.unit, { ...mover, path: [] });
      continue;
    }
    const left = mover.left - cost;
    stepped.push(mover.unit);
    const paid: Paid = { mp: cost, left, mode: task.mode, ...(task.flight && { flees: true }) };
    const arrival = step.to === undefined ? doDeed(act, unit, step) : enter(act, unit, step, paid);
    if (arrival) arrivals.push(arrival);
    const came = arrival !== undefined || changesNook(step);
    walked.set(mover.unit, { ...mover, path, left, ...(came && { came }) });
  }
  meetTogether(act, arrivals);
  const movers = task.movers.map((mover) => walked.get(mover.unit) ?? mover);
  act.become({ ...task, movers });
  if (stepped.length > 0) act.plan({ task: 'reaction', trigger: 'move', side: task.side, units: stepped });
}

function doDeed(act: Act, unit: Unit, step: Step): Arrival | undefined {
  const deed = ACTS[step.do as keyof typeof ACTS];
  const arrival = deed.arrival?.(act.battle, unit);
  deed.perform(act, unit, step);
  return arrival;
}

/** A platoon without a leader goes on only by Action Checks; torn apart, only one part of it goes on (10.5.2). */
function keepsTogether(act: Act, task: MarchTask): boolean {
  const { battle } = act;
  const units = task.movers.map(({ unit }) => battle.theUnit(unit));
  const onwards = task.movers.some(({ path }) => path.length > 0) || task.more === true;
  if (!onwards || units.length === 0) return true;
  if (!task.leaderless && !units.some(isLeader)) {
    const steady = task.movers.filter(({ unit }) =>
      actionCheck(act, unit, 'go on without a leader', '10.5.2/a'),
    );
    return drop(act, { ...task, leaderless: true }, steady, 'no leader');
  }
  const part = biggestPart(battle, units);
  if (part.length === units.length || closesUp(battle, task)) return true;
  return drop(
    act,
    task,
    task.movers.filter(({ unit }) => part.includes(unit)),
    'torn apart',
  );
}

function drop(act: Act, task: MarchTask, movers: readonly Mover[], why: 'torn apart' | 'no leader'): false {
  const units = task.movers.filter((mover) => !movers.includes(mover)).map(({ unit }) => unit);
  if (units.length > 0) act.effect('fell-out', { units, why }, { cites: ['10.5.2'] });
  act.become({ ...task, movers });
  return false;
}

/** Would the next step bring them together again? */
function closesUp(battle: Battle, task: March): boolean {
  const hexes = task.movers.map(({ unit, path }) => hexOf(path[0]?.to ?? placeOf(battle.theUnit(unit))));
  return standTogether(battle, hexes);
}

/** The largest group that stands together; of equal ones the first. */
function biggestPart(battle: Battle, units: readonly Unit[]): string[] {
  let best: string[] = [];
  for (const start of units) {
    const group = units.filter((unit) => standTogether(battle, pathOfHexes(units, start, unit, battle)));
    if (group.length > best.length) best = group.map(({ id }) => id);
  }
  return best;
}

/** The hexes of everybody joined to the first, and of the other. */
function pathOfHexes(units: readonly Unit[], start: Unit, other: Unit, battle: Battle): string[] {
  const joined = new Set([hexOf(placeOf(start))]);
  for (const hex of joined)
    for (const unit of units) {
      const there = hexOf(placeOf(unit));
      if (!joined.has(there) && standTogether(battle, [hex, there])) joined.add(there);
    }
  return [...joined, hexOf(placeOf(other))];
}

function askOnwards(act: Act, task: MarchTask): void {
  const units = task.movers.map(({ unit }) => unit);
  act.ask({
    side: task.side,
    kind: 'moving',
    about: {
      units,
      left: Object.fromEntries(task.movers.map(({ unit, left }) => [unit, left])),
      came: task.movers.flatMap(({ unit, came }) => (came ? [unit] : [])),
      mode: task.mode,
      ...(task.charge && { charge: task.charge }),
      ...(task.platoon && { platoon: true }),
    },
  });
}

function finish(act: Act, task: MarchTask): void {
  const units = task.movers.map(({ unit }) => unit);
  act.done();
  const still = task.flight === 'bugs-out' ? units : [];
  act.effect(
    'move-over',
    { units },
    { changes: still.map((unit) => ({ do: 'unit', unit, set: { moving: null } })) },
  );
  joinCloseCombat(act, { ...task, movers: task.movers.filter(({ came }) => came) });
}

const leftOf = (decision: Decision, unit: string): number =>
  (decision.about?.left as Readonly<Record<string, number>> | undefined)?.[unit] ?? 0;
const modeOf = (decision: Decision): Mode => decision.about?.mode as Mode;

export const goOn = order({
  title: 'Go on',
  description: 'Go on with a move that is not over.',
  cites: ['10.1.2'],
  answers: ['moving'],
  asks: { routes: routesSchema, more: z.boolean().optional() },
  byExample: true,
  *candidates({ battle, decision }) {
    const ids = (decision.about?.units as readonly string[] | undefined) ?? [];
    const units = ids.flatMap((id) => battle.unit(id) ?? []);
    for (const unit of units) {
      const others = units.filter((other) => other !== unit);
      for (const step of firstSteps(battle, unit)) {
        const routes = [unit, ...(step.to === undefined ? [] : others)].map(({ id }) => ({
          unit: id,
          path: [step],
        }));
        if (!onwardsRefusal(battle, routes, decision)) yield { routes, more: true };
      }
      if (others.length > 0) break;
    }
  },
  read: ({ battle, decision }, asked) => onwardsRefusal(battle, asked.routes, decision) ?? asked,
  perform(act, { routes, more }) {
    const task = act.battle.position.agenda.at(-1) as MarchTask;
    const paths = new Map(routes.map(({ unit, path }) => [unit, path]));
    const movers = task.movers.map((mover) => ({ ...mover, path: paths.get(mover.unit) ?? [] }));
    const { more: _, quiet: __, ...rest } = task;
    act.become({ ...rest, movers, ...(more && { more: true as const }) });
  },
});

function onwardsRefusal(battle: Battle, routes: readonly Route[], decision: Decision): Refusal | undefined {
  const movers = decision.about?.units as readonly string[];
  if (routes.every(({ path }) => path.length === 0))
    return refuse('NO_STEPS', 'Give at least one step, or halt.', '10.1.2');
  for (const { unit: id, path } of routes) {
    const unit = movers.includes(id) ? battle.unit(id) : undefined;
    if (!unit) return refuse('NOT_MOVING', `"${id}" is not in this move.`, '10.1.2');
    const wasHalted = unit.balked && path.some((step) => meetsEnemy(battle, unit, step) !== undefined);
    if (wasHalted)
      return refuse('BALKED', `${unit.name} has failed its Action Check to enter an enemy hex.`, '10.1.8.1');
    const came = (decision.about?.came as readonly string[] | undefined)?.includes(id);
    const refusal = routeRefusal(battle, unit, path, modeOf(decision), leftOf(decision, id), came);
    if (refusal) return refusal;
  }
  const unled = climbingDownRefusal(battle, routes);
  if (unled || !decision.about?.platoon) return unled;
  const paths = new Map(routes.map(({ unit, path }) => [unit, path]));
  const ends = movers.map((id) =>
    hexOf(paths.get(id)?.findLast(({ to }) => to)?.to ?? placeOf(battle.theUnit(id))),
  );
  return standTogether(battle, ends)
    ? undefined
    : refuse('TORN_APART', 'A platoon ends its move adjacent or in the same hex.', '10.5.2');
}

export const halt = order({
  title: 'Halt',
  description: 'End the move here.',
  cites: ['10.1.2'],
  answers: ['moving'],
  asks: {},
  perform(act) {
    const { more: _, ...task } = act.battle.position.agenda.at(-1) as MarchTask;
    act.become({ ...task, movers: task.movers.map((mover) => ({ ...mover, path: [] })) });
  },
});

/** The Action Check for a Bayonet Charge, with the Troop Quality of the platoon's leader (10.5.3#2, 10.5.3.1). */
export const charge = order({
  title: 'Charge',
  description: 'Take the Action Check for a Bayonet Charge.',
  cites: ['10.5.3#2'],
  answers: ['moving'],
  asks: {},
  candidates({ decision }) {
    const isOpen =
      !decision.about?.charge && (modeOf(decision) === 'running' || modeOf(decision) === 'cautious');
    return isOpen ? [{}] : [];
  },
  read({ decision }, asked) {
    if (decision.about?.charge)
      return refuse('DECIDED', 'The check for the charge has been taken.', '10.5.3#2');
    const mode = modeOf(decision);
    return mode === 'running' || mode === 'cautious'
      ? asked
      : refuse('NO_CHARGE', 'A Bayonet Charge is made running or by Cautious Movement.', '10.5.3.1#2');
  },
  perform: (act, _, { by }) => act.plan({ task: 'charge', side: by }),
});

export function rollCharge(act: Act, { side }: { readonly side: string }): void {
  act.done();
  const task = act.battle.position.agenda.at(-1) as MarchTask;
  const units = task.movers.flatMap(({ unit }) => act.battle.unit(unit) ?? []);
  const leader = units.find(isLeader) ?? units[0];
  const made = leader !== undefined && actionCheck(act, leader.id, 'charge', '10.5.3#2', '10.5.3.1');
  act.effect('charges', { side, made }, { cites: ['10.5.3#2'] });
  act.become({ ...task, charge: made ? 'made' : 'failed' });
}
