import { jest } from '@jest/globals';
import { HouseCampaign } from '../support/house-campaign.js';
import type { Visitor } from './browser.js';
import { battlePath, OpenedDesk } from './opened.js';
import { serveEmptyDesk } from './served.js';

jest.setTimeout(900_000);

/** A scenario of each rulebook. Their players do not know the rules either: they take what the desk offers. */
const SCENARIOS = [
  ['aslsk', 'the-walled-church', ['german', 'russian']],
  ['combat', 'steel-on-the-track', ['german', 'russian']],
  ['lnlt', 'the-church-quarter', ['american', 'german']],
  ['panzer', 'houses-at-the-well', ['german', 'soviet']],
  ['squad-leader', 'the-corner-houses', ['german', 'russian']],
] as const;
const TURNS = 2;
/** Two turns take 50 to 160 orders. */
const MOST_ORDERS = 600;

const desk = OpenedDesk.forFile(serveEmptyDesk);

interface Asked {
  readonly clock: { readonly turn: number };
  readonly version: number;
  readonly outcome: object | null;
  readonly awaiting: readonly { readonly side: string; readonly kind: string }[];
}

/** Two people at two browsers, each with the token of a side. */
class Table {
  /** What a side has done in a turn: each kind of order once, so that much is tried and the turn comes to its end. */
  private readonly done = new Set<string>();
  readonly given: string[] = [];

  private constructor(
    private readonly campaign: HouseCampaign,
    private readonly battle: string,
    readonly players: ReadonlyMap<string, Visitor>,
  ) {}

  static async lay(system: string, name: string, sides: readonly string[]): Promise<Table> {
    const campaign = await HouseCampaign.found(desk.api, sides);
    const battle = await campaign.open({ house: { system, name } });
    const players = new Map<string, Visitor>();
    for (const side of sides) {
      const visitor = await desk.comeTo(campaign, side, battlePath(battle));
      await visitor.page.locator('.live.live').waitFor();
      players.set(side, visitor);
    }
    return new Table(campaign, battle, players);
  }

  stand(): Promise<Asked> {
    const fields = 'version clock { turn } outcome { why } awaiting { side kind }';
    return this.campaign.ask('referee', this.battle, fields);
  }

  /** One order, clicked by the side that is asked, and seen by both. */
  async order({ clock, version, awaiting }: Asked): Promise<void> {
    const side = awaiting[0]?.side ?? '';
    const kind = await this.choose(side, clock.turn);
    const { page } = this.players.get(side) as Visitor;
    const choice = page.locator(`.choice[data-kind="${kind}"]:not([disabled])`).first();
    const kinds = page.getByRole('combobox', { name: 'Kind' });
    await page.locator('.choice:not([disabled])').first().waitFor();
    if ((await choice.count()) === 0) await kinds.selectOption(kind);
    await choice.click();
    this.given.push(kind);
    for (const player of this.players.values()) await player.knows(version + 1);
  }

  /** The kind of order that it is going to be: one that units carry out and that is new in this turn, else one that goes on. */
  private async choose(side: string, turn: number): Promise<string> {
    const { legalOrders } = await this.campaign.ask(
      'referee',
      this.battle,
      'legalOrders(side: $side) { kind units }',
      { side },
      ', $side: String',
    );
    const orders = legalOrders as readonly { kind: string; units: readonly string[] }[];
    const fresh = orders.find(
      ({ kind, units }) => units.length > 0 && !this.done.has(`${turn} ${side} ${kind}`),
    );
    const chosen = fresh ?? orders.findLast(({ units }) => units.length === 0) ?? orders[0];
    if (!chosen) throw new Error(`Nothing is listed for ${side}.`);
    this.done.add(`${turn} ${side} ${chosen.kind}`);
    return chosen.kind;
  }
}

test.each(SCENARIOS)(
  'two browsers play two turns of %s, and both see all of it live',
  async (system, name, sides) => {
    const table = await Table.lay(system, name, sides);
    let stand = await table.stand();
    for (; stand.clock.turn <= TURNS && !stand.outcome; stand = await table.stand()) {
      if (table.given.length >= MOST_ORDERS)
        throw new Error(`After ${MOST_ORDERS} orders it is turn ${stand.clock.turn}.`);
      await table.order(stand);
    }
    expect(stand.outcome ?? stand.clock.turn).not.toBe(TURNS);
    expect(new Set(table.given).size).toBeGreaterThan(3);
    for (const player of table.players.values()) {
      const [shown, latest] = await player.count();
      expect([shown, latest]).toEqual([stand.version - 1, stand.version - 1]);
      await player.page.locator('.title', { hasText: `Turn ${stand.clock.turn}` }).waitFor();
      await player.page.getByRole('tab', { name: 'Log' }).click();
      await player.page.locator('.log .line').first().waitFor();
      // However long the log and however late the last turn began, nothing hangs over the edge.
      const beyond =
        '[document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]';
      expect(await player.page.evaluate(beyond)).toEqual([0, 0]);
    }
    await (table.players.get(sides[0]) as Visitor).picture(`two-turns-${system}`);
  },
);
