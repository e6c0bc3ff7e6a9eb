export {
  applied,
  type CampaignEvent,
  type Member,
} from './campaign.js';
export { CampaignStates } from './campaign-states.js';
export type { CampaignView, InvitationView, MemberView, StandingView } from './campaign-views.js';
export { Campaigns } from './campaigns.js';
export { CampaignsModule } from './campaigns.module.js';
export { memberNames } from './member-names.js';
export { RecentEvents } from './recent-events.js';
export { SignedHeads } from './signed-heads.js';
