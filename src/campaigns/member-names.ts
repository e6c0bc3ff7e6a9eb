import type { People } from '../accounts/index.js';
import type { CampaignStates } from './campaign-states.js';

/** The names of a campaign's members by their ids, for those who will not know whom the ids mean. */
export async function memberNames(
  states: CampaignStates,
  people: People,
  campaign: string,
): Promise<Record<string, string>> {
  const members = (await states.at(campaign))?.state.members ?? [];
  return people.namesOf(members.map(({ person }) => person));
}
