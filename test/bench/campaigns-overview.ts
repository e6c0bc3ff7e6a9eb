/**
 * `campaigns.overview`: the 95th percentile of the time in which the service answers what a campaign of 200 turns shows first:
 * where it stands, its sides, battles, standings, latest turns and points. `unchanged`: as most readers find it; `after an
 * entry`: each question comes when the book has just moved on.
 */
import { Agent, request } from 'node:http';
import { newPerson, TestApi } from '../../src/api/api.testkit.js';
import { campaignId } from '../../src/api/index.js';
import { BattlesModule } from '../../src/battles/index.js';
import { BookProcess, entered, Referee } from '../../src/books/books.testkit.js';
import { BooksModule } from '../../src/books/index.js';
import { CampaignLogModule } from '../../src/campaign-log/index.js';
import { applicationDataSource, applicationUrl, poolOf } from '../../src/database/index.js';
import { LibraryModule } from '../../src/library/index.js';
import { aslskCampaign } from '../../src/rules-core/aslsk/campaign/index.js';
import { CAMPAIGN_PIECES, SYSTEMS } from '../../src/rules-core/systems.js';
import { beginning, SIDES, type Size, turnOf } from './campaign-books.js';
import type { Ground } from './contestants.js';
import { report } from './report.js';

const SIZE: Size = { units: 60, battles: 1, turns: 201 };
const QUESTIONS = 300;
const CHANGES = 60;
const FEATURES = [
  'common',
  'accounts',
  'campaigns',
  'battles',
  'campaign-log',
  'library',
  'books',
  'book-commands',
];

const OVERVIEW = `query Overview($id: ID!) {
  campaign(id: $id) {
    name position
    book {
      version date turn phase deadline
      sides { key name victoryPoints battlesWon }
      standings { turn date sides { side victoryPoints } }
      battles(first: 10) { nodes { name status } }
      turns(first: 5) { nodes { turn } }
      victoryPoints(first: 20) { nodes { side points total } }
      preconditions { missing { code says } }
    }
  }
}`;

export async function benchOverview({ ownerUrl }: Ground): Promise<void> {
  const dataSource = await applicationDataSource(applicationUrl(ownerUrl));
  const api = await TestApi.start({
    dataSource,
    api: { features: FEATURES, limits: { cost: 1e6, budget: { points: 1e12, seconds: 1 } } },
    imports: [
      LibraryModule.forRoot(SYSTEMS),
      BattlesModule.forRoot(SYSTEMS),
      CampaignLogModule,
      BooksModule.forRoot(CAMPAIGN_PIECES),
    ],
  });
  try {
    const { token } = await newPerson(api, 'referee');
    const sides = SIDES.map((key) => ({ key, name: key }));
    const made = await api.command(
      'createCampaign',
      { name: 'A long war', sides },
      token,
      '... on CampaignCreated { campaign { id } }',
    );
    const { id } = made.campaign as { id: string };
    const referee = new Referee(new BookProcess(poolOf(dataSource)), campaignId.decode(id) as string);
    entered(await referee.begin(beginning(SIZE, aslskCampaign.preset)));
    for (let turn = 1; turn < SIZE.turns; turn++)
      for (const fact of turnOf(SIZE, turn)) entered(await referee.enter(fact));
    const ask = asking(api.url, token ?? '', id);
    await times(20, ask);
    report({ bench: 'campaigns.overview', who: 'ours', value: p95(await times(QUESTIONS, ask)), unit: 'ms' });
    const afterAnEntry = await times(CHANGES, ask, async (n) => {
      entered(await referee.enter({ fact: 'decide', flags: { mark: n } }));
    });
    report({
      bench: 'campaigns.overview',
      who: 'ours, after an entry',
      value: p95(afterAnEntry),
      unit: 'ms',
    });
  } finally {
    await api.close();
    await dataSource.destroy();
  }
}

async function times(
  count: number,
  work: () => Promise<void>,
  before: (n: number) => Promise<void> = async () => undefined,
): Promise<number[]> {
  const taken: number[] = [];
  for (let n = 0; n < count; n++) {
    await before(n);
    const began = performance.now();
    await work();
    taken.push(performance.now() - began);
  }
  return taken;
}

function p95(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] as number;
}

const agent = new Agent({ keepAlive: true });

function asking(url: string, token: string, id: string): () => Promise<void> {
  const body = JSON.stringify({ query: OVERVIEW, variables: { id } });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    authorization: `Bearer ${token}`,
  };
  return () =>
    new Promise((resolve, reject) => {
      const sent = request(`${url}/graphql`, { method: 'POST', agent, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const { data, errors } = JSON.parse(Buffer.concat(parts).toString('utf8'));
          if (errors || data.campaign.book.standings.length === 0)
            reject(new Error(JSON.stringify(errors ?? data)));
          else resolve();
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
}
