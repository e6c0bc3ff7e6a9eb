import { jest } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { HouseCampaign } from '../support/house-campaign.js';
import { barriers, type Visitor } from './browser.js';
import { battlePath, OpenedDesk } from './opened.js';
import { serveEmptyDesk } from './served.js';

jest.setTimeout(240_000);

const desk = OpenedDesk.forFile(serveEmptyDesk);
let campaign: HouseCampaign;
let battle: string;
let hexes: ReadonlyMap<string, { x: number; y: number }>;
let width: number;

beforeAll(async () => {
  campaign = await HouseCampaign.found(desk.api, ['american', 'german']);
  battle = await campaign.open({ house: { system: 'aslsk', name: 'guns-in-the-bocage' } });
  const query = 'query ($id: ID!) { battle(id: $id) { board { width hexes { name x y } } } }';
  const { board } = (await desk.api.data(query, { id: battle }, campaign.tokens.referee)).battle;
  width = board.width;
  hexes = new Map(board.hexes.map((hex: { name: string; x: number; y: number }) => [hex.name, hex]));
});

async function come(who: string): Promise<Visitor> {
  const visitor = await desk.comeTo(campaign, who, battlePath(battle));
  await visitor.page.locator('.live.live').waitFor();
  return visitor;
}

/** Drags what is there to the middle of a hex. */
async function dragTo(page: Page, what: Locator, hex: string): Promise<void> {
  const from = await what.boundingBox();
  const world = await page.locator('.world').boundingBox();
  const spot = hexes.get(hex);
  if (!from || !world || !spot) throw new Error(`${hex} is not on the screen.`);
  const scale = world.width / width;
  const [x, y] = [world.x + spot.x * scale, world.y + spot.y * scale];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x - 20, y - 20, { steps: 3 });
  await page.mouse.move(x, y);
  await page.mouse.up();
}

const waiting = (page: Page, unit: string) => page.locator(`[data-waiting="${unit}"]`);
const counter = (page: Page, unit: string) => page.locator(`.counter[data-unit="${unit}"]`);

test('a side is set up by dragging, somebody of it hidden, and the other side learns nothing of that', async () => {
  const german = await come('german');
  const american = await come('american');
  const told: string[] = [];
  american.page.on('response', (response) => {
    if (response.url().endsWith('/graphql'))
      void response.text().then(
        (text) => told.push(text),
        () => '',
      );
  });
  american.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => told.push(String(payload))),
  );
  await american.page.reload();
  await american.page.locator('.live.live').waitFor();
  const { page } = german;
  await page.locator('.waiting').first().waitFor();
  expect(await barriers(german)).toEqual([]);
  const ids = await page
    .locator('.waiting')
    .evaluateAll((all) =>
      all.map((one) => (one as unknown as { dataset: { waiting: string } }).dataset.waiting),
    );
  const [squad = ''] = ids.filter((id) => !id.startsWith('gun'));

  await dragTo(page, waiting(page, squad), 'K4');
  await counter(page, squad).waitFor();
  await waiting(page, squad).waitFor({ state: 'detached' });
  await page.locator('.count', { hasText: '2 / 2' }).waitFor();
  await dragTo(page, counter(page, squad), 'L5');
  await page.locator('.count', { hasText: '3 / 3' }).waitFor();
  await counter(page, squad).click();
  await page.locator('.card.unit .hint', { hasText: 'L5' }).waitFor();

  // Where the area ends, the rule is told, and nothing happens.
  const outside = ids.find((id) => id !== squad && !id.startsWith('gun')) ?? '';
  await dragTo(page, waiting(page, outside), 'B4');
  await page.getByRole('alert').waitFor();
  expect(await waiting(page, outside).count()).toBe(1);

  await page.keyboard.press('Escape');
  await page.getByLabel(/stay hidden/).check();
  await dragTo(page, waiting(page, 'gun-crew'), 'M5');
  await counter(page, 'gun-crew').waitFor();
  expect(await page.getByLabel(/stay hidden/).isChecked()).toBe(true);
  // A gun may face six ways: the drop lists them.
  await dragTo(page, waiting(page, 'gun'), 'M5');
  await page.getByText(/^Orders that lead/).waitFor();
  await page.locator('.choice:not([disabled])', { hasText: 'M5' }).first().click();
  await counter(page, 'gun').waitFor();
  await page.getByLabel(/stay hidden/).uncheck();

  // The rest by keys: a unit, and the first order for it.
  for (let left = await page.locator('.waiting').count(); left > 0; left--) {
    await page.locator('.waiting').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.waiting.chosen').waitFor();
    await page.getByText(/^What .* may do:/).waitFor();
    await page.locator('.choice:not([disabled])').first().click();
    await page
      .locator('.waiting')
      .nth(left - 1)
      .waitFor({ state: 'detached' });
  }
  await page.keyboard.press('Escape');
  await page
    .locator('.choice', { hasText: /done|complete/i })
    .first()
    .click();
  await american.page.locator('.waiting').first().waitFor();
  await counter(american.page, squad).waitFor();
  expect(await counter(american.page, 'gun-crew').count()).toBe(0);
  expect(told.some((text) => text.includes(`"${squad}"`))).toBe(true);
  expect(told.join('').match(/.{0,80}(gun-crew|"unit":"gun"|"gun":\{"kind").{0,40}/g) ?? []).toEqual([]);
});

test('a commander leaves standing orders in the form of the rulebook, and takes them back', async () => {
  const { page } = await come('german');
  const standing = page.locator('.standing');
  await standing.locator('summary').click();
  await standing.getByRole('group', { name: 'idle' }).getByLabel('all of these').check();
  await standing.getByRole('button', { name: 'Leave this word' }).click();
  await page.locator('.standing summary', { hasText: 'in force' }).waitFor();
  await page.locator('.standing summary').click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.locator('.standing summary', { hasText: /orders$/ }).waitFor();
});
