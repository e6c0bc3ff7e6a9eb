import { jest } from '@jest/globals';
import type { CDPSession, Locator } from 'playwright-core';
import { HouseCampaign } from '../support/house-campaign.js';
import { barriers } from './browser.js';
import { battlePath, OpenedDesk } from './opened.js';
import { serveEmptyDesk } from './served.js';

jest.setTimeout(240_000);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const desk = OpenedDesk.forFile(serveEmptyDesk);
let campaign: HouseCampaign;
let battle: string;

beforeAll(async () => {
  campaign = await HouseCampaign.found(desk.api, ['american', 'german']);
  battle = await campaign.open({ house: { system: 'aslsk', name: 'guns-in-the-bocage' } });
});

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A finger, as the browser gets it from a screen: what it does not let a page have, it scrolls. */
class Finger {
  constructor(private readonly session: CDPSession) {}

  async drag(from: Spot, to: Spot): Promise<void> {
    await this.send('touchStart', [from]);
    for (let step = 1; step <= 8; step++)
      await this.send('touchMove', [
        { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 },
      ]);
    await this.send('touchEnd', []);
  }

  /** Two fingers that go apart: what lies between them comes nearer. */
  async spread(middle: Spot, times: number): Promise<void> {
    const apart = (far: number) => [
      { x: middle.x - far, y: middle.y, id: 1 },
      { x: middle.x + far, y: middle.y, id: 2 },
    ];
    await this.send('touchStart', apart(20));
    for (let step = 1; step <= 8; step++)
      await this.send('touchMove', apart(20 * (1 + ((times - 1) * step) / 8)));
    await this.send('touchEnd', []);
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

/** The browser of the tests does not take every touch right after a drag for a tap: tap again if nothing comes of it. */
async function tapFor(wanted: Locator, what: Locator): Promise<void> {
  const comes = () =>
    wanted.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
  do await what.tap();
  while (!(await comes()));
}

async function middleOf(what: Locator): Promise<Spot> {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('on a phone a unit is set up by a finger, two bring the map nearer, one pans it and moves the unit', async () => {
  const visitor = await desk.comeTo(campaign, 'german', battlePath(battle), PHONE);
  const { page } = visitor;
  await page.locator('.live.live').waitFor();
  await page.locator('.waiting').first().waitFor();
  await page.locator('.title', { hasText: 'Setting up' }).waitFor();
  const finger = new Finger(await visitor.context.newCDPSession(page));
  const query = 'query ($id: ID!) { battle(id: $id) { board { width hexes { name x y } } } }';
  const { board } = (await desk.api.data(query, { id: battle }, campaign.tokens.german)).battle;
  const spotOf = async (name: string): Promise<Spot> => {
    const world = await page.locator('.world').boundingBox();
    const hex = board.hexes.find((one: { name: string }) => one.name === name);
    if (!world || !hex) throw new Error(`${name} is not on the board.`);
    const scale = world.width / board.width;
    return { x: world.x + hex.x * scale, y: world.y + hex.y * scale };
  };
  const unit = await page
    .locator('.waiting')
    .evaluateAll(
      (all) =>
        all
          .map((one) => (one as unknown as { dataset: { waiting: string } }).dataset.waiting)
          .find((id) => !id.startsWith('gun')) ?? '',
    );
  const waiting = page.locator(`[data-waiting="${unit}"]`);
  expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBeLessThanOrEqual(0);
  await waiting.scrollIntoViewIfNeeded();
  await finger.drag(await middleOf(waiting), await spotOf('K4'));
  const counter = page.locator(`.counter[data-unit="${unit}"]`);
  await counter.waitFor();
  await page.locator('.count', { hasText: '2 / 2' }).waitFor();
  expect(await barriers(visitor)).toEqual([]);
  await visitor.picture('touch-set-up');

  // A finger pans the map until the unit was touched; then it takes the unit along.
  const world = () => page.locator('.world').boundingBox();
  const small = await world();
  await finger.spread(await middleOf(counter), 4);
  const before = await world();
  expect((before?.width ?? 0) / (small?.width ?? 1)).toBeGreaterThan(3);
  const from = await middleOf(counter);
  await finger.drag(from, { x: from.x + 40, y: from.y + 30 });
  const after = await world();
  expect([
    Math.round((after?.x ?? 0) - (before?.x ?? 0)),
    Math.round((after?.y ?? 0) - (before?.y ?? 0)),
  ]).toEqual([40, 30]);
  // The end of a touch is lost where what it lay on was drawn again meanwhile.
  await page.evaluate(`{
    const touch = { pointerId: 77, pointerType: 'touch', isPrimary: true, clientX: 50 };
    const map = document.querySelector('.viewport');
    map.dispatchEvent(new PointerEvent('pointerdown', { ...touch, clientY: 50 }));
    map.dispatchEvent(new PointerEvent('pointermove', { ...touch, clientY: 58 }));
  }`);
  await tapFor(page.locator('.card.unit .hint', { hasText: 'K4' }), counter);
  await visitor.picture('touch-tapped');
  await finger.drag(await middleOf(counter), await spotOf('L5'));
  await page.locator('.count', { hasText: '3 / 3' }).waitFor();
  await tapFor(page.locator('.text-view h4', { hasText: 'L5' }), page.getByRole('tab', { name: 'Text' }));
});
