/** Sets up a position in a few lines, plays scripted dice, and looks at what came of it. For tests. */
import { inlineBoard } from '../kernel/boards/inline.js';
import { draftPosition } from '../kernel/position/draft.js';
import type { Table } from '../kernel/position/table.js';
import { fieldsWith } from '../kernel/testing/field.testkit.js';
import { drafted, type PlacedAs } from '../kernel/testing/placed.testkit.js';
import { Trial as KernelTrial } from '../kernel/testing/trial.testkit.js';
import type { Phase } from './attributes/index.js';
import { SQUAD_LEADER_CHARTS } from './charts/index.js';
import { LEDGER } from './rules.js';
import { squadLeader } from './ruleset.js';
import type { Position, SquadLeader, Unit } from './system.js';

const OPEN_FIELD = { columns: 14, rows: 12 };
/** A map of open ground with other terrain where it is said: `{ D4: 'woods', E5: { level: 1 } }`. */
export const field = fieldsWith(SQUAD_LEADER_CHARTS, OPEN_FIELD);

/** A map with roads or larger buildings, as the lab has them. */
export function drawn(map: object): Table {
  const board = inlineBoard({ ...OPEN_FIELD, ...map });
  if (!board.ok) throw new Error(JSON.stringify(board));
  return { map: board.value, charts: SQUAD_LEADER_CHARTS };
}

export type Placed = PlacedAs<Unit>;

export interface Setup {
  readonly map?: Table;
  /** Units by id: those of side `german` begin with g, of `russian` with r, of `american` with a, of `british` with b, `finnish` f. */
  readonly units?: Readonly<Record<string, Placed>>;
  readonly marks?: Readonly<Record<string, SquadLeader['location']>>;
  readonly options?: Partial<SquadLeader['options']>;
  readonly sides?: Readonly<Record<string, Partial<SquadLeader['side']>>>;
  /** What only a side knows. */
  readonly secrets?: Readonly<Record<string, SquadLeader['secret']>>;
  readonly phase?: Phase;
  readonly turn?: number;
  /** More that the clock tells. */
  readonly clock?: Partial<SquadLeader['clock']>;
  /** The attacker: the Germans unless told otherwise. */
  readonly active?: string;
  readonly enemy?: string;
}

const SIDES: Readonly<Record<string, string>> = {
  g: 'german',
  r: 'russian',
  a: 'american',
  b: 'british',
  f: 'finnish',
};

/** A battle at the beginning of a phase, the Prep Fire Phase of the Germans unless the set-up says otherwise. */
export function position(setup: Setup = {}): Position {
  const { units = {}, active = 'german', marks = {}, options = {}, phase = 'prep-fire', turn = 1 } = setup;
  const used = Object.keys(units).map((id) => SIDES[id[0] as string] as string);
  const sides = [...new Set([active, ...used, setup.enemy ?? 'russian', 'german'])].slice(0, 2);
  const start = draftPosition<SquadLeader>(squadLeader, {
    map: OPEN_FIELD,
    sides: Object.fromEntries(sides.map((side) => [side, { name: side, ...setup.sides?.[side] }])),
    units: Object.fromEntries(
      Object.entries(units).map(([id, placed]) => [id, drafted(placed, SIDES[id[0] as string] as string)]),
    ),
    locations: marks,
    ...(setup.secrets && { secrets: setup.secrets }),
    options: { order: [sides[0], sides[1]], ...options },
    clock: { turn, phase, active, ...setup.clock },
  } as never);
  if (!start.ok) throw new Error(JSON.stringify(start.problems));
  return start.position;
}

/** A battle under test: orders with scripted dice, and what came of the last one. */
export class Trial extends KernelTrial<SquadLeader> {
  constructor(setup: Setup = {}, ...faces: number[]) {
    super(
      { rulebook: squadLeader, ledger: LEDGER, table: setup.map ?? field(), start: position(setup) },
      ...faces,
    );
  }

  /** Ends the phase, or the step of it, for the side that is asked. */
  endPhase(...faces: number[]): this {
    const [asked] = this.battle.position.awaiting;
    if (!asked) throw new Error('Nobody is asked.');
    return this.order(asked.side, asked.orders.includes('end-phase') ? 'end-phase' : 'pass', ...faces);
  }
}
