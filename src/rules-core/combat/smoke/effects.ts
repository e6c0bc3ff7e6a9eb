/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  'grenade-used': says<{ readonly unit: string; readonly left: number }>(
    ({ unit, left }, name) => `${name(unit)} throws smoke; ${left} left.`,
  ),
});
