import type { IncomingMessage } from 'node:http';
import type { Step } from '../operations/index.js';

/** For so long requests are taken in one turn of the event loop; then others get a word in. */
const SLICE_MS = 8;

/**
 * Requests that arrive together are taken in slices, one of each address by turns: hundreds at once from one address hold
 * neither the event loop nor the others.
 */
export class Turns {
  private readonly waiting = new Map<string, (() => void)[]>();
  /** When this turn of the event loop took its first request. */
  private began: number | undefined;

  constructor(
    private readonly addressOf: (request: IncomingMessage) => string,
    private readonly now = () => performance.now(),
  ) {}

  readonly take: Step = (request, response, next) => {
    if (this.waiting.size === 0 && this.hasTime()) {
      next();
      return;
    }
    const address = this.addressOf(request);
    const queue = this.waiting.get(address);
    const take = () => {
      if (!response.destroyed && !request.destroyed) next();
    };
    if (queue) queue.push(take);
    else this.waiting.set(address, [take]);
  };

  private hasTime(): boolean {
    this.began ??= this.beginTurn();
    return this.now() - this.began < SLICE_MS;
  }

  private beginTurn(): number {
    setImmediate(() => {
      this.began = undefined;
      this.takeSome();
    });
    return this.now();
  }

  private takeSome(): void {
    while (this.waiting.size > 0 && this.hasTime()) {
      const [address, queue] = this.waiting.entries().next().value as [string, (() => void)[]];
      this.waiting.delete(address);
      const take = queue.shift();
      if (queue.length > 0) this.waiting.set(address, queue);
      take?.();
    }
  }
}
