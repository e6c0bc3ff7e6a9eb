/** Moving within a hex (4.5): into Hull Down, into Full Cover, into the building. */
import * as z from 'zod';
import { terrainOf } from '../../kernel/boards/board.js';
import { HEXSIDES } from '../../kernel/geometry/grid.js';
import { hexAt } from '../../mechanics/places.js';
import { commandOf } from '../command/known.js';
import { order } from '../form.js';
import { cell, isBuilding, terrainIn } from '../ground/terrain.js';
import { notItsFormation } from '../initiative/groups.js';
import { minesStrike } from '../mines/entry.js';
import { inActionOf } from '../sequence/sides.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { spentBy } from '../transport/effort.js';
import { watched } from '../transport/watched.js';
import { isStuck, stuck } from '../turrets/long-gun.js';
import { isLeg, isTowed, isVehicle, notYours } from '../units/kinds.js';
import { allowanceOf } from './allowance.js';
import { bogsDown } from './bog.js';

const POSITIONS = ['hull-down', 'full-cover', 'building'] as const;
type Position = (typeof POSITIONS)[number];

export const takePosition = order({
  title: 'Take up a position',
  description:
    'A unit with MOVE or SHORT HALT moves within its hex: a vehicle goes Hull Down towards a hexside, a leg or towed unit takes Full Cover, a vehicle or gun enters the building. It costs the Turn cost of the hex, 1 at least.',
  cites: ['S.moving-within-a-hex', 'S.movement-costs/d', 'S.hull-down'],
  answers: ['movement'],
  asks: {
    unit: z.string().describe('The unit that moves.'),
    position: z.enum(POSITIONS).describe('What it seeks.'),
    towards: z.int().min(0).max(5).optional().describe('The hexside towards which it is Hull Down.'),
  },
  *candidates({ battle, by }) {
    for (const unit of inActionOf(battle, by)) {
      const at = unit.at as string;
      if (!isVehicle(unit)) yield { unit: unit.id, position: 'full-cover' };
      if (isBuilding(terrainIn(battle, at))) yield { unit: unit.id, position: 'building' };
      if (!isVehicle(unit)) continue;
      for (const towards of HEXSIDES)
        if (hidesHulls(battle, at, towards)) yield { unit: unit.id, position: 'hull-down', towards };
    }
  },
  read({ battle, by }, { unit: id, position, towards }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || unit.at === undefined) return { ...notYours(id), path: '$.unit' };
    const why = cannotShift(battle, unit, position);
    if (why) return { ...why, path: '$.unit' };
    if (isStuck(battle, unit, unit.at)) return { ...stuck(unit, unit.at), path: '$.unit' };
    const missing = noPosition(battle, unit, position, towards);
    if (missing) return { ...missing, path: position === 'hull-down' ? '$.towards' : '$.position' };
    return { unit: id, position, towards, cost: costOf(battle, unit) };
  },
  listing: (_, __, { cost }) => ({ cost: { movement: cost } }),
  perform(act, { unit: id, position, towards, cost }) {
    const unit = act.battle.theUnit(id);
    if (bogsDown(act, unit)) return;
    act.effect(
      'position-taken',
      { unit: id, position, cost, ...(towards !== undefined && { towards }) },
      {
        changes: [{ do: 'unit', unit: id, set: shifted(unit, position, cost, towards) }],
        cites: CITES[position],
      },
    );
    minesStrike(act, id);
    if (act.battle.unit(id)?.at !== undefined) watched(act, [id]);
  },
});

const CITES = {
  'hull-down': ['S.hull-down', 'S.movement-costs/d'],
  'full-cover': ['S.full-cover/a', 'S.moving-within-a-hex'],
  building: ['S.inside-a-building', 'S.movement-costs/d'],
} as const;

/** On foot and by hand it takes 1. */
const costOf = (battle: Battle, unit: Unit): number =>
  isVehicle(unit) ? Math.max(1, Number(cell(battle, terrainIn(battle, unit.at as string), 'turn'))) : 1;

/** A unit that has spent nothing always may; Full Cover is only for units that do nothing else (S.full-cover/a). */
function cannotShift(battle: Battle, unit: Unit, position: Position): Refusal | undefined {
  const { name } = unit;
  const command = commandOf(battle, unit);
  if (command !== 'move' && command !== 'short-halt')
    return refuse('NO_MOVE_COMMAND', `${name} has neither MOVE nor SHORT HALT.`, 'S.moving-within-a-hex');
  if (!isVehicle(unit) && !isLeg(unit) && !isTowed(unit))
    return refuse('IMMOBILE', `${name} takes up no position.`, 'S.moving-within-a-hex');
  if (unit.aboard !== undefined) return refuse('IS_ABOARD', `${name} moves with its vehicle.`, 'S.mounting');
  if (unit.bailedOut || (isVehicle(unit) && (unit.trackHit || unit.outOfFuel || unit.bogged)))
    return refuse('IMMOBILE', `${name} cannot move.`, 'S.immobile-vehicle');
  const waits = notItsFormation(battle, unit);
  if (waits) return waits;
  const isFresh = unit.spent === undefined && !unit.mounted && !unit.assaulted;
  if (!isFresh && (position === 'full-cover' || !isVehicle(unit) || unit.assaulted))
    return refuse('HAS_MOVED', `${name} has moved in this turn.`, 'S.moving-within-a-hex');
  const gait = unit.gait ?? 'crossCountry';
  const left = allowanceOf(battle, unit, gait) - spentBy(unit, gait);
  return isFresh || costOf(battle, unit) <= left
    ? undefined
    : refuse(
        'TOO_FAR',
        `${name} has ${left} left, this costs ${costOf(battle, unit)}.`,
        'S.moving-within-a-hex',
      );
}

const no = (why: string, ...cites: Parameters<typeof refuse>[2][]): Refusal =>
  refuse('NO_POSITION', why, ...cites);

function noPosition(battle: Battle, unit: Unit, position: Position, towards?: number): Refusal | undefined {
  const at = unit.at as string;
  const row = terrainIn(battle, at);
  if (position === 'building') {
    if (!isBuilding(row) || isLeg(unit))
      return no(`${at} has no building that ${unit.name} could enter.`, 'S.inside-a-building');
    return unit.inside ? no(`${unit.name} is inside already.`, 'S.inside-a-building') : undefined;
  }
  if (position === 'full-cover') {
    if (!isLeg(unit) && !isTowed(unit)) return no('Leg and towed units take Full Cover.', 'S.full-cover/a');
    const offers = cell(battle, row, 'cover') !== 'none' || battle.location(at).improvedPosition;
    if (!offers) return no(`${at} offers no cover: go where there is some.`, 'S.full-cover/a');
    return unit.fullCover ? no(`${unit.name} is in Full Cover already.`, 'S.full-cover/a') : undefined;
  }
  if (!isVehicle(unit)) return no('Only vehicles go Hull Down.', 'S.hull-down');
  if (towards === undefined) return no('Name the hexside towards which it goes Hull Down.', 'S.hull-down');
  if (unit.hullDown === towards) return no(`${unit.name} is Hull Down there already.`, 'S.hull-down');
  return hidesHulls(battle, at, towards)
    ? undefined
    : no(`Nothing in ${at} hides a hull towards that hexside.`, 'S.hull-down');
}

const LOW: ReadonlySet<string> = new Set(['rough', 'rubble', 'gully', 'ditch']);

/** Rough, rubble, gully and ditch on every side, walls and crests on theirs. */
function hidesHulls(battle: Battle, at: string, side: number): boolean {
  const { table } = battle;
  if (LOW.has(terrainIn(battle, at)) || battle.location(at).crests?.includes(side)) return true;
  return terrainOf(table.map, hexAt(battle, at).hexsides[side as 0]).name === 'wall';
}

function shifted(unit: Unit, position: Position, cost: number, towards?: number) {
  return {
    spent: spentBy(unit, unit.gait ?? 'crossCountry') + cost,
    ...(isVehicle(unit) && { moved: true as const }),
    ...(unit.smoke === 'cloud' && { smoke: 'gone' as const }),
    ...(position === 'hull-down' && { hullDown: towards as number }),
    ...(position === 'full-cover' && { fullCover: true as const }),
    ...(position === 'building' && { inside: true as const }),
  };
}
