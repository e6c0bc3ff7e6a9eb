/**
 * A campaign's book: what the referee used to keep by hand, at one moment, as plain JSON. It is made of tables of rows, so that
 * everything that ever happens to it is one of a few changes (changes.ts), and every row can be asked for at any moment.
 */
import type { Commitment } from '../../kernel/dice/index.js';
import type { Json, LocationId, Outcome, SideId, UnitId } from '../../kernel/position/position.js';
import type { Edge } from '../../kernel/scenarios/index.js';
import type { BattleReport } from '../aftermath/report.js';
import type { Graph } from '../graph/graph.js';
import type { Policies } from '../policies/policies.js';

export type RosterId = string;
export type NodeId = string;
export type BattleId = string;
export type FormationId = string;

export const BOOK_FORMAT = 1;

/** A campaign turn: orders are sealed, battles are fought, their aftermath is worked out, the survivors reorganize. */
const PHASES = ['planning', 'battles', 'aftermath', 'reorganization', 'over'] as const;
export type CampaignPhase = (typeof PHASES)[number];

export interface CampaignRow {
  readonly system: string;
  readonly policies: Policies;
  /** Counts the changes of the policies: 1, 2, 3... */
  readonly policiesVersion: number;
  readonly graph: Graph;
  /** The date in the war: `1943-08-01`. */
  readonly date: string;
  readonly turn: number;
  readonly phase: CampaignPhase;
  /** When planning ends, sealed or not; of the real world. */
  readonly deadline?: string;
  readonly dice: Commitment;
  /** Who attacks in this turn, where sides choose to attack or to hold. */
  readonly attacker?: SideId;
  readonly over?: Outcome;
}

export interface SideRow {
  readonly name: string;
  /** What purchases are paid with: known to the side itself. */
  readonly points: number;
  /** What decides the campaign: known to all. */
  readonly victoryPoints: number;
  readonly battlesWon: number;
  /** Attack or hold, as revealed for this turn. */
  readonly stance?: Stance;
  /** What it ordered for this turn beside purchases: its own secret, also when planning is over. */
  readonly plans?: Pick<SealedOrders, 'deployments' | 'priorities' | 'choices'>;
  /** The rank of its player, where players have one (Combat! 17). */
  readonly rank?: string;
  /** What its scenarios give it and is spent for good, as they call it: batteries. Its own secret. */
  readonly usedUp?: readonly string[];
  /** What counters of its units are called in the program that its battles are fought with: its own secret. */
  readonly counters?: Readonly<Record<RosterId, string>>;
  /** Reinforcement groups bought in the whole campaign, by name: its own secret. */
  readonly bought?: Readonly<Record<string, number>>;
}

export type Stance = 'attack' | 'hold';

interface FormationRow {
  readonly side: SideId;
  readonly name: string;
  readonly parent?: FormationId;
}

export const ROSTER_KINDS = ['person', 'squad', 'half-squad', 'crew', 'gun', 'vehicle', 'weapon'] as const;
export type RosterKind = (typeof ROSTER_KINDS)[number];

/**
 * Everything on the roster is in exactly one of these states. `pool`: bought or promised, not there yet. `ready`: may be sent
 * into battle. `battle`: is in one. `wounded`, `repairing`: comes back, or does not. `missing`, `captured`: may come back.
 * `merged`: lives on in another entry (two half-squads make a squad). `lost`: dead, destroyed or discharged, for good.
 */
export const ROSTER_STATES = [
  'pool',
  'ready',
  'battle',
  'wounded',
  'repairing',
  'missing',
  'captured',
  'merged',
  'lost',
] as const;
export type RosterState = (typeof ROSTER_STATES)[number];

export interface RosterRow {
  readonly side: SideId;
  readonly kind: RosterKind;
  readonly name: string;
  /** The counter it is at the table: `4-6-7`, `9-1`, `PzKpfw IVH`. */
  readonly counter: string;
  readonly state: RosterState;
  readonly formation?: FormationId;
  /** Whom it is with: a weapon's bearer, a crew's gun. */
  readonly with?: RosterId;
  /** Where it comes from: the squad of a half-squad, the squad in which a leader arose. */
  readonly from?: RosterId;
  /** The counter it was before a battle reduced it: what it is made up to. */
  readonly was?: string;
  /** Its counter in full strength at one of its levels: its counter at every other level follows from it. */
  readonly baseline?: { readonly counter: string; readonly level: string | null };
  /** What a wound or damage has left on it, in the rulebook's words, until it is healed or repaired. */
  readonly hurt?: Readonly<Record<string, Json>>;
  /** What it had when it was last promoted or demoted: what the next promotion asks for counts from here. */
  readonly since?: { readonly experience: number; readonly kills: number; readonly battles: number };
  /** The reinforcement group it was bought with. */
  readonly group?: string;
  /** How it comes to its first battle, where it was bought for that: over an edge of the map, or set up. */
  readonly comes?: Edge | 'set-up';
  /** Who has taken it. */
  readonly captor?: SideId;
  /** The battle it is in. */
  readonly battle?: BattleId;
  /** Until this campaign turn it is wounded, repaired or on its way. */
  readonly until?: number;
  readonly experience: number;
  /** The level that its experience gives: a key of the policy's levels. */
  readonly level?: string;
  readonly rank?: string;
  readonly battles: number;
  readonly kills: number;
  readonly awards?: readonly string[];
  /** What it brings into battle beside its counter, in the rulebook's words. */
  readonly is?: Readonly<Record<string, Json>>;
  /** Personal marks between battles: élan, wounds... */
  readonly marks?: Readonly<Record<string, number>>;
}

/** A node of the scenario graph, as far as the campaign has come. */
export interface NodeRow {
  /** `ahead`: not reached. `open`: to be fought, or chosen, now. `done`: its way out is taken. `closed`: can no longer be reached. */
  readonly status: 'ahead' | 'open' | 'done' | 'closed';
  readonly battle?: BattleId;
  /** The edges taken from here. */
  readonly taken?: readonly string[];
  /** The way on that the referee has decided, until it is taken. */
  readonly decided?: string;
}

export interface BattleRow {
  readonly node?: NodeId;
  readonly name: string;
  readonly mode: 'RECORD' | 'ASSIST' | 'ENFORCE';
  /** `open`: is being fought. `reported`: over, its aftermath is not worked out. `settled`: it is. `void`: never happened. */
  readonly status: 'open' | 'reported' | 'settled' | 'void';
  readonly turn: number;
  /** Units of the battle and whom of the roster they are. */
  readonly drawn: Readonly<Record<UnitId, RosterId>>;
  readonly report?: BattleReport;
  /** It was taken up again after its report and ended otherwise: what it hands over now, until the referee says which end counts. */
  readonly endedOtherwise?: LaterEnd;
  /** Victory points that its aftermath has given. */
  readonly victoryPoints?: Readonly<Record<SideId, number>>;
}

/** A later end of a battle; the entries of its line that tell of the first end and of this one. */
interface LaterEnd {
  readonly report: BattleReport;
  readonly reported: number;
  readonly entry: number;
}

/** What a side's staff has sealed for this turn: its own secret until all is revealed. */
interface SealedRow {
  readonly turn: number;
  readonly orders: SealedOrders;
}

export interface SealedOrders {
  readonly stance?: Stance;
  /** Reinforcement groups by name, and how many of each. */
  readonly purchases?: Readonly<Record<string, number>>;
  /** Which of the roster go into which open node. Those that are not named are sent by the policy. */
  readonly deployments?: Readonly<Record<NodeId, readonly RosterId[]>>;
  /** Who is healed, repaired or made up to strength first. */
  readonly priorities?: readonly RosterId[];
  /** An open choice, or the edge preferred where the side may choose. */
  readonly choices?: Readonly<Record<NodeId, string>>;
}

/** What stays changed on a map: rubble, wrecks, trenches. */
export interface TerrainRow {
  readonly marks: Readonly<Record<LocationId, Readonly<Record<string, Json>>>>;
}

interface FlagRow {
  readonly value: string | number | boolean;
}

export interface Tables {
  campaign: CampaignRow;
  side: SideRow;
  formation: FormationRow;
  roster: RosterRow;
  node: NodeRow;
  battle: BattleRow;
  sealed: SealedRow;
  terrain: TerrainRow;
  flag: FlagRow;
}

export type TableName = keyof Tables;

export const TABLES: readonly TableName[] = [
  'campaign',
  'side',
  'formation',
  'roster',
  'node',
  'battle',
  'sealed',
  'terrain',
  'flag',
];

export type Book = { readonly format: typeof BOOK_FORMAT } & {
  readonly [T in TableName]: Record<string, Tables[T]>;
};

/** The one row of the table `campaign`. */
export const CAMPAIGN = 'campaign';

export function emptyBook(): Book {
  return {
    format: BOOK_FORMAT,
    campaign: {},
    side: {},
    formation: {},
    roster: {},
    node: {},
    battle: {},
    sealed: {},
    terrain: {},
    flag: {},
  };
}

export function campaignOf(book: Book): CampaignRow {
  const row = book.campaign[CAMPAIGN];
  if (!row) throw new Error('The book has not been begun.');
  return row;
}

/** The ids of a table, in an order that depends on nothing but the ids. */
export function ids(table: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(table).sort();
}
