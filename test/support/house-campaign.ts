/** A served campaign of two commanders and a referee, for battles of the house's own scenarios. */
import type { DataSource } from 'typeorm';
import { newPerson, type TestApi } from '../../src/api/api.testkit.js';
import type { KnownSystem } from '../../src/rules-core/kernel/decide/known-system.js';
import { draftPosition } from '../../src/rules-core/kernel/position/draft.js';
import { SYSTEMS } from '../../src/rules-core/systems.js';
import { serveHouse } from './house.js';

export class HouseCampaign {
  private constructor(
    readonly api: TestApi,
    readonly id: string,
    /** Tokens: the referee's under `referee`, the commanders' under the key of their side. */
    readonly tokens: Readonly<Record<string, string>>,
  ) {}

  static async serve(
    dataSource: DataSource,
    sides: readonly string[] = ['german', 'russian'],
  ): Promise<HouseCampaign> {
    return HouseCampaign.found(await serveHouse(dataSource), sides);
  }

  static async found(api: TestApi, sides: readonly string[] = ['german', 'russian']): Promise<HouseCampaign> {
    const referee = (await newPerson(api, 'Referee')).token;
    const input = { name: 'The house', sides: sides.map((key) => ({ key, name: key })) };
    const made = await api.command(
      'createCampaign',
      input,
      referee,
      '... on CampaignCreated { campaign { id sides { id key } } }',
    );
    const tokens: Record<string, string> = { referee };
    for (const { id, key } of made.campaign.sides) {
      tokens[key] = (await newPerson(api, key)).token;
      const invitation = { campaignId: made.campaign.id, role: 'COMMANDER', sideId: id };
      const { secret } = await api.command(
        'invite',
        invitation,
        referee,
        '... on InvitationIssued { secret }',
      );
      await api.command('acceptInvitation', { secret }, tokens[key]);
    }
    return new HouseCampaign(api, made.campaign.id, tokens);
  }

  /** Opens a battle and answers with its id. */
  async open(start: object, more: object = {}): Promise<string> {
    const input = { campaignId: this.id, name: 'A battle', start, ...more };
    const opened = await this.api.command(
      'openBattle',
      input,
      this.tokens.referee,
      '... on BattleOpened { battle { id } }',
    );
    if (opened.__typename !== 'BattleOpened') throw new Error(JSON.stringify(opened));
    return opened.battle.id;
  }

  /** Opens a battle from a position as short as the lab takes it. */
  async stage(system: string, short: object, more: object = {}): Promise<string> {
    const { rulebook } = SYSTEMS.get(system) as KnownSystem;
    const drafted = draftPosition(rulebook, short);
    if (!drafted.ok) throw new Error(JSON.stringify(drafted.problems));
    return this.open({ position: drafted.position }, more);
  }

  async ask(who: string, battle: string, fields: string, variables: object = {}, declared = '') {
    const query = `query ($id: ID!${declared}) { battle(id: $id) { ${fields} } }`;
    const { battle: found } = await this.api.data(query, { id: battle, ...variables }, this.tokens[who]);
    return found;
  }

  /** So many orders by the sides that are asked: the first that is listed each time. */
  async goOn(battle: string, times: number): Promise<void> {
    for (let given = 0; given < times; given++) {
      const { awaiting } = await this.ask('referee', battle, 'awaiting { side }');
      const [{ side }] = awaiting;
      const fields = 'legalOrderPage(first: 1, side: $side) { nodes { order } }';
      const { legalOrderPage } = await this.ask('referee', battle, fields, { side }, ', $side: String');
      const [{ order }] = legalOrderPage.nodes;
      await this.order('referee', battle, [{ json: order }], { side });
    }
  }

  /** Gives orders as they are sent: `{ json }`, or typed for their rulebook. */
  order(who: string, battleId: string, orders: readonly object[], more: object = {}) {
    const fields = `... on OrdersIssued { accepted battle { version awaiting { side kind orders } }
      actions { version by order changes effects { kind sentence about } } } ... on OrderRefused { rule }`;
    return this.api.command('issueOrders', { battleId, orders, ...more }, this.tokens[who], fields);
  }
}
