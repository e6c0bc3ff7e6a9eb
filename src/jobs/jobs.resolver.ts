import { Inject } from '@nestjs/common';
import { Mutation, Query, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import {
  AccessError,
  type ApiContext,
  ApiError,
  appendProblem,
  type CampaignResolvers,
  conflict,
  connection,
  follow,
  type JobResolvers,
  jobId,
  type MutationResolvers,
  noSuch,
  notFound,
  page,
  type QueryResolvers,
} from '../api/index.js';
import { EventStore } from '../event-store/index.js';
import type { Job, JobKey } from './job.js';
import { JOBS, type JobFilter, type Jobs, type Queryable } from './jobs.js';

export type JobView = Job;
type Paged = { first: number; after?: string | null };

/** A page of a campaign's jobs, newest first. */
export async function jobConnection(
  jobs: Pick<Jobs, 'list'>,
  campaign: string,
  args: Paged,
  filter: Omit<JobFilter, 'first' | 'after'>,
) {
  const { first, after } = page(args, ['string']);
  const { jobs: found, next } = await jobs.list(campaign, {
    ...filter,
    first,
    ...(after && { after: String(after[0]) }),
  });
  const shown = connection(
    found,
    first,
    ({ id }) => [id],
    (job): JobView => job,
  );
  return { ...shown, pageInfo: { ...shown.pageInfo, hasNextPage: next !== undefined } };
}

@Resolver('Campaign')
export class CampaignJobsResolver implements Pick<Required<CampaignResolvers>, 'jobs'> {
  constructor(@Inject(JOBS) private readonly all: Jobs) {}

  @ResolveField()
  jobs(
    { campaignId }: { campaignId: string },
    { state, name, ...paged }: Paged & { state?: Job['state'] | null; name?: string | null },
  ) {
    if (name?.includes('\0')) throw new ApiError('BAD_USER_INPUT', 'No job has a name with a NUL character.');
    return jobConnection(this.all, campaignId, paged, { state: state ?? undefined, name: name ?? undefined });
  }
}

@Resolver()
export class JobQueries implements Pick<Required<QueryResolvers>, 'job'> {
  constructor(@Inject(JOBS) private readonly jobs: Jobs) {}

  @Query()
  async job(_: unknown, { id }: { id: string }): Promise<JobView> {
    const key = keyOf(id);
    const job = key && (await this.jobs.find(key));
    if (!job) throw noSuch('job');
    return job;
  }
}

const LOOK_EVERY_MS = 1_000;

@Resolver()
export class JobSubscriptions {
  constructor(@Inject(JOBS) private readonly jobs: Jobs) {}

  @Subscription('jobChanged', { resolve: (job: JobView) => job })
  async jobChanged(_: unknown, { id }: { id: string }) {
    const key = keyOf(id);
    if (!key || !(await this.jobs.find(key))) throw noSuch('job');
    return follow<JobView>({
      after: 0,
      read: async (seen) => {
        const job = await this.jobs.find(key);
        return { items: job && job.revision > seen ? [job] : [], end: true };
      },
      positionOf: ({ revision }) => revision,
      listen: (heard) => this.jobs.watch(key.campaign, heard),
      lookEveryMs: LOOK_EVERY_MS,
    });
  }
}

type Commands = 'retryJob' | 'cancelJob';
type Asked<Name extends Commands> = Parameters<Required<MutationResolvers>[Name]>[1];

/** Thrown inside the transaction of a command that comes too late: nothing is kept. */
class TooLate extends Error {}

@Resolver()
export class JobCommands implements Pick<Required<MutationResolvers>, Commands> {
  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    private readonly store: EventStore,
  ) {}

  @Mutation()
  retryJob(_: unknown, { input }: Asked<'retryJob'>, context: ApiContext) {
    return this.change('retryJob', 'JobRetried', input, context, (key, transaction) =>
      this.jobs.retry(key, transaction),
    );
  }

  @Mutation()
  cancelJob(_: unknown, { input }: Asked<'cancelJob'>, context: ApiContext) {
    return this.change('cancelJob', 'JobCancelled', input, context, (key, transaction) =>
      this.jobs.cancel(key, transaction),
    );
  }

  /** The change and the record of the command commit together: a repeated command changes nothing a second time. */
  private async change<Name extends string>(
    command: Commands,
    typename: Name,
    input: { idempotencyKey: string; jobId: string },
    context: ApiContext,
    work: (key: JobKey, transaction: Queryable) => Promise<boolean>,
  ) {
    const key = keyOf(input.jobId);
    if (!key || !(await this.jobs.find(key))) return notFound('job', ['jobId']);
    const request = [command, { jobId: input.jobId }];
    const append = { campaign: key.campaign, actor: actorOf(context), key: input.idempotencyKey, request };
    try {
      const answer = await this.store.append({ ...append, events: [] }, async (client) => {
        if (!(await work(key, client))) throw new TooLate();
      });
      if (answer.outcome !== 'appended' && answer.outcome !== 'replayed') return appendProblem(answer);
      const replayed = answer.outcome === 'replayed';
      if (!replayed) this.jobs.wake(key);
      const job = await this.jobs.find(key);
      if (!job) return notFound('job', ['jobId']);
      return { __typename: typename, position: answer.position, replayed, job };
    } catch (fault) {
      if (!(fault instanceof TooLate)) throw fault;
      return this.tooLate(command, key);
    }
  }

  private async tooLate(command: Commands, key: JobKey) {
    const state = (await this.jobs.find(key))?.state ?? 'DONE';
    const which =
      command === 'retryJob'
        ? 'dead or cancelled jobs can be tried again'
        : 'unfinished jobs can be cancelled';
    return { ...conflict(`The job is ${state}: only ${which}.`, null), retryable: false };
  }
}

function keyOf(id: string): JobKey | null {
  const found = jobId.decode(id);
  return found && { campaign: found.campaign, id: found.local };
}

function actorOf({ viewer }: ApiContext): string {
  if (viewer.kind === 'person') return viewer.personId;
  throw new AccessError('NOT_SIGNED_IN', 'Sign in first.');
}

type Fields = Required<Omit<JobResolvers, '__isTypeOf'>>;

/** A job shows everything but what it was given, which is its worker's affair. */
@Resolver('Job')
export class JobResolver implements Pick<Fields, 'id'> {
  @ResolveField()
  id({ campaign, id }: JobView) {
    return jobId.encode(campaign, id);
  }
}
