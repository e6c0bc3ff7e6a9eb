import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { checkUrl, publicLookup } from './address.js';
import { sign, signatureHeader } from './signature.js';

interface Delivery {
  /** The same for every attempt: receivers use it to recognise what they have seen. */
  readonly id: string;
  readonly url: string;
  readonly secret: string;
  readonly body: string;
}

export interface DeliveryLimits {
  readonly allowInternal: boolean;
  readonly timeoutMs: number;
}

export interface Answered {
  readonly status: number;
  /** How long the receiver asks to be left alone, where it says so. */
  readonly retryAfterMs: number | undefined;
}

/** Posts once and answers with the receiver's status. Follows no redirect and reads no more than status and headers. */
export async function deliver(
  delivery: Delivery,
  limits: DeliveryLimits,
  signal?: AbortSignal,
): Promise<Answered> {
  const url = checkUrl(delivery.url, limits.allowInternal);
  const request = url.protocol === 'https:' ? overHttps : overHttp;
  const timeout = AbortSignal.timeout(limits.timeoutMs);
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        ...(!limits.allowInternal && { lookup: publicLookup }),
        // A connection of its own: nothing of one receiver is shared with another.
        agent: false,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(delivery.body),
          'user-agent': 'hexledger-webhooks',
          'hexledger-delivery': delivery.id,
          [signatureHeader]: sign(delivery.body, delivery.secret, Math.floor(Date.now() / 1000)),
        },
      },
      (response) => {
        const { 'retry-after': later, 'x-ratelimit-reset-after': reset } = response.headers;
        const retryAfterMs = pauseOf(later) ?? pauseOf(typeof reset === 'string' ? reset : undefined);
        resolve({ status: response.statusCode ?? 0, retryAfterMs });
        response.destroy();
      },
    );
    sent.once('error', (error) =>
      reject(timeout.aborted ? new Error(`no answer within ${limits.timeoutMs} ms`) : error),
    );
    sent.end(delivery.body);
  });
}

/** Seconds, whole or not, or a date. */
export function pauseOf(text: string | undefined, nowMs: number = Date.now()): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,9}(\.\d{1,9})?$/.test(text.trim())) return Math.ceil(Number(text) * 1_000);
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}
