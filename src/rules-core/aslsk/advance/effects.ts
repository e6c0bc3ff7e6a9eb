import { effects, says } from '../../kernel/form/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { listed } from '../sentences.js';

/** What can happen in the Advance Phase (3.7). */
export const tells = effects({
  advanced: says<{
    readonly units: readonly UnitId[];
    readonly from: string;
    readonly to: string;
    readonly exhausted: readonly UnitId[];
  }>(
    ({ units, from, to, exhausted }, name) =>
      `${listed(units, name)} advance from ${from} to ${to}${exhausted.length > 0 ? `; ${listed(exhausted, name)} exhausted` : ''}.`,
  ),
});

export type AdvanceTask = never;
