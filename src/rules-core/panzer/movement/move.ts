/** A unit moves (4.5, 6.6): the order names the whole way; it goes hex by hex, and Overwatch may interrupt it. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { commandOf } from '../command/known.js';
import { hasTurret, turretFacingOf } from '../fire/arcs.js';
import { order } from '../form.js';
import { notItsFormation } from '../initiative/groups.js';
import { minesStrike } from '../mines/entry.js';
import { takeChecks } from '../morale/check.js';
import { movedAway } from '../morale/triggers.js';
import { inActionOf, plays } from '../sequence/sides.js';
import { type Act, type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { hasOnlyLoaded, spentBy } from '../transport/effort.js';
import { ttOf, turnedTowards } from '../turrets/turning.js';
import { isLeg, isVehicle, passengersOf } from '../units/kinds.js';
import { allowanceOf, type Gait } from './allowance.js';
import { climbing } from './climb.js';
import { mayBeInterrupted } from './interrupt.js';
import { type Course, examples, mayStay, type Route, routeOf, type Step } from './route.js';

const LONGEST = 40;

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
}

export const move = order({
  title: 'Move',
  description:
    'Move a unit with MOVE or SHORT HALT along a path; an empty path with a facing turns it where it stands. Each unit moves once.',
  cites: ['S.movement-costs/a', 'S.movement-costs/e', 'S.enemy-hexes'],
  answers: ['movement'],
  asks: {
    unit: z.string().describe('Who moves.'),
    path: z.array(z.string()).max(LONGEST).describe('The hexes it enters, in their order.'),
    reverse: z.literal(true).optional().describe('A vehicle drives backwards: twice the cost.'),
    facing: z.int().min(0).max(5).optional().describe('The hexside that it faces in the end.'),
    turret: z
      .int()
      .min(0)
      .max(5)
      .optional()
      .describe('The hexside to which its turret turns on the way, by its TT Factor in each hex (7.8.1).'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of inActionOf(battle, by)) {
      if (cannotMove(battle, unit)) continue;
      for (const course of examples(battle, unit)) yield { unit: unit.id, ...course };
    }
  },
  read({ battle, by }, asked) {
    const unit = battle.unit(asked.unit);
    if (unit?.side !== by)
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no unit "${asked.unit}": name one of yours.`),
        path: '$.unit',
      };
    const why = cannotMove(battle, unit) ?? badCourse(unit, asked) ?? badTurret(battle, unit, asked.turret);
    if (why) return why;
    const route = routeOf(battle, unit, asked);
    if (isRefusal(route)) return route as Refusal;
    const end = asked.path.at(-1);
    const crowded = end === undefined ? undefined : mayStay(battle, unit, end);
    const { steps, turn, cost } = route as Route;
    return crowded ?? { unit: asked.unit, steps, turn, cost, facing: asked.facing, turret: asked.turret };
  },
  listing: (_, __, { cost }) => ({ cost: { movement: cost } }),
  perform(act, { unit, steps, turn, facing, turret }) {
    act.plan({
      task: 'march',
      unit,
      steps,
      ...(facing !== undefined && { turn: { to: facing, cost: turn } }),
      ...(turret !== undefined && { turret }),
    });
  },
});

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
  if (unit.aboard !== undefined)
    return refuse('IS_ABOARD', `${unit.name} moves with its vehicle.`, 'S.mounting');
  if (
    unit.bailedOut ||
    (isVehicle(unit) && (unit.trackHit || unit.outOfFuel)) ||
    (unit.crossCountry ?? 0) === 0
  )
    return refuse('IMMOBILE', `${unit.name} cannot move.`, 'S.immobile-vehicle');
  return notItsFormation(battle, unit);
}

function badCourse(unit: Unit, { path, reverse, facing }: Course): Refusal | undefined {
  if (path.length === 0 && (facing === undefined || facing === unit.facing || isLeg(unit)))
    return {
      ...refuse('NOWHERE', 'Name a path, or a facing to turn to.', 'S.movement-costs/d'),
      path: '$.path',
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

/** The next hex, a window for Overwatch, and the rest of the way; in the last hex it turns. */
export function march(act: Act, { turning, ...march }: March): void {
  const { unit: id, steps, turn, turret, left, overruns } = march;
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
    (left && isSpent(battle, unit, ahead))
  ) {
    act.done();
    if (unit) act.effect('move-over', { unit: id }, { cites: ['S.movement-costs/a'] });
    if (left) movedAway(act, id);
    takeChecks(act);
    return;
  }
  act.become({
    task: 'march',
    unit: id,
    steps: rest,
    ...(next && turn && { turn }),
    ...(turret !== undefined && { turret, ...(next && { turning: true }) }),
    ...((next || left) && { left: true }),
    ...(overruns !== undefined && { overruns }),
  });
  if (next) enter(act, unit, next);
  else if (turn) turnTo(act, unit, turn);
  if (next || !left) minesStrike(act, id);
  if (next && next.to === overruns) act.plan({ task: 'overrun', unit: id, at: overruns });
  mayInterrupt(act, id);
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

/** Who moves, also within its hex, leaves the cloud of its dischargers (7.9/e). */
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
  ...(unit.turretFacing !== undefined && {
    turretFacing: (unit.turretFacing + facing - (unit.facing ?? 0) + 6) % 6,
  }),
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
