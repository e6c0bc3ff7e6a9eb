import { jest } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { HouseCampaign } from '../support/house-campaign.js';
import { barriers, type Visitor } from './browser.js';
import { OpenedDesk, roomPath } from './opened.js';
import { serveEmptyDesk } from './served.js';

jest.setTimeout(300_000);

const desk = OpenedDesk.forFile(serveEmptyDesk);
let campaign: HouseCampaign;

beforeAll(async () => {
  campaign = await HouseCampaign.found(desk.api);
  await entered('beginBook', { campaign: { house: { system: 'aslsk', name: 'the-mill-road' } } });
  await fight();
});

async function entered(command: string, input: object): Promise<void> {
  const answer = await desk.api.command(
    command,
    { campaignId: campaign.id, ...input },
    campaign.tokens.referee,
    '... on BookChanged { version }',
  );
  if (answer.__typename !== 'BookChanged') throw new Error(JSON.stringify(answer));
}

/** The first turn: nobody seals, and both battles are reported, one with somebody killed. */
async function fight(): Promise<void> {
  await entered('advanceTurn', { withoutAbsent: true });
  const query =
    'query ($id: ID!) { campaign(id: $id) { book { phase graph { nodes { id status isBattle } } battles(first: 10) { nodes { id status drawn { roster } } } } } }';
  const book = async () =>
    (await desk.api.data(query, { id: campaign.id }, campaign.tokens.referee)).campaign.book;
  for (const { id } of (await book()).graph.nodes.filter(
    (node: { status: string; isBattle: boolean }) => node.status === 'OPEN' && node.isBattle,
  ))
    await entered('openCampaignBattle', { where: { node: id } }).catch(() => undefined);
  for (const { id, status } of (await book()).battles.nodes)
    if (status === 'OPEN') {
      const report = { typed: { winner: 'german', why: 'They held the field.', units: [] } };
      const told = await desk.api.command(
        'reportBattle',
        { battleId: id, report },
        campaign.tokens.referee,
        '... on BookChanged { version }',
      );
      if (told.__typename !== 'BookChanged') throw new Error(JSON.stringify(told));
    }
}

async function come(who: string | undefined, part: string): Promise<Visitor> {
  if (who) return desk.comeTo(campaign, who, roomPath(campaign, part));
  const visitor = await desk.come();
  await visitor.page.goto(`${desk.api.url}${roomPath(campaign, part)}`);
  return visitor;
}

test('a referee tunes a policy, sees what it would have changed, and puts it in force', async () => {
  const visitor = await come('referee', '#policies');
  const { page } = visitor;
  const form = page.getByRole('form', { name: 'Policies' });
  await form.locator('summary', { hasText: 'experience' }).click();
  const victory = form.getByLabel('earns › victory › points');
  const before = Number(await victory.inputValue());
  expect(await form.getByRole('button', { name: 'See the effect' }).isDisabled()).toBe(true);
  await victory.fill(String(before + 7));
  await form.getByRole('list', { name: 'Changes' }).getByText(`${before} →`).waitFor();
  await form.getByRole('button', { name: 'See the effect' }).click();
  const effect = form.getByRole('region', { name: 'What would read otherwise' });
  await effect.getByRole('row').nth(1).waitFor();
  expect(await barriers(visitor)).toEqual([]);
  await visitor.picture('room-policy-effect');
  // What was looked at is not what is put in force: another value is looked at first.
  await victory.fill(String(before + 8));
  await effect.waitFor({ state: 'detached' });
  await form.getByRole('button', { name: 'See the effect' }).click();
  await effect.waitFor();
  await form.getByRole('button', { name: 'Put these policies in force' }).click();
  await form.getByText('have been changed once').or(form.getByRole('alert')).waitFor();
  expect(await form.getByRole('alert').allTextContents()).toEqual([]);
  await form.locator('summary', { hasText: 'experience' }).click();
  expect(await form.getByLabel('earns › victory › points').inputValue()).toBe(String(before + 8));

  const russian = await come('russian', '#policies');
  const shown = russian.page.getByRole('form', { name: 'Policies' });
  await shown.locator('summary', { hasText: 'experience' }).click();
  const read = shown.getByLabel('earns › victory › points');
  expect(await read.getAttribute('readonly')).not.toBe(null);
  expect(await shown.getByRole('button').count()).toBe(0);
});

test('a referee begins a branch out of an entry, compares it, and the campaign goes on with it', async () => {
  const visitor = await come('referee', '#news');
  const { page } = visitor;
  const entry = page.locator('.entry.report').last();
  await entry.getByRole('button', { name: 'Correct this entry' }).click();
  const form = entry.getByRole('form', { name: /^Correction/ });
  await form.getByLabel('Winner').selectOption('russian');
  await form.getByLabel('Why it is corrected').fill('What if they had not?');
  await form.getByLabel(/the name of a new branch/).fill('The other way round');
  await form.getByRole('button', { name: 'Preview the correction' }).click();
  await form.getByRole('region', { name: 'What would read otherwise' }).waitFor();
  await form.getByRole('button', { name: 'Begin the branch with it' }).click();
  const line = page.locator('.lines li', { hasText: 'The other way round' });
  await line.getByRole('button', { name: /^Compare with/ }).click();
  const comparison = page.getByRole('region', { name: 'Comparison' });
  await comparison
    .getByRole('row', { name: /battles won/ })
    .first()
    .waitFor();
  await comparison.getByRole('heading', { name: /The other way round/ }).waitFor();
  expect(await barriers(visitor)).toEqual([]);
  await visitor.picture('room-branches');

  const begun = page.getByRole('form', { name: 'A new branch' });
  await begun.getByLabel('Name of the branch').fill('From the start');
  await begun.getByLabel(/The last entry/).fill('1');
  await begun.getByRole('button', { name: 'Begin a branch' }).click();
  await page
    .locator('.lines li', { hasText: 'From the start' })
    .getByText('branches off after entry 1')
    .waitFor();

  await line.getByRole('button', { name: 'Go on with it' }).click();
  await line.getByRole('button', { name: /^Yes, the campaign goes on/ }).click();
  await line.getByText('the campaign goes on here').waitFor();
});

const PATIENCE_MS = 10_000;

/** How it stands is fetched when something is chosen. */
async function shown(field: Locator): Promise<string> {
  for (const end = Date.now() + PATIENCE_MS; (await field.inputValue()) === '' && Date.now() < end; )
    await new Promise((resolve) => setTimeout(resolve, 20));
  return field.inputValue();
}

test('a referee rules about a side, one of the roster, a ground and a flag, and the news tells it', async () => {
  const { page } = await come('referee', '');
  const form = page.getByRole('form', { name: 'A ruling' });
  const about = async (subject: string, who: string, what: string): Promise<Locator> => {
    await page.getByRole('button', { name: 'Make a ruling' }).click();
    await form.getByLabel('About').selectOption(subject);
    const named = form.getByLabel(/^(Who|Which)/);
    if (subject === 'TERRAIN' || subject === 'FLAG') await named.fill(who);
    else await named.selectOption(who);
    await form.getByLabel('What is set').selectOption(what);
    return form.getByLabel(/^To/);
  };
  const enter = async (why: string) => {
    await form.getByLabel('Why').fill(why);
    await form.getByRole('button', { name: 'Enter the ruling' }).click();
  };
  const isMade = () => form.waitFor({ state: 'detached' });
  await (await about('SIDE', 'russian', 'victoryPoints')).fill('17');
  await enter('For a stubborn defence.');
  await isMade();
  await page
    .getByRole('row', { name: /^Russians/ })
    .getByText('17', { exact: true })
    .waitFor();
  await (await about('ROSTER', 'r-sq10', 'experience')).fill('4');
  await enter('He was forgotten.');
  await isMade();

  // What the policies do not know is taken when the referee confirms it.
  await (await about('ROSTER', 'r-sq10', 'awards')).fill('Order of the Barn, Red Banner');
  await enter('Seen by two battalions.');
  await form.getByRole('alert').waitFor();
  await form.getByLabel(/Take it as it is/).check();
  await form.getByRole('button', { name: 'Enter the ruling' }).click();
  await isMade();
  expect(await shown(await about('ROSTER', 'r-sq10', 'awards'))).toBe('Order of the Barn, Red Banner');
  await form.getByRole('button', { name: 'Close' }).click();

  await (await about('FLAG', 'rain', 'value')).fill('true');
  await enter('It has rained for three days.');
  await isMade();
  const marks = await about('TERRAIN', 'the mill', 'marks');
  await marks.fill('{ rubble');
  await enter('The church tower fell.');
  await form.getByRole('alert').waitFor();
  await marks.fill('{ "O4": { "rubble": true } }');
  await form.getByRole('button', { name: 'Enter the ruling' }).click();
  await isMade();
  // How it stands is what is changed.
  expect(await shown(await about('FLAG', 'rain', 'value'))).toBe('true');
  await form.getByLabel('About').selectOption('TERRAIN');
  await form.getByLabel('Which').fill('the mill');
  expect(JSON.parse(await shown(form.getByLabel(/^To/)))).toEqual({ O4: { rubble: true } });
  await page.goto(`${page.url().replace(/#.*/, '')}#news`);
  for (const why of [
    'He was forgotten.',
    'For a stubborn defence.',
    'It has rained',
    'The church tower fell.',
  ])
    await page.locator('.entry', { hasText: why }).waitFor();
});

test('an invitation is made, shown once, taken by somebody who signs up, and another one is taken back', async () => {
  const referee = await come('referee', '#people');
  const invitations = referee.page.getByRole('region', { name: 'Invitations' });
  const invite = async (role: string) => {
    await invitations.getByLabel('Invite').selectOption(role);
    await invitations.getByRole('button', { name: 'Make an invitation' }).click();
  };
  await invite('OBSERVER');
  const secret = (await invitations.locator('.secret').textContent()) ?? '';
  expect(secret).toMatch(/^hxi\./);
  expect(await barriers(referee)).toEqual([]);
  await referee.picture('room-invitations');

  const guest = await come(undefined, '');
  await guest.page.goto(`${desk.api.url}/account`);
  const form = guest.page.locator('form', { hasText: 'Open an account' });
  await form.getByLabel('Name that others see').fill('Guest of the house');
  await form.getByLabel('E-mail').fill('guest-of-the-house@example.test');
  await form.getByLabel(/^Password/).fill('a long password');
  await form.getByRole('button').click();
  await guest.page.getByRole('link', { name: 'Guest of the house' }).click();
  await guest.page.getByLabel('Secret of the invitation').fill(secret);
  await guest.page.getByRole('button', { name: 'Join the campaign' }).click();
  await guest.page.getByRole('heading', { name: 'The house' }).waitFor();
  await guest.page.getByText('you are an observer').waitFor();
  expect(guest.page.url()).not.toContain('hxi');

  await invitations.getByText('accepted by Guest of the house').waitFor();
  await referee.page
    .getByRole('row', { name: /Guest of the house/ })
    .getByText('observer')
    .waitFor();
  await invite('REFEREE');
  const open = invitations.locator('li', { hasText: 'referee' });
  await open.getByRole('button', { name: 'Take it back' }).click();
  await open.getByText('revoked').waitFor();
  await referee.page.reload();
  await open.getByText('revoked').waitFor();
  expect(await invitations.locator('.secret').count()).toBe(0);

  const observer = await come('german', '#people');
  await observer.page.getByRole('row', { name: /Guest of the house/ }).waitFor();
  expect(await observer.page.getByRole('region', { name: /Invitations|Publishing/ }).count()).toBe(0);
});

test('a referee publishes the campaign, and an anonymous reader opens its room and a battle of it', async () => {
  const stranger = await come(undefined, '');
  await stranger.page.getByText(/There is no such/).waitFor();
  const referee = await come('referee', '#people');
  const card = referee.page.getByRole('region', { name: 'Publishing the campaign' });
  expect(await card.getByRole('button', { name: 'Publish the campaign' }).isDisabled()).toBe(true);
  await card.getByLabel('All secrets of the campaign may be told').check();
  await card.getByRole('button', { name: 'Publish the campaign' }).click();
  await card.getByRole('heading', { name: 'Everybody may read this campaign' }).waitFor();

  await stranger.page.reload();
  await stranger.page.locator('.graph .knot').first().waitFor();
  await stranger.page.getByText('you are a reader').waitFor();
  expect(await stranger.page.locator('[href="#people"], [href="#lines"], .referee').count()).toBe(0);
  expect(await barriers(stranger)).toEqual([]);
  await stranger.page.locator('.room-tabs [href="#news"]').click();
  await stranger.page.locator('.entry').first().waitFor();
  await stranger.page.locator('.room-tabs [href="#policies"]').click();
  await stranger.page.locator('.policies details').first().waitFor();

  await card.getByRole('button', { name: 'Make it private again' }).click();
  await card.getByRole('heading', { name: 'Only members may read this campaign' }).waitFor();
  await stranger.page.reload();
  await stranger.page.getByText(/There is no such/).waitFor();
});
