import { createHash } from 'node:crypto';
import { canonical } from '../rules-core/kernel/position/canonical.js';
import type { BattleEvent } from './event.js';
import type { Formats } from './formats.js';
import { readForFolding, type Source } from './read.js';

/** How a battle's state comes from its events. */
export interface Folding<State> {
  /** Changes when the state's form changes: snapshots of other formats are left alone. */
  readonly format: number;
  begin(): State;
  /** The state after these events; it may be the same object. */
  apply(state: State, events: readonly BattleEvent[]): State;
}

export interface Loaded<State> {
  readonly state: State;
  /** How many events it holds; 0 where the battle has none. */
  readonly version: number;
}

/** A battle's state, now or after an older version: the latest snapshot before it, and the events since. */
export async function loadBattle<State>(
  source: Source,
  formats: Formats,
  campaign: string,
  battle: string,
  folding: Folding<State>,
  until?: number,
): Promise<Loaded<State>> {
  let { state, version } = (await latestSnapshot<State>(source, campaign, battle, folding.format, until)) ?? {
    state: folding.begin(),
    version: 0,
  };
  for await (const events of readForFolding(source, formats, campaign, battle, { after: version, until })) {
    state = folding.apply(state, events);
    version += events.length;
  }
  return { state, version };
}

async function latestSnapshot<State>(
  source: Source,
  campaign: string,
  battle: string,
  format: number,
  until = Number.MAX_SAFE_INTEGER,
): Promise<Loaded<State> | undefined> {
  const { rows } = await source.query<{ version: string; state: State }>({
    name: 'latest snapshot',
    text: `select version, state from snapshot
      where campaign_id = $1 and battle_id = $2 and format = $3 and version <= $4 order by version desc limit 1`,
    values: [campaign, battle, format, until],
  });
  return rows[0] && { state: rows[0].state, version: Number(rows[0].version) };
}

/** Keeps a battle's state, so that loading need not begin at the beginning. Keeping it twice does no harm. */
export async function saveSnapshot(
  source: Source,
  campaign: string,
  battle: string,
  format: number,
  { state, version }: Loaded<unknown>,
): Promise<void> {
  const text = canonical(state);
  await source.query({
    name: 'save snapshot',
    text: `insert into snapshot (campaign_id, battle_id, version, format, state, hash)
      values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    values: [campaign, battle, version, format, text, stateHash(text)],
  });
}

export function stateHash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
