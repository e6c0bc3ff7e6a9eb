/** The open sockets of this process, and how many of them, and of what they subscribe to, are too many. */
import { ApiError } from '../access/problems.js';
import type { ApiLimits } from '../settings.js';

export interface OpenSocket {
  readonly address: string;
  authorization: string | undefined;
  /** Who has connected, as budgets know them. */
  caller: string;
  /** Why it may not connect. */
  refusal?: string;
  /** What it subscribes to, by the client's own ids. */
  subscriptions: object;
}

export class OpenSockets {
  private readonly sockets = new Set<OpenSocket>();

  constructor(private readonly limits: ApiLimits['subscriptions']) {}

  /** A new socket, or why there may be no more. */
  admit(address: string): OpenSocket | { readonly full: string } {
    const { sockets, socketsPerAddress } = this.limits;
    if (this.sockets.size >= sockets) return { full: 'Too many sockets are open. Try again later.' };
    if (this.count((one) => (one.address === address ? 1 : 0)) >= socketsPerAddress)
      return { full: 'Too many sockets from this address. Close some first.' };
    const socket = { address, authorization: undefined, caller: `address:${address}`, subscriptions: {} };
    this.sockets.add(socket);
    return socket;
  }

  release(socket: OpenSocket): void {
    this.sockets.delete(socket);
  }

  /** The subscription that is asked for counts already. */
  refuseTooMany(socket: OpenSocket): void {
    const { perSocket, perCaller, perAddress, subscriptions } = this.limits;
    const { caller, address } = socket;
    const subscribed = (one: OpenSocket) => Object.keys(one.subscriptions).length;
    if (subscribed(socket) > perSocket) throw tooMany('on this socket. Complete some first.');
    if (this.count((one) => (one.caller === caller ? subscribed(one) : 0)) > perCaller)
      throw tooMany('of this account. Complete some first.');
    if (this.count((one) => (one.address === address ? subscribed(one) : 0)) > perAddress)
      throw tooMany('from this address. Complete some first.');
    if (this.count(subscribed) > subscriptions) throw tooMany('on this server. Try again later.');
  }

  private count(of: (socket: OpenSocket) => number): number {
    let sum = 0;
    for (const socket of this.sockets) sum += of(socket);
    return sum;
  }
}

const tooMany = (where: string): ApiError =>
  new ApiError('TOO_MANY_SUBSCRIPTIONS', `Too many subscriptions ${where}`);
