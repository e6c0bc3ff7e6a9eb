export { type CampaignEventView, CampaignLog } from './campaign-log.js';
export { CampaignLogModule } from './campaign-log.module.js';
export { unknownKind } from './event-kinds.js';
