import * as z from 'zod';
import type { Refusal } from '../../src/rules-core/kernel/decide/action.js';
import { orderOf } from '../../src/rules-core/kernel/form/index.js';
import type { Battle } from '../../src/rules-core/kernel/position/battle.js';
import type { Decision, SideId, Unit, UnitId } from '../../src/rules-core/kernel/position/position.js';
import { adjacentHexes, distance, hexExists } from './field.js';
import type { RuleId, Skirmish } from './system.js';

type Reading = Battle<Skirmish>;
type Refused = Refusal<RuleId> | undefined;
const order = orderOf<Skirmish>();

export const FIRE_RANGE = 6;

export function movesOf(battle: Reading, side: SideId): number {
  return battle.side(side).plan === 'attack' ? 5 : 4;
}

function ownUnit(battle: Reading, by: SideId, id: UnitId): Unit<Skirmish> | Refusal<RuleId> {
  const unit = battle.unit(id);
  if (!unit) return { refused: 'NO_SUCH_UNIT', why: `There is no unit "${id}".`, path: '$.unit' };
  if (unit.side !== by)
    return { refused: 'NOT_YOUR_UNIT', why: `${unit.name} is not yours.`, path: '$.unit' };
  return unit;
}

const plan = order({
  title: 'Plan',
  description: 'Choose in secret whether the side attacks or holds.',
  cites: ['1'],
  answers: ['plan'],
  asks: { plan: z.enum(['attack', 'hold']).describe('What the side means to do.') },
  sealed: true,
  candidates: () => [{ plan: 'attack' }, { plan: 'hold' }],
  // The side that plans last learns both plans.
  foreseeable: ({ battle, by }) => battle.position.awaiting.some(({ side }) => side !== by),
  perform(act, { plan }, { by }) {
    const secret = { do: 'secret', side: by, set: { plan } } as const;
    act.effect('planned', { side: by }, { changes: [secret], cites: ['1'] });
  },
});

const move = order({
  title: 'Move',
  description: 'Move a unit along a path of adjacent hexes; it goes on by itself when nobody reacts.',
  cites: ['2.1', '2.2'],
  answers: ['move'],
  asks: {
    unit: z.string().describe('The unit that moves.'),
    path: z.array(z.string()).min(1).max(5).describe('The hexes it enters, in order.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of battle.units())
      if (unit.side === by && unit.at !== undefined)
        for (const path of pathsFrom(battle, unit.at, movesOf(battle, by), by)) yield { unit: unit.id, path };
  },
  read({ battle, by }, { unit: id, path }) {
    const unit = ownUnit(battle, by, id);
    if ('refused' in unit) return unit;
    if (unit.broken || unit.moved || unit.at === undefined)
      return { refused: 'CANNOT_MOVE', why: `${unit.name} cannot move now.`, cites: ['2.1'], path: '$.unit' };
    if (path.length > movesOf(battle, by))
      return {
        refused: 'TOO_FAR',
        why: `${unit.name} moves at most ${movesOf(battle, by)} hexes.`,
        cites: ['2.1'],
        path: '$.path',
      };
    return badStep(battle, unit.at, path, by) ?? { unit: id, path };
  },
  listing: (_eyes, { path }) => ({ cost: { hexes: path.length } }),
  perform(act, { unit, path }) {
    act.plan({ task: 'march', unit, path });
  },
});

function badStep(battle: Reading, start: string, path: readonly string[], by: SideId): Refused {
  let from = start;
  for (const [i, to] of path.entries()) {
    if (!hexExists(battle, to) || distance(battle, from, to) !== 1)
      return {
        refused: 'NOT_ADJACENT',
        why: `${to} is not adjacent to ${from}.`,
        cites: ['2.1'],
        path: `$.path[${i}]`,
      };
    if (isHeldAgainst(battle, to, by))
      return {
        refused: 'ENEMY_THERE',
        why: `${to} is held by the enemy.`,
        cites: ['2.2'],
        path: `$.path[${i}]`,
      };
    from = to;
  }
  return undefined;
}

export function isHeldAgainst(battle: Reading, hex: string, by: SideId): boolean {
  return battle.unitsAt(hex).some((unit) => unit.side !== by);
}

/** One shortest path to every hex in reach. */
function* pathsFrom(battle: Reading, start: string, most: number, by: SideId): Iterable<string[]> {
  const seen = new Set([start]);
  let edge: { at: string; path: string[] }[] = [{ at: start, path: [] }];
  for (let step = 0; step < most; step++) {
    const next: typeof edge = [];
    for (const { at, path } of edge)
      for (const to of adjacentHexes(battle, at)) {
        if (seen.has(to) || isHeldAgainst(battle, to, by)) continue;
        seen.add(to);
        next.push({ at: to, path: [...path, to] });
      }
    for (const { path } of next) yield path;
    edge = next;
  }
}

/** The same order answers the fire phase and a reaction; only who may be shot at differs. */
const fire = order({
  title: 'Fire',
  description: 'Fire a unit at an enemy unit, in the own fire phase or as a reaction to its move.',
  cites: ['3', '2.3'],
  answers: ['fire', 'reaction'],
  asks: {
    unit: z.string().describe('The unit that fires.'),
    target: z.string().describe('The enemy unit it fires at.'),
  },
  *candidates({ battle, by, decision }) {
    const targets = targetsOf(battle, by, decision);
    for (const unit of battle.units())
      if (unit.side === by) for (const target of targets) yield { unit: unit.id, target: target.id };
  },
  read({ battle, by, decision }, { unit: id, target: targetId }) {
    const unit = ownUnit(battle, by, id);
    if ('refused' in unit) return unit;
    if (!mayFire(unit))
      return { refused: 'CANNOT_FIRE', why: `${unit.name} cannot fire now.`, cites: ['3'], path: '$.unit' };
    const target = targetsOf(battle, by, decision).find((candidate) => candidate.id === targetId);
    if (!target)
      return { refused: 'NO_SUCH_TARGET', why: `"${targetId}" cannot be fired at now.`, path: '$.target' };
    if (!inRange(battle, unit, target))
      return {
        refused: 'OUT_OF_RANGE',
        why: `${target.name} is out of range.`,
        cites: ['3'],
        path: '$.target',
      };
    return { unit: id, target: targetId };
  },
  perform(act, { unit, target }) {
    act.plan({ task: 'fire', unit, target });
  },
});

export function mayFire(unit: Unit<Skirmish>): boolean {
  return !unit.broken && !unit.fired && unit.at !== undefined;
}

export function inRange(battle: Reading, unit: Unit<Skirmish>, target: Unit<Skirmish>): boolean {
  return distance(battle, unit.at as string, target.at as string) <= FIRE_RANGE;
}

function targetsOf(battle: Reading, by: SideId, decision: Decision): Unit<Skirmish>[] {
  const mover = decision.about?.mover;
  return battle
    .units()
    .filter(
      (unit) => unit.side !== by && unit.at !== undefined && (mover === undefined || unit.id === mover),
    );
}

const pass = order({
  title: 'Pass',
  description: 'Be done: with the phase, or with reacting to this step of the move.',
  cites: ['2', '2.3'],
  answers: ['move', 'fire', 'reaction'],
  asks: {},
  // Elsewhere an enemy's march goes on, or his turn begins, or it shows who holds the objective.
  foreseeable: ({ decision }) => decision.kind === 'move',
  perform(act, _plan, { decision }) {
    if (decision.kind !== 'reaction') act.done();
  },
});

export const orders = { plan, move, fire, pass };
