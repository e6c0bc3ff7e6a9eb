import { bundleLines, CAMPAIGN, checked, KEY, OTHER, packedLines } from './bundle.testkit.js';
import { reportInWords } from './words.js';

test('a whole bundle has nothing wrong with it', async () => {
  const report = await checked(packedLines(bundleLines()), { signedBy: [KEY.publicKey] });
  expect(report.findings).toEqual([]);
  expect(report).toMatchObject({
    campaign: CAMPAIGN,
    eyes: 'referee',
    battles: 3,
    folds: 3,
    signer: KEY.publicKey,
  });
  expect(report.rolls).toBeGreaterThan(5);
  expect(report.provenance).toEqual([{ at: 1_763_300_000_000, events: 10, signer: OTHER.publicKey }]);
  expect(reportInWords(report)).toContain(`signed with the key ${KEY.publicKey}`);
});
