/** The campaign at a glance: how its battles stand and when something happened last. Only what everybody may know. */
import {
  BATTLE_ACTION,
  BATTLE_CLOSED,
  BATTLE_OPENED,
  type BattleAction,
  type BattleClosed,
  type BattleMode,
  type BattleOpened,
  type InLine,
} from '../battles/index.js';
import type { Event } from '../event-store/index.js';
import type { Changes, Projection, Rows } from './projection.js';

export interface CampaignCounts {
  readonly open: number;
  readonly closed: number;
  readonly actions: number;
  readonly lastAt: string;
}

export interface BattleProgress {
  readonly battle: string;
  /** The line of the book that it belongs to, where it belongs to one. */
  readonly inLine?: InLine;
  readonly name: string;
  readonly system: string;
  readonly mode: BattleMode;
  readonly openedAt: string;
  readonly closedAt?: string;
  readonly actions: number;
  readonly lastAt: string;
  readonly turn: number;
  readonly phase: string;
  readonly active?: string;
  /** The sides whose decision is awaited. */
  readonly awaiting: readonly string[];
  readonly outcome?: { readonly winner?: string; readonly why: string };
}

export type Row = CampaignCounts | BattleProgress;

/** Counts the battles outside the lines of a book; the others are counted for viewers who may know of them. */
export const COUNTS_KEY = 'counts';
export const ALL_BATTLES = 'battle/';
export const BATTLES_OF_LINES = 'battle/of/';

const keysOf = (battle: string) => [`${ALL_BATTLES}${battle}`, `${BATTLES_OF_LINES}${battle}`] as const;

export const CAMPAIGN_OVERVIEW: Projection<Row> = {
  name: 'campaign-overview',
  version: 2,
  when: 'behind',
  kinds: [BATTLE_OPENED, BATTLE_ACTION, BATTLE_CLOSED],
  async apply(event, rows): Promise<Changes<Row>> {
    const at = event.at.toISOString();
    const counts = ((await rows.get(COUNTS_KEY)) as CampaignCounts | undefined) ?? {
      open: 0,
      closed: 0,
      actions: 0,
      lastAt: at,
    };
    const battle =
      event.kind === BATTLE_CLOSED ? (event.payload as BattleClosed).battle : (event.battle as string);
    const before = await progressOf(rows, battle);
    const after = next(event, battle, before, at);
    const [alone, inLine] = keysOf(battle);
    if (after.inLine) return [[inLine, after]];
    return [
      [alone, after],
      [COUNTS_KEY, recount(counts, before, after, at)],
    ];
  },
};

async function progressOf(rows: Rows<Row>, battle: string): Promise<BattleProgress | undefined> {
  const [alone, inLine] = keysOf(battle);
  return ((await rows.get(alone)) ?? (await rows.get(inLine))) as BattleProgress | undefined;
}

/** The counts with those battles of lines among them that somebody may know of. */
export function countsWith(
  counts: CampaignCounts | undefined,
  battles: readonly BattleProgress[],
): CampaignCounts | undefined {
  let all = counts;
  for (const { closedAt, actions, lastAt } of battles)
    all = {
      open: (all?.open ?? 0) + (closedAt === undefined ? 1 : 0),
      closed: (all?.closed ?? 0) + (closedAt === undefined ? 0 : 1),
      actions: (all?.actions ?? 0) + actions,
      lastAt: all && all.lastAt > lastAt ? all.lastAt : lastAt,
    };
  return all;
}

function next(event: Event, battle: string, before: BattleProgress | undefined, at: string): BattleProgress {
  if (event.kind === BATTLE_OPENED) return opened(event.payload as BattleOpened, battle, at);
  if (!before)
    throw new Error(
      `Position ${event.position} of ${event.campaign} speaks of a battle that was not opened.`,
    );
  if (event.kind === BATTLE_CLOSED)
    return { ...before, closedAt: at, lastAt: at, outcome: (event.payload as BattleClosed).outcome };
  return acted(event.payload as BattleAction, before, at);
}

function opened({ name, mode, position, inLine }: BattleOpened, battle: string, at: string): BattleProgress {
  const { turn, phase, active } = position.clock;
  const { system } = position;
  return {
    battle,
    ...(inLine && { inLine }),
    name,
    system,
    mode,
    openedAt: at,
    lastAt: at,
    actions: 0,
    turn,
    phase,
    ...(active && { active }),
    awaiting: [],
  };
}

function acted(
  { effects, next: bookkeeping }: BattleAction,
  before: BattleProgress,
  at: string,
): BattleProgress {
  let progress: BattleProgress = { ...before, actions: before.actions + 1, lastAt: at };
  for (const change of [...effects.flatMap(({ changes = [] }) => changes), ...bookkeeping]) {
    if (change.do === 'await')
      progress = { ...progress, awaiting: [...new Set(change.decisions.map(({ side }) => side))].sort() };
    if (change.do !== 'clock') continue;
    const { turn = progress.turn, phase = progress.phase, active = progress.active, over } = change.set;
    progress = { ...progress, turn: turn ?? 0, phase: phase ?? '', ...(active && { active }) };
    if (over === null) progress = reopened(progress);
  }
  return progress;
}

/** The end was taken back. */
function reopened({ closedAt: _, outcome: __, ...progress }: BattleProgress): BattleProgress {
  return progress;
}

function recount(
  counts: CampaignCounts,
  before: BattleProgress | undefined,
  after: BattleProgress,
  at: string,
): CampaignCounts {
  const isOpen = (progress: BattleProgress | undefined) =>
    progress && progress.closedAt === undefined ? 1 : 0;
  const isClosed = (progress: BattleProgress | undefined) => (progress?.closedAt === undefined ? 0 : 1);
  return {
    open: counts.open + isOpen(after) - isOpen(before),
    closed: counts.closed + isClosed(after) - isClosed(before),
    actions: counts.actions + after.actions - (before?.actions ?? 0),
    lastAt: at,
  };
}
