import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Visitor } from './browser.js';
import { OpenedDesk } from './opened.js';
import { BATTLES_ONLY, serveDesk } from './served.js';

jest.setTimeout(240_000);

const systems = new Map([...BATTLES_ONLY].filter(([name]) => name === 'aslsk'));
const desk = OpenedDesk.forFile((dataSource) => serveDesk(dataSource, systems));

async function come(options: Parameters<typeof Visitor.come>[2] = {}): Promise<Visitor> {
  const visitor = await desk.come(options);
  await visitor.sit('referee');
  await visitor.open('The Walled Church');
  return visitor;
}

test('a bookmark with a note is kept in the browser, and its link brings it to others', async () => {
  const { page } = await come();
  await page.keyboard.press('Home');
  await page.keyboard.press('a');
  await page.locator('.bookmarks summary').click();
  await page.getByLabel(/^Note on action/).fill('Was this <b>wise</b>? 50 %');
  await page.getByRole('button', { name: 'Bookmark this moment' }).click();
  await page.locator('.bookmarks summary', { hasText: 'Bookmarks (1)' }).waitFor();
  await page.locator('.flag.note').waitFor();
  const marked = await page.locator('.count').textContent();
  await page.keyboard.press('Escape');
  await page.locator('.bookmarks summary').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+B');
  await page.locator('.count', { hasText: marked ?? '' }).waitFor();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText(/The link is (copied|in the address bar)/).waitFor();

  const version = Number(marked?.split('/')[0]) + 1;
  const { page: others } = await come();
  const battle = others.url().replace(/#.*/, '');
  // Opened anew: on the page that is open the address goes on with what is shown.
  await others.goto(desk.api.url);
  await others.goto(`${battle}#a${version}~${encodeURIComponent('Was this <b>wise</b>? 50 %')}`);
  const given = others.getByRole('region', { name: 'Note of the link' });
  await given.getByText('Was this <b>wise</b>? 50 %').waitFor();
  expect(await others.locator('.count').textContent()).toBe(marked);
  await given.getByRole('button', { name: 'Keep it' }).click();
  await given.waitFor({ state: 'detached' });
  await others.getByRole('button', { name: /Remove the bookmark/ }).click();
  await others.locator('.flag.note').waitFor({ state: 'detached' });
});

test('the dice are drawn beside what was to be expected, and checked in the browser when the battle is over', async () => {
  const { page } = await come();
  await openDice(page);
  await page.getByText('The seed is kept until the battle is over').waitFor();
  const battleId = decodeURIComponent(/\/b\/([^#]+)/.exec(page.url())?.[1] ?? '');
  const seat = await desk.api.command(
    'takeDemonstrationSeat',
    { seat: 'referee' },
    undefined,
    '... on DemonstrationSeatTaken { token }',
  );
  const over = { winner: 'russian', why: 'It grew dark.' };
  const ruling = { battleId, changes: [{ do: 'clock', set: { over } }], why: 'Late.' };
  expect((await desk.api.command('rule', ruling, seat.token)).__typename).toBe('RulingMade');

  await page.reload();
  await page.locator('.counter').first().waitFor();
  await openDice(page);
  const checked = page.getByText(/^All \d+ rolls follow from the seed that was committed/);
  await checked.waitFor();
  expect(Number(/\d+/.exec((await checked.textContent()) ?? '')?.[0])).toBeGreaterThan(0);
  await page.locator('.chart .series polyline').first().waitFor();
  expect(await page.locator('.chart .band').count()).toBe(2);

  // One face of what the browser is sent is another: the check finds it.
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('query DiceLog')) return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    const face = /"face":(\d)/.exec(text)?.[1];
    await route.fulfill({ response, body: text.replace(/"face":\d/, `"face":${(Number(face) % 6) + 1}`) });
  });
  await page.reload();
  await page.locator('.counter').first().waitFor();
  await openDice(page);
  await page.locator('.problem', { hasText: 'the seed gives' }).waitFor();
});

test('from a clicked hex the lines of sight are drawn, and the units that stand in them are told', async () => {
  const { page } = await come();
  await page.getByRole('tab', { name: 'Text' }).click();
  await page.locator('.text-view .unit-line, .text-view button').first().click();
  await page.getByRole('tab', { name: 'Now' }).click();
  const unit = page.getByRole('region', { name: 'Unit' });
  await unit.getByRole('button', { name: 'Lines of sight from here' }).click();
  const told = unit.getByRole('status', { name: 'Lines of sight' });
  await told.getByText(/\d+ hexes are in sight, \d+ are not/).waitFor();
  const [clear = 0, blocked = 0] = ((await told.textContent())?.match(/\d+/g) ?? []).map(Number);
  expect(await page.locator('polygon.out-of-sight').count()).toBe(blocked);
  expect(clear).toBeGreaterThan(0);
  expect(blocked).toBeGreaterThan(0);

  // Of another moment it may be another one: it goes with the moment.
  await page.keyboard.press('ArrowLeft');
  await page.locator('polygon.out-of-sight').first().waitFor({ state: 'detached' });
});

async function openDice(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Dice' }).click();
  await page.locator('.chart').waitFor();
  await page.getByRole('button', { name: 'Check every roll here' }).click();
}
