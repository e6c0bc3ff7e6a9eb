/**
 * The campaign a newcomer finds: a referee, two commanders and an observer, and for every rulebook that has scenarios a
 * campaign with a battle under way. Every step has a key of its own, so that a second start finds what the first has made.
 */
import type { Accounts } from '../accounts/index.js';
import { type Battles, commandId, type LiveBattles, type Orders } from '../battles/index.js';
import type { Campaigns } from '../campaigns/index.js';
import { greedyBot } from '../rules-core/kernel/bots.js';
import type { KnownSystem, KnownSystems } from '../rules-core/kernel/known-system.js';
import type { SideId } from '../rules-core/kernel/position.js';
import type { Scenario } from '../rules-core/kernel/scenarios/index.js';

export interface Handout {
  readonly who: string;
  readonly token: string;
}

export interface DemonstrationParts {
  readonly accounts: Accounts;
  readonly campaigns: Campaigns;
  readonly battles: Battles;
  readonly orders: Orders;
  readonly live: LiveBattles;
  readonly systems: KnownSystems;
}

interface Person {
  readonly personId: string;
  readonly token: string;
}

interface Staff {
  readonly referee: Person;
  readonly commanders: readonly [Person, Person];
  readonly observer: Person;
}

/** So many orders are given for the newcomer to look back on. */
const ORDERS_GIVEN = 100;

export class Demonstration {
  constructor(private readonly parts: DemonstrationParts) {}

  async seed(): Promise<Handout[]> {
    const staff = await this.staff();
    for (const system of this.parts.systems.values())
      for (const scenario of Object.values(system.scenarios).slice(0, 1))
        await this.campaign(system, scenario as unknown as Scenario, staff);
    const { referee, commanders, observer } = staff;
    return [
      { who: 'referee', token: referee.token },
      { who: 'commander of the first side', token: commanders[0].token },
      { who: 'commander of the second side', token: commanders[1].token },
      { who: 'observer', token: observer.token },
    ];
  }

  private async staff(): Promise<Staff> {
    const { accounts } = this.parts;
    const person = (name: string, displayName: string) =>
      accounts.standIn(`${name}@demonstration.example`, displayName);
    return {
      referee: await person('referee', 'The referee'),
      commanders: [await person('first', 'First commander'), await person('second', 'Second commander')],
      observer: await person('observer', 'An observer'),
    };
  }

  private async campaign({ rulebook }: KnownSystem, scenario: Scenario, staff: Staff): Promise<void> {
    const key = `demonstration ${rulebook.system} ${scenario.scenario}`;
    const sides = Object.entries(scenario.sides).map(([side, { name }]) => ({
      key: side,
      name: name ?? side,
    }));
    const actor = staff.referee.personId;
    const made = await this.parts.campaigns.create(
      { actor, input: { idempotencyKey: key } },
      {
        name: `${rulebook.title}: a demonstration`,
        description: scenario.about ?? scenario.title,
        sides,
        settings: { observerDelaySeconds: 0, declassifiesAt: null },
      },
    );
    if (made.problem)
      throw new Error(`The demonstration of ${rulebook.title} cannot be set up: ${made.problem.message}`);
    const campaign = made.campaignId;
    for (const [i, { key: side }] of sides.entries()) {
      const commander = staff.commanders[i];
      if (commander)
        await this.join(campaign, actor, commander, { role: 'COMMANDER', side }, `${key} ${side}`);
    }
    await this.join(campaign, actor, staff.observer, { role: 'OBSERVER', side: null }, `${key} observer`);
    await this.battle(
      campaign,
      actor,
      scenario,
      sides.map(({ key: side }) => side),
      key,
    );
  }

  private async join(
    campaignId: string,
    referee: string,
    person: Person,
    place: { role: 'COMMANDER' | 'OBSERVER'; side: SideId | null },
    key: string,
  ): Promise<void> {
    const { campaigns } = this.parts;
    const invite = { campaignId, actor: referee, name: 'invite', input: { idempotencyKey: `invite ${key}` } };
    await campaigns.invite(invite, { ...place, expiresAt: new Date(Date.now() + 3_600_000) });
    const { invitation, secret } = campaigns.invitationOf(invite);
    const accept = {
      campaignId,
      actor: person.personId,
      name: 'acceptInvitation',
      input: { idempotencyKey: `accept ${key}` },
    };
    await campaigns.acceptInvitation(accept, { invitation, secret });
  }

  private async battle(
    campaign: string,
    actor: string,
    scenario: Scenario,
    sides: readonly SideId[],
    key: string,
  ): Promise<void> {
    const battle = commandId(campaign, actor, key);
    const command = { campaign, battle, actor, key: `battle ${key}`, request: key };
    const opened = await this.parts.battles.open({
      ...command,
      name: scenario.title,
      mode: 'ENFORCE',
      scenario,
      sides,
    });
    if (opened.outcome === 'trouble')
      throw new Error(`The scenario "${scenario.scenario}" cannot be opened: ${opened.message}`);
    if (opened.outcome === 'appended') await this.play(campaign, battle, actor, key);
  }

  /** Players without a plan give some orders, each through the same door as everybody's. */
  private async play(campaign: string, battle: string, actor: string, key: string): Promise<void> {
    const live = await this.parts.live.find(campaign, battle);
    const bot = greedyBot(7, { width: 12, throws: 1 });
    for (let n = 1; live && n <= ORDERS_GIVEN && !live.battle.isOver; n++) {
      const side = live.battle.position.awaiting[0]?.side;
      const order = side === undefined ? undefined : bot(live.system.rulebook, live.battle, side);
      if (side === undefined || !order) return;
      const given = {
        campaign,
        battle,
        actor,
        key: `${key} ${n}`,
        request: n,
        side,
        orders: [order],
        policy: 'ALL_OR_NONE' as const,
      };
      const { outcome } = await this.parts.orders.issue(given);
      if (outcome !== 'issued') return;
    }
  }
}
