export {
  applied,
  type CampaignEvent,
  type CampaignState,
  isCampaignEvent,
  type Member,
  type Side,
} from './campaign.js';
export { CampaignStates, type StateAt } from './campaign-states.js';
export type { CampaignView, InvitationView, MemberView, StandingView } from './campaign-views.js';
export { Campaigns } from './campaigns.js';
export { CampaignsModule } from './campaigns.module.js';
export { memberNames } from './member-names.js';
export { type SignedHead, SignedHeads } from './signed-heads.js';
