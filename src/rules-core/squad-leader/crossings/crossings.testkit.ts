/**
 * Positions in which rules of different chapters meet: what is ordered, with which dice, and what must come of it. Where
 * the script is silent, whoever is asked passes, and phases end.
 */
import type { Order } from '../../kernel/decide/action.js';
import type { Ground } from '../../kernel/testing/field.testkit.js';
import type { SquadLeader } from '../system.js';
import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

/** An order with the faces of its dice. */
type Step = readonly [side: string, order: Order, ...faces: number[]];

interface Crossing extends Omit<Setup, 'map'> {
  /** The rules that meet: `2.3.4 × 5.4.1`. */
  readonly rules: string;
  readonly what: string;
  readonly hexes?: Readonly<Record<string, Ground>>;
  readonly units: Readonly<Record<string, Placed>>;
  readonly steps: readonly Step[];
  /** The last effect of each kind that is named: what it must be like, or null where none may be told. */
  readonly tells?: { readonly [K in keyof SquadLeader['effects']]?: object | null };
  /** The code of the refusal that the last order meets. */
  readonly refused?: string;
  /** What units are like at the end, null for an attribute that is not there; null for a unit that is gone. */
  readonly after?: Readonly<Record<string, object | null>>;
  /** Who is asked what at the end: `german rout`. */
  readonly awaits?: string;
}

const ordersOf =
  (side: string) =>
  (order: string, members: object = {}, ...faces: number[]): Step => [side, { order, ...members }, ...faces];

export const german = ordersOf('german');
export const russian = ordersOf('russian');

export const fire = (at: string, ...firers: string[]) => ({ at, firers });
export const move = (units: string, path: string) => ({ units: units.split(' '), path: path.split(' ') });
export const blow = (attackers: string, defenders: string, more: object = {}) => ({
  attackers: attackers.split(' '),
  defenders: defenders.split(' '),
  ...more,
});

/** A test for each crossing. */
export function crossings(subject: string, rows: readonly Crossing[]): void {
  describe(subject, () => {
    for (const row of rows) test(`[squad-leader ${row.rules}] ${row.what}`, () => play(row));
  });
}

function play({ steps, tells = {}, refused, after = {}, awaits, hexes = {}, ...setup }: Crossing): void {
  const trial = new Trial({ ...setup, map: field(hexes, { columns: 20, rows: 12 }) });
  const told = new Map<string, object>();
  const [last] = steps.slice(-1) as [Step];
  for (const [side, order, ...faces] of refused === undefined ? steps : steps.slice(0, -1)) {
    waitFor(trial, side, order);
    for (const { effect, about } of trial.order(side, order, ...faces).action?.effects ?? [])
      told.set(effect, about);
  }
  if (refused !== undefined) {
    waitFor(trial, last[0], last[1]);
    expect(trial.refusal(...last)?.refused).toBe(refused);
  }
  for (const [effect, like] of Object.entries(tells)) {
    if (like === null) expect([effect, told.get(effect)]).toEqual([effect, undefined]);
    else expect(told.get(effect)).toMatchObject(like);
  }
  for (const [id, like] of Object.entries(after)) mustBe(trial, id, like);
  if (awaits !== undefined) expect(trial.awaits).toContain(awaits);
}

const SILENT = ['pass', 'carry-on', 'no-quarter', 'end-phase'] as const;

/** Lets be what others are asked before this side can give such an order. */
function waitFor(trial: Trial, side: string, { order }: Order): void {
  for (let i = 0; i < 40; i++) {
    const { awaiting } = trial.battle.position;
    if (awaiting.some((asked) => asked.side === side && asked.orders.includes(order))) return;
    const [asked] = awaiting;
    const silence = SILENT.find((each) => asked?.orders.includes(each));
    if (!asked || !silence) return;
    trial.order(asked.side, silence);
  }
}

function mustBe(trial: Trial, id: string, like: object | null): void {
  const unit = trial.battle.unit(id);
  if (like === null || !unit) {
    expect([id, unit]).toEqual([id, like ?? undefined]);
    return;
  }
  const found = Object.fromEntries(
    Object.keys(like).map((key) => [key, (unit as unknown as Record<string, unknown>)[key] ?? null]),
  );
  expect([id, found]).toEqual([id, expect.objectContaining(like)]);
}
