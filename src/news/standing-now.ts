import type { Standing } from '../api/index.js';
import type { CampaignStates } from '../campaigns/index.js';

type StateAt = NonNullable<Awaited<ReturnType<CampaignStates['at']>>>;

/** What a member is as things stand; null for somebody who is not one. */
export function standingNow({ campaignId, state }: StateAt, person: string): Standing | null {
  const member = state.members.find((one) => one.person === person);
  if (!member) return null;
  const { role, side } = member;
  const delaySeconds = role === 'OBSERVER' ? state.settings.observerDelaySeconds : 0;
  return { campaignId, role, side, delaySeconds };
}
