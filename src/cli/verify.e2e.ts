import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { action, storeKit } from '../event-store/store.testkit.js';
import { run } from './verify.js';

const kit = storeKit();
let printed: string[];

beforeEach(() => {
  process.env.DATABASE_URL = kit.database.url;
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
});
afterEach(() => {
  delete process.env.DATABASE_URL;
  jest.restoreAllMocks();
});

describe('npx hexledger verify', () => {
  it('ends with 0 and says so when all is well', async () => {
    const campaign = await kit.openCampaign();
    expect(await run([campaign])).toBe(0);
    expect(printed.join('\n')).toContain(`campaign ${campaign}: 1 events, 0 battles, 0 snapshots`);
    expect(printed.join('\n')).toContain('Everything is as it was stored.');
  });

  it('ends with 1 and names what is wrong', async () => {
    const campaign = await kit.openCampaign();
    const battle = randomUUID();
    await kit.store.append(action(campaign, battle, 0));
    await kit.asOwner(`update event set payload = '{"a":1}' where campaign_id = $1 and position = 2`, [
      campaign,
    ]);
    expect(await run([campaign])).toBe(1);
    expect(printed.join('\n')).toContain('BROKEN_CHAIN: The event at position 2 is not as it was stored');
    expect(printed.join('\n')).toContain(`NOT_FOLDABLE: Battle ${battle}`);
    printed = [];
    expect(await run([campaign, '--json'])).toBe(1);
    expect(JSON.parse(printed.join('\n'))).toMatchObject({ campaign, events: 2, battles: 1 });
  });

  it('asks for a campaign', async () => {
    expect(await run([])).toBe(2);
    expect(printed[0]).toContain('Usage: npx hexledger verify <campaign>');
    await expect(run(['mine'])).rejects.toMatchObject({ code: 'NOT_A_CAMPAIGN', path: 'mine' });
  });
});
