import type { RequestViewer, Standing, Standings } from '../api/index.js';
import type { CampaignStates } from './campaign-states.js';

/** Who is what in a campaign. Changes made by another process are seen within seconds, changes made by this one at once. */
export class CampaignStandings implements Standings {
  constructor(private readonly states: CampaignStates) {}

  async of(viewer: RequestViewer, campaignId: string): Promise<Standing | null> {
    const found = await this.states.recent(campaignId);
    if (!found) return null;
    const { members, settings } = found.state;
    const member =
      viewer.kind === 'person' ? members.find((one) => one.person === viewer.personId) : undefined;
    if (member) {
      const delaySeconds = member.role === 'OBSERVER' ? settings.observerDelaySeconds : 0;
      return { campaignId, role: member.role, side: member.side, delaySeconds };
    }
    const isPublic = settings.declassifiesAt !== null && Date.parse(settings.declassifiesAt) <= Date.now();
    return isPublic ? everybody(campaignId) : null;
  }

  async toPublished(campaignId: string, battle: string): Promise<Standing | null> {
    const found = await this.states.recent(campaignId);
    return found?.state.published?.includes(battle) ? everybody(campaignId) : null;
  }
}

const everybody = (campaignId: string): Standing => ({
  campaignId,
  role: 'PUBLIC',
  side: null,
  delaySeconds: 0,
});
