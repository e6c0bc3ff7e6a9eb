/** Moving Infantry along a path (3.3.1): declared at once, carried out hex by hex under the DEFENDER's eyes. */
import * as z from 'zod';
import type { Listing } from '../../kernel/decide/rulebook.js';
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { lose } from '../concealment/concealment.js';
import { showOnTheMove } from '../concealment/on-the-move.js';
import { order } from '../form.js';
import { trackAcquisitions } from '../ordnance/acquisition.js';
import { leaveGuns, uncover } from '../ordnance/hidden.js';
import { BAMBOO_SURPLUS, planStruggle } from '../pacific/bamboo.js';
import { controlBy } from '../sequence/control.js';
import type { AslAct, AslBattle, AslChange, AslRefusal, AslUnit } from '../system.js';
import { adjacentHexes, areAdjacent, onMap } from '../terrain/map.js';
import { groundAt } from '../terrain/terrain.js';
import { hasRoom } from '../units/stacking.js';
import { enemiesAt, isInfantry, isLeader, isMmc, weaponsOf } from '../units/units.js';
import { spentWhere } from '../vehicles/hulks.js';
import { ppCarried } from './allotment.js';
import { type Cost, entryCost, reasonsOf } from './cost.js';
import type { MovementTask } from './effects.js';
import { alarm, beginMove, cannotMove, type Declared, exposed, mfLeft, spendMf } from './mover.js';

interface MoveOrder extends Declared {
  readonly units: readonly UnitId[];
  readonly path: readonly LocationId[];
  /** Enter woods or orchards beside their road, for their protection. */
  readonly offRoad?: boolean | undefined;
}

const ROAD_BONUS = 1;
const MOST_PP_OF_A_LEADER = 2;

export const move = order({
  title: 'Move',
  description:
    'Move units of one location along a path of adjacent hexes, by themselves or as a stack; they go on until the path ends or somebody stops them.',
  cites: ['3.3/a', '3.3.1/a', '3.3.1/e', '3.3.1/f', '3.3.1/g'],
  answers: ['movement'],
  asks: {
    units: z.array(z.string()).min(1).max(20).describe('The units that move together.'),
    path: z.array(z.string()).min(1).max(20).describe('The hexes they enter, in order.'),
    assault: z.boolean().optional().describe('Assault Movement: one hex, not with all MF.'),
    doubleTime: z.boolean().optional().describe('Double Time: two MF more, and Counter Exhausted.'),
    offRoad: z
      .boolean()
      .optional()
      .describe('Pay for the woods or orchard itself where a road leads through.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const units of stacksOf(battle, by)) yield* steps(battle, units);
  },
  read: ({ battle, by }, order) => checkMove(battle, order, by) ?? order,
  listing: ({ battle }, order) => firstStep(battle, order),
  perform(act, { units, path, assault, doubleTime, offRoad }) {
    beginMove(act, units, { assault, doubleTime });
    act.plan({ task: 'move', units, path, ...(offRoad && { offRoad: true as const }) });
  },
});

function checkMove(battle: AslBattle, order: MoveOrder, by: string): AslRefusal | undefined {
  const units: AslUnit[] = [];
  for (const id of order.units) {
    const unit = battle.unit(id);
    if (!unit) return { refused: 'NO_SUCH_UNIT', why: `There is no unit "${id}".`, path: '$.units' };
    if (unit.side !== by)
      return { refused: 'NOT_YOUR_UNIT', why: `${unit.name} is not yours.`, path: '$.units' };
    units.push(unit);
  }
  for (const unit of units) {
    const refusal = cannotMove(unit) ?? cannotDeclare(battle, unit, order);
    if (refusal) return refusal;
  }
  return checkTogether(units) ?? checkPath(battle, units, order, by);
}

function cannotDeclare(
  battle: AslBattle,
  unit: AslUnit,
  { assault, doubleTime }: MoveOrder,
): AslRefusal | undefined {
  const started = unit.moving === true;
  if (doubleTime && (started || assault || unit.wounded || unit.cx || unit.winded))
    return {
      refused: 'NO_DOUBLE_TIME',
      why: `${unit.name} cannot Double Time: only from the start, unwounded, not Counter Exhausted, not in Assault Movement.`,
      cites: ['3.3.1/g', '3.3.1/i'],
    };
  if (assault && started)
    return { refused: 'TOO_LATE', why: `${unit.name} moves already.`, cites: ['3.3.1/f'] };
  if (isLeader(unit) && ppCarried(battle, unit) > MOST_PP_OF_A_LEADER)
    return { refused: 'TOO_HEAVY', why: `${unit.name} carries at most 2 PP.`, cites: ['4.0/f'] };
  if (weaponsOf(battle, unit).some(({ carried }) => carried !== undefined && carried !== unit.id))
    return { refused: 'CARRIED', why: 'A Weapon moves once in a Movement Phase.', cites: ['4.0/b', '4.0/g'] };
  return undefined;
}

/** A stack moves from one location, all of it beginning now or all of it on its way. */
function checkTogether(units: readonly AslUnit[]): AslRefusal | undefined {
  const [first] = units;
  if (units.some((unit) => unit.at !== first?.at))
    return { refused: 'NOT_TOGETHER', why: 'Units of one order start in one location.', cites: ['3.3.1/e'] };
  if (units.some((unit) => (unit.moving ?? false) !== (first?.moving ?? false)))
    return {
      refused: 'NOT_TOGETHER',
      why: 'Units that move already and others do not move as one stack.',
      cites: ['3.3.1/e'],
    };
  if (new Set(units.map(({ id }) => id)).size < units.length)
    return { refused: 'TWICE', why: 'Name each unit once.', path: '$.units' };
  return undefined;
}

function checkPath(
  battle: AslBattle,
  units: readonly AslUnit[],
  order: MoveOrder,
  by: string,
): AslRefusal | undefined {
  const left = units.map((unit) =>
    mfLeft(battle, unit, units, (unit.doubleTime ?? false) || (order.doubleTime ?? false)),
  );
  const assault = order.assault || units.some((unit) => unit.assaultMove);
  if (assault && (units[0]?.hexes ?? 0) + order.path.length > 1)
    return { refused: 'TOO_FAR', why: 'Assault Movement goes one hex.', cites: ['3.3.1/f'], path: '$.path' };
  let byRoad = units.every((unit) => !unit.moving || unit.byRoad === true);
  let from = units[0]?.at;
  let spent = 0;
  for (const [i, to] of order.path.entries()) {
    const path = `$.path[${i}]`;
    const refusal = cannotEnter(battle, units, from, to, by);
    if (refusal) return { ...refusal, path };
    const cost = entryCost(battle, from ?? to, to, order.offRoad);
    if (!cost) return { refused: 'IMPASSABLE', why: `Infantry cannot enter ${to}.`, path };
    if (takesAll(cost) && !isFresh(units, i))
      return { refused: 'NOT_ENOUGH_MF', why: `${to} takes all MF.`, cites: ['8.2.1/bamboo-b'], path };
    spent += takesAll(cost) ? Math.max(...left) : cost.mf;
    byRoad &&= cost.road && !cost.smoke;
    const short = takesAll(cost) ? -1 : left.findIndex((mf) => spent > mf + (byRoad ? ROAD_BONUS : 0));
    if (short >= 0)
      return {
        refused: 'NOT_ENOUGH_MF',
        why: `${units[short]?.name} has ${left[short]} MF left; the way to ${to} takes ${spent}.`,
        cites: ['3.3.1/a'],
        path,
      };
    from = to;
  }
  if (assault && left.some((mf) => spent >= mf))
    return { refused: 'ALL_MF', why: 'Assault Movement must not take all MF.', cites: ['3.3.1/f'] };
  return leavesLedUnitsBehind(battle, units);
}

/** What is paid, whatever it is made of. */
type Price = Pick<Cost, 'mf' | 'road' | 'smoke'>;

/** Bamboo takes all MF there are: only units that have spent nothing get into it (8.2.1/bamboo-b). */
function takesAll({ mf }: Price): boolean {
  return mf === Number.POSITIVE_INFINITY;
}

function isFresh(units: readonly AslUnit[], step: number): boolean {
  return step === 0 && units.every(({ spent = 0 }) => spent === 0);
}

function cannotEnter(
  battle: AslBattle,
  units: readonly AslUnit[],
  from: LocationId | undefined,
  to: LocationId,
  by: string,
): AslRefusal | undefined {
  if (!onMap(battle, to)) return { refused: 'NO_SUCH_HEX', why: `The map has no hex ${to}.` };
  if (from === undefined) {
    if (!units.every((unit) => unit.entry?.includes(to)))
      return { refused: 'NOT_ADJACENT', why: `They do not enter the map at ${to}.`, cites: ['3.3/d'] };
  } else if (!areAdjacent(battle, from, to))
    return { refused: 'NOT_ADJACENT', why: `${to} is not adjacent to ${from}.`, cites: ['3.3/a'] };
  if (enemiesAt(battle, to, by).length > 0)
    return { refused: 'ENEMY_THERE', why: `There are enemy units in ${to}.`, cites: ['3.3/c'] };
  if (!hasRoom(battle, to, by, units))
    return { refused: 'NO_ROOM', why: `There is no room in ${to}.`, cites: ['3.3/b', '3.3.1/d'] };
  return undefined;
}

/** A unit that used a leader's bonus must end with him: neither goes on without the other (3.3.1/a). */
function leavesLedUnitsBehind(battle: AslBattle, units: readonly AslUnit[]): AslRefusal | undefined {
  for (const leader of units) {
    if (!isLeader(leader) || !leader.moving) continue;
    const behind = battle
      .unitsAt(leader.at as LocationId)
      .find(
        (unit) =>
          unit.ledBy === leader.id &&
          !units.includes(unit) &&
          !unit.broken &&
          mfLeft(battle, unit, [], unit.doubleTime ?? false) < 0,
      );
    if (behind)
      return {
        refused: 'LEADER_NEEDED',
        why: `${behind.name} has used the MF of ${leader.name} and must end with him.`,
        cites: ['3.3.1/a'],
      };
  }
  return undefined;
}

/** Each unit that can move, and each leader with all that can go with him. */
function stacksOf(battle: AslBattle, by: string): AslUnit[][] {
  const stacks: AslUnit[][] = [];
  for (const unit of battle.units()) {
    if (unit.side !== by || !isInfantry(unit) || cannotMove(unit)) continue;
    stacks.push([unit]);
    if (!isLeader(unit) || unit.at === undefined) continue;
    const others = battle
      .unitsAt(unit.at)
      .filter((other) => other.side === by && isMmc(other) && !cannotMove(other))
      .filter((other) => (other.moving ?? false) === (unit.moving ?? false));
    if (others.length > 0) stacks.push([unit, ...others]);
    if (others.length > 1) stacks.push(...others.map((other) => [unit, other]));
  }
  return stacks;
}

/** The first hex of every way to go: a longer path is the same, told at once. */
function* steps(battle: AslBattle, units: readonly AslUnit[]): Iterable<MoveOrder> {
  const ids = units.map(({ id }) => id);
  const at = units[0]?.at;
  const hexes = at === undefined ? (units[0]?.entry ?? []) : adjacentHexes(battle, at);
  for (const to of hexes)
    for (const way of waysInto(battle, at ?? to, to))
      if (!(way.assault || way.doubleTime) || !units[0]?.moving) yield { units: ids, path: [to], ...way };
}

function firstStep(
  battle: AslBattle,
  { units: ids, path: [to = ''], offRoad, doubleTime }: MoveOrder,
): Listing {
  const units = ids.map((id) => battle.theUnit(id));
  const cost = entryCost(battle, units[0]?.at ?? to, to, offRoad) as Cost;
  const mf = Math.max(...units.map((unit) => mfInto(battle, unit, units, cost, doubleTime)));
  return { cost: { mf }, reasons: reasonsOf(cost) };
}

type Way = Omit<MoveOrder, 'units' | 'path'>;

const BY_ROAD: readonly Way[] = [{}, { assault: true }, { doubleTime: true }];
const OFF_ROAD: readonly Way[] = BY_ROAD.map((way) => ({ ...way, offRoad: true }));

/** Where a road leads through woods or an orchard, they may be entered beside it as well, for their protection (1.1.1/wroad-b). */
function waysInto(battle: AslBattle, from: LocationId, to: LocationId): Way[] {
  const cost = entryCost(battle, from, to);
  const beside =
    cost?.road && groundAt(battle, to) !== 'open-ground' ? entryCost(battle, from, to, true) : undefined;
  return [...(cost ? BY_ROAD : []), ...(beside ? OFF_ROAD : [])];
}

/** One hex of the path; then the DEFENDER has his chance, then the next hex. */
export function moveOn(act: AslAct, task: MovementTask): void {
  const { battle } = act;
  const [to, ...rest] = task.path;
  const units = task.units.flatMap((id) => battle.unit(id) ?? []);
  const [first] = units;
  const fit =
    units.length === task.units.length &&
    units.every((unit) => unit.moving && !unit.broken && !unit.pinned && unit.at === first?.at);
  if (!fit || !first || to === undefined) act.done();
  else step(act, task, units, first, to, rest);
}

function step(
  act: AslAct,
  task: MovementTask,
  units: readonly AslUnit[],
  first: AslUnit,
  to: LocationId,
  rest: readonly LocationId[],
): void {
  const { battle } = act;
  const hidden = enemiesAt(battle, to, first.side);
  const order = { units: task.units, path: [to], offRoad: task.offRoad };
  const cost = entryCost(battle, first.at ?? to, to, task.offRoad);
  if (hidden.length > 0) {
    act.done();
    const mf = cost ? Math.max(...units.map((unit) => mfInto(battle, unit, units, cost))) : 1;
    runInto(act, units, to, mf);
  } else if (!cost || checkMove(battle, order, first.side)) act.done();
  else {
    enter(act, units, to, cost);
    act.become({ ...task, path: rest });
    showOnTheMove(act, task.units);
    for (const { id } of units) {
      alarm(act, battle.theUnit(id));
      trackAcquisitions(act, battle.theUnit(id));
    }
    planStruggle(act, to, task.units);
    exposed(act, task.units);
  }
}

/** What it takes one of them: for bamboo everything he has. */
function mfInto(
  battle: AslBattle,
  unit: AslUnit,
  units: readonly AslUnit[],
  cost: Price,
  doubleTime = unit.doubleTime ?? false,
): number {
  return takesAll(cost) ? mfLeft(battle, unit, units, doubleTime) : cost.mf;
}

/** Puts them into the hex with what they carry; the Gun that they push comes along, others stay. */
export function enter(
  act: AslAct,
  units: readonly AslUnit[],
  to: LocationId,
  cost: Price,
  pushed?: UnitId,
): void {
  const { road, smoke } = cost;
  leaveGuns(act, units, pushed);
  const changes: AslChange[] = [];
  const spending = units.map((unit) => mfInto(act.battle, unit, units, cost));
  for (const [i, unit] of units.entries()) {
    const mf = spending[i] as number;
    changes.push({
      do: 'unit',
      unit: unit.id,
      set: {
        at: to,
        spent: (unit.spent ?? 0) + mf,
        spentHere: mf + (takesAll(cost) ? BAMBOO_SURPLUS : 0),
        ...spentWhere(act.battle, unit, to, mf),
        hexes: (unit.hexes ?? 0) + 1,
        from: unit.at ?? null,
        ...(!(road && !smoke) && unit.byRoad && { byRoad: null }),
        roadRate: road ? true : null,
        ...(unit.shotAt && { shotAt: null }),
        ...(unit.residualDrm !== undefined && { residualDrm: null }),
        ...(unit.entry && { entry: null }),
      },
    });
    for (const weapon of weaponsOf(act.battle, unit))
      changes.push({ do: 'unit', unit: weapon.id, set: { at: to, carried: unit.id } });
  }
  const holder = units.find(isMmc);
  if (holder) changes.push(...controlBy(act.battle, holder, to));
  const [first] = units;
  const mf = Math.max(...spending);
  act.effect(
    'moved',
    {
      units: units.map(({ id }) => id),
      from: first?.at ?? 'off the map',
      to,
      mf,
      spent: (first?.spent ?? 0) + mf,
      road,
    },
    { changes, cites: ['3.3.1/b'] },
  );
}

/** Hidden enemies stop those who walk into them: they have spent the MF where they were (6.4/d, 8.3.2/c). */
export function runInto(act: AslAct, units: readonly AslUnit[], to: LocationId, mf: number): void {
  const [first] = units as [AslUnit];
  const met = act.battle
    .unitsAt(to)
    .some((unit) => unit.side !== first.side && unit.concealed && unit.hidden);
  const revealed = uncover(act.battle, to, first.side);
  act.effect(
    'ran-into',
    { units: units.map(({ id }) => id), at: to },
    { changes: revealed, cites: ['6.4/d', '8.3.2/c'] },
  );
  const ids = units.map(({ id }) => id);
  if (met) surprise(act, ids);
  spendMf(act, ids, mf, `entering ${to}`);
  endMovesHere(act, ids);
  planStruggle(act, to, ids);
  exposed(act, ids);
}

/** Both stacks lose Concealment, and Residual FP strikes them once more (8.3.2/c). */
function surprise(act: AslAct, ids: readonly UnitId[]): void {
  const { battle } = act;
  const units = ids.map((id) => battle.theUnit(id));
  lose(act, units, '8.3/loss-b', '8.3.2/c');
  const again = units.filter(({ residualDrm }) => residualDrm !== undefined);
  const changes = again.map(({ id }): AslChange => ({ do: 'unit', unit: id, set: { residualDrm: null } }));
  if (changes.length > 0)
    act.effect('caught-again', { units: again.map(({ id }) => id) }, { changes, cites: ['8.3.2/c'] });
}

/** They move no more, but can still be fired at until another unit moves. */
export function endMovesHere(act: AslAct, ids: readonly UnitId[]): void {
  act.effect(
    'move-ended',
    { units: ids },
    {
      changes: ids.map((unit): AslChange => ({ do: 'unit', unit, set: { moved: true } })),
      cites: ['3.3.1/c'],
    },
  );
}
