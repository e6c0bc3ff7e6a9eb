/** A referee reports a battle from a save of VASL, and takes the campaign home as files. */
import { readFileSync } from 'node:fs';
import { jest } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { pieceText, saved } from '../../src/exchange/vassal/vassal.testkit.js';
import { HouseCampaign } from '../support/house-campaign.js';
import { barriers, kept } from './browser.js';
import { OpenedDesk, roomPath } from './opened.js';
import { serveEmptyDesk } from './served.js';

jest.setTimeout(240_000);

const desk = OpenedDesk.forFile(serveEmptyDesk);
let campaign: HouseCampaign;

async function entered(command: string, input: object): Promise<void> {
  const given = { campaignId: campaign.id, ...input };
  const answer = await desk.api.command(
    command,
    given,
    campaign.tokens.referee,
    '... on BookChanged { version }',
  );
  if (answer.__typename !== 'BookChanged') throw new Error(JSON.stringify(answer));
}

beforeAll(async () => {
  campaign = await HouseCampaign.found(desk.api);
  await entered('beginBook', { campaign: { house: { system: 'aslsk', name: 'the-mill-road' } } });
  await entered('advanceTurn', { withoutAbsent: true });
});

/** A counter with a label, as VASL's palette has it. */
const counter = (id: string, name: string, label: string): string =>
  pieceText(id, [
    ['label;76,130;Label;10;;;t;0;c;0;b;c;$pieceName$ ($label$);Dialog;0;0;TextLabel;', label],
    ['conceal;C;ge/geqmark;ge;;', 'null;'],
    [`piece;K;D;ge/x;${name}`, 'Main Map;963;690;1;0'],
  ]);

const file = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

async function openBattle(page: Page): Promise<{ id: string; name: string; unit: string; called: string }> {
  const query =
    'query ($id: ID!) { campaign(id: $id) { book { battles(first: 5) { nodes { id name status drawn { roster } } } roster(first: 100) { nodes { id name kind } } } } }';
  for (;;) {
    const { book } = (await desk.api.data(query, { id: campaign.id }, campaign.tokens.referee)).campaign;
    const found = book.battles.nodes.find(({ status }: { status: string }) => status === 'OPEN');
    if (found) {
      const drawn = new Set(found.drawn.map(({ roster }: { roster: string }) => roster));
      const squad = book.roster.nodes.find(
        ({ id, kind }: { id: string; kind: string }) => drawn.has(id) && kind === 'SQUAD',
      );
      return { id: found.id, name: found.name, unit: squad.id, called: squad.name };
    }
    await page.waitForTimeout(100);
  }
}

test('a save is read, corrected, remembered and entered as the report', async () => {
  const visitor = await desk.comeTo(campaign, 'referee', roomPath(campaign));
  const { page } = visitor;
  const { name: battle, unit, called } = await openBattle(page);
  const row = page.locator('.referee .row', { hasText: battle });
  await row.getByRole('button', { name: 'Report this battle' }).click();
  const form = page.getByRole('form', { name: `Report of ${battle}` });
  const log = saved([counter('1', '4-6-7 1sq', 'Alpha'), counter('2', '4-6-7 1sq', 'Bravo')], ['-/1']);
  await form.getByLabel('The game when it was over').setInputFiles(file('game.vlog', log));
  const choice = form.getByLabel(`Counter of ${called}`, { exact: true });
  await choice.selectOption({ value: 'Alpha' });
  await form.getByText('as you have said').waitFor();
  await form.getByText(/It was taken off in step 1, from 02 K5: say why/).waitFor();
  expect(await barriers(visitor)).toEqual([]);
  await visitor.picture('report-from-save');
  await form.getByRole('button', { name: 'Take this over into the report' }).click();
  await form.getByText('1 counters are remembered').waitFor();
  const table = form.getByLabel(/One line for each unit/);
  expect(await table.inputValue()).toContain(`${unit},killed`);
  await form.getByLabel('Why, in a sentence').fill('Fought on VASL.');
  await form.getByRole('button', { name: 'Preview the report' }).click();
  await form.getByRole('region', { name: 'Preview of the report' }).waitFor();
  await form.getByRole('button', { name: 'Enter the report' }).click();
  await page.getByRole('status').getByText(`The report of ${battle} is entered.`).waitFor();
  const query = 'query ($id: ID!) { campaign(id: $id) { book { matching { unit { id } counter } } } }';
  const { book } = (await desk.api.data(query, { id: campaign.id }, campaign.tokens.referee)).campaign;
  expect(book.matching).toEqual([{ unit: { id: unit }, counter: 'Alpha' }]);
  expect([visitor.faults, visitor.strayed]).toEqual([[], []]);
});

test('a file that is not a save is refused where it was given', async () => {
  const { page } = await desk.comeTo(campaign, 'referee', roomPath(campaign));
  await page.locator('.referee').getByRole('button', { name: 'Report this battle' }).first().click();
  const field = page.getByLabel('The game when it was over').first();
  await field.setInputFiles(file('notes.vsav', Buffer.from('not a save')));
  await page.getByRole('alert').getByText('This is not a save or log of VASSAL').waitFor();
});

test('tables and pages are taken home, and pages are printed', async () => {
  const visitor = await desk.comeTo(campaign, 'referee', roomPath(campaign), { acceptDownloads: true });
  const { page } = visitor;
  const files = page.getByRole('region', { name: 'Files' });
  const fetched = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      files.getByRole('button', { name: button }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const workbook = await fetched('All tables for a spreadsheet');
  expect(workbook.name).toBe('the-house-tables.xlsx');
  expect(strFromU8(unzipSync(workbook.bytes)['xl/workbook.xml'] as Uint8Array)).toContain('name="Roster"');
  const order = await fetched('Order of battle for paper');
  expect(order.name).toBe('the-house-order-of-battle.html');
  const sheet = await visitor.context.newPage();
  await sheet.setContent(order.bytes.toString());
  const pdf = await sheet.pdf({ preferCSSPageSize: true, format: 'A4' });
  // Each side begins on a page of its own.
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(2);
  kept('order-of-battle.pdf', pdf);
});
