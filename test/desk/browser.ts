/** A real browser: Debian's chromium where there is one, else the one inside an npm package. Nothing is downloaded. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import packaged from '@sparticuz/chromium';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { PROJECT } from '../../src/api/schema-files.js';

/** A machine that draws without a graphics card, and does other things besides, takes its time. */
const PATIENCE_MS = 60_000;
const DEBIAN = '/usr/bin/chromium';
/** Pictures of the main pages, for people to look at. */
const PICTURES = join(PROJECT, '.cache', 'desk');

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One process for everything, and a graphics card in software: half of the time of a page went into drawing it. */
const UNWANTED =
  /^--(single-process|in-process-gpu|ignore-gpu-blocklist|use-gl|use-angle|enable-unsafe-swiftshader)/;

export async function launch(): Promise<Browser> {
  const isDebian = existsSync(DEBIAN);
  return chromium.launch({
    executablePath: isDebian ? DEBIAN : await packaged.executablePath(),
    args: [
      '--disable-gpu',
      ...(isDebian ? ['--no-sandbox'] : packaged.args.filter((argument) => !UNWANTED.test(argument))),
    ],
  });
}

/** A person at a browser: what the page asked for, and what went wrong in it. */
export class Visitor {
  readonly faults: string[] = [];
  readonly requests: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly home: string,
  ) {}

  static async come(browser: Browser, home: string, options: BrowserContextOptions = {}): Promise<Visitor> {
    const context = await browser.newContext({
      viewport: { width: 1100, height: 700 },
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const visitor = new Visitor(context, page, home);
    page.on('pageerror', (error) => visitor.faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') visitor.faults.push(message.text());
    });
    context.on('request', (request) => visitor.requests.push(request.url()));
    page.on('websocket', (socket) => visitor.requests.push(socket.url().replace(/^ws/, 'http')));
    await page.goto(home);
    return visitor;
  }

  /** Requests that left the host. */
  get strayed(): string[] {
    return this.requests.filter((url) => !url.startsWith(this.home) && !url.startsWith('data:'));
  }

  /** Sits down with a token, as after signing in in this tab. */
  async become(token: string, name: string, path = '/'): Promise<void> {
    const kept = JSON.stringify(JSON.stringify({ token, name }));
    await this.page.evaluate(`sessionStorage.setItem('hexledger', ${kept})`);
    await this.page.goto(`${this.home}${path}`);
  }

  async sit(seat: string): Promise<void> {
    await this.page.locator('.seat', { hasText: seat }).click();
    await this.page.locator('.battle').first().waitFor();
  }

  /** Opens a battle and waits until the board is laid. */
  async open(battle: string): Promise<void> {
    await this.page.locator('.battle', { hasText: battle }).click();
    await this.page.locator('.counter').first().waitFor();
    await this.page.locator('.live.loading, .live.reading').waitFor({ state: 'detached' });
  }

  /** The action shown, and the last one known. */
  async count(): Promise<[shown: number, latest: number]> {
    const text = await this.page.locator('.count').textContent();
    const [shown = Number.NaN, latest = Number.NaN] = (text ?? '').split('/').map(Number);
    return [shown, latest];
  }

  /** Waits until more actions are known. */
  async grown(beyond: number): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; (await this.count())[1] <= beyond; await sleep(50))
      if (Date.now() > end) throw new Error(`No action came after ${beyond}.`);
  }

  /** Waits until this version is shown, or a later one. */
  async knows(version: number): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; (await this.count())[0] < version - 1; await sleep(20))
      if (Date.now() > end) throw new Error(`Version ${version} is not shown.`);
  }

  async picture(name: string): Promise<void> {
    mkdirSync(PICTURES, { recursive: true });
    await this.page.screenshot({ path: join(PICTURES, `${name}.jpg`), type: 'jpeg', quality: 80 });
  }
}

/** Leaves a file beside the pictures. */
export function kept(name: string, bytes: Uint8Array): void {
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(join(PICTURES, name), bytes);
}

/** What axe finds that keeps people out. It is brought in beside the page's own policy, as a tester's tool. */
export async function barriers(visitor: Visitor): Promise<string[]> {
  await visitor.page.evaluate(AXE);
  // Sorted out in the page: all that axe looked at is some megabytes.
  return visitor.page.evaluate(async () => {
    const { violations } = await (
      globalThis as unknown as {
        axe: { run(): Promise<{ violations: { impact: string; id: string; nodes: { html: string }[] }[] }> };
      }
    ).axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}
