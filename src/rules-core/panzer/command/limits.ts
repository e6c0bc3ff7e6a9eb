/** How many counters a formation may place, and how many of them MOVE or SHORT HALT (6.2.1.1.1, 7.52). */
import type { Command } from '../attributes/index.js';
import { isCounter, unitsUnder } from '../hidden/counters.js';
import { isBasic } from '../sequence/sides.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { formationIdOf } from '../units/kinds.js';
import { availableCommands, isFree } from './available.js';
import { mostMoves } from './span.js';

export interface Counter {
  readonly command: Command;
  readonly units: readonly string[];
}

interface Limits {
  readonly commands: number;
  readonly moves: number;
}

const isMove = (command: Command): boolean => command === 'move' || command === 'short-halt';

/**
 * The formation that a counter is one command of: that of the unit named first. N/C and free units need none; a HIDDEN
 * UNIT counter takes one of the formation under it, a fake none.
 */
function chargedTo(battle: Battle, command: Command, units: readonly Unit[]): string | undefined {
  const all = units.flatMap((unit) => (isCounter(unit) ? unitsUnder(battle, unit) : [unit]));
  if (command === 'none' || all.every((unit) => isFree(battle, unit))) return undefined;
  return formationIdOf(battle, all[0] as Unit);
}

function limitsOf(battle: Battle, side: string, formation: string): Limits {
  if (isBasic(battle)) return { commands: Number.POSITIVE_INFINITY, moves: Number.POSITIVE_INFINITY };
  const commands = availableCommands(battle, side, formation);
  return { commands, moves: mostMoves(battle, side, formation, commands) };
}

/** Counts what formations give out: `takes` says whether a counter more is within their limits. */
export function purseOf(battle: Battle, side: string) {
  const spent = new Map<string, { commands: number; moves: number }>();
  const limits = new Map<string, Limits>();
  const limitsFor = (formation: string): Limits => {
    const known = limits.get(formation) ?? limitsOf(battle, side, formation);
    limits.set(formation, known);
    return known;
  };
  return {
    limitsFor,
    takes(command: Command, units: readonly Unit[]): 'all' | keyof Limits {
      const formation = chargedTo(battle, command, units);
      if (formation === undefined) return 'all';
      const { commands, moves } = spent.get(formation) ?? { commands: 0, moves: 0 };
      const most = limitsFor(formation);
      if (commands + 1 > most.commands) return 'commands';
      if (isMove(command) && moves + 1 > most.moves) return 'moves';
      spent.set(formation, { commands: commands + 1, moves: moves + (isMove(command) ? 1 : 0) });
      return 'all';
    },
  };
}

export function tooMany(battle: Battle, by: string, counters: readonly Counter[]): Refusal | undefined {
  const purse = purseOf(battle, by);
  for (const { command, units: ids } of counters) {
    const units = ids.map((id) => battle.theUnit(id));
    const exceeded = purse.takes(command, units);
    if (exceeded === 'all') continue;
    const formation = chargedTo(battle, command, units) as string;
    const name = battle.side(by).formations?.[formation]?.name ?? formation;
    const { commands, moves } = purse.limitsFor(formation);
    const refusal =
      exceeded === 'commands'
        ? refuse(
            'TOO_MANY_COMMANDS',
            `${name} has ${commands} ${commands === 1 ? 'command' : 'commands'} in this turn: place no more.`,
            'S.available-commands/a',
            'S.available-commands/c',
          )
        : refuse(
            'TOO_MANY_MOVES',
            `${name} is out of Command Span: no more than ${moves} of its ${commands} commands are MOVE or SHORT HALT.`,
            '7.52/e',
            '7.52/f',
          );
    return { ...refusal, path: '$.counters' };
  }
  return undefined;
}
