export interface Readiness {
  readonly ready: boolean;
  /** What each check says: `ok`, or what is wrong. */
  readonly checks: Readonly<Record<string, string>>;
}

const patienceMs = 3_000;

/** Whether this process should be sent requests: every registered check passes and it is not about to stop. */
export class Health {
  private readonly checks = new Map<string, () => Promise<void>>();
  private stopping = false;

  /** `look` throws with a sentence when the thing named is not usable. */
  register(name: string, look: () => Promise<void>): void {
    this.checks.set(name, look);
  }

  /** From now on not ready, so that a load balancer looks elsewhere while requests in flight finish. */
  stop(): void {
    this.stopping = true;
  }

  async readiness(): Promise<Readiness> {
    const checked = await Promise.all(
      [...this.checks].map(async ([name, look]) => [name, await verdict(look)] as const),
    );
    const all = this.stopping ? [...checked, ['process', 'stopping'] as const] : checked;
    return { ready: all.every(([, said]) => said === 'ok'), checks: Object.fromEntries(all) };
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
