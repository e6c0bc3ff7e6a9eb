/**
 * Facts go into a book, consequences come out. A fact is what somebody entered, or a step of a turn that fell due; together with
 * the campaign's dice it determines its consequences. Both are kept: reading folds consequences, correcting decides facts again.
 */
import * as z from 'zod';
import { DICE_SCHEMES, type Roll } from '../../kernel/dice/index.js';
import type { SideId } from '../../kernel/position/position.js';
import { reportSchema } from '../aftermath/report.js';
import type { BattleId, RosterId } from '../book/book.js';
import { ROSTER_KINDS, ROSTER_STATES } from '../book/book.js';
import type { BookChange } from '../book/changes.js';
import { isName, NO_NAME, word } from '../book/names.js';
import { graphSchema } from '../graph/graph.js';
import { type SideMuster, sideMuster } from '../muster/told.js';
import { policiesSchema } from '../policies/policies.js';

const key = z.string().min(1).max(80).refine(isName, NO_NAME);
const text = z.string().min(1).max(400);
const bag = z.record(z.string().max(80), z.json());

/** Also the unit's id in a battle. */
export const rosterId = key.regex(
  /^[\p{L}\p{N}][\p{L}\p{N}._+-]{0,39}$/u,
  'needs 1 to 40 letters, digits and . _ + -',
);

const rosterEntry = z.strictObject({
  unit: rosterId,
  side: key,
  kind: word(ROSTER_KINDS),
  name: text,
  counter: key,
  formation: key.optional(),
  with: key.optional(),
  state: word(ROSTER_STATES).default('ready'),
  experience: z.int().min(0).max(100_000).default(0),
  rank: text.optional(),
  battles: z.int().min(0).max(10_000).default(0),
  kills: z.int().min(0).max(10_000).default(0),
  awards: z.array(text).max(60).optional(),
  is: bag.optional(),
  /** What happened before the campaign's first battle, for its life story. */
  history: z
    .array(z.strictObject({ date: z.iso.date(), says: text }))
    .max(200)
    .optional(),
});
export type RosterEntry = z.infer<typeof rosterEntry>;

const formationEntry = z.strictObject({
  formation: key,
  side: key,
  name: text,
  parent: key.optional(),
});

const sealedOrders = z.strictObject({
  stance: z.enum(['attack', 'hold']).optional(),
  purchases: z.record(text.refine(isName, NO_NAME), z.int().min(1).max(1_000)).optional(),
  deployments: z.record(key, z.array(key).max(2_000)).optional(),
  priorities: z.array(key).max(2_000).optional(),
  choices: z.record(key, key).optional(),
});

const setting = z.record(z.string().max(40), z.json());

export const factSchema = z.discriminatedUnion('fact', [
  /** The campaign gets its book. */
  z.strictObject({
    fact: z.literal('begin'),
    system: key,
    date: z.iso.date(),
    sides: z
      .array(z.strictObject({ side: key, name: text }))
      .min(2)
      .max(8),
    policies: policiesSchema,
    graph: graphSchema,
    formations: z.array(formationEntry).max(500).default([]),
    roster: z.array(rosterEntry).max(5_000).default([]),
    dice: z.strictObject({ scheme: z.enum(DICE_SCHEMES), hash: z.string().length(64) }),
  }),
  /** More of the roster, entered by the referee. */
  z.strictObject({
    fact: z.literal('enlist'),
    formations: z.array(formationEntry).max(500).default([]),
    roster: z.array(rosterEntry).max(5_000),
  }),
  z.strictObject({ fact: z.literal('policies'), policies: policiesSchema }),
  z.strictObject({ fact: z.literal('graph'), graph: graphSchema }),
  /** A staff seals its orders; sealing again replaces them while planning lasts. */
  z.strictObject({ fact: z.literal('seal'), side: key, turn: z.int().min(1), orders: sealedOrders }),
  z.strictObject({
    fact: z.literal('deadline'),
    turn: z.int().min(1),
    deadline: z.iso.datetime().nullable(),
  }),
  /** Planning is over: what was sealed is revealed and carried out. */
  z.strictObject({ fact: z.literal('reveal'), turn: z.int().min(1) }),
  /** A battle begins at an open node (or, without one, beside the graph) with these of the roster. */
  z.strictObject({
    fact: z.literal('open-battle'),
    battle: key,
    node: key.optional(),
    name: text,
    mode: z.enum(['RECORD', 'ASSIST', 'ENFORCE']),
    drawn: z.record(key, key),
    /** How each side mustered for it; absent where the referee named who fights. */
    mustered: z.array(sideMuster).max(8).optional(),
  }),
  /** A battle is over and hands over. */
  z.strictObject({ fact: z.literal('report'), battle: key, report: reportSchema }),
  /** A battle that had reported, in the entry `reported`, was taken up again and is over once more, as this `entry` tells. */
  z.strictObject({
    fact: z.literal('end-again'),
    battle: key,
    report: reportSchema,
    reported: z.int().min(1),
    entry: z.int().min(1),
  }),
  /** The step of a turn in which a battle's consequences are worked out. */
  z.strictObject({ fact: z.literal('aftermath'), battle: key }),
  z.strictObject({ fact: z.literal('reorganize'), turn: z.int().min(1) }),
  /** The next nodes open, the date moves, a new turn begins; or the campaign is over. */
  z.strictObject({ fact: z.literal('advance'), turn: z.int().min(1) }),
  /** The referee decides which way an undecided node goes on, or that a flag stands so. */
  z.strictObject({
    fact: z.literal('decide'),
    node: key.optional(),
    edge: key.optional(),
    flags: z.record(key, z.union([z.string().max(200), z.number(), z.boolean()])).optional(),
  }),
  /** The referee's own word about one row: a promotion, points, a wound. */
  z.strictObject({
    fact: z.literal('ruling'),
    what: z.enum(['roster', 'side', 'terrain', 'flag']),
    id: key,
    set: setting,
    why: text,
  }),
  z.strictObject({ fact: z.literal('concede'), side: key }),
  /** Which counter of a program that players fight with a unit is, by its label or name there; null forgets it. */
  z.strictObject({
    fact: z.literal('match'),
    counters: z.record(key, z.string().min(1).max(200).nullable()),
  }),
  /** What should not have been entered at all: what a correction puts in the place of another fact. */
  z.strictObject({ fact: z.literal('nothing') }),
]);
export type Fact = z.infer<typeof factSchema>;
export type FactKind = Fact['fact'];
export type FactOf<Kind extends FactKind> = Extract<Fact, { fact: Kind }>;

export interface Cause {
  readonly battle?: BattleId;
  /** The action in that battle, and the effect in it. */
  readonly version?: number;
  readonly effect?: number;
  /** The policy that says so: `experience.kill`. */
  readonly policy?: string;
  readonly says?: string;
}

/** What consequences mean. Projections read these, and nothing else. */
export interface Meanings {
  begun: { turn: number; date: string };
  enlisted: {
    unit: RosterId;
    /** What it had when it was entered: sums of its history begin here. */
    before: { experience: number; battles: number; kills: number };
    history?: readonly { date: string; says: string }[];
  };
  'formation-raised': { formation: string };
  'policies-set': { version: number; preset: string };
  'graph-set': { nodes: number };
  sealed: { side: SideId; turn: number };
  'deadline-set': { turn: number; deadline: string | null };
  revealed: { side: SideId; turn: number; stance?: string; absent?: true };
  /** A side's own plans are kept for the turn. */
  planned: { side: SideId; turn: number };
  'attacker-settled': { attacker: SideId | null; first: SideId | null };
  bought: {
    side: SideId;
    group: string;
    cost: number;
    units: readonly RosterId[];
    missing?: Record<string, number>;
  };
  'not-bought': { side: SideId; group: string; why: string };
  'battle-opened': { battle: BattleId; node?: string; name: string };
  /** These of one side are in the battle now; some in the place of another counter, and some places are empty. */
  drawn: { battle: BattleId; side: SideId; units: readonly RosterId[] } & Partial<Omit<SideMuster, 'side'>>;
  'battle-reported': { battle: BattleId; winner: SideId | null; why: string };
  /** `reported`: the entry that tells of its first end. */
  'ended-again': {
    battle: BattleId;
    winner: SideId | null;
    why: string;
    reported: number;
    otherwise: boolean;
  };
  'battle-won': { side: SideId; battle: BattleId; total: number };
  /** State or counter of one of the roster changed: `from` and `to` are counters where it was reduced, states otherwise. */
  casualty: { unit: RosterId; battle?: BattleId; fate: string; from: string; to: string };
  returned: { unit: RosterId; battle: BattleId };
  arisen: { unit: RosterId; from?: RosterId; how: string; battle?: BattleId };
  /** `wounded`: a person who is ready, and fights on with a wound. */
  recovered: { unit: RosterId; from: string; to: string; wounded?: true };
  'made-up': { unit: RosterId; from: string; to: string; with?: RosterId };
  captured: { unit: RosterId; captor: SideId; battle: BattleId };
  experience: {
    unit: RosterId;
    points: number;
    total: number;
    for: string;
    times: number;
    battle?: BattleId;
  };
  level: { unit: RosterId; from: string | null; to: string; counter?: { from: string; to: string } };
  kill: { unit: RosterId; battle: BattleId; of?: string; times: number };
  checks: { unit: RosterId; battle: BattleId; passed: number; failed: number; actions: number };
  mark: { unit: RosterId; mark: string; points: number; total: number; for: string };
  /** `created`: a leader arose in battle. `policy`: promoted or demoted after it. `player`: the rank of the player. */
  promotion: {
    how: 'created' | 'policy' | 'player' | 'referee';
    unit?: RosterId;
    side: SideId;
    from: string | null;
    to: string;
    rule: string;
    battle?: BattleId;
    /** To a lower rank. */
    down?: true;
  };
  /** The dice for a promotion fell against it. */
  'passed-over': { unit: RosterId; side: SideId; rule: string; battle: BattleId };
  award: { unit: RosterId; award: string; battle?: BattleId };
  points: { side: SideId; points: number; total: number; for: string };
  'victory-points': {
    side: SideId;
    points: number;
    total: number;
    for: string;
    battle?: BattleId;
    turn: number;
  };
  /** A side's batteries and the like, as its scenarios call them, that are spent for the rest of the campaign. */
  'used-up': { side: SideId; what: readonly string[]; battle: BattleId };
  terrain: { ground: string; locations: number; battle?: BattleId };
  flag: { flag: string; value: string | number | boolean };
  /** The referee has decided the way on. */
  'way-decided': { node: string; edge: string };
  'node-opened': { node: string };
  'node-done': { node: string; edge?: string; to?: string };
  'node-closed': { node: string };
  'aftermath-done': { battle: BattleId };
  reorganized: { turn: number };
  'turn-begun': { turn: number; date: string };
  'phase-begun': { turn: number; phase: string };
  ruled: { what: string; id: string; why: string };
  conceded: { side: SideId };
  /** What counters of the side's units are called elsewhere; null: forgotten. */
  matched: { side: SideId; counters: Readonly<Record<RosterId, string | null>> };
  over: { winner: SideId | null; why: string };
}

export type Meaning = keyof Meanings;

export type Consequence = {
  [What in Meaning]: {
    readonly what: What;
    readonly about: Meanings[What];
    readonly changes?: readonly BookChange[];
    readonly cause?: Cause;
    readonly rolls?: readonly Roll[];
    /** Rules of the campaign's rulebook. */
    readonly cites?: readonly string[];
    /** The sides that may know; absent: everybody. The referee always knows. */
    readonly to?: readonly SideId[];
  };
}[Meaning];

/** Why a fact cannot be entered: a code, a sentence, the place in it. */
export interface FactRefused {
  readonly refused: string;
  readonly why: string;
  readonly path?: readonly (string | number)[];
}

export function refusedFact(refused: string, why: string, ...path: (string | number)[]): FactRefused {
  return { refused, why, ...(path.length > 0 && { path }) };
}

export function isFactRefused(value: object): value is FactRefused {
  return 'refused' in value;
}

/** One line of a book: a fact and what came of it. */
export interface Entry {
  readonly fact: Fact;
  readonly consequences: readonly Consequence[];
}

/** A later line that sets an earlier one right: the fact as it should have been, and every later line that reads otherwise now. */
export interface Correction {
  /** The version of the line that is corrected. */
  readonly corrects: number;
  readonly fact: Fact;
  readonly why: string;
  readonly rewritten: readonly {
    readonly version: number;
    readonly consequences: readonly Consequence[];
    readonly refused?: FactRefused;
  }[];
}
