/** Plays battles one after the other, each order under a key of its own, and writes down what was acknowledged. */
import { crossroads } from '../skirmish/scenario.js';
import type { Chance } from '../support/chance.js';
import type { Client } from './client.js';

export interface Acknowledged {
  readonly battle: string;
  readonly key: string;
  readonly order: object;
  /** Where the campaign stood after it. */
  readonly position: number;
  readonly versions: readonly number[];
}

const STATE = `query ($id: ID!, $least: Int) { battle(id: $id, minVersion: $least) { version outcome { why }
  blue: legalOrders(side: "blue") { order } red: legalOrders(side: "red") { order } } }`;
const ISSUED = '... on OrdersIssued { position replayed actions { version } }';

export class Player {
  readonly acknowledged: Acknowledged[] = [];
  /** How often a request was sent again because no answer came, how often it was sent twice at once, how often the answer was a stored one. */
  again = 0;
  doubled = 0;
  replayed = 0;
  private keys = 0;

  constructor(
    private readonly name: string,
    private readonly campaign: string,
    private readonly client: Client,
    private readonly chance: Chance,
  ) {}

  async play(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) await this.battle(stop);
  }

  private async battle(stop: AbortSignal): Promise<void> {
    const { data } = await this.client.command(
      'openBattle',
      {
        idempotencyKey: this.key(),
        campaignId: this.campaign,
        name: this.name,
        start: { position: crossroads() },
      },
      '... on BattleOpened { battle { id version } }',
    );
    const battle: string = data.battle.id;
    for (let least = 0; !stop.aborted; ) {
      const { battle: now } = (await this.client.ask(STATE, { id: battle, least })).data;
      if (now.outcome) return;
      least = now.version;
      const side = this.chance.pick((['blue', 'red'] as const).filter((one) => now[one].length > 0));
      await this.order(battle, side, this.chance.pick<{ order: object }>(now[side]).order);
    }
  }

  private async order(battle: string, side: string, order: object): Promise<void> {
    const key = this.key();
    const doubled = this.chance.below(6) === 0;
    const input = { idempotencyKey: key, battleId: battle, side, orders: [{ json: order }] };
    const { data, asked } = await this.client.command('issueOrders', input, ISSUED, doubled);
    if (data.__typename !== 'OrdersIssued')
      throw new Error(`A legal order was refused: ${JSON.stringify({ order, data })}`);
    this.again += asked - 1;
    this.doubled += doubled ? 1 : 0;
    this.replayed += data.replayed ? 1 : 0;
    const versions = data.actions.map(({ version }: { version: number }) => version);
    this.acknowledged.push({ battle, key, order, position: data.position, versions });
  }

  private key(): string {
    return `${this.name}-${this.keys++}`;
  }
}
