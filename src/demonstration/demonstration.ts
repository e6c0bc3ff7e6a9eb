/**
 * What a newcomer finds: a referee, two commanders and an observer, and for every rulebook a campaign that is some turns old, with
 * a battle under way beside it. Every step has a key of its own, so that a second start finds what the first has made.
 */
import { type Battles, commandId } from '../battles/index.js';
import type { Campaigns } from '../campaigns/index.js';
import type { KnownSystem, KnownSystems } from '../rules-core/kernel/decide/known-system.js';
import type { SideId } from '../rules-core/kernel/position/position.js';
import type { Scenario } from '../rules-core/kernel/scenarios/index.js';
import type { DemonstrationTokens } from './tokens.js';
import { type HouseDocument, War, type WarParts } from './war.js';

interface DemonstrationParts extends WarParts {
  readonly tokens: DemonstrationTokens;
  readonly campaigns: Campaigns;
  readonly battles: Battles;
  readonly systems: KnownSystems;
}

/** Their ids. */
interface Staff {
  readonly referee: string;
  readonly commanders: readonly [string, string];
  readonly observer: string;
}

interface Setting {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  readonly sides: { key: SideId; name: string }[];
}

/** So far the battle has come that is left to the newcomer. */
const UNDER_WAY = 60;

export class Demonstration {
  constructor(private readonly parts: DemonstrationParts) {}

  async seed(told: (line: string) => void = () => undefined): Promise<void> {
    const staff = await this.staff();
    for (const system of this.parts.systems.values()) {
      const { campaigns, scenarios } = system;
      const playable = Object.values(scenarios) as unknown as Scenario[];
      const [document] = Object.values(campaigns) as unknown as HouseDocument[];
      const scenario = playable.find((one) => isFor(one, document));
      if (!scenario) continue;
      const campaign = await this.campaign(settingOf(system, scenario, document), staff);
      if (document) await new War(this.parts, campaign, staff.referee, document).wage(told);
      await this.battle(campaign, staff.referee, scenario);
    }
  }

  private async staff(): Promise<Staff> {
    const { tokens } = this.parts;
    return {
      referee: await tokens.person('referee'),
      commanders: [await tokens.person('first'), await tokens.person('second')],
      observer: await tokens.person('observer'),
    };
  }

  private async campaign({ key, name, about, sides }: Setting, staff: Staff): Promise<string> {
    const actor = staff.referee;
    const made = await this.parts.campaigns.create(
      { actor, input: { idempotencyKey: key } },
      { name, description: about, sides, settings: { observerDelaySeconds: 0, declassifiesAt: null } },
    );
    if (made.problem) throw new Error(`"${name}" cannot be set up: ${made.problem.message}`);
    const campaign = made.campaignId;
    for (const [i, { key: side }] of sides.entries()) {
      const commander = staff.commanders[i];
      if (commander)
        await this.join(campaign, actor, commander, { role: 'COMMANDER', side }, `${key} ${side}`);
    }
    await this.join(campaign, actor, staff.observer, { role: 'OBSERVER', side: null }, `${key} observer`);
    return campaign;
  }

  private async join(
    campaignId: string,
    referee: string,
    person: string,
    place: { role: 'COMMANDER' | 'OBSERVER'; side: SideId | null },
    key: string,
  ): Promise<void> {
    const { campaigns } = this.parts;
    const invite = { campaignId, actor: referee, name: 'invite', input: { idempotencyKey: `invite ${key}` } };
    await campaigns.invite(invite, { ...place, expiresAt: new Date(Date.now() + 3_600_000) });
    const { invitation, secret } = campaigns.invitationOf(invite);
    const accept = {
      campaignId,
      actor: person,
      name: 'acceptInvitation',
      input: { idempotencyKey: `accept ${key}` },
    };
    await campaigns.acceptInvitation(accept, { invitation, secret });
  }

  /** Beside the campaign's book, so that it may stand as long as it likes. */
  private async battle(campaign: string, actor: string, scenario: Scenario): Promise<void> {
    const { title } = scenario;
    const key = `demonstration battle ${scenario.scenario}`;
    const battle = commandId(campaign, actor, key);
    const sides = Object.keys(scenario.sides);
    const command = { campaign, battle, actor, key, request: key };
    const name = `Exercise: ${title}`;
    const opened = await this.parts.battles.open({ ...command, name, mode: 'ENFORCE', scenario, sides });
    if (opened.outcome === 'trouble') throw new Error(`"${title}" cannot be opened: ${opened.message}`);
    await this.parts.bots.play(campaign, battle, actor, UNDER_WAY);
  }
}

/** An exercise is for the campaign's own commanders. */
function isFor({ sides }: Scenario, document?: HouseDocument): boolean {
  const own = document?.sides.map(({ side }) => side);
  return own === undefined || Object.keys(sides).every((side) => own.includes(side));
}

/** As the campaign's document has it; a rulebook without one is shown by a battle alone. */
function settingOf({ rulebook }: KnownSystem, scenario: Scenario, document?: HouseDocument): Setting {
  const key = `demonstration ${rulebook.system} ${document?.name ?? scenario.scenario}`;
  if (!document)
    return {
      key,
      name: `${rulebook.title}: a demonstration`,
      about: scenario.about ?? scenario.title,
      sides: Object.entries(scenario.sides).map(([side, { name }]) => ({ key: side, name: name ?? side })),
    };
  const { title: name, about, sides } = document;
  return { key, name, about, sides: sides.map(({ side, name: called }) => ({ key: side, name: called })) };
}
