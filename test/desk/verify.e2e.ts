/** Somebody drops a bundle on the desk's page; nothing of it leaves the browser. */
import { jest } from '@jest/globals';
import { bundleLines, KEY, OTHER, packedLines } from '../../src/exchange/bundle/bundle.testkit.js';
import { OpenedDesk } from './opened.js';
import { serveEmptyDesk } from './served.js';

jest.setTimeout(240_000);

const desk = OpenedDesk.forFile(serveEmptyDesk);

test('a bundle is checked in the browser', async () => {
  const { page } = await desk.come();
  await page.goto(`${new URL(desk.api.url).origin}/verify`);
  const report = page.locator('#report');
  const choose = (name: string, buffer: Buffer) =>
    page.locator('#file').setInputFiles({ name, mimeType: 'application/gzip', buffer });

  await choose('whole.bundle', packedLines(bundleLines()));
  await report.getByText('Everything fits together').waitFor();
  expect(await report.textContent()).toContain(KEY.publicKey);
  expect(await report.textContent()).not.toContain('Not checked here');

  await page.locator('#key').fill(OTHER.publicKey);
  await page.locator('#key').press('Enter');
  await report.getByText('ANOTHER_KEY').waitFor();
  await page.locator('#key').fill('');

  const lines = bundleLines();
  const changed = lines.with(7, (lines[7] ?? '').replace('"at":1', '"at":2'));
  await choose('changed.bundle', packedLines(changed));
  await report.getByText('BROKEN_CHAIN (line 8, position 5)').waitFor();

  await choose('cut.bundle', packedLines(lines).subarray(0, 2000));
  await report.getByText('BAD_COMPRESSION').waitFor();

  const bytes = [...packedLines(bundleLines())];
  await page.evaluate(`{
    const dropped = new DataTransfer();
    dropped.items.add(new File([new Uint8Array(${JSON.stringify(bytes)})], 'dropped.bundle'));
    dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, cancelable: true }));
  }`);
  await report.getByText('Everything fits together').waitFor();
});

test('the verifier for Node is there to be fetched', async () => {
  const answer = await fetch(`${new URL(desk.api.url).origin}/hexledger-verify.mjs`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/javascript/);
  expect((await answer.text()).length).toBeLessThan(150_000);
});
