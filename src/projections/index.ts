export {
  type BattleProgress,
  CAMPAIGN_OVERVIEW,
  type CampaignCounts,
  COUNTS_KEY,
} from './campaign-overview.js';
export type { AnyProjection, Changes, Projection, Rows } from './projection.js';
export { type ProjectionHealth, Projections } from './projections.js';
export { PROJECTIONS, ProjectionsModule } from './projections.module.js';
export type { OverviewView } from './projections.resolver.js';
