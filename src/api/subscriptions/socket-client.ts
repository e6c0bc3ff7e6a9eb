import type { WebSocket } from 'ws';
import type { ApiLimits } from '../settings.js';

const TOO_SLOW = 4413;

/** What waits to be sent on all sockets together. */
export class Waiting {
  bytes = 0;
}

/**
 * The sending side of one socket. A message is done when the network has taken it, so a stream is read no faster than its client reads;
 * a client that lets too much pile up, or keeps one message waiting too long, is told so and let go.
 */
export class SocketClient {
  constructor(
    private readonly socket: WebSocket,
    private readonly limits: ApiLimits['subscriptions'],
    private readonly waiting: Waiting,
  ) {}

  send(text: string): Promise<void> {
    if (this.socket.readyState !== this.socket.OPEN) return Promise.resolve();
    const { bufferedAmount } = this.socket;
    const { bufferedBytes, bufferedBytesOfAll } = this.limits;
    const isFull = this.waiting.bytes > bufferedBytesOfAll && bufferedAmount > 0;
    if (bufferedAmount > bufferedBytes || isFull) {
      this.letGo('Too slow: too much is waiting. Resume from the last position you have seen.');
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      this.waiting.bytes += text.length;
      const patience = setTimeout(
        () => this.letGo('Too slow: a message waited too long. Resume from the last position you have seen.'),
        this.limits.patienceSeconds * 1000,
      );
      this.socket.send(text, (fault) => {
        clearTimeout(patience);
        this.waiting.bytes -= text.length;
        // What cannot be written has nobody to read it: the client went away without a word, which is not our error.
        if (fault) this.socket.terminate();
        resolve();
      });
    });
  }

  /** The close frame queues behind what the client does not read, so after a moment the connection is cut. */
  private letGo(reason: string): void {
    this.socket.close(TOO_SLOW, reason);
    const cut = setTimeout(() => this.socket.terminate(), 1000);
    cut.unref();
    this.socket.once('close', () => clearTimeout(cut));
  }
}
