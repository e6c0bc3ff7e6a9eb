import { type Invitations, sha256 } from '../accounts/index.js';
import { lengthen } from '../api/index.js';
import { stateOf } from './campaign.js';
import type { CampaignStates } from './campaign-states.js';

const SECRET = /^hxi\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{22})\.[A-Za-z0-9_-]{43}$/;

/** The campaign and the invitation that a secret is about. */
export function invitationIn(secret: string): { campaignId: string; invitation: string } | null {
  const match = SECRET.exec(secret);
  const campaignId = match && lengthen(match[1]!);
  return campaignId ? { campaignId, invitation: match[2]! } : null;
}

/** A person invited to a campaign may open an account where newcomers need an invitation. */
export class CampaignInvitations implements Invitations {
  constructor(private readonly states: CampaignStates) {}

  async isOpen(secret: string): Promise<boolean> {
    const named = invitationIn(secret);
    const found = named && (await this.states.at(named.campaignId));
    const proof = sha256(secret).toString('hex');
    const invitation = found?.state.invitations.find(
      (one) => one.invitation === named?.invitation && one.proof === proof,
    );
    return invitation !== undefined && stateOf(invitation, new Date()) === 'OPEN';
  }
}
