/** The desk of a test file, as one served house with one browser, and those who come to it. */
import type { Browser } from 'playwright-core';
import type { DataSource } from 'typeorm';
import type { TestApi } from '../../src/api/api.testkit.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import type { HouseCampaign } from '../support/house-campaign.js';
import { launch, Visitor } from './browser.js';

type Options = Parameters<typeof Visitor.come>[2];

export class OpenedDesk {
  api!: TestApi;
  private browser: Browser | undefined;
  private database: TestDatabase | undefined;
  private readonly visitors: Visitor[] = [];

  /** Serves a house for all tests of the file. A visitor leaves after the test, with no fault and no other host asked. */
  static forFile(serve: (dataSource: DataSource) => Promise<TestApi>): OpenedDesk {
    const desk = new OpenedDesk();
    beforeAll(async () => {
      desk.database = await createTestDatabase();
      desk.api = await serve(await desk.database.connect());
      desk.browser = await launch();
    });
    afterEach(() => desk.empty());
    afterAll(async () => {
      await desk.browser?.close();
      await desk.api?.close();
      await desk.database?.drop();
    });
    return desk;
  }

  async come(options: Options = {}): Promise<Visitor> {
    const visitor = await Visitor.come(this.browser as Browser, this.api.url, options);
    this.visitors.push(visitor);
    return visitor;
  }

  /** Somebody with a token of the campaign opens a page of the desk. */
  async comeTo(campaign: HouseCampaign, who: string, path: string, options: Options = {}): Promise<Visitor> {
    const visitor = await this.come(options);
    await visitor.become(campaign.tokens[who] ?? '', who, path);
    return visitor;
  }

  private async empty(): Promise<void> {
    for (const visitor of this.visitors.splice(0)) {
      expect(visitor.faults).toEqual([]);
      expect(visitor.strayed).toEqual([]);
      await visitor.context.close();
    }
  }
}

export const battlePath = (battle: string): string => `/b/${encodeURIComponent(battle)}`;
export const roomPath = ({ id }: HouseCampaign, part = ''): string => `/c/${encodeURIComponent(id)}${part}`;
