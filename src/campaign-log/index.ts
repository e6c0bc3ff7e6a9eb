export { type CampaignEventView, CampaignLog, type LogFilter } from './campaign-log.js';
export { CampaignLogModule } from './campaign-log.module.js';
export { unknownKind } from './event-kinds.js';
