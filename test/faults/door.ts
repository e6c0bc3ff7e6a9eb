import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** An address that stays when the server behind it comes back on another port. */
export class Door {
  private readonly open = new Set<Socket>();
  /** The port of the server behind it; undefined while there is none. */
  behind: number | undefined;

  private constructor(private readonly server: Server) {
    server.on('connection', (caller) => this.let(caller));
  }

  static async open(): Promise<Door> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Door(server);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Cuts all open connections; new ones may enter. */
  slam(): void {
    for (const socket of this.open) socket.destroy();
  }

  close(): void {
    this.slam();
    this.server.close();
  }

  private let(caller: Socket): void {
    if (this.behind === undefined) return void caller.destroy();
    const called = connect(this.behind, '127.0.0.1');
    for (const [one, other] of [
      [caller, called],
      [called, caller],
    ] as const) {
      this.open.add(one);
      one.setNoDelay().pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.open.delete(one);
        other.destroy();
      });
    }
  }
}
