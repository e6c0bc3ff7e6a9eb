/** Sets up a position in a few lines, plays scripted dice, and looks at what came of it. For tests. */
import { Act as KernelAct } from '../kernel/decide/act.js';
import { scriptedDice } from '../kernel/dice/index.js';
import { draftPosition } from '../kernel/position/draft.js';
import type { Position } from '../kernel/position/position.js';
import type { Table } from '../kernel/position/table.js';
import { fieldsWith } from '../kernel/testing/field.testkit.js';
import { Trial as KernelTrial } from '../kernel/testing/trial.testkit.js';
import type { Command } from './attributes/index.js';
import { PANZER_CHARTS } from './charts/index.js';
import { LEDGER } from './rules.js';
import { panzer } from './ruleset.js';
import type { Act, PanzerSystem, Task, Unit } from './system.js';

const OPEN_FIELD = { columns: 26, rows: 14 };
/** A map of open ground with other terrain where it is said: `{ D4: 'woods', E5: { level: 1 } }`. */
export const field = fieldsWith(PANZER_CHARTS, OPEN_FIELD);

/** `'PzKpfw IVF2 at D4'`, or with more values. Names of cards may be shortened: see `SHORT`. */
export type Placed = string | readonly [placed: string, values: Partial<Omit<Unit, 'id'>>];

interface Setup {
  readonly map?: Table;
  /** Units by id: those of side `german` begin with g, of `soviet` with s, of `british` with b, of `italian` with i. */
  readonly units?: Readonly<Record<string, Placed>>;
  readonly marks?: Readonly<Record<string, PanzerSystem['location']>>;
  readonly options?: PanzerSystem['options'];
  readonly clock?: Partial<Position<PanzerSystem>['clock']>;
  readonly sides?: Readonly<Record<string, Partial<PanzerSystem['side']>>>;
  readonly secrets?: Readonly<Record<string, PanzerSystem['secret']>>;
  /** Commands placed, by unit: each on a counter of its own. */
  readonly commands?: Readonly<Record<string, Command>>;
  /** What is on the agenda, last thing first; the phase of the clock, combat unless said otherwise, when left out. */
  readonly agenda?: readonly Task[];
  readonly first?: string;
}

const SIDES: Readonly<Record<string, string>> = {
  g: 'german',
  s: 'soviet',
  b: 'british',
  i: 'italian',
  a: 'american',
};

/** Cards that tests use often. */
const SHORT: Readonly<Record<string, string>> = {
  'Panzer IV': 'PzKpfw IVF2',
  'Panzer III': 'PzKpfw IIIJ/L lang (5cm L/60)',
  Tiger: 'PzKpfw VIH Tiger I',
  'T-34': 'T-34/76 M43',
  'T-70': 'T-70 M42',
  'Rifle squad': 'Rifle squad (1 LMG) 1940-43',
  'Soviet squad': 'Rifle squad (DP)',
  'HMG section': 'HMG section (2-3 MG 34/42)',
};

const sideOfId = (id: string): string => SIDES[id.charAt(0)] as string;

function written(placed: Placed, side: string): object {
  const [text, values] = typeof placed === 'string' ? [placed, {}] : placed;
  const [name = '', at] = text.split(' at ');
  return { counter: SHORT[name] ?? name, side, ...(at !== undefined && { at }), ...values };
}

/** Germans against Soviets, unless the units are others', at the beginning of the Combat Phase, or of the phase named. */
export function position(setup: Setup = {}): Position<PanzerSystem> {
  const { units = {}, marks = {}, options = {}, commands = {} } = setup;
  const used = Object.keys(units).map(sideOfId);
  const sides = [...new Set([...used, 'german', 'soviet'])].slice(0, 2);
  const placed = (side: string) => {
    const own = Object.entries(commands).filter(([unit]) => sideOfId(unit) === side);
    return Object.fromEntries(own.map(([unit, command], i) => [unit, { command, counter: i + 1 }]));
  };
  const drafted = draftPosition<PanzerSystem>(panzer, {
    map: { columns: OPEN_FIELD.columns, rows: OPEN_FIELD.rows },
    sides: Object.fromEntries(
      sides.map((side) => [side, { name: side, nation: side, ...setup.sides?.[side] }]),
    ),
    secrets: Object.fromEntries(
      sides.map((side) => [
        side,
        {
          ...(setup.commands && { commands: placed(side) }),
          ...setup.secrets?.[side],
        },
      ]),
    ),
    units: Object.fromEntries(Object.entries(units).map(([id, one]) => [id, written(one, sideOfId(id))])),
    locations: marks,
    options,
    clock: { turn: 1, phase: 'combat', lastTurn: 5, first: setup.first ?? 'german', ...setup.clock },
    ...(setup.agenda && { agenda: setup.agenda }),
  } as never);
  if (!drafted.ok) throw new Error(JSON.stringify(drafted.problems));
  return drafted.position;
}

/** A battle under test: orders with scripted dice, and what came of the last one. */
export class Trial extends KernelTrial<PanzerSystem> {
  constructor(setup: Setup = {}, ...faces: number[]) {
    super(
      { rulebook: panzer, ledger: LEDGER, table: setup.map ?? field(), start: position(setup) },
      ...faces,
    );
  }

  /** Fires one shot with the main weapon, unless another is named; (100) rolls are two faces, tens and ones. */
  fire(side: string, unit: string, target: string, ammo = 'AP', ...faces: number[]): this {
    return this.order(side, { order: 'fire', target, shots: [this.aim(unit, ammo)] }, ...faces);
  }

  /** The first weapon of the unit that has that ammo. */
  aim(unit: string, ammo = 'AP') {
    const weapon = this.unit(unit).weapons?.find(({ rows }) => rows.some((row) => row.ammo === ammo));
    return { unit, weapon: weapon?.name ?? '', ammo };
  }
}

/** A (100) roll as its two faces: 7 is 0, 7 and 100 is 0, 0. */
export const d100 = (value: number): readonly [tens: number, ones: number] => [
  Math.floor(value / 10) % 10,
  value % 10,
];

/** A pen on the battle of a trial, for functions that are not behind an order of their own yet. */
export const penOn = (trial: Trial, ...faces: number[]): Act =>
  new KernelAct<PanzerSystem>(trial.battle, scriptedDice(...faces), panzer);
