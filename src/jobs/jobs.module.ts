import { Module } from '@nestjs/common';
import {
  CampaignJobsResolver,
  JobCommands,
  JobQueries,
  JobResolver,
  JobSubscriptions,
} from './jobs.resolver.js';

/** Jobs over the API. Expects `JOBS` and an `EventStore`. */
@Module({
  providers: [CampaignJobsResolver, JobQueries, JobSubscriptions, JobCommands, JobResolver],
})
export class JobsModule {}
