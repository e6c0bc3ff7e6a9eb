/** The background work of projections: keeping up with the log, and rebuilding. */
import type { Jobs, Run } from '../jobs/index.js';
import type { Projections } from './projections.js';

const KEEP_UP = 'keep-up-projections';
const REBUILD = 'rebuild-projection';
/** How often the log is looked at for what the projections behind it have missed. */
const KEEP_UP_EVERY_MS = 1_000;

export class ProjectionJobs {
  constructor(
    private readonly projections: Projections,
    private readonly jobs: Jobs | undefined,
  ) {
    jobs?.process(KEEP_UP, () => this.keepUp());
    jobs?.process(REBUILD, (data, run) => this.carryOut(data as { campaign: string; name: string }, run));
  }

  async begin(): Promise<void> {
    await this.jobs?.repeat(KEEP_UP, KEEP_UP_EVERY_MS);
  }

  /** Asks for a rebuild; true when the same request has asked for it before. */
  async rebuild(campaign: string, name: string, key: string): Promise<boolean> {
    if (!this.jobs) throw new Error('This process has no jobs.');
    const id = `rebuild:${name}:${key}`;
    const known = await this.jobs.find({ campaign, id });
    await this.jobs.enqueue(REBUILD, { campaign, name }, { campaign, id });
    return known !== undefined;
  }

  private async keepUp(): Promise<void> {
    await this.projections.rebuildOutdated();
    while ((await this.projections.catchUp()) > 0);
  }

  private async carryOut({ campaign, name }: { campaign: string; name: string }, run: Run): Promise<void> {
    await this.projections.rebuild(name, campaign, (position, head) => {
      run.progress({ position, head }).catch(() => undefined); // Only told; the rebuild does not depend on it.
    });
  }
}
