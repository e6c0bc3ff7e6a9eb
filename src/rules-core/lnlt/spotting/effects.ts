/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  'spotted-lost': says<{ readonly at: string }>(
    ({ at }) => `Nobody is left in ${at}: its Spotted marker is removed.`,
    'silent',
  ),
});
