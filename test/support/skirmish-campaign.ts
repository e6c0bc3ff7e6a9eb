/** A served campaign with a referee, two commanders and an observer, ready for a battle of Skirmish. */

import type { DynamicModule, Type } from '@nestjs/common';
import { newPerson, TestApi } from '../../src/api/api.testkit.js';
import type { ApiLimits } from '../../src/api/index.js';
import { BattlesModule } from '../../src/battles/index.js';
import { CampaignLogModule } from '../../src/campaign-log/index.js';
import { LibraryModule } from '../../src/library/index.js';
import { crossroads } from '../skirmish/scenario.js';
import type { SkirmishPosition } from '../skirmish/system.js';
import type { TestDatabase } from './database.js';
import { SYSTEMS as SKIRMISH } from './skirmish-systems.js';

export { SKIRMISH };

export interface Staff {
  readonly referee: string;
  readonly blue: string;
  readonly red: string;
  readonly observer: string;
  readonly stranger: string;
}

export const BATTLE_FIELDS =
  'battle { id version clock { turn phase active } awaiting { side kind orders about } }';

export class SkirmishCampaign {
  private constructor(
    readonly api: TestApi,
    readonly id: string,
    readonly staff: Staff,
  ) {}

  static async serve(
    database: TestDatabase,
    more: (DynamicModule | Type)[] = [],
    features: string[] = [],
    limits: Partial<ApiLimits> = {},
  ): Promise<TestApi> {
    return TestApi.start({
      dataSource: await database.connect(),
      api: {
        features: ['common', 'accounts', 'campaigns', 'battles', 'campaign-log', 'library', ...features],
        limits,
      },
      imports: [LibraryModule.forRoot(SKIRMISH), BattlesModule.forRoot(SKIRMISH), CampaignLogModule, ...more],
    });
  }

  static async create(api: TestApi, settings: object = {}): Promise<SkirmishCampaign> {
    const names = ['referee', 'blue', 'red', 'observer', 'stranger'] as const;
    const people = await Promise.all(names.map((name) => newPerson(api, name)));
    const tokens = Object.fromEntries(names.map((name, i) => [name, people[i]?.token])) as unknown as Staff;
    const sides = [
      { key: 'blue', name: 'Blue' },
      { key: 'red', name: 'Red' },
    ];
    const input = { name: 'The crossroads', sides, ...settings };
    const made = await api.command(
      'createCampaign',
      input,
      tokens.referee,
      '... on CampaignCreated { campaign { id sides { id key } } }',
    );
    const campaign = new SkirmishCampaign(api, made.campaign.id, tokens);
    for (const name of ['blue', 'red', 'observer'] as const) {
      const side = made.campaign.sides.find(({ key }: { key: string }) => key === name);
      const invitation = {
        campaignId: campaign.id,
        role: side ? 'COMMANDER' : 'OBSERVER',
        ...(side && { sideId: side.id }),
      };
      const { secret } = await api.command(
        'invite',
        invitation,
        tokens.referee,
        '... on InvitationIssued { secret }',
      );
      await api.command('acceptInvitation', { secret }, tokens[name]);
    }
    return campaign;
  }

  /** Opens a battle and answers with its id. */
  async open(position: SkirmishPosition = crossroads(), more: object = {}): Promise<string> {
    const input = { campaignId: this.id, name: 'First clash', start: { position }, ...more };
    const opened = await this.api.command(
      'openBattle',
      input,
      this.staff.referee,
      `... on BattleOpened { ${BATTLE_FIELDS} }`,
    );
    if (opened.__typename !== 'BattleOpened') throw new Error(JSON.stringify(opened));
    return opened.battle.id;
  }

  /** These fields of the battle, as this one of the staff sees them. */
  async ask(who: keyof Staff, battleId: string, fields: string, args = '') {
    const query = `query ($id: ID!) { battle(id: $id ${args}) { ${fields} } }`;
    return (await this.api.data(query, { id: battleId }, this.staff[who])).battle;
  }

  order(who: keyof Staff, battleId: string, orders: object[], more: object = {}) {
    const input = { battleId, orders: orders.map((json) => ({ json })), ...more };
    const fields = `... on OrdersIssued { accepted refusal { code path rule } ${BATTLE_FIELDS} actions { version by order changes rolls { purpose dice { face } } effects { kind sentence cites { rule text } } } }
      ... on OrderRefused { rule cites { rule text } }`;
    return this.api.command('issueOrders', input, this.staff[who], fields);
  }

  async planned(plans: { blue?: string; red?: string } = {}): Promise<string> {
    const battle = await this.open();
    await this.order('blue', battle, [{ order: 'plan', plan: plans.blue ?? 'attack' }]);
    await this.order('red', battle, [{ order: 'plan', plan: plans.red ?? 'hold' }]);
    return battle;
  }
}
