import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes: the library's defaults are stated so that an upgrade cannot weaken them unseen. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let nobody: Promise<string> | undefined;

/** Takes the same time with and without a password to compare with. */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('the password of nobody');
  const fits = await verify(stored ?? (await nobody), password);
  return fits && stored !== null;
}
