/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  'rally-over': says<{ readonly side: string }>(
    ({ side }) => `${side} has finished its part of the Rally Phase.`,
    'silent',
  ),
});

export interface RallyTasks {
  /** One side's part of the Rally Phase. */
  rally: { readonly side: string };
}
