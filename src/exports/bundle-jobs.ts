/** Bundles that are written on a schedule: a job of the house looks what is due, and each bundle is a job of its campaign. */
import { HopelessJob, type Jobs } from '../jobs/index.js';
import type { Bundles } from './bundles.js';
import { type KeptBundles, TooLarge } from './kept-bundles.js';

const LOOK = 'look-for-due-bundles';
const KEEP_BUNDLE = 'keep-bundle';
const LOOK_EVERY_MS = 60_000;
const MOST_AT_ONCE = 100;

export class BundleJobs {
  constructor(
    private readonly bundles: Bundles,
    private readonly kept: KeptBundles,
    private readonly jobs: Jobs | undefined,
  ) {
    jobs?.process(LOOK, () => this.look());
    jobs?.process(KEEP_BUNDLE, (_, { job }) => this.keep(job.campaign));
  }

  async begin(): Promise<void> {
    await this.jobs?.repeat(LOOK, LOOK_EVERY_MS);
  }

  /** What is due becomes a job; found again before that is done, it is the same one. */
  async look(): Promise<void> {
    for (const { campaign, dueAt } of await this.kept.due(MOST_AT_ONCE))
      await this.jobs?.enqueue(KEEP_BUNDLE, {}, { campaign, id: `bundle:${dueAt}`, attempts: 3 });
  }

  /** A campaign in which nothing has happened since needs no other bundle. */
  async keep(campaign: string): Promise<{ readonly number: number; readonly isNew: boolean } | null> {
    const schedule = await this.kept.schedule(campaign);
    if (!schedule) return null;
    const [latest] = await this.kept.list(campaign);
    const isNew = latest?.position !== (await this.bundles.position(campaign));
    const number = isNew ? await this.write(campaign) : (latest?.number ?? 0);
    await this.kept.tidy(campaign, schedule);
    return { number, isNew };
  }

  private async write(campaign: string): Promise<number> {
    const number = await this.kept.begin(campaign);
    const writer = this.kept.writer(campaign, number);
    try {
      const { events } = await this.bundles.write(campaign, 'referee', writer);
      await this.kept.finish({ campaign, number, position: events, bytes: writer.bytes });
      return number;
    } catch (fault) {
      if (fault instanceof TooLarge)
        throw new HopelessJob(`${fault.message}: fetch it, nothing is kept here`);
      throw fault;
    }
  }
}
