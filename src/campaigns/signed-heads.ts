import { Query, ResolveField, Resolver } from '@nestjs/graphql';
import { type Response, Router } from 'express';
import type { CampaignResolvers, QueryResolvers } from '../api/index.js';
import { type EventStore, SigningKey } from '../event-store/index.js';
import type { CampaignView } from './campaign-views.js';

interface SignedHead {
  readonly position: number;
  readonly hash: string;
  readonly signed: string;
}

/** Where campaigns stand, as this server's word that can be kept elsewhere. */
export class SignedHeads {
  constructor(
    private readonly store: EventStore,
    private readonly key: SigningKey,
  ) {}

  async of(campaign: string): Promise<SignedHead | null> {
    const head = await this.store.head(campaign);
    return head ? { position: head.position, hash: head.hash, signed: this.key.signHead(head) } : null;
  }
}

@Resolver('Campaign')
export class SignedHeadResolver implements Pick<Required<CampaignResolvers>, 'signedHead'> {
  constructor(private readonly heads: SignedHeads) {}

  @ResolveField()
  signedHead({ campaignId }: CampaignView) {
    return this.heads.of(campaignId);
  }
}

@Resolver()
export class SigningKeyQueries implements Pick<Required<QueryResolvers>, 'signingKey'> {
  constructor(private readonly key: SigningKey) {}

  @Query()
  signingKey() {
    return { algorithm: 'Ed25519', publicKey: this.key.publicKey };
  }
}

/** Where other servers, and people with a bundle in hand, find the key. */
export function wellKnown({ jwk }: SigningKey): Router {
  const router = Router();
  router.get('/.well-known/hexledger.json', (_request, response: Response) => {
    response.setHeader('access-control-allow-origin', '*').json({ keys: [jwk] });
  });
  return router;
}
