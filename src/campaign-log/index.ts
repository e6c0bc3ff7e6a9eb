export { type CampaignEventView, CampaignLog, type LogFilter } from './campaign-log.js';
export { CampaignLogModule } from './campaign-log.module.js';
export { EVENT_KINDS, unknownKind } from './event-kinds.js';
