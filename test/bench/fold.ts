/**
 * `fold.changes`: changes per second made by the fold. `fold.moves`: moves per second, decided by the rules and made,
 * beside the same game in boardgame.io: a 60-unit position, one unit steps to a free neighbouring hex, checked for
 * ownership and adjacency.
 */
import { createRequire } from 'node:module';
import { isRefusal } from '../../src/rules-core/kernel/decide/action.js';
import { decide, open, settle } from '../../src/rules-core/kernel/decide/decide.js';
import { scriptedDice } from '../../src/rules-core/kernel/dice/index.js';
import { copy } from '../../src/rules-core/kernel/lab/match.js';
import { Battle } from '../../src/rules-core/kernel/position/battle.js';
import { type Change, make } from '../../src/rules-core/kernel/position/changes.js';
import type { SideId } from '../../src/rules-core/kernel/position/position.js';
import { adjacentHexes } from '../skirmish/field.js';
import { skirmish } from '../skirmish/rulebook.js';
import { crossroads, FIELD } from '../skirmish/scenario.js';
import type { Skirmish, SkirmishPosition } from '../skirmish/system.js';
import { report } from './report.js';

/** It ships no types for ES modules: what is used of it is declared below. */
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as {
  Client(options: object): BoardgameClient;
};

const UNITS = 60;

/** Thirty units a side, nobody within range of anybody: moves are not interrupted. */
function crowd(): SkirmishPosition {
  const start = crossroads('crowd');
  const hexes = [...FIELD.map.named.keys()];
  const units: Record<string, unknown> = {};
  for (let n = 0; n < UNITS; n++) {
    const side: SideId = n % 2 === 0 ? 'blue' : 'red';
    units[`u${n}`] = {
      id: `u${n}`,
      side,
      name: `Unit ${n}`,
      at: hexes[n],
      morale: 4,
      ...(side === 'red' ? { fired: true } : {}),
    };
  }
  return {
    ...start,
    options: { ...start.options, ambush: false },
    units: units as SkirmishPosition['units'],
  };
}

function begun(): Battle<Skirmish> {
  const battle = new Battle<Skirmish>(crowd(), FIELD);
  settle(battle, open(skirmish, battle, scriptedDice()));
  for (const side of ['blue', 'red']) {
    const action = decide(skirmish, battle, side, { order: 'plan', plan: 'hold' }, scriptedDice());
    if (!isRefusal(action)) settle(battle, action);
  }
  return battle;
}

interface Step {
  readonly unit: string;
  readonly to: string;
}

/** Steps of one hex there and back, so that the position stays the same and every step is legal. */
function steps(battle: Battle<Skirmish>): Step[] {
  const found: Step[] = [];
  for (const unit of battle.units()) {
    if (unit.side !== 'blue' || unit.at === undefined) continue;
    const free = adjacentHexes(battle, unit.at).find((hex) => battle.unitsAt(hex).length === 0);
    if (free) found.push({ unit: unit.id, to: free });
  }
  return found;
}

function perSecond(work: () => number, seconds = 2): number {
  work();
  const start = process.hrtime.bigint();
  let done = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    done += work();
    elapsed = Number(process.hrtime.bigint() - start) / 1e9;
  }
  return Math.round(done / elapsed);
}

function changesPerSecond(): number {
  const position = crowd();
  const ids = Object.keys(position.units);
  const there = ids.map((unit): Change<Skirmish> => ({ do: 'unit', unit, set: { at: 'A1', moved: true } }));
  const back = ids.map((unit): Change<Skirmish> => ({ do: 'unit', unit, set: { at: 'B2', moved: null } }));
  return perSecond(() => {
    for (const change of there) make(position, change);
    for (const change of back) make(position, change);
    return there.length + back.length;
  });
}

function ourMovesPerSecond(): number {
  const battle = begun();
  const all = steps(battle);
  return perSecond(() => {
    for (const { unit, to } of all) {
      const mark = battle.mark();
      const action = decide(skirmish, battle, 'blue', { order: 'move', unit, path: [to] }, scriptedDice());
      if (isRefusal(action)) throw new Error(action.why);
      for (const { changes = [] } of action.effects) for (const change of changes) battle.make(change);
      for (const change of action.next) battle.make(change);
      battle.rollback(mark);
    }
    return all.length;
  });
}

type BoardgameUnits = Record<string, { side: string; at: string; moved?: boolean }>;

/** The same position and the same checks as a boardgame.io game, on its fastest client: one process, no server. */
function boardgameMovesPerSecond(): number {
  const battle = begun();
  const all = steps(battle);
  const adjacent = Object.fromEntries(
    all.map(({ unit }) => [unit, new Set(adjacentHexes(battle, atOf(battle, unit)))]),
  );
  const game = {
    setup: () => ({ units: copy(battle.position.units) as BoardgameUnits }),
    moves: {
      move({ G }: { G: { units: BoardgameUnits } }, id: string, to: string): 'INVALID_MOVE' | undefined {
        const unit = G.units[id];
        const enemyThere = Object.values(G.units).some((other) => other.at === to && other.side !== 'blue');
        if (unit?.side !== 'blue' || enemyThere || !adjacent[id]?.has(to)) return 'INVALID_MOVE';
        unit.at = to;
        unit.moved = true;
        return undefined;
      },
    },
  };
  const client = Client({ game, debug: false, numPlayers: 1 });
  client.start();
  const rate = perSecond(() => {
    for (const { unit, to } of all) client.moves.move(unit, to);
    return all.length;
  });
  const { unit, to } = all[0] as Step;
  if (client.getState().G.units[unit]?.at !== to)
    throw new Error('boardgame.io refused the moves: nothing was compared.');
  return rate;
}

interface BoardgameClient {
  start(): void;
  getState(): { G: { units: BoardgameUnits } };
  moves: { move(unit: string, to: string): void };
}

function atOf(battle: Battle<Skirmish>, unit: string): string {
  return battle.theUnit(unit).at as string;
}

report({ bench: 'fold.changes', who: 'ours', value: changesPerSecond(), unit: 'changes/s' });
report({ bench: 'fold.moves', who: 'ours', value: ourMovesPerSecond(), unit: 'moves/s' });
report({ bench: 'fold.moves', who: 'boardgame.io', value: boardgameMovesPerSecond(), unit: 'moves/s' });
