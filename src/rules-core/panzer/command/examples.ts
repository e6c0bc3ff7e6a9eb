/** Examples of how counters may be placed: what suits each unit, and patterns of commands. */
import type { Command } from '../attributes/index.js';
import type { Battle, Unit } from '../system.js';
import { commandable } from './available.js';
import { fitOf, fitting } from './fit.js';
import { type Counter, purseOf } from './limits.js';
import { boundTo, refusalOfSharing } from './sharing.js';

type MayHave = (unit: Unit, command: Command) => boolean;

/** Besides what suits each: everybody the same, or commands dealt out in turn, as far as the commands reach. */
const PATTERNS: readonly (readonly Command[])[] = [
  ['fire'],
  ['overwatch'],
  ['move'],
  ['short-halt'],
  ['fire', 'move'],
  ['move', 'fire'],
  ['overwatch', 'move'],
  ['move', 'overwatch'],
  ['short-halt', 'fire'],
  ['fire', 'overwatch', 'move'],
  ['move', 'move', 'fire'],
  ['move', 'short-halt', 'overwatch', 'fire'],
];

export function* examplesOf(battle: Battle, side: string, mayHave: MayHave): Iterable<Counter[]> {
  yield [];
  const units = commandable(battle, side);
  const wishes = units
    .map((unit) => ({ unit, command: fitting(battle, unit) }))
    .sort((one, other) => fitOf(battle, other.unit, other.command) - fitOf(battle, one.unit, one.command));
  const dealt = PATTERNS.map((commands) =>
    units.map((unit, i) => ({ unit, command: commands[i % commands.length] as Command })),
  );
  for (const [i, wanted] of [wishes, ...dealt].entries()) {
    const counters = dealOut(battle, side, wanted, mayHave, i === 0);
    if (counters.length > 0) yield counters;
  }
}

interface Wish {
  readonly unit: Unit;
  readonly command: Command;
}

/** The first come first, as far as the commands reach; units that must share go on the same counter, those that may do so if asked for. */
function dealOut(
  battle: Battle,
  side: string,
  wishes: readonly Wish[],
  mayHave: MayHave,
  share: boolean,
): Counter[] {
  const purse = purseOf(battle, side);
  const counters: { readonly command: Command; units: string[] }[] = [];
  const given = new Set<string>();
  for (const { unit, command } of wishes) {
    if (given.has(unit.id)) continue;
    const party = [unit, ...boundTo(battle, unit).filter(({ id }) => id !== unit.id)];
    if (party.some((one) => !mayHave(one, command))) continue;
    const ids = party.map(({ id }) => id);
    const shared = share
      ? counters.find((one) => one.command === command && mayShare(battle, [...one.units, ...ids], command))
      : undefined;
    if (shared) shared.units.push(...ids);
    else if (purse.takes(command, party) === 'all') counters.push({ command, units: ids });
    else continue;
    for (const id of ids) given.add(id);
  }
  return counters;
}

const mayShare = (battle: Battle, ids: readonly string[], command: Command): boolean =>
  !refusalOfSharing(
    battle,
    ids.map((id) => battle.theUnit(id)),
    command,
  );
