/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  spotted: says<{
    readonly unit: string;
    readonly at: string;
    readonly die: number;
    readonly modified: number;
    readonly needs: number;
    readonly success: boolean;
  }>(
    ({ unit, at, modified, needs, success }, name) =>
      `${name(unit)} ${success ? 'spots' : 'does not spot'} ${at} with ${modified} (${needs} or less is needed).`,
  ),
  'spotted-lost': says<{ readonly at: string }>(
    ({ at }) => `Nobody is left in ${at}: its Spotted marker is removed.`,
    'silent',
  ),
});
