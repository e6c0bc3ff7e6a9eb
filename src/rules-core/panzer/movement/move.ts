/** A unit moves (4.5, 6.6): the order names the whole way; it goes hex by hex, and Overwatch may interrupt it. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { hasTrailer } from '../ap/trailer.js';
import { commandOf } from '../command/known.js';
import { hasTurret, turretFacingOf } from '../fire/arcs.js';
import { order } from '../form.js';
import { notItsFormation } from '../initiative/groups.js';
import { minesStrike } from '../mines/entry.js';
import { warning } from '../mines/fields.js';
import { takeChecks } from '../morale/check.js';
import { movedAway } from '../morale/triggers.js';
import { inActionOf, plays } from '../sequence/sides.js';
import { type Act, type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { hasOnlyLoaded, spentBy } from '../transport/effort.js';
import { gunCatches } from '../turrets/long-gun.js';
import { ttOf, turnedTowards, withHull } from '../turrets/turning.js';
import { isLeg, isTowed, isVehicle, notYours, passengersOf } from '../units/kinds.js';
import { allowanceOf, type Gait } from './allowance.js';
import { cannotCover, coverable } from './assault-cover.js';
import { bogRisks, bogsDown } from './bog.js';
import { climbing } from './climb.js';
import type { Covered } from './effects.js';
import { mayBeInterrupted } from './interrupt.js';
import { narrowMarks } from './narrow.js';
import { type Course, examples, mayStay, type Route, routeOf, type Step, type Way } from './route.js';
import { notTogether } from './together.js';

const LONGEST = 40;
const MOST_COVERED = 2;

interface March {
  readonly unit: string;
  readonly steps: readonly Step[];
  readonly turn?: { readonly to: number; readonly cost: number };
  readonly turret?: number;
  /** It has left the hex in which it began. */
  readonly left?: true;
  /** In the hex that it has entered its turret turns next: Overwatch may interrupt it before and after (7.8.1/c). */
  readonly turning?: true;
  /** The hex of its way in which it Overruns. */
  readonly overruns?: string;
  /** Leg units that advance behind it (7.49). */
  readonly covered?: readonly Covered[];
}

export const move = order({
  title: 'Move',
  description:
    'Move a unit with MOVE or SHORT HALT along a path; an empty path with a facing turns it where it stands. Each unit moves once.',
  cites: ['S.movement-costs/a', 'S.movement-costs/e', 'S.enemy-hexes'],
  answers: ['movement'],
  asks: {
    unit: z.string().describe('The unit that moves.'),
    path: z.array(z.string()).max(LONGEST).describe('The hexes it enters, in their order.'),
    reverse: z.literal(true).optional().describe('A vehicle drives backwards: twice the cost.'),
    facing: z.int().min(0).max(5).optional().describe('The hexside that it faces in the end.'),
    turret: z
      .int()
      .min(0)
      .max(5)
      .optional()
      .describe('The hexside to which its turret turns on the way, by its TT Factor in each hex (7.8.1).'),
    quickmarch: z
      .literal(true)
      .optional()
      .describe('A leg unit with MOVE uses Quickmarch: one hex more (6.6.4.2).'),
    covers: z
      .array(z.string())
      .max(MOST_COVERED)
      .optional()
      .describe('Leg units that advance with the vehicle, behind it (7.49).'),
  },
  byExample: true,
  *accepted({ battle, by }) {
    for (const unit of inActionOf(battle, by)) {
      if (cannotMove(battle, unit)) continue;
      const behind = coverable(battle, unit);
      for (const { course, route } of waysOf(battle, unit)) {
        if (badCourse(battle, unit, course)) continue;
        const plan = planFor(battle, unit, course, route);
        if (!isRefusal(plan)) yield { members: course, plan };
        if (course.path.length !== 1 || course.reverse) continue;
        for (const { id } of behind) {
          const members = { ...course, covers: [id] };
          const together = planFor(battle, unit, members, route);
          if (!isRefusal(together)) yield { members, plan: together };
        }
      }
    }
  },
  read({ battle, by }, asked) {
    const unit = battle.unit(asked.unit);
    if (unit?.side !== by) return { ...notYours(asked.unit), path: '$.unit' };
    const why =
      cannotMove(battle, unit) ??
      badCourse(battle, unit, asked) ??
      badTurret(battle, unit, asked.turret) ??
      badPace(battle, unit, asked.quickmarch);
    if (why) return why;
    const route = routeOf(battle, unit, asked);
    return isRefusal(route) ? (route as Refusal) : planFor(battle, unit, asked, route as Route);
  },
  listing({ battle, by }, { path }, { unit, steps, cost }) {
    const mines = warning(battle, by, path);
    const bog = bogRisks(battle, battle.theUnit(unit), steps);
    const says = mines && bog ? `${mines} ${bog}` : (mines ?? bog);
    return says ? { cost: { movement: cost }, says } : { cost: { movement: cost } };
  },
  perform(act, { unit, steps, turn, facing, turret, quickmarch, covered }) {
    if (quickmarch) begins(act, unit, { quickmarched: true });
    if (covered.length > 0) advance(act, unit, covered);
    act.plan({
      task: 'march',
      unit,
      steps,
      ...(covered.length > 0 && { covered }),
      ...(facing !== undefined && { turn: { to: facing, cost: turn } }),
      ...(turret !== undefined && { turret }),
    });
  },
});

/** Examples; by Quickmarch what is too far without. */
function waysOf(battle: Battle, unit: Unit): readonly Way[] {
  if (!isLeg(unit) || badPace(battle, unit, true)) return examples(battle, unit);
  const reach = allowanceOf(battle, unit, 'crossCountry');
  const ways: Way[] = [];
  const farther: Way[] = [];
  for (const way of examples(battle, { ...unit, quickmarched: true })) {
    const { course, route } = way;
    if (course.path.length === 1 || route.cost <= reach) ways.push(way);
    else farther.push({ course: { ...course, quickmarch: true }, route });
  }
  return ways.concat(farther);
}

function planFor(battle: Battle, unit: Unit, asked: Ordered, route: Route) {
  const covered = coveredRoutes(battle, unit, asked);
  if (isRefusal(covered)) return covered as Refusal;
  const refusal =
    crowding(battle, unit, asked) ??
    notTogether(battle, unit, asked.path.at(-1) ?? (unit.at as string), asked.covers) ??
    gunCatches(battle, unit, route, asked.turret, asked.facing);
  if (refusal) return refusal;
  const { steps, turn, cost } = route;
  const { facing, turret, quickmarch } = asked;
  return {
    unit: unit.id,
    steps,
    turn,
    cost,
    facing,
    turret,
    quickmarch,
    covered: covered as readonly Covered[],
  };
}

export function cannotMove(battle: Battle, unit: Unit): Refusal | undefined {
  const command = commandOf(battle, unit);
  if (command !== 'move' && command !== 'short-halt')
    return refuse('NO_MOVE_COMMAND', `${unit.name} has neither MOVE nor SHORT HALT.`, 'S.command-counters/a');
  if (
    (unit.spent !== undefined && !hasOnlyLoaded(unit)) ||
    (unit.mounted && !isVehicle(unit)) ||
    unit.assaulted
  )
    return refuse('HAS_MOVED', `${unit.name} has moved in this turn.`, 'S.movement-costs/a');
  if (unit.bogged) return refuse('HAS_MOVED', `${unit.name} is bogged down in this turn.`, '7.29/e');
  if (unit.aboard !== undefined)
    return refuse('IS_ABOARD', `${unit.name} moves with its vehicle.`, 'S.mounting');
  if (unit.coveredBy !== undefined)
    return refuse('HAS_MOVED', `${unit.name} advances with its vehicle, which goes no farther.`, '7.49/f');
  if (
    unit.bailedOut ||
    (isVehicle(unit) && (unit.trackHit || unit.outOfFuel)) ||
    ((unit.crossCountry ?? 0) === 0 && !isTowed(unit))
  )
    return immobile(unit);
  return notItsFormation(battle, unit);
}

/** A gun that is not hitched turns where it stands, and goes nowhere (S.towed-units). */
const immobile = ({ name }: Unit): Refusal =>
  refuse('IMMOBILE', `${name} cannot move.`, 'S.immobile-vehicle');

function badCourse(battle: Battle, unit: Unit, { path, reverse, facing }: Course): Refusal | undefined {
  if (isTowed(unit) && path.length > 0) return immobile(unit);
  if (path.length === 0 && (facing === undefined || facing === unit.facing))
    return {
      ...refuse('NOWHERE', 'Name a path, or a facing to turn to.', 'S.movement-costs/d'),
      path: '$.path',
    };
  if (reverse && hasTrailer(battle, unit))
    return {
      ...refuse(
        'NO_REVERSE',
        `${unit.name} does not drive backwards with its trailer: jettison it.`,
        '7.38.12.1/b',
      ),
      path: '$.reverse',
    };
  if (reverse && !isVehicle(unit))
    return {
      ...refuse('NO_REVERSE', 'Only vehicles drive backwards.', 'S.movement-costs/a'),
      path: '$.reverse',
    };
  return undefined;
}

function badTurret(battle: Battle, unit: Unit, turret: number | undefined): Refusal | undefined {
  if (turret === undefined || (hasTurret(battle, unit) && ttOf(unit) > 0)) return undefined;
  return { ...refuse('NO_TURRET', `${unit.name} has no turret that turns.`, '7.8.1/a'), path: '$.turret' };
}

/** Squads, half-squads and sections with MOVE, not Suppressed; squads not with Cautious Movement (6.6.4.2, 7.36.2). */
function badPace(battle: Battle, unit: Unit, quickmarch?: true): Refusal | undefined {
  if (!quickmarch) return undefined;
  const isCautious =
    plays(battle, '7.36') && battle.options.visibility?.cautious === true && unit.kind !== 'section';
  if (isLeg(unit) && !unit.suppressed && commandOf(battle, unit) === 'move' && !isCautious) return undefined;
  return {
    ...refuse(
      'NO_QUICKMARCH',
      `${unit.name} cannot Quickmarch: only leg units with MOVE that are not Suppressed do, and squads not by Cautious Movement.`,
      'S.quickmarch',
    ),
    path: '$.quickmarch',
  };
}

/** Room at the end, for all who advance with it together. */
function crowding(battle: Battle, unit: Unit, { path, covers }: Ordered): Refusal | undefined {
  const end = path.at(-1);
  if (end === undefined) return undefined;
  if (!covers) return mayStay(battle, unit, end);
  const party = [unit, ...covers.map((id) => battle.theUnit(id))];
  for (const [i, each] of party.entries()) {
    const why = mayStay(battle, each, end, party.slice(0, i));
    if (why) return why;
  }
  return undefined;
}

interface Ordered extends Course {
  readonly turret?: number | undefined;
  readonly covers?: readonly string[] | undefined;
}

const NOBODY: readonly Covered[] = [];

/** The ways of those who advance behind it: the same hexes, each by its own factor (7.49/f). */
function coveredRoutes(
  battle: Battle,
  vehicle: Unit,
  { path, covers }: Ordered,
): readonly Covered[] | Refusal {
  if (!covers || covers.length === 0) return NOBODY;
  const at = (why: Refusal): Refusal => ({ ...why, path: '$.covers' });
  const units = covers.flatMap((id) => battle.unit(id) ?? []);
  if (units.length < covers.length || new Set(covers).size < covers.length || path.length === 0)
    return at(refuse('NO_COVER', 'Name leg units of its hex, each once, and a path.', '7.49/d'));
  const why = cannotCover(battle, vehicle, units);
  if (why) return at(why);
  const found: Covered[] = [];
  for (const unit of units) {
    const route = routeOf(battle, unit, { path });
    if (isRefusal(route)) return at(route as Refusal);
    found.push({ unit: unit.id, steps: (route as Route).steps });
  }
  return found;
}

export function advance(act: Act, vehicle: string, covered: readonly Covered[]): void {
  const units = covered.map(({ unit }) => unit);
  act.effect(
    'advances-together',
    { vehicle, units },
    {
      changes: units.map((unit) => ({ do: 'unit', unit, set: { coveredBy: vehicle } }) as const),
      cites: ['7.49/f', '7.49/c'],
    },
  );
}

function begins(act: Act, unit: string, set: { readonly quickmarched: true }): void {
  act.effect('quickmarches', { unit }, { changes: [{ do: 'unit', unit, set }], cites: ['S.quickmarch'] });
}

/** The next hex, a window for Overwatch, and the rest of the way; in the last hex it turns. */
export function march(act: Act, { turning, ...march }: March): void {
  const { unit: id, steps, turn, turret, left, overruns, covered = [] } = march;
  const { battle } = act;
  const unit = battle.unit(id);
  if (turning && turret !== undefined && unit?.at !== undefined && !unit.bailedOut && !unit.trackHit) {
    act.become({ task: 'march', ...march });
    turnTurret(act, unit, turret);
    return;
  }
  const [next, ...rest] = steps;
  const ahead = next ?? turn;
  if (
    unit?.at === undefined ||
    unit.bailedOut ||
    unit.trackHit ||
    !ahead ||
    isStopped(unit) ||
    (left && isSpent(battle, unit, ahead)) ||
    (next && !next.gait && bogsDown(act, unit))
  ) {
    act.done();
    if (unit) act.effect('move-over', { unit: id }, { cites: ['S.movement-costs/a'] });
    if (left) for (const each of [id, ...covered.map(({ unit: behind }) => behind)]) movedAway(act, each);
    takeChecks(act);
    return;
  }
  const from = unit.at;
  act.become({
    task: 'march',
    unit: id,
    steps: rest,
    ...(next && turn && { turn }),
    ...(turret !== undefined && { turret, ...(next && { turning: true }) }),
    ...((next || left) && { left: true }),
    ...(overruns !== undefined && { overruns }),
    ...(covered.length > 0 && { covered: covered.map((one) => ({ ...one, steps: one.steps.slice(1) })) }),
  });
  if (next) enter(act, unit, next);
  else if (turn) turnTo(act, unit, turn);
  const behind = next ? follow(act, from, covered) : [];
  for (const each of [id, ...behind]) if (next || !left) minesStrike(act, each);
  if (next && next.to === overruns) act.plan({ task: 'overrun', unit: id, at: overruns });
  for (const each of [...behind, id]) mayInterrupt(act, each);
}

function mayInterrupt(act: Act, id: string): void {
  const mover = act.battle.unit(id);
  if (mover && mayBeInterrupted(act.battle, mover)) act.plan({ task: 'interrupt', unit: id });
}

/** As far as its TT Factor lets it in this hex (7.8.1/b). */
function turnTurret(act: Act, unit: Unit, to: number): void {
  const turretFacing = turnedTowards(unit, to);
  if (turretFacing === turretFacingOf(unit)) return;
  act.effect(
    'turret-turned',
    { unit: unit.id, to: turretFacing },
    {
      changes: [{ do: 'unit', unit: unit.id, set: { turretFacing } }],
      cites: ['7.8.1/b', '7.8.1/c'],
    },
  );
  mayInterrupt(act, unit.id);
}

/** The units that can still follow do; those that were stopped stay behind. */
function follow(act: Act, from: string, covered: readonly Covered[]): string[] {
  const able = covered.filter(({ unit: id }) => {
    const unit = act.battle.unit(id);
    return unit?.at === from && !isStopped(unit);
  });
  for (const { unit, steps } of able) enter(act, act.battle.theUnit(unit), steps[0] as Step);
  return able.map(({ unit }) => unit);
}

/** A vehicle that is Damaged, Suppressed or shaken on its way goes on at what is left to it. */
function isSpent(battle: Battle, unit: Unit, ahead: Pick<Step, 'cost' | 'gait'>): boolean {
  const gait: Gait = ahead.gait ?? unit.gait ?? 'crossCountry';
  return isVehicle(unit) && spentBy(unit, gait) + ahead.cost > allowanceOf(battle, unit, gait);
}

/** Leg units that are Suppressed on the way stop. */
const isStopped = (unit: Unit): boolean =>
  isLeg(unit) && unit.suppressed === 'on' && unit.spent !== undefined;

function enter(act: Act, unit: Unit, { to, facing, cost, gait }: Step): void {
  const { battle } = act;
  const spent = spentBy(unit, gait ?? 'crossCountry') + cost;
  const set = {
    at: to,
    spent,
    moved: true as const,
    ...(gait && { gait }),
    ...turned(unit, facing),
    ...(unit.fullCover && { fullCover: null }),
    ...(unit.inside && { inside: null }),
    ...outOfItsCloud(unit),
    ...unsteadied(battle, unit),
    ...climbing(battle, unit, to),
    ...narrowMarks(battle, unit, to),
  };
  act.effect(
    'moved',
    { unit: unit.id, to, cost, spent },
    {
      changes: [
        { do: 'unit', unit: unit.id, set },
        ...passengersOf(battle, unit).map(({ id }) => ({ do: 'unit', unit: id, set: { at: to } }) as const),
      ],
      cites: ['S.movement-costs/a'],
    },
  );
}

/** A vehicle that moves, even within its hex, leaves the cloud of its dischargers (7.9/e). */
const outOfItsCloud = ({ smoke }: Unit) => (smoke === 'cloud' ? { smoke: 'gone' as const } : {});

/** OFF turns back to ON (7.1.5.1/d, 7.1.5.2/f). */
const unsteadied = (battle: Battle, { broken, hesitating }: Unit) =>
  plays(battle, '7.1')
    ? {
        ...(broken === 'off' && { broken: 'on' as const }),
        ...(hesitating === 'off' && { hesitating: 'on' as const }),
      }
    : {};

/** The turret turns with the hull, and Hull Down is lost (S.hull-down). */
const turned = (unit: Unit, facing: number) => ({
  facing,
  ...(unit.turretFacing !== undefined && { turretFacing: withHull(unit, facing).turretFacing as number }),
  ...(unit.hullDown !== undefined && { hullDown: null }),
});

function turnTo(act: Act, unit: Unit, { to, cost }: { readonly to: number; readonly cost: number }): void {
  const set = {
    ...turned(unit, to),
    ...outOfItsCloud(unit),
    ...(unit.climbed && { climbed: null }),
    spent: spentBy(unit, unit.gait ?? 'crossCountry') + cost,
    moved: true as const,
  };
  act.effect(
    'turned',
    { unit: unit.id, to, cost },
    { changes: [{ do: 'unit', unit: unit.id, set }], cites: ['S.movement-costs/a'] },
  );
}
