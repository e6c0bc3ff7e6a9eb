/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  'fire-announced': says<{ readonly by: readonly string[]; readonly target: string }>(
    ({ by, target }, name) =>
      `${by.map(name).join(', ')} ${by.length === 1 ? 'fires' : 'fire'} at ${name(target)}.`,
    'silent',
  ),
  'fire-over': says<{ readonly target: string }>(
    ({ target }, name) => `The fire at ${name(target)} is over.`,
    'silent',
  ),
  'held-fire': says<{ readonly side: string }>(({ side }) => `${side} holds its fire.`, 'silent'),
});

export interface FireTasks {
  'direct-fire': { side: string };
  overwatch: { side: string };
  /** Fire that is announced is resolved, shot by shot (4.4.1). */
  volley: object;
}
