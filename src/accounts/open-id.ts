import { createRemoteJWKSet, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { JOSEError, JWKSTimeout } from 'jose/errors';
import { z } from 'zod';
import { readAs } from '../rules-core/kernel/position/complaints.js';

/** Public-key signatures only: with a shared secret, everybody who checks a token could make one. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const DISCOVERY_MS = 5_000;
const TOLERANCE_SECONDS = 30;
const discovered = z.object({ issuer: z.string(), jwks_uri: z.url() });

export interface VouchedFor {
  subject: string;
  displayName: string;
  /** What was signed, which is the same however the signature is written. */
  signed: string;
  expiresAt: Date;
}

export class IssuerUnreachable extends Error {}

/** An OpenID Connect issuer whose word on who somebody is we take. */
export class OpenIdIssuer {
  private keys: Promise<JWTVerifyGetKey> | undefined;

  constructor(
    readonly issuer: string,
    private readonly clientId: string,
  ) {}

  /** Who the token is about; null when it is not, or no longer, good, or was made for somebody else. */
  async read(idToken: string, nonce: string | null): Promise<VouchedFor | null> {
    const keys = await this.keySet();
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: this.issuer,
        audience: this.clientId,
        algorithms: ALGORITHMS,
        requiredClaims: ['exp', 'iat', 'sub'],
        maxTokenAge: '10 minutes',
        clockTolerance: TOLERANCE_SECONDS,
      });
      const { sub, exp } = payload;
      if (!sub || exp === undefined || !nonceFits(payload, nonce) || !this.isOurs(payload)) return null;
      return {
        subject: sub,
        displayName: nameIn(payload),
        signed: idToken.slice(0, idToken.lastIndexOf('.')),
        expiresAt: new Date((exp + TOLERANCE_SECONDS) * 1000),
      };
    } catch (fault) {
      if (fault instanceof JWKSTimeout || !(fault instanceof JOSEError))
        throw unreachable(this.issuer, fault);
      return null;
    }
  }

  /** A token for several audiences, or for another party, must name us as the party that it was made for. */
  private isOurs({ aud, azp }: JWTPayload): boolean {
    const isForUsAlone = typeof aud === 'string' || aud?.length === 1;
    return azp === undefined ? isForUsAlone : azp === this.clientId;
  }

  private keySet(): Promise<JWTVerifyGetKey> {
    this.keys ??= this.discover().catch((fault: unknown) => {
      this.keys = undefined; // the next sign-in tries again
      throw unreachable(this.issuer, fault);
    });
    return this.keys;
  }

  private async discover(): Promise<JWTVerifyGetKey> {
    const address = `${this.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(DISCOVERY_MS), redirect: 'error' });
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    const read = readAs(discovered, await answer.json());
    if (!read.ok) {
      const [{ path, message }] = read.wrong;
      throw new Error(`of what ${address} answers, ${path.join('.') || 'all'} ${message}`);
    }
    const { issuer, jwks_uri } = read.value;
    if (issuer !== this.issuer) throw new Error(`${address} speaks for "${issuer}"`);
    return createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: DISCOVERY_MS });
  }
}

function unreachable(issuer: string, cause: unknown): IssuerUnreachable {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new IssuerUnreachable(`The issuer ${issuer} cannot be asked: ${why}`, { cause });
}

function nonceFits(payload: JWTPayload, nonce: string | null): boolean {
  return nonce === null ? payload.nonce === undefined : payload.nonce === nonce;
}

function nameIn(payload: JWTPayload): string {
  for (const claim of [payload.name, payload.preferred_username, payload.nickname]) {
    const name =
      typeof claim === 'string'
        ? claim
            .replace(/\p{Cc}|\p{Cf}|\p{Cs}/gu, '')
            .trim()
            .slice(0, 80)
        : '';
    if (name !== '') return name;
  }
  return 'Newcomer';
}
