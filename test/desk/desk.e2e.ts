import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { newPerson } from '../../src/api/api.testkit.js';
import { barriers } from './browser.js';
import { battlePath, OpenedDesk } from './opened.js';
import { serveDesk } from './served.js';

jest.setTimeout(180_000);

const desk = OpenedDesk.forFile((dataSource) => serveDesk(dataSource));

test('a newcomer takes a seat with one click, replays to a shot and reads its rule', async () => {
  const visitor = await desk.come();
  const { page } = visitor;
  await visitor.sit('referee');
  await page
    .locator('.campaign')
    .filter({ hasText: 'The Walled Church' })
    .getByText('ASL Starter Kit · referee')
    .waitFor();
  await visitor.open('The Walled Church');
  expect(page.url()).not.toMatch(/hxp|token/i);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  expect((await visitor.count())[0]).toBe(0);
  await page.keyboard.press('a');
  const [shown, latest] = await visitor.count();
  expect(shown).toBeGreaterThan(0);
  expect(latest).toBe(59);
  await page.locator('.effect.attack').first().waitFor();
  await page.locator('.die').first().waitFor();
  await page.locator('.effect.attack summary').first().click();
  const why = page.locator('.effect.attack .why').first();
  expect(await why.locator('cite').first().textContent()).toMatch(/^\d/);
  expect(await why.locator('td').first().textContent()).not.toBe('');
  expect(await page.locator('.arrow.attack, .target').count()).toBeGreaterThan(0);
});

test('a link leads to the very action, and the keys walk on from there', async () => {
  const visitor = await desk.come();
  const { page } = visitor;
  await visitor.sit('referee');
  await visitor.open('The Walled Church');
  const address = page.url().replace(/#.*/, '');
  await page.goto(`${address}#a30`);
  await page.reload();
  await page.locator('.counter').first().waitFor();
  expect((await visitor.count())[0]).toBe(29);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  expect((await visitor.count())[0]).toBe(30);
  while (!page.url().endsWith('#a31')) await page.waitForTimeout(50);
  await page.keyboard.press('Home');
  await page.keyboard.press(' ');
  while ((await visitor.count())[0] <= 3) await page.waitForTimeout(50);
  await page.keyboard.press(' ');
  const [stopped] = await visitor.count();
  await page.waitForTimeout(1200);
  expect((await visitor.count())[0]).toBe(stopped);
});

test('units and hexes tell about themselves, and the text view tells the same without a picture', async () => {
  const visitor = await desk.come();
  const { page } = visitor;
  await visitor.sit('observer');
  await visitor.open('The Walled Church');
  await page.locator(`[data-unit="${await squadOnTop(page)}"]`).click();
  const name = (await page.locator('.card.unit h2').textContent()) ?? '';
  expect(await page.locator('.card.unit .numbers dt').count()).toBeGreaterThan(2);
  await page.getByRole('tab', { name: 'Text' }).click();
  await page.locator('.text-view').getByRole('button', { name }).first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Log' }).click();
  expect(await page.locator('.log .line').count()).toBeGreaterThan(20);
  expect(await page.locator('.card.orders').count()).toBe(0);
});

/** A squad that no other counter lies upon: the bots play another battle each time. */
function squadOnTop(page: Page): Promise<string> {
  return page.evaluate(`(() => {
    const isOnTop = (counter) => {
      const { x, y, width, height } = counter.getBoundingClientRect();
      return counter.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    const isSquad = ({ title }) => /^[0-9]-[0-9]-[0-9]/.test(title);
    return [...document.querySelectorAll('.counter')].find((one) => isSquad(one) && isOnTop(one)).dataset.unit;
  })()`);
}

test('an order that is refused says why, and one that was given is taken back', async () => {
  const visitor = await desk.come();
  const { page } = visitor;
  await visitor.sit('referee');
  await visitor.open('The Walled Church');
  await page.locator('.choice').first().waitFor();
  const [, before] = await visitor.count();
  await page
    .locator('.choice', { hasText: /^Pass|^End/ })
    .first()
    .click();
  await visitor.grown(before);
  await page.getByRole('button', { name: 'Take back the last action' }).click();
  await visitor.grown(before + 1);
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as {
      query: string;
      variables: { input?: { orders?: unknown } };
    };
    if (body.variables.input?.orders) body.variables.input.orders = [{ json: { order: 'no-such-order' } }];
    await route.continue({ postData: JSON.stringify(body) });
  });
  await page.locator('.choice').first().click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').textContent()).toMatch(/order/i);
});

test('a visitor who waits for the other side in the demonstration takes its seat', async () => {
  const { token } = await desk.api.command(
    'takeDemonstrationSeat',
    { seat: 'referee' },
    undefined,
    '... on DemonstrationSeatTaken { token }',
  );
  const { campaigns } = await desk.api.data('{ campaigns(first: 10) { nodes { id name } } }', {}, token);
  const { id } = campaigns.nodes.find(({ name }: { name: string }) => /ASL/.test(name));
  const start = { house: { system: 'aslsk', name: 'the-walled-church' } };
  const { battle } = await desk.api.command(
    'openBattle',
    { campaignId: id, name: 'Face to face', start },
    token,
    '... on BattleOpened { battle { id sides { key } awaiting { side } } }',
  );
  const [{ side }] = battle.awaiting;
  const visitor = await desk.come();
  const { page } = visitor;
  await visitor.sit(side === battle.sides[0].key ? 'second side' : 'first side');
  const row = page.locator('.battle', { hasText: 'Face to face' });
  await row.getByText('Under way').waitFor();
  await row.click();
  const orders = page.getByRole('region', { name: 'Orders' });
  await orders.getByRole('heading', { name: 'Waiting' }).waitFor();
  await orders.getByRole('button', { name: /^Go on as the commander of the/ }).click();
  await orders.getByRole('heading', { name: 'Your decision' }).waitFor();
  await orders.locator('.choice').first().waitFor();
  await page.getByRole('link', { name: 'Hexledger' }).click();
  await row.getByText('Your decision').waitFor();
});

test('a referee looks through the eyes of a side, and a stranger reads what is declassified', async () => {
  const visitor = await desk.come();
  const { page } = visitor;
  await visitor.sit('referee');
  await visitor.open('The Walled Church');
  const [, latest] = await visitor.count();
  const choices = page.locator('.eyes select');
  await choices.selectOption('german');
  await page.locator('.card.orders').waitFor({ state: 'detached' });
  await page.locator('.counter').first().waitFor();
  expect(await choices.inputValue()).toBe('german');
  await page.keyboard.press('End');
  expect((await visitor.count())[1]).toBe(latest);

  const referee = await newPerson(desk.api);
  const sides = ['german', 'russian'].map((key) => ({ key, name: key }));
  const made = await desk.api.command(
    'createCampaign',
    { name: 'Long ago', sides, declassifiesAt: '2020-01-01T00:00:00Z' },
    referee.token,
    '... on CampaignCreated { campaign { id } }',
  );
  const opened = await desk.api.command(
    'openBattle',
    {
      campaignId: made.campaign.id,
      name: 'Told to all',
      start: { house: { system: 'aslsk', name: 'the-walled-church' } },
    },
    referee.token,
    '... on BattleOpened { battle { id } }',
  );
  const stranger = await desk.come();
  await stranger.page.goto(`${desk.api.url}${battlePath(opened.battle.id)}`);
  await stranger.page.getByRole('heading', { name: 'Told to all' }).waitFor();
  await stranger.page.locator('.live.live').waitFor();
  expect(await stranger.page.locator('.card.orders').count()).toBe(0);

  const over = { winner: 'german', why: 'It grew dark.' };
  const ruling = { battleId: opened.battle.id, changes: [{ do: 'clock', set: { over } }], why: 'Late.' };
  expect((await desk.api.command('rule', ruling, referee.token)).__typename).toBe('RulingMade');
  await stranger.page.reload();
  await stranger.page.getByRole('heading', { name: 'Germans won' }).waitFor();
  await stranger.page.getByText('It grew dark.').waitFor();
});

test('somebody signs up, is invited, signs out and in again', async () => {
  const visitor = await desk.come();
  const { page } = visitor;
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  const form = page.locator('form', { hasText: 'Open an account' });
  const email = `desk-${Date.now()}@example.test`;
  await form.getByLabel('Name that others see').fill('Ada');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel(/^Password/).fill('a long password');
  await form.getByRole('button').click();
  await page.getByText('You are in no campaign yet').waitFor();
  const referee = await newPerson(desk.api);
  const sides = ['blue', 'red'].map((key) => ({ key, name: key }));
  const made = await desk.api.command(
    'createCampaign',
    { name: 'By the river', sides },
    referee.token,
    '... on CampaignCreated { campaign { id } }',
  );
  const invited = await desk.api.command(
    'invite',
    { campaignId: made.campaign.id, role: 'OBSERVER' },
    referee.token,
    '... on InvitationIssued { secret }',
  );
  await page.getByRole('link', { name: 'Ada' }).click();
  await page.getByLabel('Secret of the invitation').fill(invited.secret);
  await page.getByRole('button', { name: 'Join the campaign' }).click();
  await page.getByRole('heading', { name: 'By the river' }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  const again = page.locator('form').first();
  await again.getByLabel('E-mail').fill(email);
  await again.getByLabel('Password').fill('not the password');
  await again.getByRole('button').click();
  await page.locator('.problem', { hasText: /\w/ }).waitFor();
  await again.getByLabel('Password').fill('a long password');
  await again.getByRole('button').click();
  await page.getByRole('heading', { name: 'By the river' }).waitFor();
  expect(visitor.requests.filter((url) => url.includes(invited.secret))).toEqual([]);
});

describe.each([
  ['light', 1600],
  ['dark', 1600],
  ['light', 390],
  ['dark', 390],
] as const)('%s, %i pixels wide', (colorScheme, width) => {
  test('keeps nobody out, and nothing hangs over the edge', async () => {
    const visitor = await desk.come({ colorScheme, viewport: { width, height: 844 }, hasTouch: width < 500 });
    const { page } = visitor;
    const look = async (name: string) => {
      expect([name, ...(await barriers(visitor))]).toEqual([name]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      await visitor.picture(`${name}-${colorScheme}-${width}`);
    };
    await page.locator('.seat').first().waitFor();
    await look('home');
    await page.goto(`${desk.api.url}/account`);
    await page.locator('form', { hasText: 'Open an account' }).waitFor();
    await look('sign-in');
    await page.goto(desk.api.url);
    await visitor.sit('referee');
    await look('campaigns');
    await page.locator('a.who').click();
    await page.getByLabel('Secret of the invitation').waitFor();
    await look('account');
    await page.goBack();
    await visitor.open('The Walled Church');
    await page.keyboard.press('Home');
    await page.keyboard.press('a');
    await page.locator('.die').first().waitFor();
    await look('battle');
    for (const tab of ['Log', 'Dice', 'Text']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.locator(`[role="tabpanel"] :is(.log, .chart, .text-view)`).first().waitFor();
      await look(tab.toLowerCase());
    }
  });
});

test('the desk has a strict policy, and no page of it is framed', async () => {
  for (const path of ['/', '/account', '/b/battle.x.y', '/c/campaign.x']) {
    const { status, headers } = await fetch(`${desk.api.url}${path}`);
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  }
  const page = await (await fetch(desk.api.url)).text();
  expect(page).not.toMatch(/<script(?![^>]*src=)|\son\w+=|style="/);
  const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  expect((await fetch(`${desk.api.url}${script}`)).headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${desk.api.url}/assets/none.js`)).status).toBe(404);
  expect((await fetch(`${desk.api.url}/no/such/page`)).status).toBe(404);
});
