import { Global, Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { EventStore } from '../event-store/index.js';
import { JOBS, type Jobs } from '../jobs/index.js';
import { CAMPAIGN_OVERVIEW } from './campaign-overview.js';
import type { AnyProjection } from './projection.js';
import { ProjectionJobs } from './projection-jobs.js';
import { Projections } from './projections.js';
import {
  CampaignOverviewField,
  CampaignOverviewResolver,
  ProjectionCommands,
} from './projections.resolver.js';

/** Add yours. */
export const PROJECTIONS: readonly AnyProjection[] = [CAMPAIGN_OVERVIEW];

/** What is kept beside the log. Expects an `EventStore` and, where background work is done, `JOBS`. */
@Global()
@Module({
  providers: [
    {
      provide: Projections,
      inject: [EventStore],
      useFactory: (store: EventStore) => {
        const projections = new Projections(store, PROJECTIONS);
        store.keepInline({
          handles: (kind) => projections.isInline(kind),
          apply: (client, events) => projections.inline(client, events),
        });
        return projections;
      },
    },
    {
      provide: ProjectionJobs,
      inject: [Projections, { token: JOBS, optional: true }],
      useFactory: (projections: Projections, jobs: Jobs | undefined) => new ProjectionJobs(projections, jobs),
    },
    CampaignOverviewField,
    CampaignOverviewResolver,
    ProjectionCommands,
  ],
  exports: [Projections],
})
export class ProjectionsModule implements OnApplicationBootstrap {
  constructor(@Inject(ProjectionJobs) private readonly jobs: ProjectionJobs) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.begin();
  }
}
