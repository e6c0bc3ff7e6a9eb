/** What a rulebook states about itself. Everything the kernel, the service and the tools do with a game starts here. */
import type * as z from 'zod';
import type { Battle } from '../position/battle.js';
import type {
  Clock,
  Decision,
  Json,
  LocationId,
  Position,
  Side,
  SideId,
  System,
  Unit,
  UnitId,
} from '../position/position.js';
import type { PresentationOf } from '../presentation/index.js';
import type { DrawingUp } from '../scenarios/drawing-up.js';
import type { Judge, VictoryTerms } from '../scenarios/victory.js';
import type { Reason } from '../views/reasons.js';
import type { Act } from './act.js';
import type { Effect, Order, Refusal } from './action.js';

/** One legal order, with what a commander wants to know before giving it. */
export interface LegalOrder {
  readonly order: Order;
  /** Movement or fire points, ammunition: whatever the order costs, in the game's own words. */
  readonly cost?: Readonly<Record<string, number>>;
  /** What the cost is made of, one by one. */
  readonly reasons?: readonly Reason[];
  /** What else a commander wants to know, in a sentence: range and odds. */
  readonly says?: string;
}

/** What there is to say of the line of sight between two places. */
export interface SightTold {
  /** Nothing blocks it; dice may still be asked for. */
  readonly clear: boolean;
  /** In a sentence. */
  readonly says: string;
  /** What hinders or blocks it, one by one. */
  readonly reasons: readonly Reason[];
}

/** What a commander wants to know of a listed order before giving it. */
export type Listing = Omit<LegalOrder, 'order'>;

/** A legal order as its own definition lists it: the kernel adds the kind. */
interface Listed {
  readonly members: Readonly<Record<string, unknown>>;
  /** What `read` makes of it. */
  readonly plan: object;
  readonly told: Listing | undefined;
}

/** The battle through the eyes of the side that is asked, and what it is asked. */
export interface Eyes<S extends System> {
  readonly battle: Battle<S>;
  readonly by: SideId;
  readonly decision: Decision<S['decision']>;
}

/**
 * An order, as `orderOf` builds it (`form/order.ts`). `read` and `list` see the battle through the eyes of the side that
 * orders and never read the agenda, so neither a refusal nor a list can tell a secret; `perform` acts on the truth.
 */
export interface OrderDefinition<S extends System, Kind extends S['decision'] = S['decision']> {
  readonly title: string;
  readonly description: string;
  readonly cites: readonly S['rule'][];
  /** The decisions that it answers. */
  readonly answers: readonly Kind[];
  /** The members beside `order`. */
  readonly schema: z.ZodType;
  /** Nobody but the side that gives it may read it before it is revealed by an effect. */
  readonly sealed?: true;
  /** The list shows examples; others are accepted too. */
  readonly byExample?: true;
  /** A refusal, or what the order amounts to. */
  read(eyes: Eyes<S>, members: object): Refusal<S['rule']> | object;
  /**
   * Returns true if the side can work out all that comes of the order from what it sees: no dice are rolled, and nothing
   * hidden, secret or left to another side has a say, neither in the order nor in the tasks that follow. Only such an order
   * can be taken back without asking, or be part of a batch that is done whole or not at all: any other one could be used
   * to look, and then be withdrawn. Asked only of orders that `read` accepts. Left out: it never is.
   */
  foreseeable?(eyes: Eyes<S>, members: object): boolean;
  perform(act: Act<S>, plan: object, given: Omit<Eyes<S>, 'battle'>): void;
  list(eyes: Eyes<S>): Iterable<Listed>;
}

// biome-ignore lint/suspicious/noExplicitAny: orders answer different decisions; each is checked where it is defined
export type AnyOrder<S extends System> = OrderDefinition<S, any>;

/** Which orders answer which decision. */
export type Answers<S extends System> = { readonly [K in S['decision']]: readonly string[] };

export type TaskHandlers<S extends System> = {
  readonly [K in S['task']['task']]: (act: Act<S>, task: Extract<S['task'], { task: K }>) => void;
};

interface Attributes {
  readonly unit: z.ZodObject;
  readonly location: z.ZodObject;
  readonly side: z.ZodObject;
  readonly secret: z.ZodObject;
  readonly clock: z.ZodObject;
  readonly options: z.ZodObject;
}

/** Says an effect in one sentence, with the names of the units it speaks of. */
export type Sentences<S extends System> = {
  readonly [K in keyof S['effects']]: (about: S['effects'][K], name: (unit: UnitId) => string) => string;
};

/**
 * A standing order answers a decision in its commander's absence, or leaves it open. It is asked about what everybody sees
 * of the battle: no hidden unit is in it.
 */
export type StandingAnswer<S extends System> = (
  battle: Battle<S>,
  decision: Decision<S['decision']>,
  standing: Json,
) => Order | undefined;

/** What is printed on a counter. */
type Counter<S extends System> = { readonly name: string } & Readonly<S['unit']>;

/**
 * How a person's few words become a position: hand-made positions of the lab, kernels of the census, scenarios.
 * What the person says always wins over what these give.
 */
export interface Drafting<S extends System = System> {
  /** The counter a person names ("4-6-7", "9-1", "Tiger"), for a unit of that side on that date; undefined: there is none. */
  readonly counter?: (name: string, side: Side<S>, options: S['options']) => Counter<S> | undefined;
  /** The names of the counters that a unit of that side may have. */
  readonly counters?: (side: Side<S>) => readonly string[];
  /** Counters that VASL calls otherwise: ours by its name for them. */
  readonly vaslNames?: Readonly<Record<string, string>>;
  /** What VASL puts before `sq` and `hs` for the class of men: E, 1, 2, G, C. */
  readonly vaslClass?: (unit: Unit<S>) => string | undefined;
  /** The names of all locations of a hex: `C3` itself, its levels. Without this, any name behind a slash will do. */
  readonly places?: (battle: Battle<S>, hex: string) => readonly string[];
  /** What lies where the book does not have it. */
  readonly misplaced?: (battle: Battle<S>) => Iterable<{ readonly at: string; readonly says: string }>;
  /** Options, clock and sides where nothing is said. */
  readonly options?: (sides: readonly SideId[]) => Partial<S['options']>;
  readonly clock?: (sides: readonly SideId[]) => Partial<Clock<S>>;
  readonly side?: (id: SideId) => Partial<Side<S>>;
  /** What is to be done when a battle is entered at the beginning of the phase that its clock names. */
  readonly agenda?: (position: Position<S>) => readonly S['task'][];
  /** The attribute that says what kind of unit it is, and the attributes that units of each kind can have. */
  readonly kinds?: { readonly of: string; readonly have: Readonly<Record<string, readonly string[]>> };
  /** Adds what follows from the rest: a weapon lies where its bearer stands. */
  readonly complete?: (position: Position<S>) => Position<S>;
  /**
   * Takes up a position as one side sees it: it lacks the agenda, which is worked out anew of the decision awaited and
   * of public information. Returns undefined where that is too little, so that only the battle itself can go on.
   */
  readonly resume?: (seen: Position<S>) => Position<S> | undefined;
}

/** A special rule that scenarios may switch on. */
export interface SpecialRule<S extends System = System> {
  readonly says: string;
  readonly cites?: readonly S['rule'][];
  readonly parameters: z.ZodType;
}

/** What a scenario says about how long, for what and under which special rules a battle is fought. */
export interface ScenarioTerms {
  readonly turns: number;
  readonly victory: VictoryTerms;
  readonly special: Readonly<Record<string, Json>>;
}

/** What scenarios of this rulebook can say, and what becomes of it. */
export interface ScenarioHooks<S extends System = System> {
  readonly special?: Readonly<Record<string, SpecialRule<S>>>;
  /** Terms as options of the battle: the rulebook reads them there. */
  readonly options: (terms: ScenarioTerms) => Partial<S['options']>;
  /** What a side begins with when these hexes are its set-up area. */
  readonly side?: (id: SideId, area: readonly LocationId[]) => Partial<Side<S>>;
  /** What control, casualties and points are here; victory conditions ask for nothing else. */
  readonly judge: (battle: Battle<S>) => Judge;
}

export interface Rulebook<S extends System = System> {
  readonly system: string;
  readonly title: string;
  /** Changes whenever a decision could come out differently. */
  readonly version: string;
  readonly attributes: Attributes;
  readonly orders: Readonly<Record<string, AnyOrder<S>>>;
  readonly answers: Answers<S>;
  readonly tasks: TaskHandlers<S>;
  readonly sentences: Sentences<S>;
  readonly standing?: StandingAnswer<S>;
  /** The order that declines, by the kinds of decision that standing orders may decline by themselves (`idle`). */
  readonly idle?: Readonly<Partial<Record<S['decision'], string>>>;
  /** What an effect adds to the outcome of an order when odds are counted, in a word or two; undefined: nothing. */
  readonly outcome?: (effect: Effect<S>, name: (unit: UnitId) => string) => string | undefined;
  /** Sets things in order at the opening, after every order, and after every task of which something came: no rule has to think of it. */
  readonly afterEach?: (act: Act<S>) => void;
  /** The form of a standing order, where the rulebook has any. */
  readonly standingSchema?: z.ZodType;
  /** A number for how good the position is for a side: what the greedy bot climbs. */
  readonly worth?: (battle: Battle<S>, side: SideId) => number;
  /** Every code with which an order of this rulebook can be refused, beside those of the kernel. */
  readonly refusals?: readonly string[];
  /** Answers a player who asks about a line of sight before giving an order. */
  readonly sight?: (battle: Battle<S>, from: LocationId, to: LocationId) => SightTold;
  readonly draft?: Drafting<S>;
  readonly scenario?: ScenarioHooks<S>;
  /** How a person draws up orders of battle: what counters cost, and which are available. */
  readonly drawingUp?: DrawingUp;
  /** How counters, marks, phases and effects are shown. */
  readonly presentation?: PresentationOf<S>;
}
