export { CAMPAIGN_OVERVIEW } from './campaign-overview.js';

export { Projections } from './projections.js';
export { PROJECTIONS, ProjectionsModule } from './projections.module.js';
export type { OverviewView } from './projections.resolver.js';
