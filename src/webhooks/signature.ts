import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that proves who sent a delivery, and when. */
export const signatureHeader = 'hexledger-signature';

/** `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body" under the webhook's secret>` */
export function sign(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${mac(body, secret, seconds)}`;
}

/**
 * For receivers written in TypeScript: whether the body came from the holder of the secret within the last
 * `toleranceSeconds`. Compare before parsing the body.
 */
export function isSignedBy(
  secret: string,
  body: string,
  header: string,
  nowSeconds: number,
  toleranceSeconds = 300,
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header);
  if (!match) return false;
  const seconds = Number(match[1]);
  if (Math.abs(nowSeconds - seconds) > toleranceSeconds) return false;
  return timingSafeEqual(Buffer.from(mac(body, secret, seconds)), Buffer.from(match[2]!));
}

const mac = (body: string, secret: string, seconds: number): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
