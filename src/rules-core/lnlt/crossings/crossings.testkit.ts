/**
 * Positions in which rules of different chapters meet: what is ordered, with which dice, and what must come of it. Where
 * the script is silent, nobody fires at movers, movers stop, and activated units do nothing else.
 */
import type { Ground } from '../../kernel/testing/field.testkit.js';
import { missing } from '../../kernel/testing/told.testkit.js';
import { field, type Placed, position, Trial } from '../testkit.testkit.js';

type Setup = NonNullable<Parameters<typeof position>[0]>;

/** An order with the faces of its dice. */
type Step = readonly [side: string, order: { readonly order: string }, ...faces: number[]];

interface Crossing extends Omit<Setup, 'map'> {
  /** The rules that meet: `5.3/b × 7.2/a`. */
  readonly rules: string;
  readonly what: string;
  readonly hexes?: Readonly<Record<string, Ground>>;
  readonly units: Readonly<Record<string, Placed>>;
  /** The faces before anybody is asked. */
  readonly opening?: readonly number[];
  readonly steps: readonly Step[];
  /** Parts of sentences, told in this order; with "!" in front they must not be told. */
  readonly told?: readonly string[];
  /** The code of the refusal that the last order meets, with its rules if it names them. */
  readonly refused?: string;
  /** What the units are like at the end, null for an attribute that is not there; null for a unit that is gone. */
  readonly after?: Readonly<Record<string, object | null>>;
  /** What lies on places at the end. */
  readonly places?: Readonly<Record<string, object>>;
  /** Who is asked what at the end: `german impulse`. */
  readonly awaits?: string;
}

const ordersOf =
  (side: string) =>
  (order: string, members: object = {}, ...faces: number[]): Step => [side, { order, ...members }, ...faces];

export const german = ordersOf('german');
export const american = ordersOf('american');

/** `activate('C4')`, or with Leaders who bring other places: `activate('C4', { gl: ['C5', 'D4'] })`. */
export const activate = (at: string, leaders: Readonly<Record<string, string[]>> = {}) => ({
  at,
  ...(Object.keys(leaders).length > 0 && {
    by: Object.entries(leaders).map(([leader, places]) => ({ leader, places })),
  }),
});
export const move = (units: string, path: string, mode = 'move') => ({
  units: units.split(' '),
  mode,
  path: path.split(' '),
});
export const fire = (units: string, at: string, leader?: string) => ({
  units: units.split(' '),
  at,
  ...(leader !== undefined && { leader }),
});

/** Units that have no part in it, so that the phase goes on. */
export const FAR = { g9: '1-6-4-5 at A12', a9: '2-5-4-6 at N12' };

/** A test for each crossing. */
export function crossings(subject: string, rows: readonly Crossing[]): void {
  describe(subject, () => {
    for (const row of rows) test(`[lnlt ${row.rules}] ${row.what}`, () => play(row));
  });
}

function play(row: Crossing): void {
  const { told = [], refused, after = {}, places = {}, awaits, steps } = row;
  if (!row.told && !row.refused && !row.after && !row.places && !row.awaits)
    throw new Error('It expects nothing.');
  const game = new Game(row);
  for (const step of refused === undefined ? steps : steps.slice(0, -1)) game.give(step);
  if (refused !== undefined) expect(game.refusal(steps.at(-1) as Step)).toContain(refused);
  const lacks = missing(game.told, told);
  expect(lacks.length > 0 ? [...lacks, ...game.told] : []).toEqual([]);
  for (const [id, like] of Object.entries(after)) game.mustBe(id, game.trial.battle.unit(id), like);
  for (const [at, like] of Object.entries(places)) game.mustBe(at, game.trial.at(at), like);
  if (awaits !== undefined) expect(game.trial.awaits).toContain(awaits);
}

/** What is answered where the script is silent. */
const SILENT: Readonly<Record<string, object>> = {
  'hold-fire': {},
  'let-pass': {},
  'come-off': { units: [] },
  'keep-moving': { units: [] },
  stop: {},
  'end-impulse': {},
};

class Game {
  readonly trial: Trial;
  readonly told: string[] = [];

  constructor({ hexes = {}, opening = [], ...setup }: Crossing) {
    this.trial = new Trial({ ...setup, map: field(hexes) }, ...opening);
    this.told.push(...this.trial.sentences);
  }

  give([side, order, ...faces]: Step): void {
    this.answerUntil(side, order.order);
    try {
      this.told.push(...this.trial.order(side, order, ...faces).sentences);
    } catch (problem) {
      throw new Error(`${JSON.stringify(order)}: ${(problem as Error).message}\n${this.told.join('\n')}`);
    }
  }

  refusal([side, order, ...faces]: Step): string {
    this.answerUntil(side, order.order);
    const refusal = this.trial.refusal(side, order, ...faces);
    if (!refusal) throw new Error(`${JSON.stringify(order)} is not refused.\n${this.told.join('\n')}`);
    return [refusal.refused, ...(refusal.cites ?? [])].join(' ');
  }

  /** Lets be what others are asked before this side can give such an order. */
  private answerUntil(side: string, order: string): void {
    for (let i = 0; i < 40 && !this.isAsked(side, order); i++) {
      const answer = this.silence();
      if (!answer) return;
      this.told.push(...this.trial.order(...answer).sentences);
    }
  }

  private isAsked(side: string, order: string): boolean {
    return this.trial.battle.position.awaiting.some(
      (decision) => decision.side === side && decision.orders.includes(order),
    );
  }

  private silence(): [string, { order: string }] | undefined {
    const [asked] = this.trial.battle.position.awaiting;
    const order = Object.keys(SILENT).find((each) => asked?.orders.includes(each));
    return asked && order !== undefined ? [asked.side, { order, ...SILENT[order] }] : undefined;
  }

  mustBe(what: string, found: object | undefined, like: object | null): void {
    if (like === null || !found) expect([what, found]).toEqual([what, like ?? undefined]);
    else expect({ what, ...found, ...nothing(like, found) }).toMatchObject(like);
  }
}

/** Attributes that must not be there are null in what is expected. */
const nothing = (like: object, found: object) =>
  Object.fromEntries(
    Object.keys(like)
      .filter((key) => (found as Record<string, unknown>)[key] === undefined)
      .map((key) => [key, null]),
  );
