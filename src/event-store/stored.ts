import { type BundleEvent, chainHash as chained, NODE } from '../exchange/index.js';
import type { Source } from './read.js';

/** An event exactly as it lies in the table. */
export type StoredEvent = BundleEvent;

const BATCH = 1000;

/** Every stored event that there is, by position, gaps or not. */
export async function* readStored(
  source: Source,
  campaign: string,
): AsyncGenerator<StoredEvent, void, undefined> {
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const { rows } = await source.query<Record<'position' | 'version' | 'at', string> & StoredEvent>(
      `select position, battle_id as battle, version, kind, format, actor, command_key as key,
         (extract(epoch from at) * 1000)::bigint as at, payload::text as payload, encode(hash, 'hex') as hash,
         encode(command_hash, 'hex') as "commandHash"
       from event where campaign_id = $1 and position > $2 order by position limit ${BATCH}`,
      [campaign, after],
    );
    for (const row of rows)
      yield {
        ...row,
        position: Number(row.position),
        version: row.version === null ? null : Number(row.version),
        at: Number(row.at),
      };
    if (rows.length < BATCH) return;
    after = Number(rows.at(-1)!.position);
  }
}

/** The chain: each hash covers the one before it and every stored value of the event. */
export const chainHash = (before: string, campaign: string, event: StoredEvent): string =>
  chained(NODE, before, campaign, event);
