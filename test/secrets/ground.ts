/** A served API with two campaigns of the same people, in which battles are opened in pairs: alike in all that blue may know. */
import { randomUUID } from 'node:crypto';
import { newPerson, TestApi } from '../../src/api/api.testkit.js';
import { battleId, campaignId } from '../../src/api/index.js';
import { Battles, BattlesModule, BattleTable } from '../../src/battles/index.js';
import { CampaignLogModule } from '../../src/campaign-log/index.js';
import { LibraryModule } from '../../src/library/index.js';
import { commitmentOf } from '../../src/rules-core/kernel/dice/index.js';
import type { TestDatabase } from '../support/database.js';
import type { Setting } from './settings.js';
import { SYSTEMS } from './systems.js';

type Who = 'referee' | 'blue' | 'red';
// biome-ignore lint/suspicious/noExplicitAny: what a case reads out of an answer is its own affair
export type Answer = any;

export class Ground {
  private constructor(
    readonly api: TestApi,
    private readonly campaigns: readonly [string, string],
    private readonly tokens: Readonly<Record<Who, string>>,
  ) {}

  static async open(database: TestDatabase): Promise<Ground> {
    const api = await TestApi.start({
      dataSource: await database.connect(),
      api: {
        features: ['common', 'accounts', 'campaigns', 'battles', 'campaign-log', 'library'],
        limits: { budget: { points: 1e12, seconds: 1 }, cost: 1e6 },
      },
      // A long run takes longer than a token usually lives.
      accounts: { accessTokenSeconds: 86_400 },
      imports: [LibraryModule.forRoot(SYSTEMS), BattlesModule.forRoot(SYSTEMS), CampaignLogModule],
    });
    const [referee, blue, red] = await Promise.all(
      ['referee', 'blue', 'red'].map((name) => newPerson(api, name)),
    );
    const tokens = { referee: referee!.token, blue: blue!.token, red: red!.token };
    const campaigns = await Promise.all([newCampaign(api, tokens), newCampaign(api, tokens)]);
    return new Ground(api, campaigns as [string, string], tokens);
  }

  close(): Promise<void> {
    return this.api.close();
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

async function newCampaign(api: TestApi, tokens: Record<Who, string>): Promise<string> {
  const sides = ['blue', 'red'].map((key) => ({ key, name: key }));
  const { campaign } = await api.command(
    'createCampaign',
    { name: 'Two worlds', sides },
    tokens.referee,
    '... on CampaignCreated { campaign { id sides { id key } } }',
  );
  for (const { id, key } of campaign.sides as { id: string; key: 'blue' | 'red' }[]) {
    const invitation = { campaignId: campaign.id, role: 'COMMANDER', sideId: id };
    const issued = await api.command(
      'invite',
      invitation,
      tokens.referee,
      '... on InvitationIssued { secret }',
    );
    await api.command('acceptInvitation', { secret: issued.secret }, tokens[key]);
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
    private readonly ids: readonly [string, string],
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
