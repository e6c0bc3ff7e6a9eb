/** In a real browser: a password that was forgotten, an address for news, and what is told there. */
import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { nextKey } from '../../src/api/api.testkit.js';
import { SITE } from '../support/background.js';
import { MailServer } from '../support/mail-server.js';
import { barriers } from './browser.js';
import { OpenedDesk } from './opened.js';
import { serveEmptyDesk } from './served.js';

/** Waits end when what they wait for is there; this only bounds a hang. */
jest.setTimeout(120_000);

const server = new MailServer();
const desk = OpenedDesk.forFile(async (source) => {
  await server.start();
  return serveEmptyDesk(source, server.settings);
});
afterAll(() => server.stop());

const card = (page: Page, title: string) =>
  page.locator('form.card', { has: page.getByRole('heading', { name: title, exact: true }) });

/** The link in the last mail to an address, as it is reached here. */
async function linkTo(address: string, amount = 1): Promise<string> {
  const mail = (await server.mailsTo(address, amount)).at(-1);
  return (/https:\S+#\S+/.exec(mail?.text ?? '')?.[0] ?? '').replace(SITE, desk.api.url);
}

test('somebody who has forgotten the password comes back, and chooses which news to get', async () => {
  const email = `${nextKey()}@players.example`;
  await desk.api.command('signUp', { email, password: 'the first password', displayName: 'Anna' });
  const visitor = await desk.come({ timezoneId: 'Europe/Berlin' });
  const { page } = visitor;
  await page.goto(`${desk.api.url}/account`);
  const forgotten = card(page, 'Forgotten password');
  await forgotten.getByLabel('E-mail').fill(email);
  await forgotten.getByRole('button').click();
  await forgotten.getByText('a link is on its way').waitFor();

  await page.goto(await linkTo(email));
  await page.reload();
  const chosen = card(page, 'A new password');
  await chosen.getByLabel('New password').fill('the second password');
  await chosen.getByRole('button').click();
  await chosen.getByText('Sign in with it').waitFor();
  expect(new URL(page.url()).hash).toBe('');

  const signIn = card(page, 'Sign in');
  await signIn.getByLabel('E-mail').fill(email);
  await signIn.getByLabel('Password').fill('the second password');
  await signIn.getByRole('button').click();
  await page.waitForURL(`${desk.api.url}/`);
  await page.goto(`${desk.api.url}/account`);

  const address = `${nextKey()}@players.example`;
  const mailbox = card(page, 'Address for news');
  await mailbox.getByLabel('E-mail').fill(address);
  await mailbox.getByRole('button').click();
  await mailbox.getByText('Mail begins when it is followed').waitFor();
  await page.goto(await linkTo(address));
  await page.reload();
  const verified = card(page, 'Is this your address?');
  await verified.getByRole('button').click();
  await verified.getByText(`From now on mail goes to ${address}.`).waitFor();

  const news = card(page, 'News by mail');
  expect(await news.getByLabel('Time zone').inputValue()).toBe('Europe/Berlin');
  await news.getByLabel('Digest at').fill('18:45');
  await news.getByLabel('Quiet from').fill('22:00');
  await news.getByLabel('Quiet until').fill('07:00');
  await news.getByText('What is told, and when').click();
  await news.getByLabel('A battle was opened.').selectOption('AT_ONCE');
  await news.getByRole('button').click();
  await news.getByText('Saved.').waitFor();
  await page.goto(`${desk.api.url}/account`);
  await card(page, 'Address for news').getByText('Mail goes there.').waitFor();
  expect(await card(page, 'News by mail').getByLabel('Digest at').inputValue()).toBe('18:45');
  expect(await card(page, 'News by mail').getByLabel('Quiet from').inputValue()).toBe('22:00');
  await card(page, 'News by mail').getByText('What is told, and when').click();
  expect(await card(page, 'News by mail').getByLabel('A battle was opened.').inputValue()).toBe('AT_ONCE');
  expect(await barriers(visitor)).toEqual([]);

  const calendar = card(page, 'Calendar of deadlines');
  const old = await calendar.getByLabel('Address').inputValue();
  await calendar.getByRole('button').click();
  await calendar.getByText('does not work any more').waitFor();
  while ((await calendar.getByLabel('Address').inputValue()) === old) await page.waitForTimeout(20);
});
