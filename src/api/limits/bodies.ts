/** Bodies on their way: a few at a time from each address, so many bytes from all, and none for longer than a while. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLFormattedError } from 'graphql';
import type { Step } from '../../operations/index.js';
import type { ApiLimits } from '../settings.js';

interface Body {
  readonly address: string;
  readonly bytes: number;
  readonly until: number;
  readonly late: () => void;
}

const LOOK_EVERY_MS = 500;

export class Bodies {
  private readonly coming = new Set<Body>();
  private readonly perAddress = new Map<string, number>();
  private bytes = 0;
  private looking: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: ApiLimits['bodies'],
    private readonly mostBytes: number,
    private readonly addressOf: (request: IncomingMessage) => string,
  ) {}

  readonly admit: Step = (request, response, next) => {
    const address = this.addressOf(request);
    const declared = Number(request.headers['content-length'] ?? this.mostBytes);
    const bytes = Math.min(this.mostBytes, Number.isFinite(declared) ? declared : this.mostBytes);
    const fromThere = this.perAddress.get(address) ?? 0;
    if (fromThere >= this.limits.perAddress || this.bytes + bytes > this.limits.bytes) {
      letGo(response, 503, 'BUSY', 'Too much is being sent at once. Send it again in a moment.');
      return;
    }
    const late = () =>
      letGo(response, 408, 'TOO_SLOW', 'The request was not sent whole in time. Send it again.');
    this.come({ address, bytes, until: performance.now() + this.limits.seconds * 1000, late }, request);
    next();
  };

  private come(body: Body, request: IncomingMessage): void {
    this.coming.add(body);
    this.bytes += body.bytes;
    this.perAddress.set(body.address, (this.perAddress.get(body.address) ?? 0) + 1);
    this.looking ??= setInterval(() => this.look(), LOOK_EVERY_MS).unref();
    const gone = () => this.gone(body);
    request.once('end', gone);
    request.once('close', gone);
  }

  private gone(body: Body): void {
    if (!this.coming.delete(body)) return;
    this.bytes -= body.bytes;
    const left = (this.perAddress.get(body.address) ?? 1) - 1;
    if (left > 0) this.perAddress.set(body.address, left);
    else this.perAddress.delete(body.address);
  }

  private look(): void {
    const now = performance.now();
    for (const body of this.coming) {
      if (body.until > now) break; // They came in this order.
      this.gone(body);
      body.late();
    }
    if (this.coming.size > 0) return;
    clearInterval(this.looking);
    this.looking = undefined;
  }
}

/** What is still on its way is not waited for. */
function letGo(response: ServerResponse, status: number, code: string, message: string): void {
  response.once('finish', () => response.req.socket.destroy());
  response.setHeader('connection', 'close');
  refuse(response, status, { message, extensions: { code } });
}

/** In the same form as every other refusal. */
export function refuse(response: ServerResponse, status: number, error: GraphQLFormattedError): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify({ errors: [error] }));
}
