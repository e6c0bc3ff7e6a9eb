import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly request: IncomingMessage;
  readonly body: string;
}

/** A receiver of webhooks that answers what it is told to, and remembers what it got. */
export class Receiver {
  readonly received: Received[] = [];
  /** The statuses of the next answers, 0 for silence; 204 when there are none. */
  answers: number[] = [];
  /** Sent with every answer. */
  headers: Record<string, string> = {};
  private readonly server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    this.received.push({ request, body });
    const status = this.answers.shift() ?? 204;
    if (status === 0) return;
    response.writeHead(status, { location: '/elsewhere', ...this.headers }).end('x'.repeat(1_000));
  });

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
