/**
 * Draws up the orders of battle of a scenario: a person says when and where, which counters are wanted and what they may
 * cost. The rulebook says what each costs and which are not available; the rest is the same for every book.
 */
import * as z from 'zod';
import type { Rulebook } from '../decide/rulebook.js';
import { readAs } from '../position/complaints.js';
import { DEEPEST, isTooDeep } from '../position/depth.js';
import type { SideId } from '../position/position.js';
import { pathOf } from '../position/validate.js';
import type { Reason } from '../views/reasons.js';
import type { ScenarioProblem } from './begin.js';
import { force, key, type WrittenForce, type WrittenUnit } from './schema.js';

type Bag = Readonly<Record<string, unknown>>;

const bag = z.record(z.string().max(80), z.json());
const points = z.number().min(0).max(10_000);

const sideAsked = z.strictObject({
  is: bag.default({}).describe("Attributes of the side in the rulebook's words: its nationality"),
  budget: points.optional().describe('What the side may cost; what does not fit is left out'),
  points: z
    .record(z.string().max(80), points)
    .default({})
    .describe('Your own price for counters that the book does not value'),
  forces: z.array(force).max(60).default([]).describe('What is wanted, as forces of a scenario'),
});

const asked = z.strictObject({
  sides: z
    .record(key, sideAsked)
    .describe('Every side of the scenario; one that is there already has no forces'),
  scenario: bag
    .optional()
    .describe('The rest of the scenario: its board, length, victory; what is drawn up is put into it'),
});

/** A side of which the order of battle is wanted. */
export interface ToDrawUp {
  readonly id: SideId;
  /** Its attributes, with the rulebook's defaults. */
  readonly is: Bag;
  readonly enemies: readonly Bag[];
  readonly forces: readonly WrittenForce[];
}

/** Some equal counters. */
export interface Lot {
  /** The place of their force among those of the side. */
  readonly force: number;
  readonly unit: WrittenUnit;
  /** For each of them; undefined: the book does not value it. */
  readonly price?: number;
  readonly reasons: readonly Reason[];
  /** Why they are not available. */
  readonly lacking?: Reason;
}

/** What a rulebook knows of orders of battle. */
export interface DrawingUp {
  /** What a person says in addition to the sides: date and theatre. */
  readonly terms: z.ZodObject;
  /** Yields what the side gets for what it wants, and is told of each lot how many were taken. */
  lots(side: ToDrawUp, terms: Bag): Generator<Lot, void, number>;
  /** Options of the scenario that follow. */
  options?(terms: Bag): Bag;
  /** What else in the scenario has to be changed by hand. */
  notes?(terms: Bag): readonly Reason[];
}

interface DrawingUpForm<Terms extends z.ZodObject> {
  readonly terms: Terms;
  lots(side: ToDrawUp, terms: z.output<Terms>): Generator<Lot, void, number>;
  options?(terms: z.output<Terms>): Bag;
  notes?(terms: z.output<Terms>): readonly Reason[];
}

/** The builder: `terms` are checked before the rulebook sees them. */
export const drawingUp = <Terms extends z.ZodObject>(form: DrawingUpForm<Terms>): DrawingUp =>
  form as DrawingUp;

interface Taken {
  readonly counter: string;
  readonly count: number;
  /** For each of them. */
  readonly price?: number;
  readonly reasons: readonly Reason[];
}

interface LeftOut {
  readonly counter: string;
  readonly count: number;
  readonly code: 'NOT_AVAILABLE' | 'NO_PRICE' | 'OVER_BUDGET';
  readonly why: string;
  readonly cites: readonly string[];
}

interface DrawnSide {
  readonly budget?: number;
  readonly spent: number;
  readonly taken: readonly Taken[];
  readonly leftOut: readonly LeftOut[];
}

export interface DrawnUp {
  readonly system: string;
  readonly rules: string;
  readonly sides: Readonly<Record<SideId, DrawnSide>>;
  readonly notes: readonly Reason[];
  /** The scenario with its orders of battle; where no scenario was given, as much of it as was drawn up. */
  readonly scenario?: Bag;
  /** What is wrong with the request; then nothing was drawn up. */
  readonly problems: readonly ScenarioProblem[];
}

/** Draws up what the request asks for. */
export function drawUp(rulebook: Rulebook, input: unknown): DrawnUp {
  const head = { system: rulebook.system, rules: rulebook.version };
  const failed = (problems: readonly ScenarioProblem[]) => ({ ...head, sides: {}, notes: [], problems });
  const { drawingUp } = rulebook;
  if (!drawingUp)
    return failed([wrong('NOT_DRAWN_UP', '$', `${rulebook.title} has no points and no orders of battle.`)]);
  if (isTooDeep(input))
    return failed([wrong('DRAW_UP_MALFORMED', '$', `At most ${DEEPEST} things may lie within each other.`)]);
  const read = readAs(formOf(drawingUp), input);
  if (!read.ok)
    return failed(
      read.wrong.slice(0, 50).map(({ path, message }) => wrong('DRAW_UP_MALFORMED', pathOf(path), message)),
    );
  const { sides, scenario, ...terms } = read.value as z.output<typeof asked> & Bag;
  const nations = Object.fromEntries(
    Object.entries(sides).map(([id, side]) => [id, { ...rulebook.draft?.side?.(id), ...side.is }]),
  );
  const drawn = Object.entries(sides).map(([id, side]) => {
    const enemies = Object.keys(sides).filter((other) => other !== id);
    const purse = new Purse(side);
    const wanted = {
      id,
      is: nations[id] as Bag,
      enemies: enemies.map((other) => nations[other] as Bag),
      forces: side.forces,
    };
    return [id, purse.spend(drawingUp.lots(wanted, terms))] as const;
  });
  const parts = Object.fromEntries(
    drawn.map(([id, purse]) => [id, { is: nations[id], forces: purse.forces() }]),
  );
  return {
    ...head,
    sides: Object.fromEntries(drawn.map(([id, purse]) => [id, purse.told()])),
    notes: drawingUp.notes?.(terms) ?? [],
    scenario: put(parts, drawingUp.options?.(terms) ?? {}, { system: rulebook.system, ...scenario }),
    problems: [],
  };
}

/** JSON Schema of a request; undefined where the rulebook draws nothing up. */
export const drawUpJsonSchema = ({ drawingUp, title }: Rulebook): object | undefined =>
  drawingUp && { ...z.toJSONSchema(formOf(drawingUp), { io: 'input' }), title: `Orders of battle, ${title}` };

const formOf = ({ terms }: DrawingUp) => z.strictObject({ ...terms.shape, ...asked.shape });

const wrong = (code: string, path: string, message: string): ScenarioProblem => ({ code, path, message });

/** The orders of battle in the scenario they were drawn up for: what it says itself stays. */
function put(sides: Readonly<Record<SideId, Bag>>, options: Bag, scenario: Bag): Bag {
  const written = (scenario.sides ?? {}) as Readonly<Record<SideId, Bag>>;
  const all = Object.entries(sides).map(([id, drawn]) => {
    const { forces = [], is, ...rest } = written[id] ?? {};
    const both = [...(drawn.forces as object[]), ...(forces as object[])];
    return [id, { ...rest, is: { ...(drawn.is as Bag), ...(is as Bag | undefined) }, forces: both }];
  });
  return {
    ...scenario,
    options: { ...options, ...(scenario.options as Bag | undefined) },
    sides: { ...written, ...Object.fromEntries(all) },
  };
}

/** What a side may spend, what it took for it, and what it had to leave. */
class Purse {
  private spent = 0;
  private readonly taken: (Taken & { readonly lot: Lot })[] = [];
  private readonly leftOut: LeftOut[] = [];

  constructor(private readonly side: z.output<typeof sideAsked>) {}

  spend(lots: Generator<Lot, void, number>): this {
    for (let next = lots.next(0); !next.done; ) next = lots.next(this.take(next.value));
    return this;
  }

  told(): DrawnSide {
    const { budget } = this.side;
    const taken = this.taken.map(({ lot: _, ...told }) => told);
    return { ...(budget !== undefined && { budget }), spent: this.spent, taken, leftOut: this.leftOut };
  }

  /** The forces as a scenario has them; one of which nothing was taken is gone. */
  forces(): readonly object[] {
    return this.side.forces.flatMap(({ units: _, ...force }, place) => {
      const own = this.taken.filter(({ lot }) => lot.force === place);
      return own.length === 0
        ? []
        : [{ ...force, units: own.map(({ lot, count }) => ({ ...lot.unit, count })) }];
    });
  }

  private take(lot: Lot): number {
    const { count } = lot.unit;
    if (lot.lacking) {
      this.leave(lot, count, { code: 'NOT_AVAILABLE', why: lot.lacking.says, cites: lot.lacking.cites });
      return 0;
    }
    const { price, reasons } = this.priced(lot);
    if (price === undefined && this.side.budget !== undefined) {
      const why = 'The book does not value it: give a price of your own in `points`.';
      this.leave(lot, count, { code: 'NO_PRICE', why, cites: reasons.flatMap(({ cites }) => cites) });
      return 0;
    }
    const affordable = Math.min(count, this.fit(price ?? 0));
    if (affordable > 0) {
      this.spent = tenths(this.spent + affordable * (price ?? 0));
      const counter = called(lot);
      this.taken.push({ counter, count: affordable, ...(price !== undefined && { price }), reasons, lot });
    }
    if (affordable < count) {
      const rest = tenths((this.side.budget ?? 0) - this.spent);
      this.leave(lot, count - affordable, {
        code: 'OVER_BUDGET',
        why: `Each costs ${price}; ${rest} of ${this.side.budget} are left.`,
        cites: [],
      });
    }
    return affordable;
  }

  private priced(lot: Lot): Pick<Lot, 'price' | 'reasons'> {
    const own = this.side.points[called(lot)];
    if (lot.price !== undefined || own === undefined) return lot;
    return { price: own, reasons: [...lot.reasons, { says: `a price of your own ${own}`, cites: [] }] };
  }

  private fit(price: number): number {
    const { budget } = this.side;
    return budget === undefined || price === 0
      ? Number.POSITIVE_INFINITY
      : Math.floor((budget - this.spent) / price + 1e-9);
  }

  private leave(lot: Lot, count: number, left: Omit<LeftOut, 'counter' | 'count'>): void {
    this.leftOut.push({ counter: called(lot), count, ...left });
  }
}

const called = ({ unit }: Lot): string => unit.counter ?? unit.name ?? 'a unit without a counter';

/** Prices have a tenth at most. */
const tenths = (value: number): number => Math.round(value * 10) / 10;
