import type { CampaignRole, Scope } from '../generated/schema.js';

/** Who asks: nobody, or a person with what their token allows. */
export type Viewer = Anonymous | SignedInViewer;

interface Anonymous {
  readonly kind: 'anonymous';
}

export interface SignedInViewer {
  readonly kind: 'person';
  readonly personId: string;
  readonly scopes: ReadonlySet<Scope>;
  /** What the request's budget is counted against. */
  readonly tokenId: string;
  /** The session behind an access token; null for a personal access token. */
  readonly sessionId: string | null;
}

export const ANONYMOUS: Anonymous = { kind: 'anonymous' };

/** What somebody is in one campaign, which decides what they may know and do there. */
export interface Standing {
  readonly campaignId: string;
  readonly role: CampaignRole;
  /** The key of a commander's side. */
  readonly side: string | null;
  /** How far behind the present an observer is kept. */
  readonly delaySeconds: number;
}

/** Turns an `Authorization` header into a viewer. Throws `AccessError` for a token that is no longer, or never was, good. */
export interface Authenticator {
  viewer(authorization: string | undefined): Promise<Viewer>;
}

/** Knows everybody's standing in every campaign; null where there is no such campaign or the viewer may not know of it. */
export interface Standings {
  of(viewer: Viewer, campaignId: string): Promise<Standing | null>;
  /** What everybody is to one battle that a referee has published; null where it is not. It holds for that battle alone. */
  toPublished(campaignId: string, battle: string): Promise<Standing | null>;
}

export const AUTHENTICATOR = Symbol('Authenticator');
export const STANDINGS = Symbol('Standings');
