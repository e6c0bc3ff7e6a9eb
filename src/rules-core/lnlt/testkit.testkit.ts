/** Sets up a position in a few lines, plays scripted dice, and looks at what came of it. For tests. */
import { Act as KernelAct } from '../kernel/decide/act.js';
import { scriptedDice } from '../kernel/dice/index.js';
import { draftPosition } from '../kernel/position/draft.js';
import type { Position } from '../kernel/position/position.js';
import type { Table } from '../kernel/position/table.js';
import { fieldsWith } from '../kernel/testing/field.testkit.js';
import { drafted, type PlacedAs } from '../kernel/testing/placed.testkit.js';
import { Trial as KernelTrial } from '../kernel/testing/trial.testkit.js';
import { LNLT_CHARTS } from './charts/index.js';
import { LEDGER } from './rules.js';
import { lnlt } from './ruleset.js';
import type { Act, LnltSystem, Task, Unit } from './system.js';

const OPEN_FIELD = { columns: 14, rows: 12 };
/** A map of open ground with other terrain where it is said: `{ D4: 'woods', E5: { level: 1 } }`. */
export const field = fieldsWith(LNLT_CHARTS, OPEN_FIELD);

export type Placed = PlacedAs<Unit>;

interface Setup {
  readonly map?: Table;
  /** Units by id: those of side `german` begin with g, of `american` with a, of `soviet` with s, of `british` with b, of `japanese` with j. */
  readonly units?: Readonly<Record<string, Placed>>;
  readonly marks?: Readonly<Record<string, LnltSystem['location']>>;
  readonly options?: LnltSystem['options'];
  readonly clock?: Partial<Position<LnltSystem>['clock']>;
  readonly sides?: Readonly<Record<string, Partial<LnltSystem['side']>>>;
  /** The side to act; it has the initiative too. */
  readonly active?: string;
  /** What is on the agenda, last thing first; the impulse of `active` unless told otherwise. */
  readonly agenda?: readonly Task[];
  readonly enemy?: string;
}

const SIDES: Readonly<Record<string, string>> = {
  g: 'german',
  a: 'american',
  s: 'soviet',
  b: 'british',
  j: 'japanese',
  f: 'french',
};

/** A battle in the Operations Phase with the Germans to act, unless the set-up says otherwise. */
export function position(setup: Setup = {}): Position<LnltSystem> {
  const { units = {}, active = 'german', marks = {}, options = {} } = setup;
  const used = Object.keys(units).map((id) => SIDES[id[0] as string] as string);
  const sides = [...new Set([active, ...used, setup.enemy ?? 'american', 'german'])].slice(0, 2);
  const start = draftPosition<LnltSystem>(lnlt, {
    map: { columns: OPEN_FIELD.columns, rows: OPEN_FIELD.rows },
    sides: Object.fromEntries(
      sides.map((side) => [side, { name: side, nation: side, ...setup.sides?.[side] }]),
    ),
    units: Object.fromEntries(
      Object.entries(units).map(([id, placed]) => [id, drafted(placed, SIDES[id[0] as string] as string)]),
    ),
    locations: marks,
    options,
    clock: {
      turn: 1,
      phase: 'operations',
      lastTurn: 5,
      initiative: active,
      active,
      impulse: 1,
      ...setup.clock,
    },
    ...(setup.agenda && { agenda: setup.agenda }),
  } as never);
  if (!start.ok) throw new Error(JSON.stringify(start.problems));
  return start.position;
}

/** A battle under test: orders with scripted dice, and what came of the last one. */
export class Trial extends KernelTrial<LnltSystem> {
  constructor(setup: Setup = {}, ...faces: number[]) {
    super({ rulebook: lnlt, ledger: LEDGER, table: setup.map ?? field(), start: position(setup) }, ...faces);
  }

  /** Activates places in the simplest way: the first by itself, or with a Leader who brings the others. */
  activate(side: string, at: string, ...by: { readonly leader: string; readonly places: string[] }[]): this {
    return this.order(side, { order: 'activate', at, ...(by.length > 0 && { by }) });
  }
}

/** A pen on the battle of a trial, for functions that are not behind an order of their own yet. */
export const penOn = (trial: Trial, ...faces: number[]): Act =>
  new KernelAct<LnltSystem>(trial.battle, scriptedDice(...faces), lnlt);
