/** What commands on a campaign's log share: the database they work on, and how a campaign is named. */
import type { DataSource } from 'typeorm';
import { campaignId } from '../api/index.js';
import { OperatorError, readConfig } from '../config/index.js';
import { applicationDataSource, applicationUrl, migrate } from '../database/index.js';
import { EventStoreError } from '../event-store/index.js';
import { openServer } from './server.js';

/**
 * Works on this folder's database, running or not, or on the one that DATABASE_URL names.
 * With `mayMake` it may be new: it is made and brought up to date first.
 */
export async function withDatabase<T>(
  work: (source: DataSource, ownerUrl: string) => Promise<T>,
  { mayMake = false } = {},
): Promise<T> {
  const { url, ownerUrl, giveBack } = await openServer({ mayMake });
  try {
    const own = applicationUrl(url, ownerUrl);
    if (mayMake && readConfig().database.migrate) await migrate(ownerUrl, own);
    const source = await applicationDataSource(own, { poolSize: 4 });
    try {
      return await work(source, ownerUrl);
    } finally {
      await source.destroy();
    }
  } catch (fault) {
    throw forOperator(fault);
  } finally {
    await giveBack();
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A campaign by its id, as the API or as the database has it. */
export function campaignNamed(text: string): string {
  const id = UUID.test(text) ? text.toLowerCase() : campaignId.decode(text);
  if (id !== null) return id;
  throw new OperatorError(
    'NOT_A_CAMPAIGN',
    `"${text}" is not the id of a campaign`,
    'Give it as the API does, campaign.…, or as the database does, 0b1c….',
    text,
  );
}

function forOperator(fault: unknown): unknown {
  if (!(fault instanceof EventStoreError)) return fault;
  const [what = fault.message, ...advice] = fault.message.split(/(?<=[.]) (?=[A-Z])/);
  return new OperatorError(fault.code, what, advice.join(' ') || 'Look at its id again.', fault.path);
}
