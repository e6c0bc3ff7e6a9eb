import { isAway } from '../database/index.js';
import type { Live } from '../live/index.js';
import { sparing, type Warnings } from '../operations/index.js';
import type { Alarm } from './alarm.js';
import { type Intents, jobOf } from './intents.js';
import { type Job, type JobKey, type JobOptions, NO_CAMPAIGN } from './job.js';
import type { JobTable, Wake } from './job-table.js';
import { JobWorker, type Outcome, type WorkerLog } from './job-worker.js';
import type { JobFilter, JobHandler, JobList, Jobs, Queryable } from './jobs.js';

interface JobServiceOptions {
  readonly table: JobTable;
  readonly intents: Intents;
  readonly alarm: Alarm;
  readonly live: Live;
  readonly log: WorkerLog;
  readonly leaseMs: number;
  readonly sweepMs: number;
  readonly concurrency: number;
  measured(name: string, outcome: Outcome, seconds: number): void;
}

const mostPerSweep = 1_000;
const topicOf = (campaign: string): string => `jobs:${campaign}`;

/** The job table, an alarm that hurries, and a sweep that makes up for every alarm that was lost. */
export class JobService implements Jobs {
  private readonly handlers = new Map<string, JobHandler>();
  private readonly worker: JobWorker;
  private readonly outages: Warnings;
  /** Jobs of the house that are not in the table yet, and how often each is to be done. */
  private readonly standing = new Map<string, number>();
  private readonly settingAlarms = new Set<Promise<void>>();
  private sweeping: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly options: JobServiceOptions) {
    const { table, leaseMs, log, measured } = options;
    this.outages = sparing(log);
    this.worker = new JobWorker({
      table,
      leaseMs,
      log,
      measured,
      handlers: this.handlers,
      changed: (key, revision) => this.changed(key, revision),
      again: (key) => this.wake(key),
    });
  }

  async enqueue(name: string, data: unknown, options: JobOptions, transaction?: Queryable): Promise<JobKey> {
    const wake = await this.options.table.add(name, data, options, transaction);
    if (wake && !transaction) {
      this.setAlarms([wake]);
      this.changed(wake, 1);
    }
    return { campaign: options.campaign, id: options.id };
  }

  async repeat(name: string, every: number): Promise<void> {
    this.standing.set(name, every);
    await this.addStanding();
  }

  relay(campaign: string): void {
    this.follow(this.relayNow(campaign), 'jobs asked for by the log were not added; the sweep will');
  }

  wake(key: JobKey): void {
    const finding = this.options.table.wakeOf(key).then((wake) => wake && this.setAlarms([wake]));
    this.follow(finding, 'a job could not be woken; the sweep will');
    this.changed(key, 1);
  }

  process(name: string, handler: JobHandler): void {
    if (this.handlers.has(name)) throw new Error(`two handlers for jobs of the name ${name}`);
    this.handlers.set(name, handler);
  }

  find(key: JobKey): Promise<Job | undefined> {
    return this.options.table.find(key);
  }

  list(campaign: string, filter: JobFilter): Promise<JobList> {
    return this.options.table.list(campaign, filter);
  }

  async retry(key: JobKey, transaction?: Queryable): Promise<boolean> {
    const changed = await this.options.table.retry(key, transaction);
    return transaction ? changed : this.woken(key, changed);
  }

  async cancel(key: JobKey, transaction?: Queryable): Promise<boolean> {
    const changed = await this.options.table.cancel(key, transaction);
    return transaction ? changed : this.woken(key, changed);
  }

  async reschedule(key: JobKey, at: Date): Promise<boolean> {
    return this.woken(key, await this.options.table.reschedule(key, at));
  }

  watch(campaign: string, changed: () => void): Promise<() => void> {
    return this.options.live.listen(topicOf(campaign), changed);
  }

  /** Starts to work: in processes that are there for it. */
  async start(): Promise<void> {
    await this.options.alarm.answer(this.options.concurrency, (wake) => this.worker.work(wake));
    this.sweepNow();
  }

  /** Resolves when the jobs in hand are finished or given back. */
  async stop(patienceMs: number): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.worker.stop(patienceMs);
    await this.sweeping;
    await Promise.allSettled(this.settingAlarms);
    await this.options.alarm.close();
  }

  private sweepNow(): void {
    this.sweeping = this.sweep()
      .catch((error) => this.options.log.warn({ err: error }, 'due jobs could not be looked up'))
      .finally(() => {
        if (!this.stopped) this.timer = setTimeout(() => this.sweepNow(), this.options.sweepMs);
      });
  }

  private async sweep(): Promise<void> {
    const { table, intents, alarm, sweepMs, log } = this.options;
    await this.addStanding();
    const taken = await table.takeFromVanished();
    await this.relayAll(await intents.campaignsWithMessages(mostPerSweep));
    if (taken > 0) log.warn({ jobs: taken }, 'jobs taken back from workers that fell silent');
    const wakes = await table.due(2 * sweepMs, mostPerSweep);
    if (wakes.length === 0) return;
    try {
      await alarm.set(wakes);
    } catch (error) {
      this.outages.warn({ err: error, jobs: wakes.length }, 'the queue does not answer; working without it');
      await this.workWithoutQueue(wakes.filter(({ inMs }) => inMs <= 0));
    }
  }

  /** Where the house's jobs lie on a machine that is away, a process starts without them, and the sweep adds them later. */
  private async addStanding(): Promise<void> {
    for (const [name, every] of this.standing)
      try {
        await this.enqueue(name, null, { campaign: NO_CAMPAIGN, id: name, every });
        this.standing.delete(name);
      } catch (error) {
        if (!isAway(error)) throw error;
        this.outages.warn({ err: error, name }, 'a job of the house could not be added yet');
      }
  }

  /** A campaign whose messages cannot be taken must not hold up the others. */
  private async relayAll(campaigns: readonly string[]): Promise<void> {
    for (const campaign of campaigns)
      await this.relayNow(campaign).catch((error) =>
        this.options.log.error(
          { err: error, campaignId: campaign },
          'jobs asked for by the log could not be added',
        ),
      );
  }

  private async relayNow(campaign: string): Promise<void> {
    const { table, intents } = this.options;
    const wakes: Wake[] = [];
    const relayed = await intents.relay(campaign, async (messages, transaction) => {
      wakes.length = 0;
      for (const message of messages) {
        const { name, data, options } = jobOf(message);
        const wake = await table.add(name, data, options, transaction);
        if (wake) wakes.push(wake);
      }
    });
    if (relayed === 0) return;
    this.setAlarms(wakes);
    this.options.live.publish(topicOf(campaign), 1);
    await this.relayNow(campaign);
  }

  private async workWithoutQueue(wakes: Wake[]): Promise<void> {
    const waiting = wakes.values();
    const hand = async (): Promise<void> => {
      for (const wake of waiting) if (!this.stopped) await this.worker.work(wake);
    };
    await Promise.all(Array.from({ length: this.options.concurrency }, hand));
  }

  private woken(key: JobKey, changed: boolean): boolean {
    if (changed) this.wake(key);
    return changed;
  }

  private setAlarms(wakes: Wake[]): void {
    if (wakes.length === 0) return;
    this.follow(this.options.alarm.set(wakes), 'an alarm could not be set; the sweep will');
  }

  private changed(key: JobKey, revision: number): void {
    this.options.live.publish(topicOf(key.campaign), revision);
  }

  /** Lets `work` go on by itself, so that nobody waits for it but `stop`. */
  private follow(work: Promise<unknown>, failure: string): void {
    const followed: Promise<void> = work
      .then(() => undefined)
      .catch((error) => this.options.log.debug({ err: error }, failure))
      .finally(() => this.settingAlarms.delete(followed));
    this.settingAlarms.add(followed);
  }
}
