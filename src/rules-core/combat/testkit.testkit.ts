/** Sets up a position in a few lines, plays scripted dice, and looks at what came of it. For tests. */

import { type Action, isRefusal, type Order, type Refusal } from '../kernel/decide/action.js';
import { decide, open, settle } from '../kernel/decide/decide.js';
import { scriptedDice } from '../kernel/dice/index.js';
import { copy } from '../kernel/lab/match.js';
import { Battle as KernelBattle } from '../kernel/position/battle.js';
import type { Position } from '../kernel/position/position.js';
import type { Table } from '../kernel/position/table.js';
import { fieldsWith } from '../kernel/testing/field.testkit.js';
import { HouseRules } from '../kernel/testing/house-rules.testkit.js';
import { sentence } from '../kernel/views/explain.js';
import { COMBAT_CHARTS } from './charts/index.js';
import { LEDGER } from './rules.js';
import { combat } from './ruleset.js';
import type { Battle, Change, CombatSystem, Effects, Marks, Task, Unit } from './system.js';
import { vehicleCounter } from './units/vehicles.js';

type Values = Partial<Omit<Unit, 'id'>>;

const OPEN_FIELD = { columns: 12, rows: 12 };
/** A map of open ground with other terrain where it is said: `{ D4: 'woods', E5: { level: 1 } }`. */
export const field = fieldsWith(COMBAT_CHARTS, OPEN_FIELD);

const squad = (name: string, fp: number, range: number, tq: number, half: Unit['half']): Values => ({
  kind: 'squad',
  name,
  fp,
  range,
  tq,
  ...(half && { half }),
});

/** Counters by what is printed on them; German unless told otherwise. */
export const UNITS = {
  '6-6': squad('6-6', 6, 6, 6, { name: '3-6', fp: 3, range: 6, tq: 6 }),
  '5-4': squad('5-4', 5, 4, 5, { name: '3-4', fp: 3, range: 4, tq: 5 }),
  '8-2': { ...squad('8-2', 8, 2, 7, { name: '4-2', fp: 4, range: 2, tq: 7 }), engineers: true as const },
  '7-6': squad('7-6', 7, 6, 7, { name: '4-6', fp: 4, range: 6, tq: 7 }),
  '4-4': squad('4-4', 4, 4, 5, { name: '2-4', fp: 2, range: 4, tq: 5 }),
  '3-6': {
    kind: 'half-squad',
    name: '3-6',
    fp: 3,
    range: 6,
    tq: 6,
    full: { name: '6-6', fp: 6, range: 6, tq: 6 },
  },
  '4-6': {
    kind: 'half-squad',
    name: '4-6',
    fp: 4,
    range: 6,
    tq: 7,
    full: { name: '7-6', fp: 7, range: 6, tq: 7 },
  },
  nco: { kind: 'leader', rank: 'nco', name: 'NCO', fp: 1, range: 1, tq: 7 },
  officer: { kind: 'leader', rank: 'officer', name: 'Officer', fp: 1, range: 1, tq: 8 },
  commissar: { kind: 'leader', rank: 'commissar', name: 'Commissar', fp: 1, range: 1, tq: 9 },
  'MG 34': { kind: 'team', weapon: 'mg', name: 'MG 34', fp: 4, range: 8, rof: 2, tq: 6, face: 'weapon' },
  'MG 42': { kind: 'team', weapon: 'mg', name: 'MG 42', fp: 12, range: 9, rof: 3, tq: 6, face: 'weapon' },
  BAR: { kind: 'team', weapon: 'mg', name: 'BAR', fp: 3, range: 5, rof: 2, tq: 7, face: 'weapon' },
  demo: { kind: 'team', weapon: 'demo', name: 'Demo', fp: 1, range: 2, tq: 6, face: 'move' },
  molotov: { kind: 'team', weapon: 'molotov', name: 'Molotov', fp: 1, range: 2, tq: 6, face: 'move' },
  FT: { kind: 'team', weapon: 'flamethrower', name: 'Flamethrower', fp: 1, range: 1, tq: 7, face: 'move' },
  ATR: {
    kind: 'team',
    weapon: 'atr',
    name: 'ATR',
    fp: 1,
    range: 12,
    tq: 6,
    face: 'weapon',
    size: 14.5,
    rating: 'A',
  },
  bazooka: {
    kind: 'team',
    weapon: 'bazooka',
    name: 'Bazooka',
    fp: 1,
    range: 5,
    size: 76,
    tq: 7,
    face: 'weapon',
  },
  'M2 mortar': {
    kind: 'gun',
    weapon: 'mortar',
    name: 'M2 mortar',
    fp: 0,
    range: 40,
    size: 60,
    rating: 'C',
    minRange: 2,
    maxRange: 40,
    rof: 2,
    tq: 7,
    face: 'weapon',
    facing: 0,
  },
  '75mm gun': {
    kind: 'gun',
    weapon: 'gun',
    name: '75mm gun',
    fp: 0,
    range: 0,
    size: 75,
    rating: 'B',
    tq: 6,
    face: 'weapon',
    facing: 0,
  },
  'PaK 38': {
    kind: 'gun',
    weapon: 'gun',
    name: 'PaK 38',
    fp: 0,
    range: 0,
    size: 50,
    rating: 'A',
    rof: 2,
    tq: 6,
    face: 'weapon',
    facing: 0,
  },
  tank: {
    kind: 'vehicle',
    name: 'tank',
    fp: 0,
    range: 6,
    tq: 6,
    drive: 'tracked',
    size: 75,
    rating: 'B',
    weapon: 'gun',
    armour: { front: 10, side: 5, rear: 0 },
    cmg: 4,
    bmg: 2,
    mp: 14,
    assaultMp: 7,
    turretDrm: 5,
    facing: 0,
  },
  truck: {
    kind: 'vehicle',
    name: 'truck',
    fp: 0,
    range: 0,
    tq: 6,
    drive: 'wheeled',
    unarmoured: true,
    mp: 22,
    facing: 0,
  },
} as const satisfies Record<string, Values>;
export type UnitName = keyof typeof UNITS;

/** `'6-6 at D4'` by itself, or with more values. */
export type Placed = string | readonly [placed: string, values: Values];

export interface Setup {
  readonly map?: Table;
  /** Units by id: those of side `german` begin with g, of `american` with a, of `russian` with r. */
  readonly units?: Readonly<Record<string, Placed>>;
  readonly marks?: Readonly<Record<string, Marks>>;
  readonly options?: CombatSystem['options'];
  readonly clock?: Partial<Position<CombatSystem>['clock']>;
  readonly sides?: Readonly<Record<string, Partial<CombatSystem['side']>>>;
  readonly secrets?: Readonly<Record<string, Partial<CombatSystem['secret']>>>;
  /** What is on the agenda; the impulse of `active` unless told otherwise. */
  readonly agenda?: readonly Task[];
  readonly active?: string;
  readonly enemy?: 'american' | 'russian';
}

export function unit(placed: Placed, side: string): Omit<Unit, 'id'> {
  const [text, values] = typeof placed === 'string' ? [placed, {}] : placed;
  const [name, at] = text.split(' at ') as [UnitName, string | undefined];
  const printed = UNITS[name] ?? vehicleCounter(name);
  if (!printed) throw new Error(`No unit is called "${name}": ${Object.keys(UNITS).join(', ')}.`);
  return { ...printed, nationality: side, side, ...(at && { at }), ...values } as unknown as Omit<Unit, 'id'>;
}

const SIDES: Readonly<Record<string, string>> = { g: 'german', a: 'american', r: 'russian' };

/** A battle in the Fire & Movement Phase with the Germans to act, unless the set-up says otherwise. */
export function position(setup: Setup = {}): Position<CombatSystem> {
  const { units = {}, active = 'german', enemy = 'american' } = setup;
  const isUsed = (side: string) => Object.keys(units).some((id) => SIDES[id[0] as string] === side);
  const other = !isUsed('american') && isUsed('russian') ? 'russian' : enemy;
  const sides = ['german', other];
  return copy({
    format: 1,
    id: 'test',
    system: 'combat',
    rules: combat.version,
    options: setup.options ?? {},
    map: null,
    clock: { turn: 1, phase: 'fire-and-movement', lastTurn: 5, initiative: 'german', active, ...setup.clock },
    sides: Object.fromEntries(
      sides.map((side) => [side, { name: side, nationality: side, ...setup.sides?.[side] }]),
    ),
    secrets: Object.fromEntries(sides.map((side) => [side, { ...setup.secrets?.[side] }])),
    units: Object.fromEntries(
      Object.entries(units).map(([id, placed]) => [
        id,
        { id, ...unit(placed, SIDES[id[0] as string] as string) },
      ]),
    ),
    locations: setup.marks ?? {},
    agenda: setup.agenda ?? [{ task: 'turn' }, { task: 'conclusion' }, { task: 'impulse' }],
    awaiting: [],
  }) as unknown as Position<CombatSystem>;
}

/** Effects that only tell that something is over, or that follow from the one before. */
const BOOKKEEPING: ReadonlySet<string> = new Set([
  'impulse-used',
  'shot-noted',
  'eliminated',
  'move-over',
  'drive-over',
  'stood-fast',
  'held-off',
  'command-ended',
]);

/** Reconnaissance by Fire (3.3.4.3): any place in range where nobody is seen; a list of these would bury everything else. */
function isBeyondAnyList(battle: Battle, by: string, order: Order): boolean {
  const isOutOfSight = () => battle.unitsAt(order.at as string).every(({ side }) => side === by);
  return order.order === 'fire' && battle.asSeenBy({ side: by }, isOutOfSight);
}

export type Told<K extends keyof Effects = keyof Effects> = {
  readonly effect: K;
  readonly about: Effects[K];
};

/** A battle under test: orders with scripted dice, and what came of the last one. */
export class Trial {
  readonly battle: Battle;
  private readonly house: HouseRules<CombatSystem>;
  private last: Action<CombatSystem> | undefined;

  constructor(setup: Setup = {}, ...faces: number[]) {
    this.battle = new KernelBattle<CombatSystem>(position(setup), setup.map ?? field());
    this.house = new HouseRules<CombatSystem>(this.battle, {
      rulebook: combat,
      ledger: LEDGER,
      uncited: BOOKKEEPING,
      isBeyondAnyList,
    });
    this.keep(open(combat, this.battle, scriptedDice(...faces)));
  }

  /** Gives an order that must be accepted; dice are faces in the order of the rolls (a d100 is two). */
  order(side: string, order: Order | string, ...faces: number[]): this {
    const asked = typeof order === 'string' ? { order } : order;
    const listed = this.house.listed(side, asked.order);
    const verdict = decide(combat, this.battle, side, asked, scriptedDice(...faces));
    if (isRefusal(verdict)) throw new Error(`${verdict.refused}: ${verdict.why}`);
    this.house.mustBeListed(listed, side, asked);
    return this.keep(verdict);
  }

  /** Why an order is refused; undefined when it is not. */
  refusal(side: string, order: Order | string, ...faces: number[]): Refusal | undefined {
    const asked = typeof order === 'string' ? { order } : order;
    const verdict = decide(combat, this.battle, side, asked, scriptedDice(...faces));
    if (!isRefusal(verdict)) return undefined;
    this.house.mustBeRefused(this.house.listed(side, asked.order), asked, verdict);
    return verdict;
  }

  /** Why an order would be refused, without a look at what is listed. */
  whyNot(side: string, order: Order, ...faces: number[]): string | undefined {
    const verdict = decide(combat, this.battle, side, order, scriptedDice(...faces));
    return isRefusal(verdict) ? verdict.refused : undefined;
  }

  legal(side: string): Order[] {
    return this.house.listed(side).map(({ order }) => order);
  }

  /** The particulars of every effect of that kind in the last action. */
  told<K extends keyof Effects>(kind: K): Effects[K][] {
    const effects = (this.last?.effects ?? []) as readonly Told[];
    return effects.filter(({ effect }) => effect === kind).map(({ about }) => about as Effects[K]);
  }

  get action(): Action<CombatSystem> {
    return this.last as Action<CombatSystem>;
  }

  get kinds(): string[] {
    return this.action.effects.map(({ effect }) => effect as string);
  }

  get sentences(): string[] {
    return this.action.effects.map((effect) =>
      sentence(combat, effect, (id) => this.battle.position.units[id]?.name ?? id),
    );
  }

  get awaits(): string[] {
    return this.battle.position.awaiting.map(({ side, kind }) => `${side} ${kind}`);
  }

  unit(id: string): Unit {
    return this.battle.theUnit(id);
  }

  /** The referee sets something right that the rules would not have had so. */
  ruling(why: string, ...changes: readonly Change[]): this {
    const effects = [{ effect: 'ruling' as const, about: { why }, changes }];
    return this.keep({
      by: 'referee',
      order: { order: 'ruling' },
      rules: combat.version,
      dice: 'scripted',
      rolls: [],
      effects,
      next: [],
    });
  }

  private keep(action: Action<CombatSystem>): this {
    this.house.mustBeSound(action);
    settle(this.battle, action);
    this.house.mustBeAccepted();
    this.last = action;
    return this;
  }
}

/** A move of single units along the same hexes. */
export function moves(
  mode: Unit['moving'] & string,
  routes: Readonly<Record<string, readonly (string | object)[]>>,
  more = false,
): Order {
  return {
    order: 'move',
    mode,
    routes: Object.entries(routes).map(([id, path]) => ({
      unit: id,
      path: path.map((step) => (typeof step === 'string' ? { to: step } : step)),
    })) as never,
    ...(more && { more: true }),
  };
}

/** The two faces of a d100. */
export const d100 = (roll: number): [number, number] => [Math.floor(roll / 10) % 10, roll % 10];

export const begin = (units: Setup['units'], setup: Setup = {}): Trial => new Trial({ ...setup, units });

/** Both sides agree that the phase is over; 5 and 6 are the dice for the next initiative. */
export const endPhase = (trial: Trial): Trial =>
  trial.order('american', 'offer-end').order('german', 'agree', 5, 6);

export const fire = (units: string | readonly string[], at: string, more: object = {}): Order => ({
  order: 'fire',
  units: [units].flat(),
  at,
  ...more,
});

/** A shot that rolls 99, and its arithmetic. */
export function shoot(units: Setup['units'], order: Order, setup: Setup = {}) {
  const trial = begin(units, setup).order('german', order, ...d100(99));
  const [attack] = trial.told('attack');
  return { trial, attack, fp: attack?.fp, row: attack?.row, total: attack?.results[0]?.total };
}

/** The code of a refusal by the rules; undefined where only the dice are missing. */
export function refused(trial: Trial, order: Order, side = 'german'): string | undefined {
  const code = trial.refusal(side, order, 9, 9)?.refused;
  return code?.startsWith('DICE') ? undefined : code;
}
