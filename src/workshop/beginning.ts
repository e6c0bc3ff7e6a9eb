/** How a battle begins: from a position or a scenario, up to the first decision. */
import type { Action } from '../rules-core/kernel/decide/action.js';
import { open } from '../rules-core/kernel/decide/decide.js';
import type { KnownSystem, KnownSystems } from '../rules-core/kernel/decide/known-system.js';
import { diceSeed, NOTHING_DRAWN } from '../rules-core/kernel/dice/index.js';
import { Battle } from '../rules-core/kernel/position/battle.js';
import type { OnTable, TableResult } from '../rules-core/kernel/position/lay-table.js';
import type { Json, Position, SideId } from '../rules-core/kernel/position/position.js';
import { readPosition } from '../rules-core/kernel/position/validate.js';
import { beginScenario } from '../rules-core/kernel/scenarios/index.js';
import { copyPosition } from '../rules-core/kernel/views/views.js';
import { type ShelfTexts, shelfFrom } from './shelf.js';

export interface BeginTask {
  /** Names the battle. */
  readonly battle: string;
  readonly from: 'position' | 'scenario';
  readonly document: string;
  readonly shelf: ShelfTexts;
  /** The sides that it may have. */
  readonly sides: readonly SideId[];
  /** The seed of its dice; without it nothing is rolled, and the battle is not opened. */
  readonly seed?: string;
}

/** What is wrong with the document, and where. */
export interface Hindrance {
  readonly code: string;
  readonly message: string;
  readonly path: readonly string[];
}

export type Beginning =
  | { readonly hindrance: Hindrance }
  | {
      /** Pinned to its charts, so that the battle is played and audited with the same figures for ever. */
      readonly position: Position;
      /** What happens before anybody is asked. */
      readonly opening?: Action;
    };

/** What is larger takes too long to look at and to decide on. */
const MOST_UNITS = 1_000;
const MOST_CHARACTERS = 600_000;

export function beginBattle(systems: KnownSystems, task: BeginTask): Beginning {
  const { from, sides } = task;
  const document: unknown = JSON.parse(task.document);
  const known = systems.get(String((document as { system?: unknown } | null)?.system));
  if (!known)
    return hindered(
      'UNKNOWN_SYSTEM',
      `Name the rulebook in "system": one of ${[...systems.keys()].sort().join(', ')}.`,
      [from, 'system'],
    );
  const laid = known.lay(onTable(document), shelfFrom(task.shelf));
  if (!laid.ok) return problemsIn(from, laid.problems);
  const begun = begin(known, task, document, () => laid);
  if (!begun.ok) return problemsIn(from, begun.problems);
  const stranger = Object.keys(begun.position.sides).find((side) => !sides.includes(side));
  if (stranger !== undefined)
    return hindered('UNKNOWN_SIDE', `The campaign has no side "${stranger}"; it has: ${sides.join(', ')}.`, [
      from,
      'sides',
      stranger,
    ]);
  const position = { ...begun.position, charts: laid.table.charts.hash };
  if (isTooLarge(position))
    return hindered(
      'TOO_LARGE',
      `A battle has at most ${MOST_UNITS} units and ${MOST_CHARACTERS} characters.`,
      [from],
    );
  return task.seed === undefined
    ? { position }
    : opened(known, new Battle(copyPosition(position), laid.table), position, task.seed, task.battle);
}

function begin(
  { rulebook }: KnownSystem,
  { from, battle }: BeginTask,
  document: unknown,
  lay: () => TableResult,
) {
  return from === 'scenario'
    ? beginScenario(rulebook, document, lay, { id: battle })
    : readPosition(rulebook, { ...(document as object), id: battle, rules: rulebook.version });
}

/** A position in which the rules cannot go on is its sender's to mend. */
function opened(
  { rulebook }: KnownSystem,
  battle: Battle,
  position: Position,
  seed: string,
  id: string,
): Beginning {
  try {
    return { position, opening: open(rulebook, battle, diceSeed(seed).after(id, NOTHING_DRAWN)) };
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault);
    return hindered('CANNOT_GO_ON', `The rules cannot begin from this position: ${reason}`, ['start']);
  }
}

const isTooLarge = (position: Position): boolean =>
  Object.keys(position.units).length > MOST_UNITS || JSON.stringify(position).length > MOST_CHARACTERS;

export function onTable(document: unknown): OnTable {
  const { map = null, charts } = (document ?? {}) as { map?: Json; charts?: unknown };
  return { map, ...(typeof charts === 'string' && { charts }) };
}

interface Problem {
  readonly code: string;
  readonly path: string;
  readonly message: string;
}

function problemsIn(from: string, problems: readonly Problem[]): Beginning {
  const [first, ...more] = problems;
  const rest = more.length > 0 ? ` (and ${more.length} more)` : '';
  const steps = (first?.path ?? '$').split(/[.[\]]+/).filter((step) => step !== '' && step !== '$');
  return hindered(first?.code ?? 'MALFORMED', `${first?.path}: ${first?.message}${rest}`, [from, ...steps]);
}

const hindered = (code: string, message: string, path: readonly string[]): Beginning => ({
  hindrance: { code, message, path },
});
