interface Readiness {
  /** Every check that is needed says `ok`. */
  readonly ready: boolean;
  /** What each check says: `ok`, or what is wrong. */
  readonly checks: Readonly<Record<string, string>>;
}

const patienceMs = 3_000;

interface Check {
  readonly look: () => Promise<void>;
  readonly needed: boolean;
}

/** A process is ready for requests if everything that it needs is there, and it is not about to stop. */
export class Health {
  private readonly checks = new Map<string, Check>();
  private stopping = false;

  /**
   * `look` throws with a sentence when the thing named is not usable. What only makes the process slower when it is
   * away (a queue, live news) is not `needed`: it is reported, but takes no process out of service.
   */
  register(name: string, look: () => Promise<void>, { needed }: { needed: boolean }): void {
    this.checks.set(name, { look, needed });
  }

  /** From now on not ready, so that a load balancer looks elsewhere while requests in flight finish. */
  stop(): void {
    this.stopping = true;
  }

  async readiness(): Promise<Readiness> {
    const found = await Promise.all(
      [...this.checks].map(async ([name, { look, needed }]) => ({ name, needed, said: await verdict(look) })),
    );
    if (this.stopping) found.push({ name: 'process', needed: true, said: 'stopping' });
    return {
      ready: found.every(({ needed, said }) => !needed || said === 'ok'),
      checks: Object.fromEntries(found.map(({ name, said }) => [name, said])),
    };
  }
}

async function verdict(look: () => Promise<void>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('no answer in time'), patienceMs);
  });
  try {
    return await Promise.race([look().then(() => 'ok'), tooSlow]);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
}
