/**
 * Two worlds that differ only in what red hides. Blue's browser does the same in both, and everything that went over the
 * wire must be the same; the referee's browser shows that the worlds do differ.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { hexOf } from '../../src/rules-core/kernel/position/position.js';
import { Ground, type Pair, type Who } from '../secrets/ground.js';
import { ANSWERED, OUTLOOK } from '../secrets/probes.js';
import { type PairedSystem, type Setting, settingOf } from '../secrets/settings.js';
import { Chance } from '../support/chance.js';
import type { Visitor } from './browser.js';
import { battlePath, OpenedDesk } from './opened.js';
import { serveEmptyDesk } from './served.js';
import { Traffic } from './traffic.js';

jest.setTimeout(600_000);

const ANY_PHASE = 'whatever phase';
/** Blue is asked at the beginning of each; where a phase is named, red has units that are hidden. */
const CASES: readonly (readonly [PairedSystem, string])[] = [
  ['aslsk', ANY_PHASE],
  ['combat', ANY_PHASE],
  ['lnlt', ANY_PHASE],
  ['panzer', ANY_PHASE],
  ['panzer', 'command'],
  ['panzer', 'combat'],
];
const ROUNDS = 4;
const MOST_LOOKED_AT = 5;

const desk = OpenedDesk.forFile(serveEmptyDesk);
let ground: Ground;

beforeAll(async () => {
  ground = await Ground.on(desk.api);
});

interface Board {
  readonly width: number;
  readonly hexes: readonly { readonly names: readonly string[]; readonly x: number; readonly y: number }[];
}

/** One of the two worlds at a browser. */
class Seat {
  private constructor(
    readonly visitor: Visitor,
    readonly traffic: Traffic,
    private readonly board: Board,
  ) {}

  static async take(who: Who, battle: string): Promise<Seat> {
    const visitor = await desk.come();
    const campaign = `campaign.${battle.split('.')[1]}`;
    await visitor.page.locator('.welcome').waitFor();
    await visitor.page.goto(`${desk.api.url}/assets/icon.svg`);
    const traffic = new Traffic(visitor.page, [battle, encodeURIComponent(battle), campaign]);
    await visitor.become(ground.tokens[who], who, battlePath(battle));
    await visitor.page.locator('.live.live').waitFor();
    await traffic.settled();
    const query = 'query ($id: ID!) { battle(id: $id) { board { width hexes { names x y } } } }';
    const { board } = (await desk.api.data(query, { id: battle }, ground.tokens[who])).battle;
    return new Seat(visitor, traffic, board);
  }

  /** Looks at whatever a page has to show. */
  async lookAround(lairs: readonly string[]): Promise<void> {
    const { page } = this.visitor;
    for (const key of ['Home', 'ArrowRight', 'End']) await this.press(key);
    const units = await page
      .locator('.counter')
      .evaluateAll((all) => all.map((one) => (one as unknown as { dataset: { unit: string } }).dataset.unit));
    for (const unit of units.sort().slice(0, MOST_LOOKED_AT)) {
      await page.locator(`.counter[data-unit="${unit}"]`).dispatchEvent('click');
      await this.traffic.settled();
      await this.press('Escape');
    }
    for (const tab of ['Log', 'Dice', 'Text', 'Now']) {
      await page.getByRole('tab', { name: tab }).click();
      await this.traffic.settled();
    }
    await this.press('0');
    const world = await page.locator('.world').boundingBox();
    if (!world) throw new Error('There is no board.');
    const scale = world.width / this.board.width;
    for (const lair of lairs) {
      const hex = this.board.hexes.find(({ names }) => names.includes(hexOf(lair)));
      if (hex) await page.mouse.click(world.x + hex.x * scale, world.y + hex.y * scale);
      await this.traffic.settled();
    }
    const sight = page.getByRole('button', { name: 'Lines of sight from here' });
    if ((await sight.count()) > 0) {
      await sight.click();
      await page.locator('.sight-told').waitFor();
    }
    await this.press('Escape');
  }

  async press(key: string): Promise<void> {
    await this.visitor.page.keyboard.press(key);
    await this.traffic.settled();
  }

  /** What it says of an order that lets the battle go on, or else of the first one; undefined where nothing is listed. */
  async firstOrder(): Promise<string | undefined> {
    const { page } = this.visitor;
    const nothing = page.getByText('There is no such order now.');
    const choices = (kind = '') => page.locator(`.choice${kind}:not([disabled])`);
    // An answer that has come is drawn a moment later.
    await choices().or(nothing).first().waitFor();
    // A hex that is still chosen would leave out the orders of all others.
    const all = page.getByRole('button', { name: 'See all orders' });
    if ((await all.count()) > 0) {
      await all.click();
      await this.traffic.settled();
      await choices().or(nothing).first().waitFor();
    }
    const kinds = await page
      .locator('.orders select option')
      .evaluateAll((all) => all.map((one) => (one as unknown as { value: string }).value));
    const quiet = kinds.find((kind) => /^(end|pass|stop|offer)/.test(kind));
    if (quiet !== undefined) await page.locator('.orders select').first().selectOption(quiet);
    await this.traffic.settled();
    const wanted = choices(quiet === undefined ? '' : `[data-kind="${quiet}"]`);
    await wanted.or(nothing).first().waitFor();
    if (await nothing.isVisible()) return undefined;
    return (await wanted.first().locator('span').first().textContent()) ?? undefined;
  }

  async give(says: string): Promise<void> {
    const told = this.visitor.page.locator('.choice > span').getByText(says, { exact: true });
    await told.first().click();
  }
}

/** The same order in both worlds. Returns false where nothing is listed. */
async function blueActs(seats: readonly Seat[]): Promise<boolean> {
  const first = await Promise.all(seats.map((seat) => seat.firstOrder()));
  expect(first[1]).toBe(first[0]);
  const [says] = first;
  if (says !== undefined) await Promise.all(seats.map((seat) => seat.give(says)));
  return says !== undefined;
}

const asked = 'version outcome { why } awaiting { side }';

/** Red does the same in both worlds, and nothing with those that he hides. Returns false where he has nothing of that kind. */
async function redActs(pair: Pair, hidden: readonly string[]): Promise<boolean> {
  const { answers } = await pair.ask('red', 'legalOrders { order }');
  const [one = [], other = []] = answers.map(({ legalOrders }) =>
    (legalOrders as { order: object }[]).map(({ order }) => JSON.stringify(order)),
  );
  const order = one.findLast(
    (each) => other.includes(each) && !hidden.some((id) => each.includes(`"${id}"`)),
  );
  if (order === undefined) return false;
  const orders = [{ json: JSON.parse(order) }];
  const done = await pair.command('red', 'issueOrders', { orders }, ANSWERED);
  return done.answers.every(({ __typename }) => __typename === 'OrdersIssued');
}

/** A setting in which blue is asked first. */
async function laid(system: PairedSystem, phase: string): Promise<{ setting: Setting; pair: Pair }> {
  for (let seed = 1; ; seed++) {
    const setting = settingOf(system, 'secrets', new Chance(seed));
    const [{ position }] = setting.worlds;
    const isAmbush = Object.values(position.units).some(({ hidden }) => hidden);
    if (phase !== ANY_PHASE && !(isAmbush && position.clock.phase === phase)) continue;
    const pair = await ground.pair(setting, 'ENFORCE');
    const { answers } = await pair.ask('blue', asked);
    if (answers.every(({ awaiting }) => awaiting[0]?.side === 'blue')) return { setting, pair };
  }
}

/** One order in both worlds, until both browsers know it. Returns why the worlds cannot be compared any longer, if so. */
async function playRound(pair: Pair, seats: readonly Seat[], hidden: readonly string[]): Promise<string> {
  const { answers } = await pair.ask('blue', asked);
  if (answers.some(({ outcome }) => outcome)) return 'the battle is over';
  const isBlue = answers[0].awaiting.some(({ side }: { side: string }) => side === 'blue');
  const has = isBlue ? await blueActs(seats) : await redActs(pair, hidden);
  if (!has) return 'nothing is listed';
  // A click is on its way for a while, in one world longer than in the other.
  for (let after = answers; after.some((one, i) => one.version === answers[i].version); await sleep(50))
    ({ answers: after } = await pair.ask('blue', asked));
  const after = await pair.ask('blue', OUTLOOK);
  // A side that walks into an ambush has paid for what it learns.
  if (!after.same) return `one world differs from the other: ${JSON.stringify(after.answers)}`;
  for (const { visitor, traffic } of seats) {
    await visitor.knows(after.answers[0].version);
    await traffic.hears(after.answers[0].version);
    await traffic.settled();
  }
  return '';
}

test.each(CASES)(
  'what the browser of a side is told in %s (%s) does not depend on what the other hides',
  async (system, phase) => {
    const { setting, pair } = await laid(system, phase);
    const units = setting.worlds.flatMap(({ position }) => Object.values(position.units));
    const hidden = [...new Set(units.filter((unit) => unit.hidden).map(({ id }) => id))];
    const lairs = [
      ...new Set([...setting.lairs, ...units.flatMap((unit) => (unit.hidden && unit.at) || [])]),
    ].slice(0, MOST_LOOKED_AT);
    const seats = await Promise.all(pair.ids.map((id) => Seat.take('blue', id)));
    const sofar = () => Promise.all(seats.map(({ traffic }) => traffic.sofar()));
    await Promise.all(seats.map((seat) => seat.lookAround(lairs)));
    let told = await sofar();
    for (let round = 1; round <= ROUNDS; round++) {
      const end = await playRound(pair, seats, hidden);
      if (end && round === 1) throw new Error(`No round was played: ${end}.`);
      if (end) break;
      told = await sofar();
    }
    expect(told[0]?.length).toBeGreaterThan(10);
    expect(told[1]).toEqual(told[0]);
    for (const id of hidden) expect(told.flat().filter((text) => text.includes(`"${id}"`))).toEqual([]);
    const others = await Promise.all(pair.ids.map((id) => Seat.take('referee', id)));
    const seen = await Promise.all(others.map(({ traffic }) => traffic.sofar()));
    expect(seen[1]).not.toEqual(seen[0]);
    for (const { traffic } of [...seats, ...others]) {
      await traffic.settled();
      await traffic.sofar();
    }
  },
);
