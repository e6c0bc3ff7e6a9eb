import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { HouseCampaign } from '../support/house-campaign.js';
import { battlePath, OpenedDesk } from './opened.js';
import { serveEmptyDesk } from './served.js';

jest.setTimeout(240_000);

const PNG = '89504e470d0a1a0a';
/** As link previews want it. */
const SIZE = [1200, 630];

const desk = OpenedDesk.forFile(serveEmptyDesk);
let campaign: HouseCampaign;

beforeAll(async () => {
  campaign = await HouseCampaign.found(desk.api);
});

/** A battle in which somebody has moved, and that has ended by the referee's word. */
async function fought(name: string): Promise<string> {
  const battle = await campaign.open({ house: { system: 'aslsk', name: 'the-walled-church' } }, { name });
  await campaign.goOn(battle, 12);
  await rule(battle, { winner: 'german', why: 'It grew dark "at last" <soon>.' });
  return battle;
}

const rule = (battle: string, over: object | null) =>
  desk.api.command(
    'rule',
    { battleId: battle, changes: [{ do: 'clock', set: { over } }], why: 'The referee says so.' },
    campaign.tokens.referee,
  );

/** The page as those read it who make previews of links: without running anything. */
async function tagsOf(battle: string): Promise<Record<string, string>> {
  const response = await fetch(`${desk.api.url}${battlePath(battle)}`);
  expect(response.status).toBe(200);
  const page = await response.text();
  const found = [...page.matchAll(/<meta property="([^"]+)" content="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name, content]) => [name, content]));
}

/** A workshop that has too much to do asks to come again. */
async function drawn(address: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(address);
    if (answer.status !== 503) return answer;
    await sleep(Number(answer.headers.get('retry-after')) * 1_000);
  }
}

test('a link to a published battle brings a picture of the board, drawn here and for that link alone', async () => {
  const [battle, other] = [await fought('A "quoted" & <marked> name'), await fought('Private')];
  const published = await desk.api.command('publishBattle', { battleId: battle }, campaign.tokens.referee);
  expect(published.__typename).toBe('BattlePublished');
  const tags = await tagsOf(battle);
  expect(tags).toMatchObject({
    'og:title': 'A &#34;quoted&#34; &#38; &#60;marked&#62; name',
    'og:description': 'Germans against Russians. Germans won: It grew dark &#34;at last&#34; &#60;soon&#62;.',
    'og:url': `${desk.api.url}${battlePath(battle)}`,
  });
  expect(await tagsOf(other)).toEqual({});
  const home = await (await fetch(desk.api.url)).text();
  expect(home).not.toContain('og:');

  const address = tags['og:image'] ?? '';
  const [first, again] = await Promise.all([drawn(address), drawn(address)]);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=3600',
  });
  const picture = Buffer.from(await first.arrayBuffer());
  expect(picture.subarray(0, 8).toString('hex')).toBe(PNG);
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual(SIZE);
  expect(Buffer.from(await again.arrayBuffer()).equals(picture)).toBe(true);
  const shown = await desk.come();
  await shown.page.goto(address);
  await shown.picture('link-preview');

  const wrong = address.replace(/[^/]+\.png$/, 'AAAAAAAAAAAAAAAAAAAAAA.png');
  expect((await fetch(wrong)).status).toBe(404);
  expect((await fetch(address.replace(battle, other))).status).toBe(404);
  await rule(battle, null);
  expect((await fetch(address)).status).toBe(404);
  expect(await tagsOf(battle)).toEqual({});
});
