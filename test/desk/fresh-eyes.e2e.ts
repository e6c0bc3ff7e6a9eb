/** What somebody sees who has never been here: who won and by which blow, and how to order a squad to move and to fire. */
import { jest } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { HouseCampaign } from '../support/house-campaign.js';
import { barriers } from './browser.js';
import { battlePath, OpenedDesk } from './opened.js';
import { serveEmptyDesk } from './served.js';

jest.setTimeout(240_000);

const desk = OpenedDesk.forFile(serveEmptyDesk);
let campaign: HouseCampaign;

beforeAll(async () => {
  campaign = await HouseCampaign.found(desk.api);
});

const FIELD = {
  map: { columns: 9, rows: 9 },
  clock: { phase: 'PFPh', active: 'german' },
  sides: { german: { name: 'Germans' }, russian: { name: 'Russians' } },
  units: {
    g1: { counter: '4-6-7', at: 'D5', name: 'Section Brandt' },
    g2: { counter: '4-6-7', at: 'D5', name: 'Section Vogel' },
    g3: { counter: '4-6-7', at: 'B3', name: 'Section Haas' },
    r1: { counter: '4-4-7', at: 'E5', name: 'Section Titov' },
    r2: { counter: '4-4-7', at: 'H5', name: 'Section Gusev' },
  },
};

/** In sight on the page without scrolling. */
async function isInSight(what: Locator): Promise<boolean> {
  const box = await what.boundingBox();
  const screen = what.page().viewportSize();
  return box !== null && screen !== null && box.y >= 0 && box.y + box.height <= screen.height;
}

test('who won, and which shot cost the losers most, is told on a phone and leads to the shot with one tap', async () => {
  const battle = await campaign.stage('aslsk', FIELD, { mode: 'ASSIST' });
  const fire = { json: { order: 'fire', at: 'E5', firers: ['g1', 'g2'] } };
  const shot = await campaign.order('german', battle, [fire], { dice: [[1, 1]] });
  expect(shot.__typename).toBe('OrdersIssued');
  const over = { winner: 'german', why: 'The ford was theirs.' };
  const changes = [{ do: 'clock', set: { over } }];
  await desk.api.command('rule', { battleId: battle, changes, why: 'Dusk.' }, campaign.tokens.referee);

  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const visitor = await desk.comeTo(campaign, 'referee', battlePath(battle), phone);
  const { page } = visitor;
  const outcome = page.getByRole('region', { name: 'Outcome' });
  await outcome.getByRole('heading', { name: 'Germans won' }).waitFor();
  const blow = outcome.locator('.blow');
  await blow.getByText('What cost the Russians most').waitFor();
  expect(await blow.textContent()).toMatch(/Fire at E5.*Russians: .*Section Titov/);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await blow.getByRole('button').click();
  const moment = page.locator('.moment');
  await moment.locator('.effect.attack').first().waitFor();
  while (!(await isInSight(moment.getByRole('heading', { name: 'Fire' })))) await page.waitForTimeout(50);
  // The unit it hit has left the board: the arrow still leads to where it fell.
  await page.locator('.arrow.attack').first().waitFor();
  expect(await barriers(visitor)).toEqual([]);
});

test('a commander sees which units may be ordered where, and reads the outcome above the next choice', async () => {
  const battle = await campaign.stage('aslsk', FIELD);
  const visitor = await desk.comeTo(campaign, 'german', battlePath(battle));
  const { page } = visitor;
  const orders = page.getByRole('region', { name: 'Orders' });
  await page.locator('.counter.able[data-unit="g1"]').waitFor();
  expect(await page.locator('.counter.able[data-unit="r1"]').count()).toBe(0);
  // What ends the phase does not hide behind the rest of the list.
  expect(await orders.locator('.choice').first().textContent()).toMatch(/^End/);

  await page.locator('[data-unit="g3"]').click();
  await page.locator('.goal[data-goal="E5"]').waitFor();
  // A click on an enemy in reach aims at it; other enemies are looked at.
  await page.locator('[data-unit="r1"]').click();
  await orders.getByText(/^Orders of .*Section Haas that concern E5/).waitFor();
  await orders
    .locator('.choice', { hasText: /^Fire: .*E5/ })
    .first()
    .waitFor();
  await orders.getByRole('button', { name: 'See all orders' }).click();
  await page.locator('.counter.able[data-unit="g3"]').waitFor();
  await orders.locator('.choice', { hasText: /^End/ }).first().click();
  await page.locator('.title', { hasText: 'Movement Phase' }).waitFor();

  await page.locator('[data-unit="g3"]').click();
  const goal = page.locator('.goal[data-goal="C3"]');
  await goal.waitFor();
  const { x, y, width, height } = (await goal.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await orders.getByText(/^Orders of .*Section Haas that concern C3/).waitFor();
  const move = orders.locator('.choice', { hasText: 'C3' });
  await move.first().waitFor();
  expect(await orders.locator('.choice', { hasNotText: 'Haas' }).count()).toBe(0);
  await move.first().click();
  const lately = orders.locator('.lately');
  await lately.getByText(/Move: .*Section Haas.*from B3 to C3/).waitFor();
  expect(await isInSight(lately)).toBe(true);
  expect(await barriers(visitor)).toEqual([]);
});

test('a user who signs out in a battle finds the way in, and no refusal', async () => {
  const battle = await campaign.stage('aslsk', FIELD);
  const { page } = await desk.comeTo(campaign, 'german', battlePath(battle));
  await page.locator('.counter').first().waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Every shot, every die, every rule.' }).waitFor();
  expect(await page.locator('.problem').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a side has the colour of its counters in its name and in the timeline', async () => {
  const table = await HouseCampaign.found(desk.api, ['american', 'german']);
  const battle = await table.open({ house: { system: 'lnlt', name: 'the-church-quarter' } });
  const german = await desk.comeTo(table, 'german', battlePath(battle));
  await german.page.locator('.table').waitFor();
  const painted = await german.page.locator('.table').evaluate((element) => {
    const { style } = element as unknown as { style: { getPropertyValue(name: string): string } };
    return ['--paint-0', '--paint-1'].map((name) => style.getPropertyValue(name));
  });
  const counter = german.page.locator('.counter, .tray .waiting').first();
  await counter.waitFor();
  const drawn = await german.page.locator('.tray .waiting svg path').first().getAttribute('fill');
  expect(drawn).toMatch(/^#/);
  expect(painted[1]).toContain(drawn);
  expect(painted[0]).not.toBe(painted[1]);
});
