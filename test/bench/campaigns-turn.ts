/**
 * `campaigns.turn`: the work on one core that a turn of a campaign with 2,000 units and 12 battles takes: orders sealed and
 * revealed, battles opened and reported, their aftermath, the reorganization and the next turn, all through the service with
 * its database. What the database itself works is not in it.
 */
import type { Pool } from 'pg';
import { BookProcess, entered, newCampaign, Referee } from '../../src/books/books.testkit.js';
import { aslskCampaign } from '../../src/rules-core/aslsk/campaign/index.js';
import { beginning, type Size, turnOf } from './campaign-books.js';
import { report } from './report.js';

const SIZE: Size = { units: 2_000, battles: 12, turns: 5 };

export async function benchTurn({ pool }: { pool: Pool }): Promise<void> {
  const service = new BookProcess(pool);
  const referee = new Referee(service, await newCampaign(service.store));
  entered(await referee.begin(beginning(SIZE, aslskCampaign.preset)));
  const works: number[] = [];
  const walls: number[] = [];
  for (let turn = 1; turn <= SIZE.turns; turn++) {
    const [cpu, began] = [process.cpuUsage(), performance.now()];
    for (const fact of turnOf(SIZE, turn)) entered(await referee.enter(fact));
    const { user, system } = process.cpuUsage(cpu);
    works.push((user + system) / 1_000);
    walls.push(performance.now() - began);
  }
  report({ bench: 'campaigns.turn', who: 'ours', value: middle(works), unit: 'ms of work' });
  report({ bench: 'campaigns.turn', who: 'ours, with the database', value: middle(walls), unit: 'ms' });
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}
