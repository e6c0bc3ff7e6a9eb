/** A served API with two campaigns of the same people, in which battles are opened in pairs: alike in all that blue may know. */
import { randomUUID } from 'node:crypto';
import { newPerson, TestApi } from '../../src/api/api.testkit.js';
import { battleId, campaignId } from '../../src/api/index.js';
import { Battles, BattlesModule, BattleTable } from '../../src/battles/index.js';
import { BooksModule } from '../../src/books/index.js';
import { CampaignLogModule } from '../../src/campaign-log/index.js';
import { LibraryModule } from '../../src/library/index.js';
import { NewsModule } from '../../src/news/index.js';
import { aslskCampaign } from '../../src/rules-core/aslsk/campaign/index.js';
import { commitmentOf } from '../../src/rules-core/kernel/dice/index.js';
import { background } from '../support/background.js';
import type { Chance } from '../support/chance.js';
import type { TestDatabase } from '../support/database.js';
import type { Setting } from './settings.js';
import { SYSTEMS } from './systems.js';

export type Who = 'referee' | 'blue' | 'red' | 'observer';
// biome-ignore lint/suspicious/noExplicitAny: what a case reads out of an answer is its own affair
export type Answer = any;

/** How a case went: `leak` tells what blue has learned. */
export interface Course {
  readonly leak?: string;
  /** How often what happened in it, for the figures. */
  readonly counts: Readonly<Record<string, number>>;
}

export type Case = (ground: Ground, chance: Chance) => Promise<Course>;

/** Mails and deliveries are written and looked at, but never sent. */
const NOWHERE = { url: 'smtp://127.0.0.1:1', from: 'news@hexledger.example' };

export class Ground {
  private constructor(
    readonly api: TestApi,
    private readonly campaigns: readonly [string, string],
    readonly tokens: Readonly<Record<Who, string>>,
  ) {}

  static async open(database: TestDatabase): Promise<Ground> {
    const api = await TestApi.start({
      dataSource: await database.connect(),
      api: {
        features: [
          ...['common', 'accounts', 'campaigns', 'battles', 'campaign-log', 'library'],
          ...['books', 'book-commands', 'jobs', 'webhooks', 'news'],
        ],
        limits: { budget: { points: 1e12, seconds: 1 }, cost: 1e6 },
      },
      // A long run takes longer than a token usually lives.
      accounts: { accessTokenSeconds: 86_400 },
      imports: [
        LibraryModule.forRoot(SYSTEMS),
        BattlesModule.forRoot(SYSTEMS),
        CampaignLogModule,
        BooksModule.forRoot(new Map([['aslsk', aslskCampaign]])),
        ...background(NOWHERE, false),
        NewsModule,
      ],
    });
    return Ground.on(api);
  }

  /** On an API that is served already. */
  static async on(api: TestApi): Promise<Ground> {
    const people = ['referee', 'blue', 'red', 'observer'] as const;
    const made = await Promise.all(people.map(async (name) => [name, (await newPerson(api, name)).token]));
    const tokens = Object.fromEntries(made) as Record<Who, string>;
    const campaigns = await Promise.all([newCampaign(api, tokens), newCampaign(api, tokens)]);
    return new Ground(api, campaigns as [string, string], tokens);
  }

  close(): Promise<void> {
    return this.api.close();
  }

  /** A campaign of its own, by its id. */
  campaign(sides: Sides): Promise<string> {
    return newCampaign(this.api, this.tokens, sides);
  }

  /** What the server calls a campaign. */
  idOf(campaign: string): string {
    return campaignId.decode(campaign) as string;
  }

  /** The same battle, by its id, in either campaign: its dice fall alike where its seed is the same. */
  async pair({ worlds }: Setting, mode: 'ENFORCE' | 'ASSIST'): Promise<Pair> {
    const battle = randomUUID();
    const ids: string[] = [];
    for (const [i, { position, seed }] of worlds.entries()) {
      const campaign = campaignId.decode(this.campaigns[i as 0 | 1]) as string;
      const { seeds } = this.api.app.get(BattleTable);
      seeds.draw = (from, scheme) => ({ seed, commitment: { ...commitmentOf(seed, scheme), from } });
      const opened = await this.api.app.get(Battles).open({
        ...{ campaign, battle, actor: battle, key: battle, request: battle },
        ...{ name: 'A battle', mode, position, sides: ['blue', 'red'] },
      });
      if (opened.outcome !== 'appended') throw new Error(JSON.stringify(opened));
      ids.push(battleId.encode(campaign, battle));
    }
    return new Pair(this.api, ids as [string, string], this.tokens);
  }
}

/** What blue and red are called in a campaign. */
export type Sides = Readonly<Record<'blue' | 'red', string>>;

async function newCampaign(
  api: TestApi,
  tokens: Record<Who, string>,
  played: Sides = { blue: 'blue', red: 'red' },
): Promise<string> {
  const sides = [played.blue, played.red].map((key) => ({ key, name: key }));
  const { campaign } = await api.command(
    'createCampaign',
    { name: 'Two worlds', sides },
    tokens.referee,
    '... on CampaignCreated { campaign { id sides { id key } } }',
  );
  const sideOf = (who: 'blue' | 'red') =>
    campaign.sides.find(({ key }: { key: string }) => key === played[who]).id;
  const seats: [Who, object][] = [
    ['blue', { role: 'COMMANDER', sideId: sideOf('blue') }],
    ['red', { role: 'COMMANDER', sideId: sideOf('red') }],
    ['observer', { role: 'OBSERVER' }],
  ];
  for (const [who, seat] of seats) {
    const invitation = { campaignId: campaign.id, ...seat };
    const issued = await api.command(
      'invite',
      invitation,
      tokens.referee,
      '... on InvitationIssued { secret }',
    );
    await api.command('acceptInvitation', { secret: issued.secret }, tokens[who]);
  }
  return campaign.id;
}

/** A kept connection may be closed just when it is used again. Commands have keys: asking twice does no harm. */
const onceMore =
  (again: () => Promise<Answer>) =>
  (fault: Error): Promise<Answer> => {
    if (fault.message === 'fetch failed') return again();
    throw fault;
  };

/** One battle in both worlds. */
export class Pair {
  constructor(
    private readonly api: TestApi,
    readonly ids: readonly [string, string],
    private readonly tokens: Readonly<Record<Who, string>>,
  ) {}

  /** Asks in both worlds: what either answers, and whether anybody could tell the answers apart. */
  async ask(
    who: Who,
    fields: string,
    { json, takes = '' }: { json?: object; takes?: string } = {},
  ): Promise<Both> {
    const query = `query ($id: ID! ${takes}) { battle(id: $id) { ${fields} } }`;
    return this.inBoth(async (id) => {
      const { data, errors } = await this.api.ask(query, { id, json }, this.tokens[who]);
      if (!errors) return data.battle;
      return errors.map(({ message, extensions }) => ({ message, code: extensions.code }));
    });
  }

  async command(who: Who, name: string, input: object, fields = ''): Promise<Both> {
    const idempotencyKey = randomUUID();
    return this.inBoth((battleId) => this.send(battleId, who, name, { idempotencyKey, ...input }, fields));
  }

  /** The command is given in the second world only. */
  commandAside(who: Who, name: string, input: object, fields = ''): Promise<Answer> {
    return this.send(this.ids[1], who, name, { idempotencyKey: randomUUID(), ...input }, fields);
  }

  private send(battleId: string, who: Who, name: string, input: object, fields: string): Promise<Answer> {
    return this.api.command(name, { battleId, ...input }, this.tokens[who], fields);
  }

  private async inBoth(work: (id: string) => Promise<Answer>): Promise<Both> {
    const answers = await Promise.all(this.ids.map((id) => work(id).catch(onceMore(() => work(id)))));
    const told = answers.map((answer, i) => this.told(answer, i));
    return {
      answers: answers as unknown as [Answer, Answer],
      told: told as [string, string],
      same: told[0] === told[1],
    };
  }

  /** What differs between two battles whatever happens in them: ids, places in the log, moments, the hash of the dice. */
  private told(answer: Answer, world: number): string {
    return JSON.stringify(answer, (key, value) =>
      key === 'position' && typeof value === 'number' ? 0 : value,
    )
      .replaceAll(this.ids[world] as string, 'BATTLE')
      .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"MOMENT"')
      .replaceAll(/"hash":"[0-9a-f]{64}"/g, '"HASH"');
  }
}

export interface Both {
  readonly answers: readonly [Answer, Answer];
  readonly told: readonly [string, string];
  readonly same: boolean;
}
