import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { HouseCampaign } from '../support/house-campaign.js';
import { barriers, type Visitor } from './browser.js';
import { OpenedDesk, roomPath } from './opened.js';
import { serveEmptyDesk } from './served.js';

jest.setTimeout(240_000);

/** The parts of a room, and what shows that each is there. */
const PARTS: Readonly<Record<string, string>> = {
  overview: '.graph .knot',
  turns: '.turn-card',
  honours: '.ledger tbody tr',
  news: '.entry',
  policies: '.policies details',
  lines: '.lines li',
  people: '.members tbody tr',
  roster: '.roster tbody tr',
};

const desk = OpenedDesk.forFile(serveEmptyDesk);
let campaign: HouseCampaign;

beforeAll(async () => {
  campaign = await HouseCampaign.found(desk.api);
  const begun = await desk.api.command(
    'beginBook',
    { campaignId: campaign.id, campaign: { house: { system: 'aslsk', name: 'the-mill-road' } } },
    campaign.tokens.referee,
    '... on BookChanged { version }',
  );
  expect(begun.__typename).toBe('BookChanged');
});

async function come(
  who: string,
  part = '',
  options: Parameters<typeof Visitor.come>[2] = {},
): Promise<Visitor> {
  const visitor = await desk.comeTo(campaign, who, roomPath(campaign, part), options);
  await visitor.page.locator('.room-tabs').waitFor();
  return visitor;
}

/** Staffs seal; the referee's page goes on by itself, the other side's is told nothing. */
async function sealed(referee: Page): Promise<void> {
  const [german, russian] = [await come('german'), await come('russian')];
  const awaited = referee.getByRole('region', { name: 'Awaited' });
  await awaited.getByText('Germans have not sealed').waitFor();
  await awaited.getByText('Russians have not sealed').waitFor();

  const orders = german.page.getByRole('form', { name: 'Orders of your staff' });
  await orders.getByLabel(/Stragglers/).fill('99');
  await orders.getByText('That is more than you have.').waitFor();
  expect(await orders.getByRole('button', { name: 'Seal the orders' }).isDisabled()).toBe(true);
  await orders.getByLabel(/Stragglers/).fill('1');
  await orders.getByRole('button', { name: 'Seal the orders' }).click();
  await orders.getByText('sealed', { exact: true }).waitFor();

  await awaited.getByText('Germans have not sealed').waitFor({ state: 'detached' });
  expect(await russian.page.getByRole('row', { name: /Germans/ }).textContent()).not.toContain('sealed');
}

/** What holds the turn up is said where the button is that does not go. */
async function revealed(referee: Page): Promise<void> {
  const table = referee.getByRole('region', { name: 'The referee’s table' });
  const step = table.getByRole('button', { name: /Make the next step: reveal/ });
  expect(await step.isDisabled()).toBe(true);
  await table.getByText('First: Russians have not sealed').waitFor();
  const badge = table.locator('.steps .waiting').first();
  const overhang = await badge.evaluate((one) => {
    const { scrollWidth, clientWidth } = one as unknown as { scrollWidth: number; clientWidth: number };
    return scrollWidth - clientWidth;
  });
  expect(overhang).toBeLessThanOrEqual(0);
  await table.getByRole('button', { name: 'Dry run' }).click();
  await table.getByRole('region', { name: 'Dry run' }).getByText('Russians have not sealed').waitFor();
  await table.getByLabel(/End planning without/).check();
  await step.click();
  await referee.locator('.room-head').getByText('battles').waitFor();
  await table.getByText('open battle').first().waitFor();
}

/** What is reported counts after it was seen, and the page says that it is entered. */
async function reported(
  page: Page,
  battle: string,
  winner: string,
  fates: readonly (readonly [name: string, fate: string])[] = [],
): Promise<void> {
  const row = page.locator('.referee .row', { hasText: battle });
  await row.getByRole('button', { name: 'Report this battle' }).click();
  const form = page.getByRole('form', { name: `Report of ${battle}` });
  await form.getByLabel('Winner').selectOption(winner);
  await form.getByLabel('Why, in a sentence').fill('They held the field.');
  for (const [name, fate] of fates) await form.getByLabel(`How ${name} came back`).selectOption(fate);
  await form.getByRole('button', { name: 'Preview the report' }).click();
  const preview = form.getByRole('region', { name: 'Preview of the report' });
  if (fates.length > 0) await preview.getByText('Russians: 1 killed').waitFor();
  await preview.getByText('If each roll brings its likeliest result').waitFor();
  await form.getByRole('button', { name: 'Enter the report' }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('status').getByText(`The report of ${battle} is entered.`).waitFor();
}

/** From the report to its correction: what would read otherwise stands beside what reads now. */
async function corrected(page: Page): Promise<void> {
  await page.goto(`${desk.api.url}${roomPath(campaign)}`);
  await page.getByRole('button', { name: /The Orchard Farms/ }).click();
  await page.locator('.node-facts').getByRole('link', { name: 'Read the report' }).click();
  await page.getByRole('heading', { name: 'After-action report: The Orchard Farms' }).waitFor();
  await page.getByText('They held the field.').waitFor();
  await page.getByRole('link', { name: 'Correct this report' }).click();
  const entry = page.locator('.entry.report', { hasText: 'The Orchard Farms' });
  const form = entry.getByRole('form', { name: /Correction of entry/ });
  const fate = form.getByLabel('How Section Savin came back');
  await fate.waitFor();
  expect(await fate.inputValue()).toBe('KILLED');
  await fate.selectOption('UNHURT');
  await form.getByLabel('Why it is corrected').fill('Found asleep in the barn.');
  await form.getByRole('button', { name: 'Preview the correction' }).click();
  const beside = form.getByRole('region', { name: 'What would read otherwise' });
  await beside.getByRole('rowheader', { name: 'Section Savin' }).first().waitFor();
  await form.getByRole('button', { name: 'Enter the correction' }).click();
  await entry.getByText('It is set right.').waitFor();
  expect(await form.count()).toBe(0);
  await page.locator('.entry.correction', { hasText: 'Found asleep in the barn.' }).waitFor();
  await entry.getByText(/It reads otherwise since the correction/).waitFor();
  await page.goto(`${desk.api.url}${roomPath(campaign, '#roster/r-sq10')}`);
  await page.getByRole('heading', { name: 'Section Savin' }).waitFor();
  await page
    .locator('.story')
    .getByText(/Orchard Farms/)
    .waitFor();
}

/** An anonymous reader sees a battle as long as it is published, and nothing of the campaign. */
async function published(referee: Visitor, path: string): Promise<void> {
  const stranger = await desk.come();
  const { page } = stranger;
  const isRefused = () => page.getByText('There is no such battle').waitFor();
  await page.goto(`${desk.api.url}${path}`);
  await isRefused();

  await referee.page.goto(`${desk.api.url}${path}`);
  const card = referee.page.getByRole('region', { name: 'Publishing' });
  await card.getByRole('button', { name: 'Publish this battle' }).click();
  await card.getByRole('heading', { name: 'Everybody may read this battle' }).waitFor();
  expect(await barriers(referee)).toEqual([]);

  await page.goto(`${desk.api.url}${path}#a4`);
  await page.reload();
  await page.getByRole('heading', { name: 'The Walled Church' }).waitFor();
  await page.locator('.counter').first().waitFor();
  await page.locator('.count', { hasText: /^3 \// }).waitFor();
  await page.getByRole('heading', { name: 'Russians won' }).waitFor();
  expect(await page.locator('.card.orders, [aria-label="Publishing"], .problem').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'To its campaign' }).count()).toBe(0);
  // Everything that was hidden is told, and viewers may look through the eyes of a side.
  await page.getByLabel('Seen by').selectOption('russian');
  await page.locator('.counter').first().waitFor();
  expect(stranger.requests.filter((url) => url.includes('hxp'))).toEqual([]);
  await stranger.picture('published');

  await card.getByRole('button', { name: 'Make it private again' }).click();
  await card.getByRole('heading', { name: 'Only members may read this battle' }).waitFor();
  await page.reload();
  await isRefused();
}

test('a referee runs a turn, reports, corrects and publishes, and an anonymous reader opens the permalink', async () => {
  const referee = await come('referee');
  const { page } = referee;
  await sealed(page);
  await revealed(page);
  const battle = page.locator('a.battle', { hasText: 'The Walled Church' });
  const path = (await battle.getAttribute('href')) ?? '';
  await campaign.goOn(decodeURIComponent(path.slice('/b/'.length)), 5);
  await reported(page, 'The Orchard Farms', 'german', [['Section Savin', 'KILLED']]);
  await reported(page, 'The Walled Church', 'russian');
  await page.locator('.room-head').getByText('Turn 2').waitFor();
  await corrected(page);
  await published(referee, path);
});

test('the roster is sorted and filtered, drawn up by formations, and a commander sees only their own', async () => {
  const { page } = await come('referee', '#roster');
  const names = () => page.locator('.roster tbody th').allTextContents();
  await page.locator('.roster').waitFor();
  const all = await names();
  await page.getByRole('button', { name: 'Experience' }).click();
  const experience = (await page.locator('.roster tbody td:nth-child(7)').allTextContents()).map(Number);
  expect(experience).toEqual([...experience].sort((a, b) => b - a));
  expect(new Set(experience).size).toBeGreaterThan(1);
  await page.getByLabel('Only side').selectOption('russian');
  await page.getByLabel('Name or counter').fill('Section');
  const some = await names();
  expect(some.length).toBeGreaterThan(0);
  expect(some.length).toBeLessThan(all.length);
  expect(some.every((name) => name.includes('Section'))).toBe(true);
  await page.getByRole('button', { name: 'As an order of battle' }).click();
  await page.locator('.order-of-battle').first().getByText('4-6-7').first().waitFor();

  const answers: string[] = [];
  const russian = await come('russian', '#roster');
  russian.page.on('response', (response) => {
    if (response.url().endsWith('/graphql'))
      void response.text().then(
        (text) => answers.push(text),
        () => '',
      );
  });
  expect(await russian.page.locator('.room-tabs [href="#lines"]').count()).toBe(0);
  for (const part of Object.keys(PARTS).filter((name) => name !== 'lines')) {
    await russian.page.goto(`${desk.api.url}${roomPath(campaign, `#${part}`)}`);
    await russian.page.reload();
    await russian.page
      .locator(PARTS[part] ?? '')
      .first()
      .waitFor();
  }
  expect(await russian.page.locator('.roster tbody th').count()).toBeGreaterThan(5);
  expect(answers.join('')).toContain('r-sq10');
  expect(answers.join('')).not.toMatch(/"g-(sq|hartmann|krug|stug)/);
});

test('the roster, orders of battle and unit histories go on paper without the desk around them', async () => {
  const { page } = await come('referee', '#roster');
  await page.emulateMedia({ media: 'print' });
  const onPaper = async (what: string) => {
    await page.locator(what).first().waitFor();
    for (const around of ['.bar', '.room-tabs', '.no-print'])
      expect(await page.locator(around).first().isVisible()).toBe(false);
    expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');
  };
  await onPaper('.roster tbody tr');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'As an order of battle' }).click();
  await page.emulateMedia({ media: 'print' });
  await onPaper('.order-of-battle li');
  const room = page.url().replace(/#.*/, '');
  await page.goto(`${room}#roster/r-sq10`);
  await onPaper('.life-story .story p');
});

describe.each([
  ['light', 1600],
  ['dark', 1600],
  ['light', 390],
  ['dark', 390],
] as const)('%s, %i pixels wide', (colorScheme, width) => {
  test('every part of the room keeps nobody out, and nothing hangs over the edge', async () => {
    const visitor = await come('referee', '', {
      colorScheme,
      viewport: { width, height: 844 },
      hasTouch: width < 500,
    });
    const { page } = visitor;
    for (const [part, mark] of Object.entries(PARTS)) {
      await page.locator(`.room-tabs [href="#${part}"]`).click();
      await page.locator(mark).first().waitFor();
      expect([part, ...(await barriers(visitor))]).toEqual([part]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      await visitor.picture(`room-${part}-${colorScheme}-${width}`);
    }
    await page.goto(`${desk.api.url}${roomPath(campaign, '#roster')}`);
    const first = page.locator('.roster tbody a').first();
    await first.focus();
    await page.keyboard.press('Enter');
    await page.locator('.life-story .story').waitFor();
  });
});

test('a referee sets a deadline and lifts it, and a commander concedes after confirming it', async () => {
  const referee = await come('referee');
  const deadline = referee.page.getByRole('form', { name: 'Deadline' });
  await deadline.getByLabel('Planning ends').fill('2099-05-01T12:00');
  await deadline.getByRole('button', { name: 'Set the deadline' }).click();
  await referee.page.getByRole('region', { name: 'Awaited' }).getByText('Planning ends').waitFor();
  await deadline.getByRole('button', { name: 'Lift the deadline' }).click();
  await deadline.getByRole('button', { name: 'Lift the deadline' }).waitFor({ state: 'detached' });

  const { page } = await come('russian');
  const sides = page.getByRole('region', { name: 'Sides' });
  await sides.getByText('Concede the campaign').click();
  expect(await sides.getByLabel('Side that concedes').count()).toBe(0);
  expect(await sides.getByRole('button', { name: 'Concede' }).isDisabled()).toBe(true);
  await sides.getByLabel(/give the campaign up/).check();
  await sides.getByRole('button', { name: 'Concede' }).click();
  await referee.page.locator('.room-head').getByText('Germans won the campaign').waitFor();
});
