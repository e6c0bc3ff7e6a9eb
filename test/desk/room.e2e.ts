import { jest } from '@jest/globals';
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

test('staffs seal, the referee sees who is awaited, and ends planning without the absent', async () => {
  const [referee, german, russian] = [await come('referee'), await come('german'), await come('russian')];
  const awaited = referee.page.getByRole('region', { name: 'Awaited' });
  await awaited.getByText('Germans have not sealed').waitFor();
  await awaited.getByText('Russians have not sealed').waitFor();

  const orders = german.page.getByRole('form', { name: 'Orders of your staff' });
  await orders.getByLabel(/Stragglers/).fill('99');
  await orders.getByText('That is more than you have.').waitFor();
  expect(await orders.getByRole('button', { name: 'Seal the orders' }).isDisabled()).toBe(true);
  await orders.getByLabel(/Stragglers/).fill('1');
  await orders.getByRole('button', { name: 'Seal the orders' }).click();
  await orders.getByText('sealed', { exact: true }).waitFor();

  // The referee's page goes on by itself; the other side's is told nothing.
  await awaited.getByText('Germans have not sealed').waitFor({ state: 'detached' });
  expect(await russian.page.getByRole('row', { name: /Germans/ }).textContent()).not.toContain('sealed');

  const table = referee.page.getByRole('region', { name: 'The referee’s table' });
  await table.getByRole('button', { name: 'Dry run' }).click();
  await table.getByRole('region', { name: 'Dry run' }).getByText('Russians have not sealed').waitFor();
  const step = table.getByRole('button', { name: /Make the next step: reveal/ });
  expect(await step.isDisabled()).toBe(true);
  await table.getByLabel(/End planning without/).check();
  await step.click();
  await referee.page.locator('.room-head').getByText('battles').waitFor();
  await table.getByText('open battle').first().waitFor();
});

test('a referee reports two battles, each seen before it counts, and the turn goes on by itself', async () => {
  const { page } = await come('referee');
  const report = async (battle: string, winner: string, fates: readonly (readonly [string, string])[]) => {
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
  };
  await report('The Orchard Farms', 'german', [['Section Savin', 'KILLED']]);
  await report('The Walled Church', 'russian', []);
  await page.locator('.room-head').getByText('Turn 2').waitFor();
  await page.getByRole('button', { name: /The Walled Church/ }).click();
  const facts = page.locator('.node-facts');
  await facts.getByText('The winner gets 3 victory points').waitFor();
  await facts.getByRole('link', { name: 'Read the report' }).click();
  await page.getByRole('heading', { name: 'After-action report: The Walled Church' }).waitFor();
  await page.getByText('They held the field.').waitFor();
});

test('a referee corrects a report, with what would read otherwise beside what reads now', async () => {
  const { page } = await come('referee', '#news');
  const entry = page.locator('.entry.report', { hasText: 'The Orchard Farms' });
  await entry.getByRole('button', { name: 'Correct this entry' }).click();
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
  await page.locator('.entry.correction', { hasText: 'Found asleep in the barn.' }).waitFor();
  await entry.getByText(/It reads otherwise since the correction/).waitFor();
  await page.goto(`${page.url().replace(/#.*/, '')}#roster/r-sq10`);
  await page.getByRole('heading', { name: 'Section Savin' }).waitFor();
  await page
    .locator('.story')
    .getByText(/Orchard Farms/)
    .waitFor();
});

test('the roster is sorted and filtered, drawn up by formations, and a commander sees his own alone', async () => {
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
