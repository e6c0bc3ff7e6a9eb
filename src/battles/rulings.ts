/** Reads the changes of a referee's ruling: they must fit the rulebook's attributes and the position as it stands. */
import * as z from 'zod';
import type { Action } from '../rules-core/kernel/decide/action.js';
import { legalOrders } from '../rules-core/kernel/decide/decide.js';
import { inHand } from '../rules-core/kernel/decide/in-hand.js';
import type { Rulebook } from '../rules-core/kernel/decide/rulebook.js';
import { Battle } from '../rules-core/kernel/position/battle.js';
import { BrokenChange, type Change, make } from '../rules-core/kernel/position/changes.js';
import { readAs } from '../rules-core/kernel/position/complaints.js';
import type { Outcome, Position } from '../rules-core/kernel/position/position.js';
import { readPosition } from '../rules-core/kernel/position/validate.js';
import { copyPosition } from '../rules-core/kernel/views/views.js';

const id = z.string().min(1).max(80);
const set = z.record(id, z.json());
const change = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('enter'), unit: id, set }),
  z.strictObject({ do: z.literal('leave'), unit: id }),
  z.strictObject({ do: z.literal('unit'), unit: id, set }),
  z.strictObject({ do: z.literal('location'), at: id, set }),
  z.strictObject({ do: z.literal('side'), side: id, set }),
  z.strictObject({ do: z.literal('secret'), side: id, set }),
  z.strictObject({ do: z.literal('clock'), set }),
]);
const changesSchema = z.array(change).min(1).max(200);

type Ruling = { readonly action: Action } | { readonly problem: string; readonly path: readonly string[] };

export function readRuling(rulebook: Rulebook, battle: Battle, input: unknown, why: string): Ruling {
  const read = readAs(changesSchema, input);
  if (!read.ok) {
    const [{ path, message }] = read.wrong;
    const place = ['changes', ...path.map(String)];
    return { problem: `${place.join('.')} ${message}.`, path: place };
  }
  if (inHand(battle)) return { problem: DICE_AWAITED, path: [] };
  const changes = read.value as Change[];
  const trial = copyPosition(battle.position);
  for (const [i, one] of changes.entries()) {
    const broken = madeOn(trial, one);
    if (broken) return { problem: broken, path: ['changes', String(i)] };
  }
  const after = readPosition(rulebook, trial);
  if (!after.ok)
    return { problem: `${after.problems[0]?.path}: ${after.problems[0]?.message}`, path: ['changes'] };
  const stuck = cannotGoOn(rulebook, new Battle(trial, battle.table));
  if (stuck) return { problem: stuck, path: ['changes'] };
  const ends = !battle.isOver && trial.clock.over !== undefined;
  return { action: ruled(rulebook, changes, why, ends ? NOBODY_IS_ASKED : []) };
}

const DICE_AWAITED = 'An order waits for its dice: declare them, or take the order back first, then rule.';

/** Ends a battle that its campaign goes on without. */
export function closing({ version }: Pick<Rulebook, 'version'>, over: Outcome, why: string): Action {
  const end = { do: 'clock', set: { over } } as Change;
  return { ...ruled({ version }, [end], why, NOBODY_IS_ASKED), order: CLOSING };
}

const CLOSING = { order: 'ruling', closes: true } as const;

export function isClosing({ by, order }: Action): boolean {
  return by === 'referee' && 'closes' in order && order.closes === true;
}

/** All open decisions are dropped. */
const NOBODY_IS_ASKED: readonly Change[] = [
  { do: 'agenda', keep: 0, push: [] },
  { do: 'await', decisions: [] },
];

function ruled(
  { version }: Pick<Rulebook, 'version'>,
  changes: readonly Change[],
  why: string,
  next: readonly Change[],
): Action {
  return {
    by: 'referee',
    order: { order: 'ruling' },
    rules: version,
    dice: 'stored',
    rolls: [],
    effects: [{ effect: 'ruling' as never, about: { why } as never, changes: changes as never }],
    next,
  };
}

function madeOn(position: Position, change: Change): string | undefined {
  try {
    make(position, change);
    return undefined;
  } catch (fault) {
    if (fault instanceof BrokenChange) return fault.message;
    throw fault;
  }
}

/** The rules must be able to go on from the position: they list the orders of every side that is asked. */
function cannotGoOn(rulebook: Rulebook, battle: Battle): string | undefined {
  try {
    for (const { side } of battle.position.awaiting) legalOrders(rulebook, battle, side);
    return undefined;
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault);
    return `The rules cannot go on from there: ${reason}`;
  }
}
