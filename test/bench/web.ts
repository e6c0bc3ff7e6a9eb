/**
 * The desk in a real browser, on the machine that serves it.
 * `open`: `web.script`, compressed bytes of the first page's JavaScript; `web.interactive`, milliseconds until the
 * demonstration's battle can be walked through, the first time that anybody asks for it; `web.again`, the median of later times.
 * `long`: of a battle of 10,000 actions with 150 counters: `web.seek`, the median of a jump to anywhere
 * until it is drawn; `web.frame`, the longest frame while it plays 20 actions a second, with `web.late`, how many of its frames
 * took over 50 ms; `web.memory`, what the page holds afterwards.
 */

import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import type { TestApi } from '../../src/api/api.testkit.js';
import { battleId } from '../../src/api/index.js';
import { Battles } from '../../src/battles/index.js';
import { applicationDataSource, applicationUrl } from '../../src/database/index.js';
import type { KnownSystem } from '../../src/rules-core/kernel/decide/known-system.js';
import { draftPosition } from '../../src/rules-core/kernel/position/draft.js';
import { SYSTEMS } from '../../src/rules-core/systems.js';
import { launch, Visitor } from '../desk/browser.js';
import { serveDesk } from '../desk/served.js';
import { runParts } from './parts.js';
import { report } from './report.js';

const ACTIONS = 10_000;
const COUNTERS = 150;
const SEEKS = 60;
const PLAY_MS = 10_000;
const MEGABYTE = 1_048_576;
const LATE_MS = 50;

const OPENINGS = 9;

await runParts({
  open: ({ ownerUrl }) =>
    served(ownerUrl, async (api, browser) => {
      const visitor = await Visitor.come(browser, api.url);
      report({ bench: 'web.script', who: 'hexledger', value: await scriptBytes(api.url), unit: 'bytes' });
      await visitor.sit('referee');
      const first = await opening(visitor);
      report({ bench: 'web.interactive', who: 'hexledger', value: first, unit: 'ms' });
      const again: number[] = [];
      while (again.length < OPENINGS) {
        await visitor.page.goto(api.url);
        again.push(await opening(visitor));
      }
      again.sort((a, b) => a - b);
      const median = again[again.length >> 1] ?? Number.NaN;
      report({ bench: 'web.again', who: 'hexledger', value: median, unit: 'ms' });
    }),
  long: ({ ownerUrl }) =>
    served(ownerUrl, async (api, browser) => {
      const battle = await longBattle(api);
      const visitor = await Visitor.come(browser, api.url);
      await visitor.sit('referee');
      await visitor.page.goto(`${api.url}/b/${encodeURIComponent(battle)}`);
      visitor.page.setDefaultTimeout(120_000);
      await visitor.page.locator('.counter').first().waitFor();
      await visitor.page.locator('.live.loading, .live.reading').waitFor({ state: 'detached' });
      report({ bench: 'web.seek', who: 'hexledger', value: await medianSeek(visitor.page), unit: 'ms' });
      const frames = await playing(visitor.page);
      report({ bench: 'web.frame', who: 'hexledger', value: Math.max(...frames), unit: 'ms' });
      const late = frames.filter((frame) => frame > LATE_MS).length;
      report({ bench: 'web.late', who: 'hexledger', value: late, unit: `of ${frames.length} frames` });
      report({ bench: 'web.memory', who: 'hexledger', value: await heap(visitor.page), unit: 'MB' });
    }),
});

async function served(
  ownerUrl: string,
  measure: (api: TestApi, browser: Browser) => Promise<void>,
): Promise<void> {
  const source = await applicationDataSource(applicationUrl(ownerUrl));
  const api = await serveDesk(source);
  const browser = await launch();
  try {
    await measure(api, browser);
  } finally {
    await browser.close();
    await api.close();
    await source.destroy();
  }
}

/** From the click on a battle until its board may be walked through. */
async function opening(visitor: Visitor): Promise<number> {
  await visitor.page.locator('.battle').first().waitFor();
  const started = performance.now();
  await visitor.open('The Walled Church');
  return performance.now() - started;
}

async function scriptBytes(url: string): Promise<number> {
  const page = await (await fetch(url)).text();
  const scripts = [...page.matchAll(/src="([^"]+\.js)"/g)].map(([, path]) => path);
  const texts = await Promise.all(scripts.map(async (path) => (await fetch(`${url}${path}`)).text()));
  return texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
}

/** Rulings move one counter after the other: what the page has to do is the same, whatever moves them. */
async function longBattle(api: TestApi): Promise<string> {
  const seat = { seat: 'referee' };
  const { token } = await api.command(
    'takeDemonstrationSeat',
    seat,
    undefined,
    '... on DemonstrationSeatTaken { token }',
  );
  const fields = '... on CampaignCreated { campaign { id } }';
  const parties = ['german', 'russian'].map((key) => ({ key, name: key }));
  const made = await api.command('createCampaign', { name: 'Measured', sides: parties }, token, fields);
  const rulebook = (SYSTEMS.get('aslsk') as KnownSystem).rulebook;
  const hexes = Array.from(
    { length: COUNTERS },
    (_, n) => `${'BCDEFGHIJKLMNOPQRSTUVWX'[n % 23]}${1 + (n % 9)}`,
  );
  const units = Object.fromEntries(
    hexes.map((at, n) => {
      const side = n % 2 === 0 ? 'german' : 'russian';
      return [`u${n}`, { side, counter: n % 2 === 0 ? '4-6-7' : '4-4-7', at }];
    }),
  );
  const sides = { german: { nationality: 'German' }, russian: { nationality: 'Russian' } };
  const drafted = draftPosition(rulebook, { map: { board: 'village' }, sides, units });
  if (!drafted.ok) throw new Error(JSON.stringify(drafted.problems));
  const opened = await api.command(
    'openBattle',
    {
      campaignId: made.campaign.id,
      name: 'Ten thousand actions',
      start: { position: drafted.position },
    },
    token,
    '... on BattleOpened { battle { id } }',
  );
  if (!opened.battle) throw new Error(JSON.stringify(opened));
  const id: string = opened.battle.id;
  await rule(api, id, (n) => {
    const at = hexes[(n * 7) % COUNTERS] as string;
    const set = n % 5 === 0 ? { at, broken: true } : { at, broken: null };
    return { do: 'unit', unit: `u${n % COUNTERS}`, set };
  });
  return id;
}

/** Ten thousand requests over HTTP would measure the server for minutes before the page is measured. */
async function rule(api: TestApi, id: string, changeOf: (n: number) => object): Promise<void> {
  const { campaign, local: battle } = battleId.decode(id) ?? { campaign: '', local: '' };
  const battles = api.app.get(Battles);
  const actor = randomUUID();
  for (let n = 0; n < ACTIONS; n++) {
    const given = { campaign, battle, actor, key: `ruling ${n}`, request: n };
    const ruled = await battles.rule({ ...given, changes: [changeOf(n)], why: 'A measurement.' });
    if (ruled.outcome !== 'appended') throw new Error(JSON.stringify(ruled));
  }
}

/** From the moment the slider is let go until the next frame is there. */
function medianSeek(page: Page): Promise<number> {
  return page.evaluate(`(async () => {
    const slider = document.querySelector('.strip input');
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve()));
    const times = [];
    for (let n = 0; n < ${SEEKS}; n++) {
      const target = 1 + ((n * 7919) % ${ACTIONS});
      const began = performance.now();
      slider.value = String(target);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      await frame();
      times.push(performance.now() - began);
      await frame();
    }
    return times.sort((a, b) => a - b)[times.length >> 1];
  })()`);
}

function playing(page: Page): Promise<number[]> {
  return page.evaluate(`(async () => {
    const select = document.querySelector('.speed select');
    select.value = '20';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    const slider = document.querySelector('.strip input');
    slider.value = '3000';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelector('.play').click();
    const frames = [];
    const end = performance.now() + ${PLAY_MS};
    let last = performance.now();
    while (last < end) {
      const now = await new Promise((resolve) => requestAnimationFrame(resolve));
      frames.push(now - last);
      last = now;
    }
    document.querySelector('.play').click();
    return frames.slice(1);
  })()`);
}

async function heap(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await client.send('Runtime.getHeapUsage')) as { usedSize: number };
  return usedSize / MEGABYTE;
}
