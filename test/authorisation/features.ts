import type { DynamicModule, Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TestApi, TestPerson } from '../../src/api/api.testkit.js';
import { campaignId, jobId, lineId, personId, webhookId } from '../../src/api/index.js';
import { BattlesModule } from '../../src/battles/index.js';
import { Turns } from '../../src/books/index.js';
import { CampaignLogModule } from '../../src/campaign-log/index.js';
import { DemonstrationSeats, SeatsModule } from '../../src/demonstration/index.js';
import { saved } from '../../src/exchange/vassal/vassal.testkit.js';
import { BundleJobs } from '../../src/exports/bundle-jobs.js';
import { ExportsModule } from '../../src/exports/index.js';
import { JOBS, type Jobs } from '../../src/jobs/index.js';
import { LibraryModule } from '../../src/library/index.js';
import { NewsModule } from '../../src/news/index.js';
import { PicturesModule } from '../../src/pictures/index.js';
import { Projections, ProjectionsModule } from '../../src/projections/index.js';
import { Webhooks } from '../../src/webhooks/index.js';
import { crossroads } from '../skirmish/scenario.js';
import { BACKGROUND } from '../support/background.js';
import { bridgeReport, SKIRMISH_BOOKS, skirmishWar } from '../support/skirmish-book.js';
import { SKIRMISH } from '../support/skirmish-campaign.js';

/** The people and things that the matrix is tried with. */
export interface World {
  api: TestApi;
  referee: TestPerson;
  commander: TestPerson;
  observer: TestPerson;
  stranger: TestPerson;
  /** A campaign of theirs that is secret, and one that everybody may see. */
  campaigns: { secret: string; open: string };
}

/** The values of the arguments and input fields that name something, by their name or by `Type.field.name`. GraphQL text. */
export type Names = Record<string, string>;

/** What a feature adds to the matrix. A schema file with root fields that no feature names fails the test. */
export interface Feature {
  /** The schema file, without its ending. */
  schema: string;
  imports?: (DynamicModule | Type)[];
  /** Makes at least one of everything in a campaign, and tells how to name it. */
  names(world: World, campaign: string): Promise<Names>;
  /** Types whose objects cannot be brought about together with the others: nobody gets to see one here. */
  absent?: readonly string[];
}

const common: Feature = { schema: 'common', names: async () => ({}) };

const accounts: Feature = {
  schema: 'accounts',
  async names({ api, referee, stranger }) {
    for (const { id, token } of [referee, stranger]) {
      await api.command('createPersonalToken', { name: 'matrix', scopes: ['READ'] }, token);
      await api.app.get(DataSource).query(
        `insert into mailbox (person_id, address, challenge, asked_at, verified_at, refusal, refused_at)
         values ($1, 'matrix@example.test', $1, now(), now(), 'full', now()) on conflict do nothing`,
        [personId.decode(id)],
      );
    }
    return {};
  },
};

const campaigns: Feature = {
  schema: 'campaigns',
  async names({ api, referee, commander }, campaign) {
    const query =
      'query ($id: ID!) { campaign(id: $id) { sides { id } invitations(first: 1) { nodes { id } } } }';
    const { sides, invitations } = (await api.data(query, { id: campaign }, referee.token)).campaign;
    return {
      campaignId: JSON.stringify(campaign),
      'Query.campaign.id': JSON.stringify(campaign),
      sideId: JSON.stringify(sides[0].id),
      invitationId: JSON.stringify(invitations.nodes[0].id),
      personId: JSON.stringify(commander.id),
    };
  },
};

/** GraphQL text. */
const EMPTY_SAVE = JSON.stringify(Buffer.from(saved([])).toString('base64'));

const library: Feature = {
  schema: 'library',
  imports: [LibraryModule.forRoot(SKIRMISH)],
  async names({ api, referee }) {
    const input = {
      kind: 'CHART_PACK',
      name: 'Matrix',
      system: 'skirmish',
      document: { system: 'skirmish', version: '1.0.1', charts: {} },
    };
    const { item } = await api.command(
      'upload',
      input,
      referee.token,
      '... on UploadAccepted { item { id } }',
    );
    return {
      'Query.libraryItem.id': JSON.stringify(item.id),
      'Query.rulebook.system': '"skirmish"',
      'Query.lab.document': '{}',
      'Rulebook.rule.id': '"2.3"',
      'Rulebook.drawUp.document': '{}',
      'Query.vassalFile.file': EMPTY_SAVE,
      'Query.scenarioFromSave.input': `{ file: ${EMPTY_SAVE}, system: "skirmish" }`,
    };
  },
  absent: ['HouseScenario'],
};

const battles: Feature = {
  schema: 'battles',
  imports: [BattlesModule.forRoot(SKIRMISH)],
  async names({ api, referee }, campaign) {
    const fields = '... on BattleOpened { battle { id } }';
    const opened = await api.command(
      'openBattle',
      { campaignId: campaign, name: 'Matrix', start: { position: crossroads() } },
      referee.token,
      fields,
    );
    const battle: string = opened.battle.id;
    const order = async (side: string, json: object) => {
      const issued = await api.command(
        'issueOrders',
        { battleId: battle, side, orders: [{ json }] },
        referee.token,
      );
      if (issued.__typename !== 'OrdersIssued') throw new Error(JSON.stringify(issued));
    };
    await order('blue', { order: 'plan', plan: 'attack' });
    await order('red', { order: 'plan', plan: 'hold' });
    await order('blue', { order: 'pass' });
    await order('blue', { order: 'fire', unit: 'b2', target: 'r1' });
    await api.command('undo', { battleId: battle, toVersion: 4, side: 'blue' }, referee.token);
    return {
      battleId: JSON.stringify(battle),
      'Query.battle.id': JSON.stringify(battle),
      'Battle.actions.first': '20',
      'Battle.unit.id': '"b1"',
      'Battle.legalOrders.side': '"blue"',
      'Battle.legalOrderPage.side': '"blue"',
      'Battle.legalOrderPage.first': '10',
      'Battle.odds.side': '"blue"',
      'Battle.odds.order': '{ json: { order: "pass" } }',
      'Battle.diff.from': '4',
      'Battle.diff.to': '5',
      'Mutation.rule.changes': '[]',
    };
  },
  absent: ['AwaitedRoll', 'AwaitedDie', 'BattleOutcome', 'BattleLocation', 'OrderReason'],
};

const campaignLog: Feature = {
  schema: 'campaign-log',
  imports: [CampaignLogModule],
  names: async () => ({ 'Campaign.events.first': '100' }),
};

const projections: Feature = {
  schema: 'projections',
  imports: [ProjectionsModule],
  async names({ api }, campaign) {
    await api.app.get(Projections).catchUpWith(campaignId.decode(campaign)!);
    return {};
  },
};

const jobs: Feature = {
  schema: 'jobs',
  imports: BACKGROUND,
  async names({ api }, campaign) {
    const key = { campaign: campaignId.decode(campaign)!, id: 'matrix' };
    await api.app.get<Jobs>(JOBS).enqueue('matrix', null, { ...key, delay: 3_600_000 });
    await api.app.get(DataSource).query(
      `update job set state = 'DONE', progress = '1', result = '1', error = 'none', finished_at = now()
       where campaign_id = $1 and job_id = $2`,
      [key.campaign, key.id],
    );
    const id = JSON.stringify(jobId.encode(key.campaign, key.id));
    return { 'Query.job.id': id, 'Subscription.jobChanged.id': id, jobId: id };
  },
};

const webhooks: Feature = {
  schema: 'webhooks',
  async names({ api, referee }, campaign) {
    const sides = 'query ($id: ID!) { campaign(id: $id) { sides { id } } }';
    const [side] = (await api.data(sides, { id: campaign }, referee.token)).campaign.sides;
    const url = 'http://127.0.0.1:1/';
    const { webhook } = await api.command(
      'addWebhook',
      { campaignId: campaign, url, kinds: ['campaign.renamed'], role: 'COMMANDER', sideId: side.id },
      referee.token,
      '... on WebhookAdded { webhook { id } }',
    );
    await api.app.get(Webhooks).table.gone(campaignId.decode(campaign)!, webhookId.decode(webhook.id)!.local);
    return { webhookId: JSON.stringify(webhook.id), url: JSON.stringify(url) };
  },
};

/** A turn played, another begun on a branch of it, with a correction: something of everything that there is to see. */
const books: Feature = {
  schema: 'books',
  imports: [SKIRMISH_BOOKS],
  async names({ api, referee }, campaign) {
    const enter = async (name: string, input: object, of: object = { campaignId: campaign }) => {
      const more =
        name === 'branch'
          ? '... on BookBranched { line { id } }'
          : '... on BookChanged { version book { line { id } } }';
      const entered = await api.command(name, { ...of, ...input }, referee.token, more);
      if (!/^Book/.test(entered.__typename)) throw new Error(`${name}: ${JSON.stringify(entered)}`);
      return entered;
    };
    const run = async (line: string) => {
      const id = lineId.decode(line);
      await api.app.get(Turns).run(id?.campaign as string, id?.local as string);
    };
    const seal = (turn: number, side: string, orders: object) => enter('sealOrders', { turn, side, orders });
    const begun = await enter('beginBook', { campaign: { document: skirmishWar() } });
    const main: string = begun.book.line.id;
    await enter('setFlags', { flags: [{ flag: 'rain', value: true }] });
    await seal(1, 'blue', { deployments: [{ node: 'bridge', units: ['b-sergeant', 'b1'] }] });
    await seal(1, 'red', { deployments: [{ node: 'bridge', units: ['r1'] }] });
    await run(main);
    const query = `query ($id: ID!) { campaign(id: $id) { book { version battles(first: 1) { nodes { id } } } } }`;
    const { book } = (await api.data(query, { id: campaign }, referee.token)).campaign;
    const [{ id: battle }] = book.battles.nodes;
    const reported = await enter('reportBattle', { report: { json: bridgeReport() } }, { battleId: battle });
    await run(main);
    const { line } = await enter('branch', { version: reported.version + 3, name: 'Another way' });
    await enter('useLine', { line: line.id });
    await enter('correct', {
      version: 2,
      fact: { fact: 'decide', flags: { rain: false } },
      why: 'It was dry.',
    });
    await enter('matchCounters', { counters: [{ unit: 'b2', counter: 'Second Squad' }] });
    await enter('makeRuling', { what: 'ROSTER', id: 'b2', set: { name: 'The bold' }, why: 'A name.' });
    await enter('decideNode', { node: 'crossing', edge: 'ordered' });
    await seal(2, 'blue', {
      deployments: [{ node: 'raid', units: ['b2'] }],
      purchases: [{ group: 'Rifles' }],
      choices: [{ node: 'crossing', edge: 'town' }],
    });
    return {
      'Book.rosterUnit.id': '"b-sergeant"',
      'Book.afterActionReport.battle': JSON.stringify(battle),
      'Book.entries.first': '50',
      'Book.roster.first': '50',
      'Book.turns.first': '50',
      'Book.compare.with': JSON.stringify(main),
      'Book.previewCorrection.version': String(book.version),
      'Book.previewCorrection.fact': '{ fact: "nothing" }',
      'Book.previewPolicies.policies': '{ preset: "none" }',
      // No battle is open by now.
      'Book.previewReport.battle': '"none"',
      'Book.previewReport.report': '{ typed: { why: "So." } }',
      'Book.spreadsheet.table': 'ROSTER',
      'Book.paper.page': 'ORDER_OF_BATTLE',
      'Book.proposeReport.battle': '"none"',
      'Book.proposeReport.save': '""',
    };
  },
  absent: [
    'Book.previewReport',
    'Book.proposeReport',
    'ProposedReport',
    'ProposedFate',
    'CounterInSave',
    'PlayerDice',
    'SaidInSave',
    'HouseCampaign',
    'ReportPreview',
    'ExpectedRoll',
    'ExpectedResult',
    'ReadyCorrection',
  ],
};

const exported: Feature = {
  schema: 'exports',
  imports: [ExportsModule],
  async names({ api, referee }, campaign) {
    const schedule = { campaignId: campaign, everyHours: 24, keep: 3 };
    await api.command('scheduleBundles', schedule, referee.token);
    const local = campaignId.decode(campaign) as string;
    await api.app.get(BundleJobs).keep(local);
    return { 'ScheduleBundlesInput.everyHours': '24' };
  },
};

const news: Feature = {
  schema: 'news',
  imports: [NewsModule],
  async names({ api, referee, stranger }) {
    const quietHours = { from: '22:00', until: '07:00' };
    for (const { token } of [referee, stranger])
      await api.command('setNewsPreferences', { quietHours }, token);
    return {};
  },
};

const pictures: Feature = {
  schema: 'pictures',
  imports: [PicturesModule],
  names: async () => ({
    'Query.board.system': '"skirmish"',
    'Query.board.map': '{ columns: 3, rows: 2 }',
    'Board.hex.name': '"B1"',
    'Board.places.of': '["B1"]',
  }),
  absent: ['BoardBuilding', 'BoardBridge', 'LocationMark', 'CounterNumber', 'CounterState'],
};

const demonstration: Feature = {
  schema: 'demonstration',
  imports: [SeatsModule],
  async names({ api, stranger }) {
    api.app.get(DemonstrationSeats).offer({ sitting: async () => stranger.token });
    return { seat: '"referee"' };
  },
};

const bookCommands: Feature = { schema: 'book-commands', names: async () => ({}) };

const orders: Feature = { schema: 'orders', names: async () => ({}) };

/** Every feature of the schema, each after those it rests on. Add yours. */
export const FEATURES: readonly Feature[] = [
  common,
  accounts,
  campaigns,
  library,
  battles,
  orders,
  pictures,
  demonstration,
  campaignLog,
  projections,
  jobs,
  webhooks,
  books,
  bookCommands,
  exported,
  news,
];
